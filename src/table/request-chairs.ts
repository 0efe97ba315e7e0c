import { unreachable } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import { prepareGrace, prepareVacation } from './pace.ts';
import {
  prepareAdvice,
  prepareBot,
  prepareExtend,
  prepareGuard,
  prepareHurry,
  prepareJoining,
  prepareLeave,
  prepareMark,
  prepareNamed,
  prepareOpen,
  preparePace,
  preparePause,
  prepareQuit,
  prepareReissue,
  prepareRemove,
  prepareRename,
  prepareRenameOther,
  prepareTake,
} from './chairs.ts';
import { mustAsk } from './door.ts';
import { prepareSettings, prepareSettle } from './settings.ts';
import { prepareStart } from './prepare.ts';
import type { SeatRecord, Stamp } from './journal.ts';
import { readName } from './names.ts';
import { isRefusal, refuse } from './refusal.ts';
import { type Ask, inChair, mayRun, type Reply, type Visit } from './scene.ts';
import type { Prepared, TableState } from './state.ts';
import { newDice, newToken } from './tokens.ts';

type ChairsAsk = Ask<
  | 'take'
  | 'admit'
  | 'rename'
  | 'mark'
  | 'named'
  | 'leave'
  | 'quit'
  | 'joining'
  | 'bot'
  | 'open'
  | 'remove'
  | 'reissue'
  | 'start'
  | 'pause'
  | 'pace'
  | 'step'
  | 'advice'
  | 'extend'
  | 'hurry'
  | 'vacation'
  | 'grace'
  | 'settings'
  | 'settle'
  | 'guard'
>;

const attempt = async (visit: Visit, asking: ChairsAsk, prepare: (state: TableState, stamp: Stamp) => Prepared): Promise<Reply> => {
  const { table, identity } = visit;
  const settled = await table.clerk.attempt(identity.you ?? (identity.owner ? 'owner' : 'visitor'), asking.id, inChair(visit, prepare));
  return isRefusal(settled) ? settled : {};
};

/** What players do with their own chair. */
const atOwnSeat = async (visit: Visit, asking: ChairsAsk, prepare: (state: TableState, seat: Seat, stamp: Stamp) => Prepared): Promise<Reply> => {
  const { you } = visit.identity;
  return typeof you === 'number' ? attempt(visit, asking, (state, stamp) => prepare(state, you, stamp)) : refuse('notYourSeat');
};

/** Whoever brings the token of a chair has it. */
const seated = (seats: readonly SeatRecord[], { identity }: Visit, token: string, tokenHash: string): Reply | null => {
  const held = seats.find((seat) => seat.holder === 'person' && seat.tokenHash === tokenHash);
  if (held === undefined) return null;
  const { seat, ring } = held;
  return {
    result: { seat, token },
    become: {
      you: seat,
      viewer: seat,
      owner: identity.owner || held.owner,
      tokenHash,
      ownerHash: identity.ownerHash,
      former: null,
      ring: ring ?? identity.ring,
    },
  };
};

/** What opens something else at this table would open two things. */
const isUsed = ({ record, seats }: TableState, seat: number, tokenHash: string): boolean =>
  tokenHash === record.ownerHash || tokenHash === record.refereeHash || seats.some((other) => other.seat !== seat && other.tokenHash === tokenHash);

/**
 * The token is told once, here, and kept nowhere; those who made it themselves have it whether they hear the answer or not, and may ask again. Where
 * somebody must be asked first, the answer waits for theirs.
 */
const take = async (visit: Visit, asking: Ask<'take'>): Promise<Reply> => {
  const { identity, table, guest } = visit;
  const { clerk, ports } = table;
  const token = asking.token ?? newToken(ports.secrets);
  const tokenHash = ports.secrets.hash(token);
  const repeated = seated(table.state.seats, visit, token, tokenHash);
  if (repeated !== null && (identity.you === null || identity.tokenHash === tokenHash)) return repeated;
  if (typeof identity.you === 'number') return refuse('alreadySeated');
  if (isUsed(table.state, asking.seat, tokenHash)) return refuse('badField', { field: 'token' });
  const name = readName(asking.name, ports.limits.nameLength);
  if (isRefusal(name)) return name;
  if (ports.manners.isBanned(name)) return refuse('bannedWord');
  const returning = identity.former === asking.seat;
  const before = table.state;
  const isNew = asking.seat === before.seats.length;
  if (mustAsk(before, identity, asking.seat)) {
    // What the rules or the names would refuse is not worth anybody's answer.
    const idle = prepareTake(before, { seat: asking.seat, name, tokenHash, returning, owner: identity.owner }, clerk.stamp('visitor'));
    if (isRefusal(idle)) return idle;
    const refused = await table.door.ask(before, guest, { seat: asking.seat, name });
    if (refused !== null) return refused;
  }
  // Others may have been given a new chair meanwhile.
  const seat = isNew ? table.state.seats.length : asking.seat;
  // A visitor's id may be guessed by a stranger, who must not be answered: only together with the token is it theirs.
  const client = asking.token === undefined ? null : ports.secrets.hash(`${token} ${asking.id}`);
  const settled = await clerk.attempt(
    'visitor',
    client,
    inChair(visit, (state, stamp) => prepareTake(state, { seat, name, tokenHash, returning, owner: identity.owner }, stamp)),
  );
  const { seats } = isRefusal(settled) ? table.state : settled;
  return seated(seats, visit, token, tokenHash) ?? (isRefusal(settled) ? settled : refuse('seatTaken'));
};

const admit = (visit: Visit, asking: Ask<'admit'>): Reply => {
  const { table, identity } = visit;
  return table.door.answer(table.state, identity, asking, table.hub.present) ?? {};
};

