import type { Offer } from '#kernel';
import { describe, expect, it } from 'vitest';
import type { OfferRank } from '../game-page.ts';
import { arrange } from './arrange.ts';

const label = { key: 'k', clauses: [] };
const move = (type: string, target = 0): Offer<unknown> => ({ kind: 'move', label, move: { type, target } });
const rank = (offer: Offer<unknown>): OfferRank => {
  const type = offer.kind === 'move' ? JSON.stringify(offer.move) : offer.type;
  return type.includes('pass') ? 'passive' : type.includes('tell') ? 'instruction' : 'usual';
};
const types = (groups: readonly { readonly type: string }[]) => groups.map(({ type }) => type.replace('move ', ''));

describe('offers in the bar', () => {
  it('keeps the order of the game, puts passive moves last and instructions apart', () => {
    const { shown, others, instructions } = arrange([move('pass'), move('buy'), move('tell'), move('sell')], rank);
    expect(types(shown)).toEqual(['buy', 'sell', 'pass']);
    expect(others).toEqual([]);
    expect(types(instructions)).toEqual(['tell']);
  });

  it('makes one button of one thing to do in several ways', () => {
    const { shown } = arrange([move('option', 1), move('buy'), move('option', 2)], rank);
    expect(types(shown)).toEqual(['option', 'buy']);
    expect(shown[0]?.offers).toHaveLength(2);
  });

  it('shows five things at most, the rest behind a button, the passive one always in sight', () => {
    const { shown, others } = arrange([...['a', 'b', 'c', 'd', 'e', 'f'].map((type) => move(type)), move('pass')], rank);
    expect(types(shown)).toEqual(['a', 'b', 'c', 'pass']);
    expect(types(others)).toEqual(['d', 'e', 'f']);
  });
});
