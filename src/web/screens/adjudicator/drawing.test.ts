import { standardBoard } from '#diplomacy/standard.ts';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { isInside, type Spot } from '../../kit/svg/map/box.ts';
import { drawing, spotAt } from './drawing.ts';

const board = standardBoard();

/** The rings of a path of straight lines. */
const ringsOf = (path: string): readonly (readonly Spot[])[] =>
  path
    .split('Z')
    .filter((text) => text !== '')
    .map((ring) =>
      ring
        .slice(1)
        .split('L')
        .map((pair): Spot => {
          const [x = 0, y = 0] = pair.split(' ').map(Number);
          return [x, y];
        }),
    );

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
    for (const [id, path] of drawing.shapes) expect([id, isInside(ringsOf(path), spotAt({ loc: id }))]).toEqual([id, true]);
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
