// A season of ECODIP with ten powers and 150 units, from the last sheet to the next position, and the referee's preview of it.
import { ecodip } from '#games/ecodip/index.ts';
import type { Move } from '#games/ecodip/types.ts';
import { quickChance } from '#kernel/chance.ts';
import { range } from '#kernel/collections.ts';
import { crowd, crowdedSheet } from '#games/ecodip/crowd.test-support.ts';
import { percentile } from './server-load.ts';

export interface SeasonFigures {
  readonly orders: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly previewP50Ms: number;
}

const { module } = ecodip;
const PARTS = 2;

const submit = (state: ReturnType<typeof crowd>, seat: number) => {
  const move: Move = { type: 'submit', sheet: crowdedSheet(state, seat) };
  return module.apply(state, { by: seat, move }, quickChance(1)).state;
};

const timed = (seconds: number, once: () => void): readonly number[] => {
  const until = performance.now() + 1000 * seconds;
  const times: number[] = [];
  while (performance.now() < until) {
    const start = performance.now();
    once();
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b);
};

const round = (ms: number): number => Number(ms.toFixed(2));

export const measureSeason = (seconds: number): SeasonFigures => {
  const waiting = range(9).reduce(submit, crowd());
  const reviewed = range(10).reduce(submit, crowd({ referee: 'human' }));
  const seasons = timed(seconds / PARTS, () => submit(waiting, 9));
  // Another state each time: the preview of one that was looked at is kept.
  const previews = timed(seconds / PARTS, () => module.view({ ...reviewed }, 'referee'));
  return {
    orders: submit(waiting, 9).table.report.orders.length,
    p50Ms: round(percentile(seasons, 0.5)),
    p99Ms: round(percentile(seasons, 0.99)),
    previewP50Ms: round(percentile(previews, 0.5)),
  };
};
