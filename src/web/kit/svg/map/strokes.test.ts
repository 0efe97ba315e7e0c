import { describe, expect, it } from 'vitest';
import { isInside } from './box.ts';
import { arc, bar, head, path, shortened } from './strokes.ts';

describe('the shapes of lines', () => {
  it('leave so much free at both ends, and never turn round', () => {
    expect(shortened([0, 0], [100, 0], 10, 20)).toEqual([
      [10, 0],
      [80, 0],
    ]);
    const [[from], [to]] = shortened([0, 0], [10, 0], 20, 20);
    expect(to).toBeGreaterThan(from);
  });

  it('end in a head whose point is the goal, or a bar across', () => {
    expect(head([0, 0], [100, 0], 10)).toBe('M100.0 0.0L90.0 5.8L90.0 -5.8Z');
    expect(bar([0, 0], [100, 0], 5)).toBe('M100.0 5.0L100.0 -5.0');
  });

  it('fly over a height', () => {
    expect(arc([0, 0], [50, -40], [100, 0])).toBe('M0.0 0.0Q50.0 -40.0 100.0 0.0');
    expect(path([[1, 2]])).toBe('M1.0 2.0');
  });

  it('are inside an outline but not in its holes', () => {
    const square = (from: number, to: number) => [[from, from] as const, [to, from] as const, [to, to] as const, [from, to] as const];
    expect([5, 2, 20].map((at) => isInside([square(0, 10), square(4, 6)], [at, at]))).toEqual([false, true, false]);
  });
});
