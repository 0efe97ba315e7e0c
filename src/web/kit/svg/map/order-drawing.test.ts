import { describe, expect, it } from 'vitest';
import type { Spot } from './box.ts';
import { byLayer, lineOf, type MapOrder, movedLine, type Places } from './order-drawing.tsx';

const SPOTS: Readonly<Record<string, readonly Spot[]>> = {
  par: [[0, 0]],
  bur: [[10, 0]],
  mar: [[10, 10]],
  lon: [[0, -10]],
  ENG: [[-5, -5]],
  MID: [[-20, 0]],
  bre: [[-10, 0]],
  // Drawn at both edges.
  PAC: [
    [-100, 0],
    [100, 0],
  ],
  cal: [[-90, 0]],
};
const PLACES: Places = {
  spots: (id, coast) => (coast === 'nc' ? [[99, 99]] : (SPOTS[id] ?? [])),
  unit: (id) => (['par', 'mar', 'lon', 'bre'].includes(id) ? { type: 'army' } : ['ENG', 'MID', 'PAC'].includes(id) ? { type: 'fleet' } : undefined),
};
const lineIn = (order: MapOrder, others: readonly MapOrder[] = []) => lineOf(PLACES, [order, ...others], order);

describe('the line of an order', () => {
  it('is an arrow, shorter where somebody stands', () => {
    expect(lineIn({ k: 'move', at: 'par', to: 'bur' })).toMatchObject({ kind: 'arrow', occupied: false, byConvoy: false, isRetreat: false });
    expect(lineIn({ k: 'retreat', at: 'par', to: 'mar' })).toMatchObject({ occupied: true, isRetreat: true });
  });

  it('of a support ends in the middle of the arrow it helps, or at the unit that holds', () => {
    expect(lineIn({ k: 'support', at: 'mar', of: 'par', to: 'bur' })).toEqual({ kind: 'support', from: [10, 10], to: [5, 0], isOfMove: true });
    expect(lineIn({ k: 'support', at: 'mar', of: 'par' })).toEqual({ kind: 'support', from: [10, 10], to: [0, 0], isOfMove: false });
  });

  it('passes through the fleets that carry an army, nearest first, and their own orders draw nothing more', () => {
    const move: MapOrder = { k: 'move', at: 'lon', to: 'bre' };
    const convoys: readonly MapOrder[] = [
      { k: 'convoy', at: 'MID', of: 'lon', to: 'bre' },
      { k: 'convoy', at: 'ENG', of: 'lon', to: 'bre' },
    ];
    expect(lineIn(move, convoys)).toMatchObject({
      byConvoy: true,
      points: [
        [0, -10],
        [-5, -5],
        [-20, 0],
        [-10, 0],
      ],
    });
    expect(convoys.map((convoy) => lineOf(PLACES, [move, ...convoys], convoy))).toEqual([null, null]);
    expect(lineIn({ k: 'convoy', at: 'ENG', of: 'lon', to: 'bre' })).toMatchObject({ kind: 'convoy', from: [-5, -5], to: [-10, 0] });
  });

  it('of a support for a convoyed army meets its last leg', () => {
    const support: MapOrder = { k: 'support', at: 'par', of: 'lon', to: 'bre' };
    expect(lineIn(support, [{ k: 'convoy', at: 'ENG', of: 'lon', to: 'bre' }])).toMatchObject({ to: [-7.5, -2.5] });
  });

  it('goes to a coast only for fleets', () => {
    expect(lineIn({ k: 'move', at: 'par', to: 'bur', coast: 'nc' })).toMatchObject({
      points: [
        [0, 0],
        [10, 0],
      ],
    });
    expect(lineIn({ k: 'move', at: 'ENG', to: 'bur', coast: 'nc' })).toMatchObject({
      points: [
        [-5, -5],
        [99, 99],
      ],
    });
  });

  it('leaves a place drawn twice from the nearer drawing', () => {
    expect(lineIn({ k: 'move', at: 'PAC', to: 'cal' })).toMatchObject({
      points: [
        [-100, 0],
        [-90, 0],
      ],
    });
    expect(lineIn({ k: 'fire', from: 'bur', target: 'PAC' })).toEqual({ kind: 'shot', from: [10, 0], to: [100, 0] });
  });

  it('is a ring round those who hold or are built, a cross over those who go', () => {
    const kinds = (['hold', 'build', 'disband', 'remove'] as const).map((k) => lineIn({ k, at: 'par' })?.kind);
    expect(kinds).toEqual(['ring', 'ring', 'cross', 'cross']);
  });

  it('can be drawn at another scale', () => {
    const line = lineIn({ k: 'move', at: 'par', to: 'bur' });
    expect(line === null ? null : movedLine(line, ([x, y]) => [x * 2, y + 1])).toMatchObject({
      points: [
        [0, 1],
        [20, 1],
      ],
    });
  });

  it('of a move lies over those of supports, and a missile over all', () => {
    const orders: readonly MapOrder[] = [
      { k: 'fire', from: 'par', target: 'bur' },
      { k: 'move', at: 'par', to: 'bur' },
      { k: 'support', at: 'mar', of: 'par' },
      { k: 'hold', at: 'lon' },
    ];
    expect(orders.toSorted(byLayer).map(({ k }) => k)).toEqual(['hold', 'support', 'move', 'fire']);
  });
});
