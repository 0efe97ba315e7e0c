import { commitment, type Dice, drawsOf } from '#kernel/chance.ts';
import type { Actor, Seat } from '#kernel/game.ts';
import { checkInput, checkUndo, createMatch, type Moment, playChecked, undo } from '#kernel/match.ts';
import type { LogEntry, Message } from '#kernel/messages.ts';
import type { TableChange } from '#kernel/motions.ts';
import { isRecord } from '#kernel/options.ts';
import { resume } from '#kernel/recording.ts';
import { type TableKey, tableMessage } from '#kernel/table-messages.ts';
import { type GameSeries, isSame } from '#protocol';
import { type Ended, endForking } from './fork-question.ts';
import { isRefusal, type Refusal, refuse, refuseByRule, type Result } from './refusal.ts';
import {
  isBroughtKnown,
  awaitedAt,
  isBeginning,
  type Mark,
  movedAfter,
  moversAfter,
  nextEntry,
  type Prepared,
  snapshotOf,
  type TableInput,
  type TableMatch,
  type TableState,
} from './state.ts';
import type { Change, Entry, Origin, SeatRecord, Stamp, StoredTalk, TableRecord } from './journal.ts';
import { waitingNotes } from './waiting.ts';

/* Load, apply, append: these functions apply. Each works out what a request would do to a table and writes nothing. */

/** A snapshot every so many steps: reopening a table, or a board of the past, replays fewer than this. */
const SNAPSHOT_EVERY = 50;

type AnyMoment = TableMatch['now'];

const publicLines = (log: readonly LogEntry[]): number => log.reduce((count, line) => (line.to === 'all' ? count + 1 : count), 0);

/**
 * A step that nobody but its actor can notice: a secret instruction, a sealed answer revised. It does not count among the
 * steps that are shown, for a number that moves would betray it.
 */
const isQuiet = (before: TableState, match: TableMatch): boolean => {
  const { now } = match;
  if (now.reveals || before.match === null || now.motion !== before.match.now.motion || publicLines(now.log) > 0) return false;
  const { game } = match;
  if (game.outcome(now.state) !== null || !isSame(game.view(before.match.now.state, 'public'), game.view(now.state, 'public'))) return false;
  return isSame(awaitedAt(before), awaitedAt({ ...before, match }));
};

/** Laid for a lesson: bots wait for a word, and there is nobody to whom a number could betray anything. A guide counts every step of it. */
const isAlone = ({ record, seats }: TableState): boolean =>
  record.pace === 'step' && record.watching === 'nobody' && seats.filter(({ holder }) => holder === 'person').length === 1;

/** Nobody can undo across a reveal, so what lies further back than one moment need not be kept. */
const forgetPast = <S, M, O>(now: Moment<S, M, O>): Moment<S, M, O> =>
  now.reveals && now.previous !== null ? { ...now, previous: { ...now.previous, previous: null } } : now;

/** HO-6.1: nothing else of a table is anybody's to vote on, whatever an input says. */
const VOTED: ReadonlySet<string> = new Set(['secondsPerDecision', 'watching', 'takebacks'] satisfies (keyof TableRecord)[]);
const isVoted = ({ name }: TableChange): boolean => VOTED.has(name);

/** The settings of the table after a motion about them was carried, or as they were before it. */
const withChanges = (record: TableRecord, changes: readonly TableChange[] | undefined, to: 'before' | 'after'): TableRecord =>
  changes === undefined ? record : { ...record, ...Object.fromEntries(changes.filter(isVoted).map(({ name, [to]: value }) => [name, value])) };

const afterPlaying = (before: TableState, played: TableMatch, seq: number): TableState => {
  const shown = before.mark.shown + (isQuiet(before, played) && !isAlone(before) ? 0 : 1);
  const now: AnyMoment = forgetPast(played.now);
  const mark: Mark = {
    seq,
    shown,
    movers: moversAfter(before.mark, now.input, shown),
    previous: now.reveals ? { ...before.mark, previous: null } : before.mark,
  };
  const over = played.game.outcome(now.state) !== null;
  const held = withChanges(before.record, now.carried, 'after');
  const record: TableRecord = over ? { ...held, status: 'finished', paused: false } : held;
  return { ...before, record, seq, match: { ...played, now }, mark, lines: before.lines + publicLines(now.log) };
};

