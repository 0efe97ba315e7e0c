import { refuse } from './refusal.ts';
import type { TableReport } from './ports.ts';
import { seatOf } from './state.ts';
import { readerOf } from './talk.ts';
import type { Ask, Reply, Visit } from './visit.ts';

/** The line that has this number for whoever asks; null: he cannot read it, or nothing is left of it. */
const lineRead = async ({ table, identity }: Visit, n: number): Promise<number | null> => {
  const { state } = table;
  const query = { reader: readerOf(identity, state), limit: 1, upTo: state.talk, before: n + 1 };
  const { lines, count } = await table.around.journal.talk(table.id, query);
  const line = count === n ? lines[0] : undefined;
  return line === undefined || line.text === '' ? null : line.n;
};

/** Words or a name are reported to whoever runs the house. Nobody at the table learns of it. */
export const requestReport = async (visit: Visit, { about, reason }: Ask<'report'>): Promise<Reply> => {
  const { table, identity } = visit;
  const by = identity.you ?? (identity.owner ? 'owner' : null);
  if (by === null) return refuse('notYourSeat');
  const talk = 'talk' in about ? await lineRead(visit, about.talk) : null;
  if ('talk' in about ? talk === null : seatOf(table.state, about.seat)?.holder !== 'person') return refuse('nothingToReport');
  const reported: TableReport['about'] = 'seat' in about ? about : { talk: talk ?? 0 };
  const taken = await table.around.manners.report({ table: table.id, about: reported, by, reason });
  return taken === 'taken' ? { ok: true } : refuse('tooManyReports');
};
