import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { worldOf } from '#games/ecodip/data/world.ts';
import { describe, expect, it } from 'vitest';
import { borders, nearestSpots, provinceIds, ringsOf, type Spot, spotsAt, WORLD } from './geometry.ts';

const world = worldOf({ russia: 'six' });

/** Even–odd, as the page fills shapes. */
const isInside = (id: string, [x, y]: Spot): boolean => {
  let inside = false;
  for (const ring of ringsOf(id))
    for (const [index, [x1, y1]] of ring.entries()) {
      const [x2, y2] = ring[(index + 1) % ring.length] ?? [x1, y1];
      if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside;
    }
  return inside;
};

const pair = (a: string, b: string): string => [a, b].toSorted().join('–');

const played = new Set(
  world.board.provinces.flatMap(({ id, army = [], fleet = [] }) => {
    // One list, or one for each coast.
    const sailing = Object.values<string | readonly string[]>(fleet).flat();
    return [...army, ...sailing.map((place) => place.slice(0, 3))].map((other) => pair(id, other));
  }),
);

const drawn = new Set(
  borders.filter(({ sides, isDecoration }) => !isDecoration && sides.every((id) => world.find(id) !== undefined)).map(({ sides: [a, b] }) => pair(a, b)),
);

describe('the drawing of the world', () => {
  it('[EC-2.5.1] has a shape for each of the 224 provinces', () => {
    expect(provinceIds).toHaveLength(224);
    expect(provinceIds.toSorted()).toEqual(world.provinces.map(({ id }) => id).toSorted());
    expect(provinceIds.filter((id) => ringsOf(id).length === 0)).toEqual([]);
  });

  it('stands every unit inside its own province, at both edges where it has two', () => {
    const outside = provinceIds.filter((id) => !spotsAt(id).every((spot) => isInside(id, spot)));
    expect(outside).toEqual([]);
  });

  it('[EC-2.9.1] draws every border of the game except those at the Pole', () => {
    expect(played.size).toBe(654);
    expect([...played].filter((border) => !drawn.has(border)).toSorted()).toEqual(['MBE–MGR', 'MBE–MNO', 'MBE–MSI', 'MGR–MSI', 'MGR–VVV', 'MNO–VVV']);
  });

  it('[EC-2.9.3] draws no other border between provinces than the two it bars', () => {
    expect([...drawn].filter((border) => !played.has(border)).toSorted()).toEqual(['MRG–isr', 'sib–skg']);
  });

  it('[EC-2.8.2] draws the five doubled squares, and only them, at both edges', () => {
    const reaches = (id: string, x: number): boolean => ringsOf(id).some((ring) => ring.some((spot) => spot[0] === x));
    expect(provinceIds.filter((id) => reaches(id, 0) && reaches(id, WORLD.width)).toSorted()).toEqual(['VVV', 'WWW', 'XXX', 'YYY', 'ZZZ']);
    expect(provinceIds.filter((id) => spotsAt(id).length === 2).toSorted()).toEqual(['VVV', 'WWW', 'XXX', 'YYY', 'ZZZ']);
  });

  it('[EC-2.8.4] has a place for fleets on both coasts of a province with two, apart from each other', () => {
    const doubled = world.provinces.filter(({ coasts }) => coasts.length === 2);
    expect(doubled.map(({ id }) => id).toSorted()).toEqual(['ara', 'col', 'esp', 'gua', 'len', 'mex', 'que']);
    for (const { id, coasts } of doubled) {
      const places = coasts.flatMap((coast) => spotsAt(id, coast));
      expect([id, places.map((spot) => isInside(id, spot))]).toEqual([id, [true, true]]);
      const [[x1, y1] = [0, 0], [x2, y2] = [0, 0]] = places;
      expect([id, Math.hypot(x1 - x2, y1 - y2) > 3]).toEqual([id, true]);
    }
  });

  it('[EC-2.8.5] leaves the Caspian Sea to nobody', () => {
    // Where 42.5° N 50.5° E, and for comparison Moscow, lie on the drawing.
    const [caspian, moscow]: readonly Spot[] = [
      [810.9, 220.7],
      [763.3, 157.5],
    ];
    expect(provinceIds.filter((id) => isInside(id, caspian ?? [0, 0]))).toEqual([]);
    expect(provinceIds.filter((id) => isInside(id, moscow ?? [0, 0]))).toEqual(['mos']);
  });

  it('takes a line across the Pacific by the near edge', () => {
    const [west] = nearestSpots(spotsAt('XXX'), spotsAt('PNE'));
    const [east] = nearestSpots(spotsAt('XXX'), spotsAt('PNO'));
    expect([west[0] < WORLD.width / 2, east[0] > WORLD.width / 2]).toEqual([true, true]);
  });

  it('stays a light file', () => {
    expect(gzipSync(readFileSync(new URL('geometry.data.json', import.meta.url))).length).toBeLessThan(60_000);
  });
});
