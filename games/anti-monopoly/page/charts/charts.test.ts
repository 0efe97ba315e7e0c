import { describe, expect, it } from 'vitest';
import type { SeriesPoint } from '#protocol';
import { players, position, stateOf, titlesWith, viewOf } from '../testing/position.ts';
import { campReadings, seatCurves } from './series.ts';

const points: readonly SeriesPoint[] = [
  { step: 10, turn: 21, metrics: { 'anti-monopoly.metric.cash/1': 6000, 'anti-monopoly.metric.liquidationMonopolists': 30_000 } },
  { step: 20, turn: 22, metrics: { 'anti-monopoly.metric.cash/1': 6100, 'anti-monopoly.metric.liquidationMonopolists': 29_500 } },
];

describe('the curves', () => {
  it('[AM-13.8] end with the position in progress', () => {
    const malik = seatCurves(position(), points, 'cash').find(({ seat }) => seat === 1);
    expect(malik?.readings).toEqual([
      { turn: 21, value: 6000 },
      { turn: 22, value: 6100 },
      { turn: 23, value: 5350 },
    ]);
  });

  it('[AM-13.8] [AM-5.3] count the score by the rulebook, whatever a limit counts', () => {
    const malik = seatCurves(position({}, { limitScoring: 'liquid' }), [], 'score').find(({ seat }) => seat === 1);
    expect(malik?.readings).toEqual([{ turn: 23, value: 7910 }]);
  });

  it('[AM-13.8] add up the camps: worth of the living, rents received of everybody', () => {
    const earned = players.map((player, seat) => Object.assign({}, player, { rentReceived: 100 * (seat + 1), bankrupt: seat === 5 }));
    const titles = titlesWith({}).map((title) => (title.owner === 5 ? { owner: null, level: 0, mortgaged: false } : title));
    const view = viewOf(stateOf({ players: earned, titles }, {}, [4120, 5350, 2480, 1960, 6040, 0]));
    expect(campReadings(view, points, 'rentReceived', 'M').at(-1)).toEqual({ turn: 23, value: 1200 });
    expect(campReadings(view, points, 'rentReceived', 'C').at(-1)).toEqual({ turn: 23, value: 900 });
    // Malik 10 300; Théo 1960, London 3100 and five levels at 1000.
    expect(campReadings(view, points, 'liquidation', 'M').map(({ value }) => value)).toEqual([30_000, 29_500, 20_360]);
  });
});
