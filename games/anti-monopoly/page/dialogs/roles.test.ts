import { describe, expect, it } from 'vitest';
import { players, position } from '../testing/position.ts';
import { choiceOrder, givenCamp, placesLeft } from './roles.tsx';

const chosen = (roles: readonly ('C' | 'M' | null)[]) =>
  position({ first: 4, players: players.map((player, seat) => Object.assign({}, player, { role: roles[seat] ?? null })) });

describe('the choice of a camp', () => {
  it('[AM-3.5] goes clockwise from the first chooser', () => {
    expect(choiceOrder(chosen([]))).toEqual([4, 5, 0, 1, 2, 3]);
  });

  it('[AM-3.5] [AM-13.9] knows who was given a camp because the other was full, or by lot', () => {
    const roles = ['M', 'C', 'C', 'C', 'M', 'M'] as const;
    // Chosen in the order 4, 5, 0, 1, 2, 3: after three monopolists nobody is asked any more.
    expect([4, 5, 0, 1, 2, 3].map((seat) => givenCamp(chosen(roles), seat))).toEqual([null, null, null, 'full', 'full', 'full']);
    expect(givenCamp(chosen(['C', 'M', 'C', 'M', 'C', 'M']), 3)).toBe('full');
    expect(givenCamp(chosen(['C', 'M', 'C', 'M', 'C', 'M']), 1)).toBeNull();
    expect(givenCamp(position({}, { roleAssignment: 'random' }), 1)).toBe('drawn');
  });

  it('[AM-13.9] [AM-8.1.2] shows the places left in each camp', () => {
    const view = chosen(['M', null, null, null, 'C', 'M']);
    expect([placesLeft(view, 'C'), placesLeft(view, 'M')]).toEqual([2, 1]);
    expect(placesLeft(chosen(['M', 'M', null, null, 'C', 'M']), 'M')).toBe(0);
  });
});