const rename = async (visit: Visit, asking: Ask<'rename'>): Promise<Reply> => {
  const { you } = visit.identity;
  const { seat } = asking;
  const other = seat !== undefined && seat !== you;
  if (other && !mayRun(visit.identity)) return refuse('notOwner');
  if (!other && typeof you !== 'number') return refuse('notYourSeat');
  if (visit.table.state.record.inRoom !== null && !mayRun(visit.identity)) return refuse('namesOfRoom');
  const name = readName(asking.name, visit.table.ports.limits.nameLength);
  if (isRefusal(name)) return name;
  if (visit.table.ports.manners.isBanned(name)) return refuse('bannedWord');
  return attempt(visit, asking, (state, stamp) => {
    if (other) return prepareRenameOther(state, seat, name, stamp);
    return typeof you === 'number' ? prepareRename(state, you, name, stamp) : refuse('notYourSeat');
  });
};

/** A fork begins where the game stood that it came from. */
const begin = async (visit: Visit, asking: Ask<'start'>): Promise<Reply> => {
  const { state, ports } = visit.table;
  const origin = state.record.fork === null ? null : await ports.journal.origin(state.record.id);
  return attempt(visit, asking, (before, stamp) => prepareStart(before, newDice(ports.secrets), stamp, origin));
};

const leave = async (visit: Visit, asking: Ask<'leave' | 'quit'>): Promise<Reply> => {
  const { table, identity } = visit;
  const { you, former } = identity;
  const seat = typeof you === 'number' ? you : former;
  if (seat === null) return refuse('notYourSeat');
  visit.getUp();
  // A player who has left already asks because no answer came: they are told so, and the present holder stays.
  const settled = await table.clerk.attempt(
    seat,
    asking.id,
    inChair(visit, (state, stamp) => (you === seat ? (asking.t === 'quit' ? prepareQuit : prepareLeave)(state, seat, stamp) : refuse('notYourSeat'))),
  );
  return isRefusal(settled) ? settled : {};
};

const reissue = async (visit: Visit, asking: Ask<'reissue'>): Promise<Reply> => {
  const { secrets } = visit.table.ports;
  const token = newToken(secrets);
  const tokenHash = secrets.hash(token);
  const own = visit.identity.you === asking.seat;
  if (own) visit.adopt(tokenHash);
  const settled = await visit.table.clerk.attempt(
    'owner',
    null,
    inChair(visit, (state, stamp) => prepareReissue(state, { seat: asking.seat, tokenHash, own }, stamp)),
  );
  return isRefusal(settled) ? settled : { result: { seat: asking.seat, token } };
};

/** One's own absence; that of somebody else may only be ended, by whoever runs the table. */
const vacation = async (visit: Visit, asking: Ask<'vacation'>): Promise<Reply> => {
  const { you } = visit.identity;
  const seat = asking.seat ?? you;
  if (typeof seat !== 'number') return refuse('notYourSeat');
  if (seat !== you && (!mayRun(visit.identity) || asking.until !== null)) return refuse('notOwner');
  const { hourMs } = visit.table.ports;
  return attempt(visit, asking, (state, stamp) => prepareVacation(state, { seat, until: asking.until, hourMs }, stamp));
};

/** Whoever plays or runs the table lets the bots go on. */
const step = ({ identity, table }: Visit): Reply => {
  if (identity.you === null && !mayRun(identity)) return refuse('notYourSeat');
  table.bots.step(table.state);
  return {};
};

export const requestChairs = async (visit: Visit, asking: ChairsAsk): Promise<Reply> => {
  switch (asking.t) {
    case 'take':
      return take(visit, asking);
    case 'rename':
      return rename(visit, asking);
    case 'mark':
      return atOwnSeat(visit, asking, (state, seat, stamp) => prepareMark(state, seat, asking.mark, stamp));
    case 'named':
      return atOwnSeat(visit, asking, (state, seat, stamp) => prepareNamed(state, seat, asking.on, stamp));
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
      return attempt(visit, asking, (state, stamp) => prepareBot(state, asking.seat, asking.level, stamp));
    case 'open':
      return attempt(visit, asking, (state, stamp) => prepareOpen(state, asking.seat, stamp));
    case 'remove':
      return attempt(visit, asking, (state, stamp) => prepareRemove(state, asking.seat, stamp));
    case 'start':
      return begin(visit, asking);
    case 'extend':
      if (!visit.table.clock.running) return refuse(visit.table.state.record.status === 'playing' ? 'noDeadline' : 'notStarted');
      return attempt(visit, asking, (state, stamp) => prepareExtend(state, asking.seconds, stamp));
    case 'hurry':
      return attempt(visit, asking, (state, stamp) => prepareHurry(state, asking.seconds, stamp));
    case 'grace':
      return attempt(visit, asking, (state, stamp) => prepareGrace(state, asking.hours, stamp));
    case 'joining':
      return attempt(visit, asking, (state, stamp) => prepareJoining(state, asking.who, stamp));
    case 'settings':
      return attempt(visit, asking, (state, stamp) => prepareSettings(state, asking, stamp));
    case 'guard':
      return attempt(visit, asking, (state, stamp) => prepareGuard(state, asking.on, stamp));
    case 'settle':
      return atOwnSeat(visit, asking, prepareSettle);
    case 'pace':
      return attempt(visit, asking, (state, stamp) => preparePace(state, asking.pace, stamp));
    case 'step':
      return step(visit);
    case 'advice':
      return atOwnSeat(visit, asking, (state, seat, stamp) => prepareAdvice(state, seat, asking.yes, stamp));
    case 'pause':
      return attempt(visit, asking, (state, stamp) => preparePause(state, asking.on, stamp));
    default:
      return unreachable(asking);
  }
};
