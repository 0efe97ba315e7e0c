import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { worldOf } from '#games/ecodip/data/world.ts';
import { describe, expect, it } from 'vitest';
import { isInside as isInsideRings, type Spot } from '#web/kit/svg/map/box.ts';
import { borders, provinceAt, provinceIds, ringsOf, spotsAt, WORLD } from './geometry.ts';

const world = worldOf({ russia: 'six' });

const isInside = (id: string, spot: Spot): boolean => isInsideRings(ringsOf(id), spot);

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

  it('finds the province under a place, and nobody’s water', () => {
    expect(provinceIds.filter((id) => spotsAt(id).some((spot) => provinceAt(spot) !== id))).toEqual([]);
    expect(provinceAt([810.9, 220.7])).toBeUndefined();
  });

  it('stays a light file', () => {
    expect(gzipSync(readFileSync(new URL('geometry.data.json', import.meta.url))).length).toBeLessThan(60_000);
  });
});
