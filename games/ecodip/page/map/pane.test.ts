import { expect, it } from 'vitest';
import { contains } from '#web/kit/svg/map/box.ts';
import { stepTo } from '#web/kit/svg/map/gestures.ts';
import { boxOf, wholeView } from '#web/kit/svg/map/view.ts';
import { provinceIds, spotsAt, unitSpots, WORLD } from './geometry.ts';
import { framing, lookingAt, paneOf, viewFor } from './pane.ts';

const PHONE = { width: 390, height: 356 };

it('a province one looks at is in sight, wherever it lies', () => {
  expect(provinceIds.filter((id) => !contains(boxOf(lookingAt(id, PHONE), PHONE), spotsAt(id)[0] ?? [-1, -1]))).toEqual([]);
});

it('several provinces come into sight together, as near as they allow', () => {
  const close = framing(['ode', 'kie', 'rou'], PHONE);
  const far = framing(['mos', 'nyo'], PHONE);
  for (const [ids, view] of [
    [['ode', 'kie', 'rou'], close],
    [['mos', 'nyo'], far],
  ] as const)
    expect(ids.filter((id) => !contains(boxOf(view, PHONE), spotsAt(id)[0] ?? [-1, -1]))).toEqual([]);
  expect(close.span).toBeLessThan(far.span / 2);
});

it('what lies over the foot of a small map covers nothing that it was to show', () => {
  for (const ids of [
    ['cen', 'ken'],
    ['zai', 'tan'],
    ['pie', 'rou'],
  ]) {
    const { y, height } = boxOf(framing(ids, PHONE, 0.5), PHONE);
    expect(ids.filter((id) => (spotsAt(id)[0]?.[1] ?? 0) > y + height / 2)).toEqual([]);
  }
});

it.each([{ width: 1020, height: 480 }, { width: 760, height: 460 }, PHONE])(
  'a unit that the map goes to is clear of the small world in the corner of $width × $height',
  (size) => {
    const whole = wholeView(paneOf(size));
    const covered = provinceIds.filter((id) => {
      const { x, y, width, height } = boxOf(viewFor(id, whole, size) ?? whole, size);
      const unit = width / size.width;
      // At the foot of the world nothing is beyond, and what lies there cannot be brought up.
      const isAtEdge = y + height >= WORLD.height - 1 || x + width >= WORLD.width - 1;
      return !isAtEdge && spotsAt(id).every(([px, py]) => px > x + width - 158 * unit && py > y + height - 90 * unit);
    });
    expect(covered).toEqual([]);
  },
);

it('the arrow keys reach every province', () => {
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
      const next = stepTo(unitSpots, from, direction);
      if (!reached.has(next)) waiting.push(next);
      reached.add(next);
    }
  }
  expect(provinceIds.filter((id) => !reached.has(id))).toEqual([]);
});
