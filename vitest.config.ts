import { availableParallelism, totalmem } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/test-order.ts';

// Servers, their threads and the command are started some thousand times from their sources: Node compiles each file once for all of them.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '.cache/compiled');

// Three workers a core, where there is a gigabyte for each: whoever waits for servers and browsers leaves room for others, and for what computes.
const GIB = 2 ** 30;
const cores = availableParallelism();
const together = { maxWorkers: Math.max(cores, Math.min(3 * cores, Math.floor(totalmem() / GIB))), isolate: false };
const waiting = { ...together, restoreMocks: true };

// Long series, of bots, of the lab and of positions: what is slow because it is many. `npm run check` leaves them to `npm test`. Everything that
// a box must hold or keep (contract, recordings, questions, sums on buttons, random games) is looked at by both.
const SERIES = [
  'series',
  'large-tables',
  'differential',
  'properties',
  'bad-games',
  'new-game',
  'experiment',
  'claims',
  'ladder',
  'ruined',
  'series-run',
  'truth',
].map((name) => `{src,games,scripts}/**/${name}.test.ts`);
// Tests of the page’s stores, and those of the pages of all games, put a window, a storage or a line of their own in the place of the browser’s: each file has a world to itself. All others share theirs.
const PAGE = ['src/web/store/**/*.test.ts', 'games/{amounts,chairs}.test.ts', 'src/worker/**/*.test.ts'];
const SERVED = ['src/server/**', 'src/cli/**'];
// These need a PostgreSQL, which is started once for all of them.
const POSTGRES = ['src/server/postgres/**/*.test.ts', 'src/cli/move-data.test.ts'];

// What fast-check draws does not depend on the clock.
const drawing = { setupFiles: 'src/testkit/fast-check-setup.ts' };

// Whatever is waited for has as much time on the busiest machine.
const patience = { poll: { timeout: 60_000, interval: 120 } };
// A limit only ends what would never end, on the busiest machine. No test has a second try.
const computing = { testTimeout: 300_000, hookTimeout: 120_000, expect: patience };
// Tests of servers wait more than they compute: for a disk, a lease, a process that starts.
const served = { testTimeout: 600_000, hookTimeout: 120_000, expect: patience, ...waiting };
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'games/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [...PAGE, ...SERVED, ...SERIES],
          ...computing,
          ...drawing,
          ...together,
        },
      },
      { test: { name: 'page', include: PAGE, exclude: SERIES, ...computing, ...drawing, ...together, isolate: true } },
      { test: { name: 'series', include: SERIES, exclude: SERVED, ...computing, ...drawing, ...together } },
      {
        test: {
          name: 'server',
          include: ['src/server/**/*.test.ts', 'src/cli/**/*.test.ts'],
          exclude: POSTGRES,
          ...served,
        },
      },
      { test: { name: 'postgres', include: POSTGRES, globalSetup: 'src/server/testing/postgres-setup.ts', ...served } },
      {
        test: {
          name: 'browser',
          include: ['e2e/**/*.test.ts'],
          globalSetup: 'e2e/support/browsers-setup.ts',
          testTimeout: 600_000,
          hookTimeout: 180_000,
          expect: patience,
          ...waiting,
        },
      },
    ],
  },
});
