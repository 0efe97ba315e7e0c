import type { Seat } from '#kernel/game.ts';
import { CYCLES, DIVIDEND, HALF_REGIME, LADDER, MICRO, MICRO_WITH_POST, RENT } from '../content/data.ts';
import { allCredits, isActivePlayer, isTenant, player } from '../rules/facts.ts';
import { expenses } from '../rules/bank.ts';
import type { Player, View } from '../types.ts';

/* TB-12.1 to TB-12.5: what a careful player works out on his fingers. Amounts in cards. */

/** What the bank takes at the end of the battle. */
export const interestOf = ({ table }: View, credits: number): number => (table.system === 'dette' ? Math.ceil((table.bank.halfRate * credits) / 2) : 0);

/** A workshop of one's own earns more than the half regime that a post leaves of it (TB-12.2). */
export const wantsPost = ({ factory, boss }: Player): boolean => factory === 0 && boss === null;

/** What comes in before the next stakes whatever happens: the wage of a post, the dividend of free money. */
const certainIncome = ({ table }: View, subject: Player): number =>
  (wantsPost(subject) ? table.state.wage * table.bundle : 0) + (table.system === 'libre' ? DIVIDEND * table.bundle : 0);

/** Cards to keep at the end of a battle: food, rent and a stake of the next one as far as nothing comes in for them, and the interest. */
export const reserve = (view: View, seat: Seat): number => {
  const subject = player(view, seat);
  return Math.max(0, expenses(view, seat) + view.table.bundle - certainIncome(view, subject)) + interestOf(view, subject.credits);
};

/** In PLAN, whoever may take a public post probably will. */
const takesPost = ({ table }: View, subject: Player): boolean => subject.post || (table.point.kind === 'plan' && wantsPost(subject));

/** TB-12.3: people who look for a house to let, less the houses that are let already. */
export const housesWanted = (view: View): number => {
  let wanted = view.table.state.posts;
  for (const subject of view.table.players) {
    if (!isActivePlayer(subject)) continue;
    wanted += (isTenant(subject) ? RENT : 0) - subject.houses.rental - (takesPost(view, subject) ? 1 : 0);
  }
  return wanted;
};

/** What a seat could stake at most, whatever it holds. */
const usualStake = ({ factory, post }: Player): number => (post ? 1 : Math.max(1, factory));

interface Claims {
  /** Bundles that entries with a factory will claim, taxes included, and how many entries these are. */
  readonly a: number;
  readonly entriesA: number;
  readonly b: number;
  readonly entriesB: number;
}

/** TB-12.1: what the others will ask of the pot: their announced stakes, or the usual ones. */
const claimsOfOthers = ({ table }: View, seat: Seat): Claims => {
  let a = 0;
  let b = 0;
  let entriesA = 0;
  let entriesB = 0;
  for (const [other, subject] of table.players.entries()) {
    if (other === seat || !isActivePlayer(subject) || subject.destitute) continue;
    for (const { contract } of subject.subsidiaries) {
      if (contract === null) continue;
      a += (LADDER[entriesA] ?? 4) * contract.k + table.state.tax;
      entriesA++;
    }
    const stake = subject.boss === null && subject.pile >= table.bundle ? (subject.stake ?? usualStake(subject)) : 0;
    if (stake === 0) continue;
    if (subject.factory > 0) {
      a += (subject.post ? HALF_REGIME : (LADDER[entriesA] ?? 4)) * stake + table.state.tax;
      entriesA++;
    } else {
      b += subject.post ? MICRO_WITH_POST : MICRO;
      b += table.state.tax;
      entriesB++;
    }
  }
  return { a, entriesA, b, entriesB };
};

/** Between 0 and 1: the part of an own claim that the pot will probably pay, with an equal chance for every place in the class. */
export const chanceToBeServed = (view: View, seat: Seat): number => {
  const { table } = view;
  const { a, entriesA, b, entriesB } = claimsOfOthers(view, seat);
  const stakes = entriesA + entriesB + 1;
  const pot = table.funds.pot / table.bundle + stakes;
  const [room, claimed] = player(view, seat).factory > 0 ? [pot, a] : [pot - a, b];
  if (room <= 0) return 0;
  return claimed === 0 ? 1 : Math.min(1, room / claimed);
};

/** The multiplier to count with: the middle of the ladder among those who play for it. */
export const usualMultiplier = (view: View, seat: Seat, post: boolean): number => {
  const subject = player(view, seat);
  if (subject.factory === 0) return post ? MICRO_WITH_POST : MICRO;
  if (post) return HALF_REGIME;
  const { entriesA } = claimsOfOthers(view, seat);
  let sum = 0;
  for (let place = 0; place <= entriesA; place++) sum += LADDER[place] ?? 4;
  return sum / (entriesA + 1);
};

/** TB-12.4, TB-12.5: money is about to lose its value: at the end of this cycle of free money, or when credits near the threshold. */
export const lossOfValueIsNear = (view: View): boolean => {
  const { table, options } = view;
  const { cycle } = table;
  if (cycle.pending) return true;
  if (table.system === 'libre') return options.length !== 'short' && cycle.libre >= 2 && cycle.libreBattle >= options.libreBattlesPerCycle;
  if (table.system !== 'dette') return false;
  const row = CYCLES[cycle.debt];
  return cycle.debt !== 'C1' && allCredits(view) > (row.threshold - 0.5) * table.count;
};

export const meanWealth = (view: View, wealth: (seat: Seat) => number): number => {
  const seats = view.table.players.flatMap((subject, seat) => (isActivePlayer(subject) ? [seat] : []));
  return seats.reduce((sum, seat) => sum + wealth(seat), 0) / Math.max(1, seats.length);
};
