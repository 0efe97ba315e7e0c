import type { GameModule, Way } from '#kernel/game.ts';
import { drawMove } from '#kernel/sampling.ts';
import { inputs } from './inputs.ts';
import { decode } from './moves.ts';
import type { Move, Options, State, View } from './types.ts';

/*
 * Any legal move (MM-12.6), but seldom on credit, and seldom a card thrown away that could be played: at even odds every company
 * of the simulation variant is ruined before it grows.
 */

type Module = GameModule<State, Move, View, Options>;

/** One move in so many is drawn from everything that is offered. */
const ANYTHING_ONE_IN = 32;

/** Can it do without a credit? */
const isSober = (way: Way<Move>): boolean => {
  if (way.kind === 'move') return way.move.type !== 'discardCard' && !('borrow' in way.move && way.move.borrow > 0);
  return way.type !== 'takeCredit' && !way.fields.some((field) => field.name === 'borrow' && field.kind === 'int' && field.min > 0);
};

const withoutCredit = (way: Way<Move>): Way<Move> =>
  way.kind === 'form' && way.fields.some((field) => field.name === 'borrow')
    ? { ...way, fields: way.fields.map((field) => (field.name === 'borrow' && field.kind === 'int' ? { ...field, max: 0 } : field)) }
    : way;

export const sample: Module['sample'] = (state, actor, chance) => {
  const sober = chance.int(ANYTHING_ONE_IN) === 0 ? [] : inputs.ways(state, actor).filter(isSober);
  if (sober.length === 0) return inputs.sample(state, actor, chance);
  return drawMove({ decode, check: inputs.check }, state, actor, sober.map(withoutCredit), chance);
};
