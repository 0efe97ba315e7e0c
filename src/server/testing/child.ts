import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { CreatedTable, CreateTable } from '#protocol';
import type { ServerOptions } from '../index.ts';
import { TWO_HERE } from './house.ts';

const script = fileURLToPath(new URL('./serve.ts', import.meta.url));

export interface ChildOptions {
  /** A shell command that shrinks its world first, such as `ulimit -f 600`. */
  readonly shell?: string;
  /** The command under which it runs. */
  readonly under?: readonly string[];
  /** Another checkout, whose server it is. */
  readonly checkout?: string | undefined;
  /** What it is started with beside its database; only what JSON can say. */
  readonly options?: Partial<ServerOptions>;
}

/** A server in a process of its own. */
export interface ChildServer {
  readonly url: string;
  /** Its process has ended, by whatever it was. */
  readonly hasEnded: boolean;
  create(rounds: number, plan?: Partial<CreateTable>): Promise<CreatedTable>;
  /** kill -9: no goodbye, no last write. */
  kill(): Promise<void>;
  /** SIGTERM, and its exit code. */
  terminate(): Promise<number | null>;
  /** SIGSTOP, for so many milliseconds. */
  freeze(ms: number): Promise<void>;
  /** Puts its clock so far from the true time. */
  shiftClock(ms: number): void;
}

/** Rejects with what the child printed when it did not start. */
export const startChild = async (database: string, { shell, under = [], checkout, options = {} }: ChildOptions = {}): Promise<ChildServer> => {
  const run = [process.execPath, checkout === undefined ? script : join(checkout, 'src/server/testing/serve.ts'), database, JSON.stringify(options)];
  const [command = '', ...args] = [...under, ...(shell === undefined ? [] : ['/bin/sh', '-c', `${shell}; exec "$0" "$@"`]), ...run];
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const gone = once(child, 'exit');
  const [line] = await Promise.race([once(createInterface({ input: child.stdout }), 'line'), gone.then(() => ['the server did not start'])]);
  const url = String(line);
  if (!url.startsWith('http')) throw new Error(url);
  return {
    url,
    get hasEnded() {
      return child.exitCode !== null || child.signalCode !== null;
    },
    create: async (rounds, plan) => {
      const body: CreateTable = {
        game: 'tontine',
        options: { rounds },
        seats: TWO_HERE,
        secondsPerDecision: null,
        watching: 'link',
        referee: 'auto',
        start: true,
        lang: 'fr',
        ...plan,
      };
      const response = await fetch(`${url}/api/tables`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
      if (!response.ok) throw new Error(`not created: ${await response.text()}`);
      const created: CreatedTable = JSON.parse(await response.text());
      return created;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await gone;
    },
    terminate: async () => {
      child.kill('SIGTERM');
      const [code] = await gone;
      return typeof code === 'number' ? code : null;
    },
    freeze: async (ms) => {
      child.kill('SIGSTOP');
      await new Promise((resolve) => setTimeout(resolve, ms));
      child.kill('SIGCONT');
    },
    shiftClock: (ms) => void child.stdin.write(`${ms}\n`),
  };
};
