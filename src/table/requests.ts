import { isAgreed, prepareForkAnswer, prepareForking } from './fork.ts';
import { isRefusal, refuse } from './refusal.ts';
import { type Ask, inChair, mayRun, type Reply, type Visit } from './scene.ts';
import type { Seat } from '#kernel/game.ts';
import type { ClientRequest, Hint } from '#protocol';
import { closedTable, prepareChairs } from './prepare.ts';
import { awaitedAt, isUnderChallenge, seatOf, sightAt, type TableState } from './state.ts';
import { unreachable } from '#kernel/collections.ts';
import { stepsOf } from './history.ts';
import { readLog } from './log-lines.ts';
import { newFraction } from './tokens.ts';
import { readerOf, talkLine } from './talk.ts';
import { Stopping, type TableReport } from './ports.ts';
import { requestChairs } from './request-chairs.ts';
import { requestPlay } from './request-play.ts';
import { requestRematch } from './request-rematch.ts';

/** To go another way from here at a second table, by consent of all; whoever answers last has it made. */
const requestFork = async (visit: Visit, asking: Ask<'fork' | 'forkAnswer'>): Promise<Reply> => {
  const { table, identity } = visit;
  const { you } = identity;
  if (typeof you !== 'number') return refuse('notYourSeat');
  if (asking.t === 'fork' && asking.sameDice) return refuse('sameDiceRunning');
  const { clerk, ports } = table;
  const settled = await clerk.attempt(
    you,
    asking.id,
    inChair(visit, (state, stamp) =>
      asking.t === 'fork' ? prepareForking(state, you, asking.step, ports.hourMs, stamp) : prepareForkAnswer(state, you, asking.yes, stamp),
    ),
  );
  if (isRefusal(settled)) return settled;
  if (!isAgreed(table.state)) return {};
  const made = await table.fork();
  return isRefusal(made) ? made : { result: { ...made } };
};

/** Who is being advised: one question at a time from each chair. */
const advised = new WeakMap<object, Set<number>>();

/** HO-7.3, HO-7.4: among people it would be help against them, unless all of them agree. */
const mayAdvise = ({ seats, record }: TableState, you: Seat): boolean => {
  const people = seats.filter(({ holder }) => holder === 'person');
  return people.every(({ seat }) => seat === you) || people.every(({ seat }) => record.advised.includes(seat));
};

/** « Que feriez-vous ? »: the best answers from the seat's own sight. */
const requestHint = async ({ table, identity: { you } }: Visit): Promise<Reply> => {
  const { state, ports, clerk } = table;
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
    hints = await ports.bots.advise({
      game: state.game,
      level: 'strong',
      seat: you,
      sight,
      seed: Math.floor(newFraction(ports.secrets) * 2 ** 32),
      table: table.id,
      watched: true,
    });
  } catch (error) {
    if (error instanceof Stopping) return refuse('stopping');
    throw error;
  } finally {
    asking.delete(you);
  }
  if (hints === null) return refuse('hintsNone');
  await clerk.attempt('table', null, (now, stamp) => prepareChairs(now, { notes: [{ key: 'table.hint', args: { who: { seat: you } } }] }, stamp));
  return { result: { hints } };
};

type LookAsk = Ask<'past' | 'series' | 'log' | 'talk'>;

/** Lines in one page of the log. */
const PAGE_LINES = 200;
const PAGE_TALK = 50;

/** Questions that change nothing; each is answered as the asker's own eyes allow. */
const requestLook = async ({ table, identity }: Visit, asking: LookAsk): Promise<Reply> => {
  const { journal } = table.ports;
  const { viewer } = identity;
  const state = table.state;
  switch (asking.t) {
    case 'past': {
      const past = await table.past.view(state, asking.step, viewer);
      return isRefusal(past) ? past : { result: { ...past } };
    }
    case 'series':
      return {
        result: { points: await (asking.steps === undefined ? table.series.points(state, viewer) : stepsOf(journal, state, asking.steps, viewer)) },
      };
    case 'log': {
      const after = Math.max(0, asking.before - PAGE_LINES - 1);
      const query = { after, before: asking.before, limit: PAGE_LINES, upTo: state.seq, lines: state.lines };
      const { lines } = await readLog(journal, table.id, viewer, query);
      return { result: { log: lines } };
    }
    case 'talk': {
      const query = { reader: readerOf(identity, state), limit: PAGE_TALK, upTo: state.talk, before: asking.before };
      const { lines, count } = await journal.talk(table.id, query);
      return { result: { talk: lines.map((line, index) => talkLine(line, count - lines.length + 1 + index)) } };
    }
    default:
      return unreachable(asking);
  }
};