/** What the wall of a room is to tell of a step, before anybody goes on. */
const tellingAfter = (before: TableState, { game, now }: TableMatch, at: number): TableRecord['inRoom'] => {
  const { inRoom: room } = before.record;
  if (room === null || room.second === 0) return room;
  const told = game.tells?.(now.state) ?? null;
  const known = before.match === null ? null : (game.tells?.(before.match.now.state) ?? null);
  if (told === null || told.moment === known?.moment) return room;
  return { ...room, telling: { moment: told.moment, from: at, parts: told.seconds.map((seconds) => seconds * room.second), hidden: told.hidden } };
};

/** `seats`: the chairs as they are afterwards, where any may have changed. */
const changeOf = (before: TableState, after: TableState, entry: Entry, seats?: readonly SeatRecord[]): Extract<Change, { readonly kind: 'entry' }> => {
  const step = after.match?.now.step ?? 0;
  const due = step % SNAPSHOT_EVERY === 0 || after.record.status === 'finished';
  const snapshot = entry.kind === 'start' || (entry.kind === 'input' && due && !isBeginning(after)) ? snapshotOf(after) : null;
  return {
    kind: 'entry',
    table: before.record.id,
    entry,
    ...(after.record === before.record ? {} : { record: after.record }),
    ...(seats === undefined ? {} : { seats: seats.filter((seat, index) => seat !== before.seats[index]) }),
    ...(snapshot === null ? {} : { snapshot }),
  };
};

export const closedTable = (): Refusal => refuseByRule(tableMessage('table.closedByHouse'), 'tableClosed');

/** Null, or why the table does not take inputs now. */
const notPlaying = ({ record, match }: TableState) => {
  if (record.closed) return closedTable();
  if (match === null || record.status === 'lobby') return refuse('notStarted');
  if (record.status === 'finished') return refuse('finished');
  if (record.takeback !== null) return refuseByRule(tableMessage('table.takebackOpen'), 'takebackOpen');
  if (record.paused) return refuse('paused');
  return record.inRoom !== null && record.inRoom.telling !== null ? refuse('telling') : null;
};

/** Chairs that change along with an input, and what is told of it. */
interface Moving {
  readonly seats: readonly SeatRecord[];
  /** What others had agreed to, where whoever sits down has not said so yet. */
  readonly agreed?: Pick<TableRecord, 'advised' | 'forking' | 'guarded'>;
  readonly notes: readonly Note[];
}

/** Applies an input that the game has accepted, with the chairs that change along with it. */
const applyInput = (before: TableState, match: TableMatch, input: TableInput, request: Stamp, moving?: Moving): Prepared => {
  const seq = before.seq + 1;
  const played = playChecked(match, input);
  const applied = afterPlaying(withoutTakeback(before), played, seq);
  const room = tellingAfter(before, played, request.at);
  const after = room === applied.record.inRoom ? applied : { ...applied, record: { ...applied.record, inRoom: room } };
  const seats = moving?.seats;
  const seated = seats === undefined ? after : { ...after, seats, record: { ...after.record, ...moving?.agreed } };
  const lines = moving === undefined ? [] : tableLines(before, seated, [...moving.notes, ...droppedNotes(before)]);
  const told = { ...seated, lines: seated.lines + lines.length };
  const now = told.match?.now;
  const entry = nextEntry(before, {
    ...request,
    kind: 'input',
    input,
    step: now?.step ?? 0,
    shown: told.mark.shown,
    lines: told.lines,
    log: [...(now?.log ?? []), ...lines],
  });
  const state = { ...told, moved: movedAfter(before.moved, [entry]) };
  return { state, change: changeOf(before, state, entry, seats) };
};

/** One input of the match: a move, a motion, or an event of the table. */
export const prepareInput = (before: TableState, input: TableInput, request: Stamp): Prepared => {
  const closed = notPlaying(before);
  if (closed !== null) return closed;
  const { match } = before;
  if (match === null) return refuse('notStarted');
  const refusal = checkInput(match, input);
  return refusal === null ? applyInput(before, match, input, request) : refuseByRule(refusal);
};

/** Whoever comes or goes ends a question about the moves before. */
const withoutTakeback = (state: TableState): TableState => (state.record.takeback === null ? state : { ...state, record: { ...state.record, takeback: null } });

