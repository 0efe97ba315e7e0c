import { isDeepStrictEqual } from 'node:util';
import type { Actor, AnyGame, Viewer } from '#kernel/game.ts';
import { awaitedOf } from '#kernel/match.ts';
import type { LogEntry } from '#kernel/messages.ts';
import type { Scene, SeriesPoint } from '#protocol';
import type { Entry, Journal, TableRecord } from '#table';
import type { StoredTable } from '#table/journal.ts';
import { figuresOf } from '#table/figures.ts';
import { loadState, playEntry, resumeAt } from '#table/load.ts';

/* How a game truly stood at each moment, out of its journal alone, and what each viewer may know of that. */

const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

type Asked = Pick<Scene, 'decision' | 'offers'>;

interface Shown {
  readonly view: unknown;
  readonly awaited: unknown;
  readonly asked: { readonly decision: unknown; readonly offers: unknown };
}

/** Series of a table that goes on are told of a moment that its reader is shown only after them. */
const AHEAD = 40;

/** A table, played again from its first entry. */
export class Truth {
  readonly game: AnyGame;
  readonly record: TableRecord;
  readonly entries: readonly Entry[];
  /** Seats that nobody has or may come back to. */
  readonly bots: ReadonlySet<unknown>;
  readonly wrong: string[] = [];
  /** States by the step that viewers are shown; one that was taken back and played anew has several. */
  readonly past = new Map<number, unknown[]>();
  /** As it stands in the end. */
  last: unknown = null;
  /** The inputs that stand in the end. */
  inputs = 0;
  readonly #log = new Map<number, LogEntry[]>();
  readonly #shown = new Map<string, readonly Shown[]>();

  private constructor(game: AnyGame, { record, seats }: StoredTable, entries: readonly Entry[]) {
    this.game = game;
    this.record = record;
    this.bots = new Set(seats.filter(({ holder, tokenHash }) => holder === 'bot' && tokenHash === null).map(({ seat }) => seat));
    this.entries = entries;
    for (const { shown, log } of entries) this.#log.set(shown, [...(this.#log.get(shown) ?? []), ...log]);
  }

  /** Null: there is no such table. */
  static async of(journal: Journal, find: (id: string) => Promise<AnyGame>, table: string): Promise<Truth | null> {
    const stored = await journal.find(table);
    if (stored === null) return null;
    const truth = new Truth(await find(stored.record.game), stored, await journal.entries(table, { after: 0 }));
    // A journal that the rules cannot play is what is looked for.
    if (stored.record.status !== 'lobby')
      await truth.#replay(journal, stored).catch((error: unknown) => truth.wrong.push(`${table}: cannot be played again: ${String(error)}`));
    return truth;
  }

  async #replay(journal: Journal, stored: StoredTable): Promise<void> {
    const { game, record, entries } = this;
    // That of the start itself: steps that nobody is shown may be kept under the same number.
    const first = await journal.snapshot(record.id, undefined, entries.find(({ kind }) => kind === 'start')?.seq);
    if (first === null) return void this.wrong.push(`${record.id}: is gone`);
    const note = (shown: number, state: unknown): void => void this.past.set(shown, [...(this.past.get(shown) ?? []), state]);
    const start = resumeAt(game, record, stored.seats.length, first);
    const standing: ReturnType<typeof resumeAt>[] = [];
    note(first.shown, start.now.state);
    let match = start;
    for (const entry of entries) {
      if (entry.kind === 'input') {
        match = playEntry(game, match, entry);
        standing.push(match);
      }
      if (entry.kind === 'undo') {
        standing.pop();
        match = standing.at(-1) ?? start;
      }
      note(entry.shown, match.now.state);
    }
    this.last = match.now.state;
    this.inputs = standing.length;
    const loaded = await loadState(journal, game, stored);
    if (!isDeepStrictEqual(loaded.match?.now.state, match.now.state))
      this.wrong.push(`${record.id}: the journal replayed from its first entry leads elsewhere than its snapshots`);
    return undefined;
  }

  /** What this viewer could be shown of a step: one for each state that it had. */
  #at(step: number, you: Actor | null): readonly Shown[] {
    const key = `${String(you)} ${step}`;
    const known = this.#shown.get(key);
    if (known !== undefined) return known;
    const { module } = this.game;
    const shown = (this.past.get(step) ?? []).map((state): Shown => {
      const pending = module.pending(state).filter(({ seat }) => seat === you);
      const decision = pending.find(({ duty }) => duty === 'must') ?? pending[0] ?? null;
      return {
        view: throughJson(module.view(state, you ?? 'public')),
        awaited: throughJson(awaitedOf(module, state)),
        asked: { decision: throughJson(decision), offers: throughJson(you === null ? [] : module.offers(state, you)) },
      };
    });
    this.#shown.set(key, shown);
    return shown;
  }

  isView(step: number, you: Actor | null, view: unknown): boolean {
    return this.#at(step, you).some((shown) => isDeepStrictEqual(shown.view, view));
  }

  isAwaited(step: number, you: Actor | null, awaited: readonly Actor[]): boolean {
    return awaited.length === 0 || this.#at(step, you).some((shown) => isDeepStrictEqual(shown.awaited, awaited));
  }

  /** Nothing at all may always be asked of somebody: where the table rests, or is closed. */
  isAsked(step: number, you: Actor | null, { decision, offers }: Asked): boolean {
    return this.#at(step, you).some(
      ({ asked }) => (decision === null || isDeepStrictEqual(asked.decision, decision)) && (offers.length === 0 || isDeepStrictEqual(asked.offers, offers)),
    );
  }

  /** A line of the log as one of its readers was told it. */
  isTold(step: number, you: Actor | null, line: LogEntry): boolean {
    const told = throughJson(line.text);
    return (this.#log.get(step) ?? []).some(
      ({ to, text }) => (to === 'all' || (you !== null && to.includes(you))) && isDeepStrictEqual(throughJson(text), told),
    );
  }

  /** The figures of a moment, as this viewer could know them when they were shown the step `now`. */
  isFigure(now: number, you: Actor | null, { turn, step, metrics }: SeriesPoint): boolean {
    const { module } = this.game;
    const viewer: Viewer = you ?? 'public';
    const { status, fork } = this.record;
    const eyes: readonly Viewer[] = status === 'finished' && fork === null ? [viewer, 'referee'] : [viewer];
    const told = (figures: unknown): boolean => isDeepStrictEqual(throughJson(figures), metrics);
    for (const eye of eyes) {
      for (const state of this.past.get(step) ?? []) {
        if (told(module.metrics(state, eye)) || told(figuresOf(module, [state, this.last], eye)[0])) return true;
      }
      for (let shown = now; module.recorded !== undefined && shown <= now + AHEAD; shown++)
        for (const state of this.past.get(shown) ?? []) if (told(module.recorded(state, turn, eye))) return true;
    }
    return false;
  }

  /** May this seat have made this move at a step? */
  isLegal(step: number, seat: number, raw: unknown): boolean {
    const { module } = this.game;
    const move: unknown = module.decode(raw);
    return move !== null && (this.past.get(step) ?? []).some((state) => module.check(state, { by: seat, move }) === null);
  }
}
