import { z } from 'zod';
import type { ExperimentProgress, SentExperiment } from '#protocol';
import { refuse } from '#table';
import type { Limits } from '../limits.ts';
import { SECRETS } from '../open-storage.ts';
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
  /** What was sent from each address, as far as it may still wait. */
  const sentFrom = new Map<string, readonly string[]>();
  const waitingOf = async (address: string): Promise<readonly string[]> => {
    const waiting: string[] = [];
    for (const experiment of sentFrom.get(address) ?? []) if ((await experiments?.find(experiment))?.state === 'waiting') waiting.push(experiment);
    return waiting;
  };

  let sending: Promise<unknown> = Promise.resolve();
  /** One after the other: of several that are sent at once each knows of those before. */
  const inTurn = <T>(send: () => Promise<T>): Promise<T> => {
    const sent = sending.then(send);
    sending = sent.catch(() => undefined);
    return sent;
  };

  return [
    route('POST /api/experiments', { ...OPEN, status: 201 }, async ({ request, address, lang, token, charge }) => {
      if (experiments === null || queue === null) return refuse('noQueue');
      const { gamesInAll, prepareExperiment, problemText, readDocument, workInAll } = await import('#lab');
      const read = readDocument(request.body);
      if (!read.ok) return refuse('badField', { field: read.field });
      if (gamesInAll(read.document) > limits.experimentGames) return refuse('experimentTooLong', { most: limits.experimentGames });
      const times = Math.ceil(workInAll(read.document) / limits.experimentWork);
      if (times > 1) return refuse('experimentTooDear', { times });
      const preparation = await prepareExperiment(read.document);
      if (!preparation.ok) return refuse('badExperiment', { why: problemText(preparation, read.document.game, lang) });
      const experiment = experiments.nameOf(preparation.ready, version);
      const known = await experiments.find(experiment);
      const ownerHash = token === undefined ? null : SECRETS.hash(token);
      if (known?.state === 'waiting' || known?.state === 'over')
        return { experiment, yours: ownerHash !== null && known.ownerHash === ownerHash } satisfies SentExperiment;
      const spent = charge('experiments');
      if (spent !== null) return spent;
      return inTurn(async () => {
        if ((await experiments.countWaiting()) >= limits.experimentsWaiting) return refuse('queueFull');
        const before = await waitingOf(address);
        if (before.length >= limits.experimentsEach) return refuse('queueShare', { most: limits.experimentsEach });
        await (await queue()).send(experiments, preparation.ready, ownerHash);
        sentFrom.set(address, [...before, experiment]);
        return { experiment, yours: ownerHash !== null } satisfies SentExperiment;
      });
    }),
    route('DELETE /api/experiments/:id', OPEN, async ({ id, token }) => {
      const found = await experiments?.find(id);
      if (experiments === null || found === undefined || found === null) return refuse('noSuchExperiment');
      if (token === undefined || found.ownerHash !== SECRETS.hash(token)) return refuse('notYourExperiment');
      await experiments.end(id, 'ended');
      return {};
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
