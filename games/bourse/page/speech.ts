import type { words as rules } from '#games/bourse/words.ts';
import { ECONOMIC_PHASES, type EconomicPhase, type SecurityId, type View } from '#games/bourse/types.ts';
import type { Seat } from '#kernel/game.ts';
import { renderText } from '#kernel/messages.ts';
import { formatChange, formatMoney, formatNumber, type PlainKey, type Say, type Voice, wordsOf } from '#kernel/words.ts';
import { words as catalogue } from './words.ts';
import { viewOf } from '#web/shell/at-table.tsx';

/** Everything a part of the page needs to put the position into words and figures. */
export interface Speech {
  readonly words: Say<typeof catalogue>;
  /** A sentence of the rules' own catalogue. */
  readonly term: (key: PlainKey<typeof rules>) => string;
  readonly lang: Voice['lang'];
  readonly name: (seat: Seat) => string;
  readonly money: (sum: number) => string;
  /** With its sign. */
  readonly change: (sum: number) => string;
  /** Without the unit, where it stands in a caption. */
  readonly number: (sum: number) => string;
  readonly company: (view: View, security: SecurityId) => string;
}

const wordsIn = wordsOf(catalogue);

export const speechOf = (voice: Voice): Speech => {
  const { lang, unit } = voice;
  return {
    words: wordsIn(voice),
    term: (key) => renderText({ key, clauses: [] }, voice),
    lang,
    name: (seat) => voice.seatName(seat),
    money: (sum) => formatMoney(sum, lang, unit),
    change: (sum) => formatChange(sum, lang, unit),
    number: (sum) => formatNumber(sum, lang),
    company: ({ data }, security) => data.securities[security].name[lang],
  };
};

export const ROMAN = { 1: 'I', 2: 'II', 3: 'III', 4: 'IV' } as const;

/** A signed number of thousands, as on the slide-rule: +4, −5, 0. */
export const inThousands = (sum: number, lang: Voice['lang']): string => (sum > 0 ? '+' : '') + formatNumber(sum / 1000, lang);

export const phaseAfter = (phase: EconomicPhase, steps: number): EconomicPhase => {
  const index = (ECONOMIC_PHASES.indexOf(phase) + steps + ECONOMIC_PHASES.length) % ECONOMIC_PHASES.length;
  return ECONOMIC_PHASES[index] ?? phase;
};

export const asView = viewOf<View>('Bourse', ['table', 'data', 'cash']);
