import { type BankId, type Lot, type Move, SECURITIES, type SecurityId } from './types.ts';

/* A move off the wire. The shape only: whether it is legal, `check` says. */

type Fields = Readonly<Record<string, unknown>>;

const isFields = (raw: unknown): raw is Fields => typeof raw === 'object' && raw !== null && !Array.isArray(raw);
const isInt = (raw: unknown): raw is number => Number.isSafeInteger(raw);
const isSecurity = (raw: unknown): raw is SecurityId => SECURITIES.some((security) => security === raw);
const isBank = (raw: unknown): raw is BankId => raw === 'A' || raw === 'B';

/** A list, or one of its items alone: a pick of one comes as a bare string. */
const listOf = <T>(raw: unknown, isItem: (item: unknown) => item is T): readonly T[] | null => {
  const items: readonly unknown[] = Array.isArray(raw) ? raw : [raw];
  return items.length <= SECURITIES.length && items.every(isItem) ? items : null;
};

/** A lot as `{ lot: { DAR: 2 } }`, or flat as a form gives it, `{ DAR: 2, CIF: 0 }`. */
const decodeLot = (raw: Fields): Lot['titles'] | null => {
  const given = isFields(raw.lot) ? raw.lot : raw;
  const titles: Partial<Record<SecurityId, number>> = {};
  for (const security of SECURITIES) {
    const n = Object.hasOwn(given, security) ? given[security] : 0;
    if (!isInt(n)) return null;
    if (n !== 0) titles[security] = n;
  }
  return titles;
};

const NUMBERED = ['exerciseOption', 'buy', 'sell', 'take', 'tender'] as const;
const BARE = ['roll', 'abandonOption', 'forgetOption', 'done', 'pass', 'borrow', 'passBid', 'preparePass', 'prepareNone', 'showDeck'] as const;

export const decode = (raw: unknown): Move | null => {
  if (!isFields(raw)) return null;
  const { type, n } = raw;
  const bare = BARE.find((name) => name === type);
  if (bare !== undefined) return { type: bare };
  const numbered = NUMBERED.find((name) => name === type);
  if (numbered !== undefined) return isInt(n) ? { type: numbered, n } : null;
  switch (type) {
    case 'settleCeiling':
      return isInt(raw.sell) ? { type, sell: raw.sell } : null;
    case 'buyOption':
      return isInt(raw.owner) && isInt(n) ? { type, owner: raw.owner, n } : null;
    case 'cardBuy':
    case 'cardSell':
    case 'sellToDesk':
      return isSecurity(raw.security) && isInt(n) ? { type, security: raw.security, n } : null;
    case 'cardRepay': {
      const banks = listOf(raw.banks, isBank);
      // In the order of the banks, so that one choice is one move.
      return banks === null ? null : { type, banks: banks.toSorted() };
    }
    case 'auctionLot': {
      const lot = decodeLot(raw);
      return lot === null ? null : { type, lot };
    }
    case 'bid':
      return isInt(raw.amount) ? { type, amount: raw.amount } : null;
    case 'prepareBuy':
      return isInt(n) && isInt(raw.max) ? { type, n, max: raw.max } : null;
    case 'prepareSell':
      return isInt(n) && isInt(raw.min) ? { type, n, min: raw.min } : null;
    case 'alerts': {
      const securities = listOf(raw.securities, isSecurity);
      if (securities === null || !isInt(raw.buyAt) || !isInt(raw.sellAt)) return null;
      return { type, securities, buyAt: raw.buyAt, sellAt: raw.sellAt };
    }
    case 'passUntilMyTurn':
      return typeof raw.on === 'boolean' ? { type, on: raw.on } : null;
    default:
      return null;
  }
};
