import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';
import { z } from 'zod';
import type { HostTableQuery, ReportAct, Retention } from '#protocol';
import { isRefusal, Refusal, refuse, type Result, sentence } from '#table';
import { bearer, langOf, registerRoutes, sendRefusal, type WithId } from '../http.ts';
import type { HostKey } from './key.ts';
import type { HostRoom } from './room.ts';

const TABLES_MOST = 100;
const WORDS_MOST = 500;
const DAYS_MOST = 3650;

const id = z.string().min(1).max(64);
const ids = z.array(id).min(1).max(TABLES_MOST);
const closing = z.object({ tables: ids, closed: z.boolean() });
const deleting = z.object({ tables: ids });
const acting: z.ZodType<{ readonly act: ReportAct }> = z.object({ act: z.enum(['words', 'mute', 'unname', 'close', 'dismiss']) });
const hearing = z.object({ table: id, seat: z.int().min(0) });
const banning = z.object({
  words: z
    .array(
      z
        .string()
        .trim()
        .min(2)
        .max(40)
        .regex(/[^*\s]{2}/u),
    )
    .max(WORDS_MOST),
});
const days = z.int().min(1).max(DAYS_MOST).nullable();
const keeping: z.ZodType<Retention> = z.object({ finishedDays: days, lobbyDays: days });
const daysAsked = z.coerce.number().int().min(1).max(DAYS_MOST).optional();
const previewing = z.object({ finishedDays: daysAsked, lobbyDays: daysAsked });
const listing: z.ZodType<HostTableQuery> = z.object({
  status: z.enum(['lobby', 'playing', 'finished', 'closed']).optional(),
  game: id.optional(),
  code: z.string().max(12).toUpperCase().optional(),
  sort: z.enum(['game', 'people', 'moves', 'bytes', 'createdAt', 'lastAt']).default('lastAt'),
  descending: z.stringbool().default(true),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
});

export interface RoomDoor {
  readonly key: HostKey;
  readonly address: (request: IncomingMessage) => string;
  readonly metrics: Registry;
  /** Anybody may read the figures of the server. */
  readonly metricsOpen: boolean;
}

type HostWork = (request: FastifyRequest<WithId>) => Promise<Result<object>>;

const DONE = { done: true } as const;

/** The host's room over HTTP (docs/protocol.md). The key goes with every request, as `Authorization: Bearer`; no cookie is set, so no other page can speak in its name. */
export const registerHost = (app: FastifyInstance, room: HostRoom, { key, address, metrics, metricsOpen }: RoomDoor): void => {
  const read = async <T>(schema: z.ZodType<T>, raw: unknown, work: (value: T) => Promise<object | null>): Promise<object> => {
    const decoded = schema.safeParse(raw);
    if (!decoded.success) return refuse('badField', { field: decoded.error.issues[0]?.path.join('.') ?? '' });
    return (await work(decoded.data)) ?? DONE;
  };

  const works: Readonly<Record<string, HostWork>> = {
    'GET /api/host': (request) => room.view((code) => sentence(new Refusal(code), langOf(request))),
    'GET /api/host/tables': ({ query }) => read(listing, query, (wanted) => room.tables(wanted)),
    'POST /api/host/tables/close': ({ body }) => read(closing, body, ({ tables, closed }) => room.close(tables, closed)),
    'POST /api/host/tables/delete': ({ body }) =>
      read(deleting, body, async ({ tables }) => {
        await room.remove(tables);
        return null;
      }),
    'POST /api/host/reports/:id': ({ body, params }) => read(acting, body, ({ act }) => room.settle(Number(params.id), act)),
    'POST /api/host/hear': ({ body }) => read(hearing, body, ({ table, seat }) => room.mute(table, seat, false)),
    'GET /api/host/retention': ({ query }) =>
      read(previewing, query, ({ finishedDays = null, lobbyDays = null }) => room.around.keeper.preview({ finishedDays, lobbyDays })),
    'PUT /api/host/retention': ({ body }) =>
      read(keeping, body, async (retention) => {
        await room.around.keeper.set(retention);
        return retention;
      }),
    'PUT /api/host/words': ({ body }) =>
      read(banning, body, async ({ words }) => {
        await room.around.manners.setWords([...new Set(words)]);
        return { words: room.around.manners.words };
      }),
    'POST /api/host/backup': () => room.backUp(),
  };
  registerRoutes(app, works, async (work, request, reply) => {
    const answer = (await key.refusalOf(bearer(request), address(request.raw))) ?? (await work(request));
    return isRefusal(answer) ? sendRefusal(reply, answer, langOf(request)) : reply.send(answer);
  });
  app.get('/metrics', async (request, reply) => {
    const refusal = metricsOpen ? null : await key.refusalOf(bearer(request), address(request.raw));
    if (refusal !== null) return sendRefusal(reply, refusal, langOf(request));
    return reply.type(metrics.contentType).send(await metrics.metrics());
  });
};
