import { answerTasks } from '#bots';
import { playNumbers, prepareExperiment, type SeriesWork } from './experiment.ts';

await answerTasks<SeriesWork>(async (experiment) => {
  const preparation = await prepareExperiment(experiment);
  if (!preparation.ok) throw new Error(`the experiment was refused in a worker: ${preparation.problem}`);
  return (numbers) => playNumbers(preparation.prepared, numbers);
});