const droppedNotes = ({ record: { takeback } }: TableState): readonly Note[] =>
  takeback === null ? [] : [{ key: 'table.takebackDropped', args: { who: { seat: takeback.by } } }];

/** Has somebody whose question or answer it is got up from their chair? */
const isAbandoned = ({ record: { takeback } }: TableState, seats: readonly SeatRecord[]): boolean =>
  takeback !== null && [takeback.by, ...takeback.asked].some((seat) => seats[seat]?.holder !== 'person');

/** Chairs change hands together with the input that tells the game so. */
export const prepareChairsWithInput = (before: TableState, input: TableInput, moving: Moving, request: Stamp): Prepared => {
  const { match } = before;
  if (match === null) return refuse('notStarted');
  const refusal = checkInput(match, input);
  return refusal === null ? applyInput(before, match, input, request, moving) : refuseByRule(refusal);
};

export const lineOf = ({ key, args }: Note): LogEntry => ({ to: 'all', text: tableMessage(key, args) });

/** What the table itself does is told to everybody; in the lobby, where people come and go, only what must not pass unseen. */
const tableLines = (before: TableState, after: TableState, notes: readonly Note[]): readonly LogEntry[] =>
  (before.record.status === 'lobby' ? notes.filter(({ inLobby }) => inLobby === true) : [...notes, ...waitingNotes(before, after)]).map(lineOf);

/** A sentence of the table's own catalogue. */
export interface Note {
  readonly key: TableKey;
  readonly args?: NonNullable<Message['args']>;
  /** Told before the game, too. */
  readonly inLobby?: true;
}

export interface ChairsChange {
  readonly seats?: readonly SeatRecord[];
  readonly record?: TableRecord;
  readonly input?: unknown;
  /** The visible record of it. */
  readonly notes?: readonly Note[];
}

/** Chairs, the pause or the time left change; the game does not see it. */
export const prepareChairs = (before: TableState, change: ChairsChange, request: Stamp): Prepared => {
  const seats = change.seats ?? before.seats;
  const abandoned = isAbandoned(before, seats);
  const changed: TableState = { ...before, seats, record: change.record ?? before.record, seq: before.seq + 1 };
  const after = abandoned ? withoutTakeback(changed) : changed;
  const log = tableLines(before, after, [...(change.notes ?? []), ...(abandoned ? droppedNotes(before) : [])]);
  const lines = before.lines + log.length;
  const isMoved = seats.some(({ holder }, seat) => holder !== before.seats[seat]?.holder);
  const input = change.input ?? (isMoved && before.match !== null ? { moved: true } : null);
  const entry = nextEntry(before, { ...request, kind: 'chairs', input, lines, log });
  const state: TableState = { ...after, lines, moved: movedAfter(before.moved, [entry]) };
  return { state, change: changeOf(before, state, entry, seats) };
};

/** Without the latest steps that only their own actor can notice: a hint that counts them would betray them. */
const lastNoticed = ({ match, mark }: TableState, actor: Actor): TableMatch | null => {
  if (match === null) return null;
  let { now } = match;
  let here = mark;
  while (now.previous !== null && here.previous !== null && here.shown === here.previous.shown && now.input?.by !== actor) {
    now = now.previous;
    here = here.previous;
  }
  return { ...match, now };
};

/** What an actor is told about undo; the attempt itself may still meet a step that they could not notice. */
export const undoHint = (state: TableState, actor: Actor | null): Message | null =>
  undoClosed(actor === null ? state : { ...state, match: lastNoticed(state, actor) }, actor);

/** Null: this actor may take the last step back. The referee may take back any move. */
const undoClosed = (state: TableState, actor: Actor | null): Message | null => {
  const { match } = state;
  if (match === null || actor === null) return tableMessage('table.nothingToUndo');
  if (state.record.status === 'finished') return tableMessage('table.gameOver');
  // The chairs are not moved back with the game.
  if (match.now.step > 0 && state.moved >= state.mark.seq) return tableMessage('table.undoChairs');
  if (actor === 'referee') return match.now.step === 0 ? tableMessage('table.nothingToUndo') : null;
  return checkUndo(match, actor);
};

