import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer, get } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { comptoir, ended, start } from './command.test-support.ts';
import { networkAddresses, startServer } from '#server';
import { MailService } from '../server/testing/mail-service.ts';
import { PostOffice } from '../server/testing/post-office.ts';
import { ROOT } from './places.ts';

const folder = mkdtempSync(join(tmpdir(), 'comptoir-serve-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A port that another program holds. */
const busyPort = (): Promise<{ readonly port: number; readonly free: () => void }> =>
  new Promise((resolve, reject) => {
    const holder = createServer();
    holder.listen(0, '127.0.0.1', () => {
      const address = holder.address();
      if (address === null || typeof address === 'string') reject(new Error('no port'));
      else resolve({ port: address.port, free: () => holder.close() });
    });
  });

/** The first so many lines. */
const lines = ({ stdout }: ChildProcess, count: number): Promise<readonly string[]> =>
  new Promise((resolve, reject) => {
    if (stdout === null) return reject(new Error('there is no output to read'));
    const read: string[] = [];
    createInterface({ input: stdout }).on('line', (line) => {
      if (read.push(line) === count) resolve(read);
    });
    return undefined;
  });

const firstLine = ({ stdout }: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    if (stdout === null) reject(new Error('there is no output to read'));
    else createInterface({ input: stdout }).once('line', resolve);
  });

const LETTERS = ['--smtp-url', 'smtp://127.0.0.1:1', '--mail-from', 'table@example.org'];

describe('comptoir serve', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('tells its address, answers, and closes in order at %s', async (signal) => {
    const database = join(folder, signal, 'games.sqlite');
    const child = start(['serve', '--port', '0', '--database', database, '--log', 'silent']);
    const said = ended(child);
    const line = await firstLine(child);
    const url = /http:\S+/.exec(line)?.[0] ?? '';
    expect(line).toBe(`Comptoir is open: ${url}`);
    expect(await (await fetch(`${url}/health`)).json()).toMatchObject({ status: 'ok' });
    // Again and again, until it is gone: a terminal and a script that passes signals on may both send one, at any moment of the closing.
    const sending = setInterval(() => child.kill(signal), 1);
    const { code, err } = await said.finally(() => clearInterval(sending));
    expect(code).toBe(0);
    expect(err).toContain('Comptoir is closing; no move is lost.');
    expect(existsSync(database)).toBe(true);
    if (process.platform !== 'win32') expect([join(folder, signal), database].map((path) => statSync(path).mode & 0o077)).toEqual([0, 0]);
  });

  // A terminal's Ctrl-C reaches npm and all it started; a service manager's SIGTERM npm alone, which tells only the shell between itself and us.
  it.each([
    ['SIGINT', (npm: number): boolean => process.kill(-npm, 'SIGINT')],
    ['SIGTERM', (npm: number): boolean => process.kill(npm, 'SIGTERM')],
  ] as const)('leaves nothing behind when npm, which started it, is stopped by %s', async (signal, stop) => {
    const typed = ['run', '-s', 'comptoir', '--', 'serve', '--port', '0', '--database', join(folder, `npm-${signal}`, 'games.sqlite'), '--log', 'silent'];
    const npm = spawn('npm', typed, { cwd: ROOT, detached: true });
    const url = /http:\S+/.exec(await firstLine(npm))?.[0] ?? '';
    const answers = async (): Promise<boolean> => {
      try {
        return (await fetch(`${url}/health`)).ok;
      } catch {
        return false;
      }
    };
    expect(await answers()).toBe(true);
    stop(npm.pid ?? 0);
    await expect.poll(answers).toBe(false);
  });

  it.skipIf(process.platform === 'win32')('leaves nothing behind when what started it is killed and can say nothing', async () => {
    const typed = ['scripts/comptoir.mjs', 'serve', '--port', '0', '--database', join(folder, 'killed', 'games.sqlite'), '--log', 'silent'];
    const starter = spawn(process.execPath, typed, { cwd: ROOT });
    const url = /http:\S+/.exec(await firstLine(starter))?.[0] ?? '';
    expect((await fetch(`${url}/health`)).ok).toBe(true);
    starter.kill('SIGKILL');
    const isOpen = (): Promise<boolean> =>
      fetch(`${url}/health`).then(
        () => true,
        () => false,
      );
    await expect.poll(isOpen).toBe(false);
  });

  it('says so when the port is taken', async () => {
    const { port, free } = await busyPort();
    const { code, err } = await comptoir(['serve', '--port', String(port), '--database', join(folder, 'busy.sqlite'), '--log', 'silent']);
    free();
    expect(code).toBe(1);
    expect(err).toContain(`comptoir: port ${port} is already taken; choose another with --port.\n`);
  });

  const broken = join(folder, 'broken.json');
  writeFileSync(broken, '{}');
  const notADatabase = join(folder, 'letter.txt');
  writeFileSync(notADatabase, 'Dear Sir, this is not a database, and it is longer than a hundred bytes so that nobody could take it for a young one.\n');

  const foreign = join(folder, 'recipes.sqlite');
  const recipes = new DatabaseSync(foreign);
  recipes.exec('create table recipes (name text)');
  recipes.close();

  it('leaves a file to the server that has it, and answers to the names it was given', async () => {
    const args = ['serve', '--port', '0', '--database', join(folder, 'one.sqlite'), '--log', 'silent'];
    const first = start([...args, '--site', 'https://play.example.org', '--allow-host', 'a.example, b.example', '--trust-proxy', '192.0.2.0/24']);
    const said = ended(first);
    const [forGuests, here = ''] = await lines(first, 2);
    expect(forGuests).toBe('Comptoir is open: https://play.example.org');
    const url = new URL(/^On this machine: (http:\S+)/.exec(here)?.[1] ?? '');
    const second = await comptoir(args);
    expect(second).toMatchObject({ code: 1, err: expect.stringContaining('another Comptoir is using the database') });
    const asked = (host: string): Promise<number | undefined> =>
      new Promise((resolve, reject) => {
        get({ port: url.port, host: url.hostname, path: '/health', headers: { host } }, ({ statusCode }) => resolve(statusCode)).on('error', reject);
      });
    expect(await Promise.all(['play.example.org', 'b.example', 'localhost', 'c.example'].map(asked))).toEqual([200, 200, 200, 421]);
    first.kill('SIGTERM');
    expect((await said).code).toBe(0);
  });

  it('prints first what guests type, and says so where nobody else can come in', async () => {
    const args = ['serve', '--port', '0', '--log', 'silent'];
    const open = start([...args, '--database', join(folder, 'open.sqlite'), '--host', '0.0.0.0']);
    const closed = ended(open);
    const [guests] = networkAddresses();
    const first = await firstLine(open);
    const { hostname, port } = new URL(/http:\S+/.exec(first)?.[0] ?? '');
    expect(hostname).toBe(guests ?? 'localhost');
    expect((await fetch(`http://${guests ?? '127.0.0.1'}:${port}/health`)).status).toBe(200);
    open.kill('SIGTERM');
    // It leaves its folder alone from now on.
    await closed;
    // The same tables: the database and the rest are repeated, but no password.
    const file = join(folder, 'it’s alone.sqlite');
    const alone = start([...args, '--database', relative(process.cwd(), file), '--notify', 'https://me:secret@example.org/x', '--allow-host', 'a.example']);
    const said = ended(alone);
    await firstLine(alone);
    alone.kill('SIGTERM');
    const command = `comptoir serve --host 0.0.0.0 --port 0 --database '${file}' --notify … --allow-host a.example --log silent`;
    expect((await said).err).toContain(`Only this machine can connect. For other devices on the network: ${command}\n`);
  });

  it('is told its address by the environment, and warns where letters would lead to one that nobody gave', async () => {
    const run = async (name: string, environment: Readonly<Record<string, string>>): Promise<{ readonly line: string; readonly err: string }> => {
      for (const [key, value] of Object.entries(environment)) vi.stubEnv(key, value);
      const child = start(['serve', '--port', '0', '--log', 'silent', '--database', join(folder, name), ...LETTERS]);
      vi.unstubAllEnvs();
      const said = ended(child);
      const line = await firstLine(child);
      child.kill('SIGTERM');
      return { line, err: (await said).err };
    };
    const named = await run('named.sqlite', { COMPTOIR_HOST: '0.0.0.0', COMPTOIR_SITE: 'https://games.example' });
    expect(named.line).toBe('Comptoir is open: https://games.example');
    expect(named.err).not.toContain('--site');
    const unnamed = await run('unnamed.sqlite', { COMPTOIR_HOST: '0.0.0.0' });
    const [network = ''] = networkAddresses();
    expect(unnamed.err).toMatch(/Without --site, emails and notifications lead to http:\S+: give the address/);
    expect(unnamed.err).toContain(network);
    expect(unnamed.err).not.toContain('http://0.0.0.0');
  });

  it.each([
    [['--database', join(folder, 'a/b/c.sqlite')], 'cannot be opened (ENOENT: no such file or directory).'],
    [['--database', folder], `comptoir: the database ${folder} cannot be opened (`],
    [['--database', notADatabase], `comptoir: the database ${notADatabase} cannot be opened (`],
    [['--host', '203.0.113.9'], 'comptoir: the address 203.0.113.9 is not an address of this machine.'],
    [['--port', '70000'], 'comptoir: --port wants a whole number from 0 to 65535, not “70000”.'],
    [['--dataset', 'bourse'], 'comptoir: --dataset wants game=FILE, not “bourse”.'],
    [['--dataset', `bourse=${broken}`], `comptoir: the data set is wrong: ${broken}, line 1: `],
    [['--dataset', `bouse=${broken}`], 'Did you mean bourse?'],
    [['--smtp-url', 'http://mail.example.org', '--mail-from', 'table@example.org'], 'comptoir: --smtp-url wants an smtp:// or smtps:// address.'],
    [['--smtp-url', 'smtp://mail.example.org'], 'comptoir: --mail-from wants an email address: the emails carry it as their sender.'],
    [
      [...LETTERS, '--imap-url', 'imaps://mail.example.org'],
      'comptoir: --imap-url wants an imaps:// or imap:// address with a name: imaps://name:password@host.',
    ],
    [
      [...LETTERS, '--imap-url', 'imaps://a:secret@mail.example.org', '--mail-reply', 'table+*'],
      'comptoir: --mail-reply wants an address such as table+*@example.org, not “table+*”.',
    ],
    [['--imap-url', 'imaps://a:secret@mail.example.org'], 'comptoir: --imap-url also wants --smtp-url: people reply to the emails that this server sends.'],
    [['--notify', 'mailto:ana@example.org'], 'comptoir: --notify wants an http:// or https:// address.'],
    [['--notify', 'http://127.0.0.1:4370/', '--site', 'games'], 'comptoir: --site wants an http:// or https:// address.'],
    [['--allow-host', 'https://play.example.org'], 'comptoir: --allow-host wants a name such as play.example.org, not “https://play.example.org”.'],
    [['--trust-proxy', '10.0.0.2,proxy'], 'comptoir: --trust-proxy wants an address or a network, such as 10.0.0.2 or 10.0.0.0/24, or none, not “proxy”.'],
    [['--database', foreign], `comptoir: the file ${foreign} is another program’s database; it was left as it is. Choose another one (--database).`],
    [['--log', 'loud'], 'comptoir: --log wants silent, error, warn, info, debug, not “loud”.'],
  ])('%j is refused in a sentence', async (args, sentence) => {
    const { code, out, err } = await comptoir(['serve', '--port', '0', '--database', join(folder, 'wrong.sqlite'), '--log', 'silent', ...args]);
    expect(code).toBeGreaterThan(0);
    expect(out).toBe('');
    expect(err).toContain(sentence);
    expect(err).not.toContain('    at ');
  });
});

