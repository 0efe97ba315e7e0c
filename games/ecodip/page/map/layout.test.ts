import { describe, expect, it } from 'vitest';
import { contains } from '#web/kit/svg/map/box.ts';
import { provinceIds, spotsAt, WORLD } from './geometry.ts';
import { layoutOf, PLATE_SHARES } from './layout.ts';
import { PLATES } from './plates.ts';

const COASTS = ['ce', 'cn', 'co', 'cs'];

describe('the atlas on a screen', () => {
  it('has the plates below the world only where all of it is seen without scrolling', () => {
    // 1680 × 1000 leaves the map about 1250 × 680; 1920 × 1400 about 1430 × 1080.
    expect(layoutOf({ width: 1250, height: 680 }).platesWidth).toBeNull();
    const { platesWidth } = layoutOf({ width: 1430, height: 1080 });
    expect(platesWidth).toBeGreaterThan(1000);
    const world = ((platesWidth ?? 0) * WORLD.height) / WORLD.width;
    const plates = (platesWidth ?? 0) / PLATE_SHARES.reduce((sum, share) => sum + share, 0);
    expect(world + plates).toBeLessThan(1080 - 120);
  });

  it('opens with the whole world where it can be read, and keeps the legend in sight where it has room', () => {
    expect(layoutOf({ width: 1250, height: 690 })).toMatchObject({ isSmall: false, opensWhole: true });
    expect(layoutOf({ width: 1250, height: 720 }).hasLegend).toBe(true);
    expect(layoutOf({ width: 1250, height: 600 }).hasLegend).toBe(false);
    expect(layoutOf({ width: 840, height: 500 })).toMatchObject({ isSmall: false, opensWhole: false });
    expect(layoutOf({ width: 390, height: 700 })).toMatchObject({ isSmall: true, opensWhole: false });
  });

  it.each(PLATES)('no unit is cut by the edge of plate $number', ({ box: { x, y, width, height } }) => {
    const inner = { x: x + 4, y: y + 4, width: width - 8, height: height - 8 };
    const outer = { x: x - 3, y: y - 3, width: width + 6, height: height + 6 };
    const spots = provinceIds.flatMap((id) => [...spotsAt(id), ...COASTS.flatMap((coast) => spotsAt(id, coast))].map((spot) => ({ id, spot })));
    expect(spots.filter(({ spot }) => contains(outer, spot) && !contains(inner, spot)).map(({ id }) => id)).toEqual([]);
  });

  it('[EC-2.9.3] plates enlarge Europe with the Mediterranean, Japan and Korea, the Caribbean, and South-East Asia', () => {
    const on = PLATES.map(
      ({ box }) =>
        (id: string) =>
          spotsAt(id).some((spot) => contains(box, spot)),
    );
    const missing = [
      ['par', 'lon', 'esp', 'por', 'nap', 'gre', 'tur', 'mos', 'sue', 'MOC', 'ADR', 'ION', 'EGE', 'MOR', 'MNR', 'MBA', 'MDN'],
      ['tok', 'osa', 'hir', 'yok', 'aom', 'kyo', 'cre', 'MJP'],
      ['cub', 'hai', 'gua', 'pan', 'mex', 'CAR', 'GMX'],
      ['tha', 'vie', 'lao', 'mly', 'sum', 'bor', 'jav', 'phi', 'png', 'MCM', 'MJA'],
    ].map((ids, index) => ids.filter((id) => on[index]?.(id) !== true));
    expect(missing).toEqual([[], [], [], []]);
  });

  it.each(PLATES)('no unit stands under the name of plate $number', ({ number, box }) => {
    // How wide the plate is at least, when the world is 1000 wide, and how wide its name, in pixels.
    const [least = 0, name = 0] = { 1: [420, 210], 2: [270, 150], 3: [320, 115], 4: [320, 150] }[number] ?? [];
    const scale = least / box.width;
    const [width, height] = [name / scale, 34 / scale];
    const corner = number === 4 ? { x: box.x + box.width - width, y: box.y, width, height } : { x: box.x, y: box.y + box.height - height, width, height };
    expect(provinceIds.filter((id) => spotsAt(id).some((spot) => contains(corner, spot)))).toEqual([]);
  });
});
