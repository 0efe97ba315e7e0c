import { at } from '#kernel/collections.ts';
import { digestOf } from '#kernel/sha256.ts';
import type { AnyGame, Viewer } from '#kernel/game.ts';
import { drawsIn, type Print, type Recording, type RulesChange } from '#kernel/recording.ts';
import type { PastResult, SeriesPoint } from '#protocol';
import { figuresOf } from './figures.ts';
import { newRulesIn } from './prepare.ts';
import { playEntry, resumeAt } from './load.ts';
import { refuse, type Result } from './refusal.ts';
import { isUnderChallenge, type TableMatch, type TableState } from './state.ts';
import type { Entry, EntryRange, Journal, TableRecord } from './journal.ts';

/* What has been: boards of the past, figures by turn, and the recording of a finished game. */

/** Entries read, and played, at once: moves at other tables come in between. */
const AT_ONCE = 50;

interface Part {
  readonly entries: readonly Entry[];
  /** All that was written in it, whatever it is. */
  readonly all: readonly Entry[];
  readonly upTo: number;
}

/** The inputs that still stand in a part of the journal, and the start if it lies in it. Nothing in it took back what lies before. */
async function* standingEntries(journal: Journal, table: string, { after, upTo }: Required<EntryRange>): AsyncGenerator<Part> {
  const undone = new Set(await journal.undone(table, after + 1, upTo));
  for (let from = after; from < upTo; from += AT_ONCE) {
    const part = { after: from, upTo: Math.min(from + AT_ONCE, upTo) };
    const entries = await journal.entries(table, part);
    yield { all: entries, entries: entries.filter(({ kind, seq }) => (kind === 'input' || kind === 'start') && !undone.has(seq)), upTo: part.upTo };
  }
}

/** Every input that stands in the journal of a table that is no fork, in order. */
export async function* standingInputs(journal: Journal, table: string): AsyncGenerator<Entry> {
  const last = (await journal.find(table))?.last?.seq ?? 0;
  for await (const { entries } of standingEntries(journal, table, { after: 0, upTo: last }))
    for (const entry of entries) if (entry.kind === 'input') yield entry;
}

/** The moments before are not needed here; keeping them would hold every state of the game. */
const alone = (match: TableMatch): TableMatch => ({ ...match, now: { ...match.now, previous: null } });

interface Board {
  readonly step: number;
  readonly state: unknown;
}

/** Under other rules than today's: the nearest stored board before. */
const boardAt = async (journal: Journal, { game, record, seats, seq }: TableState, shown: number): Promise<Board | null> => {
  const from = await journal.snapshot(record.id, shown);
  if (from === null) return null;
  let match = resumeAt(game, record, seats.length, from);
  let step = from.shown;
  if (from.rulesVersion !== game.module.rulesVersion) return { step, state: match.now.state };
  const upTo = (await journal.snapshotAfter(record.id, from.step)) ?? seq;
  for await (const { entries } of standingEntries(journal, record.id, { after: from.seq, upTo })) {
    for (const entry of entries) {
      if (entry.shown > shown) return { step, state: match.now.state };
      match = playEntry(game, alone(match), entry);
      step = entry.shown;
    }
  }
  return { step, state: match.now.state };
};

/** Boards kept for whoever asks for the same one next. */
const BOARDS_KEPT = 8;

/** Boards of the past of one table: each is played once for all who look at it. */
export class Past {
  readonly #journal: Journal;
  readonly #boards = new Map<number, Promise<Board | null>>();

  constructor(journal: Journal) {
    this.#journal = journal;
  }

  /** A step was taken back: another one may get its number. */
  forget(): void {
    this.#boards.clear();
  }

  /** The board after a shown step, as this viewer knew it then. */
  async view(state: TableState, shown: number, viewer: Viewer): Promise<Result<PastResult>> {
    const { game, match, mark } = state;
    if (match === null) return refuse('notStarted');
    if (shown > mark.shown) return refuse('noSuchStep');
    if (shown === mark.shown) return { step: shown, turn: game.module.turn(match.now.state), view: game.module.view(match.now.state, viewer) };
    const board = await this.#board(state, shown);
    return board === null ? refuse('noSuchStep') : { step: board.step, turn: game.module.turn(board.state), view: game.module.view(board.state, viewer) };
  }

