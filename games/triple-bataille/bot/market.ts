import { unreachable } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import { FACTORY_PRICE, HOUSE_PRICE, MOST_FACTORY_CARDS, MOST_MAIN_HOUSES } from '../content/data.ts';
import { player } from '../rules/facts.ts';
import { expenses } from '../rules/bank.ts';
import { wealthOf } from '../scoring.ts';
import type { FactoryTarget, Move, Proposal } from '../types.ts';
import { housesWanted, lossOfValueIsNear, meanWealth, reserve } from './forecast.ts';
import { type Eyes, firstAllowed, type Purchase, rangeOf, type Taste } from './sight.ts';

/* MARKET (TB-4.10): what to own, what to pay back. */

/** TB-6.6.7: a privatised factory of two cards may cost what it is worth less a little. */
const LOWEST_BID = 12;

/** Cards that may be spent, the reserve untouched. */
const free = (sight: Eyes, seat: Seat, kept = 1): number => player(sight.view, seat).pile - kept * reserve(sight.view, seat);

/** Seized by interest: sells what it must and no more (TB-4.9.4, TB-4.9.5). */
const outOfDistress = (sight: Eyes): Move | null => firstAllowed(sight, [{ type: 'acceptSeizure' }]);

const nextSubsidiary = (sight: Eyes, seat: Seat): FactoryTarget => {
  const growing = player(sight.view, seat).subsidiaries.find(({ cards }) => cards < MOST_FACTORY_CARDS);
  return growing === undefined ? 'new' : `subsidiary${growing.id}`;
};

/** What may be bought of a kind now: its price in hand, and a use for it. */
const purchase = (sight: Eyes, seat: Seat, kind: Purchase, cash: number): Move | null => {
  const { view } = sight;
  const { bundle } = view.table;
  const { houses, pile, factory } = player(view, seat);
  const house = HOUSE_PRICE * bundle;
  switch (kind) {
    case 'main':
      // The rent saved counts at once: the first house may touch the reserve.
      return houses.main === 0 && pile >= house + bundle ? { type: 'buildHouse', slot: 'main' } : null;
    case 'rental':
      return cash >= house && housesWanted(view) > 0 ? { type: 'buildHouse', slot: 'rental' } : null;
    case 'factory':
      return cash >= FACTORY_PRICE * bundle && factory < MOST_FACTORY_CARDS ? { type: 'buildFactory', target: 'factory' } : null;
    default:
      return unreachable(kind);
  }
};

function* purchases(sight: Eyes, seat: Seat, { order, kept }: Taste): Generator<Move> {
  const cash = free(sight, seat, kept);
  for (const kind of order) {
    const move = purchase(sight, seat, kind, cash);
    if (move !== null) yield move;
  }
  if (cash >= FACTORY_PRICE * sight.view.table.bundle && player(sight.view, seat).factory >= MOST_FACTORY_CARDS) {
    yield { type: 'buildFactory', target: nextSubsidiary(sight, seat) };
  }
}

/** TB-12.4, TB-12.5: things keep their value when money does not. */
function* flights(sight: Eyes, seat: Seat): Generator<Move> {
  const { view } = sight;
  const { bundle } = view.table;
  if (!lossOfValueIsNear(view) || player(view, seat).houses.main >= MOST_MAIN_HOUSES) return;
  if (free(sight, seat) >= HOUSE_PRICE * bundle) yield { type: 'buildHouse', slot: 'main' };
}

/** TB-12.6: credits that can be paid back while the next expenses and a stake stay in hand; their interest need not be kept any more. */
const repayment = (sight: Eyes, seat: Seat): Move | null => {
  const { view } = sight;
  const range = rangeOf(sight, 'repayCredit', 'n');
  const kept = expenses(view, seat) + view.table.bundle;
  const n = Math.min(range?.max ?? 0, Math.floor((player(view, seat).pile - kept) / view.options.creditSize));
  return n > 0 ? firstAllowed(sight, [{ type: 'repayCredit', n }]) : null;
};

const listPrice = (sight: Eyes, sale: Extract<Proposal, { kind: 'sale' }>): number => {
  const { bundle } = sight.view.table;
  if (sale.asset === 'factory') return FACTORY_PRICE * bundle * player(sight.view, sale.by).factory;
  const subsidiary = player(sight.view, sale.by).subsidiaries.find(({ id }) => sale.asset === `subsidiary${id}`);
  return subsidiary === undefined ? HOUSE_PRICE * bundle : FACTORY_PRICE * bundle * subsidiary.cards;
};

/** Things on sale below the price of a new one. */
function* bargains(sight: Eyes, seat: Seat): Generator<Move> {
  const { table, sealed } = sight.view;
  for (const sale of [...table.proposals, ...sealed.proposals]) {
    if (sale.kind !== 'sale' || sale.by === seat || sale.price >= listPrice(sight, sale) || sale.price > free(sight, seat)) continue;
    const slots = sale.asset === 'factory' || sale.asset.startsWith('subsidiary') ? (['factory'] as const) : (['main', 'rental'] as const);
    for (const slot of slots) yield { type: 'buy', offer: sale.id, slot };
  }
}

/** TB-6.6.7: a sealed bid a little above the lowest, once. */
const bid = (sight: Eyes, seat: Seat): Move | null => {
  const { table, sealed } = sight.view;
  const cards = (LOWEST_BID + 1) * table.bundle;
  if (sealed.bids[seat] !== undefined || free(sight, seat) < cards) return null;
  return firstAllowed(sight, [{ type: 'bid', cards }]);
};

/** TB-12.6: whoever has less than the mean asks for free money, where it may be asked for. */
const motion = (sight: Eyes, seat: Seat): Move | null => {
  const poor = wealthOf(sight.view, seat) < meanWealth(sight.view, (other) => wealthOf(sight.view, other));
  return poor ? firstAllowed(sight, [{ type: 'tableMotion', motion: 'monnaieLibre' }]) : null;
};

export const marketMove = (sight: Eyes, seat: Seat, taste: Taste): Move => {
  const wishes = [...bargains(sight, seat), ...purchases(sight, seat, taste), ...flights(sight, seat)];
  const move = outOfDistress(sight) ?? bid(sight, seat) ?? firstAllowed(sight, wishes);
  return move ?? repayment(sight, seat) ?? motion(sight, seat) ?? { type: 'done' };
};
