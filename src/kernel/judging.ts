import type { Actor, GameModule } from './game.ts';
import type { Message } from './messages.ts';
import { sampling } from './sampling.ts';
import { tableMessage } from './table-messages.ts';

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
