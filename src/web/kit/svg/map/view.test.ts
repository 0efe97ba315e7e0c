import { describe, expect, it } from 'vitest';
import { boxOf, following, isWhole, kept, moved, mostSpan, type Pane, type View, viewOfBox, wholeView, zoomed, zoomedAt } from './view.ts';

const DRAWING = { width: 1330, height: 606 };
const PHONE: Pane = { drawing: DRAWING, least: 60, size: { width: 390, height: 356 } };
const WIDE: Pane = { drawing: DRAWING, least: 60, size: { width: 1330, height: 606 } };

const isWithin = (view: View, { size, drawing }: Pane): boolean => {
  const { x, y, width, height } = boxOf(view, size);
  const slack = 0.001;
  return x >= -slack && y >= -slack && x + width <= drawing.width + slack && y + height <= drawing.height + slack;
};

const START: View = { middle: [600, 250], span: 300 };

describe('the view of a map', () => {
  it('shows the whole drawing in a window of any shape', () => {
    expect(mostSpan(WIDE)).toBe(1330);
    expect(mostSpan(PHONE)).toBe(1330);
    const flat: Pane = { ...WIDE, size: { width: 1330, height: 303 } };
    expect(mostSpan(flat)).toBe(2660);
    for (const pane of [PHONE, WIDE, flat]) {
      const { x, y, width, height } = boxOf(wholeView(pane), pane.size);
      expect([x <= 0, y <= 0, x + width >= 1330, y + height >= 606, isWhole(wholeView(pane), pane)]).toEqual([true, true, true, true, true]);
    }
  });

  it('never leaves the drawing, wherever it is dragged', () => {
    for (const [dx, dy] of [
      [900, -900],
      [-900, 900],
      [0, 400],
    ] as const)
      expect(isWithin(moved(START, dx, dy, PHONE), PHONE)).toBe(true);
    expect(moved(START, 10, -20, PHONE)).toEqual({ middle: [610, 230], span: 300 });
  });

  it('enlarges and reduces within bounds, and back again', () => {
    expect(zoomed(zoomed(START, 1, PHONE), -1, PHONE).span).toBeCloseTo(300);
    expect(zoomed(START, 1, PHONE).span).toBeCloseTo(200);
    let far = START;
    let near = START;
    for (let i = 0; i < 20; i++) [far, near] = [zoomed(far, -1, PHONE), zoomed(near, 1, PHONE)];
    expect([far.span, near.span]).toEqual([1330, 60]);
  });

  it('keeps the place under the fingers where it is', () => {
    const before = boxOf(START, WIDE.size);
    const after = boxOf(zoomedAt(START, 1.3, [620, 240], WIDE), WIDE.size);
    expect(after.width).toBeCloseTo(300 / 1.3);
    expect((620 - after.x) / after.width).toBeCloseTo((620 - before.x) / before.width);
    expect((240 - after.y) / after.height).toBeCloseTo((240 - before.y) / before.height);
  });

  it('is kept when it already fits', () => {
    expect(kept(START, WIDE)).toEqual(START);
  });

  it('shows a part whole, whatever the shape of the window', () => {
    const part = { x: 100, y: 100, width: 100, height: 200 };
    const box = boxOf(viewOfBox(part, WIDE.size), WIDE.size);
    expect(box.height).toBeCloseTo(200);
    expect(box.width).toBeGreaterThan(400);
    expect(boxOf(viewOfBox({ ...part, width: 800 }, PHONE.size), PHONE.size).width).toBe(800);
  });

  it('follows a place only when it would be out of sight', () => {
    expect(following(START, [610, 240], WIDE)).toBe(START);
    expect(following(START, [900, 300], WIDE).middle).toEqual([900, 300]);
  });
});
