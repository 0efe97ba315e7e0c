import { drawsOf, type Seed } from '#kernel/chance.ts';
import type { Actor, AnyGame, Seat } from '#kernel/game.ts';
import { decodeInput, type Fork, forkAt, type Recording, record as recordMatch, replaying, seatCount, snapshot } from '#kernel/recording.ts';
import type { CreatedTable, ForkInfo, Forking, ForkTable, SeatPlan } from '#protocol';
import { newTable, seatPeople, start, store } from './create-table.ts';
import { originsOf } from './history.ts';
import type { Origin, SeatRecord, Stamp, TableRecord } from './journal.ts';
import type { TablePorts, Time } from './ports.ts';
import { isRefusal, type Refusal, refuse, refuseByRule, type Result } from './refusal.ts';
import { isBroughtKnown, isSomebodys, isUnderChallenge, type Prepared, type TableMatch, type TableState } from './state.ts';
import { newCode, newSeed, newTableId, newToken } from './tokens.ts';
import type { LiveTable } from './live-table.ts';
import { tableMessage } from '#kernel/table-messages.ts';
import { isAsked } from './fork-question.ts';
import { prepareChairs } from './prepare.ts';

/*
 * “What if” (HO-13): a new table that begins where another game stood, with dice of its own from there on. What it keeps of that game is
 * played again here, input by input, whoever hands it in: nothing is taken on trust.
 */

/** Inputs played at once: moves at other tables come in between. */
const AT_ONCE = 5;

const breath = (time: Time): Promise<void> => new Promise((resolve) => void time.after(0, resolve));

/** The forks that lie within the first inputs of a recording, and the seed that the last of these fell under. */
const cutAt = ({ forks = [], seed }: Recording, after: number): { readonly forks: readonly Fork[]; readonly seed: Seed } => {
  const kept = forks.filter(({ upTo }) => upTo <= after);
  return { forks: kept, seed: forks[kept.length]?.seed ?? seed };
};

interface Replay {
  readonly game: AnyGame;
  readonly recording: Recording;
  readonly after: number;
  readonly time: Time;
}

/** The match as it stood after so many inputs, every one of them judged again. */
const matchAt = async ({ game, recording, after, time }: Replay): Promise<Result<TableMatch>> => {
  if (after > recording.inputs.length) return refuse('noSuchStep');
  const steps = replaying(game.module, { ...recording, ...cutAt(recording, after), inputs: recording.inputs.slice(0, after) }, 'now');
  for (let count = 1; ; count++) {
    const step = steps.next();
    if (step.done === true) return step.value.ok ? step.value.match : refuseByRule(step.value.refusal);
    if (count % AT_ONCE === 0) await breath(time);
  }
};

interface Branch {
  readonly origin: Origin;
  readonly seed: Seed;
  /** How many chairs there were. */
  readonly chairs: number;
}

/** Where the fork begins; `imagined`: the seat from whose sight everything hidden is drawn anew. */
const branchAt = async (replay: Replay, imagined: Seat | undefined, seed: Seed, tables: readonly string[]): Promise<Result<Branch>> => {
  const { game, recording, after } = replay;
  const match = await matchAt(replay);
  if (isRefusal(match)) return match;
  if (game.module.outcome(match.now.state) !== null) return refuse('forkOver');
  // As the rules read them: what else stood in a file is not kept.
  const inputs = recording.inputs.slice(0, after).map((raw) => decodeInput(game.module, raw));
  const kept = recordMatch(match);
  const chairs = seatCount({ seats: kept.seats, inputs });
  if (imagined !== undefined && imagined >= chairs) return refuse('noSuchSeat');
  const cut = cutAt(recording, after);
  const forks = [...cut.forks, { upTo: after, seed: cut.seed, ...(imagined === undefined ? {} : { imagined }) }];
  return { seed, chairs, origin: { recording: { ...kept, seed, inputs, forks }, tables, moment: snapshot(forkAt(match, seed, imagined).now) } };
};

