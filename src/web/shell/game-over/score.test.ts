import { describe, expect, it } from 'vitest';
import { seriesRows } from './score.ts';

const SERIES = {
  previous: 'two',
  games: [
    { table: 'one', results: [{ rank: 2, score: 10 }, { rank: 1, score: 30 }, null] },
    {
      table: 'two',
      results: [
        { rank: 1, score: 40 },
        { rank: 2, score: 20 },
        { rank: 3, score: 5 },
      ],
    },
  ],
};
const standings = [
  { seat: 2, rank: 1, score: 9 },
  { seat: 0, rank: 2, score: 7 },
  { seat: 1, rank: 3, score: 1 },
];

describe('the score of a series', () => {
  it('counts wins by person, and puts the last score after them', () => {
    const rows = seriesRows(SERIES, [0, 1, 2], { reason: 'end', text: { key: 'x', clauses: [] }, standings });
    expect(rows.map(({ seat, wins }) => [seat, wins])).toEqual([
      [2, 1],
      [0, 1],
      [1, 1],
    ]);
    expect(rows[0]?.results.map((result) => result?.score ?? null)).toEqual([null, 5, 9]);
  });

  it('is that of the games before while the present one is played', () => {
    expect(seriesRows(SERIES, [0, 1, 2], null).map(({ seat, results }) => [seat, results.length])).toEqual([
      [0, 2],
      [1, 2],
      [2, 2],
    ]);
  });
});
