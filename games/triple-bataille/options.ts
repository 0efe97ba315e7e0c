import type { Clause, Message } from '#kernel/messages.ts';
import { type AnySpec, option, type OptionsOf, type OptionSpecs, type Preset } from '#kernel/options.ts';
import { bankersFor, HIGHEST_TAX, LOOSEST_CRITERIA, SMALL_TABLE } from './content/data.ts';
import { refuse } from './speak.ts';
import { AFTER_ENDS, RATES } from './types.ts';

/* TB-6: the house rules. */

type Chosen = Readonly<Record<string, unknown>>;
const isHistoric = ({ mode }: Chosen): boolean => mode === 'historique';

/** TB-6.1.2: options that do not apply to the mode are ignored. Debt may also come to free money at its end. */
const owes = ({ mode }: Chosen): boolean => mode === 'dette' || mode === 'historique';
const frees = ({ mode, afterEnd }: Chosen): boolean => mode === 'libre' || mode === 'historique' || (mode === 'dette' && afterEnd === 'switchLibre');
const MATTERS: Readonly<Record<string, (options: Chosen) => boolean>> = { debt: owes, libre: frees, historic: isHistoric };

const matters = <S extends AnySpec>(spec: S) => ({ ...spec, when: MATTERS[spec.group] });

const flag = (value: boolean, group: string, clauses: readonly Clause[]) => matters(option.flag(value, group, clauses));
const choice = <const T extends string>(
  values: readonly T[],
  value: NoInfer<T> | ((chosen: Chosen) => NoInfer<T>),
  group: string,
  clauses: readonly Clause[],
) => matters(option.choice(values, value, group, clauses));
const int = (min: number, max: number, value: number, group: string, clauses: readonly Clause[]) => matters(option.int(min, max, value, group, clauses));

/** For a window; 0: untimed. */
const seconds = (value: number) => ({ ...option.int(0, 600, value, 'time', ['TB-4.1.1', 'TB-6.3']), step: 5, amendable: true });

