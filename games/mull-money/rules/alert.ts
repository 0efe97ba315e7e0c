import type { Seat } from '#kernel/game.ts';
import { ALERT_FINES, ALERT_RETREAT, CORRUPTION_PRICE, FINAL_ALERT_FINES, START_GROWTH } from '../data.ts';
import { holds, inOrder, law, player, type PublicFacts } from './facts.ts';
import { money, tell, term, who } from '../speak.ts';
import type { Zone } from '../types.ts';
import { change, waitAt, type Work } from './work.ts';
import { giveUp } from './cards.ts';
import { forcePayment } from './credit.ts';
import { zoneOf } from './waste.ts';

/* The Alert and the final alert (MM-4.4, MM-5.3, MM-6.5.4). */

export interface AlertDue {
  readonly zone: Zone;
  readonly fine: number;
  readonly retreat: number;
}

export const fineOf = (facts: PublicFacts, zone: Zone, final: boolean): number => {
  if (zone === 'green') return 0;
  const fines = law(facts, 'alertFines');
  if (fines !== undefined && (!final || fines.final === 'included')) return fines[zone];
  return (final && facts.options.finalAlertFines === 'rulebook' ? FINAL_ALERT_FINES : ALERT_FINES)[zone];
};

/** MM-6.5.4: what an alert asks of a seat before any Corruption. */
export const alertDue = (facts: PublicFacts, seat: Seat, final: boolean): AlertDue => {
  const zone = zoneOf(facts, seat);
  const exemption = law(facts, 'alertExemption');
  const spared = exemption !== undefined && player(facts, seat).waste <= exemption.markerAtMost ? exemption.scope : 'nothing';
  return {
    zone,
    fine: spared === 'fine' || spared === 'both' ? 0 : fineOf(facts, zone, final),
    retreat: spared === 'retreat' || spared === 'both' ? 0 : ALERT_RETREAT[zone],
  };
};

/** MM-2.9, law L-23. */
export const corruptionPrice = (facts: PublicFacts): number => law(facts, 'corruptionPrice')?.price ?? CORRUPTION_PRICE;

/** Law L-22. */
export const isCorruptionBanned = (facts: PublicFacts, where: 'alert' | 'vote'): boolean => {
  const scope = law(facts, 'corruptionBan')?.scope;
  return scope === where || scope === 'both';
};

/** MM-4.4.3, MM-4.4.4: only who would suffer and holds Corruption is asked. */
const isAsked = (facts: PublicFacts, seat: Seat, { fine, retreat }: AlertDue): boolean =>
  (fine > 0 || retreat > 0) && holds(facts, seat, 'corruption') && !isCorruptionBanned(facts, 'alert');

/** MM-4.4.2: the fine, then the factory falls back, not below the first column. */
export const sufferAlert = (work: Work, seat: Seat, final: boolean): void => {
  const { zone, fine, retreat } = alertDue(work, seat, final);
  if (fine === 0 && retreat === 0) {
    work.log?.push(tell('mull-money.log.spared', { who: who(seat), zone: term(zone) }, ['MM-4.4.2', 'MM-4.4.4']));
    return;
  }
  forcePayment(work, { from: seat, to: 'bank', amount: fine });
  const growth = Math.max(START_GROWTH, player(work, seat).growth - retreat);
  change(work, seat, { growth });
  work.log?.push(tell('mull-money.log.fined', { who: who(seat), zone: term(zone), amount: money(fine), growth }, [final ? 'MM-5.3' : 'MM-4.4.2']));
};

/** MM-4.4.3: a small sum instead of all that is left to suffer. */
export const useCorruption = (work: Work, seat: Seat): void => {
  const price = corruptionPrice(work);
  giveUp(work, seat, [{ card: 'corruption', how: 'alert' }]);
  forcePayment(work, { from: seat, to: 'bank', amount: price });
  work.log?.push(tell('mull-money.log.corrupted', { who: who(seat), amount: money(price) }, ['MM-4.4.3']));
};

/** MM-4.4.2, MM-4.4.3: first all seats that are not asked, then the questions. True when somebody must answer. */
export const soundAlert = (work: Work, final: boolean): boolean => {
  const asked: Seat[] = [];
  for (const seat of inOrder(work)) {
    if (isAsked(work, seat, alertDue(work, seat, final))) asked.push(seat);
    else sufferAlert(work, seat, final);
  }
  if (asked.length === 0) return false;
  waitAt(work, { kind: 'alert', final, asked });
  return true;
};
