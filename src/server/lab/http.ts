import { z } from 'zod';
import type { Lang } from '#kernel/words.ts';
import type { ExperimentProgress, SentExperiment } from '#protocol';
import { refuse, type Result } from '#table';
import { AddressPaces, type Limits } from '../limits.ts';
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
  const paces = new AddressPaces(limits.experimentsPerHour / 3600, limits.experimentsPerHour);

  const send = async (raw: unknown, asker: string, lang: Lang): Promise<Result<SentExperiment>> => {
    if (experiments === null || queue === null) return refuse('noQueue');
    const { gamesInAll, prepareExperiment, problemText, readDocument } = await import('#lab');
    const read = readDocument(raw);
    if (!read.ok) return refuse('badField', { field: read.field });
    if (gamesInAll(read.document) > limits.experimentGames) return refuse('experimentTooLong', { most: limits.experimentGames });
    const preparation = await prepareExperiment(read.document);
    if (!preparation.ok) return refuse('badExperiment', { why: problemText(preparation, read.document.game, lang) });
    const experiment = experiments.nameOf(preparation.ready, version);
    const known = await experiments.find(experiment);
    if (known !== null && known.state !== 'failed') return { experiment };
    if (!paces.take(asker)) return refuse('tooManyExperiments');
    if ((await experiments.countWaiting()) >= limits.experimentsWaiting) return refuse('queueFull');
    await (await queue()).send(experiments, preparation.ready);
    return { experiment };
  };

  return [
    route('POST /api/experiments', { ...OPEN, status: 201 }, ({ request, address, lang }) => send(request.body, address, lang)),

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
