import { describe, expect, it } from 'vitest';
import { decidingSteps, decisive, toldWorths } from './decisive.ts';

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
  it('is where the winner’s lead grew most, the reader’s own turn, and the last one', () => {
    expect(decisive({ points, metric: 'x.score', outcome, you: 0 })).toEqual([
      { kind: 'own', turn: 1, step: 10, from: 0, seat: 0, change: 100 },
      { kind: 'swing', turn: 3, step: 30, from: 20, seat: 1, change: 180 },
      { kind: 'last', turn: 5, step: 50, from: 40, seat: 1, change: 70 },
    ]);
  });

  it('names a turn once, and is told without a reader', () => {
    // The largest of all is told as the turn that decided: this one is not called so.
    expect(decisive({ points, metric: 'x.score', outcome, you: 1 }).map(({ kind, turn }) => [kind, turn])).toEqual([
      ['next', 2],
      ['swing', 3],
      ['last', 5],
    ]);
    expect(decisive({ points, metric: 'x.score', outcome, you: null }).map(({ turn }) => turn)).toEqual([3, 5]);
  });

  it('is never what the winner lost, however much it was', () => {
    const fallen = [...points.slice(0, 4), point(4, 190, 10, 5), point(5, 190, 50, 5), point(6, 190, 300, 5)];
    expect(decisive({ points: fallen, metric: 'x.score', outcome, you: 1 }).map(({ kind, turn, change }) => [kind, turn, change])).toEqual([
      ['swing', 3, 180],
      ['next', 5, 40],
      ['last', 6, 250],
    ]);
    // Who did not win is told what he lost.
    const ruined = [point(0, 0, 0, 0), point(1, 100, 10, 0), point(2, 0, 10, 0), point(3, 0, 30, 0)];
    expect(decisive({ points: ruined, metric: 'x.score', outcome, you: 2 }).map(({ kind, turn }) => [kind, turn])).toEqual([
      ['swing', 2],
      ['last', 3],
    ]);
    expect(decisive({ points: [...points, point(6, 90, 310, 50)], metric: 'x.score', outcome, you: 0 })[0]).toMatchObject({
      kind: 'next',
      turn: 1,
      change: 100,
    });
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

describe('the steps that made a turn decide', () => {
  const swing = { kind: 'swing', turn: 3, step: 30, from: 20, seat: 1, change: 180 } as const;
  const steps = (...scores: readonly (readonly number[])[]) => ({ points: scores.map((each, step) => point(step, ...each)), metric: 'x.score', outcome });

  it('are those that moved what was decided, its way: not a fall that came between', () => {
    expect(decidingSteps(swing, steps([100, 10], [100, 2], [100, 202], [100, 190]))).toEqual([{ step: 20, seat: 1, way: 'up' }]);
    expect(decidingSteps({ ...swing, kind: 'own', seat: 0, change: -90 }, steps([100, 10], [10, 10], [10, 500]))).toEqual([{ step: 10, seat: 0, way: 'down' }]);
  });

  it('are two where the second did half as much, and about the other where he lost it', () => {
    expect(decidingSteps(swing, steps([100, 10], [40, 10], [40, 130]))).toEqual([
      { step: 20, seat: 1, way: 'up' },
      { step: 10, seat: 0, way: 'down' },
    ]);
  });

  it('are none where the figures do not tell', () => {
    expect(decidingSteps(swing, steps([100, 10], [100, 10]))).toEqual([]);
    expect(decidingSteps(swing, { ...steps(), points: [] })).toEqual([]);
  });
});

const worth = (seat: number, value: number, words = `${seat} ${value}`) => ({ seat, value, words, clauses: [] });

it('tells of each player the best and the worst decision, and each sentence once', () => {
  const worths = [worth(0, 4), worth(0, 9), worth(0, 0), worth(0, -3), worth(0, -7, 'sold'), worth(1, 5), worth(1, 7, 'sold'), worth(2, 99)];
  expect(toldWorths(worths, [0, 1]).map(({ words }) => words)).toEqual(['0 9', 'sold']);
  // What never helped is no best, and what never hurt no worst.
  expect(toldWorths([worth(1, 5), worth(1, 2)], [1]).map(({ words }) => words)).toEqual(['1 5']);
});
