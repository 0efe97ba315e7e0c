import type { FormOffer } from '#kernel/forms.ts';
import type { Offer } from '#kernel/game.ts';
import { describe, expect, it } from 'vitest';
import type { OfferRank } from '../game-page.ts';
import { arrange, isSlip } from './arrange.ts';

const label = { key: 'k', clauses: [] };
const move = (type: string, target = 0): Offer<unknown> => ({ kind: 'move', label, move: { type, target } });
const rank = (offer: Offer<unknown>): OfferRank => {
  const type = offer.kind === 'move' ? JSON.stringify(offer.move) : offer.type;
  return type.includes('pass') ? 'passive' : type.includes('tell') ? 'instruction' : 'usual';
};
const types = (groups: readonly { readonly type: string }[]) => groups.map(({ type }) => type.replace('move ', ''));

describe('offers in the bar', () => {
  it('keeps the order of the game, puts passive moves last and instructions apart', () => {
    const { usual, passive, others, instructions } = arrange([move('pass'), move('buy'), move('tell'), move('sell')], rank);
    expect(types(usual)).toEqual(['buy', 'sell']);
    expect(types(passive)).toEqual(['pass']);
    expect(others).toEqual([]);
    expect(types(instructions)).toEqual(['tell']);
  });

  it('makes one button of one thing to do in several ways', () => {
    const { usual } = arrange([move('option', 1), move('buy'), move('option', 2)], rank);
    expect(types(usual)).toEqual(['option', 'buy']);
    expect(usual[0]?.offers).toHaveLength(2);
  });

  it('goes by the game’s own grouping where it has one', () => {
    const byTarget = (offer: Offer<unknown>): string => JSON.stringify(offer.kind === 'move' ? offer.move : offer.type);
    const { usual } = arrange([move('option', 1), move('buy'), move('option', 2), move('option', 1)], rank, byTarget);
    expect(usual.map(({ offers }) => offers.length)).toEqual([2, 1, 1]);
  });

  it('shows five things at most, the rest behind a button, the passive one always in sight', () => {
    const { usual, others, passive } = arrange([...['a', 'b', 'c', 'd', 'e', 'f'].map((type) => move(type)), move('pass')], rank);
    expect(types(usual)).toEqual(['a', 'b', 'c']);
    expect(types(passive)).toEqual(['pass']);
    expect(types(others)).toEqual(['d', 'e', 'f']);
  });
});

describe('a form of one number', () => {
  it('fits into the bar, whatever else of it is settled already', () => {
    const number = { kind: 'int', name: 'n', min: 1, max: 4, step: 1 } as const;
    const target = (...from: readonly string[]) => ({ kind: 'pick', name: 'security', from, min: 1, max: 1 }) as const;
    const form = (...fields: FormOffer['fields']): FormOffer => ({ kind: 'form', label, type: 'buy', fields });
    expect([form(number), form(target('MAR'), number), form(target('MAR', 'POL'), number), form(number, { ...number, name: 'm' })].map(isSlip)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
