import { closeSync, existsSync, mkdirSync, openSync, readdirSync, realpathSync, rmdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { basename, dirname, join, resolve } from 'node:path';
import { databaseFile, PAGE, ROOT } from './places.ts';
import { quoted, reasonOf, type Terminal, wholeNumber } from './terminal.ts';

export interface DoctorOptions {
  readonly port: string;
  readonly database?: string;
  readonly site?: string;
  readonly smtpUrl?: string;
  readonly imapUrl?: string;
  readonly json?: boolean;
}

/** `bad` keeps the table from opening; `warning` does not. */
interface Finding {
  readonly name: string;
  readonly status: 'good' | 'warning' | 'bad';
  readonly detail: string;
}

const NEEDED_NODE = 24;
const NEEDED_MEGABYTES = 200;
/** A server that runs may be writing just then. */
const PATIENCE_MS = 5000;
const MARKS = { good: '✓', warning: '!', bad: '✗' } as const;

const checkNode = ({ texts }: Terminal): Finding => {
  const good = Number(process.versions.node.split('.')[0]) >= NEEDED_NODE;
  return { name: texts('doctor.node'), status: good ? 'good' : 'bad', detail: good ? process.version : texts('doctor.nodeOld', { version: process.version }) };
};

const checkSqlite = async ({ texts }: Terminal): Promise<Finding> => {
  const name = texts('doctor.sqlite');
  try {
    const { DatabaseSync } = await import('node:sqlite');
    const database = new DatabaseSync(':memory:');
    const row = database.prepare('select sqlite_version() as version').get();
    database.close();
    return { name, status: 'good', detail: String(row?.version) };
  } catch (error) {
    return { name, status: 'bad', detail: reasonOf(error) };
  }
};

const checkPage = ({ texts }: Terminal): Finding => {
  const built = existsSync(join(PAGE, 'index.html'));
  return { name: texts('doctor.page'), status: built ? 'good' : 'bad', detail: built ? texts('doctor.pageBuilt') : texts('doctor.pageMissing') };
};

const canListen = (port: number): Promise<boolean> =>
  new Promise((answer) => {
    const probe = createServer();
    probe.once('error', () => answer(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => answer(true)));
  });

const comptoirAnswers = async (port: number): Promise<boolean> => {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/health`, { signal: AbortSignal.timeout(1000) });
    return answer.ok;
  } catch {
    return false;
  }
};

const checkPort = async (port: number, { texts }: Terminal): Promise<Finding> => {
  const name = texts('doctor.port');
  if (await canListen(port)) return { name, status: 'good', detail: texts('doctor.portFree', { port: String(port) }) };
  if (await comptoirAnswers(port)) return { name, status: 'good', detail: texts('doctor.portOurs', { port: String(port) }) };
  return { name, status: 'bad', detail: texts('doctor.portBusy', { port: String(port) }) };
};

/** A table of our own, written and taken back: permissions alone do not tell of a full disk, a read-only one, or a file that is none. */
const tryWriting = async (file: string): Promise<void> => {
  const { DatabaseSync } = await import('node:sqlite');
  const database = new DatabaseSync(file, { timeout: PATIENCE_MS });
  try {
    database.exec('begin immediate; create table comptoir_doctor (x); insert into comptoir_doctor values (zeroblob(65536)); rollback');
  } finally {
    database.close();
  }
};

/** Does what `serve` would do with the file, and leaves nothing behind. */
const tryDatabase = async (file: string): Promise<void> => {
  const folder = dirname(file);
  // One level is made when it is missing, as `serve` does, and taken away again.
  const isMissing = !existsSync(folder);
  if (isMissing) mkdirSync(folder);
  const probe = join(folder, `.comptoir-doctor-${process.pid}`);
  try {
    await tryWriting(probe);
    if (existsSync(file)) {
      // The system says better than the database what is wrong with a path.
      closeSync(openSync(file, 'r+'));
      await tryWriting(file);
    }
  } finally {
    for (const end of ['', '-journal', '-wal', '-shm']) rmSync(`${probe}${end}`, { force: true });
    if (isMissing) rmdirSync(folder);
  }
};

/** Private talk and the seeds of running games are in the file, its log and its spare copies. Windows has no such rights. */
const othersRead = (file: string): boolean => {
  const folder = dirname(file);
  if (process.platform === 'win32' || !existsSync(folder)) return false;
  const ours = readdirSync(folder).filter((name) => name.startsWith(basename(file)));
  return ours.some((name) => ((statSync(join(folder, name), { throwIfNoEntry: false })?.mode ?? 0) & 0o077) !== 0);
};

/** A log and a lock lie beside the file itself; spare copies and backups also beside a link to it. */
const readByOthers = (file: string): readonly string[] => [...new Set([existsSync(file) ? realpathSync(file) : file, file])].filter(othersRead);

const checkDatabase = async (database: string, terminal: Terminal): Promise<Finding> => {
  const { texts } = terminal;
  const name = texts('doctor.database');
  // Loaded here: on a Node that is too old there is no server, and that is to be told.
  const [{ isAddress, openStorage }, { checkDatabaseName, shownDatabase }] = [await import('#server'), await import('./databases.ts')];
  checkDatabaseName(database, terminal);
  const file = shownDatabase(database);
  try {
    if (isAddress(database)) {
      const storage = await openStorage(database);
      await storage.check().finally(() => storage.close());
    } else {
      await tryDatabase(resolve(database));
      const open = readByOthers(resolve(database)).map((path) => `${quoted(path)}*`);
      if (open.length > 0) return { name, status: 'warning', detail: texts('doctor.databaseShared', { file, open: open.join(' ') }) };
    }
    return { name, status: 'good', detail: texts('doctor.databaseWritable', { file }) };
  } catch (error) {
    return { name, status: 'bad', detail: texts('doctor.databaseUnwritable', { file, why: reasonOf(error) }) };
  }
};

/** What the browser tests start: the packaged Chromium, or the one that CHROMIUM names. */
const checkChromium = ({ texts }: Terminal): Finding => {
  const browser = process.env.CHROMIUM ?? join(ROOT, 'node_modules/@sparticuz/chromium');
  const found = existsSync(browser);
  return { name: texts('doctor.chromium'), status: found ? 'good' : 'warning', detail: found ? browser : texts('doctor.chromiumMissing') };
};

/** The folder that the file lies in or, as long as there is none, the one that it would be made in. */
const folderOf = (file: string): string => {
  const folder = dirname(file);
  return existsSync(folder) || folder === dirname(folder) ? folder : folderOf(folder);
};

const checkDisk = async (database: string, { texts }: Terminal): Promise<Finding> => {
  const { isAddress } = await import('#server');
  if (isAddress(database)) return { name: texts('doctor.disk'), status: 'good', detail: texts('doctor.diskElsewhere') };
  const path = resolve(database);
  const { bavail, bsize } = statfsSync(folderOf(existsSync(path) ? realpathSync(path) : path));
  const megabytes = Math.floor((bavail * bsize) / 1_000_000);
  const enough = megabytes >= NEEDED_MEGABYTES;
  const size = String(megabytes);
  return {
    name: texts('doctor.disk'),
    status: enough ? 'good' : 'warning',
    detail: enough ? texts('doctor.diskFree', { size }) : texts('doctor.diskLow', { size }),
  };
};

/** Whether letters would be taken. The address may hold a password, which is not repeated. */
const checkMail = async (typed: string | undefined, { texts }: Terminal): Promise<Finding> => {
  const name = texts('doctor.mail');
  if (typed === undefined || typed === '') return { name, status: 'good', detail: texts('doctor.mailNone') };
  const { MailSender, readMailServer } = await import('#server');
  const server = readMailServer(typed);
  if (server === null) return { name, status: 'bad', detail: texts('serve.badMailServer') };
  const sender = new MailSender({ url: typed, from: '' });
  const why = await sender.check().finally(() => sender.close());
  if (why === null) return { name, status: 'good', detail: texts('doctor.mailTakes', { server: server.host }) };
  return { name, status: 'warning', detail: texts('doctor.mailRefuses', { server: server.host, why }) };
};

/** Whether the mailbox of replies opens; without one nothing is said. */
const checkReplies = async (typed: string | undefined, smtpUrl: string | undefined, { texts }: Terminal): Promise<readonly Finding[]> => {
  if (typed === undefined || typed === '') return [];
  const name = texts('doctor.mailbox');
  const { checkMailbox, readMailbox } = await import('#server');
  const mailbox = readMailbox(typed);
  if (mailbox === null) return [{ name, status: 'bad', detail: texts('serve.badMailbox') }];
  if (smtpUrl === undefined || smtpUrl === '') return [{ name, status: 'warning', detail: texts('doctor.mailboxAlone') }];
  const why = await checkMailbox(mailbox);
  const server = mailbox.host;
  if (why === null) return [{ name, status: 'good', detail: texts('doctor.mailboxReads', { server }) }];
  return [{ name, status: 'warning', detail: texts('doctor.mailboxRefuses', { server, why }) }];
};

/** Whether people who come by the name of the house find it: through the proxy, as far as this machine can tell. */
const checkSite = async (typed: string | undefined, { texts }: Terminal): Promise<Finding> => {
  const name = texts('doctor.site');
  if (typed === undefined) return { name, status: 'good', detail: texts('doctor.siteNone') };
  const url = URL.canParse(typed) ? new URL(typed) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) return { name, status: 'bad', detail: texts('serve.badAddress', { flag: '--site' }) };
  const site = url.origin;
  const answer = await fetch(`${site}/health`, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(reasonOf);
  if (typeof answer === 'string') return { name, status: 'warning', detail: texts('doctor.siteSilent', { site, why: answer }) };
  if (answer.status === 421) return { name, status: 'warning', detail: texts('doctor.siteOtherName', { site }) };
  if (!answer.ok) return { name, status: 'warning', detail: texts('doctor.siteOther', { site, status: String(answer.status) }) };
  if (url.protocol === 'http:' && url.hostname !== 'localhost') return { name, status: 'warning', detail: texts('doctor.sitePlain', { site }) };
  return { name, status: 'good', detail: texts('doctor.siteAnswers', { site }) };
};

/** Machines that play experiments; a file of SQLite has none. */
const checkWorkers = async (database: string, { texts }: Terminal): Promise<readonly Finding[]> => {
  const { isAddress, loadLab } = await import('#server');
  if (!isAddress(database)) return [];
  const name = texts('doctor.workers');
  const { openExperiments } = await loadLab();
  const opened = await openExperiments(database).catch(() => null);
  // What is wrong with the database was said above.
  if (opened === null) return [];
  const [workers, experiments] = await Promise.all([opened.experiments.workers(), opened.experiments.latest()]).finally(opened.close);
  const waiting = experiments.filter(({ state }) => state === 'waiting').length;
  const isLeft = workers.length === 0 && waiting > 0;
  return [
    { name, status: isLeft ? 'warning' : 'good', detail: texts(isLeft ? 'doctor.workersMissing' : 'doctor.workersAt', { count: workers.length, waiting }) },
  ];
};

/** `comptoir doctor`: what this machine has and lacks. Fails when the table could not open. */
export const doctor = async (typed: DoctorOptions, terminal: Terminal): Promise<number> => {
  const port = wholeNumber('--port', typed.port, { min: 1, max: 65_535 }, terminal);
  const database = databaseFile(typed.database);
  const smtpUrl = typed.smtpUrl ?? process.env.COMPTOIR_SMTP_URL;
  const findings: readonly Finding[] = [
    checkNode(terminal),
    await checkSqlite(terminal),
    checkPage(terminal),
    await checkPort(port, terminal),
    await checkDatabase(database, terminal),
    await checkDisk(database, terminal),
    await checkSite(typed.site, terminal),
    await checkMail(smtpUrl, terminal),
    ...(await checkReplies(typed.imapUrl ?? process.env.COMPTOIR_IMAP_URL, smtpUrl, terminal)),
    ...(await checkWorkers(database, terminal)),
    checkChromium(terminal),
  ];
  const good = findings.every(({ status }) => status !== 'bad');
  if (typed.json === true) terminal.print(JSON.stringify({ good, findings }));
  else {
    const width = Math.max(...findings.map(({ name }) => name.length));
    terminal.print(terminal.texts('doctor.title'));
    for (const { name, status, detail } of findings) terminal.print(`  ${MARKS[status]} ${name.padEnd(width)}  ${detail}`);
    terminal.print(good ? terminal.texts('doctor.allGood') : terminal.texts('doctor.notGood'));
  }
  return good ? 0 : 1;
};
