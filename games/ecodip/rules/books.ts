import type { Position } from '#diplomacy/types.ts';
import {
  type ByPower,
  type Deal,
  type Gift,
  type GiftOrder,
  type Good,
  GOODS,
  type Missile,
  type MissilePlace,
  type Options,
  type Secrets,
  type State,
  type Stocks,
  type Tag,
} from '../types.ts';
import { positionOf } from './position.ts';
import { money, power, say, tell, word } from '../speak.ts';
import { addGold, addMissiles, addStock, changeUn, missilesAt, note, publish, recordSecret, tally, type Work } from './work.ts';
import { living } from './facts.ts';

/** What the resolution of one turn looks back to: possessions and position at its start, and what has been spent since. */
export interface Books {
  readonly start: ByPower<Secrets>;
  readonly stocks: ByPower<Stocks>;
  readonly position: Position;
  /** EC-4.4.5: gold spent this turn. */
  readonly spent: Partial<Record<Tag, number>>;
  /** Missiles that arrived this turn (option `missileSameTurn`). */
  readonly freshen: (tag: Tag, kind: Missile, place: MissilePlace, n: number) => void;
  readonly fresh: (tag: Tag, kind: Missile, place: MissilePlace) => number;
}

export const openBooks = ({ secrets, table, options }: Pick<State, 'secrets' | 'table' | 'options'>): Books => {
  const arrivals = new Map<string, number>();
  const fresh: Books['fresh'] = (tag, kind, place) => arrivals.get(`${tag} ${kind} ${place}`) ?? 0;
  return {
    start: { ...secrets },
    stocks: table.stocks,
    position: positionOf(table, options),
    spent: {},
    fresh,
    freshen: (tag, kind, place, n) => {
      arrivals.set(`${tag} ${kind} ${place}`, fresh(tag, kind, place) + n);
    },
  };
};

/* EC-4.15: the exchange. Fractions are exact until the end, hence big integers. */

interface Fraction {
  readonly top: bigint;
  readonly bottom: bigint;
}

const plus = (a: Fraction, b: Fraction): Fraction => ({ top: a.top * b.bottom + b.top * a.bottom, bottom: a.bottom * b.bottom });

/** The mean of the deals: each deal once at its price per unit, or each unit sold (option `exchangeWeight`). */
const meanOf = (deals: readonly Deal[], weight: Options['exchangeWeight']): Fraction => {
  if (weight === 'unit') {
    const total = deals.reduce((all, { n, price }) => ({ n: all.n + n, price: all.price + price }), { n: 0, price: 0 });
    return { top: BigInt(total.price), bottom: BigInt(total.n) };
  }
  const total = deals.reduce<Fraction>((all, { n, price }) => plus(all, { top: BigInt(price), bottom: BigInt(n) }), { top: 0n, bottom: 1n });
  return { top: total.top, bottom: total.bottom * BigInt(deals.length) };
};

/** EC-4.15.2: the mean of the deals' mean and the old price, half up, at least 1; EC-4.15.3: without a deal the price stays. */
export const newPrice = (old: number, deals: readonly Deal[], weight: Options['exchangeWeight']): number => {
  if (deals.length === 0) return old;
  const { top, bottom } = plus(meanOf(deals, weight), { top: BigInt(old), bottom: 1n });
  // Half of top/bottom, rounded half up: floor(top / (2 bottom) + 1/2).
  return Math.max(1, Number((top + bottom) / (2n * bottom)));
};

const newPrices = (old: Stocks, deals: readonly Deal[], weight: Options['exchangeWeight']): Stocks => {
  const price = (good: Good): number =>
    newPrice(
      old[good],
      deals.filter((deal) => deal.good === good),
      weight,
    );
  return { TB: price('TB'), MP: price('MP'), BT: price('BT') };
};

/** Step A11, or the end of spring with option `exchangeTiming` = nextTurn. */
export const fixPrices = (work: Work): void => {
  const { table, options } = work;
  const prices = newPrices(table.prices, table.deals, options.exchangeWeight);
  for (const good of GOODS) {
    if (prices[good] !== table.prices[good]) {
      work.log.push(tell('log.PRICE', { good: word(good), old: money(table.prices[good]), price: money(prices[good]) }, ['EC-4.15.2']));
    }
  }
  table.prices = prices;
  table.priceHistory = [...table.priceHistory, prices];
};

/* EC-4.7: gifts, the last step of each turn. */

type Purse = { gold: number };

const dropped = (work: Work, tag: Tag, what: string, n: number, to: Tag | 'UN'): void =>
  note(work, tag, say('log.GIFT_DROPPED', { n, what: word(what), to: power(to) }, ['EC-4.7.4']));

/** EC-4.7.1, EC-4.7.2: a secret gift to the UN hides its giver only, for UN property is published. */
const giveGold = (work: Work, from: Tag, { to, gold, public: open }: GiftOrder & { readonly k: 'give' }, purse: Purse): Gift | null => {
  if (purse.gold < gold) {
    dropped(work, from, 'gold', gold, to);
    return null;
  }
  purse.gold -= gold;
  addGold(work, from, -gold);
  addGold(work, to, gold);
  const args = { from: power(from), to: power(to), gold: money(gold) };
  if (open) {
    work.log.push(tell('log.GIFT', args, ['EC-4.7.1']));
    return { from, to, what: 'gold', n: gold };
  }
  recordSecret(work, to === 'UN' ? [from] : [from, to], say('log.secretGift', args, ['EC-4.7.1', 'EC-7.1']));
  if (to !== 'UN') return null;
  work.log.push(tell('log.anonymousGift', { gold: money(gold) }, ['EC-4.7.2']));
  return { from: null, to, what: 'gold', n: gold };
};

/** EC-4.7.2: an ICBM is dismantled, an ABM joins the UN stock. */
const giveGoods = (work: Work, from: Tag, order: GiftOrder & { readonly k: 'giveUN' }): Gift | null => {
  const { n, good } = order;
  const held = 'from' in order ? missilesAt(work, from, order.good, order.from) : work.table.stocks[from][order.good];
  if (held < n) {
    dropped(work, from, good, n, 'UN');
    return null;
  }
  if (!('from' in order)) {
    addStock(work, from, order.good, -n);
    addStock(work, 'UN', order.good, n);
  } else {
    addMissiles(work, from, order.good, order.from, -n);
    if (order.good === 'ABM') changeUn(work, { ABM: work.table.un.ABM + n });
    else tally(work, { icbmDismantled: n });
  }
  work.log.push(tell('log.giftOfGoods', { from: power(from), n, what: word(good) }, ['EC-4.7.2']));
  return { from, to: 'UN', what: good, n };
};

/** EC-4.7.4: in the order written, as far as the giver's own means reach; what is received in the step is not given on in it. */
export const give = (work: Work): void => {
  const tags = living(work.table);
  const purses = new Map(tags.map((tag): [Tag, Purse] => [tag, { gold: work.secrets[tag].gold }]));
  const gifts: Gift[] = [];
  for (const tag of tags) {
    const purse = purses.get(tag) ?? { gold: 0 };
    for (const order of work.secrets[tag].carried) {
      const gift = order.k === 'give' ? giveGold(work, tag, order, purse) : order.k === 'giveUN' ? giveGoods(work, tag, order) : null;
      if (gift !== null) gifts.push(gift);
    }
  }
  publish(work, { gifts: [...work.table.report.gifts, ...gifts] });
};
