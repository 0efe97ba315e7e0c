import type { Seat } from '#kernel/game.ts';
import { type Message, renderText } from '#kernel/messages.ts';
import { formatChange, formatNumber, type Say, sentenceOf, type Voice, wordsOf } from '#kernel/words.ts';
import { words as catalogue } from './words.ts';

/** Everything a part of the page needs to put the position into words and figures. Amounts carry no currency sign. */
export interface Speech {
  readonly words: Say<typeof catalogue>;
  readonly lang: Voice['lang'];
  readonly name: (seat: Seat) => string;
  readonly money: (sum: number) => string;
  /** With its sign. */
  readonly change: (sum: number) => string;
  /** A word of the game's own catalogue. */
  readonly term: (key: string) => string | undefined;
  /** A sentence of the game. */
  readonly render: (message: Message) => string;
}

const wordsIn = wordsOf(catalogue);

export const speechOf = (voice: Voice): Speech => {
  const { lang } = voice;
  return {
    words: wordsIn(voice),
    lang,
    name: (seat) => voice.seatName(seat),
    money: (sum) => formatNumber(sum, lang),
    change: (sum) => formatChange(sum, lang, ''),
    term: (key) => sentenceOf(voice, key),
    render: (message) => renderText(message, voice),
  };
};
