import { at } from './collections.ts';
import { fillForm } from './forms.ts';
import type { GameModule } from './game.ts';
import { waysOf } from './match.ts';

const ENOUGH_TRIES = 1000;

/**
 * Any legal move of an actor: one of his offers, a form filled at random. Where the game judges a form, one that `check` refuses is
 * tried again, with another offer.
 */
export const sampling =
  <S, M, V, O>(game: Pick<GameModule<S, M, V, O>, 'offers' | 'ways' | 'decode' | 'check'>): GameModule<S, M, V, O>['sample'] =>
  (state, actor, chance) => {
    const choices = waysOf(game, state, actor);
    for (let tries = 0; tries < ENOUGH_TRIES; tries++) {
      const offer = at(choices, chance.int(choices.length));
      if (offer.kind === 'move') return offer.move;
      const move = game.decode(fillForm(offer, chance));
      if (move !== null && (offer.judged !== true || game.check(state, { by: actor, move }) === null)) return move;
    }
    throw new Error(`no offer to ${actor} could be filled`);
  };
