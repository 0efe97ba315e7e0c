import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { type Health, PROTOCOL } from '#protocol';
import { type BotPause, Committer, describeError, type GameFinder, inBackground, type Notice, refusalOf, refuse, type Refusal, StorageError } from '#table';
import { guestAddresses, type Listening } from './addresses.ts';
import { catalogueGames, type Datasets } from './games.ts';
import { SECRETS, TIME } from './here.ts';
import { type ApiSurroundings, langOf, registerApi, sendRefusal } from './http.ts';
import { AddressPaces, DEFAULT_LIMITS, type Limits } from './limits.ts';
import { type NoticeOptions, Notices } from './notices/index.ts';
import { readMailServer } from './notices/mail.ts';
import { Host, type HostOptions } from './host/index.ts';
import { isHostKey, makeHostKey } from './host/key.ts';
import { Looks } from './looks.ts';
import { registerExperiments } from './lab/http.ts';
import type { LabQueue } from './lab/queue.ts';
import { openStorage } from './open-storage.ts';
import { isAddress, readAddress } from './postgres/address.ts';
import { createLogger, type Logger, silentLogger } from './logs.ts';
import { HOUSE, type News } from './neighbours.ts';
import { registerPage } from './page.ts';
import { registerRecordings } from './recordings.ts';
import { registerRings } from './rings/http.ts';
import { registerRooms } from './rooms/http.ts';
import { Rooms } from './rooms/rooms.ts';
import { Rings } from './rings/rings.ts';
import { Pulse } from './pulse.ts';
import { Previews } from './preview.ts';
import { addressOf, Hosts, originOf, readHost, readProxies, securityHeaders } from './security.ts';
import { Sockets } from './sockets.ts';
import type { Storage } from './storage.ts';
import { Tables } from './tables.ts';
import { Thinkers } from './thinkers.ts';
import { type NotifyOptions, readWebhook, Webhook } from './webhook.ts';

export { networkAddresses } from './addresses.ts';
export { backUp } from './host/backup.ts';
export { restore } from './host/restore.ts';
export { type Moved, moveData } from './move-data.ts';
export { openEngine, openStorage } from './open-storage.ts';
export { isAddress, plainAddress, readAddress } from './postgres/address.ts';
export { SqliteStorage } from './sqlite.ts';
export { createLogger, DEFAULT_LIMITS, isHostKey, makeHostKey, readHost, readMailServer, readProxies, readWebhook, silentLogger, StorageError };
export type { BotPause, Datasets, GameFinder, Limits, Logger };
/** Experiments that several machines play: their queue is loaded by nobody else. */
export const loadLab = () => import('./lab/worker.ts');

export interface ServerOptions extends HostOptions {
  /** 0: any free port. */
  readonly port: number;
  readonly host: string;
  /** The path of the SQLite file, made when absent; the address of a PostgreSQL database; or a storage. */
  readonly database: string | Storage;
  /** The directory of the built page; null: none is served. */
  readonly page: string | null;
  readonly version: string;
  readonly datasets?: Datasets;
  readonly games?: GameFinder;
  readonly logger?: Logger;
  readonly botPause?: BotPause;
  readonly limits?: Partial<Limits>;
  /** Reverse proxies of one's own on other machines, by address or network: their X-Forwarded-For is believed. One on this machine is anyway. */
  readonly trustProxy?: readonly string[];
  /** Names on the Internet under which people come; addresses and names of one's own network are answered to anyway. */
  readonly hosts?: readonly string[];
  /** The address by which people come, where whoever runs the server has given one. */
  readonly site?: string | undefined;
  /** What to type to open this server to the network, for those whom it cannot be reached by. */
  readonly command?: string;
  /** Other sites whose pages may connect, such as `https://example.org`. */
  readonly origins?: readonly string[];
  /** Where to post that somebody is awaited; absent: nowhere. */
  readonly notify?: NotifyOptions | undefined;
  /** Anybody may have the workers of this database play his experiments. */
  readonly labQueue?: boolean | undefined;
  /** How people are told themselves, by push and mail. */
  readonly notices?: NoticeOptions | undefined;
  /** How long an hour of grace, absence and reminders is: a test has no time. */
  readonly hourMs?: number;
}

