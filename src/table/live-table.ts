import { isRecord } from '#kernel/options.ts';
import type { Recording } from '#kernel/recording.ts';
import type { Forking, Rematch } from '#protocol';
import { BotsAtTable } from './bots-at-table.ts';
import { extensionIn, hurryIn, prepareGone } from './chairs.ts';
import { Clock, type ClockRest } from './clock.ts';
import { DecisionNumbers } from './decision-numbers.ts';
import { Door } from './door.ts';
import { createSharedFork, isAgreed, prepareForkMade } from './fork.ts';
import { Past, playedSoFar, recordingOf, Series } from './history.ts';
import { Hub } from './hub.ts';
import { isRehanded } from './identify.ts';
import { prepareChairs, prepareNewRules } from './prepare.ts';
import { isRefusal, type Refusal, refuse, type Result } from './refusal.ts';
import { createRematch, prepareNext } from './rematch.ts';
import { Sitting } from './sitting.ts';
import { type ReminderRest, Reminders } from './reminders.ts';
import { isBeginning, snapshotOf, type TableState } from './state.ts';
import { TakebackKeeper } from './takebacks.ts';
import { Teller } from './telling.ts';
import type { Change, Entry, StoredSnapshot, Writer } from './journal.ts';
import { Clerk, type TableWatcher } from './clerk.ts';
import { inBackground, isInCharge, type TablePorts } from './ports.ts';

/** What is kept of a table that is out of memory and will have something to do: what its journal does not tell. */
export interface Rest {
  /** The last entry by then: whatever was written later counts for more. */
  readonly seq: number;
  readonly clock: ClockRest;
  readonly reminders: ReminderRest;
}

/** A table with everything around it: its pages, its bots, its clock. */
export class LiveTable implements TableWatcher {
  readonly clerk: Clerk;
  readonly numbers: DecisionNumbers;
  readonly hub: Hub;
  readonly bots: BotsAtTable;
  readonly clock: Clock;
  readonly sitting: Sitting;
  readonly takebacks: TakebackKeeper;
  readonly teller: Teller;
  readonly reminders: Reminders;
  readonly series: Series;
  readonly door: Door;
  readonly past: Past;
  readonly ports: TablePorts;
  #recording: Promise<Result<Recording>> | null = null;
  #again: Promise<Result<NonNullable<Rematch['next']>>> | null = null;
  #forking: Promise<Result<NonNullable<Forking['made']>>> | null = null;
  #snapshotSeq: number;
  #refereeTold = false;
  lastUsed: number;
  /** How often somebody has asked for it: they may be on the way in. */
  visits = 0;
  /** Why nothing is answered here any more. */
  gone: Refusal | null = null;

  constructor(state: TableState, last: Entry | null, ports: TablePorts, rest: Rest | null = null) {
    this.ports = ports;
    this.lastUsed = ports.time.now();
    this.clerk = new Clerk(state, ports);
    this.numbers = new DecisionNumbers(this.clerk, ports);
    this.clock = new Clock(this.clerk, ports, () => this.#clockMoved());
    this.hub = new Hub(this.clerk, this.numbers, ports, (you) => this.clock.faceFor(you));
    this.reminders = new Reminders(this.clock, ports, { present: () => this.hub.present, asking: () => this.hub.info().asking });
    this.bots = new BotsAtTable(this.clerk, ports, () => this.hub.size > 0);
    this.sitting = new Sitting(this.clerk, ports);
    this.takebacks = new TakebackKeeper(this.clerk, ports);
    this.teller = new Teller(this.clerk, ports);
    this.series = new Series(ports.journal);
    this.door = new Door(ports, {
      charge: () => ports.charge?.('asking', this.id) ?? null,
      changed: (asking) => {
        this.hub.showAsking(asking);
        this.reminders.update(this.state);
      },
      asking: () => this.hub.info().asking,
      tell: (answered) => ports.answered?.(this.id, answered),
    });
    this.past = new Past(ports.journal);
    this.#snapshotSeq = state.seq;
    this.clerk.watch(this);
    if (rest?.seq === state.seq) {
      this.clock.goOn(rest.clock);
      this.reminders.goOn(state, rest.reminders);
    } else {
      this.clock.resume(state, last?.at ?? ports.time.now());
      this.reminders.resume(state, last?.at ?? ports.time.now());
    }
    this.bots.update(state);
    this.sitting.update(state);
    this.takebacks.update(state);
    this.teller.update(state);
  }

  get id(): string {
    return this.clerk.id;
  }
  /** As it is stored. */
  get state(): TableState {
    return this.clerk.stored;
  }

  stored(before: TableState, after: TableState, changes: readonly Change[]): void {
    this.lastUsed = this.ports.time.now();
    this.numbers.note(changes);
    const rehanded = isRehanded(before, after);
    this.hub.meanwhile(changes, rehanded);
    if (changes.some((change) => change.kind === 'entry' && change.entry.kind === 'undo')) this.past.forget();
    // A word in private must not so much as move a clock that others see.
    this.#tellOfWords(after, changes);
    if (changes.every(({ kind }) => kind === 'talk')) return this.hub.say(changes);
    this.#extend(changes);
    this.clock.update(after, this.#movers(before, changes));
    this.#hurry(changes);
    this.reminders.update(after);
    if (after.seats.length < before.seats.length) this.#reseat(after);
    else {
      // A guest who loses their link by this is shown nothing of it.
      const out = rehanded ? this.hub.dismiss((listener) => listener.isOut(after)) : [];
      this.hub.publish(changes);
      for (const listener of out) listener.dismiss();
      if (out.length > 0) this.hub.presenceChanged();
      if (rehanded) this.#reconsider(after);
      this.hub.say(changes);
    }
    if (after.record.inRoom !== null && before.record.status === 'playing' && after.record.status === 'finished') this.ports.ended?.(this.id);
    this.#standIn(after, changes);
    this.reminders.gathered(before, after);
    this.bots.update(after);
    this.sitting.update(after);
    this.takebacks.update(after);
    this.teller.update(after);
  }

  reloaded(after: TableState): void {
    this.hub.meanwhile([], true);
    this.past.forget();
    this.clock.update(after, new Set());
    this.reminders.update(after);
    this.#reconsider(after);
    this.#resync();
    this.bots.update(after);
    this.takebacks.update(after);
    this.teller.update(after);
  }

  #tellOfWords(state: TableState, changes: readonly Change[]): void {
    for (const change of changes) {
      if (change.kind !== 'talk' || change.talk.to === 'all') continue;
      const seats = change.talk.to.filter((actor) => actor !== 'referee');
      this.reminders.wroteTo(state, { writer: change.talk.writer, recipients: seats, n: change.talk.n });
    }
  }

  #clockMoved(): void {
    this.hub.refresh();
    this.reminders.update(this.state);
  }

