import { describe, expect, it } from 'vitest';
import { contains, overlaps, type Spot, spotsAt } from './geometry.ts';
import { lookOf } from './look.ts';
import { placeNames } from './name-places.ts';
import { PLATES } from './plates.ts';
import { startPosition } from './testing/position.ts';
import { boxOf, lookingAt, type Size, type View, viewOfBox } from './view.ts';

const PHONE: Size = { width: 390, height: 356 };

const namesOn = (view: View, size: Size, wanted: readonly string[] = []) => {
  const box = boxOf(view, size);
  const closeness = size.width / box.width;
  const look = lookOf(closeness);
  const toPixels = ([x, y]: Spot): Spot => [(x - box.x) * closeness, (y - box.y) * closeness];
  const names = placeNames({ position: startPosition, look, toPixels, box, elsewhere: [], wanted: new Set(wanted), ringed: new Set(), reopening: String });
  const lines = names.filter(({ text }) => text !== '');
  const boxes = lines.map(({ text, at: [x, y] }) => {
    const width = text.length * look.letters * 0.5;
    return { x: x - width / 2, y: y - look.letters * 0.7, width, height: look.letters * 0.8 };
  });
  return { lines, boxes };
};

describe('names on the map', () => {
  it.each(['par', 'tok', 'cub', 'sum', 'bei', 'ban'])('do not cover each other round %s', (id) => {
    const { boxes } = namesOn(lookingAt(id, 130, PHONE), PHONE);
    const clashes = boxes.filter((box, index) => boxes.some((other, at) => at > index && overlaps(box, other)));
    expect(clashes).toEqual([]);
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
    const size: Size = { width: 1330, height: 606 };
    const whole: View = { middle: [665, 303], span: 1330 };
    const crowd = ['bel', 'ruh', 'sui', 'tch', 'hgr', 'you', 'bul', 'aut'];
    expect(namesOn(whole, size).lines.filter(({ text }) => crowd.includes(text)).length).toBeLessThan(crowd.length);
    expect(namesOn(whole, size, crowd).lines.filter(({ text }) => crowd.includes(text))).toHaveLength(crowd.length);
  });
});
