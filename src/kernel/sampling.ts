import type { Draws } from './chance.ts';
import { at } from './collections.ts';
import { fillForm } from './forms.ts';
import type { Actor, GameModule, Way } from './game.ts';
import { waysOf } from './match.ts';

const ENOUGH_TRIES = 1000;

/**
 * One of these ways of an actor, a form filled at random. Where the game judges a form, one that `check` refuses is tried again, with
 * another way.
 */
export const drawMove = <S, M, V, O>(
  { decode, check }: Pick<GameModule<S, M, V, O>, 'decode' | 'check'>,
  state: S,
  actor: Actor,
  ways: readonly Way<M>[],
  chance: Draws,
): M => {
  for (let tries = 0; tries < ENOUGH_TRIES; tries++) {
    const way = at(ways, chance.int(ways.length));
    if (way.kind === 'move') return way.move;
    const move = decode(fillForm(way, chance));
    if (move !== null && (way.judged !== true || check(state, { by: actor, move }) === null)) return move;
  }
  throw new Error(`no offer to ${actor} could be filled`);
};

/** Any legal move of an actor. */
export const sampling =
  <S, M, V, O>(game: Pick<GameModule<S, M, V, O>, 'offers' | 'ways' | 'decode' | 'check'>): GameModule<S, M, V, O>['sample'] =>
  (state, actor, chance) =>
    drawMove(game, state, actor, waysOf(game, state, actor), chance);
