import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { ExperimentProgress, SentExperiment } from '#protocol';
import { isRefusal, refuse, type Result } from '#table';
import { langOf, sendRefusal } from '../http.ts';
import { AddressPaces, type Limits } from '../limits.ts';
import type { Experiments } from './experiments.ts';
import type { LabQueue } from './queue.ts';

export interface LabDoor {
  readonly experiments: Experiments | null;
  /** Null: nobody may send anything. */
  readonly queue: (() => Promise<LabQueue>) | null;
  readonly version: string;
  readonly limits: Limits;
  readonly address: (request: IncomingMessage) => string;
}

/** Experiments of strangers, played by the machines of the house: bounded in number, size and pace. */
export const registerExperiments = (app: FastifyInstance, { experiments, queue, version, limits, address }: LabDoor): void => {
  const paces = new AddressPaces(limits.experimentsPerHour / 3600, limits.experimentsPerHour);

  const send = async (raw: unknown, asker: string, lang: ReturnType<typeof langOf>): Promise<Result<SentExperiment>> => {
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

  app.post('/api/experiments', async (request, reply) => {
    const lang = langOf(request);
    const sent = await send(request.body, address(request.raw), lang);
    return isRefusal(sent) ? sendRefusal(reply, sent, lang) : reply.code(201).send(sent);
  });

  app.get<{ Params: { id: string }; Querystring: { after?: string } }>('/api/experiments/:id', async (request, reply) => {
    const found = await experiments?.find(request.params.id);
    if (experiments === null || found === undefined || found === null) return sendRefusal(reply, refuse('noSuchExperiment'), langOf(request));
    const { games, played, sentAt, state, portions } = found;
    const workers = (await experiments.workers()).length;
    const asked = Number(request.query.after ?? '0');
    const since = await experiments.since(request.params.id, Number.isSafeInteger(asked) ? asked : 0);
    return reply.send({ games, played, sentAt, state, portions, workers, ...since } satisfies ExperimentProgress);
  });
};
