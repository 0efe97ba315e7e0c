import { z } from 'zod';
import type { ExperimentProgress, SentExperiment } from '#protocol';
import { refuse } from '#table';
import { type Limits, perHour } from '../limits.ts';
import { OPEN, query, type Route, route } from '../route.ts';
import type { Experiments } from './experiments.ts';
import type { LabQueue } from './queue.ts';

export interface LabDoor {
  readonly experiments: Experiments | null;
  /** Null: nobody may send anything. */
  readonly queue: (() => Promise<LabQueue>) | null;
  readonly version: string;
  readonly limits: Limits;
}

/** After which portion; whatever else is asked means from the first. */
const asking = z.object({ after: z.coerce.number().int().catch(0) });

/** Experiments of strangers, played by the machines of the house: bounded in number, size and pace. */
export const experimentRoutes = ({ experiments, queue, version, limits }: LabDoor): readonly Route[] => {
  const paces = perHour(limits.experimentsPerHour);

  return [
    route('POST /api/experiments', { ...OPEN, status: 201 }, async ({ request, address, lang }) => {
      if (experiments === null || queue === null) return refuse('noQueue');
      const { gamesInAll, prepareExperiment, problemText, readDocument } = await import('#lab');
      const read = readDocument(request.body);
      if (!read.ok) return refuse('badField', { field: read.field });
      if (gamesInAll(read.document) > limits.experimentGames) return refuse('experimentTooLong', { most: limits.experimentGames });
      const preparation = await prepareExperiment(read.document);
      if (!preparation.ok) return refuse('badExperiment', { why: problemText(preparation, read.document.game, lang) });
      const experiment = experiments.nameOf(preparation.ready, version);
      const known = await experiments.find(experiment);
      if (known !== null && known.state !== 'failed') return { experiment } satisfies SentExperiment;
      if (!paces.take(address)) return refuse('tooManyExperiments');
      if ((await experiments.countWaiting()) >= limits.experimentsWaiting) return refuse('queueFull');
      await (await queue()).send(experiments, preparation.ready);
      return { experiment } satisfies SentExperiment;
    }),
    route('GET /api/experiments/:id', { ...OPEN, read: query(asking) }, async ({ id, sent }) => {
      const found = await experiments?.find(id);
      if (experiments === null || found === undefined || found === null) return refuse('noSuchExperiment');
      const { games, played, sentAt, state, portions } = found;
      const workers = (await experiments.workers()).length;
      const since = await experiments.since(id, sent.after);
      return { games, played, sentAt, state, portions, workers, ...since } satisfies ExperimentProgress;
    }),
  ];
};
