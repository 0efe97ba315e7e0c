import { describe, expect, it } from 'vitest';
import { pawnSpot, PHONE, squareBox, SQUARES, streetParts, tenZones, WIDE } from './geometry.ts';

const layouts = [WIDE, PHONE] as const;

describe.each(layouts)('the forty squares, wide: $wide', (layout) => {
  it('[AM-13.1] cover the rim exactly once, Start at the lower right, clockwise', () => {
    const boxes = Array.from({ length: SQUARES }, (_, square) => squareBox(layout, square));
    const area = boxes.reduce((sum, { width, height }) => sum + width * height, 0);
    const inner = layout.side - 2 * layout.corner;
    expect(area).toBeCloseTo(layout.side ** 2 - inner ** 2, 5);
    expect(squareBox(layout, 0)).toMatchObject({ x: layout.side - layout.corner, y: layout.side - layout.corner });
    expect(squareBox(layout, 10)).toMatchObject({ x: 0, y: layout.side - layout.corner });
    expect(squareBox(layout, 20)).toMatchObject({ x: 0, y: 0 });
    expect(squareBox(layout, 30)).toMatchObject({ x: layout.side - layout.corner, y: 0 });
    // From Start the pawn goes to the left.
    expect(squareBox(layout, 1).x).toBeLessThan(squareBox(layout, 0).x);
    expect(squareBox(layout, 31).y).toBeGreaterThan(squareBox(layout, 30).y);
  });

  it('[AM-13.1] have the city band inside, the place marked M next, the field outside', () => {
    for (const square of [1, 11, 21, 31]) {
      const { band, strip, field } = streetParts(layout, square);
      const box = squareBox(layout, square);
      const size = [band, strip, field].reduce((sum, part) => sum + part.width * part.height, 0);
      expect(size).toBeCloseTo(box.width * box.height, 5);
      const middle = layout.side / 2;
      const away = ({ x, y, width, height }: typeof box): number => Math.max(Math.abs(x + width / 2 - middle), Math.abs(y + height / 2 - middle));
      expect(away(band)).toBeLessThan(away(strip));
      expect(away(strip)).toBeLessThan(away(field));
    }
  });

  it('keep their pawns out of the middle, where titles are read and buttons pressed', () => {
    const inside = layout.corner + layout.lane;
    const outside = layout.side - inside;
    for (const square of Array.from({ length: SQUARES }, (_, index) => index)) {
      for (const [index, count] of [
        [0, 1],
        [1, 2],
        [2, 3],
        [5, 6],
      ] as const) {
        const height = layout.pawn.M;
        const { x, y } = pawnSpot(layout, square, 'free', height, index, count);
        // A pawn is 25 wide and 40 high, and stands on its spot; its shadow reaches a little below.
        const across = x + height * 0.32 > inside && x - height * 0.32 < outside;
        const upright = y + height * 0.155 > inside + 0.5 && y - height < outside;
        expect(`${square}: ${index} of ${count}, ${across && upright}`).toBe(`${square}: ${index} of ${count}, false`);
      }
    }
  });

  it('[AM-13.1] keep prisoners, price warriors and tourists apart on square 10', () => {
    const { prison, war } = tenZones(squareBox(layout, 10));
    const inPrison = pawnSpot(layout, 10, 'prison', 40, 0, 1);
    const atWar = pawnSpot(layout, 10, 'war', 40, 0, 1);
    const tourist = pawnSpot(layout, 10, 'free', 40, 0, 1);
    expect(inPrison.x).toBeLessThan(prison.x + prison.width);
    expect(atWar.x).toBeGreaterThan(war.x);
    expect(tourist.y).toBeGreaterThan(inPrison.y);
  });
});
