import type { Actor, Viewer } from '#kernel';
import type { Scene, TableInfo } from '#protocol';
import type { ClockFace } from './clock.ts';
import type { DecisionNumbers } from './decision-numbers.ts';
import { InfoMaker, NOBODY, type Presence } from './info.ts';
import { mayQuit, undoHint } from './prepare.ts';
import { awaitedAt, type TableState } from './state.ts';
import { shownTakeback, takebackHint } from './takeback.ts';
import type { Clerk } from './clerk.ts';

/** Who a socket is at a table. */
export interface Identity {
  readonly you: Actor | null;
  readonly viewer: Viewer;
  readonly owner: boolean;
  /** The hash of the token that says so, to notice when it is replaced. */
  readonly tokenHash: string | null;
  /** A seat left to a bot, which its holder may take back. */
  readonly former: number | null;
  /** The key ring by which he came in; null: by a link. */
  readonly ring: string | null;
}

const NOTHING_ASKED: ReturnType<DecisionNumbers['ask']> = { number: 0, decision: null, offers: [] };

/** Makes what each viewer of one table sees. */
export class SceneMaker {
  readonly #clerk: Clerk;
  readonly #faceFor: (you: Actor | null) => ClockFace;
  readonly #numbers: DecisionNumbers;
  readonly #info = new InfoMaker();
  #awaited: { readonly moment: unknown; readonly actors: readonly Actor[] } = { moment: null, actors: [] };
  presence: Presence = NOBODY;

  constructor(clerk: Clerk, numbers: DecisionNumbers, faceFor: (you: Actor | null) => ClockFace) {
    this.#clerk = clerk;
    this.#numbers = numbers;
    this.#faceFor = faceFor;
  }

  info(): TableInfo {
    return this.#info.info(this.#clerk.stored, this.presence);
  }

  /** The moment of the match that scenes show now. */
  get moment(): unknown {
    return this.#clerk.stored.match?.now ?? null;
  }

  /** `before`: the scene that this viewer has, made at `moment`; what has not changed keeps its identity. */
  scene({ you, viewer, owner }: Identity, before: Scene | null, moment: unknown): Scene {
    const state = this.#clerk.stored;
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
      takeback: shownTakeback(state.record),
      takebackClosed: takebackHint(state, you),
      outcome: info.outcome,
    };
    if (before !== null && moment === this.moment) return { ...before, ...common };
    if (match === null) return { ...common, view: null, decision: null, decisionNumber: 0, awaited: [], offers: [], motion: null };
    const { number, decision, offers } = you === null ? NOTHING_ASKED : this.#numbers.ask(you);
    return {
      ...common,
      view: match.game.view(match.now.state, viewer),
      decision,
      decisionNumber: number,
      awaited: this.#awaitedNow(state),
      offers,
      motion: match.now.motion,
    };
  }

  /** One list for all viewers of a moment. */
  #awaitedNow(state: TableState): readonly Actor[] {
    if (this.#awaited.moment !== this.moment) this.#awaited = { moment: this.moment, actors: awaitedAt(state) };
    return this.#awaited.actors;
  }
}
