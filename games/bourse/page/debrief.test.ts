import type { SeriesPoint } from '#protocol';
import { describe, expect, it } from 'vitest';
import { figures } from '../figures.ts';
import { debrief } from './debrief.ts';
import { voice } from './testing/position.ts';

const point = (turn: number, scores: readonly number[], worths: readonly number[]): SeriesPoint => ({
  turn,
  step: turn,
  metrics: Object.fromEntries([
    ...scores.map((score, seat) => [`bourse.metric.score/${seat}`, score]),
    ...worths.map((worth, seat) => [`bourse.metric.worth/${seat}`, worth]),
    ['bourse.metric.quote.DAR', 1000],
  ]),
});

const game = {
  code: 'ABC',
  options: {},
  names: ['Camille', 'Bruno'],
  points: [point(1, [0, 40_000], [200_000, 200_000]), point(2, [90_000, 60_000], [250_000, 210_000]), point(3, [405_000, 80_000], [420_000, 220_000])],
  outcome: {
    reason: 'target',
    text: { key: 'end.target', clauses: [] },
    standings: [
      { seat: 0, rank: 1, score: 420_000 },
      { seat: 1, rank: 2, score: 220_000 },
    ],
  },
} as const;

describe('the debrief', () => {
  it('[BO-5.2] leads with what decided the game', () => {
    expect(debrief.facts?.(game, voice()).map(({ value }) => value.replaceAll('\u00a0', ' '))).toEqual([
      'Camille, 405 000 F',
      '+200 000 F',
      'tour 2',
      '+170 000 F, tour 3',
    ]);
    expect(figures.charts(voice())[0]).toMatchObject({ key: 'bourse.metric.score', kind: 'seats' });
  });

  it('[BO-5.2] [BO-5.4] has it in its headline, too', () => {
    const said = (reason: 'target' | 'turnLimit'): string | undefined =>
      debrief.headline?.({ ...game, outcome: { ...game.outcome, reason } }, voice()).replaceAll('\u00a0', ' ');
    expect(said('target')).toBe('Camille atteint le but avec 405 000 F et gagne. Ensuite vient Bruno, avec une fortune nette de 220 000 F.');
    expect(said('turnLimit')).toBe('Camille gagne avec une fortune nette de 420 000 F, devant Bruno avec 220 000 F.');
  });

  it('says nothing of a game without an end', () => {
    expect(debrief.facts?.({ ...game, outcome: null }, voice())).toEqual([]);
  });
});
