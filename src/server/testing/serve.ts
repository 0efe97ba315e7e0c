// A server for tests that must kill it, or hold it in a smaller world: started by `child.ts` in a process of its own.
import { catalogueGames } from '../games.ts';
import { type ServerOptions, StorageError, startServer } from '../index.ts';
import { UNLIMITED } from '../prices.ts';
import { tontine } from './tontine.ts';

// Whoever started it may die without a word; the end of its input says so. A line puts the clock so many milliseconds from the true time.
const trueTime = Date.now;
process.stdin.setEncoding('utf8').on('data', (lines: string) => {
  // Whoever was asleep reads several at once: the last one counts.
  const shift = Number(lines.trim().split('\n').at(-1));
  Date.now = () => trueTime() + shift;
});
process.stdin.on('end', () => process.exit(0));

// Whatever else it is to be started with, as JSON.
const [database = '', more = '{}'] = process.argv.slice(2);
const options: Partial<ServerOptions> = JSON.parse(more);
const catalogue = catalogueGames({});
try {
  const server = await startServer({
    port: 0,
    host: '127.0.0.1',
    database,
    page: null,
    version: '0.0.0',
    games: async (id) => (id === 'tontine' ? tontine : catalogue(id)),
    botPause: { min: 1, max: 2 },
    prices: UNLIMITED,
    ...options,
  });
  // No exit: a stop leaves nothing behind that would keep the process; where something does, it is named.
  const stop = async (): Promise<void> => {
    let done = 'and has not closed';
    setTimeout(() => console.error(`a server that was told to stop is still here ${done}: ${process.getActiveResourcesInfo().join(' ')}`), 30_000).unref();
    await server.close();
    done = 'though it has closed';
    process.stdin.destroy();
  };
  process.on('SIGTERM', () => void stop());
  console.log(server.url);
} catch (error) {
  console.log(error instanceof StorageError ? `${error.fault}: ${error.message}` : String(error));
  process.exitCode = 1;
  process.stdin.destroy();
}
