import type { Seat } from '#kernel/game.ts';
import { type TableKey, tableMessage } from '#kernel/table-messages.ts';
import type { Takeback } from '#protocol';
import type { OpenTakeback, SeatRecord, Stamp, TableRecord } from './journal.ts';
import { lineOf, type Note, prepareChairs, takeOff } from './prepare.ts';
import { isRefusal, refuse, refuseByRule } from './refusal.ts';
import { type Mark, pendingAt, type Prepared, seatOf, type TableMatch, type TableState } from './state.ts';
import { inBackground } from './ports.ts';
import { Watch } from './watch.ts';

/*
 * A move taken back by consent, beyond what undo allows (HO-5.2 to HO-5.7). The question and its answers are entries of the journal;
 * what is granted is carried out as undo entries, one for each step, so that replay and recording need to know nothing of it.
 */

/** How often a player may ask in one game, where the table says two. */
const MOST = 2;
/** No further back than the pages are told which of their lines are struck. */
const FURTHEST = 48;
const LIVE_MS = 90_000;
const DAY_HOURS = 24;

interface Back {
  readonly now: TableMatch['now'];
  readonly mark: Mark;
}

/** The steps from the last back to a seat's own last move that others could notice; `found`: it is among them, and can be reached. */
interface Reach {
  readonly steps: readonly Back[];
  readonly found: boolean;
}

const reachOf = ({ match, mark: last }: TableState, seat: Seat): Reach => {
  const steps: Back[] = [];
  let now = match?.now ?? null;
  let mark: Mark | null = last;
  while (now !== null && mark !== null && now.previous !== null && mark.previous !== null && steps.length < FURTHEST) {
    steps.push({ now, mark });
    const { input } = now;
    if (input !== null && 'move' in input && input.by === seat && mark.shown !== mark.previous.shown) return { steps, found: true };
    now = now.previous;
    mark = mark.previous;
  }
  return { steps, found: false };
};

const others = ({ seats }: TableState, seat: Seat): readonly Seat[] =>
  seats.filter((held) => held.holder === 'person' && held.seat !== seat).map((held) => held.seat);

const hasRevealed = ({ steps }: Reach): boolean => steps.some(({ now }) => now.reveals);

/** Null: this seat may ask, as far as can be told without looking into the journal. */
const closedFor = (state: TableState, seat: Seat): TableKey | null => {
  const { record, mark } = state;
  const held = seatOf(state, seat);
  // Steps that nobody noticed do not count: a hint that does would betray them.
  if (mark.shown === 0 || held === null || mark.movers?.includes(seat) === false) return 'table.takebackNothing';
  if (record.status === 'finished') return 'table.gameOver';
  if (record.takebacks === 'none') return 'table.takebackNone';
  if (record.takeback !== null) return 'table.takebackOpen';
  if (record.takebacks === 'two' && held.takebacks >= MOST) return 'table.takebackSpent';
  if (others(state, seat).length > 0) return null;
  const reach = reachOf(state, seat);
  // What lies before is out of memory only where something was revealed.
  return reach.found && !hasRevealed(reach) ? null : 'table.takebackForgotten';
};

/** What everybody may know of the question. */
export const shownTakeback = ({ takeback }: TableRecord): Takeback | null => {
  if (takeback === null) return null;
  const { seq: _entry, granted: _answered, ...shown } = takeback;
  return shown;
};

export const takebackHint = (state: TableState, you: Seat | 'referee' | null): string | null =>
  typeof you === 'number' ? closedFor(state, you) : 'table.takebackNotAsked';

/** Must earlier moments be read back before it can be said who is asked? */
export const needsPast = (state: TableState, seat: Seat): boolean => closedFor(state, seat) === null && !reachOf(state, seat).found;

/** The shown step to read back from. */
export const pastFrom = ({ mark }: TableState): number => Math.max(0, mark.shown - FURTHEST);

/** Everybody who acted or was told something since, and whoever may act now; all people, once something was revealed. */
const askedOf = (state: TableState, seat: Seat, reach: Reach): readonly Seat[] => {
  const people = others(state, seat);
  if (hasRevealed(reach)) return people;
  const concerned = new Set<unknown>(pendingAt(state).map((decision) => decision.seat));
  for (const { now } of reach.steps) {
    concerned.add(now.input?.by);
    for (const { to } of now.log) if (to !== 'all') for (const reader of to) concerned.add(reader);
  }
  return people.filter((other) => concerned.has(other));
};

/** Whether people have hours to answer, or sit there together. */
const isSlow = (state: TableState, hourMs: number): boolean => {
  const windows = pendingAt(state).map(({ window }) => window?.seconds ?? 0);
  return Math.max(state.record.secondsPerDecision ?? 0, ...windows) * 1000 >= hourMs;
};

const isTimed = (state: TableState): boolean => state.record.secondsPerDecision !== null || pendingAt(state).some(({ window }) => window !== undefined);

interface Asking {
  readonly seat: Seat;
  readonly present: ReadonlySet<Seat>;
  readonly hourMs: number;
}

