import type { Actor, Seat } from '#kernel/game.ts';
import type { Asking } from '#protocol';
import type { Secrets } from './ports.ts';
import { type Refusal, refuse } from './refusal.ts';
import { type Identity, mayRun } from './scene.ts';
import { seatOf, type TableState } from './state.ts';
import { newFraction } from './tokens.ts';

/*
 * Who comes into a running game. Askers live as long as their connection: whoever goes away has asked for nothing, and
 * nothing of it is written down but that somebody sat down. Where several servers have the table, each keeps its own askers
 * and shows them to the others; an answer goes to the server that keeps the asker.
 */

/** Whether somebody may come in. */
/** Null: they may sit down. */
type Admission = Refusal | null;

interface Waiting extends Asking {
  /** The connection that asks. */
  readonly guest: object;
  readonly settle: (admission: Admission) => void;
}

/** Somebody who may say so has answered, at whichever server. */
export interface Answered {
  readonly asker: number;
  readonly yes: boolean;
  readonly by: Actor | null;
}

/** Who asks again and again gets tiresome: so many at a table at once. */
const ASKERS_MOST = 6;

const people = ({ seats }: TableState): readonly Seat[] => seats.filter(({ holder }) => holder === 'person').map(({ seat }) => seat);

/** Nobody need be asked for an open chair, for one's own, or by whoever runs a table at which nobody else decides. */
export const mustAsk = (state: TableState, identity: Identity, seat: Seat): boolean => {
  const { joining, status, guarded } = state.record;
  // Whoever was removed would come back by themselves.
  if (guarded && (status === 'lobby' || joining === 'free') && identity.former !== seat) return !mayRun(identity);
  if (status !== 'playing' || joining === 'free' || identity.former === seat || seatOf(state, seat)?.holder === 'open') return false;
  return !(mayRun(identity) && (joining !== 'people' || people(state).length === 0));
};

/** Null, or why this one has no say in it. */
const noSay = (state: TableState, identity: Identity): Refusal | null => {
  const asked = state.record.status === 'playing' && state.record.joining === 'people' && people(state).length > 0;
  if (asked) return typeof identity.you === 'number' ? null : refuse('notYourSeat');
  return mayRun(identity) ? null : refuse('notOwner');
};

const ASKER_NUMBERS = 2 ** 31;

interface DoorPorts {
  /** Null, or why nobody may ask now. */
  readonly charge: () => Refusal | null;
  /** Who asks here, as it is now. */
  readonly changed: (asking: readonly Asking[]) => void;
  /** Who asks here or elsewhere. */
  readonly asking: () => readonly Asking[];
  /** An answer to somebody who asks at another server. */
  readonly tell: (answered: Answered) => void;
}

export class Door {
  readonly #ports: DoorPorts;
  #waiting: readonly Waiting[] = [];
  /** Far from those of other servers. */
  #last: number;

  constructor({ secrets }: { readonly secrets: Secrets }, ports: DoorPorts) {
    this.#ports = ports;
    this.#last = Math.floor(newFraction(secrets) * ASKER_NUMBERS);
  }

  /** Asks, and resolves when there is an answer. */
  ask(state: TableState, guest: object, { seat, name }: Pick<Asking, 'seat' | 'name'>): Promise<Admission> {
    this.leave(guest);
    if (state.record.joining === 'closed' && state.record.status === 'playing') return Promise.resolve(refuse('joiningClosed'));
    if (this.#ports.asking().length >= ASKERS_MOST) return Promise.resolve(refuse('tooManyAskers'));
    const spent = this.#ports.charge();
    if (spent !== null) return Promise.resolve(spent);
    const { promise, resolve } = Promise.withResolvers<Admission>();
    this.#last++;
    this.#keep([...this.#waiting, { asker: this.#last, seat, name, yes: [], guest, settle: resolve }]);
    return promise;
  }

  /** One no is a no. Where the people are asked, all who are there must say yes; who is away is not waited for. */
  answer(state: TableState, identity: Identity, { asker, yes }: { readonly asker: number; readonly yes: boolean }, present: ReadonlySet<Seat>): Admission {
    const refused = noSay(state, identity);
    if (refused !== null) return refused;
    const answered = { asker, yes, by: identity.you };
    if (this.#waiting.some((waiting) => waiting.asker === asker)) return this.answered(state, answered, present);
    if (!this.#ports.asking().some((asking) => asking.asker === asker)) return refuse('noSuchAsker');
    this.#ports.tell(answered);
    return null;
  }

  /** They had a say in it where they answered. */
  answered(state: TableState, { asker, yes, by }: Answered, present: ReadonlySet<Seat>): Admission {
    const asked = this.#waiting.find((waiting) => waiting.asker === asker);
    if (asked === undefined) return null;
    if (!yes) return this.#settle(asked, refuse('notAdmitted'));
    const agreed = typeof by === 'number' ? [...new Set([...asked.yes, by])] : asked.yes;
    const missing =
      state.record.status === 'playing' && state.record.joining === 'people' && people(state).some((seat) => present.has(seat) && !agreed.includes(seat));
    if (!missing) return this.#settle(asked, null);
    this.#keep(this.#waiting.map((waiting) => (waiting === asked ? { ...asked, yes: agreed } : waiting)));
    return null;
  }

  /** The connection is gone, or has become somebody. */
  leave(guest: object): void {
    for (const waiting of this.#waiting) if (waiting.guest === guest) this.#settle(waiting, refuse('notAdmitted'));
  }

  #settle(asked: Waiting, admission: Admission): Admission {
    this.#keep(this.#waiting.filter((waiting) => waiting !== asked));
    asked.settle(admission);
    return null;
  }

  #keep(waiting: readonly Waiting[]): void {
    this.#waiting = waiting;
    this.#ports.changed(waiting.map(({ asker, seat, name, yes }) => ({ asker, seat, name, yes })));
  }
}
