import { describe, expect, it } from 'vitest';
import { arcPath, onDial, type Risk, sectorPath, wavePath } from './ornaments.tsx';

describe('a dial', () => {
  it('has its zero on top and turns clockwise', () => {
    expect(onDial(0, 10)).toEqual([0, -10]);
    expect(onDial(90, 10)).toEqual([10, -0]);
    expect(onDial(180, 10)).toEqual([0, 10]);
  });

  it('runs an arc backwards when it ends before it starts', () => {
    expect(arcPath(0, 90, 10)).toContain('0 0 1 10');
    expect(arcPath(90, 0, 10)).toContain('0 0 0 0');
  });

  it('closes a sector', () => {
    expect(sectorPath(-45, 45, 5, 10)).toMatch(/^M.*Z$/);
  });
});

describe('the wave of a risk', () => {
  const swing = (risk: Risk): number => {
    const numbers = [...wavePath({ risk, from: 0, to: 60, y: 0, height: 20 }).matchAll(/[LQ]-?[\d.]+ (-?[\d.]+)/g)].map(([, y]) => Math.abs(Number(y)));
    return Math.max(...numbers) * (risk > 2 ? 0.5 : 1);
  };

  it('is the higher the greater the risk', () => {
    expect(swing(1)).toBeGreaterThan(swing(2));
    expect(swing(2)).toBeGreaterThan(swing(3));
    expect(swing(3)).toBeGreaterThan(swing(4));
  });

  it('ends where it should', () => {
    expect(wavePath({ risk: 3, from: 0, to: 50, y: 7, height: 10 })).toMatch(/ 50\.0 7$/);
  });
});
