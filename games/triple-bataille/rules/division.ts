import { at, unreachable } from '#kernel/collections.ts';
import { stamped, valueOf, worth } from './cards.ts';
import { countedCredits } from './facts.ts';
import { type Card, type Rounding, VAULTS, type Zone } from '../types.ts';
import { change, changeBank, changeCycle, changeState, type Work } from './work.ts';
import { among, destroyMoney, setPile, setZone } from './money.ts';

/* TB-2.3.7, TB-4.11.6: dividing money and debts. */

/** TB-2.3.7: how many are left of n. */
export const divided = (n: number, by: number, rounding: Rounding): number => {
  switch (rounding) {
    case 'deal':
      return Math.ceil(n / by);
    case 'floor':
      return Math.floor(n / by);
    case 'nearest':
      return Math.floor(n / by + 0.5);
    default:
      return unreachable(rounding);
  }
};

/** The first heap when the cards are dealt into so many heaps, in order; the others go, shuffled, under the pioche. */
const firstHeap = (work: Work, cards: readonly Card[], heaps: number): readonly Card[] => {
  const kept = divided(cards.length, heaps, work.options.moneyRounding);
  const stay: Card[] = [];
  const go: Card[] = [];
  for (const [index, card] of cards.entries()) {
    if (index % heaps === 0 && stay.length < kept) stay.push(card);
    else go.push(card);
  }
  destroyMoney(work, among(work, 'division', go).shuffle(go));
  return stay;
};

/** TB-6.4.2: fours become twos, twos ones, and of the ones the first heap is kept. */
const halved = (work: Work, cards: readonly Card[]): readonly Card[] => {
  const ones = new Set(
    firstHeap(
      work,
      cards.filter((card) => valueOf(card) === 1),
      2,
    ),
  );
  const kept = cards.filter((card) => valueOf(card) > 1 || ones.has(card));
  const smaller = kept.map((card) => (valueOf(card) > 1 ? stamped(card, valueOf(card) / 2) : card));
  work.money -= worth(kept) - worth(smaller);
  return smaller;
};

/** TB-2.3.7. */
export const divideCards = (work: Work, cards: readonly Card[], by: number): readonly Card[] => {
  if (cards.length === 0) return cards;
  if (!work.options.denominations) return firstHeap(work, cards, by);
  let left = cards;
  for (let halves = by; halves > 1; halves /= 2) left = halved(work, left);
  return left;
};

const DIVIDED_FUNDS: readonly Zone[] = ['nextPot', 'state', 'wagesBuilding', 'wagesIndustry', 'profitBuilding', 'profitIndustry', ...VAULTS];

/** TB-4.11.6: every zone and every debtor separately. With `pot` (TB-4.11.7) also what lies ready for the battle. */
export const divideAll = (work: Work, by: number, reach: 'betweenBattles' | 'pot'): void => {
  const { heaps, options, table } = work;
  for (const zone of reach === 'pot' ? [...DIVIDED_FUNDS, 'pot' as const] : DIVIDED_FUNDS) setZone(work, zone, divideCards(work, heaps.zones[zone], by));
  if (reach === 'pot') for (const [key, cards] of Object.entries(heaps.escrows)) heaps.escrows[key] = divideCards(work, cards, by);
  for (const [seat, subject] of table.players.entries()) {
    const pile = divideCards(work, at(heaps.piles, seat), by);
    setPile(work, seat, pile, worth(pile));
    const pledge = divideCards(work, at(heaps.pledges, seat), by);
    heaps.pledges[seat] = pledge;
    const inherit = divideCards(work, at(heaps.inherits, seat), by);
    heaps.inherits[seat] = inherit;
    const left = subject.left === null ? null : Math.round(subject.left / by);
    change(work, seat, { pledge: worth(pledge), inherit: worth(inherit), credits: divided(subject.credits, by, options.creditRounding), left });
  }
  table.loans = table.loans.map((loan) => ({
    ...loan,
    principal: divided(loan.principal, by, options.moneyRounding),
    perBattle: divided(loan.perBattle, by, options.moneyRounding),
    arrears: divided(loan.arrears, by, options.moneyRounding),
  }));
  changeState(work, { credits: divided(table.state.credits, by, options.creditRounding) });
  changeBank(work, { badCredits: divided(table.bank.badCredits, by, options.creditRounding) });
  changeCycle(work, { divided: table.cycle.divided * by, divisions: table.cycle.divisions + 1 });
  changeCycle(work, { base: countedCredits(work) });
};
