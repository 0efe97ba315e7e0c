import type { RoomView } from '#protocol';
import { Alarm, describeError, isRefusal, type Log, type Refusal, refusalOf, refuse, type Secrets, type Time } from '#table';
import type { Cluster } from '../cluster.ts';
import { type Changed, claimsIn, personOf } from './room-acts.ts';
import type { RoomRecord, RoomStore } from './room-rows.ts';
import { type Presence, type Viewer, viewOf } from './room-view.ts';

export interface RoomPorts {
  readonly store: RoomStore;
  readonly time: Time;
  readonly secrets: Secrets;
  readonly log: Log;
  /** Other servers; null: there are none. */
  readonly cluster: Pick<Cluster, 'server' | 'tell' | 'lives'> | null;
  /** Something in the room, or who looks at it, is another now. */
  readonly moved: (room: LiveRoom) => void;
}

/** A page that follows the room. */
export interface RoomListener {
  readonly tokenHash: string | null;
  send(text: string): void;
}

interface Waiting {
  readonly prepare: (record: RoomRecord) => Changed;
  readonly changed: Exclude<Changed, Refusal>;
  readonly settle: (changed: Changed) => void;
}

/** Among those whose phones are here: a wall. */
const WALL = -1;

/** A class whose phones all do something at once is shown it once, not sixty times: each picture is made for each of them. */
const TELL_MS = 30;

/** A room in memory: its record, and who looks at it. */
export class LiveRoom {
  readonly #ports: RoomPorts;
  #stored: RoomRecord;
  #version: number;
  #head: RoomRecord;
  #waiting: Waiting[] = [];
  #writing = false;
  readonly #listeners = new Map<RoomListener, string>();
  /** Whose phones have a line to another server, by server. */
  readonly #elsewhere = new Map<string, readonly number[]>();
  /** What the others were last told of those here. */
  #told = '';
  #lostAt: ReadonlyMap<string, number> = new Map();
  lastUsed: number;
  /** When the room goes on by itself. */
  readonly timer: Alarm;
  /** Until a wall that is gone is taken for shut. */
  readonly wallGone: Alarm;
  /** How long a second of telling lasts, as its tables were last told; null: they were not yet. */
  second: number | null = null;
  #isTelling = false;

  constructor(record: RoomRecord, version: number, ports: RoomPorts) {
    this.#stored = record;
    this.#head = record;
    this.#version = version;
    this.#ports = ports;
    this.lastUsed = ports.time.now();
    this.timer = new Alarm(ports.time);
    this.wallGone = new Alarm(ports.time);
    this.#noteLost();
  }

  /** As it is stored. */
  get record(): RoomRecord {
    return this.#stored;
  }

  get idle(): boolean {
    return this.#listeners.size === 0 && !this.#writing && this.#waiting.length === 0;
  }

