import type { Seat } from '#kernel/game.ts';
import type { Message } from '#kernel/messages.ts';
import { CARDS_PER_LOT, EXPERT_PRODUCTION_BONUS } from '../data.ts';
import { inOrder, law, player, type PublicFacts } from './facts.ts';
import { money, refuse, tell, who } from '../speak.ts';
import type { Card, Help } from '../types.ts';
import { change, pay, send, type Work } from './work.ts';
import { forcePayment } from './credit.ts';
import { hasRoom, isTooDirty, moveWaste, productionQuota, soundAlert, wasteBoard, wasteOf } from './waste.ts';
import { at, range, sum } from '#kernel/collections.ts';

/* Production (MM-4.7.2), with the laws that bear on it (MM-6.5.3). */

export const checkProduction = (facts: PublicFacts, seat: Seat): Message | null => {
  const { employees, personnel, silo, materials, waste, produced } = player(facts, seat);
  if (employees < personnel) return refuse('no.staffShort', ['MM-4.7.2'], { employees, needed: personnel });
  if (silo < materials) return refuse('no.materialsShort', ['MM-4.7.2'], { silo, needed: materials });
  if (!hasRoom(facts, seat)) {
    return refuse('no.noRoom', ['MM-4.7.2', 'MM-6.2.2'], { place: wasteOf(facts, seat), waste, max: wasteBoard(facts).max });
  }
  if (isTooDirty(facts, seat)) return refuse('no.tooDirty', ['MM-6.5.3'], { waste });
  const quota = productionQuota(facts);
  return produced < quota ? null : refuse('no.quota', ['MM-6.5.3'], { quota });
};

/** Laws L-05 and L-06. */
const taxesOn = (facts: PublicFacts, waste: number): readonly number[] => {
  const perUnit = law(facts, 'wasteTax');
  const taxes = [law(facts, 'productionTax')?.amount ?? 0, perUnit === undefined ? 0 : perUnit.perUnit * Math.max(0, waste - perUnit.freeUnits)];
  return taxes.filter((amount) => amount > 0);
};

const bonusFor = (facts: PublicFacts, waste: number): number => {
  const bonus = law(facts, 'cleanBonus');
  return bonus !== undefined && waste <= bonus.markerAtMost ? bonus.amount : 0;
};

/** What the laws in force add to a production, or take of it. */
export const lawsOnProduction = (facts: PublicFacts, waste: number): number => bonusFor(facts, waste) - sum(taxesOn(facts, waste));

/** Each payment is forced on its own (MM-6.5.8). */
const payTaxes = (work: Work, seat: Seat, waste: number): void => {
  for (const amount of taxesOn(work, waste)) {
    forcePayment(work, { from: seat, to: 'bank', amount });
    work.log?.push(tell('log.tax', { who: who(seat), amount: money(amount) }, ['MM-6.5.3']));
  }
};

/** Materials, income, bonus, waste, taxes: in this order. */
export const produce = (work: Work, seat: Seat, help: Help): void => {
  const company = player(work, seat);
  const { materials, growth, waste } = company;
  const amount = growth + (help === 'expert' ? EXPERT_PRODUCTION_BONUS : 0);
  change(work, seat, { silo: company.silo - materials, produced: company.produced + 1, productions: company.productions + 1 });
  work.table.reserve += materials;
  pay(work, { from: 'bank', to: seat, amount });
  const premium = bonusFor(work, waste);
  pay(work, { from: 'bank', to: seat, amount: premium });
  moveWaste(work, seat, waste);
  work.log?.push(tell('log.produced', { who: who(seat), amount: { change: amount }, materials, waste, place: wasteOf(work, seat) }, ['MM-4.7.2']));
  if (premium > 0) work.log?.push(tell('log.cleanBonus', { who: who(seat), amount: money(premium) }, ['MM-6.5.3']));
  payTaxes(work, seat, waste);
};

/* Phase 1: laying out the cards (MM-4.3). */

/** MM-4.3.1: one set more than active players. */
export const lotCount = (facts: PublicFacts): number => inOrder(facts).length + 1;

export const clearLots = (work: Work): void => {
  const { table } = work;
  table.lots = range(lotCount(work)).map(() => []);
  table.leftover = [];
  table.filled = 0;
};

/** The draw pile in use: cards are counted off, and the list is cut once at the end. */
interface Deck {
  pile: readonly Card[];
  next: number;
  discard: Card[];
}

/** MM-4.0.2: the discard pile becomes the draw pile only when a card is needed. */
const draw = (work: Work, deck: Deck): Card => {
  if (deck.next === deck.pile.length) {
    deck.pile = work.chance.of('discard', work.table.mission, work.table.filled).shuffle(deck.discard);
    deck.next = 0;
    deck.discard = [];
    work.log?.push(tell('log.reshuffled', {}, ['MM-4.0.2']));
  }
  return at(deck.pile, deck.next++);
};

const isPlaced = (lot: readonly Card[] | null): lot is readonly Card[] => lot !== null;

/** MM-4.3.2: row by row, from the left; the Alert interrupts, a second card of a kind in a set is discarded. */
export const layOut = (work: Work): void => {
  const { table } = work;
  const lots = table.lots.filter(isPlaced).map((lot) => lot.slice());
  const deck: Deck = { pile: work.pile, next: 0, discard: table.discard.slice() };
  let { filled } = table;
  let alert = false;
  while (filled < lots.length * CARDS_PER_LOT && !alert) {
    const card = draw(work, deck);
    const lot = at(lots, filled % lots.length);
    if (card === 'alert') alert = true;
    else if (lot.includes(card)) deck.discard.push(card);
    else {
      lot.push(card);
      filled++;
    }
  }
  work.pile = deck.pile.slice(deck.next);
  work.reveals = true;
  table.pileSize = work.pile.length;
  table.discard = deck.discard;
  table.lots = lots;
  table.filled = filled;
  if (!alert) return send(work, { do: 'nextLot' });
  table.alertAside = true;
  table.alerts += 1;
  work.log?.push(tell('log.alert', {}, ['MM-4.4.1']));
  // MM-4.4.6: the layout goes on where it stopped, at once or after the answers.
  if (!soundAlert(work, false)) send(work, { do: 'layOut' });
};
