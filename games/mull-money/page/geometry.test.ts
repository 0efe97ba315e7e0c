import { describe, expect, it } from 'vitest';
import type { Player, Table } from '#games/mull-money/types.ts';
import { planMotion } from './geometry.ts';
import { players, position } from './testing/position.ts';

const tableWith = (change: Partial<Player>): Table =>
  position({ players: [{ ...players.camille, ...change }, players.bruno, players.ines, players.tom] }).table;

describe('the motion between two positions', () => {
  it('is none where nothing moved', () => {
    expect(planMotion(tableWith({}), tableWith({ cards: [] }))).toEqual({ silo: null, waste: null, markers: null, factories: null });
  });

  it('lets one thing move after the other', () => {
    const { silo, waste, factories, markers } = planMotion(tableWith({ silo: 4 }), tableWith({ silo: 0, dump: 10 }));
    expect(silo).toEqual({ delay: 0, duration: 320 });
    expect(waste).toEqual({ delay: 320, duration: 210 });
    expect([factories, markers]).toEqual([null, null]);
  });

  it('never takes longer than 1.2 s', () => {
    const { factories } = planMotion(tableWith({ dump: 16, growth: 18, silo: 9 }), tableWith({ dump: 0, waste: 1, growth: 14 }));
    expect((factories?.delay ?? 0) + (factories?.duration ?? 0)).toBeLessThanOrEqual(1200);
    expect(factories?.delay).toBeGreaterThan(700);
  });
});
