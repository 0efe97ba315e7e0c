import type { Registry } from 'prom-client';
import { z } from 'zod';
import type { HostTableQuery, ReportAct, Retention } from '#protocol';
import { Refusal, refuse, type Result, sentence } from '#table';
import { body, OPEN, query, type Route, route, type Visit } from '../route.ts';
import type { HostKey } from './key.ts';
import type { HostRoom } from './room.ts';
import { setHouse, type Sign } from './sign.ts';

const TABLES_MOST = 100;
const WORDS_MOST = 500;
const DAYS_MOST = 3650;

const id = z.string().min(1).max(64);
const ids = z.array(id).min(1).max(TABLES_MOST);
const closing = z.object({ tables: ids, closed: z.boolean() });
const deleting = z.object({ tables: ids });
const acting: z.ZodType<{ readonly act: ReportAct }> = z.object({ act: z.enum(['words', 'mute', 'unname', 'close', 'dismiss']) });
const ending = z.object({ experiment: id });
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
const keeping: z.ZodType<Retention> = z.object({ finishedDays: days, lobbyDays: days, idleDays: days.optional() });
const daysAsked = z.coerce.number().int().min(1).max(DAYS_MOST).optional();
const previewing = z.object({ finishedDays: daysAsked, lobbyDays: daysAsked, idleDays: daysAsked });
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
  readonly sign: Sign;
  readonly metrics: Registry;
  /** Anybody may read the figures of the server. */
  readonly metricsOpen: boolean;
}

const DONE = { done: true } as const;

/** The host's room. The key goes with every request. */
export const hostRoutes = (room: HostRoom, { key, sign, metrics, metricsOpen }: RoomDoor): readonly Route[] => {
  const { keeper, manners } = room.ports;
  const byHost = { ...OPEN, who: (visit: Visit): Promise<Result<null>> => key.refusalOf(visit) };
  return [
    route('GET /api/host', byHost, ({ lang }) => room.view((code) => sentence(new Refusal(code), lang))),
    route('GET /api/host/tables', { ...byHost, read: query(listing) }, ({ sent }) => room.tables(sent)),
    route(
      'POST /api/host/tables/close',
      { ...byHost, read: body(closing) },
      async ({ sent: { tables, closed } }) => (await room.close(tables, closed)) ?? DONE,
    ),
    route('POST /api/host/tables/delete', { ...byHost, read: body(deleting) }, async ({ sent }) => {
      await room.remove(sent.tables);
      return DONE;
    }),
    route(
      'POST /api/host/reports/:id',
      { ...byHost, read: body(acting) },
      async ({ id: report, sent }) => (await room.settle(Number(report), sent.act)) ?? DONE,
    ),
    route('POST /api/host/hear', { ...byHost, read: body(hearing) }, async ({ sent: { table, seat } }) => (await room.mute(table, seat, false)) ?? DONE),
    route('GET /api/host/retention', { ...byHost, read: query(previewing) }, ({ sent: { finishedDays = null, lobbyDays = null, idleDays = null } }) =>
      keeper.preview({ finishedDays, lobbyDays, idleDays }),
    ),
    route('PUT /api/host/retention', { ...byHost, read: body(keeping) }, async ({ sent }) => {
      await keeper.set(sent);
      return sent;
    }),
    route('GET /api/host/house', byHost, () => sign.now),
    route('PUT /api/host/house', { ...byHost, read: body(setHouse) }, ({ sent }) => sign.set(sent)),
    route('PUT /api/host/words', { ...byHost, read: body(banning) }, async ({ sent }) => {
      await manners.setWords([...new Set(sent.words)]);
      return { words: manners.words };
    }),
    route('POST /api/host/experiments', { ...byHost, read: body(ending) }, async ({ sent }) =>
      (await room.ports.storage.experiments?.clear(sent.experiment)) === true ? DONE : refuse('noSuchExperiment'),
    ),
    route('POST /api/host/backup', byHost, () => room.backUp()),
    route('GET /metrics', metricsOpen ? OPEN : byHost, ({ reply }) => {
      void reply.type(metrics.contentType);
      return metrics.metrics();
    }),
  ];
};
