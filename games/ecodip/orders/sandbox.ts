import { quickChance } from '#kernel/chance.ts';
import type { LogEntry } from '#kernel/messages.ts';
import type { Explanations } from '#diplomacy/explain.ts';
import type { Each } from '../rules/position.ts';
import { resolve, settle } from '../engine.ts';
import { explainReport } from '../rules/preview.ts';
import type { Sheet, State } from '../types.ts';
import { begin, finish } from '../rules/work.ts';
import { judgeSheet } from './judge.ts';
import { officeOf } from './office.ts';

/* EC-13.2, EC-13.13: a sandbox. What the game would do with these sheets, and nothing is saved. */

export interface Trial {
  readonly before: State;
  /** The sheets of all who are asked, judged: a refused line says why and does not count. */
  readonly sheets: Each<Sheet>;
  readonly after: State;
  /** All that is told, to everybody or to some. */
  readonly log: readonly LogEntry[];
}

/** Resolves one phase by the rules of the game; a lot falls the same way each time. */
export const tryOut = (before: State, texts: Each<string>, chance = quickChance(1)): Trial => {
  const { asked } = before.table;
  const work = begin(before, chance);
  const sheets = Object.fromEntries(asked.map((tag) => [tag, judgeSheet(officeOf(before, tag), texts[tag] ?? '')]));
  work.sheets = sheets;
  resolve(work);
  settle(work);
  const { state, log } = finish(work);
  return { before, sheets, after: state, log };
};

/** For each unit that moved, held or failed, by its province, why. */
export const explainTrial = ({ before, after }: Trial): Explanations => {
  const { options, table } = before;
  const { report } = after.table;
  if (report.turn !== table.turn || (table.phase !== 'SPRING_ORDERS' && table.phase !== 'AUTUMN_ORDERS')) return {};
  return explainReport({ options, table }, report);
};
