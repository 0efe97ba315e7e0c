import { describe, expect, it } from 'vitest';
import { decisive } from './decisive.ts';

const point = (turn: number, ...scores: readonly number[]) => ({
  turn,
  step: 10 * turn,
  metrics: Object.fromEntries(scores.map((score, seat) => [`x.score/${seat}`, score])),
});
const outcome = {
  reason: 'target',
  text: { key: 'x', clauses: [] },
  standings: [
    { seat: 1, rank: 1, score: 300 },
    { seat: 0, rank: 2, score: 200 },
    { seat: 2, rank: 3, score: 50 },
  ],
};
const points = [point(0, 0, 0, 0), point(1, 100, 0, 0), point(2, 100, 10, 0), point(3, 100, 190, 5), point(4, 160, 190, 5), point(5, 200, 300, 50)];

describe('what decided a game', () => {
  it('is where the winner’s lead moved most, the reader’s own turn, and the last one', () => {
    expect(decisive({ points, metric: 'x.score', outcome, you: 0 })).toEqual([
      { kind: 'own', turn: 1, step: 10, from: 0, seat: 0, change: 100 },
      { kind: 'swing', turn: 3, step: 30, from: 20, seat: 1, change: 180 },
      { kind: 'last', turn: 5, step: 50, from: 40, seat: 1, change: 70 },
    ]);
  });

  it('names a turn once, and is told without a reader', () => {
    expect(decisive({ points, metric: 'x.score', outcome, you: 1 }).map(({ kind, turn }) => [kind, turn])).toEqual([
      ['own', 2],
      ['swing', 3],
      ['last', 5],
    ]);
    expect(decisive({ points, metric: 'x.score', outcome, you: null }).map(({ turn }) => turn)).toEqual([3, 5]);
  });

  it('is whose figure moved most where several win', () => {
    const draw = { ...outcome, standings: outcome.standings.map((standing) => ({ ...standing, rank: 1 })) };
    expect(decisive({ points, metric: 'x.score', outcome: draw, you: null })).toEqual([
      { kind: 'mover', turn: 3, step: 30, from: 20, seat: 1, change: 180 },
      { kind: 'last', turn: 5, step: 50, from: 40, seat: 1, change: 0 },
    ]);
  });

  it('is the end alone where figures are secret, and nothing of a game that was not played', () => {
    const secret = points.map(({ turn, step }) => ({ turn, step, metrics: {} }));
    expect(decisive({ points: secret, metric: 'x.score', outcome, you: 0 })).toEqual([{ kind: 'last', turn: 5, step: 50, from: 40, seat: 1, change: 0 }]);
    expect(decisive({ points: points.slice(0, 1), metric: 'x.score', outcome, you: 0 })).toEqual([]);
  });
});
