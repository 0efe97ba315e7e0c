import { isTenant, player, totalFactoryCards, totalHouses } from '#games/triple-bataille/rules/facts.ts';
import { DIVIDEND, FACTORY_PRICE, HALF_REGIME, HOUSE_PRICE, LADDER, MICRO, MICRO_WITH_POST, RENT } from '#games/triple-bataille/content/data.ts';
import { limitOf } from '#games/triple-bataille/rules/credit.ts';
import { gainShift } from '#games/triple-bataille/rules/historic/privatisation.ts';
import { expenses, wageToCome } from '#games/triple-bataille/rules/bank.ts';
import { playersRanked, wealthOf } from '#games/triple-bataille/scoring.ts';
import type { Entry, Result, View } from '#games/triple-bataille/types.ts';
import type { Seat } from '#kernel/game.ts';
import { rankOf } from '#games/triple-bataille/rules/cards.ts';

/* What the position means for one player, in cards: worked out from what he may see. */

/** What the bank takes at the end of this battle for the credits held now (TB-4.9.1). */
export const interestDue = ({ table }: View, credits: number): number => (table.system === 'dette' ? Math.ceil((table.bank.halfRate * credits) / 2) : 0);

export interface Outcome {
  /** 1 to 4; 4 stands for all later places; 0: every place brings the same; null: the pot is empty. */
  readonly place: number | null;
  readonly multiplier: number;
  readonly gain: number;
  readonly sum: number;
}

/** TB-4.8.1: what a stake of b bundles brings at each place, and when the pot is empty. */
export const outcomesOf = (view: View, seat: Seat, b: number): readonly Outcome[] => {
  const { table } = view;
  const { pile, post, factory, credits } = player(view, seat);
  const ladder = factory > 0 && !post;
  const same = factory > 0 ? HALF_REGIME : post ? MICRO_WITH_POST : MICRO;
  const multipliers: readonly { readonly place: number | null; readonly by: number }[] = [
    ...(ladder ? LADDER.map((by, index) => ({ place: index + 1, by })) : [{ place: 0, by: same }]),
    { place: null, by: 0 },
  ];
  const kept = pile - b * table.bundle;
  return multipliers.map(({ place, by }) => {
    const multiplier = place === null ? 0 : Math.max(1, by - gainShift(view));
    const gain = multiplier * b * table.bundle;
    return { place, multiplier, gain, sum: kept + gain - interestDue(view, credits) };
  });
};

export interface Line {
  readonly key: 'start' | 'wage' | 'dividend' | 'food' | 'rent' | 'stake' | 'gain' | 'interest' | 'other';
  readonly amount: number;
}

const entryOf = ({ table }: View, seat: Seat): Entry | null => table.battleReport.entries.find(({ operator }) => operator === seat) ?? null;

export const ownEntry = entryOf;

export const resultOf = ({ table }: View, key: string): Result | null => table.battleReport.results.find((result) => result.key === key) ?? null;

/** Where the pile stood when the battle began: as recorded at the last closing; null in the first battle or for newcomers. */
const pileAtStart = ({ table, indicators }: View, seat: Seat): number | null => {
  const last = indicators.at(-1);
  return last !== undefined && last.battle === table.battle - 1 ? (last.cash[seat] ?? null) : null;
};

/** The battle so far as an account: known lines, and what they leave unexplained as one line of its own. */
export const receiptOf = (view: View, seat: Seat): readonly Line[] => {
  const { table } = view;
  const { bundle } = table;
  const subject = player(view, seat);
  const start = pileAtStart(view, seat);
  if (start === null || table.point.kind !== 'market') return [];
  const entry = entryOf(view, seat);
  const own = entry !== null && entry.owner === seat ? entry.b * bundle : 0;
  const lines: readonly Line[] = [
    { key: 'start', amount: start },
    { key: 'dividend', amount: table.system === 'libre' ? DIVIDEND : 0 },
    { key: 'wage', amount: subject.post ? table.state.wage * bundle : 0 },
    { key: 'food', amount: -bundle },
    { key: 'rent', amount: isTenant(subject) ? -RENT * bundle : 0 },
    { key: 'stake', amount: -own },
    { key: 'gain', amount: subject.gained },
    { key: 'interest', amount: subject.distress > 0 ? 0 : -interestDue(view, subject.credits) },
  ];
  const known = lines.reduce((sum, { amount }) => sum + amount, 0);
  return [...lines, { key: 'other' as const, amount: subject.pile - known }].filter(({ key, amount }) => key === 'start' || amount !== 0);
};