const specs = {
  mode: choice(['decouverte', 'dette', 'libre', 'historique'], 'libre', 'game', ['TB-1.5', 'TB-6.1']),
  length: { ...choice(['short', 'standard', 'open'], 'short', 'game', ['TB-5.1', 'TB-6.1']), when: (options) => !isHistoric(options) },
  afterEnd: { ...choice(AFTER_ENDS, 'stop', 'game', ['TB-5.6']), amendable: true },
  debtSchedule: choice(['standard', 'big', 'mini'], 'standard', 'debt', ['TB-2.8', 'TB-6.1']),
  libreBattlesPerCycle: { ...int(3, 6, 6, 'libre', ['TB-2.9.2']), step: 3 },
  libreStart: { ...choice(['3+3', '6+3'], '3+3', 'libre', ['TB-3.3']), when: ({ mode }) => mode === 'libre' },
  libreStateStart: { ...int(5, 6, 5, 'libre', ['TB-3.3']), when: ({ mode }) => mode === 'libre' },
  aidRecipientsGetDU: flag(false, 'libre', ['TB-4.2.7', 'TB-6.3']),
  historicEnd: choice(['cell17', 'open'], 'cell17', 'historic', ['TB-5.1', 'TB-6.1']),
  bankController: {
    ...choice(['auto', 'gm', 'players'], (chosen) => (isHistoric(chosen) ? 'players' : 'auto'), 'debt', ['TB-4.12.1', 'TB-6.6.1']),
    when: owes,
  },
  /** 0: as TB-6.5 advises for the number of players. */
  bankers: { ...int(0, 3, 0, 'historic', ['TB-6.5', 'TB-6.6.2']), when: ({ mode, bankController }) => mode === 'historique' && bankController === 'players' },
  stateController: { ...choice(['auto', 'gm', 'council'], 'auto', 'state', ['TB-6.6.6']), when: () => true },
  statePrivatisation: {
    ...choice(['off', 'auto', 'gm'], (chosen) => (isHistoric(chosen) ? 'auto' : 'off'), 'state', ['TB-2.13.1', 'TB-6.6.7']),
    when: owes,
  },
  libreVoteFrom: choice(['cell15', 'always', 'never'], 'cell15', 'historic', ['TB-6.6.8']),
  libreVoteThreshold: choice(['majority', 'twoThirds', 'unanimity'], 'majority', 'historic', ['TB-6.6.8']),
  legacyCredits: {
    ...choice(['zeroInterest', 'cancel', 'amortise'], 'zeroInterest', 'historic', ['TB-6.6.9']),
    when: ({ mode, afterEnd }) => mode === 'historique' || (mode === 'dette' && afterEnd === 'switchLibre'),
  },
  creditSize: int(4, 6, 6, 'debt', ['TB-2.10.1', 'TB-6.2']),
  interest: choice(RATES, '2', 'debt', ['TB-2.10.1', 'TB-6.2']),
  yearsPerBattle: { ...int(1, 10, 5, 'display', ['TB-2.10.1', 'TB-6.2']), when: owes },
  unsecured: int(0, LOOSEST_CRITERIA, 2, 'debt', ['TB-2.5.1', 'TB-4.12.4']),
  cashPledge: flag(false, 'debt', ['TB-4.15.5']),
  bankruptcyBan: int(0, 9, 3, 'debt', ['TB-4.9.6']),
  bailouts: int(0, 9, 1, 'debt', ['TB-4.12.6']),
  bankRealEstate: choice(['offshore', 'local'], 'offshore', 'debt', ['TB-4.12.5']),
  bankReinvestPct: { ...int(0, 100, 0, 'debt', ['TB-4.12.7']), step: 10 },
  bankOpacity: flag(false, 'debt', ['TB-6.3', 'TB-7']),
  cycleCheck: choice(['endOfBattle', 'immediate'], 'endOfBattle', 'debt', ['TB-4.11.7']),
  cycleCountsStateCredits: flag(true, 'debt', ['TB-4.11.3']),
  thresholdBase: choice(['absolute', 'sinceDevaluation'], (chosen) => (isHistoric(chosen) ? 'sinceDevaluation' : 'absolute'), 'debt', ['TB-4.11.4']),
  tax: { ...int(0, HIGHEST_TAX, 2, 'state', ['TB-4.13.2', 'TB-6.4.1']), amendable: true },
  taxAdjust: choice(['pot', 'gains'], 'pot', 'state', ['TB-6.4.1']),
  taxPolicy: choice(['fixed', 'auto'], ({ mode }) => (mode === undefined || mode === 'libre' ? 'auto' : 'fixed'), 'state', ['TB-4.13.4']),
  playerLoans: flag(true, 'players', ['TB-4.15.2']),
  gifts: flag(true, 'players', ['TB-4.15.1']),
  leisure: flag(true, 'players', ['TB-4.5.3']),
  maxStakeChanges: int(0, 9, 2, 'battle', ['TB-4.5.4']),
  /** TB-4.7.2b. `bySize` until set-up settles it by the number of players; a running game knows only the other two. */
  ties: choice(['bySize', 'cancel', 'share'], 'bySize', 'battle', ['TB-4.7.2b']),
  tieSupportUnit: choice(['bundles', 'cards'], 'bundles', 'battle', ['TB-4.7.2']),
  tieShare: choice(['places', 'single'], 'places', 'battle', ['TB-4.8.5']),
  jokers: choice(['none', 'lowest', 'highest'], 'none', 'cards', ['TB-2.3.2']),
  moneyRounding: choice(['deal', 'floor', 'nearest'], 'deal', 'cards', ['TB-2.3.7']),
  creditRounding: choice(['deal', 'floor', 'nearest'], 'deal', 'cards', ['TB-2.3.7']),
  denominations: flag(false, 'variants', ['TB-6.4.2']),
  surpriseChange: choice(['off', 'spade', 'spadeOrClub'], 'off', 'variants', ['TB-6.4.3']),
  surpriseFrom: { ...choice(['threshold', 'start'], 'threshold', 'variants', ['TB-6.4.3']), when: ({ surpriseChange }) => surpriseChange !== 'off' },
  progressivePrices: flag(false, 'variants', ['TB-6.4.4']),
  inheritance: choice(['fixed12', 'random8'], 'fixed12', 'variants', ['TB-6.4.5']),
  secretStakes: flag(false, 'variants', ['TB-6.4.6']),
  events: flag(false, 'variants', ['TB-6.4.7']),
  kingOfDiamonds: { ...choice(['3battles', 'whileOwned'], '3battles', 'variants', ['TB-6.4.7']), when: ({ events }) => events === true },
  chosenWinnings: choice(['off', 'number', 'asStaked', 'all'], 'off', 'variants', ['TB-6.4.8']),
  chosenNumber: { ...int(1, 12, 1, 'variants', ['TB-6.4.8']), when: ({ chosenWinnings }) => chosenWinnings === 'number' },
  windowBankset: { ...seconds(30), when: ({ mode, bankController }) => mode === 'historique' && bankController === 'players' },
  windowPlan: seconds(45),
  windowStake: seconds(20),
  windowPick: { ...seconds(20), when: ({ chosenWinnings }) => chosenWinnings !== 'off' },
  windowMarket: seconds(45),
  windowVote: seconds(20),
} satisfies Readonly<Record<string, AnySpec>>;

