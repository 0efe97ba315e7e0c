import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  addressIn,
  createLogger,
  type Datasets,
  isAddress,
  isHostKey,
  readHost,
  readMailbox,
  readMailServer,
  readProxies,
  readReplyAddress,
  readWebhook,
  type RunningServer,
  type ServerOptions,
  startServer,
  StorageError,
} from '#server';
import { Complaint, quoted, readText, reasonOf, signalled, type Terminal, wholeNumber, WRONG_USAGE } from './terminal.ts';
import { checkDatabaseName, shownDatabase } from './databases.ts';
import { findGame } from './games.ts';
import { databaseFile, PAGE, USUAL_PORT, version } from './places.ts';

export interface ServeOptions {
  readonly port: string;
  readonly host: string;
  readonly database?: string;
  readonly dataset: readonly string[];
  readonly notify?: string;
  readonly site?: string;
  readonly smtpUrl?: string;
  readonly mailFrom?: string;
  readonly imapUrl?: string;
  readonly mailReply?: string;
  readonly pushAnywhere?: boolean;
  readonly allowHost: readonly string[];
  readonly trustProxy: readonly string[];
  readonly hostToken?: string;
  readonly metricsOpen?: boolean;
  readonly labQueue?: boolean;
  readonly drain: string;
  readonly log?: string;
}

const LOG_LEVELS: readonly string[] = ['silent', 'error', 'warn', 'info', 'debug'];

/** `<game>=FILE`, as often as needed. */
const readDatasets = async (pairs: readonly string[], terminal: Terminal): Promise<Datasets> => {
  const datasets: Record<string, Readonly<Record<string, string>>> = {};
  for (const pair of pairs) {
    const [id = '', ...rest] = pair.split('=');
    const file = rest.join('=');
    if (file === '') throw new Complaint(terminal.texts('serve.badDataset', { typed: pair }), WRONG_USAGE);
    const game = await findGame(id, terminal).load();
    if (game.withDatasets === undefined) throw new Complaint(terminal.texts('games.noDataset', { game: id }));
    const texts = { ...datasets[id], [file]: readText(file, terminal) };
    const extended = game.withDatasets(texts);
    if (!extended.ok) throw new Complaint(terminal.texts('games.wrongDataset', { error: extended.error }));
    datasets[id] = texts;
  }
  return datasets;
};

/** The address may hold a password: a complaint does not repeat it. */
const notifyOptions = ({ notify, site }: ServeOptions, { texts }: Terminal): ServerOptions['notify'] => {
  for (const [flag, url] of [
    ['--notify', notify],
    ['--site', site],
  ] as const) {
    if (url !== undefined && readWebhook(url) === null) throw new Complaint(texts('serve.badAddress', { flag }), WRONG_USAGE);
  }
  return notify === undefined ? undefined : { url: notify };
};

/** The mail server may be named with its password, which neither a complaint nor a log repeats. */
const noticeOptions = (typed: ServeOptions, terminal: Terminal): ServerOptions['notices'] => {
  const { smtpUrl, mailFrom, pushAnywhere } = typed;
  const { texts } = terminal;
  const url = smtpUrl ?? process.env.COMPTOIR_SMTP_URL;
  const from = mailFrom ?? process.env.COMPTOIR_MAIL_FROM;
  const near = pushAnywhere === true;
  if (url === undefined || url === '') {
    // A mailbox that nothing is answered to would be read in vain, and nobody would know why no orders come.
    if (typed.imapUrl !== undefined) throw new Complaint(texts('serve.mailboxAlone'), WRONG_USAGE);
    return { near };
  }
  if (readMailServer(url) === null) throw new Complaint(texts('serve.badMailServer'), WRONG_USAGE);
  if (from === undefined || !/^[^\r\n]*[^\s<>]+@[^\s<>]+>?$/.test(from)) throw new Complaint(texts('serve.badMailFrom'), WRONG_USAGE);
  return { near, mail: { url, from }, replies: replyOptions(typed, from, terminal) };
};

/** Where players answer to: the address that letters come from, with a word of ours behind a `+`, as most mail services deliver it. */
const usualReply = (from: string): string => (addressIn(from) ?? '').replace('@', '+*@');

