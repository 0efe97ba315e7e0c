import { MP_PER_BT } from '../data.ts';
import { recordOf } from '#kernel/collections.ts';
import { whileSame } from '#kernel/work.ts';
import type { World } from '../data/world.ts';
import { isAlive, living, provincesOf, unitsOf } from '../rules/facts.ts';
import type { Office } from '../orders/office.ts';
import { type Good, type Order, type Table, type Tag, TAGS } from '../types.ts';
import { leaderOf } from './arms.ts';

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
interface Market {
  readonly world: World;
  readonly table: Pick<Table, 'eliminated' | 'owners' | 'factories' | 'stocks' | 'units' | 'prices'>;
}
type Goods = [Table['eliminated'], Table['owners'], Table['factories'], Table['stocks'], Table['units'], Table['prices']];

/** EC-12.2: food provinces feed next winter; what is missing for the units there are must be bought now. */
const foodBalance = ({ world, table }: Market, tag: Tag): number => {
  const harvest = provincesOf(world, table, tag).filter((id) => world.find(id)?.centre === false).length;
  return table.stocks[tag].TB + harvest - unitsOf(table, tag).length;
};

const factoriesOf = whileSame((owners: Table['owners'], factories: Table['factories']): Readonly<Record<Tag, number>> => {
  const counts = recordOf(TAGS, () => 0);
  for (const [id, { status }] of Object.entries(factories)) {
    const owner = owners[id];
    if (owner !== undefined && status !== 'building') counts[owner]++;
  }
  return counts;
});

const idleFactories = ({ table }: Market, tag: Tag): number => factoriesOf(table.owners, table.factories)[tag];

/** Above zero: for sale; below: wanted. Bonds are for one's own units. */
const balanceOf = (office: Market, tag: Tag, good: 'TB' | 'MP'): number => {
  const { TB, MP } = office.table.stocks[tag];
  return good === 'TB' ? Math.min(foodBalance(office, tag) - 1, TB) : MP - MP_PER_BT * idleFactories(office, tag);
};

/** Lots of one piece at the exchange price, the neediest first, in the order of the table of powers. */
export const standingDeals = ({ world, table }: Market): readonly StandingDeal[] => {
  const { eliminated, owners, factories, stocks, units, prices } = table;
  return dealsOf(world, eliminated, owners, factories, stocks, units, prices);
};

const dealsOf = whileSame((world: World, ...[eliminated, owners, factories, stocks, units, prices]: Goods): readonly StandingDeal[] => {
  const table = { eliminated, owners, factories, stocks, units, prices };
  const office: Market = { world, table };
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
  return [...deals, ...bondDeals(office)];
});

/** Who lacks raw materials for his factories parts with a bond, for they cost less than what they make; who has no factory buys it. */
const bondDeals = (office: Market): readonly StandingDeal[] => {
  const { table } = office;
  const tags = living(table);
  const sellers = tags.filter((tag) => table.stocks[tag].BT > 0 && balanceOf(office, tag, 'MP') < 0);
  const buyers = tags.filter((tag) => idleFactories(office, tag) === 0);
  return sellers.flatMap((seller, index): readonly StandingDeal[] => {
    const buyer = buyers[index];
    return buyer === undefined ? [] : [{ seller, buyer, n: 1, good: 'BT', price: table.prices.BT }];
  });
};

/** In winter one bond is kept for sale where there is no gold for raw materials. */
export const bondsForSale = (office: Office): number => {
  const { table, secrets, power } = office;
  const missing = -balanceOf(office, power, 'MP');
  return missing > 0 && secrets.gold < SAVINGS + missing * table.prices.MP ? 1 : 0;
};

/** EC-4.4.14: what Japan asks for a missile of its stock; it offers one to everybody but the leader. */
const MISSILE = 300;

const missileTrades = (office: Office): readonly Order[] => {
  const { power, secrets, table } = office;
  const leader = leaderOf(office);
  const customers = living(table).filter((tag) => tag !== 'JAP' && tag !== leader);
  if (power === 'JAP') {
    return customers.slice(0, secrets.stock.ICBM).map((tag) => ({ k: 'sell', with: tag, n: 1, good: 'ICBM', from: 'STOCK', price: MISSILE }));
  }
  const armed = secrets.stock.ICBM > 0 || Object.values(secrets.sites).some(({ ICBM }) => ICBM > 0);
  if (armed || secrets.gold < MISSILE + RESERVE || !customers.includes(power) || !isAlive(table, 'JAP')) return [];
  return [{ k: 'buy', with: 'JAP', n: 1, good: 'ICBM', from: 'STOCK', price: MISSILE }];
};

/** Gold that a bot does not touch for raw materials: food comes first. */
const SAVINGS = 100;
/** Only the rich buy missiles. */
const RESERVE = 400;

/** Its own side of the standing deals, as far as its gold goes (EC-4.4.5). */
export const trades = (office: Office): readonly Order[] => {
  const { power, secrets, table } = office;
  const missiles = missileTrades(office);
  if (table.phase !== 'SPRING_ORDERS') return missiles;
  let gold = secrets.gold - (missiles.some(({ k }) => k === 'buy') ? MISSILE : 0);
  const goods = standingDeals(office).flatMap(({ seller, buyer, n, good, price }): readonly Order[] => {
    if (seller === power) return [{ k: 'sell', with: buyer, n, good, price }];
    if (buyer !== power || gold - price < (good === 'MP' ? SAVINGS : 0)) return [];
    gold -= price;
    return [{ k: 'buy', with: seller, n, good, price }];
  });
  return [...goods, ...missiles];
};
