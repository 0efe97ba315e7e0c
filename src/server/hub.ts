import type { Actor, Seat } from '#kernel';
import type { Asking, Scene, TableInfo } from '#protocol';
import type { ClockFace } from './clock.ts';
import { lineNumber, readLog } from './log-lines.ts';
import { LogNews, type Reading } from './log-news.ts';
import { type Identity, SceneMaker } from './scene.ts';
import { ScenePatches } from './scene-patch.ts';
import type { TableState } from './state.ts';
import type { Change, Storage } from './storage.ts';
import type { LiveTable } from './table.ts';
import { isFor, readerOf, talkLine } from './talk.ts';

/** A page, a remote bot, a script: whoever listens. */
export interface Listener {
  readonly identity: Identity;
  send(text: string): void;
  /** Chairs have changed hands: is this still who it was? */
  reconsider(state: TableState): void;
  /** Chairs have other numbers: come in again as who you are now. */
  reseat(state: TableState): void;
}

/** Listeners who see the same: two tabs of one seat, all spectators. Differences are worked out and written once for all of them. */
interface Channel {
  readonly identity: Identity;
  readonly listeners: Set<Listener>;
  readonly reading: Reading;
  scene: Scene;
  /** The moment of the match that the scene shows. */
  moment: unknown;
  /** How many lines of talk these listeners may read, and have been sent. */
  talk: number;
}

/** How many log lines a new page is given at once; older ones are asked for. */
const WELCOME_LINES = 200;
const RESUME_LINES = 1000;
const WELCOME_TALK = 200;

/** How the pages of one table learn of changes. */
export class Hub {
  readonly #table: LiveTable;
  readonly #storage: Storage;
  readonly #scenes: SceneMaker;
  readonly #news = new LogNews();
  readonly #channels = new Map<string, Channel>();

  constructor(table: LiveTable, storage: Storage, faceFor: (you: Actor | null) => ClockFace) {
    this.#table = table;
    this.#storage = storage;
    this.#scenes = new SceneMaker(table, faceFor);
  }

