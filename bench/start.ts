import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../src/server/testing/free-port.ts';

const root = join(import.meta.dirname, '..');
const PATIENCE_MS = 60_000;
const POLL_MS = 5;

/** Set-up notes the lockfile it has installed. Without that, `npm start` would install first, and that is not what is measured. */
export const isInstalled = (): boolean => {
  const stamp = join(root, 'node_modules', '.comptoir-setup');
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'npm-shrinkwrap.json')))
    .digest('hex');
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === lock;
};

const answers = async (address: string): Promise<boolean> => {
  try {
    return (await fetch(address)).ok;
  } catch {
    return false;
  }
};

/** Milliseconds from `npm start` in a checkout that is installed and built to the first page answered. */
export const measureStart = async (): Promise<number> => {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'comptoir-bench-'));
  const started = performance.now();
  // A group of its own: npm, the script it runs and the server are stopped together.
  const child = spawn('npm', ['start', '--silent', '--', '--port', String(port), '--database', join(folder, 'bench.sqlite')], {
    cwd: root,
    detached: true,
    stdio: 'ignore',
  });
  const failed = new Promise<never>((_, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`npm start ended with code ${code}`)));
  });
  const answered = async (): Promise<number> => {
    while (!(await answers(`http://127.0.0.1:${port}/`))) {
      if (performance.now() - started > PATIENCE_MS) throw new Error('npm start did not answer within a minute');
      await sleep(POLL_MS);
    }
    return Math.round(performance.now() - started);
  };
  try {
    return await Promise.race([answered(), failed]);
  } finally {
    const gone = new Promise((resolve) => {
      child.once('exit', resolve);
    });
    if (child.pid !== undefined && child.exitCode === null) {
      process.kill(-child.pid, 'SIGTERM');
      await gone;
    }
    rmSync(folder, { recursive: true, force: true });
  }
};
