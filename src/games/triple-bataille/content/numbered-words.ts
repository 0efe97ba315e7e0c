import type { Catalogue, Lang, Localized } from '#kernel';

/* Words with a number in them. */

const SEAT: Localized = { fr: 'Place', en: 'Seat' };
const SUBSIDIARY: Localized = { fr: 'filiale', en: 'subsidiary' };
const JOKER: Localized = { fr: 'joker', en: 'joker' };
/** Jack, queen, king, ace. */
const COURT: Readonly<Record<Lang, readonly string[]>> = { fr: ['V', 'D', 'R', 'A'], en: ['J', 'Q', 'K', 'A'] };
const SUITS = ['♥', '♦', '♣', '♠'] as const;
const RANKS = 13;
const LOWEST = 2;
const HIGHEST_PLAIN = 10;

const faceWord = (lang: Lang, face: number): string => {
  const suit = SUITS[Math.floor(face / RANKS)];
  if (suit === undefined) return JOKER[lang];
  const rank = (face % RANKS) + LOWEST;
  return `${rank <= HIGHEST_PLAIN ? rank : (COURT[lang][rank - HIGHEST_PLAIN - 1] ?? '')}${suit}`;
};

const FACES = Array.from({ length: 54 }, (_, face) => face);

export const numberedWords = (lang: Lang, numbers: { readonly seats: readonly number[]; readonly subsidiaries: readonly number[] }): Catalogue =>
  Object.fromEntries([
    ...numbers.seats.map((seat) => [`seat${seat + 1}`, `${SEAT[lang]}\u00a0${seat + 1}`] as const),
    ...numbers.subsidiaries.map((index) => [`subsidiary${index + 1}`, `${SUBSIDIARY[lang]}\u00a0${index + 1}`] as const),
    ...FACES.map((face) => [`face${face}`, faceWord(lang, face)] as const),
  ]);
