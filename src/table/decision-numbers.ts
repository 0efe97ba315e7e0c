import type { Actor } from '#kernel/game.ts';
import { isSame, type Scene } from '#protocol';
import type { Clerk } from './clerk.ts';
import type { Change } from './journal.ts';
import { actsAt, type TableState } from './state.ts';
import type { TablePorts } from './ports.ts';
import { newFraction } from './tokens.ts';

/** Numbers for each millisecond: as many as fit. */
const SPREAD = 4096;

/** What an actor was last asked and offered, under its number. */
interface Asked {
  readonly number: number;
  /** The first number since the actor's own last step in the same window: others have changed what they are offered, not what they are asked. */
  readonly since: number;
  readonly window: string | null;
  /** The moment of the match at which this was last found true. */
  readonly moment: unknown;
  readonly decision: Scene['decision'];
  readonly offers: Scene['offers'];
}

type Acts = ReturnType<typeof actsAt>;

const isAskedAgain = (asked: Asked, { decision, offers }: Acts): boolean => isSame(asked.decision, decision) && isSame(asked.offers, offers);

/**
 * The numbers under which the actors of one table are asked. An answer names the number that it answers, so that a late click
 * cannot answer another question. A number is given when somebody first looks at the question.
 */
export class DecisionNumbers {
  readonly #clerk: Clerk;
  readonly #asked = new Map<Actor, Asked>();
  /** Who has made a step of the match since they last looked; what they did about chairs and consents leaves their question as it is. */
  readonly #moved = new Set<unknown>();
  /** Larger than any number issued before a restart, and far from those of another server: an answer to one is never taken for an answer to the other. */
  readonly #first: number;

  constructor(clerk: Clerk, { time, secrets }: Pick<TablePorts, 'time' | 'secrets'>) {
    this.#clerk = clerk;
    this.#first = SPREAD * time.now() + Math.floor(SPREAD * newFraction(secrets));
  }

  /** Steps that have just been stored. */
  note(changes: readonly Change[]): void {
    for (const change of changes) if (change.kind === 'entry' && change.entry.kind === 'input') this.#moved.add(change.entry.writer);
  }

  hasMoved(actor: Actor): boolean {
    return this.#moved.has(actor);
  }

  /** What an actor is asked and offered now. */
  ask(actor: Actor): Pick<Asked, 'number' | 'decision' | 'offers'> {
    const state = this.#clerk.stored;
    const acts = actsAt(state, actor);
    const asked = this.#asked.get(actor);
    const moment = state.match?.now ?? null;
    const moved = this.#moved.delete(actor);
    // Whoever has answered and is asked the same once more is asked anew: a second click must not answer it.
    const next = asked !== undefined && !moved && isAskedAgain(asked, acts) ? { ...asked, moment } : this.#number(asked, acts, moment, moved);
    this.#asked.set(actor, next);
    return next;
  }

  #number(asked: Asked | undefined, { decision, offers }: Acts, moment: unknown, moved: boolean): Asked {
    const number = (asked?.number ?? this.#first) + 1;
    const window = decision?.window?.id ?? null;
    const since = asked !== undefined && window !== null && window === asked.window && !moved ? asked.since : number;
    return { number, since, window, moment, decision, offers };
  }

  /**
   * Does this actor answer what they are asked now? The number must be the one last shown to them, and what was shown must still
   * hold in a state that runs ahead of what is stored.
   */
  isCurrent(actor: Actor, number: number, state: TableState): boolean {
    const { match } = state;
    const asked = this.#asked.get(actor);
    if (asked === undefined || match === null || number < asked.since || number > asked.number) return false;
    if (asked.moment === match.now) return true;
    const acts = actsAt(state, actor);
    if (asked.window !== null && acts.decision?.window?.id === asked.window) {
      return asked.moment === this.#clerk.stored.match?.now && !this.#clerk.isAheadBy(actor);
    }
    return number === asked.number && isAskedAgain(asked, acts);
  }
}
