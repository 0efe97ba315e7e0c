import type { Seat } from '#kernel';
import { seatFrom } from './names.ts';
import { MEASURES, MOTIONS, SLOTS, STOCK_ITEMS, STOCKS } from './moves.ts';
import type { AfterEnd, Asset, Ballot, FactoryTarget, Move, Slot, Switch } from './types.ts';

/* A move off the wire. The shape only: whether it is legal, `check` says. */

type Fields = Readonly<Record<string, unknown>>;

const isFields = (raw: unknown): raw is Fields => typeof raw === 'object' && raw !== null && !Array.isArray(raw);
const isInt = (raw: unknown): raw is number => Number.isSafeInteger(raw);
const isText = (raw: unknown): raw is string => typeof raw === 'string' && raw.length <= 40;

const oneOf =
  <T extends string>(values: readonly T[]) =>
  (raw: unknown): T | null =>
    values.find((value) => value === raw) ?? null;

const slotOf = oneOf(SLOTS);
const measureOf = oneOf(MEASURES);
const motionOf = oneOf(MOTIONS);
const stockOf = oneOf(STOCKS);
const itemOf = oneOf(STOCK_ITEMS);
const switchOf = oneOf<Switch>(['on', 'off']);
const ballotOf = oneOf<Ballot>(['yes', 'no']);
const afterEndOf = oneOf<AfterEnd>(['stop', 'continueDebt', 'continueBig', 'continueLibre', 'switchLibre']);

const isSubsidiary = (raw: unknown): raw is `subsidiary${number}` => typeof raw === 'string' && /^subsidiary[1-9]\d{0,2}$/.test(raw);
const assetOf = (raw: unknown): Asset | null => (raw === 'factory' || isSubsidiary(raw) ? raw : slotOf(raw));
const targetOf = (raw: unknown): FactoryTarget | null => (raw === 'factory' || raw === 'new' || isSubsidiary(raw) ? raw : null);
const placeOf = (raw: unknown): Slot | 'factory' | null => (raw === 'factory' ? raw : slotOf(raw));

/** A chair by its number, or by its name on a form. */
const seatOf = (raw: unknown): Seat | null => (isInt(raw) && raw >= 0 ? raw : typeof raw === 'string' ? seatFrom(raw) : null);
const seatOrAll = (raw: unknown): Seat | 'all' | null => (raw === 'all' ? raw : seatOf(raw));

/** A face by its number, or by its name on a form. */
const faceOf = (raw: unknown): number | null => {
  if (isInt(raw)) return raw;
  const found = typeof raw === 'string' ? /^face(\d|[1-4]\d|5[0-3])$/.exec(raw) : null;
  return found === null ? null : Number(found[1]);
};

const facesOf = (raw: unknown): readonly number[] | null => {
  if (!Array.isArray(raw)) return null;
  const faces: number[] = [];
  for (const item of raw) {
    const face = faceOf(item);
    if (face === null) return null;
    faces.push(face);
  }
  return faces;
};

const decodeVote = (raw: Fields): Move | null => {
  const move: { type: 'castVote'; autreSysteme?: Ballot; endGame?: Ballot; monnaieLibre?: Ballot } = { type: 'castVote' };
  for (const motion of MOTIONS) {
    if (raw[motion] === undefined) continue;
    const ballot = ballotOf(raw[motion]);
    if (ballot === null) return null;
    move[motion] = ballot;
  }
  return move;
};

const decodeBank = (raw: Fields): Move | null => {
  const { halfRate, criteria, cap, equity } = raw;
  const autoEquity = switchOf(raw.autoEquity);
  if (!isInt(halfRate) || !isInt(criteria) || !isInt(cap) || !isInt(equity) || autoEquity === null) return null;
  return { type: 'setBank', halfRate, criteria, cap, equity, autoEquity };
};

/** Moves between players. */
const decodeDealing = (raw: Fields): Move | null => {
  const { type, cards, offer } = raw;
  const to = seatOf(raw.to);
  switch (type) {
    case 'gift':
      return to !== null && isInt(cards) ? { type, to, cards } : null;
    case 'offerLoan': {
      const { perBattle, due } = raw;
      return to !== null && isInt(cards) && isInt(perBattle) && isInt(due) ? { type, to, cards, perBattle, due } : null;
    }
    case 'acceptLoan':
    case 'acceptJob':
    case 'withdrawOffer':
      return isText(offer) ? { type, offer } : null;
    case 'pledge':
    case 'unpledge':
      return isInt(raw.lots) ? { type, lots: raw.lots } : null;
    case 'forgive':
      return isInt(raw.loan) ? { type, loan: raw.loan } : null;
    case 'offerJob': {
      const { subsidiary, k, wage } = raw;
      const chosen = seatOrAll(raw.to);
      return isInt(subsidiary) && isInt(k) && isInt(wage) && chosen !== null ? { type, subsidiary, k, wage, to: chosen } : null;
    }
    case 'offerSale': {
      const asset = assetOf(raw.asset);
      const chosen = seatOrAll(raw.to);
      return asset !== null && isInt(raw.price) && chosen !== null ? { type, asset, price: raw.price, to: chosen } : null;
    }
    case 'buy': {
      const slot = placeOf(raw.slot);
      return isText(offer) && slot !== null ? { type, offer, slot } : null;
    }
    default:
      return null;
  }
};

