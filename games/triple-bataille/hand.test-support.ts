import { type Chance, quickChance } from '#kernel/chance.ts';
import { at } from '#kernel/collections.ts';
import type { Actor, GameInput, Seat } from '#kernel/game.ts';
import type { Clause, LogEntry } from '#kernel/messages.ts';
import { inputs } from './inputs.ts';
import { optionsWith } from './rules/work.test-support.ts';
import { setup } from './setup.ts';
import type { Move, MoveType, Options, Player, State, Table } from './types.ts';
import { begin, finish, type Work } from './rules/work.ts';

const { apply, check, offers, pending } = inputs;

/* Games held in the hand of a test: every move is judged before it is made. */

const DONE: Move = { type: 'done' };

export class Hand {
  readonly state: State;
  readonly log: readonly LogEntry[];
  readonly reveals: boolean;
  private readonly chance: Chance;

  constructor(state: State, chance: Chance, log: readonly LogEntry[] = [], reveals = false) {
    this.state = state;
    this.chance = chance;
    this.log = log;
    this.reveals = reveals;
  }

  get table(): Table {
    return this.state.table;
  }

  player(seat: Seat): Player {
    return at(this.table.players, seat);
  }

  private input(input: GameInput<Move, Options>): Hand {
    const refusal = check(this.state, input);
    if (refusal !== null) throw new Error(`${JSON.stringify(input)} is refused: ${refusal.key}`);
    const step = apply(this.state, input, this.chance);
    return new Hand(step.state, this.chance, step.log, step.reveals);
  }

  does(by: Actor, move: Move): Hand {
    return this.input({ by, move });
  }

  event(event: 'joined' | 'left' | 'timeout', seat: Seat): Hand {
    return this.input({ by: 'table', event, seat });
  }

  amend(options: Partial<Options>): Hand {
    return this.input({ by: 'table', event: 'amend', options });
  }

  /** The clauses of the refusal, or null. */
  refusal(by: Actor, move: Move): readonly Clause[] | null {
    return check(this.state, { by, move })?.clauses ?? null;
  }

  refusalOf(input: GameInput<Move, Options>): readonly Clause[] | null {
    return check(this.state, input)?.clauses ?? null;
  }

  /** Those whom the window waits for, by number. */
  awaited(): readonly Actor[] {
    return pending(this.state)
      .filter(({ duty, answered }) => duty === 'must' && answered !== true)
      .map(({ seat }) => seat)
      .toSorted((a, b) => Number(a) - Number(b));
  }

  offered(by: Actor): readonly string[] {
    return offers(this.state, by).map((offer) => (offer.kind === 'move' ? offer.move.type : offer.type));
  }

  isOffered(by: Actor, type: MoveType): boolean {
    return this.offered(by).includes(type);
  }

  /** Everybody awaited says that he is done, until another window opens. */
  allDone(opening = this.table.opening): Hand {
    const [seat] = this.awaited();
    return seat === undefined || this.table.opening !== opening ? this : this.does(seat, DONE).allDone(opening);
  }

  /** Goes on, everybody on default moves, until this window is open. */
  until(kind: Table['point']['kind'], windows = 20): Hand {
    if (this.table.point.kind === kind) return this;
    if (windows === 0) throw new Error(`no ${kind} came`);
    return this.closed().until(kind, windows - 1);
  }

  /** The game master closes the window. */
  closed(): Hand {
    return this.does('referee', { type: 'closeWindow' });
  }

  /** Through whole battles, everybody on default moves, to the PLAN of this one. */
  untilBattle(battle: number): Hand {
    const { point } = this.table;
    if (this.table.battle >= battle || point.kind === 'gameOver') return point.kind === 'bankset' ? this.closed() : this;
    return this.closed().untilBattle(battle);
  }

  /** The same game with some facts changed. */
  with(alter: (work: Work) => void): Hand {
    const work = begin(this.state, this.chance);
    alter(work);
    return new Hand(finish(work).state, this.chance);
  }
}

export const deal = (options: Partial<Options>, seats: number, seed = 5): Hand => {
  const chance = quickChance(seed);
  return new Hand(setup(optionsWith(options), seats, chance).state, chance);
};
