import { describe, expect, it } from 'vitest';
import { deriveSeed } from '#kernel/chance.ts';
import { experimentOf, type Row } from './experiment.ts';
import { type Prepared, prepareSeries, seatedIn, type Series } from './prepare-series.ts';
import { runExperiment, type Running } from './run-experiment.ts';
import { summarise } from './summary.ts';
import { playGame } from './play-game.ts';

const SERIES: Series = { game: 'bourse', players: 3, options: {}, bots: ['weak', 'decent'], seed: 7, games: 40, datasets: {} };

const prepare = async (changes: Partial<Series> = {}) => {
  const preparation = await prepareSeries({ ...SERIES, ...changes });
  if (!preparation.ok) throw new Error(preparation.problem);
  return preparation.prepared;
};

const runSeries = async (prepared: Prepared, running: Running): Promise<readonly Row[]> =>
  (await runExperiment(experimentOf(prepared), { ...running, whole: true })).flat();

describe('a series', () => {
  it('gives the same results with one worker and with two, and as played by hand', async () => {
    const prepared = await prepare();
    const one = await runSeries(prepared, { workers: 1 });
    const two = await runSeries(prepared, { workers: 2 });
    expect(one).toHaveLength(40);
    expect(two).toEqual(one);
    expect(summarise(prepared, two, 1)).toEqual(summarise(prepared, one, 1));
    const { package: game, options, bots } = prepared;
    const { turns, moves, metrics, outcome } = playGame(game, { seats: 3, options, bots: seatedIn(bots, 7, 33), seed: deriveSeed(7, 33), maxMoves: 100_000 });
    expect(one[33]).toMatchObject({ turns, moves, figures: metrics, end: outcome?.reason, error: null });
  });

  it('tells progress up to the last game', async () => {
    const told: number[] = [];
    await runSeries(await prepare(), { workers: 2, onProgress: (played) => told.push(played) });
    expect(told.at(-1)).toBe(40);
    expect(told).toEqual(told.toSorted((a, b) => a - b));
  });

  it('plays other games from another seed', async () => {
    const first = await runSeries(await prepare({ games: 2 }), { workers: 1 });
    const second = await runSeries(await prepare({ games: 2, seed: 8 }), { workers: 1 });
    expect(second).not.toEqual(first);
  });

  it('fills the table with the levels and completes the options', async () => {
    const { bots, options } = await prepare({ players: 5, options: { startCash: 300_000 } });
    expect(bots).toEqual(['weak', 'decent', 'weak', 'decent', 'weak']);
    expect(options).toMatchObject({ startCash: 300_000, winTarget: 600_000, startPhase: 'recession' });
  });

  it('seats a habit of the game beside the levels, and nobody it has not heard of', async () => {
    expect((await prepare({ bots: ['neverSells', 'strong'] })).bots).toEqual(['neverSells', 'strong', 'neverSells']);
    expect(await prepareSeries({ ...SERIES, bots: ['moon'] })).toMatchObject({ ok: false, problem: 'unknownBot', detail: 'moon' });
  });

  it('says what is wrong before anything is played', async () => {
    expect(await prepareSeries({ ...SERIES, game: 'nothing' })).toMatchObject({ ok: false, problem: 'unknownGame' });
    expect(await prepareSeries({ ...SERIES, players: 7 })).toMatchObject({ ok: false, refusal: { key: 'table.badSeatCount' } });
    expect(await prepareSeries({ ...SERIES, options: { moon: 1 } })).toMatchObject({ ok: false, refusal: { key: 'table.unknownOption' } });
    expect(await prepareSeries({ ...SERIES, datasets: { 'my.json': '{' } })).toMatchObject({ ok: false, detail: expect.stringContaining('my.json') });
  });
});
