import type { SeatInfo } from '#protocol';
import { describe, expect, it } from 'vitest';
import { learnMuted, mutedAt, mutedSeats, setMuted } from './muted.ts';

const chair = (seat: number, name: string, holder: SeatInfo['holder'] = 'person'): SeatInfo => ({
  seat,
  name,
  holder,
  level: null,
  mark: seat,
  connected: true,
  awayUntil: null,
});
const SEATS = [chair(0, 'Ana'), chair(1, '', 'open'), chair(2, 'Malik')];

describe('whom this device does not read', () => {
  it('stays so when chairs move up and under another name, and is nobody once the chair is empty', () => {
    const muted = [{ seat: 2, name: 'Malik' }];
    expect(mutedSeats(muted, SEATS)).toEqual([2]);
    expect(mutedSeats(muted, [chair(0, 'Ana'), chair(1, 'Malik')])).toEqual([1]);
    expect(mutedSeats(muted, [chair(0, 'Ana'), chair(1, 'Zoé'), chair(2, 'Karim')])).toEqual([2]);
    expect(mutedSeats(muted, [chair(0, 'Ana'), chair(1, 'Zoé'), chair(2, 'Malik', 'bot')])).toEqual([]);
  });

  it('is kept for each table, and taken back', () => {
    setMuted('t1', SEATS, 2, true);
    setMuted('t1', SEATS, 0, true);
    expect(mutedSeats(mutedAt('t1').value, SEATS)).toEqual([2, 0]);
    expect(mutedAt('t2').value).toEqual([]);
    setMuted('t1', SEATS, 2, false);
    expect(mutedAt('t1').value).toEqual([{ seat: 0, name: 'Ana' }]);
  });

  it('is what another device of the ring has told, too, under the names that are known here', () => {
    setMuted('t3', SEATS, 2, true);
    learnMuted('t3', [0, 2]);
    expect(mutedAt('t3').value).toEqual([
      { seat: 0, name: '' },
      { seat: 2, name: 'Malik' },
    ]);
    expect(mutedSeats(mutedAt('t3').value, SEATS)).toEqual([0, 2]);
    learnMuted('t3', []);
    expect(mutedAt('t3').value).toEqual([]);
  });
});
