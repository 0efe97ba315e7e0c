import type { Province } from '#games/ecodip/data/world.ts';

/** Without accents and capitals, which few people type. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const matches = (province: Province, words: string): boolean =>
  province.id.toLowerCase() === words || plain(province.name.fr).includes(words) || plain(province.name.en).includes(words);

/** The province meant by a few letters: its id, else the first whose name begins so, else the first that has them. */
export const findProvince = (provinces: readonly Province[], text: string): Province | undefined => {
  const words = plain(text.trim());
  if (words === '') return undefined;
  return (
    provinces.find(({ id }) => id.toLowerCase() === words) ??
    provinces.find(({ name }) => plain(name.fr).startsWith(words) || plain(name.en).startsWith(words)) ??
    provinces.find((province) => matches(province, words))
  );
};

/* How wide names will be on the screen, before they are drawn. */

/** Letters that are much wider or narrower than the others, in shares of their height. */
const WIDE: Readonly<Record<string, number>> = {
  m: 0.8,
  w: 0.74,
  i: 0.26,
  j: 0.28,
  l: 0.26,
  t: 0.34,
  f: 0.34,
  r: 0.36,
  ' ': 0.26,
  '·': 0.26,
  '\u00a0': 0.26,
  '’': 0.24,
};
const LETTER = 0.52;
const CAPITAL = 0.62;
/** Seas are written in wide italic capitals with room between them. */
const SEA_LETTER = 0.85;
const SEA_WIDE: Readonly<Record<string, number>> = { I: 0.48, M: 1.1, W: 1.26 };

const letterWidth = (letter: string): number => WIDE[letter] ?? (letter === letter.toLowerCase() ? LETTER : CAPITAL);

/** Pixels across of a text whose letters are so many pixels high. */
export const widthOf = (text: string, letters: number, isSea: boolean): number =>
  Array.from(text).reduce((sum, letter) => sum + (isSea ? (SEA_WIDE[letter] ?? SEA_LETTER) : letterWidth(letter)), 0) * letters;
