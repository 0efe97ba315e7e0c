// Compares the adjudicator with the naive one on as many random small positions as asked for.
//   node bench/adjudicate-differential.ts [positions] [first seed] [standard|world]
import { printOrder } from '#diplomacy/notation/print.ts';
import { standardBoard } from '#diplomacy/standard.ts';
import { worldBoard } from '../src/diplomacy/testing/cases.ts';
import { comparer } from '../src/diplomacy/testing/compare.ts';

const [count = '100000', first = '0', map = 'standard'] = process.argv.slice(2);
const board = map === 'world' ? worldBoard() : standardBoard();
const compare = comparer(board);
const met = new Map<string, number>();
const started = performance.now();
let different = 0;

for (let seed = Number(first); seed < Number(first) + Number(count); seed++) {
  const { phase, rules, outcomes, differences } = compare(seed);
  const kind = `${rules}, ${outcomes} consistent ${outcomes === 1 ? 'outcome' : 'outcomes'}`;
  met.set(kind, (met.get(kind) ?? 0) + 1);
  if (differences.length === 0) continue;
  different++;
  const orders = phase.orders.map(({ by, order }) => `${by} ${printOrder(board, order, phase.position.units, 'en')}`);
  console.log(JSON.stringify({ seed, units: phase.position.units, orders, differences }));
}

console.log(`${map}: ${count} positions from seed ${first}, ${different} different, ${((performance.now() - started) / 1000).toFixed(0)} s`);
for (const [kind, number] of [...met].sort(([, a], [, b]) => b - a)) console.log(`  ${kind}: ${number}`);
process.exitCode = different === 0 ? 0 : 1;