  #movers(before: TableState, changes: readonly Change[]): ReadonlySet<unknown> {
    const movers = new Set<unknown>();
    let { shown } = before.mark;
    for (const change of changes) {
      if (change.kind === 'talk') continue;
      const { entry } = change;
      // A step that nobody noticed must not buy its author more time.
      if (entry.shown !== shown) movers.add(entry.writer === 'table' ? timedOutSeat(entry) : entry.writer);
      shown = entry.shown;
    }
    return movers;
  }

  #extend(changes: readonly Change[]): void {
    for (const change of changes) {
      const seconds = change.kind === 'entry' ? extensionIn(change.entry) : 0;
      if (seconds > 0) this.clock.extend(seconds * 1000);
    }
  }

  #hurry(changes: readonly Change[]): void {
    for (const change of changes) {
      const seconds = change.kind === 'entry' ? hurryIn(change.entry) : 0;
      if (seconds > 0) this.clock.hurry(this.state, seconds * 1000);
    }
  }

  /** In a room nobody waits twice for a phone without a line: a bot goes on in its place, until the first touch. */
  #standIn({ record }: TableState, changes: readonly Change[]): void {
    if (record.inRoom === null || record.status !== 'playing' || !isInCharge(this.ports, this.id)) return;
    for (const change of changes) {
      const seat = change.kind === 'entry' ? timedOutSeat(change.entry) : null;
      if (typeof seat !== 'number' || !isTimeOut(change) || this.hub.present.has(seat)) continue;
      const left = this.clerk.attempt('table', null, (state, stamp) => {
        const held = state.seats[seat];
        return held?.holder === 'person' && !this.hub.present.has(seat) ? prepareGone(state, held, [], stamp) : refuse('stale');
      });
      inBackground(left, this.ports.log, 'a bot could not go on for a lost phone');
    }
  }

  /** Chairs have other numbers: a page must see nothing of a chair that has its old one. Each is shown the table anew. */
  #reseat(state: TableState): void {
    for (const listener of this.hub.dismiss()) listener.reseat(state);
  }

  #reconsider(state: TableState): void {
    for (const listener of this.hub.listeners) listener.reconsider(state);
  }

  /** Gives every page the whole scene anew. */
  #resync(): void {
    for (const listener of this.hub.listeners) listener.showAgain(this.hub.lastLine(listener));
  }

  /** The program plays other rules than those this match was played by so far. */
  async changeRules(): Promise<void> {
    await this.clerk.attempt('table', null, (state, stamp) => prepareNewRules(state, stamp));
  }

  /** A referee looks, and sees what is secret: everybody is told, once as long as the table is in memory. */
  async tellOfReferee(): Promise<void> {
    if (this.#refereeTold || this.state.record.status !== 'playing') return;
    this.#refereeTold = true;
    await this.clerk.attempt('table', null, (state, stamp) => prepareChairs(state, { notes: [{ key: 'table.refereeLooks' }] }, stamp));
  }

  /** What must be written so that reopening the table replays nothing; null when there is nothing new. */
  get unsavedSnapshot(): StoredSnapshot | null {
    const { state } = this;
    return state.seq === this.#snapshotSeq || state.record.status === 'finished' || isBeginning(state) ? null : snapshotOf(state);
  }

  /** Something is under way. */
  get isAtWork(): boolean {
    return !this.clerk.quiet || (isInCharge(this.ports, this.id) && (this.bots.busy || this.sitting.isBusy || this.takebacks.isBusy));
  }

  /** Nobody looks, and nothing is under way: the table may be put away. */
  get idle(): boolean {
    return this.hub.size === 0 && !this.isAtWork;
  }

  /** When it has something to do by itself; null: not before somebody comes. */
  get wakesAt(): number | null {
    const times = [this.clock, this.reminders, this.sitting, this.takebacks, this.teller].flatMap(({ wakesAt }) => wakesAt ?? []);
    return times.length === 0 ? null : Math.min(...times);
  }

  get rest(): Rest {
    return { seq: this.state.seq, clock: this.clock.rest, reminders: this.reminders.rest };
  }

  /** This server has come to be in charge of the table, or is no longer. */
  chargeChanged(): void {
    const { state } = this;
    this.clock.chargeChanged();
    this.reminders.chargeChanged();
    this.bots.update(state);
    this.sitting.update(state);
    this.takebacks.update(state);
    this.teller.update(state);
  }

  /** What a chair of this table makes the house do. */
  charge(price: 'talk' | 'reports', who: Writer): Refusal | null {
    return this.ports.charge?.(price, `${this.id} ${who}`) ?? null;
  }

  /** Makes the table of the next game, once for all who ask for it. */
  playAgain(): Promise<Result<NonNullable<Rematch['next']>>> {
    this.#again ??= this.#playAgain().finally(() => {
      this.#again = null;
    });
    return this.#again;
  }

  async #playAgain(): Promise<Result<NonNullable<Rematch['next']>>> {
    const known = this.state.record.rematch?.next;
    if (known !== undefined && known !== null) return known;
    const next = await createRematch(this.state, this.ports);
    if (isRefusal(next)) return next;
    const settled = await this.clerk.attempt('table', null, (state, stamp) => prepareNext(state, next, stamp));
    if (!isRefusal(settled)) this.ports.opened(next.table);
    return isRefusal(settled) ? settled : next;
  }

  /** Makes the fork that all have agreed to, once for all who ask for it. */
  fork(): Promise<Result<NonNullable<Forking['made']>>> {
    this.#forking ??= this.#fork().finally(() => {
      this.#forking = null;
    });
    return this.#forking;
  }

  async #fork(): Promise<Result<NonNullable<Forking['made']>>> {
    const { state, ports } = this;
    const { forking } = state.record;
    if (forking === null || !isAgreed(state)) return forking?.made ?? refuse('stale');
    const made = await createSharedFork(state, await playedSoFar(ports.journal, state, forking.step), ports);
    if (isRefusal(made)) return made;
    const settled = await this.clerk.attempt('table', null, (now, stamp) => prepareForkMade(now, made, stamp));
    if (!isRefusal(settled)) ports.opened(made.table);
    return isRefusal(settled) ? settled : made;
  }

  /** What was played up to a shown step, dice included: for a fork, and for nobody's eyes. */
  async playedTo(shown: number): Promise<Result<Recording>> {
    return this.state.record.status === 'lobby' ? refuse('notStarted') : playedSoFar(this.ports.journal, this.state, shown);
  }

  /** How many inputs had been played at a shown step. */
  async inputsTo(shown: number): Promise<number> {
    return (await playedSoFar(this.ports.journal, this.state, shown)).inputs.length;
  }

  /** A finished game does not change: its recording is made once for all who ask. Whether one is named in it may change. */
  async recording(): Promise<Result<Recording>> {
    const making = this.#recording ?? recordingOf(this.ports.journal, this.state, this.ports.time.now());
    this.#recording = making;
    try {
      const made = await making;
      if (!isRefusal(made)) return { ...made, names: this.state.seats.map(({ name, named }) => (named ? name : '')) };
      this.#recording = null;
      return made;
    } catch (error) {
      this.#recording = null;
      throw error;
    }
  }

  /** What was read from the journal has been changed there: names and words were erased. */
  forgetRead(): void {
    this.#recording = null;
    this.past.forget();
    this.hub.forgetRead();
  }

  /** What was read is shown anew to everybody, as it is written now. */
  showAgain(): void {
    this.forgetRead();
    this.#resync();
  }

  /** The table is no more: everybody is told why, and hung up on. */
  end(why: Refusal): void {
    this.gone = why;
    this.stop();
    for (const listener of this.hub.listeners) listener.sendAway(why);
  }

  stop(): void {
    this.clerk.stop();
    this.bots.stop();
    this.clock.stop();
    this.sitting.stop();
    this.takebacks.stop();
    this.teller.stop();
    this.reminders.stop();
    this.hub.stop();
  }
}

/** Somebody let their time pass. */
const isTimeOut = (change: Change): boolean => {
  const input = change.kind === 'entry' && change.entry.kind === 'input' ? change.entry.input : null;
  return isRecord(input) && input.event === 'timeout';
};

const timedOutSeat = ({ input }: Entry): unknown => (typeof input === 'object' && input !== null && 'seat' in input ? input.seat : null);
