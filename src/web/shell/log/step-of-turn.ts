import type { Session } from '../../store/session.ts';
import { groupByTurn } from './grouped.ts';

/** The step that ended a turn, which is the one that opened the next; null while it goes on. A table sends its last lines only: earlier ones are fetched. */
export const stepOfTurn = async (session: Pick<Session, 'log' | 'earlier'>, turn: number): Promise<number | null> => {
  const isHere = (): boolean => groupByTurn(session.log.value).some((group) => group.turn !== null && group.turn <= turn);
  for (let first = Number.POSITIVE_INFINITY; !isHere(); ) {
    await session.earlier();
    const reached = session.log.value[0]?.n ?? first;
    if (reached >= first) break;
    first = reached;
  }
  return groupByTurn(session.log.value).find((group) => group.turn !== null && group.turn > turn)?.heading?.step ?? null;
};
