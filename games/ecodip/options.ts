import type { Seat } from '#kernel/game.ts';
import type { Message } from '#kernel/messages.ts';
import { type AnySpec, option, type OptionsOf, type OptionSpecs, type Preset } from '#kernel/options.ts';
import { DEADLINES } from './data.ts';
import { refuse } from './speak.ts';
import { TAGS } from './types.ts';

/* Section 6: all options are fixed when the game is created, so none is amendable. */

const specs = {
  referee: { ...option.choice(['auto', 'human'], 'auto', 'table', ['EC-4.19.1']), settledBy: 'referee' },
  seats: option.choice(['choose', 'random'], 'random', 'table', ['EC-3.1']),
  /** Kept by the platform's talk: the rules only store it. */
  press: option.choice(['all', 'public', 'none'], 'all', 'table', ['EC-13.11']),
  /** `table`: the clock of the table. */
  deadlines: option.choice(['correspondence', 'live', 'table'], 'correspondence', 'table', ['EC-4.2.6']),
  absentLimit: option.int(1, 10, 2, 'table', ['EC-4.17.2']),
  vacant: option.choice(['hold', 'bot'], 'bot', 'table', ['EC-4.17.2', 'EC-4.17.4']),
  victory: option.choice(['majority', 'majorityPlusOne', 'number'], 'majority', 'end', ['EC-5.1']),
  victoryNumber: { ...option.int(9, 79, 40, 'end', ['EC-5.1']), when: ({ victory }) => victory === 'number' },
  victoryBase: { ...option.choice(['existing', 'initial'], 'existing', 'end', ['EC-5.1']), when: ({ victory }) => victory !== 'number' },
  /** 0: none. */
  maxYears: { ...option.int(1, 30, 0, 'end', ['EC-5.4']), also: [0] },
  draws: option.flag(true, 'end', ['EC-5.3']),
  russia: option.choice(['six', 'seven'], 'six', 'map', ['EC-2.2.1']),
  supportReduction: option.choice(['sum', 'max'], 'sum', 'map', ['EC-4.6.5.4']),
  frozenSupport: option.flag(false, 'map', ['EC-4.6.8.3']),
  radioactivity: option.int(0, 20, 4, 'missiles', ['EC-4.5.5']),
  foodAfterBlast: option.choice(['afterDecay', 'never', 'always'], 'afterDecay', 'missiles', ['EC-4.5.7']),
  missileSameTurn: option.flag(true, 'missiles', ['EC-4.4.12']),
  japanBuysIcbm: option.flag(false, 'missiles', ['EC-4.4.14']),
  eliminatedIcbm: option.choice(['destroyed', 'stockOfUN'], 'destroyed', 'missiles', ['EC-4.16.1']),
  exchangeWeight: option.choice(['deal', 'unit'], 'deal', 'market', ['EC-4.15.2']),
  exchangeTiming: option.choice(['year', 'nextTurn'], 'year', 'market', ['EC-4.15.4']),
  giftDefault: option.choice(['secret', 'public'], 'secret', 'market', ['EC-4.7.1']),
  dealReasons: option.choice(['own', 'both', 'none'], 'own', 'market', ['EC-4.4.16']),
  unChair: option.choice(['tieYes', 'tieNo', 'never'], 'tieYes', 'un', ['EC-4.3.9']),
  unPrice: option.choice(['request', 'sale'], 'request', 'un', ['EC-4.3.3']),
  unRequesterShares: option.flag(true, 'un', ['EC-4.3.7']),
} satisfies Readonly<Record<string, AnySpec>>;

export type Options = OptionsOf<typeof specs>;
export const optionSpecs: OptionSpecs<Options> = specs;

export const presets: readonly Preset<Options>[] = [
  { id: 'rulebook', options: {} },
  { id: 'short', options: { maxYears: 5 } },
  { id: 'live', options: { deadlines: 'live', maxYears: 4 } },
  { id: 'gunboat', options: { press: 'none' } },
  { id: 'arbitrated', options: { referee: 'human' } },
];

/** A game must be able to end: by a last year, or by agreement. */
export const checkOptions = ({ draws, maxYears }: Options): Message | null => (draws || maxYears > 0 ? null : refuse('no.endless', ['EC-5.3', 'EC-5.4']));

/** EC-4.2.6: orders, retreats and winter; none where the table's own clock is chosen. */
export const windows = ({ deadlines }: Options): readonly { readonly label: string; readonly seconds: number }[] =>
  deadlines === 'table' ? [] : Object.entries(DEADLINES[deadlines]).map(([phase, seconds]) => ({ label: `window.${phase}`, seconds }));

/** EC-3.1: powers chosen by the chair, or drawn when the game starts. */
export const seatTerm = ({ seats }: Options, seat: Seat): string | null => (seats === 'choose' ? (TAGS[seat] ?? null) : null);