/** What a player does with his own. */
const decodeOwn = (raw: Fields): Move | null => {
  const { type, b, n } = raw;
  switch (type) {
    case 'leisure':
    case 'setStake':
      return isInt(b) ? { type, b } : null;
    case 'takeCredit':
    case 'repayCredit':
      return isInt(n) ? { type, n } : null;
    case 'seekJob':
      return isInt(raw.minWage) ? { type, minWage: raw.minWage } : null;
    case 'pick': {
      const cards = facesOf(raw.cards);
      return cards === null ? null : { type, cards };
    }
    case 'buildHouse': {
      const slot = slotOf(raw.slot);
      return slot === null ? null : { type, slot };
    }
    case 'buildFactory': {
      const target = targetOf(raw.target);
      return target === null ? null : { type, target };
    }
    case 'sellToBank': {
      const asset = assetOf(raw.asset);
      return asset === null ? null : { type, asset };
    }
    case 'buyFromStock': {
      const stock = stockOf(raw.stock);
      const item = itemOf(raw.item);
      const slot = placeOf(raw.slot);
      return stock === null || item === null || slot === null ? null : { type, stock, item, slot };
    }
    case 'reassignHouse': {
      const from = slotOf(raw.from);
      const to = slotOf(raw.to);
      return from === null || to === null ? null : { type, from, to };
    }
    case 'swapMain':
      return isInt(raw.subsidiary) ? { type, subsidiary: raw.subsidiary } : null;
    case 'bid':
      return isInt(raw.cards) ? { type, cards: raw.cards } : null;
    case 'nameMeasure': {
      const measure = measureOf(raw.measure);
      return measure === null ? null : { type, measure };
    }
    case 'tableMotion': {
      const motion = motionOf(raw.motion);
      return motion === null ? null : { type, motion };
    }
    case 'setBank':
      return decodeBank(raw);
    case 'castVote':
      return decodeVote(raw);
    default:
      return null;
  }
};

/** TB-4.16.1. */
const decodeLever = (raw: Fields): Move | null => {
  const { type, cards, n } = raw;
  const seat = seatOf(raw.seat);
  switch (type) {
    case 'setTax':
      return isInt(raw.tax) ? { type, tax: raw.tax } : null;
    case 'setCriteria':
      return isInt(raw.criteria) ? { type, criteria: raw.criteria } : null;
    case 'setRate':
      return isInt(raw.halfRate) ? { type, halfRate: raw.halfRate } : null;
    case 'setCap':
      return isInt(raw.cap) ? { type, cap: raw.cap } : null;
    case 'addEquity':
      return isInt(cards) ? { type, cards } : null;
    case 'setAutoEquity': {
      const autoEquity = switchOf(raw.autoEquity);
      return autoEquity === null ? null : { type, autoEquity };
    }
    case 'setStateRepayment': {
      const repayment = switchOf(raw.repayment);
      return repayment === null ? null : { type, repayment };
    }
    case 'grantCredit':
      return seat !== null && isInt(n) ? { type, seat, n } : null;
    case 'stateGift':
      return seat !== null && isInt(cards) ? { type, seat, cards } : null;
    case 'refuseCredit':
    case 'removePlayer':
    case 'pausePlayer':
    case 'resumePlayer':
    case 'nameBanker':
      return seat === null ? null : { type, seat };
    case 'orderMeasure': {
      const measure = measureOf(raw.measure);
      return measure === null ? null : { type, measure };
    }
    case 'orderEvent': {
      const card = faceOf(raw.card);
      const target = seatOrAll(raw.seat);
      return card === null || target === null ? null : { type, card, seat: target };
    }
    case 'setAfterEnd': {
      const afterEnd = afterEndOf(raw.afterEnd);
      return afterEnd === null ? null : { type, afterEnd };
    }
    default:
      return null;
  }
};

export const decode = (raw: unknown): Move | null => {
  if (!isFields(raw)) return null;
  const { type } = raw;
  switch (type) {
    case 'pause':
    case 'resume':
    case 'done':
    case 'reopen':
    case 'takePublicPost':
    case 'leavePublicPost':
    case 'unseekJob':
    case 'cancelRequest':
    case 'acceptSeizure':
    case 'closeWindow':
    case 'orderBailout':
    case 'orderChange':
    case 'orderEnd':
    case 'orderLibre':
      return { type };
    default:
      return decodeDealing(raw) ?? decodeOwn(raw) ?? decodeLever(raw);
  }
};
