import { describe, expect, it } from 'vitest';
import type { Row } from './experiment.ts';
import { columnsAsCsv, seriesColumns } from './games-table.ts';
import type { Prepared } from './prepare-series.ts';
import { summarise } from './summary.ts';
import { victories } from './victories.ts';
import { nim } from '../testkit/nim/index.ts';

const prepared: Prepared = {
  series: { game: 'nim', players: 3, options: {}, bots: ['weak', 'decent'], seed: 9, games: 4, datasets: {} },
  package: nim,
  options: { stones: 12 },
  bots: ['weak', 'decent', 'weak'],
  named: ['weak', 'decent'],
};

const row = { values: [], tracks: [], wins: {}, first: null, error: null } as const;

const ended = (places: readonly number[], turns: number, wealth: number): Row => ({
  ...row,
  end: 'target',
  turns,
  moves: 10 * turns,
  places,
  figures: { 'nim.wealth': wealth },
});

const results: readonly Row[] = [
  ended([1, 2, 3], 4, 10),
  ended([1, 1, 3], 6, 20),
  ended([2, 1, 3], 8, 30),
  { ...row, end: null, turns: 2, moves: 5, places: [], figures: { 'nim.wealth': 99 }, error: 'a "bad", bad\nmove' },
];

describe('the summary of a series', () => {
  it('shares a victory among those of first rank', () => {
    expect(results.map(({ places }) => victories(places))).toEqual([[1, 0, 0], [0.5, 0.5, 0], [0, 1, 0], []]);
  });

  it('is the object that simulate prints; a victory is its bot’s, wherever he sat in that game', () => {
    expect(summarise(prepared, results, 2)).toEqual({
      game: 'nim',
      rulesVersion: 1,
      options: { stones: 12 },
      players: 3,
      bots: ['weak', 'decent', 'weak'],
      seed: 9,
      games: 4,
      finished: 3,
      errors: 1,
      moves: 185,
      seconds: 2,
      movesPerSecond: 93,
      length: { p10: expect.closeTo(4.4), median: 6, p90: expect.closeTo(7.6) },
      wins: { bySeat: [1.5, 1.5, 0], byBot: { weak: 2.5, decent: 0.5 } },
      metrics: { 'nim.wealth': { mean: 20, p10: expect.closeTo(12), median: 20, p90: expect.closeTo(28) } },
    });
  });
});

describe('the table of a series', () => {
  it('has one line per game under one line of names, quoted where needed', () => {
    const lines = columnsAsCsv(seriesColumns(prepared, results)).split('\r\n');
    expect(lines[0]).toBe('game,seed,end,turns,moves,bot/0,win/0,bot/1,win/1,bot/2,win/2,nim.wealth,error');
    expect(lines[2]).toMatch(/^1,[0-9a-f]{32},target,6,60,decent,0\.5,weak,0\.5,weak,0,20,$/);
    expect(lines[4]).toMatch(/^3,[0-9a-f]{32},,2,5,weak,0,weak,0,decent,0,99,"a ""bad"", bad\nmove"$/);
    expect(lines).toHaveLength(6);
    expect(lines[5]).toBe('');
  });
});