/** Stores the table, and begins at once unless it `waits`. */
const open = async (
  waits: boolean,
  lobby: TableRecord,
  game: AnyGame,
  seats: readonly SeatRecord[],
  origin: Origin,
  ports: TablePorts,
): Promise<Result<string>> => {
  const opened = waits ? { record: lobby, origin } : start(game, lobby, seats, ports, origin);
  return isRefusal(opened) ? opened : store(opened, seats, ports);
};

export interface ForkPlan extends Omit<ForkTable, 'from' | 'lang'> {
  readonly recording: Recording;
  readonly after: number;
  /** Null: a recording out of a file. */
  readonly origin: Pick<TableRecord, 'id' | 'code' | 'fork'> | 'device' | null;
  /** What is hidden stays as somebody may know it who handed it in, be it games ago. */
  readonly brought: boolean;
}

/** All tables that a fork of this one comes from. */
const tablesTo = async (record: Pick<TableRecord, 'id' | 'fork'>, { journal }: TablePorts): Promise<readonly string[]> => [
  record.id,
  ...(await originsOf(journal, record)),
];

/** A fork for one person, against bots or whoever comes. */
export const createFork = async (plan: ForkPlan, game: AnyGame, ports: TablePorts): Promise<Result<CreatedTable>> => {
  const { recording, after, seat, name, others, hidden, brought, sameDice } = plan;
  const { secrets, time } = ports;
  const seed = sameDice ? cutAt(recording, after).seed : newSeed(secrets);
  const tables = plan.origin === null || plan.origin === 'device' ? [] : await tablesTo(plan.origin, ports);
  const branch = await branchAt({ game, recording, after, time }, hidden === 'drawn' ? seat : undefined, seed, tables);
  if (isRefusal(branch)) return branch;
  if (seat >= branch.chairs) return refuse('noSuchSeat');
  const plans = Array.from({ length: branch.chairs }, (_, chair): SeatPlan => {
    if (chair === seat) return { kind: 'here', name };
    return others === 'people' ? { kind: 'open' } : { kind: 'bot', level: others };
  });
  const seated = seatPeople(plans, game, ports);
  if (isRefusal(seated)) return seated;
  const owner = newToken(secrets);
  const { options } = branch.origin.recording;
  // Whoever forks is given the referee's link, to hand on (EC-4.19.1: a referee is no player).
  const referee = game.module.needsReferee?.({ ...options }) === true ? newToken(secrets) : null;
  const from =
    plan.origin === 'device' ? ({ table: null, code: '', carried: true } as const) : { table: plan.origin?.id ?? null, code: plan.origin?.code ?? '' };
  const fork: ForkInfo = { ...from, step: after, hidden, ...(brought ? { brought } : {}), ...(sameDice ? { sameDice } : {}) };
  const lobby: TableRecord = {
    ...newTable(game, secrets.hash(owner), ports),
    options,
    joining: others === 'people' ? 'people' : 'closed',
    referee: referee === null ? 'auto' : 'person',
    refereeHash: referee === null ? null : secrets.hash(referee),
    seed: branch.seed,
    fork,
  };
  const waits = others === 'people' || referee !== null;
  const code = await open(waits, lobby, game, seated.records, branch.origin, ports);
  return typeof code === 'string' ? { table: lobby.id, code, owner, seats: seated.tokens, referee } : code;
};

/** The chair of whoever keeps it, at a table where nothing has been said or asked yet. */
const anew = (held: SeatRecord): SeatRecord => ({ ...held, talkSince: 0, takebacks: 0, awayUntil: null });

