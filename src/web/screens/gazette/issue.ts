import type { LogLine, TalkLine } from '#protocol';
import { groupByTurn } from '../../shell/log/rows.ts';

export interface Issue {
  /** What was published of the turn. */
  readonly lines: readonly LogLine[];
  /** The step that ended it; null while it goes on. */
  readonly step: number | null;
  /** When it began and ended. */
  readonly from: number;
  readonly until: number;
}

export const issueOf = (log: readonly LogLine[], turn: number): Issue => {
  const turns = groupByTurn(log);
  const next = turns.find((group) => group.turn !== null && group.turn > turn);
  const own = turns.filter((group) => group.turn === turn);
  const from = own[0]?.heading?.at ?? 0;
  return { lines: own.flatMap(({ lines }) => lines), step: next?.heading?.step ?? null, from, until: next?.heading?.at ?? Number.POSITIVE_INFINITY };
};

/** What was said to everybody during the turn: before the first one too, in its own issue. */
export const pressOf = (talk: readonly TalkLine[], { from, until }: Issue, turn: number): readonly TalkLine[] =>
  talk.filter(({ at, to }) => to === undefined && (turn === 1 || at >= from) && at < until);

/** The turn last published whole: the one before the present, or the present one after the end. */
export const lastIssue = (turn: number, isOver: boolean): number => Math.max(1, isOver ? turn : turn - 1);