/** Asks to take back one's own last move and all that came after it. */
export const prepareTakeback = (state: TableState, { seat, present, hourMs }: Asking, request: Stamp): Prepared => {
  if (state.record.status === 'lobby') return refuse('notStarted');
  const closed = closedFor(state, seat);
  if (closed !== null) return refuseByRule(tableMessage(closed));
  if (state.record.paused) return refuse('paused');
  const reach = reachOf(state, seat);
  const target = reach.steps.at(-1);
  if (!reach.found || target === undefined) return refuseByRule(tableMessage(reach.steps.length >= FURTHEST ? 'table.takebackFar' : 'table.takebackNothing'));
  if (state.moved > target.mark.seq) return refuseByRule(tableMessage('table.takebackFar'));
  const asked = askedOf(state, seat, reach);
  const slow = isSlow(state, hourMs) || (!isTimed(state) && asked.some((other) => !present.has(other)));
  const reveals = hasRevealed(reach);
  const since = reach.steps.slice(0, -1).flatMap(({ now: { input } }) => (typeof input?.by === 'number' && input.by !== seat ? [input.by] : []));
  const takeback: OpenTakeback = {
    by: seat,
    asked,
    yes: [],
    since: [...new Set(since)].toSorted((a, b) => a - b),
    reveals,
    step: target.mark.previous?.shown ?? 0,
    upTo: state.lines,
    deadline: request.at + (slow ? DAY_HOURS * hourMs : LIVE_MS),
    number: (seatOf(state, seat)?.takebacks ?? 0) + 1,
    seq: target.mark.seq,
    granted: asked.length === 0,
  };
  const notes: readonly Note[] = asked.length === 0 ? [] : [{ key: reveals ? 'table.takebackAskedAll' : 'table.takebackAsked', args: { who: { seat } } }];
  const seats: readonly SeatRecord[] = state.seats.map((held) => (held.seat === seat ? { ...held, takebacks: held.takebacks + 1 } : held));
  return prepareChairs(state, { seats, record: { ...state.record, takeback }, input: { takeback: 'asked' }, notes }, request);
};

const closing = (state: TableState, note: Note, request: Stamp): Prepared =>
  prepareChairs(state, { record: { ...state.record, takeback: null }, input: { takeback: 'closed' }, notes: [note] }, request);

/** One no ends it; the last yes grants it. The one who asked may take the question back. */
export const prepareAgree = (state: TableState, seat: Seat, yes: boolean, request: Stamp): Prepared => {
  const { takeback } = state.record;
  if (takeback === null || takeback.granted) return refuseByRule(tableMessage('table.noTakeback'));
  const who = { seat };
  if (seat === takeback.by && !yes) return closing(state, { key: 'table.takebackDropped', args: { who } }, request);
  if (!takeback.asked.includes(seat) || takeback.yes.includes(seat)) return refuseByRule(tableMessage('table.takebackNotAsked'));
  if (!yes) return closing(state, { key: 'table.takebackRefused', args: { who } }, request);
  const agreed = [...takeback.yes, seat];
  const record = { ...state.record, takeback: { ...takeback, yes: agreed, granted: agreed.length === takeback.asked.length } };
  return prepareChairs(state, { record, input: { takeback: 'agreed' }, notes: [{ key: 'table.takebackAgreed', args: { who } }] }, request);
};

/** Silence is a no. */
const prepareSilence = (state: TableState, request: Stamp): Prepared => {
  const { takeback } = state.record;
  if (takeback === null || takeback.granted) return refuse('stale');
  const silent = takeback.asked.filter((seat) => !takeback.yes.includes(seat)).map((seat) => ({ seat }));
  return closing(state, { key: 'table.takebackSilent', args: { who: { list: silent } } }, request);
};

/** What was granted, one step of it; the last one closes the question. A table that can no longer reach the move lets it be. */
const prepareGrantedStep = (state: TableState, request: Stamp): Prepared => {
  const { record, mark } = state;
  const { takeback } = record;
  if (takeback === null || !takeback.granted) return refuse('stale');
  const who = { seat: takeback.by };
  if (mark.seq < takeback.seq || mark.previous === null) return closing(state, { key: 'table.takebackDropped', args: { who } }, request);
  if (mark.seq > takeback.seq) return takeOff(state, [], record, request);
  const note: Note =
    takeback.asked.length === 0
      ? { key: 'table.takebackFree', args: { who } }
      : { key: 'table.takebackGranted', args: { who, others: { list: takeback.asked.map((seat) => ({ seat })) } } };
  return takeOff(state, [lineOf(note)], { ...record, takeback: null }, request);
};

/** When nothing could be stored. */
const RETRY_MS = 5000;

/** Sees to a takeback that is asked for: ends it when its time is over, carries it out when it is granted. */
export class TakebackKeeper extends Watch {
  update({ record: { takeback } }: TableState): void {
    if (takeback === null || this.rests) return this.alarm.clear();
    if (!takeback.granted) return this.alarm.set(takeback.deadline, () => this.#inBackground(this.#silence()));
    this.alarm.clear();
    if (!this.busy) this.#inBackground(this.#carryOut());
    return undefined;
  }

  #inBackground(work: Promise<void>): void {
    inBackground(work, this.ports.log, 'a takeback failed');
  }

  async #silence(): Promise<void> {
    const settled = await this.clerk.attempt('table', null, prepareSilence);
    if (isRefusal(settled) && settled.code !== 'stale' && !this.rests) {
      this.alarm.set(this.ports.time.now() + RETRY_MS, () => this.#inBackground(this.#silence()));
    }
  }

  /** All steps are asked for at once, and so written together; what could not be written is asked for again. */
  async #carryOut(): Promise<void> {
    this.busy = true;
    try {
      for (let { mark } = this.clerk.stored; mark.seq > (this.clerk.stored.record.takeback?.seq ?? 0) && mark.previous !== null; mark = mark.previous) {
        void this.clerk.attempt('table', null, prepareGrantedStep);
      }
      const settled = await this.clerk.attempt('table', null, prepareGrantedStep);
      if (isRefusal(settled) && settled.code !== 'stale' && !this.rests) this.alarm.set(this.ports.time.now() + RETRY_MS, () => this.update(this.clerk.stored));
    } finally {
      this.busy = false;
    }
  }
}
