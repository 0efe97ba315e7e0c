import { formatNumber, type Message, renderText, type Seat, type Voice } from '#kernel';
import { en } from './words.en.ts';
import { fr, type Words } from './words.fr.ts';

/** Everything a part of the page needs to put the position into words and figures. Amounts carry no currency sign. */
export interface Speech {
  readonly words: Words;
  readonly lang: Voice['lang'];
  readonly name: (seat: Seat) => string;
  readonly money: (sum: number) => string;
  /** With its sign. */
  readonly change: (sum: number) => string;
  /** A word of the game's own catalogue. */
  readonly term: (key: string) => string | undefined;
  /** A sentence of the game. */
  readonly render: (message: Message) => string;
  /** « Léa, Malik et Omar ». */
  readonly list: (words: readonly string[]) => string;
}

const WORDS: Readonly<Record<Voice['lang'], Words>> = { fr, en };
const AND: Readonly<Record<Voice['lang'], string>> = { fr: ' et ', en: ' and ' };

export const speechOf = (voice: Voice): Speech => {
  const { lang } = voice;
  return {
    words: WORDS[lang],
    lang,
    name: (seat) => voice.seatName(seat),
    money: (sum) => formatNumber(sum, lang),
    change: (sum) => (sum > 0 ? '+' : '') + formatNumber(sum, lang),
    term: (key) => voice.catalogue[key],
    render: (message) => renderText(message, voice),
    list: (words) => (words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')}${AND[lang]}${words.at(-1) ?? ''}`),
  };
};
