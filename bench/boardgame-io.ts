// Our server and boardgame.io's under the same load in turn: node bench/boardgame-io.ts --times 3
// boardgame.io is fetched from the npm registry into a temporary folder; it keeps everything in memory, we store before we acknowledge.
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { percentile, runServerLoad, type ServerLoad } from './server-load.ts';
import { loadPeer } from './boardgame-io-load.ts';
import { ownUsage, usageOf } from './usage.ts';

const HERE = fileURLToPath(new URL('..', import.meta.url));
const PACKAGES = ['boardgame.io@0.50.2', 'socket.io-client@4.8.4'];
const WARM_UP_SECONDS = 4;

const runPeer = async (directory: string, load: ServerLoad): Promise<Readonly<Record<string, number>>> => {
  const child = spawn(process.execPath, ['--import', new URL('./usage.ts', import.meta.url).href, join(directory, 'server.mjs'), HERE], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  try {
    const url = await new Promise<string>((resolve, reject) => {
      if (child.stdout !== null) createInterface({ input: child.stdout }).on('line', (line) => line.startsWith('http') && resolve(line));
      child.once('exit', () => reject(new Error('boardgame.io did not start')));
    });
    let counted: number[] | null = null;
    const end = loadPeer(directory, url, load, (ms) => counted?.push(ms));
    await sleep(1000 * WARM_UP_SECONDS);
    const [server, loader] = [await usageOf(child), ownUsage()];
    const latencies: number[] = [];
    counted = latencies;
    const started = performance.now();
    await sleep(1000 * load.seconds);
    counted = null;
    const seconds = (performance.now() - started) / 1000;
    const [serverAfter, loaderAfter] = [await usageOf(child), ownUsage()];
    end();
    const sorted = latencies.sort((a, b) => a - b);
    return {
      moves: sorted.length,
      movesPerSecond: Math.round(sorted.length / seconds),
      p50Ms: Number(percentile(sorted, 0.5).toFixed(2)),
      p99Ms: Number(percentile(sorted, 0.99).toFixed(2)),
      cpuMicrosPerMove: Math.round((serverAfter.all - server.all) / sorted.length),
      loaderMicrosPerMove: Math.round((loaderAfter.all - loader.all) / sorted.length),
    };
  } finally {
    child.kill('SIGTERM');
    await gone;
  }
};

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    tables: { type: 'string', default: '100' },
    sockets: { type: 'string', default: '4' },
    times: { type: 'string', default: '1' },
  },
});
const load: ServerLoad = { tables: Number(values.tables), socketsPerTable: Number(values.sockets), seconds: Number(values.seconds) };
const directory = mkdtempSync(join(tmpdir(), 'comptoir-peer-'));
try {
  cpSync(join(import.meta.dirname, 'boardgame-io-server.mjs'), join(directory, 'server.mjs'));
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--silent', '--prefix', directory, ...PACKAGES], { cwd: directory, stdio: 'inherit' });
  for (let time = 0; time < Number(values.times); time++) {
    console.log('comptoir', JSON.stringify(await runServerLoad(load)));
    console.log('boardgame.io', JSON.stringify(await runPeer(directory, load)));
  }
} finally {
  rmSync(directory, { recursive: true, force: true });
}
