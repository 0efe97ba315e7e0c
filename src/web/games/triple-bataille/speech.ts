import { rankOf, suitOf } from '#games/triple-bataille/rules/cards.ts';
import type { Face, Options } from '#games/triple-bataille/types.ts';
import { formatNumber, type Message, renderText, type Seat, type Voice } from '#kernel';
import { en } from './words.en.ts';
import { fr, type Words } from './words.fr.ts';

/** Everything a part of the page needs to put the position into words and figures. */
export interface Speech {
  readonly words: Words;
  readonly voice: Voice;
  readonly lang: Voice['lang'];
  readonly name: (seat: Seat) => string;
  readonly number: (value: number) => string;
  /** With its sign: gains and losses. */
  readonly signed: (value: number) => string;
  /** « 4 cartes ». */
  readonly cards: (count: number) => string;
  /** What stands in the corner of a card. */
  readonly index: (face: Face, jokers: Options['jokers']) => string;
  /** « roi de cœur ». */
  readonly face: (face: Face, jokers: Options['jokers']) => string;
  readonly term: (key: string) => string;
  readonly sentence: (message: Message) => string;
}

const WORDS: Readonly<Record<Voice['lang'], Words>> = { fr, en };

export const speechOf = (voice: Voice): Speech => {
  const { lang, catalogue } = voice;
  const words = WORDS[lang];
  const number = (value: number): string => formatNumber(value, lang);
  return {
    words,
    voice,
    lang,
    name: (seat) => voice.seatName(seat),
    number,
    signed: (value) => (value > 0 ? '+' : '') + number(value),
    cards: (count) => `${number(count)}\u00a0${words.cards(count)}`,
    index: (face, jokers) => {
      const rank = rankOf(face, jokers);
      return words.ranks[rank] ?? String(rank);
    },
    face: (face, jokers) => {
      const suit = suitOf(face);
      const rank = rankOf(face, jokers);
      return suit === null ? words.joker : words.cardName(words.rankNames[rank] ?? String(rank), words.suits[suit] ?? '');
    },
    term: (key) => catalogue[key] ?? key,
    sentence: (message) => renderText(message, voice),
  };
};
