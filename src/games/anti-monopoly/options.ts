import { type Clause, type Message, type OptionSpecs, type Preset, range, type Seat } from '#kernel';
import { HARD_ROUND_CAP } from './data.ts';
import { refuse } from './speak.ts';
import { type Options, SEAT_NAMES, type State } from './types.ts';

/* AM-6. Only the round limit and the names on the board may be changed in a running game (AM-6.21). */

const choice = <const T extends readonly string[]>(values: T, standard: T[number], group: string, clauses: readonly Clause[]) =>
  ({ kind: 'choice', values, default: standard, amendable: false, group, clauses }) as const;

const flag = (standard: boolean, group: string, clauses: readonly Clause[]) => ({ kind: 'flag', default: standard, amendable: false, group, clauses }) as const;

const int = (scale: { readonly min: number; readonly max: number; readonly step: number }, standard: number, group: string, clauses: readonly Clause[]) =>
  ({ kind: 'int', ...scale, money: false, default: standard, amendable: false, group, clauses }) as const;

export const optionSpecs: OptionSpecs<Options> = {
  victory: choice(['camp', 'last'], 'camp', 'end', ['AM-6.1', 'AM-5.1']),
  roundLimit: { ...int({ min: 0, max: HARD_ROUND_CAP, step: 1 }, 60, 'end', ['AM-6.2', 'AM-6.21']), amendable: true },
  timeLimitMinutes: int({ min: 0, max: 600, step: 1 }, 0, 'end', ['AM-6.3']),
  limitScoring: choice(['richest', 'tournament', 'liquid'], 'liquid', 'end', ['AM-6.4', 'AM-5.2']),
  roleAssignment: choice(['dice', 'random', 'lobby'], 'dice', 'camps', ['AM-6.5']),
  monopolistSeats: {
    kind: 'set',
    values: SEAT_NAMES,
    default: [],
    amendable: false,
    group: 'camps',
    clauses: ['AM-6.5'],
    when: ({ roleAssignment }) => roleAssignment === 'lobby',
  },
  competitorStartBonus: { ...int({ min: 0, max: 3000, step: 50 }, 0, 'camps', ['AM-6.15']), money: true },
  levelledCamps: flag(false, 'camps', ['AM-6.15']),
  doubleRent: choice(['monopolists', 'all'], 'monopolists', 'rents', ['AM-6.6']),
  partnerRent: choice(['full', 'none'], 'full', 'rents', ['AM-6.7']),
  countMortgagedForTariff: flag(false, 'rents', ['AM-6.16']),
  buildingSupply: choice(['limited', 'unlimited'], 'limited', 'property', ['AM-6.8', 'AM-4.12']),
  mortgageInterestPct: int({ min: 0, max: 10, step: 10 }, 0, 'property', ['AM-6.9']),
  incomeTaxCountsBuildings: flag(false, 'property', ['AM-6.10']),
  auctions: flag(true, 'auctions', ['AM-6.11']),
  auctionMode: { ...choice(['ceiling', 'open'], 'ceiling', 'auctions', ['AM-6.19']), when: ({ auctions }) => auctions === true },
  trades: choice(['preThrow', 'off'], 'preThrow', 'auctions', ['AM-6.12', 'AM-4.10']),
  tradeProposalsPerTurn: { ...int({ min: 1, max: 10, step: 1 }, 3, 'auctions', ['AM-6.12']), when: ({ trades }) => trades !== 'off' },
  extraThrow: choice(['optional', 'mandatory'], 'optional', 'throws', ['AM-6.13']),
  detainedExtraThrow: flag(true, 'throws', ['AM-6.14']),
  boardNames: { ...choice(['europe', 'usa'], 'europe', 'seats', ['AM-6.17', 'AM-6.21']), amendable: true },
  onLeave: choice(['bot', 'resign'], 'bot', 'seats', ['AM-6.20', 'AM-4.11.2']),
};

/** AM-6.22. */
export const presets: readonly Preset<Options>[] = [
  { id: 'standard', options: {} },
  { id: 'rulebook', options: { roundLimit: 0, auctionMode: 'open' } },
  { id: 'quick', options: { roundLimit: 30 } },
  { id: 'long', options: { roundLimit: 100 } },
  { id: 'tournament', options: { limitScoring: 'tournament', trades: 'off', roundLimit: 30 } },
  { id: 'levelled', options: { levelledCamps: true } },
];

/** AM-3.5, AM-6.5: roles fixed beforehand are balanced, and given to seats of this table. */
export const checkOptions = ({ roleAssignment, monopolistSeats }: Options, seats: number): Message | null => {
  if (roleAssignment !== 'lobby') return null;
  const here = range(seats).filter((seat) => monopolistSeats.some((name) => name === SEAT_NAMES[seat]));
  const balanced = here.length === monopolistSeats.length && Math.abs(seats - 2 * here.length) <= seats % 2;
  return balanced ? null : refuse('anti-monopoly.no.seatRoles', ['AM-6.5', 'AM-3.5'], { monopolists: monopolistSeats.length, seats });
};

/** AM-6.5: the camp of a chair, where camps are fixed beforehand. */
export const seatTerm = ({ roleAssignment, monopolistSeats }: Options, seat: Seat): string | null => {
  if (roleAssignment !== 'lobby') return null;
  return monopolistSeats.some((name) => name === SEAT_NAMES[seat]) ? 'deckM' : 'deckC';
};

/** AM-6.3: when the time is up, the round in progress is the last. */
export const sitting = ({ options, table }: Pick<State, 'options' | 'table'>): { readonly minutes: number; readonly amend: Partial<Options> } | null => {
  const { timeLimitMinutes, roundLimit } = options;
  const limited = roundLimit !== 0 && roundLimit <= table.round;
  return timeLimitMinutes === 0 || limited ? null : { minutes: timeLimitMinutes, amend: { roundLimit: table.round } };
};
