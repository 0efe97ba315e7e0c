import { unreachable } from '#kernel/collections.ts';
import { stepsOf } from './history.ts';
import { readLog } from './log-lines.ts';
import { readerOf, talkLine } from './talk.ts';
import type { Ask, Reply, Visit } from './visit.ts';

type LookAsk = Ask<'past' | 'series' | 'log' | 'talk'>;

/** Lines in one page of the log. */
const PAGE_LINES = 200;
const PAGE_TALK = 50;

/** Questions that change nothing; each is answered as the asker's own eyes allow. */
export const requestLook = async ({ table, identity }: Visit, asking: LookAsk): Promise<Reply> => {
  const { journal } = table.around;
  const { viewer } = identity;
  const state = table.state;
  switch (asking.t) {
    case 'past': {
      const past = await table.past.view(state, asking.step, viewer);
      return 'view' in past ? { ok: true, result: { ...past } } : past;
    }
    case 'series':
      return {
        ok: true,
        result: { points: await (asking.steps === undefined ? table.series.points(state, viewer) : stepsOf(journal, state, asking.steps, viewer)) },
      };
    case 'log': {
      const after = Math.max(0, asking.before - PAGE_LINES - 1);
      const query = { after, before: asking.before, limit: PAGE_LINES, upTo: state.seq, lines: state.lines };
      const { lines } = await readLog(journal, table.id, viewer, query);
      return { ok: true, result: { log: lines } };
    }
    case 'talk': {
      const query = { reader: readerOf(identity, state), limit: PAGE_TALK, upTo: state.talk, before: asking.before };
      const { lines, count } = await journal.talk(table.id, query);
      return { ok: true, result: { talk: lines.map((line, index) => talkLine(line, count - lines.length + 1 + index)) } };
    }
    default:
      return unreachable(asking);
  }
};
