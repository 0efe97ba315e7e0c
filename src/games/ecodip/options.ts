import type { Clause, Message, OptionSpecs, Preset, Seat } from '#kernel';
import { DEADLINES } from './data.ts';
import { refuse } from './speak.ts';
import { type Options, TAGS } from './types.ts';

/* Section 6: all options are fixed when the game is created, so none is amendable. */

const choice = <const T extends string>(group: string, values: readonly T[], standard: NoInfer<T>, clauses: readonly Clause[]) =>
  ({ kind: 'choice', values, default: standard, amendable: false, group, clauses }) as const;
const flag = (group: string, standard: boolean, clauses: readonly Clause[]) => ({ kind: 'flag', default: standard, amendable: false, group, clauses }) as const;
const int = (group: string, min: number, max: number, standard: number, clauses: readonly Clause[]) =>
  ({ kind: 'int', min, max, step: 1, money: false, default: standard, amendable: false, group, clauses }) as const;

export const optionSpecs: OptionSpecs<Options> = {
  referee: { ...choice('table', ['auto', 'human'], 'auto', ['EC-4.19.1']), settledBy: 'referee' },
  seats: choice('table', ['choose', 'random'], 'random', ['EC-3.1']),
  press: choice('table', ['all', 'public', 'none'], 'all', ['EC-13.11']),
  deadlines: choice('table', ['correspondence', 'live', 'table'], 'correspondence', ['EC-4.2.6']),
  absentLimit: int('table', 1, 10, 2, ['EC-4.17.2']),
  vacant: choice('table', ['hold', 'bot'], 'bot', ['EC-4.17.2', 'EC-4.17.4']),
  victory: choice('end', ['majority', 'majorityPlusOne', 'number'], 'majority', ['EC-5.1']),
  victoryNumber: { ...int('end', 9, 79, 40, ['EC-5.1']), when: ({ victory }) => victory === 'number' },
  victoryBase: { ...choice('end', ['existing', 'initial'], 'existing', ['EC-5.1']), when: ({ victory }) => victory !== 'number' },
  maxYears: { ...int('end', 1, 30, 0, ['EC-5.4']), also: [0] },
  draws: flag('end', true, ['EC-5.3']),
  russia: choice('map', ['six', 'seven'], 'six', ['EC-2.2.1']),
  supportReduction: choice('map', ['sum', 'max'], 'sum', ['EC-4.6.5.4']),
  frozenSupport: flag('map', false, ['EC-4.6.8.3']),
  radioactivity: int('missiles', 0, 20, 4, ['EC-4.5.5']),
  foodAfterBlast: choice('missiles', ['afterDecay', 'never', 'always'], 'afterDecay', ['EC-4.5.7']),
  missileSameTurn: flag('missiles', true, ['EC-4.4.12']),
  japanBuysIcbm: flag('missiles', false, ['EC-4.4.14']),
  eliminatedIcbm: choice('missiles', ['destroyed', 'stockOfUN'], 'destroyed', ['EC-4.16.1']),
  exchangeWeight: choice('market', ['deal', 'unit'], 'deal', ['EC-4.15.2']),
  exchangeTiming: choice('market', ['year', 'nextTurn'], 'year', ['EC-4.15.4']),
  giftDefault: choice('market', ['secret', 'public'], 'secret', ['EC-4.7.1']),
  dealReasons: choice('market', ['own', 'both', 'none'], 'own', ['EC-4.4.16']),
  unChair: choice('un', ['tieYes', 'tieNo', 'never'], 'tieYes', ['EC-4.3.9']),
  unPrice: choice('un', ['request', 'sale'], 'request', ['EC-4.3.3']),
  unRequesterShares: flag('un', true, ['EC-4.3.7']),
};

export const presets: readonly Preset<Options>[] = [
  { id: 'rulebook', options: {} },
  { id: 'short', options: { maxYears: 5 } },
  { id: 'live', options: { deadlines: 'live', maxYears: 4 } },
  { id: 'gunboat', options: { press: 'none' } },
  { id: 'arbitrated', options: { referee: 'human' } },
];

/** A game must be able to end: by a last year, or by agreement. */
export const checkOptions = ({ draws, maxYears }: Options): Message | null =>
  draws || maxYears > 0 ? null : refuse('ecodip.no.endless', ['EC-5.3', 'EC-5.4']);

/** EC-4.2.6: orders, retreats and winter; none where the table's own clock is chosen. */
export const windows = ({ deadlines }: Options): readonly { readonly label: string; readonly seconds: number }[] =>
  deadlines === 'table' ? [] : Object.entries(DEADLINES[deadlines]).map(([phase, seconds]) => ({ label: `ecodip.window.${phase}`, seconds }));

/** EC-3.1: powers chosen by the chair, or drawn when the game starts. */
export const seatTerm = ({ seats }: Options, seat: Seat): string | null => (seats === 'choose' ? (TAGS[seat] ?? null) : null);