describe('comptoir doctor', () => {
  it('examines the machine, for people and for machines', async () => {
    const { port, free } = await busyPort();
    const [people, machine] = await Promise.all([
      comptoir(['doctor', '--port', String(port), '--database', join(folder, 'new.sqlite')], 'fr'),
      comptoir(['doctor', '--port', String(port), '--database', '/nowhere/new.sqlite', '--json']),
    ]);
    free();
    expect(people.code).toBe(1);
    expect(people.out).toMatch(/✓ Node +v24/);
    expect(people.out).toMatch(new RegExp(`✗ Port +${port} est pris par un autre programme`));
    expect(people.out).toMatch(/✓ Base +.*new\.sqlite s’écrit/);
    const report: { readonly good: boolean; readonly findings: readonly { readonly name: string; readonly status: string }[] } = JSON.parse(machine.out);
    expect([machine.code, report.good]).toEqual([1, false]);
    expect(report.findings.map(({ name }) => name)).toEqual(['Node', 'SQLite', 'Page', 'Port', 'Database', 'Disk', 'Site', 'Email', 'Chromium']);
  });

  it.skipIf(!existsSync('/proc/self'))('looks at the disk that the database would lie on', async () => {
    // A file system without a block to give, which is not that of the program.
    expect((await comptoir(['doctor', '--database', '/proc/self/new.sqlite'])).out).toMatch(/! Disk +0 MB free only/);
    expect((await comptoir(['doctor', '--database', join(folder, 'far/away/new.sqlite')])).out).toMatch(/[✓!] Disk +[1-9]\d* MB free/);
  });

  it('tries the mail server, by the flag or the environment, and repeats no password', async () => {
    const mail = new MailService();
    const url = await mail.open();
    expect((await comptoir(['doctor', '--smtp-url', url])).out).toMatch(/✓ Email +127\.0\.0\.1:\d+ would accept our emails/);
    await mail.close();
    // Nobody listens there; a port that was just given back may be somebody else’s.
    vi.stubEnv('COMPTOIR_SMTP_URL', 'smtp://ana:s3cret@127.0.0.1:2');
    const { out } = await comptoir(['doctor']);
    vi.unstubAllEnvs();
    expect(out).toMatch(/! Email +127\.0\.0\.1:\d+ would not accept our emails \(.*ECONNREFUSED/);
    expect(out).not.toContain('s3cret');
    expect((await comptoir(['doctor', '--smtp-url', 'mail.example'])).out).toMatch(/✗ Email/);
  });

  it('tries the mailbox that replies come to, and repeats no password', async () => {
    const [mail, post] = [new MailService(), new PostOffice()];
    const smtp = await mail.open();
    await post.open();
    vi.stubEnv('COMPTOIR_IMAP_URL', post.mailbox);
    expect((await comptoir(['doctor', '--smtp-url', smtp])).out).toMatch(/✓ Replies +the mailbox at 127\.0\.0\.1:\d+ can be read/);
    expect((await comptoir(['doctor'])).out).toMatch(/! Replies +a mailbox without a mail server/);
    vi.unstubAllEnvs();
    const wrong = await comptoir(['doctor', '--smtp-url', smtp, '--imap-url', post.mailbox.replace('p%40ss', 's3cret')]);
    expect(wrong.out).toMatch(/! Replies +the mailbox at 127\.0\.0\.1:\d+ cannot be read/);
    expect(wrong.out).not.toContain('s3cret');
    expect((await comptoir(['doctor', '--imap-url', 'mail.example'])).out).toMatch(/✗ Replies/);
    await mail.close();
    await post.close();
  });

  it('tries the address by which people come', async () => {
    const server = await startServer({ port: 0, host: 'localhost', database: join(folder, 'site.sqlite'), page: null, version: '0.0.0' });
    expect((await comptoir(['doctor', '--site', server.url])).out).toContain(`${server.url} leads to a Comptoir\n`);
    await server.close();
    expect((await comptoir(['doctor', '--site', 'http://localhost:2'])).out).toMatch(/! Site +http:\/\/localhost:2 does not answer/);
    expect((await comptoir(['doctor', '--site', 'play.example.org'])).out).toMatch(/✗ Site/);
    const other = createHttpServer((_request, response) => response.writeHead(404).end());
    await new Promise<void>((resolve) => {
      other.listen(0, '127.0.0.1', resolve);
    });
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    expect((await comptoir(['doctor', '--site', `http://127.0.0.1:${port}`])).out).toContain('answers 404: that is not a working Comptoir');
    other.close();
  });

  it.each([
    ['/proc/nowhere/new.sqlite', 'cannot be written (ENOENT'],
    [join(folder, 'letter.txt/new.sqlite'), 'cannot be written ('],
    [join(folder, 'deep/down/new.sqlite'), 'cannot be written (ENOENT'],
    [folder, 'cannot be written (EISDIR'],
    [join(folder, 'letter.txt'), 'cannot be written (file is not a database'],
    [join(folder, 'fresh/new.sqlite'), 'can be written'],
  ])('tries the database %s, and leaves nothing behind', async (file, detail) => {
    const before = readdirSync(folder);
    const { out } = await comptoir(['doctor', '--database', file]);
    expect(out).toContain(`${file} ${detail}`);
    expect(readdirSync(folder)).toEqual(before);
  });

  it.skipIf(process.platform === 'win32')('warns where other users can open a spare copy of the database', async () => {
    const file = join(folder, 'shared.sqlite');
    const spare = `${file}.saved-1`;
    writeFileSync(spare, '', { mode: 0o600 });
    chmodSync(spare, 0o640);
    expect((await comptoir(['doctor', '--database', file])).out).toContain(`other users of this machine can open it, or a copy beside it: chmod go= ${file}*`);
    chmodSync(spare, 0o600);
    expect((await comptoir(['doctor', '--database', file], 'fr')).out).toMatch(/✓ Base .*shared\.sqlite s’écrit\n/);
    rmSync(spare);
  });

  it.skipIf(process.platform === 'win32')(
    'warns where they can open what lies beside the file that a link leads to, with a command as a shell takes it',
    async () => {
      const real = join(folder, `the others' house`);
      mkdirSync(real);
      const file = join(real, 'a b.sqlite');
      const link = join(folder, 'link.sqlite');
      writeFileSync(file, '', { mode: 0o600 });
      symlinkSync(file, link);
      const lock = `${file}-lock`;
      writeFileSync(lock, '');
      chmodSync(lock, 0o666);
      const { out } = await comptoir(['doctor', '--database', link]);
      const command = /chmod go= .*/.exec(out)?.[0] ?? '';
      execFileSync('sh', ['-c', command]);
      expect((statSync(lock).mode & 0o777).toString(8)).toBe('600');
      expect((await comptoir(['doctor', '--database', link])).out).toMatch(/✓ Database .*link\.sqlite can be written\n/);
      rmSync(real, { recursive: true });
      rmSync(link);
    },
  );
});

describe('compose.yaml', () => {
  /** A PostgreSQL as far as the password: what it was told, in plain text as it asks for. */
  const askPassword = async () => {
    const told: string[] = [];
    const server = createServer((socket) => {
      socket.once('data', () => {
        socket.write(Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 3]));
        socket.once('data', (answer) => {
          told.push(answer.toString('utf8', 5, answer.length - 1));
          socket.destroy();
        });
      });
      socket.on('error', () => undefined);
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const address = server.address();
    return { told, port: typeof address === 'object' && address !== null ? address.port : 0, close: () => server.close() };
  };

  it('takes any password', async () => {
    const password = 'a/b#c?d@e:f%41 +é=';
    const compose = readFileSync(join(ROOT, 'deploy/compose.yaml'), 'utf8');
    const given = (name: string): string =>
      (new RegExp(`^ {6}${name}: (.*)$`, 'm').exec(compose)?.[1] ?? '').replace(/\$\{POSTGRES_PASSWORD[^}]*\}/, () => password);
    const { told, port, close } = await askPassword();
    vi.stubEnv('PGPASSWORD', given('PGPASSWORD'));
    const { out } = await comptoir(['doctor', '--database', given('DATABASE_URL').replace('@postgres/', `@127.0.0.1:${port}/`)]);
    vi.unstubAllEnvs();
    close();
    expect(out).toMatch(/✗ Database/);
    expect(new Set(told)).toEqual(new Set([password]));
  });

  it('has limits of memory, and is at the door of this machine alone until somebody opens it', () => {
    const compose = readFileSync(join(ROOT, 'deploy/compose.yaml'), 'utf8');
    expect(compose.match(/^ {4}mem_limit: /gm)).toHaveLength(2);
    expect(compose).toMatch(/^ {6}- 127\.0\.0\.1:4280:4280$/m);
  });
});
