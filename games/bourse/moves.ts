import { bool, decoder, type Fields, int, listOf, type MoveOf, oneOf, type Reader } from '#kernel/moves.ts';
import { isRecord } from '#kernel/options.ts';
import { BANKS } from './data.ts';
import { type Lot, SECURITIES, type SecurityId } from './types.ts';

/* Every move of BO-4.0, described once. */

const security = oneOf(...SECURITIES);
const bank = oneOf(...BANKS);

/** In the order of the banks, so that one choice is one move. */
const banks: Reader<readonly (typeof BANKS)[number][]> = (raw, whole) => listOf(bank, SECURITIES.length)(raw, whole)?.toSorted();

/** A lot as `{ lot: { DAR: 2 } }`, or flat as a form gives it, `{ DAR: 2, CIF: 0 }`. */
const lot = (raw: unknown, whole: Fields): Lot['titles'] | undefined => {
  const given = isRecord(raw) ? raw : whole;
  const titles: Partial<Record<SecurityId, number>> = {};
  for (const id of SECURITIES) {
    const n = Object.hasOwn(given, id) ? int(given[id], given) : 0;
    if (n === undefined) return undefined;
    if (n !== 0) titles[id] = n;
  }
  return titles;
};

const MOVES = {
  roll: {},
  exerciseOption: { n: int },
  abandonOption: {},
  forgetOption: {},
  settleCeiling: { sell: int },
  buy: { n: int },
  sell: { n: int },
  take: { n: int },
  buyOption: { owner: int, n: int },
  done: {},
  pass: {},
  borrow: {},
  cardBuy: { security, n: int },
  cardSell: { security, n: int },
  cardRepay: { banks },
  tender: { n: int },
  auctionLot: { lot },
  sellToDesk: { security, n: int },
  bid: { amount: int },
  passBid: {},
  preparePass: {},
  prepareBuy: { n: int, max: int },
  prepareSell: { n: int, min: int },
  prepareNone: {},
  alerts: { securities: listOf(security, SECURITIES.length), buyAt: int, sellAt: int },
  passUntilMyTurn: { on: bool },
  showDeck: {},
} as const;

export type Move = MoveOf<typeof MOVES>;

export const decode = decoder(MOVES);
