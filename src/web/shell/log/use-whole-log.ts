import type { LogLine } from '#protocol';
import { useEffect } from 'preact/hooks';
import { isWholeLog } from '../../store/connection.ts';
import type { Session } from '../../store/session.ts';

const NOT_YET: readonly LogLine[] = [];

/** The log from its first line, fetched page by page when somebody wants it; nothing until it is all here. */
export const useWholeLog = (session: Session, wanted: boolean): readonly LogLine[] => {
  const lines = session.log.value;
  const whole = isWholeLog(lines);
  const first = lines[0]?.n;
  useEffect(() => {
    if (wanted && !whole) void session.earlier();
  }, [session, wanted, whole, first]);
  return whole ? lines : NOT_YET;
};
