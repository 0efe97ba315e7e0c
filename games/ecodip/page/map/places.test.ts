import { describe, expect, it } from 'vitest';
import { lineOf, type MapOrder } from '#web/kit/svg/map/order-drawing.tsx';
import { spotsAt, WORLD } from './geometry.ts';
import { isElsewhere, placesOf } from './marks-layer.tsx';
import { PLATES } from './plates.ts';
import { startPosition } from './testing/position.ts';
import type { MapPosition } from './types.ts';

const at = (id: string) => spotsAt(id)[0];
const lineIn = (position: MapPosition, order: MapOrder, others: readonly MapOrder[] = []) => lineOf(placesOf(position), [order, ...others], order);

const CONVOY: MapPosition = {
  ...startPosition,
  units: [
    { power: 'EOC', type: 'army', loc: 'lon' },
    { power: 'EOC', type: 'fleet', loc: 'MDN' },
    { power: 'EOC', type: 'army', loc: 'ham' },
  ],
};

describe('the lines of orders', () => {
  it('run from the unit to where it goes', () => {
    expect(lineIn(CONVOY, { k: 'move', at: 'ham', to: 'ber' })).toEqual({
      kind: 'arrow',
      points: [at('ham'), at('ber')],
      byConvoy: false,
      isRetreat: false,
      occupied: false,
    });
  });

  it('pass through the fleets that carry an army', () => {
    const line = lineIn(CONVOY, { k: 'move', at: 'lon', to: 'nor' }, [{ k: 'convoy', at: 'MDN', of: 'lon', to: 'nor' }]);
    expect(line).toMatchObject({ points: [at('lon'), at('MDN'), at('nor')], byConvoy: true });
  });

  it('start on the coast where a fleet stands', () => {
    expect(lineIn(startPosition, { k: 'move', at: 'esp', to: 'ACO' })).toMatchObject({ points: [spotsAt('esp', 'ce')[0], at('ACO')] });
  });

  it('[EC-2.8.2] leave by the edge that is near', () => {
    const line = lineIn({ ...startPosition, units: [{ power: 'USA', type: 'fleet', loc: 'XXX' }] }, { k: 'move', at: 'XXX', to: 'PNO' });
    expect(line?.kind === 'arrow' ? (line.points[0]?.[0] ?? 0) : 0).toBeGreaterThan(WORLD.width / 2);
    const west = lineIn({ ...startPosition, units: [{ power: 'USA', type: 'fleet', loc: 'XXX' }] }, { k: 'move', at: 'XXX', to: 'PNE' });
    expect(west?.kind === 'arrow' ? (west.points[0]?.[0] ?? WORLD.width) : WORLD.width).toBeLessThan(WORLD.width / 2);
  });

  it('are left to a plate when they lie wholly on it', () => {
    const boxes = PLATES.map(({ box }) => box);
    const orders: readonly MapOrder[] = [
      { k: 'move', at: 'par', to: 'bel' },
      { k: 'fire', from: 'par', target: 'tib' },
    ];
    expect(orders.map((order) => lineIn(startPosition, order)).map((line) => line !== null && isElsewhere(line, boxes))).toEqual([true, false]);
  });
});
