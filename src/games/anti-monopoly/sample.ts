import { type Actor, type Chance, type GameModule, sampling } from '#kernel';
import { askedSeats, phaseAt } from './engine.ts';
import { inputs } from './inputs.ts';
import { decode } from './moves.ts';
import type { Move, Options, State, View } from './types.ts';

type Module = GameModule<State, Move, View, Options>;

const offers: Module['offers'] = (state, actor) => inputs.offers(state, actor).filter((offer) => offer.kind === 'form' || offer.move.type !== 'resign');

const anyOffer = sampling<State, Move, View, Options>({ ...inputs, offers, decode });

/** Most of what is offered is a trade, and one offer a resignation: a random player mostly does what the rules would do for him, and never resigns. */
export const sample: Module['sample'] = (state: State, actor: Actor, chance: Chance): Move => {
  const playsOn = actor !== 'referee' && askedSeats(state).includes(actor) && chance.int(3) > 0;
  return playsOn ? phaseAt(state).timeout(state, state.table.point, actor) : anyOffer(state, actor, chance);
};
