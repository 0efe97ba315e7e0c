import { unreachable } from '#kernel';
import { prepareGrace, prepareVacation } from './correspondence.ts';
import {
  prepareBot,
  prepareExtend,
  prepareLeave,
  prepareOpen,
  preparePause,
  prepareReissue,
  prepareRename,
  prepareRenameOther,
  prepareTake,
} from './chairs.ts';
import { prepareStart } from './journal.ts';
import { readName } from './names.ts';
import { refuse } from './refusal.ts';
import { type Ask, mayRun, type Reply, stamp, type Visit } from './visit.ts';
import type { Prepared, TableState } from './state.ts';
import { hashToken, newSeed, newToken } from './tokens.ts';

type ChairsAsk = Ask<'take' | 'rename' | 'leave' | 'bot' | 'open' | 'reissue' | 'start' | 'pause' | 'extend' | 'vacation' | 'grace'>;

const attempt = async ({ room, identity }: Visit, asking: ChairsAsk, prepare: (state: TableState) => Prepared): Promise<Reply> => {
  const settled = await room.table.attempt(identity.you ?? (identity.owner ? 'owner' : 'visitor'), asking.id, prepare);
  return settled.ok ? { ok: true } : settled;
};

/** The token is told once, here, and kept nowhere. */
const take = async (visit: Visit, asking: Ask<'take'>): Promise<Reply> => {
  const { identity, room } = visit;
  if (typeof identity.you === 'number') return refuse('alreadySeated');
  const { nameLength } = room.around.limits;
  const name = readName(asking.name, nameLength);
  if (name === null) return refuse('badName', { limit: nameLength });
  const token = newToken();
  const tokenHash = hashToken(token);
  const returning = identity.former === asking.seat;
  // Without a client id: a repeat could not be answered with the same token, and a stranger's guess of the id must not be.
  const settled = await room.table.attempt('visitor', null, (state) =>
    prepareTake(state, { seat: asking.seat, name, tokenHash, returning }, { ...stamp('visitor', asking), client: null }),
  );
  if (!settled.ok) return settled;
  const owner = identity.owner || settled.state.seats[asking.seat]?.owner === true;
  return { ok: true, result: { seat: asking.seat, token }, become: { you: asking.seat, viewer: asking.seat, owner, tokenHash, former: null } };
};

const rename = async (visit: Visit, asking: Ask<'rename'>): Promise<Reply> => {
  const { you } = visit.identity;
  const { nameLength } = visit.room.around.limits;
  const name = readName(asking.name, nameLength);
  const { seat } = asking;
  if (seat !== undefined && seat !== you) {
    if (!mayRun(visit.identity)) return refuse('notOwner');
    if (name === null) return refuse('badName', { limit: nameLength });
    return attempt(visit, asking, (state) => prepareRenameOther(state, seat, name, stamp(you ?? 'owner', asking)));
  }
  if (typeof you !== 'number') return refuse('notYourSeat');
  if (name === null) return refuse('badName', { limit: nameLength });
  return attempt(visit, asking, (state) => prepareRename(state, you, name, stamp(you, asking)));
};

const leave = async (visit: Visit, asking: Ask<'leave'>): Promise<Reply> => {
  const { you } = visit.identity;
  if (typeof you !== 'number') return refuse('notYourSeat');
  return attempt(visit, asking, (state) => prepareLeave(state, you, stamp(you, asking)));
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
      return leave(visit, asking);
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
    case 'pause':
      return attempt(visit, asking, (state) => preparePause(state, asking.on, stamp(writer, asking)));
    default:
      return unreachable(asking);
  }
};
