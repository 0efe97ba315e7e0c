import { describe, expect, it } from 'vitest';
import { provinceIds, spotsAt, WORLD } from './geometry.ts';
import { boxOf, kept, lookingAt, mostSpan, moved, stepTo, zoomed, zoomedAt } from './view.ts';

const PHONE = { width: 390, height: 356 };
const WIDE = { width: 1330, height: (1330 * WORLD.height) / WORLD.width };

const isWithin = (view: Parameters<typeof boxOf>[0], size: typeof PHONE): boolean => {
  const { x, y, width, height } = boxOf(view, size);
  const slack = 0.001;
  return x >= -slack && y >= -slack && x + width <= WORLD.width + slack && y + height <= WORLD.height + slack;
};

describe('the view of a sheet', () => {
  it('shows the whole world on a wide sheet, and as much as fits on a phone', () => {
    expect(Math.round(mostSpan(WIDE))).toBe(WORLD.width);
    expect(mostSpan(PHONE)).toBeLessThan(WORLD.width / 1.9);
  });

  it('never leaves the drawing, wherever it is dragged', () => {
    for (const id of provinceIds) {
      expect(isWithin(lookingAt(id, 130, PHONE), PHONE)).toBe(true);
      expect(isWithin(moved(lookingAt(id, 130, PHONE), 900, -900, PHONE), PHONE)).toBe(true);
    }
  });

  it('enlarges and reduces within bounds, and back again', () => {
    const start = lookingAt('par', 300, PHONE);
    expect(zoomed(zoomed(start, 1, PHONE), -1, PHONE).span).toBeCloseTo(start.span);
    let far = start;
    let near = start;
    for (let i = 0; i < 20; i++) [far, near] = [zoomed(far, -1, PHONE), zoomed(near, 1, PHONE)];
    expect(far.span).toBe(mostSpan(PHONE));
    expect(near.span).toBe(60);
  });

  it('keeps the place under the fingers where it is', () => {
    const start = lookingAt('kaz', 400, WIDE);
    const [x, y] = spotsAt('kaz')[0] ?? [0, 0];
    const before = boxOf(start, WIDE);
    const after = boxOf(zoomedAt(start, 1.3, [x + 20, y], WIDE), WIDE);
    expect((x + 20 - after.x) / after.width).toBeCloseTo((x + 20 - before.x) / before.width);
  });

  it('is kept when it already fits', () => {
    const view = lookingAt('par', 200, WIDE);
    expect(kept(view, WIDE)).toEqual(view);
  });

  it('reaches every province with the arrow keys', () => {
    const reached = new Set(['par']);
    const waiting = ['par'];
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      const from = id;
      for (const direction of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const) {
        const next = stepTo(from, direction);
        if (!reached.has(next)) waiting.push(next);
        reached.add(next);
      }
    }
    expect(provinceIds.filter((id) => !reached.has(id))).toEqual([]);
  });
});
