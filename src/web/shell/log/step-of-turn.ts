import type { Session } from '../../store/session.ts';
import { groupByTurn } from './grouped.ts';

/** Fetches the lines before those at hand; a table sends its last lines only. False: there are none. */
export const fetchEarlier = async (session: Pick<Session, 'log' | 'connection'>): Promise<boolean> => {
  const first = session.log.value[0]?.n ?? 1;
  if (first <= 1) return false;
  const answer = await session.connection().ask({ t: 'log', before: first });
  if (!answer.ok || !Array.isArray(answer.result.log)) return false;
  session.connection().keepEarlier(answer.result.log);
  return (session.log.value[0]?.n ?? 1) < first;
};

/** The step that ended a turn, which is the one that opened the next; null while it goes on. */
export const stepOfTurn = async (session: Pick<Session, 'log' | 'connection'>, turn: number): Promise<number | null> => {
  const isHere = (): boolean => groupByTurn(session.log.value).some((group) => group.turn !== null && group.turn <= turn);
  while (!isHere() && (await fetchEarlier(session)));
  return groupByTurn(session.log.value).find((group) => group.turn !== null && group.turn > turn)?.heading?.step ?? null;
};
