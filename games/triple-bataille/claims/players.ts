import type { Seat } from '#kernel/game.ts';
import { decent } from '#games/triple-bataille/bot/decent.ts';
import { interestOf, usualMultiplier } from '#games/triple-bataille/bot/forecast.ts';
import { allows, type Eyes, firstAllowed, offersOf, rangeOf } from '#games/triple-bataille/bot/sight.ts';
import { FACTORY_PRICE, MICRO_WITH_POST, MOST_FACTORY_CARDS } from '#games/triple-bataille/content/data.ts';
import { isActivePlayer, player } from '#games/triple-bataille/rules/facts.ts';
import { expenses } from '#games/triple-bataille/rules/bank.ts';
import type { Move, MoveType, View } from '#games/triple-bataille/types.ts';
import type { Player } from './table.ts';

/* The special players that the claims speak of. What they have no opinion on they do as the decent bot does. */

export { decent };

const without = (sight: Eyes, type: MoveType): Eyes => {
  const refused = new Set(offersOf(sight, type));
  return { ...sight, offers: sight.offers.filter((offer) => !refused.has(offer)) };
};

/** The same player who never borrows, as long as a public post or nothing at all is allowed instead. */
export const abstinent = (bot: Player): Player => ({
  choose(sight, seat, chance) {
    const reduced = without(sight, 'takeCredit');
    const move = bot.choose(reduced, seat, chance);
    return allows(reduced, move) ? move : bot.choose(sight, seat, chance);
  },
});

export const careful = abstinent(decent);

/** Lives on what comes: takes a post or a credit only when it must, stakes nothing, buys nothing. */
export const idle: Player = {
  choose: (sight, seat, chance) =>
    firstAllowed(sight, [{ type: 'done' }, { type: 'takePublicPost' }, { type: 'takeCredit', n: 1 }, { type: 'acceptSeizure' }]) ??
    decent.choose(sight, seat, chance),
};

/** Spends on leisure whatever food and rent leave, and does nothing else. */
export const spendthrift: Player = {
  choose(sight, seat, chance) {
    const range = sight.view.table.point.kind === 'stake' ? rangeOf(sight, 'leisure', 'b') : null;
    return firstAllowed(sight, range === null ? [] : [{ type: 'leisure', b: range.max }]) ?? idle.choose(sight, seat, chance);
  },
};

/** Builds its own house as soon as it can, and does nothing else. */
export const housed: Player = {
  choose: (sight, seat, chance) =>
    firstAllowed(sight, player(sight.view, seat).houses.main === 0 ? [{ type: 'buildHouse', slot: 'main' }] : []) ?? idle.choose(sight, seat, chance),
};

/** The example of the first budget (TB-8.1.1): a stake of one, no post, nothing bought. */
export const micro: Player = {
  choose: (sight, seat, chance) =>
    firstAllowed(sight, player(sight.view, seat).stake === null ? [{ type: 'setStake', b: 1 }] : []) ?? idle.choose(sight, seat, chance),
};

/** One player up to a battle, another from then on. */
export const changing = (before: Player, from: number, after: Player): Player => ({
  choose: (sight, seat, chance) => (sight.view.table.battle < from ? before : after).choose(sight, seat, chance),
});

const ownedByOthers = ({ table }: View, seat: Seat): number => {
  let cards = 0;
  for (const [other, subject] of table.players.entries()) if (other !== seat && isActivePlayer(subject)) cards += subject.factory;
  return cards;
};

/** Attentive: a further workshop is worth having while the last pot would have paid all claims of workshops and this one. */
const potBears = (view: View, seat: Seat): boolean => {
  const last = view.indicators.at(-1);
  const middle = 5;
  return last !== undefined && (ownedByOthers(view, seat) + player(view, seat).factory + 1) * middle <= last.counters.pot / last.bundle;
};

/** Cards that the workshop after this battle asks for, and the next battle's food, rent and stake. */
const priceOfGrowth = (view: View, seat: Seat): number =>
  expenses(view, seat) + (FACTORY_PRICE + Math.min(MOST_FACTORY_CARDS, player(view, seat).factory + 1)) * view.table.bundle;

/** What it will probably hold at MARKET without a new credit. */
const cashAtMarket = (view: View, seat: Seat): number => {
  const { bundle, state } = view.table;
  const { pile, factory, credits } = player(view, seat);
  const earned = factory === 0 ? state.wage + MICRO_WITH_POST - 1 : factory * (usualMultiplier(view, seat, false) - 1);
  return pile + Math.floor(earned * bundle) - expenses(view, seat) - interestOf(view, credits);
};

/** Has its own roof, and saves for the run-up rather than let houses. */
const savesUp = (view: View, seat: Seat): boolean => player(view, seat).factory === 0 && player(view, seat).houses.main > 0;

/** Borrows what the next workshop needs beyond its own means, interest included; for the first one it must hold the run-up. */
const investment = (sight: Eyes, seat: Seat, runUp: number): Move | null => {
  const { view } = sight;
  const { factory, granted, pile } = player(view, seat);
  const range = rangeOf(sight, 'takeCredit', 'n');
  const ready = factory > 0 || pile >= runUp * view.table.bundle;
  if (range === null || factory >= MOST_FACTORY_CARDS || granted > 0 || !ready || !potBears(view, seat)) return null;
  const missing = priceOfGrowth(view, seat) - cashAtMarket(view, seat);
  const n = Math.ceil(missing / (view.options.creditSize - view.table.bank.halfRate / 2));
  return n > 0 && n <= range.max ? firstAllowed(sight, [{ type: 'takeCredit', n }]) : null;
};

/** Posts are for those who save up, and for need. */
const enterprisingPlan = (sight: Eyes, seat: Seat, runUp: number): Move | null => {
  const move = investment(sight, seat, runUp);
  if (move !== null) return move;
  if (savesUp(sight.view, seat)) return firstAllowed(sight, [{ type: 'takePublicPost' }, { type: 'done' }]);
  return player(sight.view, seat).factory === 0 ? null : firstAllowed(sight, [{ type: 'done' }]);
};

const enterprisingMarket = (sight: Eyes, seat: Seat): Move | null => {
  const { view } = sight;
  const { factory, pile } = player(view, seat);
  const grows = factory < MOST_FACTORY_CARDS && potBears(view, seat) && pile >= priceOfGrowth(view, seat);
  if (grows) return firstAllowed(sight, [{ type: 'buildFactory', target: 'factory' }]);
  return savesUp(view, seat) ? firstAllowed(sight, [{ type: 'done' }]) : null;
};

const enterprising = (runUp: number): Player => ({
  choose(sight, seat, chance) {
    const { kind } = sight.view.table.point;
    const move = kind === 'plan' ? enterprisingPlan(sight, seat, runUp) : kind === 'market' ? enterprisingMarket(sight, seat) : null;
    return move ?? decent.choose(sight, seat, chance);
  },
});

/**
 * TB-12.2: borrows to build workshops fast, leaves the public post for them, and stops when the pot no longer bears them.
 * Attentive: waits for five bundles in hand, so that a second workshop follows the first before the interest has eaten them.
 */
export const entrepreneur = enterprising(5);

/** The same who borrows for his first workshop as soon as the bank lets him. */
export const hasty = enterprising(1);
