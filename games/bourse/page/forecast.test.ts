import { describe, expect, it } from 'vitest';
import { at, replaceAt } from '#kernel/collections.ts';
import { forecastFor, nextRoller } from './forecast.ts';
import { position } from './testing/position.ts';

describe('the forecast', () => {
  it('[BO-13.4] gives the six squares and quotations of a pawn', () => {
    const ghosts = forecastFor(position(), 0);
    expect(ghosts.map(({ die, square, security, quote }) => [die, square, security, quote])).toEqual([
      [1, 10, null, 0],
      [2, 11, 'FOR', 19_000],
      [3, 12, 'LOC', 23_000],
      [4, 13, 'CMP', 20_000],
      [5, 14, 'DEL', 30_000],
      [6, 15, null, 0],
    ]);
  });

  it('[BO-4.4.3] marks the ceiling and shows the raw figure', () => {
    expect(forecastFor(position(), 0)[3]).toMatchObject({ raw: 48_000, limit: 'ceiling' });
  });

  it('[BO-4.4.4] marks the floor', () => {
    const view = position({ phase: 'recession' });
    const players = replaceAt(view.table.players, 0, { ...at(view.table.players, 0), square: 17 });
    expect(forecastFor(position({ phase: 'recession', players }), 0)[0]).toMatchObject({ security: 'JBO', raw: -9_000, limit: 'floor', quote: 20_000 });
  });

  it('[BO-4.4.1] does not take exactly 40,000 for more', () => {
    const view = position({ quotes: { ...position().table.quotes, DEL: 35_000 } });
    expect(forecastFor(view, 0)[4]).toMatchObject({ raw: 40_000, limit: null });
  });
});

describe('the next roller', () => {
  it('[BO-4.1.1] is the left-hand neighbour once the die has been thrown', () => {
    expect(nextRoller(position())).toBe(1);
    expect(nextRoller(position({ point: { kind: 'awaitRoll' } }))).toBe(0);
  });

  it('[BO-2.8.9] is the same player with an extra turn', () => {
    expect(nextRoller(position({ extraTurn: true }))).toBe(0);
  });

  it('[BO-4.1.2] is not a player who misses a turn, nor one who has left', () => {
    const { players } = position().table;
    const missing = replaceAt(players, 1, { ...at(players, 1), turnsToMiss: 1 });
    expect(nextRoller(position({ players: missing }))).toBe(2);
    expect(nextRoller(position({ players: replaceAt(missing, 2, { ...at(players, 2), active: false }) }))).toBe(3);
  });
});
