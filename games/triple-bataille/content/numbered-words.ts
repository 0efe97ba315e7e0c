import type { Sentence, Words } from '#kernel/words.ts';

/* Words with a number in them. */

const SEAT: Sentence = ['Place', 'Seat'];
const SUBSIDIARY: Sentence = ['filiale', 'subsidiary'];
const JOKER: Sentence = ['joker', 'joker'];
/** Jack, queen, king, ace. */
const COURT: readonly Sentence[] = [
  ['V', 'J'],
  ['D', 'Q'],
  ['R', 'K'],
  ['A', 'A'],
];
const SUITS = ['♥', '♦', '♣', '♠'] as const;
const RANKS = 13;
const LOWEST = 2;
const HIGHEST_PLAIN = 10;

const faceWord = (face: number): Sentence => {
  const suit = SUITS[Math.floor(face / RANKS)];
  if (suit === undefined) return JOKER;
  const rank = (face % RANKS) + LOWEST;
  const [fr, en] = COURT[rank - HIGHEST_PLAIN - 1] ?? [rank, rank];
  return [`${fr}${suit}`, `${en}${suit}`];
};

const numbered = ([fr, en]: Sentence, number: number): Sentence => [`${fr}\u00a0${number}`, `${en}\u00a0${number}`];

const FACES = Array.from({ length: 54 }, (_, face) => face);

export const numberedWords = ({ seats, subsidiaries }: { readonly seats: readonly number[]; readonly subsidiaries: readonly number[] }): Words =>
  Object.fromEntries([
    ...seats.map((seat) => [`seat${seat + 1}`, numbered(SEAT, seat + 1)] as const),
    ...subsidiaries.map((index) => [`subsidiary${index + 1}`, numbered(SUBSIDIARY, index + 1)] as const),
    ...FACES.map((face) => [`face${face}`, faceWord(face)] as const),
  ]);