/** The state and the entry with the last step taken back, whoever may do so. */
export const takeOff = (before: TableState, log: readonly LogEntry[], given: TableRecord, request: Stamp): Prepared => {
  const { match, mark } = before;
  if (match === null || match.now.previous === null || mark.previous === null) return refuseByRule(tableMessage('table.nothingToUndo'));
  const earlier = undo(match);
  const record = withChanges(given, match.now.carried, 'before');
  // Whoever agreed to a fork from a moment that is no more has agreed to no other.
  const isFrom = mark.previous.shown >= (record.forking?.step ?? 0);
  const asked: Ended = isFrom ? { record, notes: [] } : endForking(record, request.at, 'table.forkingUndone');
  const told = [...log, ...asked.notes.map(lineOf)];
  const lines = before.lines + told.length;
  // The entry numbers the journal stands at; the mark keeps pointing to the entry that wrote the moment.
  const state: TableState = { ...before, record: asked.record, seq: before.seq + 1, match: earlier, mark: mark.previous, lines };
  const entry = nextEntry(before, { ...request, kind: 'undo', step: earlier.now.step, shown: mark.previous.shown, undoes: mark.seq, lines, log: told });
  return { state, change: changeOf(before, state, entry) };
};

/** Takes the last step back. The referee's undo may need moments that are no longer in memory: the caller reloads them first. */
export const prepareUndo = (before: TableState, actor: Actor, request: Stamp): Prepared => {
  const { inRoom: room } = before.record;
  const untold = { ...before.record, inRoom: room && { ...room, telling: null } };
  // A pause is when a referee wants to.
  const closed = notPlaying(actor === 'referee' ? { ...before, record: { ...untold, paused: false } } : before);
  if (closed !== null) return closed;
  const refusal = undoClosed(before, actor);
  if (refusal !== null) return refuseByRule(refusal);
  return takeOff(before, actor === 'referee' ? [lineOf({ key: 'table.tookBack' })] : [], untold, request);
};

const atNumber = (record: SeatRecord, seat: number): SeatRecord => ({ ...record, seat });

/** The chairs that somebody has taken, numbered from 0 without a gap. */
const takenSeats = (seats: readonly SeatRecord[]): readonly SeatRecord[] => {
  const taken = seats.filter(({ holder }) => holder !== 'open');
  return taken.length === seats.length ? seats : taken.map(atNumber);
};

/** Results of earlier games stand by the seats of this one: those of chairs that are removed go with them. */
const keptSeries = ({ series }: TableRecord, seats: readonly SeatRecord[]): GameSeries | null => {
  if (series === null) return null;
  const games = series.games.map(({ table, results }) => ({ table, results: results.filter((_, seat) => seats[seat]?.holder !== 'open') }));
  return { ...series, games };
};

/** Everybody is told before the first move who may see for others: a referee, and a player who holds the referee’s link. */
const refereeNotes = ({ record, seats }: TableState): readonly Note[] => {
  if (record.referee === 'auto') return [];
  if (record.refereePlays) return [{ key: 'table.refereePlays' }];
  const holder = seats.find(({ owner }) => owner);
  return [{ key: 'table.refereeSees' }, ...(holder === undefined ? [] : [{ key: 'table.refereeLink', args: { who: { seat: holder.seat } } } as const])];
};

/** How a match begins: from its options, or where another game stood. */
const firstMatch = ({ game, record }: TableState, seats: number, dice: Dice, origin: Origin | null): Result<TableMatch> => {
  if (origin !== null)
    return resume(
      game.module,
      { options: record.options, seats: origin.recording.seats, seed: record.seed ?? dice.seed, draws: drawsOf(origin.recording) },
      origin.moment,
    );
  const created = createMatch(game.module, { seats, options: record.options, ...dice });
  return created.ok ? created.match : refuseByRule(created.refusal);
};

/** What everybody reads first at a fork: where it came from, and what is no longer as it was. */
const forkNotes = ({ record }: TableState, origin: Origin | null): readonly Note[] => {
  const { fork } = record;
  if (fork === null) return [];
  const { step, code, carried, sameDice } = fork;
  const args = { step, code: { text: { fr: code, en: code } } };
  const seat = origin?.recording.forks?.at(-1)?.imagined;
  return [
    fork.table === null
      ? { key: carried ? 'table.fromDevice' : 'table.forkedFile', args: { step } }
      : { key: sameDice ? 'table.forkedSame' : 'table.forked', args },
    ...(seat === undefined ? [] : [{ key: 'table.forkedDrawn', args: { who: { seat } } } as const]),
    ...(isBroughtKnown(record) ? [{ key: 'table.broughtKnown' } as const] : []),
  ];
};

