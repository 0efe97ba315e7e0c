import { levelsOf } from '#bots/levels.ts';
import type { Dice } from '#kernel/chance.ts';
import type { AnyGame } from '#kernel/game.ts';
import { resolveOptions } from '#kernel/options.ts';
import { tableMessage } from '#kernel/table-messages.ts';
import type { ChallengeAt, CreatedTable, CreateTable, SeatPlan } from '#protocol';
import { botSeat, openSeat } from './chairs.ts';
import type { Opening, Origin, SeatRecord, TableRecord } from './journal.ts';
import { nameTaken, readName } from './names.ts';
import { describeError, type TablePorts } from './ports.ts';
import { prepareStart } from './prepare.ts';
import { isRefusal, type Refusal, refusalOf, refuse, refuseByRule, type Result } from './refusal.ts';
import type { TableState } from './state.ts';
import { newCode, newDice, newTableId, newToken } from './tokens.ts';

interface Seated {
  readonly records: readonly SeatRecord[];
  readonly tokens: CreatedTable['seats'];
}

export interface Opened {
  readonly record: TableRecord;
  readonly opening?: Opening;
  /** Of a fork. */
  readonly origin?: Origin;
}

/** People who hold tokens already, by seat: their chairs are opened by these, and nobody is handed anything. */
export interface Held {
  readonly owner: string;
  readonly people: readonly Pick<SeatRecord, 'tokenHash' | 'mark'>[];
  /** What its room binds it by. */
  readonly inRoom: TableRecord['inRoom'];
}

export const seatPeople = (plans: readonly SeatPlan[], game: AnyGame, { limits, secrets, manners }: TablePorts, held?: Held): Result<Seated> => {
  const records: SeatRecord[] = [];
  const tokens: CreatedTable['seats'][number][] = [];
  for (const [seat, kind] of plans.entries()) {
    if (kind.kind !== 'here') {
      records.push(openSeat(seat));
      continue;
    }
    const name = readName(kind.name, limits.nameLength);
    if (isRefusal(name)) return name;
    if (manners.isBanned(name)) return refuse('bannedWord');
    const doubled = nameTaken(records, seat, name);
    if (doubled !== null) return doubled;
    const known = held?.people[seat];
    if (known !== undefined) {
      records.push({ ...openSeat(seat), ...known, name: name, holder: 'person' });
      continue;
    }
    const token = newToken(secrets);
    tokens.push({ seat, token });
    records.push({ ...openSeat(seat), name: name, holder: 'person', tokenHash: secrets.hash(token), owner: true });
  }
  // Bots last: they give way to the names of people.
  for (const [seat, kind] of plans.entries()) {
    if (kind.kind !== 'bot') continue;
    if (!levelsOf(game).includes(kind.level)) return refuse('noSuchBot');
    records[seat] = botSeat(seat, kind.level, records);
  }
  return { records, tokens };
};

/** Where the rules say whether they wait for a referee: they have what to do, and are no player (EC-4.19.1). */
const refereeFault = ({ referee, seats }: CreateTable, wanted: boolean | undefined): Refusal | null => {
  if (wanted === undefined) return null;
  if (!wanted) return referee === 'auto' ? null : refuse('refereeIdle');
  if (referee === 'auto') return refuse('needsReferee');
  return referee === 'me' && seats.some(({ kind }) => kind === 'here') ? refuse('refereeNoPlayer') : null;
};

/** The start of a match at a table that is not stored yet: both are written together, or neither. */
export const start = (
  game: AnyGame,
  record: TableRecord,
  seats: readonly SeatRecord[],
  { secrets }: TablePorts,
  origin: Origin | null = null,
  dice = newDice(secrets),
): Result<Opened> => {
  const lobby: TableState = { game, record, seats, seq: 0, talk: 0, lines: 0, moved: 0, match: null, mark: { seq: 0, shown: 0, movers: [], previous: null } };
  const prepared = prepareStart(lobby, dice, { writer: 'owner', client: null, at: record.createdAt }, origin);
  if (isRefusal(prepared)) return prepared;
  const { change, state } = prepared;
  if (change.kind !== 'entry' || change.snapshot === undefined) throw new Error('a match starts with an entry and a snapshot');
  return { record: state.record, opening: { entry: change.entry, snapshot: change.snapshot }, ...(origin === null ? {} : { origin }) };
};

