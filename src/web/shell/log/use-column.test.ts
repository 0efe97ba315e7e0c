import { describe, expect, it } from 'vitest';
import { type Column, followsOn, isAtEnd } from './use-column.ts';

const column = (scrollTop: number, scrollHeight = 2000, clientHeight = 500): Column => ({ scrollTop, scrollHeight, clientHeight });
const foot = column(1500);

describe('following the newest line', () => {
  it('goes on at the foot, and begins again there', () => {
    expect(isAtEnd(column(1461))).toBe(true);
    expect(isAtEnd(column(1460))).toBe(false);
    expect(followsOn(true, foot, column(1470))).toBe(true);
    expect(followsOn(false, column(900), foot)).toBe(true);
  });

  it('stops when the reader goes up', () => {
    expect(followsOn(true, foot, column(1200))).toBe(false);
    expect(followsOn(false, column(1200), column(1300))).toBe(false);
  });

  it('goes on when lines are written below, also if the column slipped up meanwhile, as it does around auctions', () => {
    expect(followsOn(true, foot, column(1500, 2090))).toBe(true);
    expect(followsOn(true, foot, column(1484, 2090))).toBe(true);
  });

  it('goes on when the panel itself grows or shrinks', () => {
    expect(followsOn(true, foot, column(1380, 2000, 450))).toBe(true);
    expect(followsOn(true, foot, column(1500, 2000, 300))).toBe(true);
  });

  it('nobody is called back who reads above', () => {
    expect(followsOn(false, column(900), column(884, 2090))).toBe(false);
  });
});
