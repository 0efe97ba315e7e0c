import type { Actor, Seat } from '#kernel/game.ts';
import { type Asking, isSame, type Scene, type TableInfo } from '#protocol';
import type { ClockFace } from './clock.ts';
import type { DecisionNumbers } from './decision-numbers.ts';
import { lineNumber, LogNews, type Reading } from './log-lines.ts';
import { continued, type Newest, readNewest } from './newest.ts';
import { type Identity, SceneMaker, ScenePatches } from './scene.ts';
import type { TableState } from './state.ts';
import type { Change, Journal } from './journal.ts';
import type { Clerk } from './clerk.ts';
import type { Cancel, TablePorts, Time } from './ports.ts';
import type { Refusal } from './refusal.ts';
import { isFor, talkLine } from './talk.ts';

/** A page, a remote bot, a script: whoever listens. */
export interface Listener {
  readonly identity: Identity;
  /** The address at which the guest reached the house; null: not over a network. */
  readonly cameBy: string | null;
  send(text: string): void;
  /** Chairs have changed hands: does nothing open the table to this one any more? */
  isOut(state: TableState): boolean;
  /** Tells it so, and hangs up. */
  dismiss(): void;
  /** Chairs have changed hands: is this still who it was? */
  reconsider(state: TableState): void;
  /** What was sent may be wrong: take the whole scene again, and the log from this line on. */
  showAgain(logAfter: number): void;
  /** Chairs have other numbers: come in again as who you are now. */
  reseat(state: TableState): void;
  /** There is no such table any more. */
  sendAway(why: Refusal): void;
}

/** Listeners who see the same: two tabs of one seat, all spectators. Differences are worked out and written once for all of them. */
interface Channel {
  readonly identity: Identity;
  readonly listeners: Set<Listener>;
  readonly reading: Reading;
  scene: Scene;
  /** The moment of the match that the scene shows. */
  moment: unknown;
  /** What these listeners are offered is told later. */
  behind: boolean;
  /** How many lines of talk these listeners may read, and have been sent. */
  talk: number;
}

/** A guest on the way in, while the newest lines are read for them. */
interface Arrival {
  /** What was stored meanwhile. */
  readonly changes: Change[];
  /** Chairs have changed hands meanwhile: the guest may be somebody else. */
  outdated: boolean;
}

/** Who has a page open, and who asks for a chair, as one server tells the others. */
export interface Present {
  readonly seats: readonly Seat[];
  readonly spectators: number;
  /** Absent: nobody asks for a chair there. */
  readonly asking?: readonly Asking[];
}

/**
 * Where moves follow each other faster than anybody reads (bots among themselves, a class that answers), what those who are not awaited are offered
 * beside the game is told them no more often than this.
 */
const STANDING_MS = 300;

/** How the pages of one table learn of changes. */
export class Hub {
  readonly #clerk: Clerk;
  readonly #journal: Journal;
  readonly #time: Time;
  readonly #scenes: SceneMaker;
  readonly #news = new LogNews();
  readonly #channels = new Map<string, Channel>();
  readonly #arriving = new Set<Arrival>();
  readonly #tellPresent: (present: Present) => void;
  /** Newcomers at this server who ask for a chair. */
  #asking: readonly Asking[] = [];
  /** Who looks at this table at other servers, by server. */
  readonly #elsewhere = new Map<string, Present>();
  /** When everybody was last told all that they are offered; what waits until it is told again. */
  #toldAt = Number.NEGATIVE_INFINITY;
  #shown = 0;
  #later: Cancel | null = null;
  #stopped = false;
  /** What a spectator reads first, when this was the last entry and this the last line of talk. */
  #shared: { readonly seq: number; readonly talk: number; readonly newest: Promise<Newest> } | null = null;

