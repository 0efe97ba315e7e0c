import { CYCLES, MINI_EXIT } from '#games/triple-bataille/content/data.ts';
import { countedCredits } from '#games/triple-bataille/rules/facts.ts';
import { exitRow } from '#games/triple-bataille/rules/cycles.ts';
import type { DebtCycle, View } from '#games/triple-bataille/types.ts';

/* The money-creation board as a flight of steps: wide as its credits, high as its bundle. */

export interface CreditStep {
  readonly cycle: DebtCycle;
  readonly bundle: number;
  /** In multiples of N. */
  readonly from: number;
  readonly to: number;
  /** What the exit divides by; 1: nothing is divided. */
  readonly divide: number;
  readonly state: 'passed' | 'now' | 'ahead';
}

/** Where each cycle begins, in multiples of N (TB-2.8). */
const FROM: Readonly<Record<DebtCycle, number>> = { C1: 0, C2: 0, C3: 2, C4: 0, C5: 2, C6: 0, C7: 2, C8: 6, C9: 0, C3m: 0 };

const nextOf = (view: View, cycle: DebtCycle): DebtCycle => {
  const { schedule } = view.table.cycle;
  if (cycle === 'C2') return schedule === 'big' ? 'C7' : schedule === 'mini' ? 'C3m' : 'C3';
  return CYCLES[cycle].next;
};

/** The step before the present one, as far as it tells something: lower prices. */
const BEFORE: Readonly<Partial<Record<DebtCycle, DebtCycle>>> = { C3: 'C2', C5: 'C4', C7: 'C2', C8: 'C7' };

export const creditSteps = (view: View): readonly CreditStep[] => {
  const { cycle } = view.table;
  const present: DebtCycle = cycle.debt === 'C1' ? 'C2' : cycle.debt;
  const previous = BEFORE[present] ?? null;
  const next = nextOf(view, present);
  const names: readonly DebtCycle[] = [...(previous === null ? [] : [previous]), present, next, ...(previous === null ? [nextOf(view, next)] : [])];
  return names.map((name, index) => {
    const row = name === 'C2' && cycle.schedule === 'mini' ? MINI_EXIT : CYCLES[name];
    const now = index === (previous === null ? 0 : 1);
    return {
      cycle: name,
      bundle: CYCLES[name].bundle,
      from: FROM[name],
      to: row.threshold,
      divide: row.divide,
      state: now ? 'now' : index === 0 ? 'passed' : 'ahead',
    };
  });
};

export interface CreditCount {
  readonly credits: number;
  /** Credits until the cycle ends: the first one above the threshold. */
  readonly left: number;
  readonly divide: number;
  readonly doubles: boolean;
}

/** TB-4.11.4: how far the pawn is from the end of the cycle. */
export const creditCount = (view: View): CreditCount => {
  const { table, options } = view;
  const row = exitRow(view);
  const credits = countedCredits(view);
  const base = options.thresholdBase === 'sinceDevaluation' ? table.cycle.base : 0;
  const next = nextOf(view, table.cycle.debt);
  return { credits, left: Math.max(0, row.threshold * table.count + base + 1 - credits), divide: row.divide, doubles: CYCLES[next].bundle > table.bundle };
};
