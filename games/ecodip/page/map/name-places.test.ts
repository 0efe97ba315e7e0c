import { describe, expect, it } from 'vitest';
import { contains, overlaps, type Size, type Spot } from '#web/kit/svg/map/box.ts';
import { boxOf, type View, viewOfBox, wholeView } from '#web/kit/svg/map/view.ts';
import { spotsAt, WORLD } from './geometry.ts';
import { lookOf } from './names-layer.tsx';
import { placeNames } from './name-places.ts';
import { lookingAt, paneOf } from './pane.ts';
import { PLATES } from './plates.ts';
import { startPosition } from './testing/position.ts';
import type { MapPosition } from './types.ts';

const PHONE: Size = { width: 390, height: 356 };
/** One pixel for each unit of the drawing. */
const WIDE: Size = WORLD;

interface Crowd {
  readonly position?: MapPosition;
  readonly wanted?: readonly string[];
}

const namesOn = (view: View, size: Size, { position = startPosition, wanted = [] }: Crowd = {}) => {
  const box = boxOf(view, size);
  const closeness = size.width / box.width;
  const look = lookOf(closeness);
  const toPixels = ([x, y]: Spot): Spot => [(x - box.x) * closeness, (y - box.y) * closeness];
  const elsewhere = look.isTooFarForDense ? PLATES.map((plate) => plate.box) : [];
  const names = placeNames({ position, look, toPixels, box, elsewhere, wanted: new Set(wanted), ringed: new Set(), reopening: (turn) => `T${turn}` });
  const lines = names.filter(({ text }) => text !== '');
  // No narrower than they can be: two fifths of their height for a letter.
  const boxes = lines.map(({ text, at: [x, y] }) => {
    const width = text.length * look.letters * 0.4;
    return { text, x: x - width / 2, y: y - look.letters * 0.7, width, height: look.letters * 0.8 };
  });
  return { names, lines, boxes };
};

const clashesOf = (boxes: ReturnType<typeof namesOn>['boxes']) =>
  boxes.flatMap((box, index) => boxes.slice(index + 1).flatMap((other) => (overlaps(box, other) ? [`${box.text} ${other.text}`] : [])));

describe('names on the map', () => {
  it.each(['par', 'tok', 'cub', 'sum', 'bei', 'ban'])('do not cover each other round %s', (id) => {
    expect(clashesOf(namesOn(lookingAt(id, PHONE), PHONE).boxes)).toEqual([]);
  });

  it('do not cover each other on the whole world, nor the frames of the plates', () => {
    const { boxes } = namesOn(wholeView(paneOf(WIDE)), WIDE);
    expect(clashesOf(boxes)).toEqual([]);
    expect(boxes.length).toBeGreaterThan(100);
    const onFrame = boxes.filter((box) =>
      PLATES.some(({ box: plate }) => overlaps(box, plate) && !(contains(plate, [box.x, box.y]) && contains(plate, [box.x + box.width, box.y + box.height]))),
    );
    expect(onFrame).toEqual([]);
  });

  it.each(PLATES)('of all land provinces that stand on plate $number can be read there', ({ box }) => {
    const size = { width: box.width * 3, height: box.height * 3 };
    const { lines } = namesOn(viewOfBox(box, size), size);
    const standing = startPosition.provinces.filter(({ id, kind }) => kind !== 'sea' && spotsAt(id).some((spot) => contains(box, spot)));
    const read = new Set(lines.map(({ text }) => text));
    expect(standing.length).toBeGreaterThan(3);
    expect(standing.map(({ id }) => id).filter((id) => !read.has(id))).toEqual([]);
  });

  it('show what is wanted even where it is crowded', () => {
    const size: Size = { width: 400, height: 400 };
    const view = viewOfBox({ x: 560, y: 120, width: 220, height: 200 }, size);
    const crowd = ['bel', 'ruh', 'sui', 'tch', 'hgr', 'you', 'bul', 'aut', 'ham', 'ber', 'pie', 'nap'];
    const shown = (wanted: readonly string[]) => namesOn(view, size, { wanted }).lines.filter(({ text }) => crowd.includes(text)).length;
    expect(shown([])).toBeLessThan(crowd.length);
    expect(shown(crowd)).toBe(crowd.length);
  });

  it('[EC-13.1] tell since which year a factory produces, and how many missiles stand there', () => {
    const position: MapPosition = {
      ...startPosition,
      factories: { par: { status: 'producing', since: 2013 }, lon: { status: 'idle', since: 0 }, ham: { status: 'building', since: 2012 } },
      missiles: { par: { ICBM: 3, ABM: 1 } },
    };
    const { names } = namesOn(lookingAt('par', PHONE), PHONE, { position });
    const notes = (id: string) => names.find(({ province }) => province.id === id)?.signs.map(({ name, note }) => `${name}${note}`);
    expect(notes('par')).toEqual(['producing’13', 'ICBM3', 'ABM']);
    expect([notes('lon'), notes('ham')]).toEqual([['idle'], ['building']]);
  });

  it('[EC-13.1] tell under the trefoil which province it is and when it opens again', () => {
    const position: MapPosition = { ...startPosition, units: [], factories: {}, ruins: ['tch'], radioactive: { tch: 7 } };
    const { lines } = namesOn(lookingAt('tch', PHONE), PHONE, { position });
    const struck = lines.find(({ province }) => province.id === 'tch');
    expect([struck?.text, struck?.signs.map(({ name }) => name)]).toEqual(['tch · T7', ['radioactive']]);
  });

  it('know the ground they stand on: beside a small island it is the sea', () => {
    const { lines } = namesOn(wholeView(paneOf(WIDE)), WIDE);
    const groundOf = (id: string) => lines.find(({ text }) => text === id)?.ground;
    expect([groundOf('bah'), groundOf('haw')]).toEqual(['bah', expect.stringMatching(/^[A-Z]{3}$/)]);
  });
});
