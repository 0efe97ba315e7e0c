import { type Actor, sightOf, type Viewer } from '#kernel';
import { diff, type LogLine, type Scene, type TalkLine } from '#protocol';
import { InfoMaker, type Presence } from './info.ts';
import { undoHint } from './journal.ts';
import { ScenePatches } from './scene-patch.ts';
import { type LineCount, linesOf, readLog } from './log-lines.ts';
import type { TableState } from './state.ts';
import type { Change, Storage, StoredTalk } from './storage.ts';
import type { LiveTable } from './table.ts';

/** Who a socket is at a table. */
export interface Identity {
  readonly you: Actor | null;
  readonly viewer: Viewer;
  readonly owner: boolean;
  /** The hash of the token that says so, to notice when it is replaced. */
  readonly tokenHash: string | null;
  /** A seat left to a bot, which its holder may take back. */
  readonly former: number | null;
}

/** A page, a remote bot, a script: whoever listens. */
export interface Listener {
  readonly identity: Identity;
  send(text: string): void;
  /** Chairs have changed hands: is this still who it was? */
  reconsider(state: TableState): void;
}

/** Listeners who see the same: two tabs of one seat, all spectators. Differences are worked out and written once for all of them. */
interface Channel {
  readonly identity: Identity;
  readonly listeners: Set<Listener>;
  scene: Scene;
  /** The moment of the match that the scene shows. */
  moment: unknown;
  count: LineCount;
  readonly lineNumbers: Map<number, readonly number[]>;
}

interface Asked {
  readonly number: number;
  /** The moment of the match at which this was last found true. */
  readonly moment: unknown;
  readonly decision: Scene['decision'];
  readonly offers: Scene['offers'];
}

/** How many log lines a new page is given at once; older ones are asked for. */
const WELCOME_LINES = 200;
const RESUME_LINES = 1000;
const WELCOME_TALK = 200;
/** Undo reaches no further back than this many entries of the journal. */
const KEPT_ENTRIES = 64;

export const talkLine = ({ n, at, writer, name, text }: StoredTalk): TalkLine => ({
  n,
  at,
  seat: typeof writer === 'number' || writer === 'referee' ? writer : null,
  name,
  text,
});

/** What the pages of one table show, and how they learn of changes. */
export class Hub {
  readonly #table: LiveTable;
  readonly #storage: Storage;
  readonly #deadlineFor: (you: Actor | null) => number | null;
  readonly #channels = new Map<string, Channel>();
  readonly #asked = new Map<Actor, Asked>();
  readonly #info = new InfoMaker();
  #presence: Presence = { seats: new Set(), spectators: 0 };
  /** Larger than any number issued before a restart, so that an old answer is never taken for a new one. */
  readonly #firstNumber = Date.now();

  constructor(table: LiveTable, storage: Storage, deadlineFor: (you: Actor | null) => number | null) {
    this.#table = table;
    this.#storage = storage;
    this.#deadlineFor = deadlineFor;
  }

  get size(): number {
    let count = 0;
    for (const channel of this.#channels.values()) count += channel.listeners.size;
    return count;
  }

  info(): ReturnType<InfoMaker['info']> {
    return this.#info.info(this.#table.stored, this.#presence);
  }

  /**
   * Does this actor answer what he is asked now? The number must be the one last shown to him, and what was shown must still
   * hold in a state that runs ahead of what the pages show.
   */
  isCurrent(actor: Actor, number: number, { match }: TableState): boolean {
    const asked = this.#asked.get(actor);
    if (asked === undefined || asked.number !== number || match === null) return false;
    if (asked.moment === match.now) return true;
    const sight = sightOf(match.game, match.now.state, actor);
    return diff(asked.decision, sight.decision) === null && diff(asked.offers, sight.offers) === null;
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
      const said = await this.#storage.talk(this.#table.id, { after: Math.max(0, talk - WELCOME_TALK), limit: WELCOME_TALK });
      if (!stillWanted()) return;
      if (this.#table.stored.seq !== seq || this.#table.stored.talk !== talk) continue;
      const channel = this.#enter(listener, page.count, page.bySeq);
      listener.send(JSON.stringify({ t: 'scene', scene: channel.scene, log: page.lines, talk: said.map(talkLine), now: Date.now() }));
      return;
    }
  }

  #enter(listener: Listener, count: LineCount, lineNumbers: ReadonlyMap<number, readonly number[]>): Channel {
    const { identity } = listener;
    const key = `${identity.you} ${identity.viewer} ${identity.owner}`;
    const channel = this.#channels.get(key) ?? {
      identity,
      listeners: new Set<Listener>(),
      scene: this.#scene(identity, null),
      moment: this.#table.stored.match?.now ?? null,
      count,
      lineNumbers: new Map(lineNumbers),
    };
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