const replyOptions = ({ imapUrl, mailReply }: ServeOptions, from: string, { texts }: Terminal): NonNullable<ServerOptions['notices']>['replies'] => {
  const mailbox = imapUrl ?? process.env.COMPTOIR_IMAP_URL;
  if (mailbox === undefined || mailbox === '') return undefined;
  if (readMailbox(mailbox) === null) throw new Complaint(texts('serve.badMailbox'), WRONG_USAGE);
  const address = mailReply ?? (process.env.COMPTOIR_MAIL_REPLY || usualReply(from));
  if (readReplyAddress(address) === null) throw new Complaint(texts('serve.badMailReply', { typed: address }), WRONG_USAGE);
  return { mailbox, address };
};

/** The environment keeps it out of the list of processes. */
const hostTokenIn = ({ hostToken }: ServeOptions, { texts }: Terminal): string | undefined => {
  const token = hostToken ?? process.env.COMPTOIR_HOST_TOKEN;
  if (token === undefined || token === '') return undefined;
  if (!isHostKey(token)) throw new Complaint(texts('serve.badHostToken'), WRONG_USAGE);
  return token;
};

/** `a.example,b.example`, as often as needed. */
const listed = (typed: readonly string[]): readonly string[] =>
  typed
    .flatMap((part) => part.split(','))
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** The names under which people come, and the proxies that they come through. */
const visitors = ({ site, allowHost, trustProxy }: ServeOptions, { texts }: Terminal): Pick<ServerOptions, 'hosts' | 'trustProxy'> => {
  const hosts = listed(allowHost);
  for (const host of hosts) if (readHost(host) === null) throw new Complaint(texts('serve.badHost', { typed: host }), WRONG_USAGE);
  const proxies = listed(trustProxy);
  for (const proxy of proxies) if (readProxies([proxy]) === null) throw new Complaint(texts('serve.badProxy', { typed: proxy }), WRONG_USAGE);
  return { hosts: site === undefined ? hosts : [...hosts, new URL(site).hostname], trustProxy: proxies };
};

/** One level only: a folder several levels away is more likely a slip of the keys than a wish. */
const makeFolder = (database: string, { texts }: Terminal): void => {
  try {
    if (!existsSync(dirname(database))) mkdirSync(dirname(database), { mode: 0o700 });
  } catch (error) {
    throw new Complaint(texts('serve.badDatabase', { file: database, why: reasonOf(error) }));
  }
};

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** Why the server would not start, as one sentence; what we did not foresee is thrown again. */
const startComplaint = (error: unknown, at: { readonly port: number; readonly host: string; readonly database: string }, { texts }: Terminal): Complaint => {
  if (error instanceof StorageError) {
    const file = shownDatabase(at.database);
    if (error.fault === 'inUse') return new Complaint(texts('serve.databaseInUse', { file }));
    if (error.fault === 'foreign' && !isAddress(at.database)) return new Complaint(texts('serve.databaseForeign', { file }));
    return new Complaint(texts('serve.badDatabase', { file, why: error.message }));
  }
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return new Complaint(texts('serve.portBusy', { port: String(at.port) }));
    case 'EACCES':
      return new Complaint(texts('serve.portForbidden', { port: String(at.port) }));
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new Complaint(texts('serve.noSuchHost', { host: at.host }));
    default:
      throw error;
  }
};

/** Stands for what may hold a password: whoever typed it knows it. */
const SECRET = '…';

const repeated = (database: string): string => {
  if (!isAddress(database)) return resolve(database);
  const plain = shownDatabase(database);
  return new URL(database).username === '' ? plain : plain.replace('//', `//${SECRET}@`);
};

/**
 * What to type to open this house to the network: as it was opened now, from everywhere. Without its database another one would be opened,
 * and its tables would be gone.
 */
const commandFor = (typed: ServeOptions, database: string): string => {
  const given = typed.database !== undefined || Boolean(process.env.DATABASE_URL);
  const flags: readonly (readonly [flag: string, value: string | undefined])[] = [
    ['--host', '0.0.0.0'],
    ['--port', typed.port === USUAL_PORT ? undefined : typed.port],
    ['--database', given ? repeated(database) : undefined],
    ...typed.dataset.map((pair) => ['--dataset', pair.replace(/=(.*)$/s, (_, file: string) => `=${resolve(file)}`)] as const),
    ['--site', typed.site],
    ['--notify', typed.notify && SECRET],
    ['--smtp-url', typed.smtpUrl && SECRET],
    ['--mail-from', typed.mailFrom],
    ['--imap-url', typed.imapUrl && SECRET],
    ['--mail-reply', typed.mailReply],
    ...typed.allowHost.map((host) => ['--allow-host', host] as const),
    ...typed.trustProxy.map((proxy) => ['--trust-proxy', proxy] as const),
    ['--host-token', typed.hostToken && SECRET],
    ['--drain', typed.drain === '0' ? undefined : typed.drain],
    ['--log', typed.log],
  ];
  const switches = [typed.pushAnywhere && '--push-anywhere', typed.metricsOpen && '--metrics-open', typed.labQueue && '--lab-queue'];
  const words = [
    ...flags.flatMap(([flag, value]) => (value === undefined ? [] : [flag, quoted(value)])),
    ...switches.filter((word) => typeof word === 'string'),
  ];
  return [process.env.npm_lifecycle_event === 'start' ? 'npm start --' : 'comptoir serve', ...words].join(' ');
};

