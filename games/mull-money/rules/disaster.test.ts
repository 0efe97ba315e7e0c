import { describe, expect, it } from 'vitest';
import { playRandomGame } from '#testkit';
import { A } from '#testkit/seats.ts';
import { mullMoney } from '../index.ts';
import { type Company, type Facts, type Hand, KEEP, open } from '../position.test-support.ts';
import { outcome } from '../scoring.ts';
import type { Law, Options } from '../types.ts';
import { fixedSeries } from '#testkit/random-games.ts';

interface Case extends Omit<Facts, 'options'> {
  readonly options?: Partial<Options>;
}

const rich: Company = { c: 60 };
const ended = (companies: readonly Company[], { options, ...facts }: Case = {}): Hand => {
  const [first = rich, ...others] = companies;
  return open([{ ...first, cards: ['growth'] }, ...others], { mission: 5, ...facts, options: { mode: 'simulation', ...options } }).does(A, KEEP);
};

describe('disasters', () => {
  it('[MM-6.7.1] choked only after two missions in a row, and the counter falls back', () => {
    expect(ended([rich, rich], { commonWaste: 28 }).table.missionsChoked).toBe(1);
    expect(ended([rich, rich], { commonWaste: 27, missionsChoked: 1 }).table.missionsChoked).toBe(0);
    expect(ended([rich, rich], { commonWaste: 28, missionsChoked: 1 }).table.point).toMatchObject({ reason: 'choked' });
  });

  it('[MM-6.7.1] paralysis by want of room, by L-02 or by L-11 with 0, after three missions without production', () => {
    const ban: Law = { type: 'dirtyProductionBan', zone: 'yellow', markerAtLeast: 3 };
    expect(ended([rich, rich], { commonWaste: 17, laws: [ban], missionsParalysed: 2 }).table.point).toMatchObject({ reason: 'paralysis' });
    expect(ended([rich, { ...rich, W: 2 }], { commonWaste: 17, laws: [ban], missionsParalysed: 2 }).table.missionsParalysed).toBe(0);
    expect(ended([{ ...rich, produced: 1 }, rich], { commonWaste: 17, laws: [ban], missionsParalysed: 2 }).table.missionsParalysed).toBe(0);
    const quota: Law = { type: 'productionQuota', zone: 'any', perMission: 1 };
    expect(ended([rich, rich], { laws: [quota], missionsParalysed: 2 }).table.missionsParalysed).toBe(0);
    expect(ended([rich, rich], { commonWaste: 30, options: { disaster: ['paralysis'] }, missionsParalysed: 2 }).table.point).toMatchObject({
      reason: 'paralysis',
    });
  });

  it('[MM-6.7.1] ruin: every score is negative', () => {
    const ruined: Company = { c: 0, cr: 5 };
    expect(ended([ruined, ruined]).table.point).toEqual({ kind: 'gameOver', reason: 'ruin' });
    expect(ended([ruined, rich]).table.point).toMatchObject({ kind: 'chooseLot' });
    // 14 + 3 + ⌊6/2⌋ − 20 = 0 is not negative.
    expect(ended([ruined, { c: 11, cr: 2 }]).table.point).toMatchObject({ kind: 'chooseLot' });
  });

  it('[MM-6.7.1] the first kind found among those switched on; counters run all the same', () => {
    const both = { commonWaste: 30, missionsChoked: 1, missionsParalysed: 2, mission: 40 };
    expect(ended([rich, rich], both).table.point).toMatchObject({ reason: 'choked' });
    expect(ended([rich, rich], { ...both, options: { disaster: ['endless', 'paralysis'] } }).table.point).toMatchObject({ reason: 'paralysis' });
    expect(ended([rich, rich], { ...both, options: { disaster: ['endless'] } }).table.point).toMatchObject({ reason: 'endless' });
    const none = ended([rich, rich], { ...both, mission: 5, options: { disaster: [] } });
    expect([none.table.missionsChoked, none.table.missionsParalysed]).toEqual([2, 3]);
  });

  it('[MM-6.7.1] none in a mission in which the end was triggered, nor in the base game', () => {
    expect(ended([rich, rich], { commonWaste: 30, missionsChoked: 1, endTriggered: 'column' }).table.point).toMatchObject({ reason: 'column' });
    const base = open([
      { c: 0, cr: 5, cards: ['growth'] },
      { c: 0, cr: 5 },
    ]).does(A, KEEP);
    expect(base.table.point.kind).toBe('chooseLot');
  });

  it('[MM-6.7.2] no final alert, nobody wins, everybody shares the last rank, and the scores are shown', () => {
    const over = ended([{ ...rich, g: 18 }, rich, rich], { commonWaste: 45, missionsChoked: 1 });
    const result = outcome(over.state);
    expect([over.at(A).g, result?.reason, result?.standings.map(({ rank }) => rank)]).toEqual([18, 'choked', [3, 3, 3]]);
    expect(result?.standings[0]?.score).toBe(18 + 3 + 27);
    expect(result?.text.key).toBe('mull-money.end.choked');
  });

  it('[MM-6.7.3] [MM-2.10.3] random simulations come to an end, and disasters are a minority', () => {
    const reasons = fixedSeries(90, (game) => {
      const { outcome: result } = playRandomGame(mullMoney.module, {
        seats: 2 + (game % 3),
        options: { mode: 'simulation' },
        seed: game.toString(16).padStart(32, '0'),
      });
      return result?.reason ?? 'none';
    });
    expect(reasons).not.toContain('none');
    expect(reasons.filter((reason) => reason === 'column').length).toBeGreaterThan(45);
    expect(new Set(reasons).size).toBeGreaterThan(1);
  });
});
