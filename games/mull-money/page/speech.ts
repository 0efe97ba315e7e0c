import { isSimulation } from '#games/mull-money/rules/facts.ts';
import type { Card, View } from '#games/mull-money/types.ts';
import type { Seat } from '#kernel/game.ts';
import { type Message, renderText } from '#kernel/messages.ts';
import { formatChange, formatMoney, formatNumber, type Say, sentenceOf, type Voice, wordOf, wordsOf } from '#kernel/words.ts';
import { words as catalogue } from './words.ts';

/** Everything a part of the page needs to put the position into words and figures. */
export interface Speech {
  readonly words: Say<typeof catalogue>;
  /** For whole sentences of the rules, dressed by the house. */
  readonly voice: Voice;
  readonly lang: Voice['lang'];
  readonly name: (seat: Seat) => string;
  readonly money: (sum: number) => string;
  /** With its sign. */
  readonly change: (sum: number) => string;
  readonly number: (value: number) => string;
  /** With its sign, without a unit. */
  readonly signed: (value: number) => string;
  /** The whole name of a card, as the rules write it. */
  readonly card: (view: Pick<View, 'options'>, card: Card) => string;
  /** A name that fits on a card. */
  readonly shortCard: (view: Pick<View, 'options'>, card: Card) => string;
  readonly term: (key: string) => string;
  readonly sentence: (message: Message) => string;
}

const wordsIn = wordsOf(catalogue);

/** MM-6.2.6: in the simulation variant the Transport card is the Negotiation. */
const cardWord = (view: Pick<View, 'options'>, card: Card): Card | 'negotiation' => (card === 'transport' && isSimulation(view) ? 'negotiation' : card);

export const speechOf = (voice: Voice): Speech => {
  const { lang, unit } = voice;
  const words = wordsIn(voice);
  return {
    words,
    voice,
    lang,
    name: (seat) => voice.seatName(seat),
    money: (sum) => formatMoney(sum, lang, unit),
    change: (sum) => formatChange(sum, lang, unit),
    number: (value) => formatNumber(value, lang),
    signed: (value) => formatChange(value, lang, ''),
    card: (view, card) => sentenceOf(voice, cardWord(view, card)) ?? card,
    shortCard: (view, card) => words(`cards.${cardWord(view, card)}`),
    term: (key) => wordOf(voice, key),
    sentence: (message) => renderText(message, voice),
  };
};

/** For a place with room for so many letters: the whole name, else its first word, else its beginning with a full stop. */
export const shortName = (name: string, letters: number): string => {
  if (name.length <= letters) return name;
  const [first = name] = name.split(/[\s-]+/u);
  return first.length <= letters ? first : `${first.slice(0, letters - 1)}.`;
};
