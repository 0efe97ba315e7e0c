import { unreachable } from '#kernel/collections.ts';
import type { Actor } from '#kernel/game.ts';
import { tableMessage } from '#kernel/table-messages.ts';
import { LOBBY_TALK_LENGTH } from '#protocol';
import { prepareInput, prepareTalk, prepareUndo } from './prepare.ts';
import { readTalk, utf8Bytes } from './names.ts';
import { isRefusal, refuse, refuseByRule } from './refusal.ts';
import { audienceOf } from './talk.ts';
import { tableChanges } from './settings.ts';
import { needsPast, pastFrom, prepareAgree, prepareTakeback } from './takebacks.ts';
import { type Ask, inChair, type Reply, replyOf, type Visit } from './scene.ts';
import { seatOf, type TableInput } from './state.ts';

type PlayAsk = Ask<'move' | 'undo' | 'takeback' | 'agree' | 'propose' | 'vote' | 'amend' | 'say'>;

const move = async (visit: Visit, actor: Actor, asking: Ask<'move'>): Promise<Reply> => {
  const { clerk, numbers, state: before } = visit.table;
  const decoded: unknown = before.game.module.decode(asking.move);
  if (decoded === null) return refuseByRule(tableMessage('table.malformedInput'));
  const input: TableInput = { by: actor, move: decoded };
  const settled = await clerk.attempt(
    actor,
    asking.id,
    inChair(visit, (state, stamp) => {
      // Rules first for a lobby, a pause or a finished game: their reasons are clearer than a number.
      if (state.record.status === 'playing' && !state.record.paused && !numbers.isCurrent(actor, asking.decision, state)) return refuse('stale');
      return prepareInput(state, input, stamp);
    }),
  );
  return replyOf(settled);
};

const undo = async (visit: Visit, actor: Actor, asking: Ask<'undo'>): Promise<Reply> => {
  const { clerk } = visit.table;
  // The referee's undo reaches beyond what is kept in memory.
  if (actor === 'referee' && clerk.stored.match?.now.previous === null) await clerk.reload();
  const settled = await clerk.attempt(
    actor,
    asking.id,
    inChair(visit, (state, stamp) => prepareUndo(state, actor, stamp)),
  );
  return replyOf(settled);
};

/** A question about a move, or an answer to it. */
const takeback = async (visit: Visit, actor: Actor, asking: Ask<'takeback' | 'agree'>): Promise<Reply> => {
  if (actor === 'referee') return refuse('notYourSeat');
  const { clerk, hub, ports } = visit.table;
  if (asking.t === 'takeback' && needsPast(clerk.stored, actor)) await clerk.reload(pastFrom(clerk.stored));
  const settled = await clerk.attempt(
    actor,
    asking.id,
    inChair(visit, (state, stamp) =>
      asking.t === 'takeback'
        ? prepareTakeback(state, { seat: actor, present: hub.present, hourMs: ports.hourMs }, stamp)
        : prepareAgree(state, actor, asking.yes, stamp),
    ),
  );
  return replyOf(settled);
};

const motion = async (visit: Visit, actor: Actor, asking: Ask<'propose' | 'vote'>): Promise<Reply> => {
  if (actor === 'referee') return refuse('notYourSeat');
  const settled = await visit.table.clerk.attempt(
    actor,
    asking.id,
    inChair(visit, (state, stamp) => {
      if (asking.t === 'propose' && state.record.inRoom?.motions === false) return refuse('motionsClosed');
      const voters = state.seats.filter((seat) => seat.holder === 'person').map(({ seat }) => seat);
      if (asking.t === 'vote') return prepareInput(state, { by: actor, motion: { act: 'vote', choice: asking.choice } }, stamp);
      const { options } = asking;
      const table = tableChanges(state, asking.table ?? {});
      // In a room the programme gives the time, and the animator leads.
      if (table.length > 0 && state.record.inRoom !== null) return refuse('motionsClosed');
      return prepareInput(state, { by: actor, motion: { act: 'propose', options, ...(table.length === 0 ? {} : { table }), voters } }, stamp);
    }),
  );
  return replyOf(settled);
};

const amend = async (visit: Visit, asking: Ask<'amend'>): Promise<Reply> => {
  const { table, identity } = visit;
  if (identity.you !== 'referee') return refuse('notReferee');
  const input: TableInput = { by: 'table', event: 'amend', options: asking.options };
  return replyOf(
    await table.clerk.attempt(
      'referee',
      asking.id,
      inChair(visit, (state, stamp) => prepareInput(state, input, stamp)),
    ),
  );
};

const say = async (visit: Visit, asking: Ask<'say'>): Promise<Reply> => {
  const { identity, table } = visit;
  if (identity.you === null && !identity.owner) return refuse('notYourSeat');
  const { talkBytes, ...limits } = table.ports.limits;
  const talkLength = table.state.record.status === 'lobby' ? Math.min(LOBBY_TALK_LENGTH, limits.talkLength) : limits.talkLength;
  const text = readTalk(asking.text, talkLength);
  if (text === null || utf8Bytes(text) > talkBytes) return refuse('badTalk', { limit: talkLength, bytes: talkBytes });
  if (table.ports.manners.isBanned(text)) return refuse('bannedWord');
  const writer = identity.you ?? 'owner';
  const spent = table.charge('talk', writer);
  if (spent !== null) return spent;
  const settled = await table.clerk.attempt(
    writer,
    asking.id,
    inChair(visit, (state, stamp) => {
      if (typeof writer === 'number' && seatOf(state, writer)?.muted === true) {
        return refuseByRule(tableMessage('table.mutedHere'), 'muted');
      }
      const to = audienceOf(state, writer, asking.to);
      if (isRefusal(to)) return to;
      const name = typeof writer === 'number' ? (seatOf(state, writer)?.name ?? '') : '';
      return prepareTalk(state, { name, text, to }, stamp);
    }),
  );
  return isRefusal(settled) ? settled : {};
};

export const requestPlay = async (visit: Visit, asking: PlayAsk): Promise<Reply> => {
  if (asking.t === 'say') return say(visit, asking);
  if (asking.t === 'amend') return amend(visit, asking);
  const actor = visit.identity.you;
  if (actor === null) return refuse('notYourSeat');
  switch (asking.t) {
    case 'move':
      return move(visit, actor, asking);
    case 'undo':
      return undo(visit, actor, asking);
    case 'takeback':
    case 'agree':
      return takeback(visit, actor, asking);
    case 'propose':
    case 'vote':
      return motion(visit, actor, asking);
    default:
      return unreachable(asking);
  }
};
