/**
 * Random games that nobody has played yet: `npm run prove -- --games`, ten times as many as `npm test` plays and from another
 * number; `--times 50` for more, `--seed 7` for those of another run. A fault names the command that begins with it.
 */
import { parseArgs } from 'node:util';
import { runTests } from './run-tests.ts';

const { values } = parseArgs({ options: { games: { type: 'boolean' }, times: { type: 'string', default: '10' }, seed: { type: 'string' } } });
const seed = values.seed ?? String(Date.now() % 1_000_000_000);
if (!/^[1-9]\d*$/.test(values.times) || !/^\d+$/.test(seed)) {
  console.error('prove: --times wants a whole number above nought, --seed a whole one.');
  process.exit(2);
}
console.log(`Random games from number ${seed}, ${values.times} times as many. Again: npm run prove -- --games --times ${values.times} --seed ${seed}`);
const status = runTests(['--project', 'unit', '--project', 'series', '--testTimeout', '0', '--hookTimeout', '0'], {
  COMPTOIR_FROM: seed,
  COMPTOIR_TIMES: values.times,
});
process.exit(status);
