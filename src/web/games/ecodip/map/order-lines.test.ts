import { describe, expect, it } from 'vitest';
import { spotsAt, WORLD } from './geometry.ts';
import { isElsewhere, lineOf } from './order-lines.ts';
import { PLATES } from './plates.ts';
import { startPosition } from './testing/position.ts';
import type { DrawnOrder, MapOrder, MapPosition } from './types.ts';

const written = (order: MapOrder, power = 'EOC'): DrawnOrder => ({ power, order, outcome: 'written' });
const at = (id: string) => spotsAt(id)[0];

const CONVOY: MapPosition = {
  ...startPosition,
  units: [
    { power: 'EOC', type: 'army', loc: 'lon' },
    { power: 'EOC', type: 'fleet', loc: 'MDN' },
    { power: 'EOC', type: 'army', loc: 'ham' },
  ],
};
const CONVOYED = [written({ k: 'move', at: 'lon', to: 'nor' }), written({ k: 'convoy', at: 'MDN', of: 'lon', to: 'nor' })];

describe('the lines of orders', () => {
  it('run from the unit to where it goes', () => {
    const order = written({ k: 'move', at: 'ham', to: 'ber' });
    expect(lineOf(CONVOY, [order], order)).toEqual({ kind: 'arrow', points: [at('ham'), at('ber')], byConvoy: false, isRetreat: false, occupied: false });
  });

  it('pass through the fleets that carry an army, whose own orders draw nothing more', () => {
    const [move, convoy] = CONVOYED;
    if (move === undefined || convoy === undefined) throw new Error('two orders');
    expect(lineOf(CONVOY, CONVOYED, move)).toMatchObject({ points: [at('lon'), at('MDN'), at('nor')], byConvoy: true });
    expect(lineOf(CONVOY, CONVOYED, convoy)).toBeNull();
    expect(lineOf(CONVOY, [convoy], convoy)).toMatchObject({ kind: 'convoy' });
  });

  it('of supports end in the middle of the arrow they help', () => {
    const support = written({ k: 'support', at: 'par', of: 'ham', to: 'ber' });
    const [x1 = 0, y1 = 0] = at('ham') ?? [];
    const [x2 = 0, y2 = 0] = at('ber') ?? [];
    expect(lineOf(startPosition, [support], support)).toMatchObject({ kind: 'support', from: at('par'), to: [(x1 + x2) / 2, (y1 + y2) / 2], isOfMove: true });
  });

  it('start on the coast where a fleet stands', () => {
    const order = written({ k: 'move', at: 'esp', to: 'ACO' });
    expect(lineOf(startPosition, [order], order)).toMatchObject({ points: [spotsAt('esp', 'ce')[0], at('ACO')] });
  });

  it('leave by the edge that is near', () => {
    const order = written({ k: 'move', at: 'XXX', to: 'PNO' }, 'USA');
    const line = lineOf({ ...startPosition, units: [{ power: 'USA', type: 'fleet', loc: 'XXX' }] }, [order], order);
    expect(line?.kind === 'arrow' ? (line.points[0]?.[0] ?? 0) : 0).toBeGreaterThan(WORLD.width / 2);
  });

  it('are left to a plate when they lie wholly on it', () => {
    const boxes = PLATES.map(({ box }) => box);
    const lines = [written({ k: 'move', at: 'par', to: 'bel' }), written({ k: 'fire', from: 'par', target: 'tib' })].map((order) =>
      lineOf(startPosition, [order], order),
    );
    expect(lines.map((line) => line !== null && isElsewhere(line, boxes))).toEqual([true, false]);
  });
});
