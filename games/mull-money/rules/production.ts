import type { Seat } from '#kernel/game.ts';
import type { Message } from '#kernel/messages.ts';
import { EXPERT_PRODUCTION_BONUS } from '../data.ts';
import { law, player, type PublicFacts } from './facts.ts';
import { money, refuse, tell, who } from '../speak.ts';
import type { Help } from '../types.ts';
import { change, pay, type Work } from './work.ts';
import { forcePayment } from './credit.ts';
import { isTooDirty, productionQuota } from './disaster.ts';
import { hasRoom, moveWaste, wasteBoard, wasteOf } from './waste.ts';

/* Production (MM-4.7.2), with the laws that bear on it (MM-6.5.3). */

export const checkProduction = (facts: PublicFacts, seat: Seat): Message | null => {
  const { employees, personnel, silo, materials, waste, produced } = player(facts, seat);
  if (employees < personnel) return refuse('mull-money.no.staffShort', ['MM-4.7.2'], { employees, needed: personnel });
  if (silo < materials) return refuse('mull-money.no.materialsShort', ['MM-4.7.2'], { silo, needed: materials });
  if (!hasRoom(facts, seat)) {
    return refuse('mull-money.no.noRoom', ['MM-4.7.2', 'MM-6.2.2'], { place: wasteOf(facts, seat), waste, max: wasteBoard(facts).max });
  }
  if (isTooDirty(facts, seat)) return refuse('mull-money.no.tooDirty', ['MM-6.5.3'], { waste });
  const quota = productionQuota(facts);
  return produced < quota ? null : refuse('mull-money.no.quota', ['MM-6.5.3'], { quota });
};

/** Laws L-05 and L-06: each payment is forced on its own (MM-6.5.8). */
const payTaxes = (work: Work, seat: Seat, waste: number): void => {
  const production = law(work, 'productionTax');
  const perUnit = law(work, 'wasteTax');
  const taxes = [production?.amount ?? 0, perUnit === undefined ? 0 : perUnit.perUnit * Math.max(0, waste - perUnit.freeUnits)];
  for (const amount of taxes) {
    if (amount === 0) continue;
    forcePayment(work, { from: seat, to: 'bank', amount });
    work.log?.push(tell('mull-money.log.tax', { who: who(seat), amount: money(amount) }, ['MM-6.5.3']));
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
  const bonus = law(work, 'cleanBonus');
  const premium = bonus !== undefined && waste <= bonus.markerAtMost ? bonus.amount : 0;
  pay(work, { from: 'bank', to: seat, amount: premium });
  moveWaste(work, seat, waste);
  work.log?.push(tell('mull-money.log.produced', { who: who(seat), amount: { change: amount }, materials, waste, place: wasteOf(work, seat) }, ['MM-4.7.2']));
  if (premium > 0) work.log?.push(tell('mull-money.log.cleanBonus', { who: who(seat), amount: money(premium) }, ['MM-6.5.3']));
  payTaxes(work, seat, waste);
};
