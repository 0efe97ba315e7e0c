import { describe, expect, it } from 'vitest';
import { players, position } from '../testing/position.ts';
import { choiceOrder, placesLeft } from './roles.tsx';

const chosen = (roles: readonly ('C' | 'M' | null)[]) =>
  position({ first: 4, players: players.map((player, seat) => Object.assign({}, player, { role: roles[seat] ?? null })) });

describe('the choice of a camp', () => {
  it('[AM-3.5] goes clockwise from the first chooser', () => {
    expect(choiceOrder(chosen([]))).toEqual([4, 5, 0, 1, 2, 3]);
  });

  it('[AM-13.9] [AM-8.1.2] shows the places left in each camp', () => {
    const view = chosen(['M', null, null, null, 'C', 'M']);
    expect([placesLeft(view, 'C'), placesLeft(view, 'M')]).toEqual([2, 1]);
    expect(placesLeft(chosen(['M', 'M', null, null, 'C', 'M']), 'M')).toBe(0);
  });
});
