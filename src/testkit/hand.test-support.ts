import { type Chance, quickChance, scriptedChance } from '#kernel/chance.ts';
import type { Actor, GameInput, GameModule, Seat, Step } from '#kernel/game.ts';
import { awaitedAmong } from '#kernel/match.ts';
import type { Clause, LogEntry } from '#kernel/messages.ts';
import { requireOptions } from '#kernel/options.ts';
import { requireSound } from './checks/steps.ts';
import { openingOf } from './forms.ts';

/** A game after set-up, always with the same chance unless a seed is given: the ground of every position. */
export const startOf = <S, M, V, O>(module: GameModule<S, M, V, O>, chosen: Partial<O>, seats: number, seed = 1): S =>
  module.setup(requireOptions(module.options, chosen), seats, quickChance(seed)).state;

/** What a hand asks of a game; what must hold in every position may be none of its business. */
export type Judge<S, M, O> = Pick<GameModule<S, M, unknown, O>, 'check' | 'apply' | 'pending' | 'offers' | 'invariants'>;

/**
 * A game held in the hand of a test: inputs are made one after the other. Each must be legal, and every position on the way sound.
 * A game adds what it calls its moves and its figures.
 */
export abstract class GameHand<S extends { readonly table: object }, M extends { readonly type: string }, O, H> {
  readonly state: S;
  readonly log: readonly LogEntry[];
  /** The last step revealed something. */
  readonly reveals: boolean;
  protected readonly judge: Judge<S, M, O>;

  constructor(judge: Judge<S, M, O>, { state, log, reveals }: Step<S>) {
    requireSound(judge, state);
    this.judge = judge;
    this.state = state;
    this.log = log;
    this.reveals = reveals;
  }

  /** The hand after a step. */
  protected abstract after(step: Step<S>): H;

  protected played(input: GameInput<M, O>, chance: Chance): H {
    const refusal = this.judge.check(this.state, input);
    if (refusal !== null) throw new Error(`${JSON.stringify(input)} is refused: ${JSON.stringify(refusal)}`);
    return this.after(this.judge.apply(this.state, input, chance));
  }

  /** An input with all the draws that it needs, and no more. */
  protected scripted(input: GameInput<M, O>, draws: readonly number[]): H {
    const chance = scriptedChance(draws);
    const after = this.played(input, chance);
    if (chance.left() > 0) throw new Error(`${chance.left()} scripted draws were not used`);
    return after;
  }

  get table(): S['table'] {
    return this.state.table;
  }

  does(by: Actor, move: M, ...draws: readonly number[]): H {
    return this.scripted({ by, move }, draws);
  }

  event(event: 'joined' | 'left' | 'timeout', seat: Seat, ...draws: readonly number[]): H {
    return this.scripted({ by: 'table', event, seat }, draws);
  }

  amend(options: Partial<O>): H {
    return this.scripted({ by: 'table', event: 'amend', options }, []);
  }

  /** The clauses that the refusal cites; null for what is legal. */
  refusal(input: GameInput<M, O>): readonly Clause[] | null {
    return this.judge.check(this.state, input)?.clauses ?? null;
  }

  refuses(by: Actor, move: M): readonly Clause[] | null {
    return this.refusal({ by, move });
  }

  /** Who holds the game up. */
  get awaited(): readonly Actor[] {
    return awaitedAmong(this.judge.pending(this.state));
  }

  /** The types of the moves on offer. */
  offered(by: Actor): readonly string[] {
    return this.judge.offers(this.state, by).map((offer) => (offer.kind === 'move' ? offer.move.type : offer.type));
  }

  /** The form on offer for a type of move, as it opens. */
  form(by: Actor, type: string) {
    return openingOf(this.judge.offers(this.state, by), type);
  }

  keys(): readonly string[] {
    return this.log.map(({ text }) => text.key);
  }
}