  #board(state: TableState, shown: number): Promise<Board | null> {
    const known = this.#boards.get(shown);
    if (known !== undefined) return known;
    const board = boardAt(this.#journal, state, shown);
    this.#boards.set(shown, board);
    board.catch(() => this.#boards.delete(shown));
    for (const oldest of this.#boards.keys()) if (this.#boards.size > BOARDS_KEPT) this.#boards.delete(oldest);
    return board;
  }
}

interface TurnEnd {
  readonly turn: number;
  readonly step: number;
  readonly state: unknown;
}

/** What the game recorded of each turn by now, or the figures of its last moment. */
const pointsOf = (module: AnyGame['module'], ends: readonly TurnEnd[], now: unknown, viewer: Viewer): readonly SeriesPoint[] => {
  const figures = figuresOf(
    module,
    ends.map(({ state }) => state),
    viewer,
  );
  return ends.map(({ turn, step }, index) => ({ turn, step, metrics: module.recorded?.(now, turn, viewer) ?? at(figures, index) }));
};

/** A finished game has no secrets left: its recording tells all of them. That of a fork would tell those of a game that may still be played. */
const eyesFor = ({ record }: TableState, viewer: Viewer): Viewer => (record.status === 'finished' && record.fork === null ? 'referee' : viewer);

/** The turn in progress, as far as it has come. */
const currentEnd = ({ game, match, mark }: TableState): TurnEnd => {
  const state = match?.now.state;
  return { turn: game.module.turn(state), step: mark.shown, state };
};

/** How far the figures of a table have been gathered. */
interface Reached {
  readonly seq: number;
  readonly match: TableMatch;
  /** How many turns had ended. */
  readonly ends: number;
}

/** A place to go back to when steps are taken back, every so many entries. */
const REACHED_EVERY = 1000;

/** The states at the end of each turn, gathered when somebody first opens the ledger and continued from there. */
export class Series {
  readonly #journal: Journal;
  /** Where it stands, and places on the way there. */
  #reached: Reached[] = [];
  #ends: TurnEnd[] = [];
  /** The entries that were taken back by then. */
  #undone: ReadonlySet<number> = new Set();
  /** One reader after the other: two at once would play the same entries twice. */
  #reading: Promise<void> = Promise.resolve();

  constructor(journal: Journal) {
    this.#journal = journal;
  }

  async points(state: TableState, viewer: Viewer): Promise<readonly SeriesPoint[]> {
    const { module } = state.game;
    if (state.match === null) return [];
    const now = state.match.now.state;
    const before = this.#reading;
    this.#reading = before.then(
      () => this.#advance(state),
      () => this.#advance(state),
    );
    await this.#reading;
    return pointsOf(module, [...this.#ends, currentEnd(state)], now, eyesFor(state, viewer));
  }

  async #advance(state: TableState): Promise<void> {
    const { record, seq } = state;
    const last = this.#reached.at(-1);
    if (last !== undefined && seq <= last.seq) return;
    const undone = await this.#journal.undone(record.id, 1, seq);
    const lost = undone.find((entry) => !this.#undone.has(entry)) ?? Number.POSITIVE_INFINITY;
    this.#reached = this.#reached.filter((reached) => reached.seq < lost);
    const from = this.#reached.at(-1) ?? (await this.#beginning(state));
    if (from === null) return;
    this.#undone = new Set(undone);
    this.#ends = this.#ends.slice(0, from.ends);
    await this.#gather(state, from);
  }

  async #beginning({ game, record, seats }: TableState): Promise<Reached | null> {
    const from = await this.#journal.snapshot(record.id, 0);
    // Under other rules the turns before cannot be played again.
    if (from === null || from.rulesVersion !== game.module.rulesVersion) return null;
    return { seq: from.seq, match: resumeAt(game, record, seats.length, from), ends: 0 };
  }

  async #gather({ game, record, seq }: TableState, from: Reached): Promise<void> {
    let { match } = from;
    let kept = from.seq;
    for await (const { entries, upTo } of standingEntries(this.#journal, record.id, { after: from.seq, upTo: seq })) {
      for (const entry of entries) {
        const turn = game.module.turn(match.now.state);
        match = playEntry(game, alone(match), entry);
        // The move that closes a turn belongs to it, as its lines stand before the heading of the next one.
        if (game.module.turn(match.now.state) !== turn) this.#ends.push({ turn, step: entry.shown, state: match.now.state });
      }
      if (upTo < seq && upTo - kept < REACHED_EVERY) continue;
      kept = upTo;
      this.#reached.push({ seq: upTo, match, ends: this.#ends.length });
    }
  }
}

/** As many steps as are told at once: more than a turn of a large table has. */
const MOST_STEPS = 400;

/** The figures after each of some steps of a game that is over, and before the first: which move made a turn what it was. None under other rules than today's. */
export const stepsOf = async (
  journal: Journal,
  state: TableState,
  { after, upTo }: { readonly after: number; readonly upTo: number },
  viewer: Viewer,
): Promise<readonly SeriesPoint[]> => {
  const { game, record, seats, seq } = state;
  const { module } = game;
  const from = record.status === 'finished' ? await journal.snapshot(record.id, after) : null;
  if (from === null || from.rulesVersion !== module.rulesVersion) return [];
  let match = resumeAt(game, record, seats.length, from);
  let step = from.shown;
  const ends: TurnEnd[] = [];
  const told = (): void => {
    if (step >= after && step <= upTo && ends.length <= MOST_STEPS) ends.push({ turn: module.turn(match.now.state), step, state: match.now.state });
  };
  told();
  for await (const { entries } of standingEntries(journal, record.id, { after: from.seq, upTo: seq })) {
    for (const entry of entries) {
      match = playEntry(game, alone(match), entry);
      step = entry.shown;
      told();
    }
    if (step > upTo || ends.length > MOST_STEPS) break;
  }
  const figures = figuresOf(module, [...ends.map((end) => end.state), state.match?.now.state], eyesFor(state, viewer));
  return ends.map(({ turn, step: shown }, index) => ({ turn, step: shown, metrics: at(figures, index) }));
};

/** All that was played up to a shown step, dice included: nobody's business before the game is over. */
export const playedSoFar = async (journal: Journal, state: TableState, shown = Number.POSITIVE_INFINITY): Promise<Recording> => {
  const { record } = state;
  if (record.seed === null) throw new Error('a game that has not begun was recorded');
  const before = record.fork === null ? null : ((await journal.origin(record.id))?.recording ?? null);
  const played: Entry[] = [];
  const changes: (RulesChange & { readonly from: number })[] = [];
  const inputsBefore = before?.inputs.length ?? 0;
  for await (const { entries, all } of standingEntries(journal, record.id, { after: 0, upTo: state.seq })) {
    for (const entry of all) {
      const change = newRulesIn(entry);
      if (change === null) continue;
      const earlier = [...played, ...entries].filter(({ kind, seq }) => kind === 'input' && seq < entry.seq);
      changes.push({ after: inputsBefore + earlier.length, rulesVersion: change.to, from: change.from });
    }
    played.push(...entries);
  }
  const inputs = played.filter((entry) => entry.kind === 'input' && entry.shown <= shown);
  const input = played.find(({ kind }) => kind === 'start')?.input;
  const seats = typeof input === 'object' && input !== null && 'seats' in input && typeof input.seats === 'number' ? input.seats : state.seats.length;
  return {
    format: 1,
    game: record.game,
    rulesVersion: changes[0]?.from ?? record.rulesVersion,
    seats,
    options: record.options,
    seed: record.seed,
    ...drawsIn(record),
    inputs: [...(before?.inputs ?? []), ...inputs.map((entry) => entry.input)],
    // Of a fork only the second half would have any.
    ...(before === null ? { times: inputs.map((entry) => entry.at) } : {}),
    ...(before?.forks === undefined ? {} : { forks: before.forks }),
    ...(changes.length === 0 ? {} : { rulesChanges: changes.map(({ after, rulesVersion }) => ({ after, rulesVersion })) }),
  };
};

/** The tables that a game came from, nearest first. One of them may be deleted while an earlier one is still played: each fork keeps them all. */
export const originsOf = async (journal: Journal, { id, fork }: Pick<TableRecord, 'id' | 'fork'>): Promise<readonly string[]> => {
  if (fork === null || fork.table === null) return [];
  const kept = (await journal.origin(id))?.tables;
  if (kept !== undefined) return kept;
  // Made before forks kept them.
  const origin = await journal.find(fork.table);
  return [fork.table, ...(origin === null ? [] : await originsOf(journal, origin.record))];
};

/** Is a game that this one came from still being played? The recording would tell its dice. */
const originRuns = async (journal: Journal, record: TableRecord): Promise<boolean> => {
  for (const table of await originsOf(journal, record)) if ((await journal.find(table))?.record.status === 'playing') return true;
  return false;
};

/** The boards that the table kept while it was played. */
const printsOf = async (journal: Journal, { record, mark }: TableState): Promise<readonly Print[]> => {
  const prints: Print[] = [];
  for (let { shown } = mark; shown >= 0; ) {
    const kept = await journal.snapshot(record.id, shown);
    if (kept === null) break;
    if (kept.rulesVersion === record.rulesVersion) prints.push({ step: kept.step, digest: digestOf(kept.moment.state) });
    shown = kept.shown - 1;
  }
  return prints.reverse();
};

/** Everything needed to play a finished game again, seed included, with what it can be compared with. */
export const recordingOf = async (journal: Journal, state: TableState, now: number): Promise<Result<Recording>> => {
  if (state.record.status !== 'finished') return refuse('notFinished');
  // Its seed is that of everybody who has not played yet.
  if (isUnderChallenge(state.record, now)) return refuse('challengeOpen');
  if (await originRuns(journal, state.record)) return refuse('originRuns');
  return { ...(await playedSoFar(journal, state)), prints: await printsOf(journal, state) };
};