  constructor(clerk: Clerk, numbers: DecisionNumbers, { journal, time, present }: TablePorts, faceFor: (you: Actor | null) => ClockFace) {
    this.#tellPresent = (here) => present?.(clerk.id, here);
    this.#clerk = clerk;
    this.#journal = journal;
    this.#time = time;
    this.#scenes = new SceneMaker(clerk, numbers, faceFor);
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

  /**
   * Sends the whole scene, then keeps it up to date. `stillWanted` guards against a listener that changed its mind meanwhile.
   * False: chairs changed hands meanwhile, nothing was sent, and the listener must find out again who it is.
   */
  async join(listener: Listener, logAfter: number | null, stillWanted: () => boolean): Promise<boolean> {
    const { identity } = listener;
    const arrival: Arrival = { changes: [], outdated: false };
    this.#arriving.add(arrival);
    const read = await this.#newest(identity).finally(() => this.#arriving.delete(arrival));
    if (!stillWanted()) return true;
    if (arrival.outdated) return false;
    const newest = continued(read, identity, arrival.changes);
    const { scene } = this.#enter(listener, { count: newest.count, numbers: new Map(newest.bySeq) }, newest.heard);
    const log = logAfter === null ? newest.log : newest.log.filter(({ n }) => n > logAfter);
    listener.send(JSON.stringify({ t: 'scene', scene, log, talk: newest.talk, now: this.#time.now() }));
    return true;
  }

  /** All who see only what everybody sees share it: a crowd at the door costs one look into the file. */
  #newest(identity: Identity): Promise<Newest> {
    const state = this.#clerk.stored;
    const read = (): Promise<Newest> => readNewest(this.#journal, identity, state);
    if (identity.viewer !== 'public' || identity.you !== null) return read();
    const { seq, talk } = state;
    if (this.#shared?.seq !== seq || this.#shared.talk !== talk) {
      const newest = read();
      this.#shared = { seq, talk, newest };
      newest.catch(() => {
        this.#shared = null;
      });
    }
    return this.#shared.newest;
  }

  forgetRead(): void {
    this.#shared = null;
  }

  /** Something was stored while a guest was on the way in. `outdated`: they may be somebody else now. */
  meanwhile(changes: readonly Change[], outdated: boolean): void {
    for (const arrival of this.#arriving) {
      arrival.changes.push(...changes);
      arrival.outdated ||= outdated;
    }
  }

  #enter(listener: Listener, reading: Reading, talk: number): Channel {
    const { identity } = listener;
    const key = `${identity.you} ${identity.viewer} ${identity.owner} ${identity.former}`;
    const channel = this.#channels.get(key) ?? {
      identity,
      listeners: new Set<Listener>(),
      reading,
      scene: this.#scenes.scene(identity, null, null),
      moment: this.#scenes.moment,
      behind: false,
      talk,
    };
    channel.talk = talk;
    channel.listeners.add(listener);
    this.#channels.set(key, channel);
    this.presenceChanged(listener);
    return channel;
  }

  leave(listener: Listener): void {
    for (const [key, channel] of this.#channels) {
      if (!channel.listeners.delete(listener)) continue;
      if (channel.listeners.size === 0) this.#channels.delete(key);
      this.presenceChanged();
      return;
    }
  }

  /** Lets these go at once, without a word to anybody. */
  dismiss(isOut: (listener: Listener) => boolean = () => true): readonly Listener[] {
    const gone = this.listeners.filter(isOut);
    for (const [key, { listeners }] of this.#channels) {
      for (const listener of gone) listeners.delete(listener);
      if (listeners.size === 0) this.#channels.delete(key);
    }
    return gone;
  }

  /** `newcomer` is about to be sent the whole scene: a difference to it would come too early. */
  presenceChanged(newcomer?: Listener): void {
    this.#showPresence(newcomer);
    this.tellPresent();
  }

  #showPresence(newcomer?: Listener): void {
    const here = this.#here();
    const elsewhere = [...this.#elsewhere.values()];
    const seats = new Map<Seat, string | null>([...elsewhere.flatMap((there) => there.seats.map((seat) => [seat, null] as const)), ...here.seats]);
    const spectators = elsewhere.reduce((sum, there) => sum + there.spectators, here.spectators);
    this.#scenes.presence = { seats, spectators, asking: [...this.#asking, ...elsewhere.flatMap(({ asking = [] }) => asking)] };
    this.refresh(newcomer);
  }

  #here(): { readonly seats: ReadonlyMap<Seat, string | null>; readonly spectators: number } {
    const seats = new Map<Seat, string | null>();
    let spectators = 0;
    for (const { identity, listeners } of this.#channels.values()) {
      const [first] = listeners;
      if (typeof identity.you === 'number') seats.set(identity.you, first?.cameBy ?? null);
      else if (identity.you === null && !identity.owner) spectators += listeners.size;
    }
    return { seats, spectators };
  }

  tellPresent(): void {
    const { seats, spectators } = this.#here();
    this.#tellPresent({ seats: [...seats.keys()], spectators, ...(this.#asking.length === 0 ? {} : { asking: this.#asking }) });
  }

  /** Who looks at this table at another server; null: that one is gone. */
  showElsewhere(server: string, present: Present | null): void {
    if (present === null ? !this.#elsewhere.delete(server) : isSame(this.#elsewhere.get(server), present)) return;
    if (present !== null) this.#elsewhere.set(server, present);
    this.#showPresence();
  }

  /** The chairs with a page open. */
  get present(): ReadonlySet<Seat> {
    return new Set(this.#scenes.presence.seats.keys());
  }

  showAsking(asking: readonly Asking[]): void {
    this.#asking = asking;
    this.presenceChanged();
  }

  /** Tells everybody what is different in their scene, if anything. */
  refresh(except?: Listener): void {
    const patches = new ScenePatches();
    for (const channel of this.#channels.values()) this.#update(channel, patches, '', { except });
  }

  /** Tells everybody what has just been stored, except what was said. */
  publish(changes: readonly Change[]): void {
    const patches = new ScenePatches();
    this.#news.take(changes);
    const now = this.#time.now();
    const { shown } = this.#clerk.stored.mark;
    // A step that nobody noticed neither puts off what others are told nor brings it on: either would betray it.
    const isNoticed = shown !== this.#shown;
    const since = now - this.#toldAt;
    // A clock that was put back keeps nobody waiting.
    const isRush = since >= 0 && since < STANDING_MS;
    if (isNoticed && !isRush) this.#toldAt = now;
    this.#shown = shown;
    let behind = false;
    for (const channel of this.#channels.values()) {
      const waits = (isNoticed ? isRush : channel.behind) && this.#scenes.mayWait(channel.identity.you, channel.scene);
      behind ||= waits;
      this.#update(channel, patches, this.#news.for(channel.identity.viewer, channel.reading), { waits });
    }
    if (behind && !this.#stopped) this.#later ??= this.#time.after(Math.min(STANDING_MS - since, STANDING_MS), () => this.#tellRest());
  }

  #tellRest(): void {
    this.#later = null;
    this.#toldAt = this.#time.now();
    this.refresh();
  }

  /** Nobody is told anything any more. */
  stop(): void {
    this.#stopped = true;
    this.#later?.();
    this.#later = null;
  }

  /** Tells what was said to those whom it is for. A player who lost the seat is already disconnected: nothing that is for the new holder reaches them. */
  say(changes: readonly Change[]): void {
    const said = changes.flatMap((change) => (change.kind === 'talk' ? [change.talk] : []));
    for (const channel of this.#channels.values()) {
      const lines = said.filter((line) => isFor(line, channel.identity.you)).map((line) => talkLine(line, ++channel.talk));
      if (lines.length === 0) continue;
      const text = `{"t":"change","patch":null,"talk":${JSON.stringify(lines)}}`;
      for (const listener of channel.listeners) listener.send(text);
    }
  }

  #update(
    channel: Channel,
    patches: ScenePatches,
    news: string,
    { waits = false, except }: { readonly waits?: boolean; readonly except?: Listener | undefined },
  ): void {
    const scene = this.#scenes.scene(channel.identity, channel.scene, channel.moment, waits);
    const patch = patches.patch(channel.scene, scene);
    channel.scene = scene;
    channel.moment = waits ? null : this.#scenes.moment;
    channel.behind = waits;
    if (patch === null && news === '') return;
    const text = `{"t":"change","patch":${patch}${news}}`;
    for (const listener of channel.listeners) if (listener !== except) listener.send(text);
  }
}