/** Stores a table under the first code that is free. */
export const store = async (
  { record, opening, origin }: Opened,
  seats: readonly SeatRecord[],
  { journal, secrets, log }: TablePorts,
): Promise<Result<string>> => {
  try {
    for (let { code } = record; ; code = newCode(secrets)) {
      if ((await journal.create({ ...record, code }, seats, opening, origin)) === 'stored') return code;
    }
  } catch (error) {
    log.error({ error: describeError(error) }, 'a table could not be stored');
    return refusalOf(error);
  }
};

/** A table that nobody sits at yet. */
export const newTable = (game: AnyGame, ownerHash: string, { secrets, time }: TablePorts): TableRecord => ({
  id: newTableId(secrets),
  code: newCode(secrets),
  game: game.module.id,
  rulesVersion: game.module.rulesVersion,
  options: {},
  status: 'lobby',
  paused: false,
  closed: false,
  watching: 'link',
  joining: 'people',
  takebacks: 'two',
  pace: 'calm',
  advised: [],
  unsettled: [],
  guarded: false,
  takeback: null,
  rematch: null,
  series: null,
  fork: null,
  forking: null,
  inRoom: null,
  secondsPerDecision: null,
  graceHours: 0,
  rhythm: null,
  referee: 'auto',
  refereePlays: false,
  ownerHash,
  refereeHash: null,
  ownerRing: null,
  refereeRing: null,
  seed: null,
  draws: 'named',
  challenge: null,
  createdAt: time.now(),
});

/** Dice that were chosen, for a lesson or a test; and a try at a challenge, with the dice that all have. */
interface Chosen {
  readonly dice?: Dice | undefined;
  readonly challenge?: ChallengeAt | null;
}

/** Makes a table and stores it; with `start`, also opens the match. */
export const createTable = async (
  plan: CreateTable,
  game: AnyGame,
  ports: TablePorts,
  held?: Held,
  { dice, challenge = null }: Chosen = {},
): Promise<Result<CreatedTable>> => {
  const { secrets } = ports;
  const { min, max } = game.module.seats;
  const count = plan.seats.length;
  if (count < min || count > max) return refuseByRule(tableMessage('table.badSeatCount', { min, max }));
  const resolved = resolveOptions(game.module.options, plan.options);
  if (!resolved.ok) return refuseByRule(resolved.refusal);
  const conflict = game.module.checkOptions(resolved.options, count);
  if (conflict !== null) return refuseByRule(conflict);
  const chair = refereeFault(plan, game.module.needsReferee?.(resolved.options));
  if (chair !== null) return chair;
  if (plan.start && plan.seats.some((seat) => seat.kind === 'open')) return refuse('seatsOpen');
  const seated = seatPeople(plan.seats, game, ports, held);
  if (isRefusal(seated)) return seated;
  const owner = newToken(secrets);
  const referee = plan.referee === 'auto' ? null : newToken(secrets);
  const lobby: TableRecord = {
    ...newTable(game, held?.owner ?? secrets.hash(owner), ports),
    inRoom: held?.inRoom ?? null,
    options: resolved.options,
    watching: plan.watching,
    joining: plan.joining ?? 'people',
    takebacks: plan.takebacks ?? 'two',
    pace: plan.pace ?? 'calm',
    secondsPerDecision: plan.secondsPerDecision,
    graceHours: plan.graceHours ?? 0,
    rhythm: plan.rhythm ?? null,
    challenge,
    referee: referee === null ? 'auto' : 'person',
    refereePlays: plan.referee === 'me' && seated.tokens.length > 0,
    refereeHash: referee === null ? null : (held?.owner ?? secrets.hash(referee)),
  };
  // Nobody runs the table of a challenge: all would not have the same one.
  const seats = challenge === null ? seated.records : seated.records.map((seat) => ({ ...seat, owner: false }));
  const opened = plan.start ? start(game, lobby, seats, ports, null, dice) : { record: lobby };
  if (isRefusal(opened)) return opened;
  const code = await store(opened, seats, ports);
  return typeof code === 'string' ? { table: lobby.id, code, owner, seats: seated.tokens, referee } : code;
};
