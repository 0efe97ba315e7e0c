import { pendingAt, type TableState } from './state.ts';
import type { Note } from './prepare.ts';

/* A game against bots alone waits for its human, whatever windows and limits there are. */

/** One person, bots in all the other chairs, and nobody who referees. */
export const waitsForHuman = ({ record, seats }: Pick<TableState, 'record' | 'seats'>): boolean =>
  record.referee === 'auto' && seats.filter(({ holder }) => holder === 'person').length === 1 && seats.every(({ holder }) => holder !== 'open');

const hasClock = (state: TableState): boolean => state.record.secondsPerDecision !== null || pendingAt(state).some(({ window }) => window !== undefined);

/** Where a clock is, everybody is told that it stands still, and when it begins to run. */
export const waitingNotes = (before: TableState, after: TableState): readonly Note[] => {
  const started = before.record.status === 'lobby';
  const waits = waitsForHuman(after);
  if (after.record.status !== 'playing' || !hasClock(after) || (!started && waits === waitsForHuman(before)) || (started && !waits)) return [];
  return [{ key: waits ? 'table.waits' : 'table.clocksRun' }];
};
