import { type GameModule, type Way, sampling } from '#kernel';
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

/** The same offer without a credit, if it can do without. */
const sober = (offer: Way<Move>): readonly Way<Move>[] => {
  if (offer.kind === 'move') return offer.move.type === 'discardCard' || ('borrow' in offer.move && offer.move.borrow > 0) ? [] : [offer];
  if (offer.type === 'takeCredit' || offer.fields.some((field) => field.name === 'borrow' && field.kind === 'int' && field.min > 0)) return [];
  return [{ ...offer, fields: offer.fields.map((field) => (field.name === 'borrow' && field.kind === 'int' ? { ...field, max: 0 } : field)) }];
};

export const sample: Module['sample'] = (state, actor, chance) => {
  const offers = chance.int(ANYTHING_ONE_IN) === 0 ? [] : inputs.ways(state, actor).flatMap(sober);
  const draw: Module['sample'] =
    offers.length === 0 ? inputs.sample : sampling<State, Move, View, Options>({ decode, check: inputs.check, offers: inputs.offers, ways: () => offers });
  return draw(state, actor, chance);
};
