import type { Seat } from '#kernel/game.ts';
import { decoder, int, listOf, type MoveOf, oneOf, or, type Reader } from '#kernel/moves.ts';
import { ROLES, SEAT_NAMES, TITLE_IDS } from './data/titles.ts';

/* Every move of AM-4.1.5, described once. */

const title = oneOf(...TITLE_IDS);

/** A chair by its number, or by its name in a form. */
const seat: Reader<Seat> = (raw, whole) => {
  const named = SEAT_NAMES.findIndex((name) => name === raw);
  return named < 0 ? int(raw, whole) : named;
};

/** AM-4.10.2: a form leaves out what stays empty. */
const titles = or(listOf(title, TITLE_IDS.length), []);
const cash = or(int, 0);
const deal = { giveTitles: titles, giveCash: cash, getTitles: titles, getCash: cash } as const;

const MOVES = {
  chooseRole: { role: oneOf(...ROLES) },
  throw: {},
  endTurn: {},
  payRelease: {},
  build: { title },
  sellBuildings: { title, levels: int },
  mortgage: { title },
  unmortgage: { title },
  proposeTrade: { to: seat, ...deal },
  accept: {},
  reject: {},
  counter: deal,
  withdraw: {},
  buy: {},
  decline: {},
  ceiling: { amount: int },
  bid: { amount: int },
  pass: {},
  payTax: { mode: oneOf('flat', 'percent') },
  declareBankruptcy: {},
  resign: {},
} as const;

export type Move = MoveOf<typeof MOVES>;

export const decode = decoder(MOVES);
