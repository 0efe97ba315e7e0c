import { type Chance, type Draws, quickChance } from '#kernel/chance.ts';
import type { GameInput, GameModule, Seat } from '#kernel/game.ts';
import { awaitedOf } from '#kernel/match.ts';
import type { LogEntry } from '#kernel/messages.ts';
import { requireOptions } from '#kernel/options.ts';
import { requireSound } from './checks/steps.ts';
import type { Specs } from './forms.ts';
import { pickOne } from './random-player.ts';

/* Random games in numbers, for what a game says of each of its steps. */

const ENDLESS = 400_000;

/** Some value of some options, but for those that are left alone. */
export const someOptions = (specs: Specs, chance: Draws, isLeft: (name: string, spec: Specs[string]) => boolean): Readonly<Record<string, unknown>> => {
  const chosen: Record<string, unknown> = {};
  for (const [name, spec] of Object.entries(specs)) {
    if (chance.int(3) > 0 || isLeft(name, spec)) continue;
    if (spec.kind === 'choice') chosen[name] = pickOne<string>(spec.values, chance);
    if (spec.kind === 'flag') chosen[name] = chance.int(2) === 0;
    if (spec.kind === 'set') chosen[name] = spec.values.filter(() => chance.int(2) === 0);
  }
  return chosen;
};

/** The seat that the game waits for first. */
export const firstAwaited = <S>(module: Pick<GameModule<S, unknown, unknown, unknown>, 'pending' | 'awaited'>, state: S): Seat => {
  const [seat] = awaitedOf(module, state);
  if (typeof seat !== 'number') throw new Error('nobody is awaited');
  return seat;
};

interface Fuzz<S, M, O> {
  readonly inputOf: (state: S, chance: Draws) => GameInput<M, O>;
  /** An input of which the rules may say no: the next one is tried. */
  readonly mayBeRefused: (input: GameInput<M, O>) => boolean;
  /** After every step, which is sound. */
  readonly look: (before: S, after: S, input: GameInput<M, O>, log: readonly LogEntry[]) => void;
}

/** Plays to the end; says in how many steps. */
export const playFuzz = <S, M, V, O>(
  module: GameModule<S, M, V, O>,
  start: S,
  chance: Chance & Draws,
  { inputOf, mayBeRefused, look }: Fuzz<S, M, O>,
): number => {
  let state = start;
  let steps = 0;
  while (module.outcome(state) === null) {
    const input = inputOf(state, chance);
    const refusal = module.check(state, input);
    if (refusal !== null) {
      if (!mayBeRefused(input)) throw new Error(`a sample is refused: ${JSON.stringify([input, refusal])}`);
      continue;
    }
    const { state: next, log } = module.apply(state, input, chance);
    requireSound(module, next);
    look(state, next, input, log);
    state = next;
    if (++steps > ENDLESS) throw new Error('endless');
  }
  return steps;
};

/** A game of samples to its end, with all that was told of it. */
export const sampledGame = <S, M, V, O>(module: GameModule<S, M, V, O>, chosen: Partial<O>, seats: number, seed: number) => {
  const chance = quickChance(seed);
  const first = module.setup(requireOptions(module.options, chosen), seats, chance);
  let { state } = first;
  const log = [...first.log];
  while (module.outcome(state) === null) {
    const by = firstAwaited(module, state);
    const step = module.apply(state, { by, move: module.sample(state, by, chance) }, chance);
    ({ state } = step);
    log.push(...step.log);
  }
  return { state, log, outcome: module.outcome(state) };
};
