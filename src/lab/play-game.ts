import { playerFor } from '#bots/levels.ts';
import { chanceOf, type Seed } from '#kernel/chance.ts';
import { at } from '#kernel/collections.ts';
import type { Actor, AnyGame, Outcome, Seat } from '#kernel/game.ts';
import { awaitedOf, glanceOf, nextOf } from '#kernel/match.ts';
import type { Message } from '#kernel/messages.ts';
import { Answers } from './answers.ts';

export interface GamePlan {
  readonly seats: number;
  /** Complete options, as `resolveOptions` gives them. */
  readonly options: unknown;
  /** A level or a habit of the game for each seat. */
  readonly bots: readonly string[];
  readonly seed: Seed;
  /** A game that has not ended by then is given up as unfinished. */
  readonly maxMoves: number;
  /** Told the figures at the end of each turn, and of the game, and how many moves were made. */
  readonly onTurn?: (metrics: Figures, sides: Sides, moves: number) => void;
  /** Told every move as it is made. */
  readonly onMove?: (by: Actor, move: unknown) => void;
}

export type Figures = Readonly<Record<string, number>>;

/** The camp or power of each seat; null: none, or none yet. */
export type Sides = readonly (string | null)[];

/** Whose fault it was that a game broke down. */
export interface Breach {
  /** A level or habit. */
  readonly bot: string;
  /** What the rules said to its answer; null: it did not even answer. */
  readonly refusal: Message | null;
}

/** How one game went, in plain data. */
export interface GameResult {
  /** Null when the game was given up or broke down. */
  readonly outcome: Outcome | null;
  readonly turns: number;
  readonly moves: number;
  /** The game's figures at its end. */
  readonly metrics: Figures;
  /** Seats in the order in which each first answered: who began, who came next. Empty where all are asked at once. */
  readonly order: readonly Seat[];
  readonly sides: Sides;
  /** What broke down, for developers: a rule that threw, or a bot that answered illegally. */
  readonly error: string | null;
  readonly breach?: Breach;
}

/**
 * Plays a game from its set-up to its end; a referee, where there is one, is played by chance. What goes wrong is told in the
 * result, so that a long series goes on.
 */
export const playGame = (game: AnyGame, { seats, options, bots, seed, maxMoves, onTurn, onMove }: GamePlan): GameResult => {
  const { module, bench } = game;
  const players = bots.map((name) => {
    const bot = playerFor(game, name);
    if (bot === null) throw new Error(`the game ${module.id} has no bot ${name}`);
    return bot;
  });
  const answers = new Answers(seed, seats);
  const order: Seat[] = [];
  let state = module.setup(options, seats, chanceOf(seed)).state;
  let moves = 0;
  const sides = (): Sides => bots.map((_, seat) => bench?.sideOf?.(state, seat) ?? null);
  /** Who is asked, and what the rules say to the answer: should it go wrong meanwhile, it is his fault. */
  let asked: string | null = null;
  let refusal: Message | null = null;
  const result = (outcome: Outcome | null, error: string | null): GameResult => ({
    outcome,
    turns: module.turn(state),
    moves,
    metrics: module.metrics(state, 'referee'),
    order,
    sides: sides(),
    error,
    ...(error === null || asked === null ? {} : { breach: { bot: asked, refusal } }),
  });
  try {
    for (;;) {
      const outcome = module.outcome(state);
      if (outcome !== null || moves >= maxMoves) {
        onTurn?.(module.metrics(state, 'referee'), sides(), moves);
        return result(outcome, null);
      }
      const turn = module.turn(state);
      const by = answers.next(awaitedOf(module, state), turn);
      if (bench?.together !== true && by !== 'referee' && !order.includes(by)) order.push(by);
      asked = by === 'referee' ? null : at(bots, by);
      const draws = answers.draws(by, turn);
      const move = by === 'referee' ? module.sample(state, by, draws) : at(players, by).choose(glanceOf(module, state, by), by, draws);
      refusal = module.check(state, { by, move });
      if (refusal !== null) throw new Error(`${asked ?? by} answered ${JSON.stringify(move)}, refused: ${refusal.key} (${refusal.clauses.join(', ')})`);
      asked = null;
      answers.answered(by, turn);
      moves++;
      onMove?.(by, move);
      const before = state;
      state = nextOf(module, before, { by, move }, chanceOf(seed));
      if (onTurn !== undefined && module.turn(state) !== turn) onTurn(module.metrics(state, 'referee'), sides(), moves);
    }
  } catch (error) {
    return result(null, error instanceof Error ? error.message : String(error));
  }
};
