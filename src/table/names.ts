import { at } from '#kernel/collections.ts';
import { nameFor, numberedName } from './player-name.ts';
import { type Refusal, refuse, type Result } from './refusal.ts';

/** Given to bots, in the order of their seats: as many as the largest table has, so that nobody is the second of a name whose first is not there. */
const BOT_NAMES: readonly string[] = `
  Hortense Balthazar Clémence Octave Philippine Gaspard Apolline Anatole Eugénie Isidore Adélaïde Barnabé
  Blanche Célestin Delphine Edgar Fantine Firmin Garance Gustave Héloïse Hippolyte Irène Jérémie
  Joséphine Lazare Léontine Ludovic Madeleine Maxence Mathilde Melchior Noémie Nestor Odile Oscar
  Pauline Placide Perrine Quentin Rosalie Roch Sidonie Sylvestre Séraphine Théodore Thaïs Timothée
  Ursule Ulysse Valentine Victor Victoire Vivien Violette Wilfried Yseult Yves Zélie Zacharie
`
  .trim()
  .split(/\s+/);

/** What a chair is called whose holder has had their name erased. */
export const unnamed = (seat: number, taken: readonly string[]): string => {
  for (let number = seat + 1; ; number += 100) {
    const name = numberedName(number);
    if (!taken.some((other) => areAlike(other, name) || areAlike(other, nameFor(name, 'en')))) return name;
  }
};

/** Control characters, letters that show nothing and those that turn the direction of the text around could make one name look like another. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]/gu;

const tidy = (typed: string): string => typed.normalize('NFC').replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();

const countCharacters = (text: string): number => Array.from(text).length;

/** How long a text is when it is sent. */
export const utf8Bytes = (text: string): number => {
  let bytes = 0;
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_0000 ? 3 : 4;
  }
  return bytes;
};

/** Marks that one letter may carry beside those that are part of it: scripts need two, towers of them cover the lines around. */
const STACKED = /\p{M}{3}/u;

/**
 * What is read as each letter, or pair of letters: those of other scripts, figures, letters with a bar or a hook. A capital stands here
 * where it looks like another letter than its small form does.
 */
const READ_AS: Readonly<Record<string, string>> = {
  a: 'аαɑ@ΛᴀԱ',
  b: 'вьβ8ʙɓбЬ',
  c: 'сϲᴄ¢',
  d: 'ԁđɗδ',
  e: 'еєεɛ€',
  f: 'ſƒϝ',
  g: 'ɡɢց',
  h: 'һнΗհħʜ',
  i: 'іıιɪɩ',
  j: 'јյʝ',
  k: 'кκᴋ',
  l: 'ӏ1|łƚʟɭ',
  m: 'мΜᴍ',
  n: 'пηΝոɴ',
  o: 'оοօσ0өø',
  p: 'рρ',
  q: 'ԛզ',
  r: 'гʀ',
  s: 'ѕ5$ʂ',
  t: 'тτŧᴛ',
  u: 'սυʋ',
  v: 'νѵ',
  w: 'ԝωѡ',
  x: 'хχ×',
  y: 'уγүʏΥ',
  z: 'ζ2ʐ',
  '3': 'зʒӡ',
  ae: 'æ',
  oe: 'œ',
  ss: 'ß',
  th: 'þ',
};
const ALIKE: ReadonlyMap<string, string> = new Map(Object.entries(READ_AS).flatMap(([read, signs]) => Array.from(signs, (sign) => [sign, read] as const)));

const readAs = (sign: string): string => {
  const small = sign.toLowerCase();
  return ALIKE.get(sign) ?? ALIKE.get(small) ?? small;
};

/** What is left of a name when case, accents, spaces and look-alike letters are put aside: equal for names that people read alike. */
const lookOf = (name: string): string => {
  const look = Array.from(name.normalize('NFKD'), readAs)
    .join('')
    .replace(/[\p{M}\p{Z}\p{P}]/gu, '')
    // Two letters that are one to the eye.
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w');
  // A capital I is a small l to the eye, and both become one here.
  return look === '' ? name : look.replace(/[il]/g, 'l');
};

export const areAlike = (name: string, other: string): boolean => lookOf(name) === lookOf(other);

/** Parts of a text that may be a word: between spaces, and between any signs. */
const pieces = (text: string): readonly string[] => [...text.split(/\s+/u), ...text.split(/[\s\p{P}\p{S}]+/u), text].map(lookOf);

/**
 * Tells whether a text has one of these words in it, as people read them: look-alike letters, accents, case and signs between the letters do not
 * hide one. A word is a whole word, unless a star says how it may go on: `mot*`, `*mot*`.
 */
export const hasWord = (words: readonly string[]): ((text: string) => boolean) => {
  const looks = words.map((word) => ({ look: lookOf(word.replaceAll('*', '')), before: word.startsWith('*'), after: word.endsWith('*') }));
  return (text) =>
    looks.length > 0 &&
    pieces(text).some((piece) =>
      looks.some(({ look, before, after }) => {
        if (before && after) return piece.includes(look);
        return after ? piece.startsWith(look) : before ? piece.endsWith(look) : piece === look;
      }),
    );
};

/** A bot's name that nobody at the table bears; the same name gets a number only when all are taken. */
export const botName = (seat: number, taken: readonly string[]): string => {
  for (let round = 1; ; round++) {
    for (const step of BOT_NAMES.keys()) {
      const name = at(BOT_NAMES, (seat + step) % BOT_NAMES.length);
      const numbered = round === 1 ? name : `${name} ${round}`;
      if (!taken.some((other) => areAlike(other, numbered))) return numbered;
    }
  }
};

/** A name as it will be shown, or why it may not be one. */
export const readName = (typed: string, longest: number): Result<string> => {
  const name = tidy(typed);
  const length = countCharacters(name);
  if (STACKED.test(name)) return refuse('nameMarks');
  return length >= 1 && length <= longest ? name : refuse('badName', { limit: longest });
};

/** Null, or that somebody else at the table is called so already, to whoever reads both. */
export const nameTaken = (seats: readonly { readonly seat: number; readonly name: string }[], seat: number, name: string): Refusal | null =>
  seats.some((held) => held.seat !== seat && held.name !== '' && areAlike(held.name, name)) ? refuse('nameTaken') : null;

/** Talk keeps its lines; it is shown as plain text and never as markup. */
export const readTalk = (typed: string, longest: number): string | null => {
  const lines = typed.normalize('NFC').split(/\r\n|[\r\n\u2028\u2029]/);
  const text = lines
    .map((line) => line.replace(INVISIBLE, '').trimEnd())
    .join('\n')
    .trim();
  const length = countCharacters(text);
  return length >= 1 && length <= longest ? text : null;
};
