import type { Seat } from '#kernel/game.ts';
import type { Hint } from '#protocol';
import { prepareChairs } from './prepare.ts';
import { refuse } from './refusal.ts';
import { awaitedAt, sightAt, type TableState } from './state.ts';
import type { Reply, Visit } from './visit.ts';

/** Who is being advised: one question at a time from each chair. */
const advised = new WeakMap<object, Set<number>>();

/** HO-7.3, HO-7.4: among people it would be help against them, unless all of them agree. */
const mayAdvise = ({ seats, record }: TableState, you: Seat): boolean => {
  const people = seats.filter(({ holder }) => holder === 'person');
  return people.every(({ seat }) => seat === you) || people.every(({ seat }) => record.advised.includes(seat));
};

/** « Que feriez-vous ? »: the best answers from the seat's own sight. */
export const requestHint = async ({ table, identity: { you } }: Visit): Promise<Reply> => {
  const { state, around, clerk } = table;
  if (typeof you !== 'number') return refuse('notYourSeat');
  if (!mayAdvise(state, you)) return refuse('hintsAlone');
  const sight = sightAt(state, you);
  if (sight === null || !awaitedAt(state).includes(you)) return refuse('hintsAsked');
  const asking = advised.get(table) ?? new Set<number>();
  advised.set(table, asking);
  if (asking.has(you)) return refuse('tooFast');
  asking.add(you);
  let hints: readonly Hint[] | null;
  try {
    hints = await around.bots.advise({ game: state.game, level: 'strong', seat: you, sight, table: table.id, watched: true });
  } finally {
    asking.delete(you);
  }
  if (hints === null) return refuse('hintsNone');
  await clerk.attempt('table', null, (now, stamp) => prepareChairs(now, { notes: [{ key: 'table.hint', args: { who: { seat: you } } }] }, stamp));
  return { ok: true, result: { hints } };
};
