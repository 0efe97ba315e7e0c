import { at } from '#kernel/collections.ts';
import { type Street, TITLE_DATA, type TitleData } from './data/titles.ts';
import { type City, type Role, type SquareType, TITLE_IDS, type TitleId } from './types.ts';

/* Every table and constant of AM-2. */

export { CARD_EFFECTS, type CardEffect } from './data/cards.ts';
export { type Street, TITLE_DATA, type TitleData } from './data/titles.ts';

/* ---------- constants (AM-2.2) ---------- */

export const START_CASH = 15_000;
/** AM-2.2.2: value and number of the notes dealt at the start; for display only. */
export const START_NOTES: readonly (readonly [value: number, count: number])[] = [
  [5000, 2],
  [1000, 3],
  [500, 2],
  [100, 7],
  [50, 5],
  [10, 5],
];
export const START_BONUS = 1000;
/** AM-6.15: what brings the competitors near half of the games, by the sizes of the camps (competitors-monopolists); set with bots of an earlier time, at 60 rounds, by liquidation value. */
export const LEVELLING_BONUS: Readonly<Record<string, number>> = { '1-1': 200, '1-2': 750, '2-1': 50, '2-2': 700, '2-3': 1200, '3-2': 550, '3-3': 1000 };
export const RELEASE_FEE = 500;
export const MAX_THROWS_PER_TURN = 2;
export const TAX_FLAT = 2000;
export const TAX_CASH_PCT: Readonly<Record<Role, number>> = { C: 10, M: 20 };
export const TAX_TITLE_PCT = 10;
export const ENVIRONMENT_TAX = 750;
export const FOUNDATION_FEE_M = 1600;
/** By the die, from 1 to 6. */
export const FOUNDATION_GAIN_C: readonly number[] = [250, 500, 0, 0, 0, 0];
export const SP_FACTOR = 40;
/** AM-2.2.13: for a monopolist with both utilities. */
export const SP_FACTOR_BOTH = 100;
/** AM-2.2.16: the level of the hotel. */
export const MAX_LEVEL: Readonly<Record<Role, number>> = { C: 5, M: 4 };
export const MONOPOLY_STREETS = 2;
export const AUCTION_STEP = 100;
export const BID_UNIT = 50;
export const MONEY_UNIT = 10;
export const HARD_ROUND_CAP = 1000;
export const HOUSES = 35;
export const HOTELS = 15;
export const SQUARES = 40;
export const DETENTION_SQUARE = 10;
/** AM-4.2.2: the compulsory payment comes after so many turns. */
export const DETAINED_TURNS = 2;
/** AM-5.4: kept cash, in percent. */
export const KEPT_CASH_PCT: Readonly<Record<Role, number>> = { C: 10, M: 20 };
/** AM-4.11.3: a title is bought for an absent player if so much is left. */
export const TIMEOUT_RESERVE = 500;
/** The sum at which utilities are counted where no dice are thrown (AM-4.9.9, AM-13.8). */
export const AVERAGE_SUM = 7;

/** AM-2.4.3: by the number of transport companies, from 1 to 4. */
export const TP_FARE_C = 200;
export const TP_FARES_M: readonly number[] = [400, 800, 1600, 3200];

/* ---------- the board (AM-2.3) ---------- */

export interface Square {
  readonly type: SquareType;
  /** Index of its title in `TITLE_IDS`, or −1. */
  readonly title: number;
}

const OTHER_SQUARES: Readonly<Record<number, SquareType>> = {
  0: 'start',
  2: 'card',
  4: 'incomeTax',
  7: 'card',
  10: 'corner10',
  17: 'card',
  20: 'foundation',
  22: 'card',
  30: 'goDetention',
  33: 'card',
  36: 'card',
  38: 'envTax',
};

export const BOARD: readonly Square[] = Array.from({ length: SQUARES }, (_, square): Square => {
  const title = TITLE_DATA.findIndex((data) => data.square === square);
  const type = title < 0 ? OTHER_SQUARES[square] : at(TITLE_DATA, title).kind;
  if (type === undefined) throw new Error(`square ${square} has no type`);
  return { type, title };
});

const TITLE_INDEX: ReadonlyMap<TitleId, number> = new Map(TITLE_IDS.map((id, index) => [id, index]));

/** The place of a title in `TITLE_IDS`, `TITLE_DATA` and `Table.titles`. */
export const titleIndex = (id: TitleId): number => TITLE_INDEX.get(id) ?? -1;

export const titleData = (id: TitleId): TitleData => at(TITLE_DATA, titleIndex(id));

/** AM-2.2.14: half the price. */
export const mortgageValue = ({ price }: TitleData): number => price / 2;

/** AM-2.2.15: half the price of one level. */
export const resaleValue = ({ step }: Street): number => step / 2;

/* ---------- cities and companies ---------- */

export const isStreet = (data: TitleData): data is Street => data.kind === 'street';

const indicesOf = (wanted: (data: TitleData) => boolean): readonly number[] => [...TITLE_DATA.keys()].filter((index) => wanted(at(TITLE_DATA, index)));

/** Indices of the streets of each city. */
export const CITY_STREETS: Readonly<Record<City, readonly number[]>> = {
  ROM: indicesOf((data) => isStreet(data) && data.city === 'ROM'),
  BER: indicesOf((data) => isStreet(data) && data.city === 'BER'),
  MAD: indicesOf((data) => isStreet(data) && data.city === 'MAD'),
  AMS: indicesOf((data) => isStreet(data) && data.city === 'AMS'),
  PAR: indicesOf((data) => isStreet(data) && data.city === 'PAR'),
  BRU: indicesOf((data) => isStreet(data) && data.city === 'BRU'),
  LON: indicesOf((data) => isStreet(data) && data.city === 'LON'),
  ATH: indicesOf((data) => isStreet(data) && data.city === 'ATH'),
};
export const TRANSPORTS: readonly number[] = indicesOf(({ kind }) => kind === 'transport');
export const UTILITIES: readonly number[] = indicesOf(({ kind }) => kind === 'utility');

/** AM-2.3.5, for pages. */
export const CITY_COLOURS: Readonly<Record<City, string>> = {
  ROM: '#A8D8B0',
  BER: '#B9905F',
  MAD: '#E59AA0',
  AMS: '#8A9E55',
  PAR: '#87A3BD',
  BRU: '#B79ACB',
  LON: '#F2C500',
  ATH: '#EE9A00',
};
