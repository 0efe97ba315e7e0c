import type { Seed } from '#kernel/chance.ts';
import type { AnyGame, Seat } from '#kernel/game.ts';
import { decodeInput, type Fork, forkAt, record as recordMatch, type Recording, replaying, seatCount, snapshot } from '#kernel/recording.ts';
import type { CreatedTable, ForkInfo, ForkTable, SeatPlan } from '#protocol';
import { newTable, seatPeople, start, store } from './create-table.ts';
import type { Origin, SeatRecord, TableRecord } from './journal.ts';
import type { Time } from './ports.ts';
import { type Refusal, refuse, refuseByRule } from './refusal.ts';
import { isBroughtKnown, type TableMatch } from './state.ts';
import type { TableSurroundings } from './surroundings.ts';
import { newCode, newSeed, newTableId, newToken } from './tokens.ts';

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
const matchAt = async ({ game, recording, after, time }: Replay): Promise<TableMatch | Refusal> => {
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
const branchAt = async (replay: Replay, imagined: Seat | undefined, seed: Seed): Promise<Branch | Refusal> => {
  const { game, recording, after } = replay;
  const match = await matchAt(replay);
  if ('ok' in match) return match;
  if (game.module.outcome(match.now.state) !== null) return refuse('forkOver');
  // As the rules read them: what else stood in a file is not kept.
  const inputs = recording.inputs.slice(0, after).map((raw) => decodeInput(game.module, raw));
  const kept = recordMatch(match);
  const chairs = seatCount({ seats: kept.seats, inputs });
  if (imagined !== undefined && imagined >= chairs) return refuse('noSuchSeat');
  const cut = cutAt(recording, after);
  const forks = [...cut.forks, { upTo: after, seed: cut.seed, ...(imagined === undefined ? {} : { imagined }) }];
  return { seed, chairs, origin: { recording: { ...kept, seed, inputs, forks }, moment: snapshot(forkAt(match, seed, imagined).now) } };
};

/** Stores the table, and begins at once unless it `waits`. */
const open = async (
  waits: boolean,
  lobby: TableRecord,
  game: AnyGame,
  seats: readonly SeatRecord[],
  origin: Origin,
  around: TableSurroundings,
): Promise<string | Refusal> => {
  const opened = waits ? { record: lobby, origin } : start(game, lobby, seats, around, origin);
  return 'ok' in opened ? opened : store(opened, seats, around);
};

export interface ForkPlan extends Omit<ForkTable, 'from' | 'lang'> {
  readonly recording: Recording;
  readonly after: number;
  /** Null: a recording out of a file. */
  readonly origin: Pick<TableRecord, 'id' | 'code'> | 'device' | null;
  /** What is hidden stays as somebody may know it who handed it in, be it games ago. */
  readonly brought: boolean;
}

/** A fork for one person, against bots or whoever comes. */
export const createFork = async (plan: ForkPlan, game: AnyGame, around: TableSurroundings): Promise<CreatedTable | Refusal> => {
  const { recording, after, seat, name, others, hidden, brought } = plan;
  const { secrets, time } = around;
  const branch = await branchAt({ game, recording, after, time }, hidden === 'drawn' ? seat : undefined, newSeed(secrets));
  if ('ok' in branch) return branch;
  if (seat >= branch.chairs) return refuse('noSuchSeat');
  const plans = Array.from({ length: branch.chairs }, (_, chair): SeatPlan => {
    if (chair === seat) return { kind: 'here', name };
    return others === 'people' ? { kind: 'open' } : { kind: 'bot', level: others };
  });
  const seated = seatPeople(plans, game, around);
  if ('ok' in seated) return seated;
  const owner = newToken(secrets);
  const { options } = branch.origin.recording;
  // Whoever forks is given the referee's link, to hand on (EC-4.19.1: a referee is no player).
  const referee = game.module.needsReferee?.({ ...options }) === true ? newToken(secrets) : null;
  const from =
    plan.origin === 'device' ? ({ table: null, code: '', carried: true } as const) : { table: plan.origin?.id ?? null, code: plan.origin?.code ?? '' };
  const fork: ForkInfo = { ...from, step: after, hidden, ...(brought ? { brought } : {}) };
  const lobby: TableRecord = {
    ...newTable(game, secrets.hash(owner), around),
    options,
    joining: others === 'people' ? 'people' : 'closed',
    referee: referee === null ? 'auto' : 'person',
    refereeHash: referee === null ? null : secrets.hash(referee),
    seed: branch.seed,
    fork,
  };
  const waits = others === 'people' || referee !== null;
  const code = await open(waits, lobby, game, seated.records, branch.origin, around);
  return typeof code === 'string' ? { table: lobby.id, code, owner, seats: seated.tokens, referee } : code;
};

/** The chair of whoever keeps it, at a table where nothing has been said or asked yet. */
const anew = (held: SeatRecord): SeatRecord => ({ ...held, talkSince: 0, takebacks: 0, awayUntil: null });

/** A fork of a running game by consent of all: everybody keeps chair and link, and all is as it stood, what is hidden too. */
export const createSharedFork = async (
  before: { readonly game: AnyGame; readonly record: TableRecord; readonly seats: readonly SeatRecord[] },
  recording: Recording,
  around: TableSurroundings,
): Promise<{ readonly table: string; readonly code: string } | Refusal> => {
  const { game, record, seats } = before;
  const after = recording.inputs.length;
  const branch = await branchAt({ game, recording, after, time: around.time }, undefined, newSeed(around.secrets));
  if ('ok' in branch) return branch;
  const lobby: TableRecord = {
    ...record,
    id: newTableId(around.secrets),
    code: newCode(around.secrets),
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
    seed: branch.seed,
    createdAt: around.time.now(),
  };
  const chairs = seats.slice(0, branch.chairs).map(anew);
  const waits = chairs.some(({ holder }) => holder === 'open');
  const code = await open(waits, lobby, game, chairs, branch.origin, around);
  return typeof code === 'string' ? { table: lobby.id, code } : code;
};