export type Options = OptionsOf<typeof specs>;
export const optionSpecs: OptionSpecs<Options> = specs;

/** TB-4.1.1: the windows of a battle; 0 is no limit. */
export const windows = (options: Options): readonly { readonly label: string; readonly seconds: number }[] => {
  const { mode, bankController, chosenWinnings } = options;
  const named: readonly (readonly [string, number, boolean])[] = [
    ['bankset', options.windowBankset, mode === 'historique' && bankController === 'players'],
    ['plan', options.windowPlan, true],
    ['stake', options.windowStake, true],
    ['pick', options.windowPick, chosenWinnings !== 'off'],
    ['market', options.windowMarket, true],
    ['vote', options.windowVote, mode === 'historique'],
  ];
  return named.filter(([, time, opens]) => opens && time > 0).map(([name, time]) => ({ label: `window.${name}`, seconds: time }));
};

export const presets: readonly Preset<Options>[] = [
  { id: 'shortLibre', options: { mode: 'libre', length: 'short' } },
  { id: 'shortDebt', options: { mode: 'dette', length: 'short' } },
  { id: 'discovery', options: { mode: 'decouverte' } },
  { id: 'libre', options: { mode: 'libre', length: 'standard' } },
  { id: 'debt', options: { mode: 'dette', length: 'standard' } },
  { id: 'bigDebt', options: { mode: 'dette', length: 'standard', debtSchedule: 'big' } },
  { id: 'miniDebt', options: { mode: 'dette', length: 'standard', debtSchedule: 'mini' } },
  { id: 'debtThenLibre', options: { mode: 'dette', length: 'short', afterEnd: 'switchLibre' } },
  { id: 'historic', options: { mode: 'historique' } },
  { id: 'historicAlone', options: { mode: 'historique', bankController: 'auto' } },
  { id: 'eventful', options: { mode: 'libre', length: 'short', events: true, secretStakes: true } },
  { id: 'largeRoom', options: { mode: 'dette', length: 'short', ties: 'share', secretStakes: true, windowPlan: 60, windowMarket: 60 } },
];

/** TB-6.6.2: how many chairs are bankers'; they are the last ones. */
export const bankerCount = ({ mode, bankController, bankers }: Options, seats: number): number => {
  if (mode !== 'historique' || bankController !== 'players') return 0;
  if (bankers > 0) return bankers;
  const fits = [3, 2, 1].find((count) => bankersFor(seats - count) >= count);
  return fits ?? 1;
};

/** TB-4.7.2b: at a small table equal cards cancel each other, at a larger one they share. */
export const settledTies = ({ ties }: Options, players: number): 'cancel' | 'share' => {
  if (ties !== 'bySize') return ties;
  return players > SMALL_TABLE ? 'share' : 'cancel';
};

const FEWEST_PLAYERS = 3;

/** TB-6.6.2: bankers sit beside at least three players. */
export const checkOptions = (options: Options, seats: number): Message | null => {
  const players = seats - bankerCount(options, seats);
  return players >= FEWEST_PLAYERS ? null : refuse('no.tooFewPlayers', ['TB-6.6.2'], { least: FEWEST_PLAYERS });
};
