/** How a company's name is set on a square that may be too narrow for it: never with an ellipsis. */

export interface SetName {
  readonly lines: readonly string[];
  /** Width axis of the fonts, in per cent; Besley has none, so there the letters are drawn closer. */
  readonly tight: boolean;
}

/** Mean width of a letter of Besley bold, in parts of its size. */
const LETTER = 0.61;
const CLOSER = 0.92;

const widthOf = (text: string, size: number): number => text.length * LETTER * size;

/** Two lines broken where the longer one is shortest. */
const inTwo = (words: readonly string[]): readonly string[] => {
  const breaks = words.slice(1).map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
  const longest = (lines: readonly string[]): number => Math.max(...lines.map((line) => line.length));
  return breaks.reduce((best, lines) => (longest(lines) < longest(best) ? lines : best), breaks[0] ?? words);
};

const initials = (words: readonly string[]): string =>
  words
    .filter((word) => /^\p{Lu}/u.test(word))
    .map((word) => `${word.slice(0, 1)}.`)
    .join('');

/** First on one line, then drawn closer, then on two lines, then by its initials. */
export const setName = (name: string, room: number, size: number): SetName => {
  const words = name.split(' ');
  if (widthOf(name, size) <= room) return { lines: [name], tight: false };
  if (words.length === 1) return { lines: [name], tight: true };
  const lines = inTwo(words);
  const widest = Math.max(...lines.map((line) => widthOf(line, size * 0.9)));
  if (widest <= room) return { lines, tight: false };
  if (widest * CLOSER <= room) return { lines, tight: true };
  return { lines: [initials(words)], tight: false };
};

/** For a heading with room for so many letters: the name, or its initials. */
export const shortName = (name: string, letters: number): string => (name.length <= letters ? name : initials(name.split(' ')));
