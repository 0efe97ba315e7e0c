import { MP_PER_BT } from '../data.ts';
import { living, provincesOf, unitsOf } from '../facts.ts';
import type { Office } from '../orders/office.ts';
import type { Good, Order, Tag } from '../types.ts';

/*
 * EC-12.6: bots agree on deals without talking. Stocks, prices and units are public, so every bot works out the same list of
 * deals from them, and writes its own side of each. A person who writes the counter-order of one of them has his deal.
 */

export interface StandingDeal {
  readonly seller: Tag;
  readonly buyer: Tag;
  readonly n: number;
  readonly good: Good;
  readonly price: number;
}

/** What the list is worked out from: nothing of it is secret. */
type Market = Pick<Office, 'world' | 'table'>;

/** EC-12.2: food provinces feed next winter; what is missing for the units there are must be bought now. */
const foodBalance = ({ world, table }: Market, tag: Tag): number => {
  const harvest = provincesOf(world, table, tag).filter((id) => world.find(id)?.centre === false).length;
  return table.stocks[tag].TB + harvest - unitsOf(table, tag).length;
};

const idleFactories = ({ table }: Market, tag: Tag): number =>
  Object.entries(table.factories).filter(([id, { status }]) => table.owners[id] === tag && status !== 'building').length;

/** Above zero: for sale; below: wanted. Bonds are for one's own units. */
const balanceOf = (office: Market, tag: Tag, good: 'TB' | 'MP'): number => {
  const { TB, MP } = office.table.stocks[tag];
  return good === 'TB' ? Math.min(foodBalance(office, tag) - 1, TB) : MP - MP_PER_BT * idleFactories(office, tag);
};

/** Lots of one piece at the exchange price, the neediest first, in the order of the table of powers. */
export const standingDeals = (office: Market): readonly StandingDeal[] => {
  const { table } = office;
  const deals: StandingDeal[] = [];
  for (const good of ['TB', 'MP'] as const) {
    const balance = new Map(living(table).map((tag) => [tag, balanceOf(office, tag, good)]));
    for (const [buyer, missing] of [...balance].filter(([, left]) => left < 0).sort(([, a], [, b]) => a - b)) {
      for (let piece = 0; piece < -missing; piece++) {
        const seller = [...balance].filter(([, left]) => left > 0).sort(([, a], [, b]) => b - a)[0]?.[0];
        if (seller === undefined) break;
        balance.set(seller, (balance.get(seller) ?? 0) - 1);
        deals.push({ seller, buyer, n: 1, good, price: table.prices[good] });
      }
    }
  }
  return deals;
};

/** Gold that a bot does not touch for raw materials: food comes first. */
const SAVINGS = 100;

/** Its own side of the standing deals, as far as its gold goes (EC-4.4.5). */
export const trades = (office: Office): readonly Order[] => {
  const { power, secrets, table } = office;
  if (table.phase !== 'SPRING_ORDERS') return [];
  let gold = secrets.gold;
  return standingDeals(office).flatMap(({ seller, buyer, n, good, price }): readonly Order[] => {
    if (seller === power) return [{ k: 'sell', with: buyer, n, good, price }];
    if (buyer !== power || gold - price < (good === 'TB' ? 0 : SAVINGS)) return [];
    gold -= price;
    return [{ k: 'buy', with: seller, n, good, price }];
  });
};