export interface RunningServer {
  readonly url: string;
  /** Where guests come in, the likeliest first; none: only this machine can. */
  readonly guests: readonly string[];
  /** The key of the host's room, when it was made by this start: it is told nowhere else. */
  readonly hostToken: string | null;
  /** From now on `/health` says that nobody new should be sent here. Everything goes on. */
  drain(): void;
  /** Stops accepting, finishes what is being written, keeps every match, hangs up. */
  close(): Promise<void>;
}

const HUMAN_PAUSE: BotPause = { min: 600, max: 1400 };
const SWEEP_MS = 60_000;
/** How long a stop waits for requests that are still being answered. */
const LAST_ANSWERS_MS = 1000;
const HOUR_MS = 3_600_000;
const OPEN_COMMAND = 'comptoir serve --host 0.0.0.0';

/** What Fastify itself refuses, in our words. */
const refusalOfRequest = (error: FastifyError, limit: number): Refusal => {
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return refuse('tooLarge', { limit });
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return refuse('mediaType');
  if (error.statusCode === 400) return refuse('malformed');
  return refusalOf(error);
};

const prepareApp = (limits: Limits, hosts: Hosts, log: Logger): FastifyInstance => {
  const requestTimeout = 1000 * limits.requestSeconds;
  const app = fastify({
    logger: false,
    bodyLimit: limits.bodyBytes,
    routerOptions: { maxParamLength: 200 },
    requestTimeout,
    http: { headersTimeout: requestTimeout, connectionsCheckingInterval: requestTimeout / 4 },
  });
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(securityHeaders(request.headers.host));
    if (!hosts.answersTo(request.headers.host)) await sendRefusal(reply, refuse('wrongHost'), langOf(request));
  });
  // The route, never the address asked for: an address may hold a token.
  app.addHook('onResponse', async (request, reply) => {
    log.info({ method: request.method, route: request.routeOptions.url ?? 'page', status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'request');
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalOfRequest(error, request.routeOptions.bodyLimit ?? limits.bodyBytes);
    if (refusal.code === 'internal') log.error({ route: request.routeOptions.url, error: describeError(error) }, 'a request failed');
    return sendRefusal(reply, refusal, langOf(request));
  });
  return app;
};

/** A stop does not wait for whoever sends half a request and then nothing. */
const hangUp = async (app: FastifyInstance): Promise<void> => {
  const timer = setTimeout(() => app.server.closeAllConnections(), LAST_ANSWERS_MS);
  await app.close();
  clearTimeout(timer);
};

const openWebhook = (notify: NotifyOptions | undefined, site: () => string, log: Logger): Webhook | null => {
  if (notify === undefined) return null;
  const address = readWebhook(notify.url);
  if (address === null) throw new Error('notices are posted to http or https addresses only');
  return new Webhook(address, site, log);
};

/** Opened when somebody sends the first experiment; null: nobody may. */
const queueOf = ({ database, labQueue, version }: ServerOptions, log: Logger) => {
  const address = labQueue === true && typeof database === 'string' ? readAddress(database) : null;
  if (address === null) return null;
  let opened: Promise<LabQueue> | null = null;
  return {
    open: (): Promise<LabQueue> => {
      opened ??= import('./lab/queue.ts')
        .then(({ LabQueue: Queue }) => Queue.open(address, version, log, false))
        .catch((error: unknown) => {
          opened = null;
          throw error;
        });
      return opened;
    },
    close: async (): Promise<void> => (await opened?.catch(() => null))?.close(),
  };
};