  listeners(): readonly Listener[] {
    const all: Listener[] = [];
    for (const channel of this.#channels.values()) all.push(...channel.listeners);
    return all;
  }

  /** `newcomer` is about to be sent the whole scene: a difference to it would come too early. */
  #presenceChanged(newcomer?: Listener): void {
    const seats = new Set<number>();
    let spectators = 0;
    for (const { identity, listeners } of this.#channels.values()) {
      if (typeof identity.you === 'number') seats.add(identity.you);
      else if (identity.you === null && !identity.owner) spectators += listeners.size;
    }
    this.#presence = { seats, spectators };
    this.refresh(newcomer);
  }

  /** Tells everybody what is different in their scene, if anything. */
  refresh(except?: Listener): void {
    const patches = new ScenePatches();
    for (const channel of this.#channels.values()) this.#update(channel, patches, '', except);
  }

  /** Tells everybody what has just been stored. */
  publish(changes: readonly Change[]): void {
    const talk = changes.flatMap((change) => (change.kind === 'talk' ? [talkLine(change.talk)] : []));
    const said = talk.length === 0 ? '' : `,"talk":${JSON.stringify(talk)}`;
    const patches = new ScenePatches();
    for (const channel of this.#channels.values()) this.#update(channel, patches, this.#newLines(channel, changes) + said);
  }

  #update(channel: Channel, patches: ScenePatches, news: string, except?: Listener): void {
    const moment = this.#table.stored.match?.now ?? null;
    const scene = this.#scene(channel.identity, channel.scene, moment === channel.moment);
    const patch = patches.patch(channel.scene, scene);
    channel.scene = scene;
    channel.moment = moment;
    if (patch === null && news === '') return;
    const text = `{"t":"change","patch":${patch}${news}}`;
    for (const listener of channel.listeners) if (listener !== except) listener.send(text);
  }

  /** The lines written and taken back, as this channel may read them, in JSON. */
  #newLines(channel: Channel, changes: readonly Change[]): string {
    const lines: LogLine[] = [];
    const undone: number[] = [];
    for (const change of changes) {
      if (change.kind === 'talk') continue;
      const { entry } = change;
      if (entry.undoes !== null) undone.push(...(channel.lineNumbers.get(entry.undoes) ?? []));
      if (entry.log.length === 0) continue;
      const read = linesOf(entry, channel.identity.viewer, channel.count);
      channel.count = read.count;
      lines.push(...read.lines);
      this.#keepNumbers(channel, entry.seq, read.lines);
    }
    return (lines.length === 0 ? '' : `,"log":${JSON.stringify(lines)}`) + (undone.length === 0 ? '' : `,"undone":${JSON.stringify(undone)}`);
  }

  #keepNumbers({ lineNumbers }: Channel, seq: number, lines: readonly LogLine[]): void {
    lineNumbers.set(
      seq,
      lines.map((line) => line.n),
    );
    for (const old of lineNumbers.keys()) {
      if (lineNumbers.size <= KEPT_ENTRIES) return;
      lineNumbers.delete(old);
    }
  }

  #scene({ you, viewer, owner }: Identity, before: Scene | null, sameMoment = false): Scene {
    const state = this.#table.stored;
    const { match, mark } = state;
    const info = this.#info.info(state, this.#presence);
    const common = { info, you, owner, step: mark.shown, deadline: this.#deadlineFor(you), outcome: info.outcome };
    const closed = undoHint(state, you)?.key ?? null;
    if (before !== null && sameMoment) return { ...before, ...common, undoClosed: closed };
    if (match === null) {
      return { ...common, view: null, decision: null, decisionNumber: 0, awaited: [], offers: [], motion: null, undoClosed: closed };
    }
    const sight = sightOf(match.game, match.now.state, viewer);
    const acts = you === null ? { decision: null, offers: [], number: 0 } : this.#ask(you, you === viewer ? sight : sightOf(match.game, match.now.state, you));
    const same = before !== null && before.decisionNumber === acts.number;
    return {
      ...common,
      view: sight.view,
      // What has not changed keeps its identity: the next comparison ends there.
      decision: same ? before.decision : acts.decision,
      decisionNumber: acts.number,
      awaited: sight.awaited,
      offers: same ? before.offers : acts.offers,
      motion: match.now.motion,
      undoClosed: closed,
    };
  }

  #ask(you: Actor, { decision, offers }: Pick<Scene, 'decision' | 'offers'>): Asked {
    const asked = this.#asked.get(you);
    const moment = this.#table.stored.match?.now;
    const same = asked !== undefined && diff(asked.decision, decision) === null && diff(asked.offers, offers) === null;
    const next = same ? { ...asked, moment } : { number: (asked?.number ?? this.#firstNumber) + 1, moment, decision, offers };
    this.#asked.set(you, next);
    return next;
  }
}