/** A fork of a running game by consent of all: everybody keeps chair and link, and all is as it stood, what is hidden too. */
export const createSharedFork = async (
  before: { readonly game: AnyGame; readonly record: TableRecord; readonly seats: readonly SeatRecord[] },
  recording: Recording,
  ports: TablePorts,
): Promise<Result<{ readonly table: string; readonly code: string }>> => {
  const { game, record, seats } = before;
  const after = recording.inputs.length;
  const replay = { game, recording, after, time: ports.time };
  const branch = await branchAt(replay, undefined, newSeed(ports.secrets), await tablesTo(record, ports));
  if (isRefusal(branch)) return branch;
  const lobby: TableRecord = {
    ...record,
    id: newTableId(ports.secrets),
    code: newCode(ports.secrets),
    rulesVersion: game.module.rulesVersion,
    options: branch.origin.recording.options,
    status: 'lobby',
    paused: false,
    closed: false,
    takeback: null,
    rematch: null,
    series: null,
    fork: { table: record.id, code: record.code, step: after, hidden: 'kept', ...(isBroughtKnown(record) ? { brought: true } : {}) },
    forking: null,
    inRoom: null,
    seed: branch.seed,
    createdAt: ports.time.now(),
  };
  const chairs = seats.slice(0, branch.chairs).map(anew);
  const waits = chairs.some(({ holder }) => holder === 'open');
  const code = await open(waits, lobby, game, chairs, branch.origin, ports);
  return typeof code === 'string' ? { table: lobby.id, code } : code;
};

export type ForkSource = Pick<ForkPlan, 'recording' | 'after' | 'origin' | 'hidden' | 'brought' | 'seat' | 'sameDice'>;

type Asked = Pick<ForkTable, 'hidden' | 'seat' | 'others' | 'sameDice'> & { readonly from: Exclude<ForkTable['from'], { readonly recording: unknown }> };

type FromFile = Extract<ForkTable['from'], { readonly recording: unknown }>;

type Asking = Pick<ForkTable, 'hidden' | 'others'>;

/**
 * What becomes of what was hidden in a game that somebody hands in. They may know all of it, and the server cannot find out: with people it is drawn
 * anew, whatever they ask for. Kept it is against bots alone, and nobody else sits down there (`prepareTake`).
 */
const hiddenInBrought = ({ hidden, others }: Asking): Pick<ForkPlan, 'hidden' | 'brought'> =>
  hidden === 'drawn' || others === 'people' ? { hidden: 'drawn', brought: false } : { hidden, brought: true };

/**
 * HO-13.7: the same dice, of a game that is over: its seed is published. Of a running one they are to come, for whoever plays it and for their
 * opponents; that it was given up would have to hold on every other device and for every later fork. People would play with one who may know them.
 */
const sameDiceFault = (recording: Recording, after: number, others: Asked['others']): Refusal | null => {
  if (drawsOf(recording) !== 'named') return refuse('sameDiceOld');
  // What was compared with it would differ by its dice, from where the origin had others.
  if (cutAt(recording, after).seed !== recording.seed) return refuse('sameDiceBefore');
  return others === 'people' ? refuse('sameDiceAlone') : null;
};

export const originOfFile = ({ carried }: FromFile, asked: Asking): Pick<ForkPlan, 'origin' | 'hidden' | 'brought'> =>
  carried ? { origin: 'device', hidden: 'drawn', brought: false } : { origin: null, ...hiddenInBrought(asked) };

/** What of a table is forked, by whoever sits there as `you`: a finished game, or the running one of a single person against bots. */
export const forkSource = async (table: LiveTable, you: Actor | null, { from, hidden, seat, others, sameDice }: Asked): Promise<Result<ForkSource>> => {
  // What this person saw may have been shown by another server, of which this one has not heard: less than was asked for would be forked.
  if ('shown' in from && from.shown > table.state.mark.shown) await table.clerk.latest();
  const { record, seats, mark } = table.state;
  if (record.status === 'lobby') return refuse('notStarted');
  // HO-14.4: a try at it with other dice would be help, and its recording would tell the seed.
  if (isUnderChallenge(record, table.ports.time.now())) return refuse('challengeOpen');
  if ('shown' in from && from.shown > mark.shown) return refuse('noSuchStep');
  if (record.status === 'finished') {
    // Refused, too, while a game is played that this one came from: another seat of it would be looked into.
    const recording = await table.recording();
    if (isRefusal(recording)) return recording;
    const after = 'after' in from ? from.after : await table.inputsTo(from.shown);
    // To play it to its end makes nobody forget what they brought.
    const fault = sameDice ? sameDiceFault(recording, after, others) : null;
    if (fault !== null) return fault;
    // What was hidden is part of what would have come.
    const asked = { hidden: sameDice ? 'kept' : hidden, others } as const;
    const known = isBroughtKnown(record) ? hiddenInBrought(asked) : { hidden: asked.hidden, brought: false };
    return { recording, after, origin: record, ...known, seat, sameDice };
  }
  if (sameDice) return refuse('sameDiceRunning');
  if (typeof you !== 'number') return refuse('notYourSeat');
  if (seats.some(({ holder, seat: other }) => holder === 'person' && other !== you)) return refuse('forkConsent');
  // Of a running game nobody may learn by it what they do not know: their own seat, and what it could not see is drawn anew.
  const recording = await table.playedTo('shown' in from ? from.shown : Number.POSITIVE_INFINITY);
  return isRefusal(recording) ? recording : { recording, after: recording.inputs.length, origin: record, hidden: 'drawn', brought: false, seat: you };
};

