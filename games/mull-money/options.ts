import type { Message } from '#kernel/messages.ts';
import { type AnySpec, option, type OptionsOf, type OptionSpecs, type Preset } from '#kernel/options.ts';
import { LAST_COLUMN } from './data.ts';
import { refuse } from './speak.ts';
import { DISASTERS, LAW_TYPES } from './types.ts';

/* MM-6.1: all options are fixed before the game is set up, so none is amendable. */

const NO_LIMIT = 0;
const SIMULATION_LIMIT = 40;

/** MM-6.1: a simulation that cannot end is a disaster; the base game ends by itself. */
const usualLimit = ({ mode }: Readonly<Record<string, unknown>>): number => (mode === 'simulation' ? SIMULATION_LIMIT : NO_LIMIT);

type Chosen = Readonly<Record<string, unknown>>;
const isSimulated = ({ mode }: Chosen): boolean => mode === 'simulation';
const isOwnBoard = (options: Chosen): boolean => isSimulated(options) && options.wasteBoard === 'custom';

const fields = (standard: number) => ({ ...option.int(1, 40, standard, 'simulation', ['MM-2.10.1']), when: isOwnBoard });

const specs = {
  mode: option.choice(['base', 'simulation'], 'base', 'game', ['MM-6.2.1']),
  /** `'0'` is the first seat. */
  firstPlayer: option.choice(['random', '0', '1', '2', '3'], 'random', 'game', ['MM-3.4']),
  openMoney: option.flag(false, 'game', ['MM-7.1']),
  endColumn: option.int(16, LAST_COLUMN, LAST_COLUMN, 'end', ['MM-4.7.3', 'MM-5.1']),
  missionLimit: { ...option.int(1, 200, usualLimit, 'end', ['MM-4.10.6']), also: [NO_LIMIT] },
  finalAlertFines: option.choice(['rulebook', 'standard'], 'rulebook', 'end', ['MM-5.3']),
  unsoldMaterials: option.choice(['sellerFree', 'toReserve'], 'sellerFree', 'money', ['MM-4.8.5']),
  /** −1: none. */
  creditCap: { ...option.int(0, 100, -1, 'money', ['MM-4.1.4']), also: [-1] },
  onLeave: option.choice(['bot', 'retire'], 'bot', 'seats', ['MM-4.11.2', 'MM-4.11.3']),
  wasteBoard: { ...option.choice(['standard', 'strict', 'custom'], 'standard', 'simulation', ['MM-2.10.1']), when: isSimulated },
  /** Fields per player of a `custom` board: the last green one, the last yellow one, the last of all. */
  boardGreen: fields(8),
  boardYellow: fields(12),
  boardMax: fields(16),
  agreedLaws: { ...option.choice(['rulebook', 'standard', 'full', 'list'], 'standard', 'simulation', ['MM-6.2.8', 'MM-6.5.1']), when: isSimulated },
  /** The laws agreed when `agreedLaws` is `list`; `repeal` belongs to every list. */
  lawList: {
    ...option.set(LAW_TYPES, LAW_TYPES, 'simulation', ['MM-6.2.8']),
    when: (options) => isSimulated(options) && options.agreedLaws === 'list',
  },
  freeTextLaws: { ...option.flag(false, 'simulation', ['MM-6.5']), when: isSimulated },
  majority: { ...option.choice(['voicesCast', 'allVoices', 'heads'], 'voicesCast', 'simulation', ['MM-6.4.5']), when: isSimulated },
  ballot: { ...option.choice(['simultaneous', 'sequential'], 'simultaneous', 'simulation', ['MM-6.4.2']), when: isSimulated },
  expertWithNegotiation: { ...option.choice(['cleanup2', 'illegal'], 'cleanup2', 'simulation', ['MM-6.3.6']), when: isSimulated },
  disaster: { ...option.set(DISASTERS, DISASTERS, 'simulation', ['MM-6.7.1']), when: isSimulated },
} satisfies Readonly<Record<string, AnySpec>>;

export type Options = OptionsOf<typeof specs>;
export const optionSpecs: OptionSpecs<Options> = specs;

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
  if (firstPlayer !== 'random' && Number(firstPlayer) >= seats) return refuse('no.firstPlayer', ['MM-3.4'], { seats });
  if (wasteBoard !== 'custom') return null;
  const inOrder = boardGreen < boardYellow && boardYellow < boardMax && boardMax >= 5;
  return inOrder ? null : refuse('no.wasteBoard', ['MM-2.10.1', 'MM-6.1'], { green: boardGreen, yellow: boardYellow, max: boardMax });
};
