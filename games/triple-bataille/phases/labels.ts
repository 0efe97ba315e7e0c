import { unreachable } from '#kernel/collections.ts';
import { blank, type Draft, offerForm } from '#kernel/drafts.ts';
import type { Seat } from '#kernel/game.ts';
import type { Message } from '#kernel/messages.ts';
import { HALF_REGIME, LADDER, MICRO, MICRO_WITH_POST, RENT } from '../content/data.ts';
import { isDebt, player, type PublicFacts } from '../rules/facts.ts';
import { factoryPrice, housePrice } from '../rules/building.ts';
import { keepsFullRegime } from '../rules/events.ts';
import { gainShift } from '../rules/historic/privatisation.ts';
import { assetsOf, subsidiaryNumber, subsidiaryOf } from '../rules/property.ts';
import { say, term } from '../speak.ts';
import type { FactoryTarget, Move, Slot } from '../types.ts';

/* What a decision costs or brings, and what it does: one sentence each, the same in the bar, on the board and for a screen reader. */

const multiplier = (facts: PublicFacts, printed: number): number => Math.max(1, printed - gainShift(facts));

/** Between the first place of the ladder and the last (TB-4.8.1). */
const ladder = (facts: PublicFacts): { readonly first: number; readonly last: number } => ({
  first: multiplier(facts, LADDER[0]),
  last: multiplier(facts, LADDER[3]),
});

const wageOf = ({ table }: PublicFacts): { readonly n: number } => ({ n: table.state.wage * table.bundle });

export const takePostLabel = (facts: PublicFacts, seat: Seat): Message => {
  const clauses = ['TB-4.3.1', 'TB-4.8.1'] as const;
  if (keepsFullRegime(facts, seat)) return say('do.takePostAlone', wageOf(facts), clauses);
  return player(facts, seat).factory === 0
    ? say('do.takePost', { ...wageOf(facts), times: multiplier(facts, MICRO_WITH_POST), usual: multiplier(facts, MICRO) }, clauses)
    : say('do.takePostWorkshop', { ...wageOf(facts), times: multiplier(facts, HALF_REGIME), ...ladder(facts) }, clauses);
};

export const leavePostLabel = (facts: PublicFacts): Message => say('do.leavePost', wageOf(facts), ['TB-4.3.1']);

/** Interest of one credit and one battle, in cards. */
const rateOf = (facts: PublicFacts): number => (isDebt(facts) ? facts.table.bank.halfRate / 2 : 0);

export const creditLabel = (facts: PublicFacts): Message => {
  const rate = rateOf(facts);
  const size = facts.options.creditSize;
  return rate === 0 ? say('do.creditFree', { size, rate }, ['TB-4.3.4']) : say('do.credit', { size, rate }, ['TB-4.3.4', 'TB-4.9.1']);
};

export const repayLabel = (facts: PublicFacts): Message => {
  const rate = rateOf(facts);
  const size = facts.options.creditSize;
  return say(rate === 0 ? 'do.repayFree' : 'do.repay', { size, rate }, ['TB-4.10.1']);
};

/** Houses beyond the first bring nothing but security for credits (TB-12.3). */
const onlyUse = (facts: PublicFacts) => term(isDebt(facts) ? 'use.security' : 'use.nothing');

export const houseLabel = (facts: PublicFacts, seat: Seat, slot: Slot): Message => {
  const args = { n: housePrice(facts, seat), rent: RENT * facts.table.bundle };
  const clauses = ['TB-4.10.2', 'TB-2.5'] as const;
  switch (slot) {
    case 'main':
      return player(facts, seat).houses.main === 0 ? say('do.buildHome', args, clauses) : say('do.enlargeHome', { ...args, use: onlyUse(facts) }, clauses);
    case 'secondary':
      return say('do.buildSecondary', { ...args, use: onlyUse(facts) }, clauses);
    case 'rental':
      return say('do.buildRental', args, clauses);
    default:
      return unreachable(slot);
  }
};

export const factoryLabel = (facts: PublicFacts, seat: Seat, target: FactoryTarget): Message => {
  const subject = player(facts, seat);
  const n = factoryPrice(facts, seat, target);
  const clauses = ['TB-4.10.3', 'TB-2.5'] as const;
  if (target === 'new') return say('do.buildSubsidiary', { n }, ['TB-4.10.3', 'TB-2.6']);
  if (target !== 'factory') {
    const subsidiary = subsidiaryNumber(target);
    const most = 1 + (subsidiaryOf(subject, subsidiary)?.cards ?? 0);
    return say('do.enlargeSubsidiary', { subsidiary, n, most }, ['TB-4.10.3', 'TB-2.6']);
  }
  return subject.factory === 0
    ? say('do.buildWorkshop', { n, ...ladder(facts) }, clauses)
    : say('do.enlargeFactory', { n, most: subject.factory + 1 }, clauses);
};

/** TB-4.9.5, TB-4.9.6: property first; without any, bankruptcy. */
export const seizureLabel = (facts: PublicFacts, seat: Seat): Message => {
  const { distress, pile, credits } = player(facts, seat);
  return assetsOf(player(facts, seat)).length > 0
    ? say('do.acceptSeizure', { n: distress }, ['TB-4.9.5'])
    : say('do.goBankrupt', { n: pile, credits, ban: facts.options.bankruptcyBan }, ['TB-4.9.6']);
};

/** TB-4.5.3: up to so many bundles. */
export const leisureOffers = ({ table }: PublicFacts, most: number): readonly Draft<Move>[] => {
  if (most < 1) return [];
  const label = () => say('do.leisure', {}, ['TB-4.5.3']);
  return [offerForm('leisure', label, [blank.int('b', 1, most)], { costs: { b: table.bundle } })];
};
