import type { Seat } from '#kernel/game.ts';
import { CASH_PER_POINT, CREDIT, POINTS_PER_CREDIT } from '../data.ts';
import { player } from '../rules/facts.ts';
import { wasteOf } from '../rules/waste.ts';
import { markerPoints } from '../scoring.ts';
import { likelyCash } from '../rules/treasury.ts';
import type { Player, View } from '../types.ts';

/* A company in the mind of a bot: what its plans change. */

export interface Company extends Pick<Player, 'growth' | 'employees' | 'personnel' | 'materials' | 'waste' | 'silo' | 'credits' | 'produced'> {
  /** Where its waste stands: its own dump, or the common marker. */
  readonly place: number;
  readonly cash: number;
  /** Points gained on the others in ways that do not show in the company. */
  readonly edge: number;
}

/** One's own treasury is seen, another must be reckoned (MM-12.6). */
export const cashSeen = (view: View, seat: Seat): number => view.cash[seat] ?? likelyCash(view, seat);

export const companyOf = (view: View, seat: Seat): Company => {
  const { growth, employees, personnel, materials, waste, silo, credits, produced } = player(view, seat);
  return { growth, employees, personnel, materials, waste, place: wasteOf(view, seat), silo, cash: cashSeen(view, seat), credits, produced, edge: 0 };
};

/** MM-5.5, with half points. */
export const pointsOf = ({ growth, personnel, materials, waste, cash, credits }: Company): number =>
  growth + markerPoints(personnel) + markerPoints(materials) + markerPoints(waste) + cash / CASH_PER_POINT - POINTS_PER_CREDIT * credits;

/** MM-4.0.3, MM-4.0.4: pays, with the fewest credits that are needed. */
export const pay = (company: Company, amount: number): Company => {
  const cash = company.cash - amount;
  if (cash >= 0) return { ...company, cash };
  const credits = Math.ceil(-cash / CREDIT);
  return { ...company, cash: cash + CREDIT * credits, credits: company.credits + credits };
};
