import { standardBoard } from '#diplomacy';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { drawing, type Spot, spotAt } from './drawing.ts';

const board = standardBoard();

/** Even–odd, as the page fills shapes. */
const isInside = (path: string, [x, y]: Spot): boolean => {
  let inside = false;
  for (const ring of path.split('Z').filter((text) => text !== '')) {
    const points = ring
      .slice(1)
      .split('L')
      .map((pair) => pair.split(' ').map(Number));
    for (const [index, [x1 = 0, y1 = 0]] of points.entries()) {
      const [x2 = 0, y2 = 0] = points[(index + 1) % points.length] ?? [];
      if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside;
    }
  }
  return inside;
};

const pair = (a: string, b: string): string => [a, b].toSorted().join(' ');
const played = new Set(
  board.provinces.flatMap(({ id, army = [], fleet = [] }) => {
    // One list, or one for each coast.
    const sailing = Object.values<string | readonly string[]>(fleet).flat();
    return [...army, ...sailing.map((place) => place.slice(0, 3))].map((other) => pair(id, other));
  }),
);

describe('the drawing of the standard map', () => {
  it('has a shape for each of the 75 provinces, with its unit inside', () => {
    expect([...drawing.shapes.keys()].toSorted()).toEqual(board.provinces.map(({ id }) => id).toSorted());
    for (const [id, path] of drawing.shapes) expect([id, isInside(path, spotAt({ loc: id }))]).toEqual([id, true]);
  });

  it('draws every border of the game, and no other between provinces', () => {
    const drawn = new Set(drawing.borders.filter(({ sides }) => sides.every((id) => board.provinceAt(id) >= 0)).map(({ sides: [a, b] }) => pair(a, b)));
    expect([...played].filter((border) => !drawn.has(border))).toEqual([]);
    expect([...drawn].filter((border) => !played.has(border))).toEqual([]);
  });

  it('keeps units apart, so that each can be seen and touched', () => {
    const spots = [...drawing.unitSpots];
    for (const [id, [x, y]] of spots)
      for (const [other, [otherX, otherY]] of spots) if (id < other) expect([id, other, Math.hypot(x - otherX, y - otherY) > 20]).toEqual([id, other, true]);
  });

  it('has a place for fleets on every coast of a province with several', () => {
    const coasts = board.harbours.flatMap((places) => (places.length < 2 ? [] : places.map((place) => board.placeOf(place))));
    expect([...drawing.coastSpots.keys()].toSorted()).toEqual(coasts.map(({ loc, coast }) => `${loc}/${coast}`).toSorted());
  });

  it('stays a light file', () => {
    const file = readFileSync(new URL('standard-map.data.json', import.meta.url));
    expect(gzipSync(file).length).toBeLessThan(60_000);
  });
});
