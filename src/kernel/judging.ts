import type { Actor, GameModule, Way } from './game.ts';
import type { Message } from './messages.ts';
import { tableMessage } from './table-messages.ts';
import type { Draws } from './chance.ts';
import { at } from './collections.ts';
import { fillForm } from './forms.ts';
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

const MALFORMED: Message = tableMessage('table.malformedInput');

/** A game that may leave out `sample`. */
type Sampled<S, M, V, O> = Omit<GameModule<S, M, V, O>, 'sample'> & Partial<Pick<GameModule<S, M, V, O>, 'sample'>>;

const isActor = (by: Actor): boolean => by === 'referee' || Number.isSafeInteger(by);

/**
 * The same game with a judge who also hears callers inside the program: what types cannot forbid (half a title, NaN, a chair
 * between two chairs) has not the shape of a move, and is refused as it would be off the wire. Where the game does not say how
 * anybody might move, he takes any of his offers.
 */
export const judging = <S, M, V, O>(game: Sampled<S, M, V, O>): GameModule<S, M, V, O> => ({
  sample: sampling(game),
  ...game,
  check: (state, input) => {
    if (input.by !== 'table') return isActor(input.by) && game.decode(input.move) !== null ? game.check(state, input) : MALFORMED;
    return input.event === 'amend' || Number.isSafeInteger(input.seat) ? game.check(state, input) : MALFORMED;
  },
});
