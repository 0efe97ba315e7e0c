// npm start, npm test, npm run check… : makes the checkout ready, then runs the steps on Node 24.
import { delimiter, dirname, join } from 'node:path';
import { runNode } from './child.mjs';
import { serverFlags } from './nursery.mjs';
import { nodePath, root, setup } from './setup.mjs';

const [task = '', ...rest] = process.argv.slice(2);
setup();
process.chdir(root);

// Tools started by a step must find the same Node.
process.env.PATH = `${dirname(nodePath())}${delimiter}${process.env.PATH ?? ''}`;

const tool = (path, ...args) => [join(root, 'node_modules', path), ...args];
const STEPS = {
  page: ['scripts/build-page.mjs'],
  serve: [...serverFlags(), 'src/cli/main.ts', 'serve', ...rest],
  dev: tool('vite/bin/vite.js', ...rest),
  types: tool('typescript/bin/tsc', '-b'),
  lint: tool('oxlint/bin/oxlint', '--type-aware', '--deny-warnings'),
  format: tool('@biomejs/biome/bin/biome', 'format', '--write', '.'),
  formatCheck: tool('@biomejs/biome/bin/biome', 'format', '.'),
  deadCode: tool('knip/bin/knip.js'),
  clauses: ['scripts/clause-coverage.ts', '--check'],
  coverage: ['scripts/clause-coverage.ts', ...rest],
  record: ['scripts/record.ts', ...rest],
  bots: ['scripts/bots.ts', ...rest],
  prove: ['scripts/prove.ts', ...rest],
  claims: ['scripts/claims.ts', ...rest],
  proveGames: ['scripts/prove-games.ts', ...rest],
  game: ['scripts/game.ts', ...rest],
  again: ['scripts/again.ts', ...rest],
  budget: ['scripts/budget.ts'],
  frozen: ['scripts/frozen/main.ts', ...rest],
  newGame: ['scripts/new-game.ts', ...rest],
  pictures: ['e2e/box-pictures.ts', ...rest],
  lib: ['scripts/lib.ts'],
  firstGames: ['scripts/record.ts', rest[0] ?? ''],
  unit: tool('vitest/vitest.mjs', 'run', '--project', 'unit', '--project', 'page', ...rest),
  tests: tool('vitest/vitest.mjs', 'run', ...rest),
};
const TASKS = {
  start: ['page', 'serve'],
  build: ['page'],
  package: ['page', 'lib'],
  dev: ['dev'],
  format: ['format'],
  coverage: ['coverage'],
  record: ['record'],
  bots: ['bots'],
  prove: [rest.includes('--games') ? 'proveGames' : 'prove'],
  game: ['game'],
  again: ['again'],
  budget: ['budget'],
  frozen: ['frozen'],
  claims: ['claims'],
  pictures: ['page', 'pictures'],
  'new-game': ['newGame', 'format', 'firstGames', 'format', 'clauses'],
  check: ['formatCheck', 'lint', 'types', 'deadCode', 'clauses', 'unit'],
  test: ['formatCheck', 'lint', 'types', 'deadCode', 'clauses', 'page', 'tests'],
};

const steps = TASKS[task];
if (steps === undefined) {
  console.error(`comptoir: unknown task "${task}"; known: ${Object.keys(TASKS).join(', ')}`);
  process.exit(2);
}
for (const step of steps) {
  const status = await runNode(STEPS[step]);
  if (status === 0) continue;
  if (status !== null) console.error(`comptoir: step "${step}" failed`);
  process.exit(status ?? 1);
}
