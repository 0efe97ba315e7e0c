import type { Clause, Message, OptionSpecs, Preset } from '#kernel';
import { LAST_COLUMN } from './data.ts';
import { refuse } from './speak.ts';
import { DISASTERS, LAW_TYPES, type Options } from './types.ts';

/* MM-6.1: all options are fixed before the game is set up, so none is amendable. */

const NO_LIMIT = 0;
const SIMULATION_LIMIT = 40;

/** MM-6.1: a simulation that cannot end is a disaster; the base game ends by itself. */
const usualLimit = ({ mode }: Readonly<Record<string, unknown>>): number => (mode === 'simulation' ? SIMULATION_LIMIT : NO_LIMIT);

type Chosen = Readonly<Record<string, unknown>>;
const isSimulated = ({ mode }: Chosen): boolean => mode === 'simulation';
const isOwnBoard = (options: Chosen): boolean => isSimulated(options) && options.wasteBoard === 'custom';

const fields = (standard: number, clauses: readonly Clause[]) =>
  ({ kind: 'int', min: 1, max: 40, step: 1, money: false, default: standard, amendable: false, group: 'simulation', clauses, when: isOwnBoard }) as const;

export const optionSpecs: OptionSpecs<Options> = {
  mode: { kind: 'choice', values: ['base', 'simulation'], default: 'base', amendable: false, group: 'game', clauses: ['MM-6.2.1'] },
  firstPlayer: { kind: 'choice', values: ['random', '0', '1', '2', '3'], default: 'random', amendable: false, group: 'game', clauses: ['MM-3.4'] },
  openMoney: { kind: 'flag', default: false, amendable: false, group: 'game', clauses: ['MM-7.1'] },
  endColumn: {
    kind: 'int',
    min: 16,
    max: LAST_COLUMN,
    step: 1,
    money: false,
    default: LAST_COLUMN,
    amendable: false,
    group: 'end',
    clauses: ['MM-4.7.3', 'MM-5.1'],
  },
  missionLimit: {
    kind: 'int',
    min: 1,
    max: 200,
    step: 1,
    money: false,
    also: [NO_LIMIT],
    default: usualLimit,
    amendable: false,
    group: 'end',
    clauses: ['MM-4.10.6'],
  },
  finalAlertFines: { kind: 'choice', values: ['rulebook', 'standard'], default: 'rulebook', amendable: false, group: 'end', clauses: ['MM-5.3'] },
  unsoldMaterials: { kind: 'choice', values: ['sellerFree', 'toReserve'], default: 'sellerFree', amendable: false, group: 'money', clauses: ['MM-4.8.5'] },
  creditCap: { kind: 'int', min: 0, max: 100, step: 1, money: false, also: [-1], default: -1, amendable: false, group: 'money', clauses: ['MM-4.1.4'] },
  onLeave: { kind: 'choice', values: ['bot', 'retire'], default: 'bot', amendable: false, group: 'seats', clauses: ['MM-4.11.2', 'MM-4.11.3'] },
  wasteBoard: {
    kind: 'choice',
    values: ['standard', 'strict', 'custom'],
    default: 'standard',
    amendable: false,
    group: 'simulation',
    clauses: ['MM-2.10.1'],
    when: isSimulated,
  },
  boardGreen: fields(8, ['MM-2.10.1']),
  boardYellow: fields(12, ['MM-2.10.1']),
  boardMax: fields(16, ['MM-2.10.1']),
  agreedLaws: {
    kind: 'choice',
    values: ['rulebook', 'standard', 'full', 'list'],
    default: 'standard',
    amendable: false,
    group: 'simulation',
    clauses: ['MM-6.2.8', 'MM-6.5.1'],
    when: isSimulated,
  },
  lawList: {
    kind: 'set',
    values: LAW_TYPES,
    default: LAW_TYPES,
    amendable: false,
    group: 'simulation',
    clauses: ['MM-6.2.8'],
    when: (options) => isSimulated(options) && options.agreedLaws === 'list',
  },
  freeTextLaws: { kind: 'flag', default: false, amendable: false, group: 'simulation', clauses: ['MM-6.5'], when: isSimulated },
  majority: {
    kind: 'choice',
    values: ['voicesCast', 'allVoices', 'heads'],
    default: 'voicesCast',
    amendable: false,
    group: 'simulation',
    clauses: ['MM-6.4.5'],
    when: isSimulated,
  },
  ballot: {
    kind: 'choice',
    values: ['simultaneous', 'sequential'],
    default: 'simultaneous',
    amendable: false,
    group: 'simulation',
    clauses: ['MM-6.4.2'],
    when: isSimulated,
  },
  expertWithNegotiation: {
    kind: 'choice',
    values: ['cleanup2', 'illegal'],
    default: 'cleanup2',
    amendable: false,
    group: 'simulation',
    clauses: ['MM-6.3.6'],
    when: isSimulated,
  },
  disaster: { kind: 'set', values: DISASTERS, default: DISASTERS, amendable: false, group: 'simulation', clauses: ['MM-6.7.1'], when: isSimulated },
};

export const presets: readonly Preset<Options>[] = [
  { id: 'rulebook', options: {} },
  { id: 'short', options: { endColumn: 17 } },
  { id: 'classroom', options: { missionLimit: 8, openMoney: true } },
  { id: 'simulation', options: { mode: 'simulation' } },
  { id: 'assembly', options: { mode: 'simulation', agreedLaws: 'full', freeTextLaws: true, wasteBoard: 'strict' } },
];

/** What single options cannot say: the first player sits at the table, and the zones of an own board follow each other. */
export const checkOptions = (options: Options, seats: number): Message | null => {
  const { firstPlayer, wasteBoard, boardGreen, boardYellow, boardMax } = options;
  if (firstPlayer !== 'random' && Number(firstPlayer) >= seats) return refuse('mull-money.no.firstPlayer', ['MM-3.4'], { seats });
  if (wasteBoard !== 'custom') return null;
  const inOrder = boardGreen < boardYellow && boardYellow < boardMax && boardMax >= 5;
  return inOrder ? null : refuse('mull-money.no.wasteBoard', ['MM-2.10.1', 'MM-6.1'], { green: boardGreen, yellow: boardYellow, max: boardMax });
};
