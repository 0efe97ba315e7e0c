import type { LogLine } from '#protocol';
import { groupByTurn } from '../../shell/log/grouped.ts';

export interface Issue {
  /** What was published of the turn. */
  readonly lines: readonly LogLine[];
  /** The step that ended it; null while it goes on. */
  readonly step: number | null;
}

export const issueOf = (log: readonly LogLine[], turn: number): Issue => {
  const turns = groupByTurn(log);
  const next = turns.find((group) => group.turn !== null && group.turn > turn);
  return { lines: turns.filter((group) => group.turn === turn).flatMap(({ lines }) => lines), step: next?.heading?.step ?? null };
};

/** The turn last published whole: the one before the present, or the present one after the end. */
export const lastIssue = (turn: number, isOver: boolean): number => Math.max(1, isOver ? turn : turn - 1);