  /** Changes the room, and answers when that is stored. What comes in while something is written is written together. */
  change(prepare: (record: RoomRecord) => Changed): Promise<Changed> {
    this.lastUsed = this.#ports.time.now();
    const changed = prepare(this.#head);
    if (isRefusal(changed) || changed.record === this.#stored) return Promise.resolve(changed);
    this.#head = changed.record;
    const { promise, resolve } = Promise.withResolvers<Changed>();
    this.#waiting.push({ prepare, changed, settle: resolve });
    if (!this.#writing) void this.#write();
    return promise;
  }

  async #write(): Promise<void> {
    this.#writing = true;
    while (this.#waiting.length > 0) {
      const written = this.#waiting;
      const record = this.#head;
      this.#waiting = [];
      const fault = await this.#save(record);
      if (fault === 'overtaken') {
        this.#prepareAgain([...written, ...this.#waiting]);
        continue;
      }
      if (fault === null) this.#stored = record;
      else this.#fallBack();
      this.publish();
      for (const { changed, settle } of written) settle(fault ?? changed);
    }
    this.#writing = false;
  }

  /** Another server has written: what was asked is asked of the room as it is now. */
  #prepareAgain(asked: readonly Waiting[]): void {
    this.#waiting = [];
    this.#head = this.#stored;
    for (const { prepare, settle } of asked) {
      const changed = prepare(this.#head);
      if (isRefusal(changed) || changed.record === this.#head) settle(changed);
      else {
        this.#head = changed.record;
        this.#waiting.push({ prepare, changed, settle });
      }
    }
    this.publish();
  }

  /** Another server may have written; whatever is being written meanwhile finds out by itself. */
  async readAgain(): Promise<void> {
    const found = await this.#ports.store.find(this.#stored.id);
    if (found === null || this.#writing || found.version <= this.#version) return;
    [this.#stored, this.#head, this.#version] = [found.record, found.record, found.version];
    this.publish();
  }

  /** Null, or why it was not written. */
  async #save(record: RoomRecord): Promise<Refusal | 'overtaken' | null> {
    const { store, log } = this.#ports;
    try {
      if (await store.save(record, this.#version)) {
        this.#version += 1;
        return null;
      }
      const found = await store.find(record.id);
      if (found === null) return refuse('noSuchRoom');
      [this.#stored, this.#version] = [found.record, found.version];
      return 'overtaken';
    } catch (error) {
      log.error({ room: record.id, error: describeError(error) }, 'a room could not be stored');
      return refusalOf(error);
    }
  }

  /** Whatever was made from what could not be written is forgotten with it. */
  #fallBack(): void {
    const lost = this.#waiting;
    this.#waiting = [];
    this.#head = this.#stored;
    for (const { settle } of lost) settle(refuse('busy'));
  }

  viewerOf(tokenHash: string | null): Viewer {
    if (tokenHash === this.#stored.animatorHash) return { kind: 'animator' };
    const person = personOf(this.#stored, tokenHash);
    if (person !== -1 && this.#stored.people[person]?.gone === false) return { kind: 'person', person };
    if (tokenHash !== null && this.#stored.out?.includes(tokenHash) === true) return { kind: 'sentAway' };
    const claim = claimsIn(this.#stored, this.#ports.time.now()).find((known) => known.tokenHash === tokenHash);
    return claim === undefined ? { kind: 'stranger' } : { kind: 'claiming', claim: claim.claim };
  }

  /** Whose phones have a line to this server. */
  get #here(): readonly number[] {
    const here = new Set<number>();
    for (const { tokenHash } of this.#listeners.keys()) {
      const person = personOf(this.#stored, tokenHash);
      if (tokenHash === null || person !== -1) here.add(tokenHash === null ? WALL : person);
    }
    return [...here].toSorted((a, b) => a - b);
  }

  get #presence(): Presence {
    const here = new Set([...this.#here, ...[...this.#elsewhere.values()].flat()]);
    return { here, lostAt: this.#lostAt, claims: claimsIn(this.#stored, this.#ports.time.now()), walled: here.has(WALL) };
  }

  /** Whoever has no line is lost since they had one, or since they came. */
  #noteLost(): void {
    const { here } = this.#presence;
    const lostAt = new Map<string, number>();
    for (const [person, { gone, tokenHash }] of this.#stored.people.entries())
      if (!gone && tokenHash !== null && !here.has(person)) lostAt.set(tokenHash, this.#lostAt.get(tokenHash) ?? this.#ports.time.now());
    this.#lostAt = lostAt;
  }

  /** Who is here: said again to whoever may not have heard it. */
  tellPresent(again: boolean): void {
    const people = this.#here;
    if (!again && people.join() === this.#told) return;
    this.#told = people.join();
    const { cluster } = this.#ports;
    cluster?.tell({ kind: 'inRoom', room: this.#stored.id, server: cluster.server, people });
  }

  /** Whose phones have a line to another server; null: that one is gone. */
  showElsewhere(server: string, people: readonly number[] | null): void {
    if (people === null) this.#elsewhere.delete(server);
    else this.#elsewhere.set(server, people);
    this.publish();
  }

  /** Somebody projects it: whoever looks without a key of their own. */
  get walled(): boolean {
    return this.#presence.walled;
  }

  view(tokenHash: string | null): RoomView {
    return viewOf(this.#stored, this.viewerOf(tokenHash), this.#presence);
  }

  enter(listener: RoomListener): void {
    this.#listeners.set(listener, '');
    this.#tell([listener]);
    this.publish();
  }

  leave(listener: RoomListener): void {
    if (!this.#listeners.delete(listener)) return;
    this.lastUsed = this.#ports.time.now();
    this.publish();
  }

  /** Who may answer what is asked of the room: neither those on paper nor those whose phone is lost. */
  asked(ms: number): readonly number[] {
    const lost = new Set(this.lostFor(ms));
    return [...this.#stored.people.entries()].filter(([person, { gone, paper }]) => !gone && !paper && !lost.has(person)).map(([person]) => person);
  }

  stop(): void {
    this.timer.stop();
    this.wallGone.stop();
  }

  /** People of the room without a line for so long. */
  lostFor(ms: number): readonly number[] {
    const since = this.#ports.time.now() - ms;
    return [...this.#stored.people.entries()]
      .filter(([, { paper, tokenHash }]) => !paper && (this.#lostAt.get(tokenHash ?? '') ?? Number.POSITIVE_INFINITY) <= since)
      .map(([person]) => person);
  }

  /** Tells everybody whose picture of the room is another one now, in a moment. */
  publish(): void {
    this.#noteLost();
    if (this.#isTelling) return;
    this.#isTelling = true;
    this.#ports.time.after(TELL_MS, () => {
      this.#isTelling = false;
      this.#ports.moved(this);
      this.tellPresent(false);
      this.#tell(this.#listeners.keys());
    });
  }

  /** Strangers and walls are all shown the same. */
  #tell(listeners: Iterable<RoomListener>): void {
    const presence = this.#presence;
    let open: string | null = null;
    for (const listener of listeners) {
      const before = this.#listeners.get(listener);
      const viewer = this.viewerOf(listener.tokenHash);
      const text: string = viewer.kind === 'stranger' && open !== null ? open : JSON.stringify(viewOf(this.#stored, viewer, presence));
      if (viewer.kind === 'stranger') open = text;
      if (text === before) continue;
      this.#listeners.set(listener, text);
      listener.send(`{"t":"room","now":${this.#ports.time.now()},"room":${text}}`);
    }
  }
}