/*
 * A fork of a running game by consent of all its people (HO-13.4): the game goes on meanwhile. Everything hidden is kept there, so each of them
 * must have said yes: to be away, or to leave after the question, is silence.
 */

const DAY_HOURS = 24;

/** Has everybody agreed who was asked? */
export const isAgreed = ({ record: { forking } }: TableState): boolean =>
  forking !== null && forking.made === null && forking.asked.length > 0 && forking.asked.every((seat) => forking.yes.includes(seat));

const withForking = (state: TableState, forking: Forking | null, key: Parameters<typeof tableMessage>[0], seat: Seat, request: Stamp): Prepared =>
  prepareChairs(
    state,
    {
      record: { ...state.record, forking },
      input: { forking: key },
      notes: [{ key, args: { who: { seat }, step: forking?.step ?? state.record.forking?.step ?? 0 } }],
    },
    request,
  );

export const prepareForking = (state: TableState, seat: Seat, step: number, hourMs: number, request: Stamp): Prepared => {
  const { record, seats, mark } = state;
  if (record.status !== 'playing') return refuse(record.status === 'lobby' ? 'notStarted' : 'finished');
  if (step > mark.shown) return refuse('noSuchStep');
  if (isAsked(record.forking, request.at)) return refuseByRule(tableMessage('table.forkingOpen'));
  const asked = seats.filter((held) => isSomebodys(held) && held.seat !== seat).map((held) => held.seat);
  // With nobody to ask, what is hidden would be kept by nobody's consent: a table of one's own is made by `forkSource`, which draws it anew.
  if (asked.length === 0) return refuseByRule(tableMessage('table.forkingAlone'));
  const forking: Forking = { by: seat, step, asked, yes: [], deadline: request.at + DAY_HOURS * hourMs, made: null };
  return withForking(state, forking, 'table.forkingAsked', seat, request);
};

/** One no ends it; the one who asked takes the question back with one. */
export const prepareForkAnswer = (state: TableState, seat: Seat, yes: boolean, request: Stamp): Prepared => {
  const { forking } = state.record;
  if (!isAsked(forking, request.at)) return refuseByRule(tableMessage('table.noForking'));
  if (seat === forking.by && !yes) return withForking(state, null, 'table.forkingDropped', seat, request);
  if (!forking.asked.includes(seat) || forking.yes.includes(seat)) return refuseByRule(tableMessage('table.noForking'));
  if (!yes) return withForking(state, null, 'table.forkingRefused', seat, request);
  return withForking(state, { ...forking, yes: [...forking.yes, seat] }, 'table.forkingAgreed', seat, request);
};

export const prepareForkMade = (state: TableState, made: NonNullable<Forking['made']>, request: Stamp): Prepared => {
  const { record } = state;
  if (record.forking === null) return refuse('stale');
  const notes = [{ key: 'table.forkingMade', args: { code: { text: { fr: made.code, en: made.code } } } }] as const;
  return prepareChairs(state, { record: { ...record, forking: { ...record.forking, made } }, notes }, request);
};