/** Before PAY: what is certain to go out of the pile and come into it. */
export const duesOf = (view: View, seat: Seat) => {
  const { pile, credits } = player(view, seat);
  const wage = wageToCome(view, seat);
  const living = expenses(view, seat);
  const interest = interestDue(view, credits);
  return { pile, wage, living, interest, left: pile + wage - living - interest };
};

export const pricesOf = ({ table }: View) => ({ living: table.bundle, house: HOUSE_PRICE * table.bundle, workshop: FACTORY_PRICE * table.bundle });

export const creditLimit = (view: View, seat: Seat): number => Math.max(limitOf(view, seat), player(view, seat).credits);

/** Wealth, and the place that it takes among the players (TB-5.4). */
export const standingOf = (view: View, seat: Seat) => {
  const players = playersRanked(view);
  const place = players.find((standing) => standing.seat === seat)?.rank ?? players.length;
  return { wealth: wealthOf(view, seat), place, of: players.length };
};

const tenth = (value: number): number => Math.round(10 * value) / 10;

/** How a player's game ended for him: how far from the mean, what he has, and what decided it. */
export const ownEndOf = (view: View, seat: Seat) => {
  const { table, indicators } = view;
  const subject = player(view, seat);
  const wealth = wealthOf(view, seat);
  const all = playersRanked(view).map(({ score }) => score);
  const property = table.bundle * (HOUSE_PRICE * totalHouses(subject) + FACTORY_PRICE * totalFactoryCards(subject));
  const cards = subject.pile + subject.pledge;
  const changes = indicators.flatMap(({ battle, bundle, wealth: after }, index) => {
    const own = after[seat];
    const last = indicators[index - 1];
    const before = last?.wealth[seat];
    return own === undefined || last === undefined || before === undefined ? [] : [{ battle, bundles: tenth(own / bundle - before / last.bundle) }];
  });
  const sorted = changes.toSorted((a, b) => b.bundles - a.bundles);
  const [best] = sorted;
  const worst = sorted.at(-1);
  return {
    fromMean: Math.round(wealth - all.reduce((sum, score) => sum + score, 0) / Math.max(1, all.length)),
    means: { cards, property, debts: cards + property - wealth },
    best: best !== undefined && best.bundles > 0 ? best : null,
    worst: worst !== undefined && worst.bundles < 0 ? worst : null,
  };
};

/* TB-4.7: why somebody stands just behind somebody else; said only where the cards alone do not show it. */

export interface Behind {
  /** Who stands just ahead; with `shared` and `spent`, beside. */
  readonly ahead: Seat;
  /** How many more stand beside. */
  readonly others: number;
  readonly why: 'workshop' | 'support' | 'nextCard' | 'cancelled' | 'shared' | 'spent';
}

const ranksOf = ({ options }: View, { counting }: Entry): readonly number[] => counting.map((face) => rankOf(face, options.jokers)).toSorted((a, b) => b - a);

const supportOf = ({ b, f }: Entry): number => b + f;

const whyBehind = (view: View, ahead: Entry, entry: Entry): Behind['why'] | null => {
  if (ahead.f > 0 && entry.f === 0) return 'workshop';
  const [his = 0] = ranksOf(view, ahead);
  const [own = 0] = ranksOf(view, entry);
  if (his > own) return null;
  if (his < own) return 'cancelled';
  return supportOf(ahead) > supportOf(entry) ? 'support' : 'nextCard';
};

/** TB-4.7.2, point 2: together only because no card of theirs was left that counts, and not because they are equal. */
const isSpent = (view: View, together: readonly Entry[]): boolean =>
  new Set(together.map((entry) => [supportOf(entry), ...ranksOf(view, entry)].join(' '))).size > 1;

export const behindOf = (view: View, key: string): Behind | null => {
  const { order, entries } = view.table.battleReport;
  const find = (wanted: string | undefined): Entry | undefined => entries.find((each) => each.key === wanted);
  const place = order.findIndex((group) => group.includes(key));
  const group = order[place];
  const entry = find(key);
  if (group === undefined || entry === undefined) return null;
  const beside = find(group.find((other) => other !== key));
  if (beside !== undefined) {
    const together = group.flatMap((each) => find(each) ?? []);
    return { ahead: beside.operator, others: group.length - 2, why: isSpent(view, together) ? 'spent' : 'shared' };
  }
  const ahead = find(order[place - 1]?.at(-1));
  const why = ahead === undefined ? null : whyBehind(view, ahead, entry);
  return ahead === undefined || why === null ? null : { ahead: ahead.operator, others: 0, why };
};