  get size(): number {
    let count = 0;
    for (const channel of this.#channels.values()) count += channel.listeners.size;
    return count;
  }

  get listeners(): readonly Listener[] {
    const all: Listener[] = [];
    for (const channel of this.#channels.values()) all.push(...channel.listeners);
    return all;
  }

  /** The number of the last log line that a listener was sent. */
  lastLine(listener: Listener): number {
    for (const channel of this.#channels.values()) if (channel.listeners.has(listener)) return lineNumber(channel.reading.count);
    return 0;
  }

  info(): TableInfo {
    return this.#scenes.info();
  }

  isCurrent(actor: Actor, number: number, state: TableState): boolean {
    return this.#scenes.isCurrent(actor, number, state);
  }

  /** Sends the whole scene, then keeps it up to date. `stillWanted` guards against a listener that changed its mind meanwhile. */
  async join(listener: Listener, logAfter: number | null, stillWanted: () => boolean): Promise<void> {
    const { viewer } = listener.identity;
    for (;;) {
      const { seq, talk, lines } = this.#table.stored;
      const after = logAfter ?? Math.max(0, lines - WELCOME_LINES);
      const limit = logAfter === null ? WELCOME_LINES : RESUME_LINES;
      // From the last public line at least, so that private lines after it are counted right.
      const page = await readLog(this.#storage, this.#table.id, viewer, { after: Math.min(after, lines), limit, upTo: seq });
      const reader = readerOf(listener.identity, this.#table.stored);
      const said = await this.#storage.talk(this.#table.id, { reader, limit: WELCOME_TALK, upTo: talk });
      if (!stillWanted()) return;
      if (this.#table.stored.seq !== seq || this.#table.stored.talk !== talk) continue;
      const { scene } = this.#enter(listener, { count: page.count, numbers: new Map(page.bySeq) }, said.count);
      const first = said.count - said.lines.length + 1;
      const heard = said.lines.map((line, index) => talkLine(line, first + index));
      listener.send(JSON.stringify({ t: 'scene', scene, log: page.lines, talk: heard, now: Date.now() }));
      return;
    }
  }

  #enter(listener: Listener, reading: Reading, talk: number): Channel {
    const { identity } = listener;
    const key = `${identity.you} ${identity.viewer} ${identity.owner}`;
    const channel = this.#channels.get(key) ?? {
      identity,
      listeners: new Set<Listener>(),
      reading,
      scene: this.#scenes.scene(identity, new ScenePatches(), null, null),
      moment: this.#scenes.moment,
      talk,
    };
    channel.talk = talk;
    channel.listeners.add(listener);
    this.#channels.set(key, channel);
    this.#presenceChanged(listener);
    return channel;
  }

  leave(listener: Listener): void {
    for (const [key, channel] of this.#channels) {
      if (!channel.listeners.delete(listener)) continue;
      if (channel.listeners.size === 0) this.#channels.delete(key);
      this.#presenceChanged();
      return;
    }
  }

  /** Lets everybody go at once, without a word. */
  dismiss(): readonly Listener[] {
    const { listeners } = this;
    this.#channels.clear();
    return listeners;
  }

  /** `newcomer` is about to be sent the whole scene: a difference to it would come too early. */
  #presenceChanged(newcomer?: Listener): void {
    const seats = new Set<number>();
    let spectators = 0;
    for (const { identity, listeners } of this.#channels.values()) {
      if (typeof identity.you === 'number') seats.add(identity.you);
      else if (identity.you === null && !identity.owner) spectators += listeners.size;
    }
    this.#scenes.presence = { ...this.#scenes.presence, seats, spectators };
    this.refresh(newcomer);
  }

  /** The chairs with a page open. */
  get present(): ReadonlySet<Seat> {
    return this.#scenes.presence.seats;
  }

  showAsking(asking: readonly Asking[]): void {
    this.#scenes.presence = { ...this.#scenes.presence, asking };
    this.refresh();
  }

  /** Tells everybody what is different in their scene, if anything. */
  refresh(except?: Listener): void {
    const patches = new ScenePatches();
    for (const channel of this.#channels.values()) this.#update(channel, patches, '', except);
  }

  /** Tells everybody what has just been stored, except what was said. */
  publish(changes: readonly Change[]): void {
    const patches = new ScenePatches();
    this.#news.take(changes);
    this.#scenes.movers = new Set(changes.map((change) => (change.kind === 'entry' ? change.entry.writer : null)));
    for (const channel of this.#channels.values()) this.#update(channel, patches, this.#news.for(channel.identity.viewer, channel.reading));
  }

  /** Tells what was said to those whom it is for. Whoever lost his chair along with it has gone already: he hears nothing that is for his successor. */
  say(changes: readonly Change[]): void {
    const said = changes.flatMap((change) => (change.kind === 'talk' ? [change.talk] : []));
    for (const channel of this.#channels.values()) {
      const lines = said.filter((line) => isFor(line, channel.identity.you)).map((line) => talkLine(line, ++channel.talk));
      if (lines.length === 0) continue;
      const text = `{"t":"change","patch":null,"talk":${JSON.stringify(lines)}}`;
      for (const listener of channel.listeners) listener.send(text);
    }
  }

  #update(channel: Channel, patches: ScenePatches, news: string, except?: Listener): void {
    const scene = this.#scenes.scene(channel.identity, patches, channel.scene, channel.moment);
    const patch = patches.patch(channel.scene, scene);
    channel.scene = scene;
    channel.moment = this.#scenes.moment;
    if (patch === null && news === '') return;
    const text = `{"t":"change","patch":${patch}${news}}`;
    for (const listener of channel.listeners) if (listener !== except) listener.send(text);
  }
}
