import { range } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import type { Message } from '#kernel/messages.ts';
import { type AnySpec, option, type OptionsOf, type OptionSpecs, type Preset } from '#kernel/options.ts';
import { HARD_ROUND_CAP } from './data.ts';
import { refuse } from './speak.ts';
import { SEAT_NAMES, type State } from './types.ts';

/* AM-6. Only the round limit and the names on the board may be changed in a running game (AM-6.21). */

const specs = {
  victory: option.choice(['camp', 'last'], 'camp', 'end', ['AM-6.1', 'AM-5.1']),
  roundLimit: { ...option.int(0, HARD_ROUND_CAP, 60, 'end', ['AM-6.2', 'AM-6.21']), amendable: true },
  /** 0: none. The engine has no clock: when time is up the table amends `roundLimit`. */
  timeLimitMinutes: option.int(0, 600, 0, 'end', ['AM-6.3']),
  limitScoring: option.choice(['richest', 'tournament', 'liquid'], 'liquid', 'end', ['AM-6.4', 'AM-5.2']),
  roleAssignment: option.choice(['dice', 'random', 'lobby'], 'dice', 'camps', ['AM-6.5']),
  /** With `lobby`: who is a monopolist, all others being competitors. */
  monopolistSeats: { ...option.set(SEAT_NAMES, [], 'camps', ['AM-6.5']), when: ({ roleAssignment }) => roleAssignment === 'lobby' },
  competitorStartBonus: { ...option.int(0, 3000, 0, 'camps', ['AM-6.15']), step: 50, money: true },
  levelledCamps: option.flag(false, 'camps', ['AM-6.15']),
  doubleRent: option.choice(['monopolists', 'all'], 'monopolists', 'rents', ['AM-6.6']),
  partnerRent: option.choice(['full', 'none'], 'full', 'rents', ['AM-6.7']),
  countMortgagedForTariff: option.flag(false, 'rents', ['AM-6.16']),
  buildingSupply: option.choice(['limited', 'unlimited'], 'limited', 'property', ['AM-6.8', 'AM-4.12']),
  mortgageInterestPct: { ...option.int(0, 10, 0, 'property', ['AM-6.9']), step: 10 },
  incomeTaxCountsBuildings: option.flag(false, 'property', ['AM-6.10']),
  auctions: option.flag(true, 'auctions', ['AM-6.11']),
  auctionMode: { ...option.choice(['ceiling', 'open'], 'ceiling', 'auctions', ['AM-6.19']), when: ({ auctions }) => auctions === true },
  trades: option.choice(['preThrow', 'off'], 'preThrow', 'auctions', ['AM-6.12', 'AM-4.10']),
  tradeProposalsPerTurn: { ...option.int(1, 10, 3, 'auctions', ['AM-6.12']), when: ({ trades }) => trades !== 'off' },
  extraThrow: option.choice(['optional', 'mandatory'], 'optional', 'throws', ['AM-6.13']),
  detainedExtraThrow: option.flag(true, 'throws', ['AM-6.14']),
  boardNames: { ...option.choice(['europe', 'usa'], 'europe', 'seats', ['AM-6.17', 'AM-6.21']), amendable: true },
  onLeave: option.choice(['bot', 'resign'], 'bot', 'seats', ['AM-6.20', 'AM-4.11.2']),
} satisfies Readonly<Record<string, AnySpec>>;

export type Options = OptionsOf<typeof specs>;
export const optionSpecs: OptionSpecs<Options> = specs;

/** AM-6.22. */
export const presets: readonly Preset<Options>[] = [
  { id: 'standard', options: {} },
  { id: 'rulebook', options: { roundLimit: 0, auctionMode: 'open' } },
  { id: 'quick', options: { roundLimit: 30 } },
  { id: 'long', options: { roundLimit: 100 } },
  { id: 'tournament', options: { limitScoring: 'tournament', trades: 'off', roundLimit: 30 } },
  // Without it whoever chooses the competitors at a table of four has chosen to lose two games of three.
  { id: 'levelled', options: { levelledCamps: true }, atOnce: true },
];

/** AM-3.5, AM-6.5: roles fixed beforehand are balanced, and given to seats of this table. */
export const checkOptions = ({ roleAssignment, monopolistSeats }: Options, seats: number): Message | null => {
  if (roleAssignment !== 'lobby') return null;
  const here = range(seats).filter((seat) => monopolistSeats.some((name) => name === SEAT_NAMES[seat]));
  const balanced = here.length === monopolistSeats.length && Math.abs(seats - 2 * here.length) <= seats % 2;
  return balanced ? null : refuse('no.seatRoles', ['AM-6.5', 'AM-3.5'], { monopolists: monopolistSeats.length, seats });
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
