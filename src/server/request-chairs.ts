import { unreachable } from '#kernel';
import { prepareGrace, prepareVacation } from './correspondence.ts';
import {
  prepareBot,
  prepareExtend,
  prepareJoining,
  prepareLeave,
  prepareOpen,
  preparePause,
  prepareQuit,
  prepareReissue,
  prepareRename,
  prepareRenameOther,
  prepareTake,
} from './chairs.ts';
import { mustAsk } from './door.ts';
import { prepareStart } from './journal.ts';
import { readName } from './names.ts';
import { refuse } from './refusal.ts';
import { type Ask, mayRun, type Reply, stamp, type Visit } from './visit.ts';
import type { Prepared, TableState } from './state.ts';
import { hashToken, newSeed, newToken } from './tokens.ts';

type ChairsAsk = Ask<
  'take' | 'admit' | 'rename' | 'leave' | 'quit' | 'joining' | 'bot' | 'open' | 'reissue' | 'start' | 'pause' | 'extend' | 'vacation' | 'grace'
>;

const attempt = async ({ room, identity }: Visit, asking: ChairsAsk, prepare: (state: TableState) => Prepared): Promise<Reply> => {
  const settled = await room.table.attempt(identity.you ?? (identity.owner ? 'owner' : 'visitor'), asking.id, prepare);
  return settled.ok ? { ok: true } : settled;
};

/** The token is told once, here, and kept nowhere. Where somebody must be asked first, the answer waits for theirs. */
const take = async (visit: Visit, asking: Ask<'take'>): Promise<Reply> => {
  const { identity, room, guest } = visit;
  if (typeof identity.you === 'number') return refuse('alreadySeated');
  const read = readName(asking.name, room.around.limits.nameLength);
  if (!read.ok) return read;
  const { name } = read;
  const token = newToken();
  const tokenHash = hashToken(token);
  const returning = identity.former === asking.seat;
  const before = room.table.stored;
  const isNew = asking.seat === before.seats.length;
  if (mustAsk(before, identity, asking.seat)) {
    // What the rules or the names would refuse is not worth anybody's answer.
    const idle = prepareTake(before, { seat: asking.seat, name, tokenHash, returning, owner: identity.owner }, stamp('visitor', asking));
    if (!idle.ok) return idle;
    const admitted = await room.door.ask(before, guest, { seat: asking.seat, name });
    if (!admitted.ok) return admitted;
  }
  // Others may have been given a new chair meanwhile.
  const seat = isNew ? room.table.stored.seats.length : asking.seat;
  // Without a client id: a repeat could not be answered with the same token, and a stranger's guess of the id must not be.
  const settled = await room.table.attempt('visitor', null, (state) =>
    prepareTake(state, { seat, name, tokenHash, returning, owner: identity.owner }, { ...stamp('visitor', asking), client: null }),
  );
  if (!settled.ok) return settled;
  const owner = identity.owner || settled.state.seats[seat]?.owner === true;
  return { ok: true, result: { seat, token }, become: { you: seat, viewer: seat, owner, tokenHash, former: null } };
};

const admit = (visit: Visit, asking: Ask<'admit'>): Reply => {
  const { room, identity } = visit;
  return room.door.answer(room.table.stored, identity, asking, room.hub.present);
};

const rename = async (visit: Visit, asking: Ask<'rename'>): Promise<Reply> => {
  const { you } = visit.identity;
  const { seat } = asking;
  const other = seat !== undefined && seat !== you;
  if (other && !mayRun(visit.identity)) return refuse('notOwner');
  if (!other && typeof you !== 'number') return refuse('notYourSeat');
  const read = readName(asking.name, visit.room.around.limits.nameLength);
  if (!read.ok) return read;
  return attempt(visit, asking, (state) => {
    if (other) return prepareRenameOther(state, seat, read.name, stamp(you ?? 'owner', asking));
    return typeof you === 'number' ? prepareRename(state, you, read.name, stamp(you, asking)) : refuse('notYourSeat');
  });
};

const leave = async (visit: Visit, asking: Ask<'leave' | 'quit'>): Promise<Reply> => {
  const { you } = visit.identity;
  if (typeof you !== 'number') return refuse('notYourSeat');
  return attempt(visit, asking, (state) => (asking.t === 'quit' ? prepareQuit : prepareLeave)(state, you, stamp(you, asking)));
};

const reissue = async (visit: Visit, asking: Ask<'reissue'>): Promise<Reply> => {
  const token = newToken();
  const tokenHash = hashToken(token);
  const own = visit.identity.you === asking.seat;
  if (own) visit.adopt(tokenHash);
  const settled = await visit.room.table.attempt('owner', null, (state) =>
    prepareReissue(state, { seat: asking.seat, tokenHash, own }, { ...stamp('owner', asking), client: null }),
  );
  return settled.ok ? { ok: true, result: { seat: asking.seat, token } } : settled;
};

/** One's own absence; that of somebody else may only be ended, by whoever runs the table. */
const vacation = async (visit: Visit, asking: Ask<'vacation'>): Promise<Reply> => {
  const { you } = visit.identity;
  const seat = asking.seat ?? you;
  if (typeof seat !== 'number') return refuse('notYourSeat');
  if (seat !== you && (!mayRun(visit.identity) || asking.until !== null)) return refuse('notOwner');
  const { hourMs } = visit.room.around;
  return attempt(visit, asking, (state) => prepareVacation(state, { seat, until: asking.until, hourMs }, stamp(you ?? 'owner', asking)));
};

export const requestChairs = async (visit: Visit, asking: ChairsAsk): Promise<Reply> => {
  const writer = visit.identity.you ?? 'owner';
  switch (asking.t) {
    case 'take':
      return take(visit, asking);
    case 'rename':
      return rename(visit, asking);
    case 'leave':
    case 'quit':
      return leave(visit, asking);
    case 'admit':
      return admit(visit, asking);
    case 'vacation':
      return vacation(visit, asking);
    case 'reissue':
      return reissue(visit, asking);
    case 'bot':
      return attempt(visit, asking, (state) => prepareBot(state, asking.seat, asking.level, stamp(writer, asking)));
    case 'open':
      return attempt(visit, asking, (state) => prepareOpen(state, asking.seat, stamp(writer, asking)));
    case 'start':
      return attempt(visit, asking, (state) => prepareStart(state, newSeed(), stamp(writer, asking)));
    case 'extend':
      if (!visit.room.clock.running) return refuse(visit.room.table.stored.record.status === 'playing' ? 'noDeadline' : 'notStarted');
      return attempt(visit, asking, (state) => prepareExtend(state, asking.seconds, stamp(writer, asking)));
    case 'grace':
      return attempt(visit, asking, (state) => prepareGrace(state, asking.hours, stamp(writer, asking)));
    case 'joining':
      return attempt(visit, asking, (state) => prepareJoining(state, asking.who, stamp(writer, asking)));
    case 'pause':
      return attempt(visit, asking, (state) => preparePause(state, asking.on, stamp(writer, asking)));
    default:
      return unreachable(asking);
  }
};
