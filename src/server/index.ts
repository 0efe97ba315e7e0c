import type { IncomingMessage } from 'node:http';
import type { BlockList } from 'node:net';
import { BOXES } from '#catalogue';
import { type Health, PROTOCOL } from '#protocol';
import { type BotPause, Committer, describeError, type GameFinder, inBackground, type Notice, readCode, refuse, type Result, StorageError } from '#table';
import { OPEN_COMMAND, guestAddresses, houseAddress, type Listening } from './addresses.ts';
import { addressOfServer, hangUp, portOf, prepareApp, registerPage } from './app.ts';
import { catalogueGames, type Datasets } from './games.ts';
import { openStorage, SECRETS, type Storage, TIME } from './open-storage.ts';
import { type ApiPorts, type Found, guard, tableRoutes } from './http.ts';
import { Ledger } from './ledger.ts';
import { DEFAULT_LIMITS, type Limits } from './limits.ts';
import { addressIn, Notices } from './notices/index.ts';
import { readReplyAddress } from './notices/letter.ts';
import { MailSender, readMailServer } from './notices/mail.ts';
import { checkMailbox, readMailbox } from './notices/mailbox.ts';
import { Host } from './host/index.ts';
import { isHostKey, makeHostKey } from './host/key.ts';
import { experimentRoutes } from './lab/http.ts';
import { queueOf } from './lab/shared-queue.ts';
import type { RunningServer, ServerOptions } from './options.ts';
import { isAddress } from './postgres/address.ts';
import { createLogger, type Logger, silentLogger } from './logs.ts';
import { HOUSE, type News } from './cluster.ts';
import { registerRecordings } from './recordings.ts';
import { ringRoutes } from './rings/http.ts';
import { challengeRoutes } from './challenges/http.ts';
import { Challenges } from './challenges/challenges.ts';
import { roomRoutes } from './rooms/http.ts';
import { UNLIMITED } from './prices.ts';
import { addRoutes, type Gate, OPEN, route } from './route.ts';
import { Rooms } from './rooms/rooms.ts';
import { Rings } from './rings/rings.ts';
import { HealthCheck } from './health.ts';
import { Previews } from './preview.ts';
import { addressOf, Hosts, originOf, readHost, readProxies } from './security.ts';
import { Sockets } from './sockets.ts';
import { Tables } from './tables.ts';
import { Turns } from './turns.ts';
import { BotPool } from './bot-pool.ts';
import { openWebhook, readWebhook } from './webhook.ts';

export { networkAddresses } from './addresses.ts';
export { backUp } from './host/backup.ts';
export { restore } from './host/restore.ts';
export { type Moved, moveData } from './move-data.ts';
export { openEngine, openStorage } from './open-storage.ts';
export { isAddress, plainAddress, readAddress } from './postgres/address.ts';
export { SqliteStorage } from './sqlite.ts';
export {
  addressIn,
  checkMailbox,
  createLogger,
  UNLIMITED,
  isHostKey,
  MailSender,
  makeHostKey,
  readHost,
  readMailbox,
  readMailServer,
  readProxies,
  readReplyAddress,
  readWebhook,
  silentLogger,
  StorageError,
};
export type { BotPause, Datasets, GameFinder, Limits, Logger, RunningServer, ServerOptions };
/** Experiments that several machines play: their queue is loaded by nobody else. */
export const loadLab = () => import('./lab/worker.ts');

const HUMAN_PAUSE: BotPause = { min: 600, max: 1400 };
const SWEEP_MS = 60_000;
const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;

/** Starts a server; rejects with a sentence when the file, a data set or the port is not to be had. */
export const startServer = async (options: ServerOptions): Promise<RunningServer> => {
  const games = options.games ?? catalogueGames(options.datasets ?? {});
  for (const game of Object.keys(options.datasets ?? {})) await games(game);
  if (options.hostToken !== undefined && !isHostKey(options.hostToken)) throw new Error('the key of the host’s room has 16 characters or more');
  const proxies = readProxies(options.trustProxy ?? []);
  if (proxies === null) throw new Error('a proxy is named by its address or its network');
  const storage = typeof options.database === 'string' ? await openStorage(options.database) : options.database;
  try {
    return await serve(options, storage, games, proxies);
  } catch (error) {
    await storage.close();
    throw error;
  }
};

