import { quickChance } from '#kernel/chance.ts';
import { at } from '#kernel/collections.ts';
import type { Bot, Seat } from '#kernel/game.ts';
import { MONEY_UNIT, TITLE_DATA } from '../data.ts';
import { type Move, TITLE_IDS, type Trade, type View } from '../types.ts';
import { decent } from './decent.ts';
import { best, isOffered, offered, readSight } from './reading.ts';
import { isTied } from './trade.ts';
import { holdingValue } from './value.ts';

/* Bots with one habit, and otherwise decent: what does the habit do to a table, and does it beat the others? */

type Player = Bot<View, Move>;

const habit = (choose: Player['choose']): Player => ({ choose });

const KEEPS_MONEY: Partial<Record<Move['type'], Move>> = {
  buy: { type: 'decline' },
  ceiling: { type: 'pass' },
  bid: { type: 'pass' },
  build: { type: 'throw' },
};

/** Buys, bids and builds nothing. */
const hoards = habit((sight, seat, chance) => {
  const move = decent.choose(sight, seat, chance);
  return KEEPS_MONEY[move.type] ?? move;
});

const neverTrades = habit((sight, seat, chance) => {
  const { options } = sight.view;
  const move = decent.choose({ ...sight, view: { ...sight.view, options: { ...options, trades: 'off' } } }, seat, chance);
  return move.type === 'accept' || move.type === 'counter' ? { type: 'reject' } : move;
});

/** Buys wherever it stops, as long as its money lasts. */
const alwaysBuys = habit((sight, seat, chance) => (isOffered(readSight(sight, seat), 'buy') ? { type: 'buy' } : decent.choose(sight, seat, chance)));

/** Puts every note into houses, the dearest first. */
const alwaysBuilds = habit((sight, seat, chance) => {
  const dearest = offered(readSight(sight, seat), 'build').at(-1);
  return dearest ?? decent.choose(sight, seat, chance);
});

/* ---------- buying at the least price that the others accept ---------- */

/** Would a decent bot take it? */
const isTaken = (view: View, trade: Trade): boolean => {
  const asked: View = {
    ...view,
    viewer: trade.to,
    offer: trade,
    table: { ...view.table, point: { kind: 'tradeResponse', seat: trade.to, proposer: trade.proposer, back: 'preThrow' } },
  };
  return decent.choose({ view: asked, awaited: [trade.to], offers: [] }, trade.to, quickChance(1)).type === 'accept';
};

const purchase = (proposer: Seat, to: Seat, index: number, cash: number): Trade => ({
  proposer,
  to,
  giveTitles: [],
  giveCash: cash,
  getTitles: [at(TITLE_IDS, index)],
  getCash: 0,
});

/** The least that its owner, if he is decent, takes for a title from this seat; null if nothing that the seat has is enough. */
export const leastPrice = (view: View, seat: Seat, index: number): number | null => {
  const { owner } = at(view.table.titles, index);
  if (owner === null || owner === seat || isTied(view, owner, index)) return null;
  let [refused, taken] = [0, Math.floor(at(view.cash, seat) / MONEY_UNIT)];
  const sells = (units: number): boolean => isTaken(view, purchase(seat, owner, index, units * MONEY_UNIT));
  if (taken === 0 || !sells(taken)) return null;
  while (taken - refused > 1) {
    const middle = Math.floor((refused + taken) / 2);
    if (sells(middle)) taken = middle;
    else refused = middle;
  }
  return taken * MONEY_UNIT;
};

const bargain = (view: View, seat: Seat): Trade | null => {
  const found = TITLE_DATA.flatMap((_, index) => {
    const price = leastPrice(view, seat, index);
    const { owner } = at(view.table.titles, index);
    return price === null || owner === null ? [] : [{ trade: purchase(seat, owner, index, price), gain: holdingValue(view, seat, index) - price }];
  });
  const chosen = best(found, ({ gain }) => gain);
  return chosen !== null && chosen.rating > 0 ? chosen.item.trade : null;
};

/** Buys of others whatever they sell for less than it is worth, and offers no more than it must. */
const buysCheap = habit((sight, seat, chance) => {
  const { view, offers } = sight;
  const mayPropose = view.table.point.kind === 'preThrow' && offers.some((offer) => offer.kind === 'form' && offer.type === 'proposeTrade');
  const found = mayPropose ? bargain(view, seat) : null;
  if (found === null) return decent.choose(sight, seat, chance);
  const { proposer: _, ...terms } = found;
  return { type: 'proposeTrade', ...terms };
});

export const policies: Readonly<Record<string, Player>> = { hoards, neverTrades, alwaysBuys, alwaysBuilds, buysCheap };
