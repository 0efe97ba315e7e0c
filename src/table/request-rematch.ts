import type { Seat } from '#kernel/game.ts';
import type { LiveTable } from './live-table.ts';
import { isRefusal, refuse } from './refusal.ts';
import { hasAgreed, isSettled, prepareRematch, prepareTold, silentAt } from './rematch.ts';
import { seatOf } from './state.ts';
import { type Ask, inChair, mayRun, type Reply, type Visit } from './scene.ts';

/** Nobody is told of the same more often than this. */
const TOLD_EVERY_MS = 10 * 60_000;

/** Tells those who have not answered and do not look. */
const tellAbsent = ({ state, hub, ports }: LiveTable): void => {
  const { id, code, game, rematch } = state.record;
  for (const seat of silentAt(state)) {
    if (hub.present.has(seat)) continue;
    ports.tell({
      event: 'rematch',
      ...(rematch === null ? {} : { from: rematch.by }),
      table: id,
      code,
      game,
      seat,
      name: seatOf(state, seat)?.name ?? '',
      deadline: null,
    });
  }
};

const made = async (table: LiveTable): Promise<Reply> => {
  const next = await table.playAgain();
  return isRefusal(next) ? next : { result: { ...next } };
};

const say = async (visit: Visit, seat: Seat, { id, yes }: Ask<'rematch'>): Promise<Reply> => {
  const { table } = visit;
  const { clerk, ports } = table;
  const before = table.state.record.rematch;
  const settled = await clerk.attempt(
    seat,
    id,
    inChair(visit, (state, stamp) => prepareRematch(state, seat, yes, stamp)),
  );
  if (isRefusal(settled)) return settled;
  const rematch = table.state.record.rematch;
  if (before === null) tellAbsent(table);
  // To say yes once more reminds the others, but not again and again.
  else if (yes && rematch !== null && rematch.next === null && ports.time.now() >= rematch.toldAt + TOLD_EVERY_MS) {
    tellAbsent(table);
    await clerk.attempt('table', null, prepareTold);
  }
  return isSettled(table.state) ? made(table) : {};
};

/** To play the same again: who does, and that nobody else is waited for. */
export const requestRematch = async (visit: Visit, asking: Ask<'rematch' | 'again'>): Promise<Reply> => {
  const { table, identity } = visit;
  const { you } = identity;
  if (asking.t === 'rematch') return typeof you === 'number' ? say(visit, you, asking) : refuse('notYourSeat');
  const { rematch, status } = table.state.record;
  if (status !== 'finished') return refuse('notFinished');
  if (!(typeof you === 'number' && hasAgreed(table.state, you)) && !mayRun(identity)) return refuse('notYourSeat');
  return rematch === null ? refuse('noRematch') : made(table);
};