const serve = async (options: ServerOptions, storage: Storage, games: GameFinder, proxies: BlockList): Promise<RunningServer> => {
  const log = options.logger ?? silentLogger();
  const time = options.time ?? TIME;
  const limits: Limits = { ...DEFAULT_LIMITS, ...options.limits };
  const given = options.site?.replace(/\/+$/, '') ?? null;
  const hosts = new Hosts(options.hosts ?? []);
  const app = prepareApp(limits, hosts, log);
  const queue = queueOf(options, log);
  const listening = (): Listening => ({
    host: options.host,
    port: portOf(app, options),
    site: given,
    command: options.command ?? OPEN_COMMAND,
    plays: queue !== null,
  });
  const site = (): string => houseAddress(listening());
  const webhook = openWebhook(options.notify, site, log);
  const datasets = options.datasets ?? {};
  const address = (request: IncomingMessage): string => addressOf(request, proxies);
  const ledger = new Ledger(options.prices);
  const gate: Gate = { address, ledger, time, lateSeconds: limits.lateSeconds };
  const { cluster } = storage;
  const keepsHouse = (): boolean => cluster?.holds(HOUSE) ?? true;
  const ringOf = async (device: string): Promise<string | null> => (await storage.rings.deviceCalled(device))?.ring ?? null;
  const notices = await Notices.open(
    { store: storage.notices, ephemeral: storage.ephemeral, time, site, log, gate, tables: () => tables, challenges: () => challenges, ringOf, keepsHouse },
    options.notices ?? {},
  );
  const tell = (notice: Notice): void => {
    webhook?.tell(notice);
    notices.tell(notice);
  };
  const file = typeof options.database === 'string' && !isAddress(options.database) ? options.database : null;
  const thinking = (): number => botPool.threads;
  const host = await Host.open(
    {
      storage,
      file,
      ledger,
      log,
      tables: () => tables,
      rooms: () => rooms,
      sockets: () => sockets.size,
      thinking,
      version: options.version,
      keepsHouse,
    },
    options,
  );
  const committer = new Committer(host.count(storage), time, (error) => log.error({ error: describeError(error) }, 'a commit failed'));
  const botPool = new BotPool(datasets, options.botPause ?? HUMAN_PAUSE);
  const tables: Tables = new Tables(
    {
      journal: storage,
      committer,
      time,
      secrets: options.seeds === undefined ? SECRETS : { ...SECRETS, seed: options.seeds },
      bots: botPool,
      log,
      limits,
      charge: ledger.charge,
      manners: host.manners,
      hourMs: HOUR_MS,
      tell,
      ended: (table) => rooms.played(table),
      since: (table, seq, talk) => tables.since(table, seq, talk),
      ...(cluster === null
        ? {}
        : {
            inCharge: (table) => cluster.holds(table),
            present: (table, present) => cluster.tell({ kind: 'present', table, server: cluster.server, present }),
            answered: (table, answered) => cluster.tell({ kind: 'answered', table, answered }),
          }),
      opened: (table) => inBackground(tables.begin(table), log, 'a table made by another could not be opened'),
    },
    games,
  );
  let stopping = false;
  let draining = false;
  const isStopping = (): boolean => stopping;
  const turns = new Turns(ledger);
  const madeFrom = (table: string, maker: string): void => botPool.madeFrom(table, maker);
  const rings = new Rings({
    storage,
    tables,
    secrets: SECRETS,
    time,
    cleaning: host.cleaning,
    endDevice: (device) => {
      sockets.endDevice(device);
      cluster?.tell({ kind: 'device', device });
    },
    eraseFromRooms: (...args) => rooms.erase(...args),
  });
  const rooms: Rooms = new Rooms({
    store: storage.rooms,
    cluster,
    time,
    secrets: SECRETS,
    log,
    tables,
    limits,
    second: options.roomSecond ?? SECOND_MS,
    charge: ledger.charge,
    isBanned: (text) => host.manners.isBanned(text),
    isTableCode: async (code) => (await storage.findCode(code)) !== null,
  });
  const shelf = options.shelf ?? BOXES.map(({ id }) => id);
  const isPlayed = (game: string): boolean => host.sign.refusalOfGame(game) === null;
  const challenges: Challenges = new Challenges({ storage, tables, time, secrets: SECRETS, log, shelf, isPlayed, remind: notices.remind });
  const findCode = async (typed: string, from: string): Promise<Result<Found>> => {
    const spent = ledger.charge('codes', from);
    if (spent !== null) return spent;
    const room = await rooms.idOfCode(typed);
    const table = room === null ? await storage.findCode(readCode(typed)) : null;
    if (room === null && table === null) return refuse('wrongCode');
    // Only wrong ones are paid: a class of sixty types the right one in the same minute.
    ledger.giveBack('codes', from);
    return table === null ? { room: room ?? '' } : { table };
  };
  const api: ApiPorts = {
    ...gate,
    tables,
    rings,
    rooms,
    limits,
    turns,
    datasets,
    isStopping,
    isHostKey: (token) => host.key.isKey(token),
    sign: host.sign,
    madeFrom,
    listening,
    findCode,
  };
  guard(app, api);
  registerRecordings(app, api);
  await notices.register(app, options.page, rings);
  const sockets = new Sockets(app.server, { ...gate, tables, rings, rooms, limits, log, turns, isStopping, hosts, origins: options.origins ?? [] });
  const healthCheck = new HealthCheck(storage);
  const health = route('GET /health', OPEN, async ({ reply }) => {
    const { reason, tables: count } = await healthCheck.check();
    const status = stopping || draining ? 'stopping' : reason === null ? 'ok' : 'failing';
    void reply.code(status === 'ok' ? 200 : 503);
    return {
      status,
      version: options.version,
      protocol: PROTOCOL,
      tables: count,
      sockets: sockets.size,
      database: reason === null ? 'ok' : 'failing',
      ...(reason === null ? {} : { reason }),
    } satisfies Health;
  });
  addRoutes(app, gate, [
    ...tableRoutes(api),
    ...experimentRoutes({ experiments: storage.experiments, queue: queue?.open ?? null, version: options.version, limits }),
    ...ringRoutes(rings, turns),
    ...roomRoutes(rooms, api),
    ...challengeRoutes(challenges, api),
    ...host.routes(healthCheck),
    health,
  ]);
  const previews = new Previews({
    storage,
    address,
    findCode,
    origin: (request) => given ?? originOf(request, proxies),
    page: options.page,
    sign: () => host.sign.now,
  });
  await registerPage(app, options.page, previews);
  const sweep = (): void => {
    notices.look();
    const swept = Promise.all([tables.sweep(), rooms.sweep(), storage.ephemeral.clear(time.now())]);
    inBackground(swept, log, 'what is over could not be put away');
  };
  const sweeper = setInterval(sweep, SWEEP_MS);

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
    await notices.hush();
    await rooms.stop();
    await tables.stop();
    await cluster?.stop();
    await botPool.stop();
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
    await cluster?.start(
      (news) => inBackground(hear(news), log, 'what another server told could not be dealt with'),
      (names) => inBackground(charged(names), log, 'what another server left could not be taken over'),
    );
    // Whoever came in before did so while nothing was heard of the others.
    if (cluster !== null) await tables.hear({ kind: 'gap' });
    await cluster?.claim([HOUSE]);
    sweep();
    tables.resumeClocks();
    notices.start();
    hostToken = await host.start();
  } catch (error) {
    await close();
    throw error;
  }
  const url = addressOfServer(app, options);
  log.info({ host: options.host, port: Number(new URL(url).port) }, 'listening');
  return { url, address: site(), guests: given === null ? guestAddresses(listening()) : [given], hostToken, drain, close };
};