/** The line that has this number for the one who asks; null: they cannot read it, or nothing is left of it. */
const lineRead = async ({ table, identity }: Visit, n: number): Promise<number | null> => {
  const { state } = table;
  const query = { reader: readerOf(identity, state), limit: 1, upTo: state.talk, before: n + 1 };
  const { lines, count } = await table.ports.journal.talk(table.id, query);
  const line = count === n ? lines[0] : undefined;
  return line === undefined || line.text === '' ? null : line.n;
};

/** Words or a name are reported to whoever runs the house. Nobody at the table learns of it. */
const requestReport = async (visit: Visit, { about, reason }: Ask<'report'>): Promise<Reply> => {
  const { table, identity } = visit;
  const by = identity.you ?? (identity.owner ? 'owner' : null);
  if (by === null) return refuse('notYourSeat');
  const spent = table.charge('reports', by);
  if (spent !== null) return spent;
  const talk = 'talk' in about ? await lineRead(visit, about.talk) : null;
  if ('talk' in about ? talk === null : seatOf(table.state, about.seat)?.holder !== 'person') return refuse('nothingToReport');
  const reported: TableReport['about'] = 'seat' in about ? about : { talk: talk ?? 0 };
  await table.ports.manners.report({ table: table.id, about: reported, by, reason });
  return {};
};

/** Questions that change nothing, and that anybody at the table may ask. */
export const isLook = ({ t }: ClientRequest): boolean => t === 'past' || t === 'series' || t === 'log' || t === 'talk';

/** HO-14.4: whoever plays a challenge plays it alone, as it was given; it has no help, no other chairs and no other end. */
const isForChallenge = (asking: ClientRequest): boolean => isLook(asking) || ['move', 'undo', 'say', 'mark', 'named', 'report'].includes(asking.t);

/** What one may still do at a table that was closed: look, go, complain. */
const isForClosed = (asking: ClientRequest): boolean => isLook(asking) || asking.t === 'leave' || asking.t === 'report';

export const answer = (visit: Visit, asking: ClientRequest): Promise<Reply> | Reply => {
  const { gone, state } = visit.table;
  if (gone !== null) return gone;
  if (state.record.closed && !isForClosed(asking)) return closedTable();
  if (isUnderChallenge(state.record, visit.table.ports.time.now()) && !isForChallenge(asking)) return refuse('challengeTable');
  switch (asking.t) {
    case 'move':
    case 'undo':
    case 'takeback':
    case 'agree':
    case 'propose':
    case 'vote':
    case 'amend':
    case 'say':
      return requestPlay(visit, asking);
    case 'rematch':
    case 'again':
      return requestRematch(visit, asking);
    case 'fork':
    case 'forkAnswer':
      return requestFork(visit, asking);
    case 'take':
    case 'rename':
    case 'mark':
    case 'named':
    case 'leave':
    case 'quit':
    case 'admit':
    case 'vacation':
    case 'step':
    case 'advice':
    case 'settle':
      return requestChairs(visit, asking);
    case 'bot':
    case 'open':
    case 'remove':
    case 'reissue':
    case 'start':
    case 'joining':
    case 'pace':
    case 'settings':
    case 'guard':
    case 'pause':
    case 'extend':
    case 'hurry':
    case 'grace':
      return mayRun(visit.identity) ? requestChairs(visit, asking) : refuse('notOwner');
    case 'hint':
      return requestHint(visit);
    case 'report':
      return requestReport(visit, asking);
    case 'past':
    case 'series':
    case 'log':
    case 'talk':
      return requestLook(visit, asking);
    default:
      return unreachable(asking);
  }
};
