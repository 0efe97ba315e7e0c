import { type Actor, unreachable } from '#kernel';
import type { TableInput } from './games.ts';
import { prepareInput, prepareTalk, prepareUndo } from './journal.ts';
import { readTalk } from './names.ts';
import { type Refusal, refuse, refuseByRule } from './refusal.ts';
import { audienceOf } from './talk.ts';
import { type Ask, type Reply, replyOf, stamp, type Visit } from './visit.ts';
import { type Prepared, seatOf, type TableState } from './state.ts';

type PlayAsk = Ask<'move' | 'undo' | 'propose' | 'vote' | 'amend' | 'say'>;

/** Null while the chair is still his who asks: it may have changed hands a moment ago. */
const lostChair = ({ identity }: Visit, state: TableState): Refusal | null => {
  if (typeof identity.you !== 'number') return null;
  const held = seatOf(state, identity.you);
  return held?.holder === 'person' && held.tokenHash === identity.tokenHash ? null : refuse('notYourSeat');
};

const inChair = (visit: Visit, prepare: (state: TableState) => Prepared) => (state: TableState) => lostChair(visit, state) ?? prepare(state);

const move = async (visit: Visit, actor: Actor, asking: Ask<'move'>): Promise<Reply> => {
  const { table, hub } = visit.room;
  const decoded: unknown = table.stored.game.module.decode(asking.move);
  if (decoded === null) return refuseByRule({ key: 'table.malformedInput', clauses: [] });
  const input: TableInput = { by: actor, move: decoded };
  const settled = await table.attempt(
    actor,
    asking.id,
    inChair(visit, (state) => {
      // Rules first for a lobby, a pause or a finished game: their reasons are clearer than a number.
      if (state.record.status === 'playing' && !state.record.paused && !hub.isCurrent(actor, asking.decision, state)) return refuse('stale');
      return prepareInput(state, input, stamp(actor, asking));
    }),
  );
  return replyOf(settled);
};

const undo = async (visit: Visit, actor: Actor, asking: Ask<'undo'>): Promise<Reply> => {
  const { table } = visit.room;
  // The referee's undo reaches beyond what is kept in memory.
  if (actor === 'referee' && table.stored.match?.now.previous === null) await table.reload();
  const settled = await table.attempt(
    actor,
    asking.id,
    inChair(visit, (state) => prepareUndo(state, actor, stamp(actor, asking))),
  );
  return replyOf(settled);
};

const motion = async (visit: Visit, actor: Actor, asking: Ask<'propose' | 'vote'>): Promise<Reply> => {
  if (actor === 'referee') return refuse('notYourSeat');
  const settled = await visit.room.table.attempt(
    actor,
    asking.id,
    inChair(visit, (state) => {
      const voters = state.seats.filter((seat) => seat.holder === 'person').map(({ seat }) => seat);
      const input: TableInput =
        asking.t === 'propose'
          ? { by: actor, motion: { act: 'propose', options: asking.options, voters } }
          : { by: actor, motion: { act: 'vote', choice: asking.choice } };
      return prepareInput(state, input, stamp(actor, asking));
    }),
  );
  return replyOf(settled);
};

const amend = async ({ room, identity }: Visit, asking: Ask<'amend'>): Promise<Reply> => {
  if (identity.you !== 'referee') return refuse('notReferee');
  const input: TableInput = { by: 'table', event: 'amend', options: asking.options };
  return replyOf(await room.table.attempt('referee', asking.id, (state) => prepareInput(state, input, stamp('referee', asking))));
};

const say = async (visit: Visit, asking: Ask<'say'>): Promise<Reply> => {
  const { identity, room } = visit;
  if (identity.you === null && !identity.owner) return refuse('notYourSeat');
  const { talkLength, talkBytes } = room.around.limits;
  const text = readTalk(asking.text, talkLength);
  if (text === null || Buffer.byteLength(text) > talkBytes) return refuse('badTalk', { limit: talkLength, bytes: talkBytes });
  const writer = identity.you ?? 'owner';
  if (!room.mayTalk(writer)) return refuse('tooFast');
  const settled = await room.table.attempt(
    writer,
    asking.id,
    inChair(visit, (state) => {
      const audience = audienceOf(state, writer, asking.to);
      if (!audience.ok) return audience;
      const name = typeof writer === 'number' ? (seatOf(state, writer)?.name ?? '') : '';
      return prepareTalk(state, { name, text, to: audience.to }, stamp(writer, asking));
    }),
  );
  return settled.ok ? { ok: true } : settled;
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
    case 'propose':
    case 'vote':
      return motion(visit, actor, asking);
    default:
      return unreachable(asking);
  }
};
