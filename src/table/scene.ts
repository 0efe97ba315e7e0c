import type { Actor, Viewer } from '#kernel/game.ts';
import { type ClientRequest, diffText, objectDiff, type Scene, type TableInfo } from '#protocol';
import type { ClockFace } from './clock.ts';
import type { DecisionNumbers } from './decision-numbers.ts';
import { InfoMaker, NOBODY, type Presence } from './info.ts';
import { mayQuit, undoHint } from './prepare.ts';
import { awaitedAt, decisionAt, type Prepared, type TableInput, type TableState } from './state.ts';
import { shownTakeback, takebackHint } from './takebacks.ts';
import type { Clerk, Settled } from './clerk.ts';
import { isStill } from './identify.ts';
import type { Stamp } from './journal.ts';
import { isRefusal, refuse, type Result } from './refusal.ts';
import type { LiveTable } from './live-table.ts';

/** Who a socket is at a table. */
export interface Identity {
  readonly you: Actor | null;
  readonly viewer: Viewer;
  readonly owner: boolean;
  /** The hash of the token that says so, to notice when it is replaced. */
  readonly tokenHash: string | null;
  /** The hash of the owner's link, where they run the table by it or by the ring that holds it; null: by their chair, or they do not. */
  readonly ownerHash: string | null;
  /** A seat left to a bot, which its holder may take back. */
  readonly former: number | null;
  /** The key ring by which they came in; null: by a link. */
  readonly ring: string | null;
}

type Asked = Pick<Scene, 'decision' | 'decisionNumber' | 'offers'>;

const NOTHING_ASKED: Asked = { decision: null, decisionNumber: 0, offers: [] };
const askedIn = ({ decision, decisionNumber, offers }: Scene): Asked => ({ decision, decisionNumber, offers });

/** Nobody waits for this answer, nor can it be given in a window only: what is offered beside the game. */
const isStanding = (decision: Scene['decision']): boolean => decision === null || (decision.duty === 'may' && decision.window === undefined);

/** Whose step it was: a time-out is the step of whoever let it pass. */
const actorOf = (input: TableInput | null): Actor | null => {
  if (input === null) return null;
  if (input.by !== 'table') return input.by;
  return 'seat' in input ? input.seat : null;
};

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

  /** May this actor be left for a moment with what they were offered before? Not if it was their turn, or is, or they have just made use of it. */
  mayWait(you: Actor | null, before: Scene): boolean {
    const state = this.#clerk.stored;
    if (you === null || state.record.status !== 'playing' || this.#numbers.hasMoved(you)) return false;
    return isStanding(before.decision) && isStanding(decisionAt(state, you));
  }

  /** `before`: the scene that this viewer has, made at `moment`; what has not changed keeps its identity. `waits`: what they are offered is told later. */
  scene({ you, viewer, owner, former }: Identity, before: Scene | null, moment: unknown, waits = false): Scene {
    const state = this.#clerk.stored;
    const { match, mark } = state;
    const info = this.info();
    const common = {
      info,
      you,
      former: state.record.status === 'playing' ? former : null,
      owner,
      mayQuit: typeof you === 'number' && mayQuit(state, you),
      step: mark.shown,
      ...this.#faceFor(you),
      undoClosed: undoHint(state, you)?.key ?? null,
      undoes: you === 'referee' ? actorOf(match?.now.input ?? null) : null,
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

/*
 * The difference between two scenes, in JSON, as `diffText` of the protocol would tell it. Viewers of one table share most of what
 * they see, by reference: what they share is compared and written once for all.
 */

/** How a part is told: `inside`, by what changed in it; `view`, the same one level deeper; `whole`, anew as soon as it is another. */
const PARTS: Readonly<Record<keyof Scene, 'inside' | 'view' | 'whole'>> = {
  info: 'inside',
  you: 'whole',
  former: 'whole',
  owner: 'whole',
  mayQuit: 'whole',
  step: 'whole',
  view: 'view',
  // Offers shift in their list: piece by piece they would cost more than anew.
  decision: 'whole',
  decisionNumber: 'whole',
  awaited: 'inside',
  offers: 'whole',
  motion: 'inside',
  deadline: 'whole',
  overdue: 'whole',
  undoClosed: 'whole',
  undoes: 'whole',
  takeback: 'whole',
  takebackClosed: 'whole',
  outcome: 'inside',
};

const isPart = (key: string): key is keyof Scene => Object.hasOwn(PARTS, key);
const KEYS: readonly (keyof Scene)[] = Object.keys(PARTS).filter(isPart);

type Plain = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Serves one change of a table: made anew for the next one. */
export class ScenePatches {
  readonly #told = new Map<object, { readonly before: unknown; readonly text: string | null }>();
  readonly #texts = new Map<object, string>();

  /** The JSON of a value, written once. */
  text(value: object): string {
    const known = this.#texts.get(value);
    if (known !== undefined) return known;
    const text = JSON.stringify(value);
    this.#texts.set(value, text);
    return text;
  }

  readonly #inside = (before: unknown, after: unknown): string | null => {
    if (before === after) return null;
    if (typeof after !== 'object' || after === null) return `{"s":${JSON.stringify(after)}}`;
    const known = this.#told.get(after);
    if (known !== undefined && known.before === before) return known.text;
    const text = diffText(before, after);
    this.#told.set(after, { before, text });
    return text;
  };

  #view(before: unknown, after: unknown): string | null {
    return isPlain(before) && isPlain(after) ? objectDiff(before, after, this.#inside) : this.#inside(before, after);
  }

  #part(key: keyof Scene, before: unknown, after: unknown): string | null {
    const how = PARTS[key];
    if (how === 'inside') return this.#inside(before, after);
    if (how === 'view') return this.#view(before, after);
    return `{"s":${typeof after === 'object' && after !== null ? this.text(after) : JSON.stringify(after)}}`;
  }

  /** Null when nothing changed. */
  patch(before: Scene, after: Scene): string | null {
    let text = '';
    for (const key of KEYS) {
      if (before[key] === after[key]) continue;
      const change = this.#part(key, before[key], after[key]);
      if (change !== null) text += `${text === '' ? '' : ','}"${key}":${change}`;
    }
    return text === '' ? null : `{"o":{${text}}}`;
  }
}

export type Ask<T extends ClientRequest['t']> = Extract<ClientRequest, { readonly t: T }>;

/** A request at a table: who asks, and where. */
export interface Visit {
  readonly table: LiveTable;
  readonly identity: Identity;
  /** The connection that asks. */
  readonly guest: object;
  /** This socket's own chair is about to get this token: it keeps the chair. */
  readonly adopt: (tokenHash: string) => void;
  /** They are about to get up by themselves: they stay, to watch. */
  readonly getUp: () => void;
}

/** `become`: after the answer, this socket is somebody else and is sent their scene. */
export type Reply = Result<{ readonly result?: Readonly<Record<string, unknown>>; readonly become?: Identity }>;

/** Judged when its turn comes: the chair or the link that asked may have gone to somebody else a moment ago. */
export const inChair =
  ({ identity }: Pick<Visit, 'identity'>, prepare: (state: TableState, stamp: Stamp) => Prepared) =>
  (state: TableState, stamp: Stamp): Prepared =>
    isStill(state, identity) ? prepare(state, stamp) : refuse('notYourSeat');

/** The owner of the table, or its referee. */
export const mayRun = ({ owner, you }: Identity): boolean => owner || you === 'referee';

export const replyOf = (settled: Settled): Reply => (isRefusal(settled) ? settled : { result: { step: settled.shown } });
