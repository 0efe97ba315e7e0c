import { botDraws, chanceOf, type Draws, type Seed } from '#kernel/chance.ts';
import { at, range } from '#kernel/collections.ts';
import type { Actor } from '#kernel/game.ts';

/** Somebody at a table of the lab: how often they answered in this turn, and when they come to their next answer. */
interface Chair {
  turn: number;
  nth: number;
  lot: number | null;
}

/**
 * The draws of whoever answers: each for the nth answer of a chair in a turn, so that a move more of somebody else changes nobody's. The
 * referee has the chair after the last.
 */
export class Answers {
  readonly #seed: Seed;
  readonly #chairs: readonly Chair[];

  constructor(seed: Seed, seats: number) {
    this.#seed = seed;
    this.#chairs = range(seats + 1).map(() => ({ turn: -1, nth: 0, lot: null }));
  }

  /** Who answers next. Those who hold the game up together come in the order of lots: no seat is to be heard first for ever. */
  next(awaited: readonly Actor[], turn: number): Actor {
    if (awaited.length === 0) throw new Error('nobody is asked, yet there is no outcome');
    if (awaited.length === 1) return at(awaited, 0);
    return awaited.reduce((first, actor) => (this.#lot(actor, turn) < this.#lot(first, turn) ? actor : first));
  }

  draws(actor: Actor, turn: number): Draws {
    return botDraws(this.#seed, this.#seat(actor), turn, this.#chair(actor, turn).nth);
  }

  answered(actor: Actor, turn: number): void {
    const chair = this.#chair(actor, turn);
    chair.nth++;
    chair.lot = null;
  }

  #seat(actor: Actor): number {
    return actor === 'referee' ? this.#chairs.length - 1 : actor;
  }

  #chair(actor: Actor, turn: number): Chair {
    const chair = at(this.#chairs, this.#seat(actor));
    if (chair.turn !== turn) Object.assign(chair, { turn, nth: 0, lot: null });
    return chair;
  }

  #lot(actor: Actor, turn: number): number {
    const chair = this.#chair(actor, turn);
    return (chair.lot ??= chanceOf(this.#seed)
      .of('lot', this.#seat(actor), turn, chair.nth)
      .int(2 ** 32));
  }
}
