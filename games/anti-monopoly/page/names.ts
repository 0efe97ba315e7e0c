/** How a street's name is set on a square too narrow for it: broken at spaces and hyphens, never with an ellipsis. */

/** German names are one word: where a compositor would divide them. */
const DIVIDED: Readonly<Record<string, string>> = {
  Alexanderplatz: 'Alexander-|platz',
  Kurfürstendamm: 'Kurfürsten-|damm',
  Leidsestraat: 'Leidse-|straat',
  Kalverstraat: 'Kalver-|straat',
};

const divided = (word: string, most: number): readonly string[] => (word.length > most ? (DIVIDED[word] ?? word).split('|') : [word]);

export const brokenName = (name: string, most: number): readonly string[] => {
  const words = name
    .replace(/-(?=\p{Lu})/gu, '- ')
    .split(' ')
    .flatMap((word) => divided(word, most));
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const joined = last === undefined ? word : `${last}${last.endsWith('-') ? '' : ' '}${word}`;
    if (last !== undefined && joined.length <= most) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
};

/** « rue de la Paix » opens a line of its own. */
export const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Three letters of a city, or the initials of a city of two words: ROM, BRU, NY. */
export const cityTag = (city: string): string => {
  const words = city.split(' ');
  const letters = words.length > 1 ? words.map((word) => word.slice(0, 1)).join('') : city.slice(0, 3);
  return letters.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
};
