import { describe, expect, it } from 'vitest';
import { range } from '#kernel/collections.ts';
import type { Box } from '#web/kit/svg/box.ts';
import { columnScale, innerField, type Layout, pawnSpot, PHONE, SQUARES, squareBox, trail, WIDE } from './geometry.ts';

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width - 0.01 && b.x < a.x + a.width - 0.01 && a.y < b.y + b.height - 0.01 && b.y < a.y + a.height - 0.01;

describe.each([
  ['wide', WIDE],
  ['phone', PHONE],
] as [string, Layout][])('the %s circuit', (_name, layout) => {
  const boxes = range(SQUARES).map((square) => squareBox(layout, square));

  it('[BO-2.2] lays twenty squares round the edge without a gap or an overlap', () => {
    const inner = innerField(layout);
    const covered = boxes.reduce((sum, { width, height }) => sum + width * height, 0);
    expect(covered).toBeCloseTo(layout.width * layout.height - inner.width * inner.height, 5);
    boxes.forEach((box, index) => boxes.slice(index + 1).forEach((other) => expect(overlap(box, other)).toBe(false)));
  });

  it('[BO-2.2] runs clockwise from Start at the upper left', () => {
    expect(boxes[0]).toMatchObject({ x: 0, y: 0 });
    expect(boxes[1]).toMatchObject({ x: layout.corner.width, y: 0 });
    expect(boxes[6]?.x).toBe(layout.width - layout.corner.width);
    expect(boxes[11]?.x).toBeGreaterThan(boxes[14]?.x ?? 0);
    expect(boxes[16]?.y).toBeGreaterThan(boxes[19]?.y ?? 0);
  });

  it('keeps six pawns of one square inside it', () => {
    for (const square of range(SQUARES)) {
      const box = squareBox(layout, square);
      for (const place of range(6)) {
        const { x, y } = pawnSpot(layout, square, place, 6);
        expect(x).toBeGreaterThan(box.x);
        expect(x).toBeLessThan(box.x + box.width);
        expect(y).toBeGreaterThan(box.y);
        expect(y).toBeLessThan(box.y + box.height);
      }
    }
  });

  it('lays the trail of a move on the frame, outside the card', () => {
    for (const from of range(SQUARES)) {
      const chevrons = trail(layout, from, 6);
      expect(chevrons).toHaveLength(24);
      for (const { x, y } of chevrons) expect(x < 0 || y < 0 || x > layout.width || y > layout.height).toBe(true);
    }
  });
});

describe('the quotation columns', () => {
  const scale = columnScale({ x: 0, y: 0, width: 500, height: 240 }, true);

  it('stand in order inside their box, a gap after each fourth', () => {
    const xs = range(16).map(scale.x);
    xs.slice(1).forEach((x, index) => expect(x).toBeGreaterThan(xs[index] ?? 0));
    expect((xs[4] ?? 0) - (xs[3] ?? 0)).toBeGreaterThan((xs[3] ?? 0) - (xs[2] ?? 0));
    expect(xs[15]).toBeLessThan(500);
  });

  it('[BO-4.4] show what is off the scale at its end', () => {
    expect(scale.y(45_000)).toBe(scale.y(40_000));
    expect(scale.y(-5_000)).toBe(scale.y(0));
    expect(scale.y(20_000)).toBe((scale.y(0) + scale.y(40_000)) / 2);
  });
});
