import { type Chance, quickChance } from '#kernel/chance.ts';
import { at } from '#kernel/collections.ts';
import type { Actor, GameInput, Seat, Step } from '#kernel/game.ts';
import type { LogEntry } from '#kernel/messages.ts';
import { GameHand } from '#testkit/hand.test-support.ts';
import { inputs } from './inputs.ts';
import { arrange, type Facts, optionsWith } from './rules/work.test-support.ts';
import { setup } from './setup.ts';
import type { Move, MoveType, Options, Player, State, Table } from './types.ts';
import { begin, finish, type Work } from './rules/work.ts';

/* Games held in the hand of a test: every move is judged before it is made. */

const DONE: Move = { type: 'done' };

/** What stands in the middle of a rule need not add up: the invariants have tests of their own. */
const judge = { ...inputs, invariants: [] };

export class Hand extends GameHand<State, Move, Options, Hand> {
  private readonly chance: Chance;

  constructor(state: State, chance: Chance, log: readonly LogEntry[] = [], reveals = false) {
    super(judge, { state, log, reveals });
    this.chance = chance;
  }

  protected after({ state, log, reveals }: Step<State>): Hand {
    return new Hand(state, this.chance, log, reveals);
  }

  protected override scripted(input: GameInput<Move, Options>): Hand {
    return this.played(input, this.chance);
  }

  player(seat: Seat): Player {
    return at(this.table.players, seat);
  }

  /** Those whom the window waits for, by number. */
  override get awaited(): readonly Actor[] {
    return super.awaited.toSorted((a, b) => Number(a) - Number(b));
  }

  isOffered(by: Actor, type: MoveType): boolean {
    return this.offered(by).includes(type);
  }

  /** Everybody awaited says that he is done, until another window opens. */
  allDone(opening = this.table.opening): Hand {
    const [seat] = this.awaited;
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

  /** The same game in another position. */
  arrange(facts: Facts): Hand {
    return this.with((work) => arrange(work, facts));
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
