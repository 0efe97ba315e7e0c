import { renderText } from '#kernel/messages.ts';
import type { Lang, Voice } from '#kernel/words.ts';

/** What a game calls a turn, in the forms that sentences need. */
export interface TurnWord {
  readonly one: string;
  readonly many: string;
  /** Before its number, as a thing: « la bataille » 8, “battle” 8. */
  readonly the: string;
  /** As a moment: « à la bataille » 8. */
  readonly at: string;
  /** As an owner: « de la bataille » 8. */
  readonly of: string;
  /** Where a turn has a name rather than a number: « Printemps 2011 ». */
  readonly named?: (turn: number) => TurnName;
}

/** One turn, as sentences call it. */
export interface TurnName {
  readonly title: string;
  /** « la bataille 8 », « le printemps 2011 ». */
  readonly the: string;
  /** « à la bataille 8 », « au printemps 2011 ». */
  readonly at: string;
}

/** The forms of a word in the reader's language that is feminine in French: « bataille », “battle”. */
export const feminine = (noun: string, { lang }: Pick<Voice, 'lang'>): TurnWord =>
  lang === 'fr'
    ? { one: noun, many: `${noun}s`, the: `la ${noun}`, at: `à la ${noun}`, of: `de la ${noun}` }
    : { one: noun, many: `${noun}s`, the: noun, at: `in ${noun}`, of: `of ${noun}` };

const TURN: Readonly<Record<Lang, TurnWord>> = {
  fr: { one: 'tour', many: 'tours', the: 'le tour', at: 'au tour', of: 'du tour' },
  en: { one: 'turn', many: 'turns', the: 'turn', at: 'at turn', of: 'of turn' },
};

/** The game's own word, or « tour ». */
export const turnWordOf = (page: { readonly turnWord?: (voice: Voice) => TurnWord } | null, voice: Voice): TurnWord =>
  page?.turnWord?.(voice) ?? TURN[voice.lang];

export const turnName = ({ one, the, at, named }: TurnWord, turn: number): TurnName =>
  named?.(turn) ?? { title: `${headed(one)} ${turn}`, the: `${the} ${turn}`, at: `${at} ${turn}` };

/** « Bataille 8 », as a heading. */
export const turnTitle = (word: TurnWord, turn: number): string => turnName(word, turn).title;

/** « Bataille », at the head of a column. */
export const headed = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/** « 8 batailles ». */
export const countedTurns = ({ one, many }: TurnWord, count: number, voice: Voice): string =>
  renderText({ key: 'turns', args: { count }, clauses: [] }, { ...voice, catalogue: { turns: [`{count|# ${one}|# ${many}}`, `{count|# ${one}|# ${many}}`] } });
