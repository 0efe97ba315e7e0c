import type { Chance } from '#kernel/chance.ts';
import type { Actor, GameModule } from '#kernel/game.ts';
import { sampling } from '#kernel/sampling.ts';
import { askedSeats, phaseAt } from './engine.ts';
import { inputs } from './inputs.ts';
import { decode } from './moves.ts';
import type { Move, Options, State, View } from './types.ts';

type Module = GameModule<State, Move, View, Options>;

const ways: Module['ways'] = (state, actor) => inputs.ways(state, actor).filter((way) => way.kind === 'form' || way.move.type !== 'resign');

const anyOffer = sampling<State, Move, View, Options>({ ...inputs, ways, decode });

/** Most of what is offered is a trade, and one offer a resignation: a random player mostly does what the rules would do for him, and never resigns. */
export const sample: Module['sample'] = (state: State, actor: Actor, chance: Chance): Move => {
  const playsOn = actor !== 'referee' && askedSeats(state).includes(actor) && chance.int(3) > 0;
  return playsOn ? phaseAt(state).timeout(state, state.table.point, actor) : anyOffer(state, actor, chance);
};
