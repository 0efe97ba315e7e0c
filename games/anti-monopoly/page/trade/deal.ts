import { hasMonopoly } from '#games/anti-monopoly/rules/rent.ts';
import type { City, Deal, Role, Title, TitleId, Trade, View } from '#games/anti-monopoly/types.ts';
import { TITLE_IDS } from '#games/anti-monopoly/types.ts';
import type { Seat } from '#kernel/game.ts';
import { campOf, cityOf, countedTransports, countedUtilities, fareOf, holdingOf, incomeNow } from '../facts.ts';

/* What a trade would change: told from the proposer's side, like the rules. */

export const EMPTY: Deal = { giveTitles: [], giveCash: 0, getTitles: [], getCash: 0 };

/** AM-4.10.4: titles and money in the other hands; what is mortgaged stays so. */
export const afterTrade = (view: View, { proposer, to, giveTitles, giveCash, getTitles, getCash }: Trade): View => {
  const moved = (id: TitleId, now: Title): Title => {
    const owner = giveTitles.includes(id) ? to : getTitles.includes(id) ? proposer : now.owner;
    return owner === now.owner ? now : { ...now, owner };
  };
  const paid = giveCash - getCash;
  return {
    ...view,
    cash: view.cash.map((cash, seat) => (seat === proposer ? cash - paid : seat === to ? cash + paid : cash)),
    table: { ...view.table, titles: TITLE_IDS.map((id) => moved(id, holdingOf(view, id))) },
  };
};

export type Effect =
  | { readonly kind: 'breaks' | 'pair'; readonly seat: Seat; readonly city: City }
  | { readonly kind: 'transports'; readonly seat: Seat; readonly count: number; readonly fare: number }
  | { readonly kind: 'utilities'; readonly seat: Seat };

/** A monopoly is worth something to monopolists, and to everybody where the table doubles all rents (AM-6.6). */
const doubles = (view: View, camp: Role | null): boolean => camp === 'M' || view.options.doubleRent === 'all';

const cityEffects = (before: View, after: View, seat: Seat, cities: readonly City[]): readonly Effect[] => {
  if (!doubles(before, campOf(before, seat))) return [];
  return cities.flatMap((city): readonly Effect[] => {
    const [had, has] = [hasMonopoly(before, seat, city), hasMonopoly(after, seat, city)];
    if (had === has) return [];
    return [{ kind: has ? 'pair' : 'breaks', seat, city }];
  });
};

const companyEffects = (before: View, after: View, seat: Seat): readonly Effect[] => {
  if (campOf(before, seat) !== 'M') return [];
  const transports = countedTransports(after, seat);
  const both = countedUtilities(after, seat) === 2;
  return [
    ...(transports > Math.max(1, countedTransports(before, seat))
      ? [{ kind: 'transports' as const, seat, count: transports, fare: fareOf('M', transports) }]
      : []),
    ...(both && countedUtilities(before, seat) < 2 ? [{ kind: 'utilities' as const, seat }] : []),
  ];
};

/** AM-13.6: monopolies broken, pairs and dearer tariffs given, on both sides. */
export const effectsOf = (view: View, trade: Trade): readonly Effect[] => {
  const after = afterTrade(view, trade);
  const moved = [...trade.giveTitles, ...trade.getTitles];
  const cities = [...new Set(moved.flatMap((title) => cityOf(title) ?? []))];
  return [trade.proposer, trade.to].flatMap((seat) => cityEffects(view, after, seat, cities).concat(companyEffects(view, after, seat)));
};

export interface RentEffect {
  readonly seat: Seat;
  readonly before: number;
  readonly after: number;
}

/** AM-13.6: the sum of both sides' rents before and after. */
export const rentEffects = (view: View, trade: Trade): readonly RentEffect[] => {
  const after = afterTrade(view, trade);
  return [trade.proposer, trade.to].map((seat) => ({ seat, before: incomeNow(view, seat), after: incomeNow(after, seat) }));
};

/** AM-4.10.3: titles with buildings do not change hands. */
export const mayBeGiven = (view: View, title: TitleId): boolean => holdingOf(view, title).level === 0;

export const mortgagedAmong = (view: View, titles: readonly TitleId[]): readonly TitleId[] => titles.filter((title) => holdingOf(view, title).mortgaged);