/** The address for guests first: it is the one that people copy. */
const tellAddresses = ({ url, guests, hostToken }: RunningServer, { texts, print, note }: Terminal, command: string): void => {
  const { hostname, port } = new URL(url);
  const everywhere = hostname === '0.0.0.0' || hostname === '[::]';
  const here = everywhere ? `http://localhost:${port}` : url;
  const [first = here, ...others] = guests;
  print(texts('serve.listening', { address: first }));
  for (const address of others) print(texts('serve.onNetwork', { address }));
  if (first !== here) print(texts('serve.onMachine', { address: here }));
  if (guests.length === 0 && !everywhere) note(texts('serve.alone', { command }));
  if (hostToken !== null) print(texts('serve.hostRoom', { address: `${here}/host`, key: hostToken }));
};

/** A stop is a matter of a second or two; what takes longer has nothing left that anybody was promised. */
const STOP_AT_MOST_MS = 4500;

/** `comptoir serve`: the table is open until a signal closes it. */
export const serve = async (options: ServeOptions, terminal: Terminal): Promise<number> => {
  const { texts, note, watched } = terminal;
  const { COMPTOIR_SITE } = process.env;
  const typed: ServeOptions = options.site === undefined && COMPTOIR_SITE ? { ...options, site: COMPTOIR_SITE } : options;
  const port = wholeNumber('--port', typed.port, { min: 0, max: 65_535 }, terminal);
  const drainSeconds = wholeNumber('--drain', typed.drain, { min: 0, max: 3600 }, terminal);
  const level = typed.log ?? (watched ? 'warn' : 'info');
  if (!LOG_LEVELS.includes(level)) throw new Complaint(texts('serve.badLogLevel', { typed: level, known: LOG_LEVELS.join(', ') }), WRONG_USAGE);
  const notify = notifyOptions(typed, terminal);
  const notices = noticeOptions(typed, terminal);
  const known = visitors(typed, terminal);
  const hostToken = hostTokenIn(typed, terminal);
  const datasets = await readDatasets(typed.dataset, terminal);
  const database = databaseFile(typed.database);
  checkDatabaseName(database, terminal);
  if (typed.labQueue === true && !isAddress(database)) throw new Complaint(texts('worker.needsPostgres'), WRONG_USAGE);
  if (!isAddress(database)) makeFolder(database, terminal);
  if (!existsSync(join(PAGE, 'index.html'))) note(texts('serve.pageMissing'));
  const command = commandFor(typed, database);
  const stop = signalled();
  let server: RunningServer;
  try {
    server = await startServer({
      port,
      host: typed.host,
      database,
      page: PAGE,
      version: version(),
      datasets,
      notify,
      site: typed.site,
      notices,
      command,
      hostToken,
      metricsOpen: typed.metricsOpen,
      labQueue: typed.labQueue,
      ...known,
      logger: createLogger(level),
    });
  } catch (error) {
    throw startComplaint(error, { port, host: typed.host, database }, terminal);
  }
  tellAddresses(server, terminal, command);
  const isWriting = notify !== undefined || notices?.mail !== undefined;
  if (typed.site === undefined && isWriting) note(texts('serve.noSite', { address: server.address }));
  await stop;
  if (drainSeconds > 0) {
    server.drain();
    note(texts('serve.draining', { seconds: drainSeconds }));
    await pause(1000 * drainSeconds);
  }
  note(texts('serve.stopping'));
  setTimeout(() => {
    note(texts('serve.stoppedShort'));
    process.exit(1);
  }, STOP_AT_MOST_MS).unref();
  await server.close();
  return 0;
};
