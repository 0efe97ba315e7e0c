import type { Actor, Viewer } from '#kernel/game.ts';
import type { Scene, TableInfo } from '#protocol';
import type { ClockFace } from './clock.ts';
import type { DecisionNumbers } from './decision-numbers.ts';
import { InfoMaker, NOBODY, type Presence } from './info.ts';
import { mayQuit, undoHint } from './prepare.ts';
import { awaitedAt, decisionAt, type TableState } from './state.ts';
import { shownTakeback, takebackHint } from './takeback.ts';
import type { Clerk } from './clerk.ts';

/** Who a socket is at a table. */
export interface Identity {
  readonly you: Actor | null;
  readonly viewer: Viewer;
  readonly owner: boolean;
  /** The hash of the token that says so, to notice when it is replaced. */
  readonly tokenHash: string | null;
  /** The hash of the owner's link, where he runs the table by it or by the ring that holds it; null: by his chair, or he does not. */
  readonly ownerHash: string | null;
  /** A seat left to a bot, which its holder may take back. */
  readonly former: number | null;
  /** The key ring by which he came in; null: by a link. */
  readonly ring: string | null;
}

type Asked = Pick<Scene, 'decision' | 'decisionNumber' | 'offers'>;

const NOTHING_ASKED: Asked = { decision: null, decisionNumber: 0, offers: [] };
const askedIn = ({ decision, decisionNumber, offers }: Scene): Asked => ({ decision, decisionNumber, offers });

/** Nobody waits for this answer, nor can it be given in a window only: what is offered beside the game. */
const isStanding = (decision: Scene['decision']): boolean => decision === null || (decision.duty === 'may' && decision.window === undefined);

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

  /** May this actor be left for a moment with what he was offered before? Not if it was his turn, or is, or he has just made use of it. */
  mayWait(you: Actor | null, before: Scene): boolean {
    const state = this.#clerk.stored;
    if (you === null || state.record.status !== 'playing' || this.#numbers.hasMoved(you)) return false;
    return isStanding(before.decision) && isStanding(decisionAt(state, you));
  }

  /** `before`: the scene that this viewer has, made at `moment`; what has not changed keeps its identity. `waits`: what he is offered is told later. */
  scene({ you, viewer, owner }: Identity, before: Scene | null, moment: unknown, waits = false): Scene {
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
    return {
      ...common,
      view: match.game.view(match.now.state, viewer),
      ...(waits && before !== null ? askedIn(before) : this.#asked(you)),
      awaited: this.#awaitedNow(state),
      motion: match.now.motion,
    };
  }

  #asked(you: Actor | null): Asked {
    if (you === null) return NOTHING_ASKED;
    const { number, decision, offers } = this.#numbers.ask(you);
    return { decision, decisionNumber: number, offers };
  }

  /** One list for all viewers of a moment. */
  #awaitedNow(state: TableState): readonly Actor[] {
    if (this.#awaited.moment !== this.moment) this.#awaited = { moment: this.moment, actors: awaitedAt(state) };
    return this.#awaited.actors;
  }
}
