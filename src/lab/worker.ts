import { answerTasks } from '#bots';
import { playNumbers, prepareSeries } from './prepare-series.ts';
import type { SeriesWork } from './series.ts';

await answerTasks<SeriesWork>(async (series) => {
  const preparation = await prepareSeries(series);
  if (!preparation.ok) throw new Error(`the series was refused in a worker: ${preparation.problem}`);
  return (numbers) => playNumbers(preparation.prepared, numbers);
});
