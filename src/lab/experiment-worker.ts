import { answerTasks } from '#bots';
import { playChunk, prepareExperiment } from './experiment.ts';
import type { ExperimentWork } from './run-experiment.ts';

await answerTasks<ExperimentWork>(async (document) => {
  const preparation = await prepareExperiment(document);
  if (!preparation.ok) throw new Error(`the experiment was refused in a worker: ${preparation.problem}`);
  return (chunk) => playChunk(preparation.ready, chunk);
});
