import { describe, expect, it } from 'vitest';
import type { LogLine } from '#protocol';
import { position } from '../testing/position.ts';
import { marksOf, phaseSpans, quoteReadings, seatCurves } from './price-chart.tsx';

const point = (turn: number, metrics: Readonly<Record<string, number>>) => ({ turn, step: turn, metrics });
const points = [
  point(1, { 'bourse.metric.quote.MAR': 20_000, 'bourse.metric.phase': 0, 'bourse.metric.score/0': 0 }),
  point(2, { 'bourse.metric.quote.MAR': 17_000, 'bourse.metric.phase': 0, 'bourse.metric.score/0': 40_000 }),
  point(28, { 'bourse.metric.quote.MAR': 23_000, 'bourse.metric.phase': 2, 'bourse.metric.score/0': 90_000, 'bourse.metric.worth/0': 95_000 }),
];

describe('the figures of the charts', () => {
  it('[BO-13.5] end with the position in progress', () => {
    expect(quoteReadings(points, position(), 'MAR').map(({ turn, value }) => [turn, value])).toEqual([
      [1, 20_000],
      [2, 17_000],
      [28, 23_000],
      [31, 27_000],
    ]);
  });

  it('[BO-13.5] tell how long each phase lasted', () => {
    expect(phaseSpans(points, position())).toEqual([
      { from: 1, to: 28, phase: 'recession' },
      { from: 28, to: 31, phase: 'expansion' },
    ]);
  });

  it('[BO-7.3] have no present figure where it is hidden', () => {
    const hidden = { ...position(), cash: position().cash.map(() => null) };
    const curves = seatCurves(hidden, points, 'worth');
    expect(curves.map(({ seat, readings }) => [seat, readings.map(({ turn }) => turn)])).toEqual([[0, [28]]]);
  });
});

describe('the marks of the log', () => {
  const line = (n: number, key: string, args: LogLine['text']['args'], heading?: LogLine['heading'], undone?: boolean): LogLine => ({
    n,
    step: n,
    at: 0,
    to: 'all',
    text: { key, args, clauses: [] },
    ...(heading === undefined ? {} : { heading }),
    ...(undone === undefined ? {} : { undone }),
  });
  const martell = { text: { fr: 'Martell', en: 'Martell' } };

  it('[BO-13.5] are the trades of the turn under whose heading they stand, and the events', () => {
    const marks = marksOf(position(), [
      line(1, 'log.turn', {}, { turn: 8, seat: 1 }),
      line(2, 'log.bought', { who: { seat: 1 }, n: 2, security: martell }),
      line(3, 'log.sold', { who: { seat: 0 }, n: 1, security: martell }),
      line(4, 'log.turn', {}, { turn: 9, seat: 2 }),
      line(5, 'log.card', { title: { text: { fr: 'Héritage', en: 'Inheritance' } } }),
      line(6, 'log.bought', { who: { seat: 3 }, n: 1, security: martell }, undefined, true),
    ]);
    expect(marks.trades).toEqual([
      { turn: 8, seat: 1, security: 'MAR', titles: 2 },
      { turn: 8, seat: 0, security: 'MAR', titles: -1 },
    ]);
    expect(marks.events).toEqual([{ turn: 9, title: { fr: 'Héritage', en: 'Inheritance' } }]);
  });
});