/**
 * Opens the match: the dice are the caller's, and from now on its commitment is published. Chairs that nobody has taken
 * are removed, as long as the game can be played without them.
 */
export const prepareStart = (before: TableState, dice: Dice, request: Stamp, origin: Origin | null = null): Prepared => {
  const { game, record } = before;
  if (record.status !== 'lobby') return refuse('alreadyStarted');
  if (record.unsettled.some((seat) => before.seats[seat]?.holder === 'person')) return refuse('notSettled');
  const seats = takenSeats(before.seats);
  // A fork goes on with as many chairs as there were.
  if (seats.length < before.seats.length && (record.fork !== null || seats.length < game.module.seats.min)) return refuse('seatsOpen');
  if (record.fork !== null && origin === null) return refuse('tableDamaged');
  const match = firstMatch(before, seats.length, dice, origin);
  if (isRefusal(match)) return match;
  const seq = before.seq + 1;
  const opened: TableState = {
    ...before,
    seats,
    record: {
      ...record,
      status: 'playing',
      seed: match.seed,
      draws: match.draws,
      rulesVersion: game.module.rulesVersion,
      series: keptSeries(record, before.seats),
    },
    match,
    seq,
    mark: { seq, shown: 0, movers: [], previous: null },
  };
  const log = [...match.now.log, ...[...forkNotes(opened, origin), ...refereeNotes(opened), ...waitingNotes(before, opened)].map(lineOf)];
  const state: TableState = { ...opened, lines: before.lines + publicLines(log) };
  const entry = nextEntry(before, { ...request, kind: 'start', input: { seats: match.seats }, step: match.now.step, shown: 0, lines: state.lines, log });
  const change = changeOf(before, state, entry, seats === before.seats ? undefined : seats);
  if (seats === before.seats) return { state, change };
  const taken = before.seats.filter(({ holder }) => holder !== 'open');
  const moved = before.seats.map((seat) => (taken.includes(seat) ? taken.indexOf(seat) : null));
  return { state, change: { ...change, seatCount: seats.length, moved } };
};

/** A match goes on under the rules of this program: told to everybody, and kept with a board to go on from. */
export const prepareNewRules = (before: TableState, request: Stamp): Prepared => {
  const { record, game } = before;
  const { rulesVersion } = game.module;
  const prepared = prepareChairs(
    before,
    {
      record: { ...record, rulesVersion },
      input: { rules: { from: record.rulesVersion, to: rulesVersion } },
      notes: [{ key: 'table.rulesChanged', args: { before: record.rulesVersion, after: rulesVersion } }],
    },
    request,
  );
  if (isRefusal(prepared)) return prepared;
  const snapshot = snapshotOf(prepared.state);
  return snapshot !== null && prepared.change.kind === 'entry' ? { ...prepared, change: { ...prepared.change, snapshot } } : prepared;
};

/** The rules before and after an entry that changed them. */
export const newRulesIn = ({ kind, input }: Entry): { readonly from: number; readonly to: number } | null => {
  if (kind !== 'chairs' || !isRecord(input) || !isRecord(input.rules)) return null;
  const { from, to } = input.rules;
  return typeof from === 'number' && typeof to === 'number' ? { from, to } : null;
};

/** Have the rules a way to leave the game for good, open to this seat? */
export const mayQuit = ({ game, match, record }: TableState, seat: Seat): boolean =>
  match !== null &&
  record.status === 'playing' &&
  game.module.departs?.(match.now.state) === true &&
  checkInput(match, { by: 'table', event: 'left', seat }) === null;

/** A line of talk; the match does not move. */
export const prepareTalk = (before: TableState, line: Pick<StoredTalk, 'name' | 'text' | 'to'>, request: Stamp): Prepared => ({
  state: { ...before, talk: before.talk + 1 },
  change: { kind: 'talk', table: before.record.id, talk: { n: before.talk + 1, ...request, ...line } },
});

export const commitmentOf = (record: TableRecord): string | null => (record.seed === null ? null : commitment(record.seed));