const portOf = (app: FastifyInstance, options: ServerOptions): number => {
  const bound = app.server.address();
  const { port } = typeof bound === 'object' && bound !== null ? bound : ({ port: options.port } satisfies Pick<AddressInfo, 'port'>);
  return port;
};

/** The address that a server listens on. */
const addressOfServer = (app: FastifyInstance, options: ServerOptions): string => {
  const host = options.host.includes(':') ? `[${options.host}]` : options.host;
  return `http://${host}:${portOf(app, options)}`;
};

/** Starts a server; rejects with a sentence when the file, a data set or the port is not to be had. */
export const startServer = async (options: ServerOptions): Promise<RunningServer> => {
  const log = options.logger ?? silentLogger();
  const limits: Limits = { ...DEFAULT_LIMITS, ...options.limits };
  const given = (options.site ?? options.notify?.site)?.replace(/\/+$/, '') ?? null;
  let site = given ?? '';
  const webhook = openWebhook(options.notify, () => site, log);
  const datasets = options.datasets ?? {};
  const games = options.games ?? catalogueGames(datasets);
  for (const game of Object.keys(datasets)) await games(game);
  if (options.hostToken !== undefined && !isHostKey(options.hostToken)) throw new Error('the key of the host’s room has 16 characters or more');
  const storage = typeof options.database === 'string' ? await openStorage(options.database) : options.database;
  const proxies = readProxies(options.trustProxy ?? []);
  if (proxies === null) throw new Error('a proxy is named by its address or its network');
  const address = (request: IncomingMessage): string => addressOf(request, proxies);
  const { neighbours } = storage;
  const keepsHouse = (): boolean => neighbours?.holds(HOUSE) ?? true;
  const notices = await Notices.open({ store: storage.notices, site: () => site, log, address, tables: () => tables, keepsHouse }, options.notices ?? {});
  const tell = (notice: Notice): void => {
    webhook?.tell(notice);
    notices.tell(notice);
  };
  const file = typeof options.database === 'string' && !isAddress(options.database) ? options.database : null;
  const thinking = (): number => thinkers.threads;
  const host = await Host.open(
    {
      storage,
      file,
      limits,
      log,
      address,
      tables: () => tables,
      rooms: () => rooms,
      sockets: () => sockets.size,
      thinking,
      version: options.version,
      keepsHouse,
    },
    options,
  );
  const committer = new Committer(host.count(storage), TIME, (error) => log.error({ error: describeError(error) }, 'a commit failed'));
  const thinkers = new Thinkers(SECRETS, datasets, options.botPause ?? HUMAN_PAUSE);
  const tables: Tables = new Tables(
    {
      journal: storage,
      committer,
      time: TIME,
      secrets: SECRETS,
      bots: thinkers,
      log,
      limits,
      manners: host.manners,
      hourMs: options.hourMs ?? HOUR_MS,
      tell,
      since: (table, seq, talk) => tables.since(table, seq, talk),
      ...(neighbours === null
        ? {}
        : {
            inCharge: (table) => neighbours.holds(table),
            present: (table, present) => neighbours.tell({ kind: 'present', table, server: neighbours.server, present }),
          }),
      opened: (table) => inBackground(tables.begin(table), log, 'a table made by another could not be opened'),
    },
    games,
  );
  let stopping = false;
  let draining = false;
  const isStopping = (): boolean => stopping;
  const hosts = new Hosts(options.hosts ?? []);

  const app = prepareApp(limits, hosts, log);
  const looks = new Looks(limits);
  const queue = queueOf(options, log);
  const listening = (): Listening => ({
    host: options.host,
    port: portOf(app, options),
    site: given,
    command: options.command ?? OPEN_COMMAND,
    plays: queue !== null,
  });
  const codes = new AddressPaces(limits.codesPerMinute / 60, limits.codesPerMinute);
  const madeFrom = (table: string, maker: string): void => thinkers.madeFrom(table, maker);
  const rings = new Rings({
    storage,
    tables,
    secrets: SECRETS,
    time: TIME,
    cleaning: host.cleaning,
    endDevice: (device) => {
      sockets.endDevice(device);
      neighbours?.tell({ kind: 'device', device });
    },
    eraseFromRooms: (...args) => rooms.erase(...args),
  });
  const creations = new AddressPaces(limits.tablesPerHour / 3600, limits.tablesPerHour);
  const rooms = new Rooms({
    store: storage.rooms,
    time: TIME,
    secrets: SECRETS,
    log,
    tables,
    limits,
    isBanned: (text) => host.manners.isBanned(text),
    isTableCode: async (code) => (await storage.findCode(code)) !== null,
  });
  const api: ApiSurroundings = { tables, rings, rooms, limits, looks, datasets, address, isStopping, madeFrom, listening, codes, creations };
  registerApi(app, api);
  registerRecordings(app, api);
  registerExperiments(app, { experiments: storage.experiments, queue: queue?.open ?? null, version: options.version, limits, address });
  registerRings(app, rings, { address, limits });
  registerRooms(app, rooms, { address, limits, madeFrom });
  await notices.register(app, options.page, (token) => rings.keyOf(token));
  const sockets = new Sockets(app.server, { tables, rings, rooms, limits, log, looks, isStopping, address, hosts, origins: options.origins ?? [] });
  const pulse = new Pulse(storage);
  host.register(app, pulse);
  app.get('/health', async (_request, reply) => {
    const { reason, tables: count } = await pulse.feel();
    const health: Health = {
      status: stopping || draining ? 'stopping' : reason === null ? 'ok' : 'failing',
      version: options.version,
      protocol: PROTOCOL,
      tables: count,
      sockets: sockets.size,
      database: reason === null ? 'ok' : 'failing',
      ...(reason === null ? {} : { reason }),
    };
    return reply.code(health.status === 'ok' ? 200 : 503).send(health);
  });
  const previews = new Previews({ storage, codes, address, origin: (request) => given ?? originOf(request, proxies), page: options.page });
  await registerPage(app, options.page, previews);
  const sweeper = setInterval(() => {
    Promise.all([tables.sweep(), rooms.sweep()]).catch((error: unknown) => log.error({ error: describeError(error) }, 'tables could not be put away'));
  }, SWEEP_MS);

  const hear = async (news: News): Promise<void> => {
    if (news.kind === 'device') sockets.endDevice(news.device);
    await Promise.all([tables.hear(news), rooms.hear(news), host.hear(news)]);
    if (news.kind === 'house' || news.kind === 'gap') notices.start();
  };
  const charged = async (names: readonly string[]): Promise<void> => {
    if (names.includes(HOUSE)) notices.start();
    await tables.charged(names.filter((name) => name !== HOUSE));
  };

  const drain = (): void => {
    draining = true;
  };
  const close = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    clearInterval(sweeper);
    await host.stop();
    await tables.stop();
    await neighbours?.stop();
    await thinkers.stop();
    webhook?.close();
    await notices.close();
    await sockets.close();
    await hangUp(app);
    await queue?.close();
    await storage.close();
    log.info('stopped');
  };
  let hostToken: string | null = null;
  try {
    await app.listen({ port: options.port, host: options.host });
    if (site === '') site = addressOfServer(app, options);
    await neighbours?.start(
      (news) => inBackground(hear(news), log, 'what another server told could not be dealt with'),
      (names) => inBackground(charged(names), log, 'what another server left could not be taken over'),
    );
    await neighbours?.claim([HOUSE]);
    tables.resumeClocks();
    notices.start();
    hostToken = await host.start();
  } catch (error) {
    await close();
    throw error;
  }
  const url = addressOfServer(app, options);
  log.info({ host: options.host, port: Number(new URL(url).port) }, 'listening');
  return { url, guests: given === null ? guestAddresses(listening()) : [given], hostToken, drain, close };
};
