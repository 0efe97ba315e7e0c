import { unreachable } from '#kernel';
import { pastView } from './history.ts';
import { readLog } from './log-lines.ts';
import type { Ask, Reply, Visit } from './visit.ts';

type LookAsk = Ask<'past' | 'series' | 'log'>;

/** Lines in one page of the log. */
const PAGE_LINES = 200;

/** Questions that change nothing; each is answered as the asker's own eyes allow. */
export const requestLook = async ({ room, identity }: Visit, asking: LookAsk): Promise<Reply> => {
  const { storage } = room.around;
  const { viewer } = identity;
  const state = room.table.stored;
  switch (asking.t) {
    case 'past': {
      const past = await pastView(storage, state, asking.step, viewer);
      return 'view' in past ? { ok: true, result: { ...past } } : past;
    }
    case 'series':
      return { ok: true, result: { points: await room.series.points(state, viewer) } };
    case 'log': {
      const after = Math.max(0, asking.before - PAGE_LINES - 1);
      const { lines } = await readLog(storage, room.table.id, viewer, { after, before: asking.before, limit: PAGE_LINES, upTo: state.seq });
      return { ok: true, result: { log: lines } };
    }
    default:
      return unreachable(asking);
  }
};
