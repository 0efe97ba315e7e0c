import type { SeatInfo } from '#protocol';
import { standingDeals } from '#games/ecodip/bot/market.ts';
import type { World } from '#games/ecodip/data/world.ts';
import { seatOf } from '#games/ecodip/rules/facts.ts';
import type { Table, Tag } from '#games/ecodip/types.ts';
import type { Offer } from './offers.ts';

/**
 * EC-12.6: what bots will write on their sheets to people, by the rule that all bots follow. It is worked out from stocks, prices and
 * units, which are public (EC-7.1), so that nothing secret shows: not even whether a buyer has the gold.
 */
export const botOffers = ({ world, table }: { readonly world: World; readonly table: Table }, seats: readonly SeatInfo[]): readonly Offer[] => {
  if (table.phase !== 'SPRING_ORDERS') return [];
  const botAt = (tag: Tag): SeatInfo | undefined => seats.find(({ seat, holder }) => holder === 'bot' && seat === seatOf(table, tag));
  return standingDeals({ world, table }).flatMap(({ seller, buyer, n, good, price }, index): readonly Offer[] => {
    const [sells, buys] = [botAt(seller), botAt(buyer)];
    if ((sells === undefined) === (buys === undefined)) return [];
    // EC-12.3: a weak one buys bread only.
    if (buys?.level === 'weak' && good !== 'TB') return [];
    const [by, to, k] = sells === undefined ? ([buyer, seller, 'buy'] as const) : ([seller, buyer, 'sell'] as const);
    return [{ key: `bot.${index}`, line: 0, by, to, terms: { k, n, good, price }, turn: table.turn, circle: null, isStanding: true }];
  });
};
