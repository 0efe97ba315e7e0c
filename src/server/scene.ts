import type { Actor, Viewer } from '#kernel';
import type { Scene, TableInfo } from '#protocol';
import type { ClockFace } from './clock.ts';
import { InfoMaker, NOBODY, type Presence } from './info.ts';
import { mayQuit, undoHint } from './journal.ts';
import type { ScenePatches } from './scene-patch.ts';
import { actsAt, awaitedAt, type TableState } from './state.ts';
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

/** What an actor was last asked and offered, under its number. */
interface Asked {
  readonly number: number;
  /** The first number since the actor's own last step in the same window: others have changed what he is offered, not what he is asked. */
  readonly since: number;
  readonly window: string | null;
  /** The moment of the match at which this was last found true. */
  readonly moment: unknown;
  readonly decision: Scene['decision'];
  readonly offers: Scene['offers'];
  /** Both in JSON: two moments ask the same when these are the same. */
  readonly decisionText: string;
  readonly offersText: string;
}

type Acts = Pick<Asked, 'number' | 'decision' | 'offers'>;

const NO_ACTS: Acts = { number: 0, decision: null, offers: [] };

/** Makes what each viewer of one table sees. */
export class SceneMaker {
  readonly #table: LiveTable;
  readonly #faceFor: (you: Actor | null) => ClockFace;
  readonly #asked = new Map<Actor, Asked>();
  readonly #info = new InfoMaker();
  /** Larger than any number issued before a restart, so that an old answer is never taken for a new one. */
  readonly #firstNumber = Date.now();
  #awaited: { readonly moment: unknown; readonly actors: readonly Actor[] } = { moment: null, actors: [] };
  presence: Presence = NOBODY;
  /** Who made the steps that scenes are about to show. */
  movers: ReadonlySet<unknown> = new Set();

  constructor(table: LiveTable, faceFor: (you: Actor | null) => ClockFace) {
    this.#table = table;
    this.#faceFor = faceFor;
  }

  info(): TableInfo {
    return this.#info.info(this.#table.stored, this.presence);
  }

  /** The moment of the match that scenes show now. */
  get moment(): unknown {
    return this.#table.stored.match?.now ?? null;
  }

  /**
   * Does this actor answer what he is asked now? The number must be the one last shown to him, and what was shown must still
   * hold in a state that runs ahead of what the pages show.
   */
  isCurrent(actor: Actor, number: number, state: TableState): boolean {
    const { match } = state;
    const asked = this.#asked.get(actor);
    if (asked === undefined || match === null || number < asked.since || number > asked.number) return false;
    if (asked.moment === match.now) return true;
    const { decision, offers } = actsAt(state, actor);
    if (asked.window !== null && decision?.window?.id === asked.window) return asked.moment === this.moment && !this.#table.isAheadBy(actor);
    return number === asked.number && JSON.stringify(decision) === asked.decisionText && JSON.stringify(offers) === asked.offersText;
  }

  /** `before`: the scene that this viewer has, made at `moment`; what has not changed keeps its identity. */
  scene({ you, viewer, owner }: Identity, patches: ScenePatches, before: Scene | null, moment: unknown): Scene {
    const state = this.#table.stored;
    const { match, mark } = state;
    const info = this.info();
    const common = {
      info,
      you,
      owner,
      mayQuit: typeof you === 'number' && mayQuit(state, you),
      step: mark.shown,
      ...this.#faceFor(you),
      undoClosed: undoHint(state, you)?.key ?? null,
      outcome: info.outcome,
    };
    if (before !== null && moment === this.moment) return { ...before, ...common };
    if (match === null) return { ...common, view: null, decision: null, decisionNumber: 0, awaited: [], offers: [], motion: null };
    const acts = you === null ? NO_ACTS : this.#ask(you, patches, actsAt(state, you));
    return {
      ...common,
      view: match.game.view(match.now.state, viewer),
      decision: acts.decision,
      decisionNumber: acts.number,
      awaited: this.#awaitedNow(state),
      offers: acts.offers,
      motion: match.now.motion,
    };
  }

  /** One list for all viewers of a moment. */
  #awaitedNow(state: TableState): readonly Actor[] {
    if (this.#awaited.moment !== this.moment) this.#awaited = { moment: this.moment, actors: awaitedAt(state) };
    return this.#awaited.actors;
  }

  #ask(you: Actor, patches: ScenePatches, { decision, offers }: Pick<Scene, 'decision' | 'offers'>): Asked {
    const asked = this.#asked.get(you);
    const decisionText = decision === null ? 'null' : patches.text(decision);
    const offersText = patches.text(offers);
    const { moment } = this;
    if (asked !== undefined && asked.decisionText === decisionText && asked.offersText === offersText) {
      const still = { ...asked, moment };
      this.#asked.set(you, still);
      return still;
    }
    const number = (asked?.number ?? this.#firstNumber) + 1;
    const window = decision?.window?.id ?? null;
    const since = asked !== undefined && window !== null && window === asked.window && !this.movers.has(you) ? asked.since : number;
    const next = { number, since, window, moment, decision, offers, decisionText, offersText };
    this.#asked.set(you, next);
    return next;
  }
}
