/**
 * Tries to break the house for as long as it is let: `npm run prove -- --minutes 60`, or `--seed 7` for one round again; `--nodes 3` has three servers
 * on one PostgreSQL, which is lost and restarted as well, behind a proxy that turns round and round.
 * Prints one line a round and a report at the end, with what was done in each part of the house; fails when anything was found.
 */
import { parseArgs } from 'node:util';
import { startPostgres } from '../src/server/testing/postgres-server.ts';
import { fileGround, postgresGround } from '../src/server/testing/proving/ground.ts';
import { ERRANDS } from '../src/server/testing/proving/people/index.ts';
import { proveRound, type Report } from '../src/server/testing/proving/round.ts';

const { values } = parseArgs({
  options: { minutes: { type: 'string' }, seed: { type: 'string' }, seconds: { type: 'string', default: '30' }, nodes: { type: 'string' } },
});
const minutes = Number(values.minutes ?? '1');
const seconds = Number(values.seconds);
const nodes = Number(values.nodes ?? '0');
const first = Number(values.seed ?? Date.now() % 1_000_000_000);
if (!(minutes > 0) || !(seconds >= 1) || !Number.isSafeInteger(first) || !Number.isSafeInteger(nodes)) {
  console.error('prove: --minutes and --seconds want a number above nought, --seed and --nodes a whole one.');
  process.exit(2);
}
const once = values.seed !== undefined && values.minutes === undefined;

const postgres = nodes > 0 ? await startPostgres() : null;
const end = performance.now() + 60_000 * minutes;
const reports: Report[] = [];
const isEnough = (): boolean => reports.length > 0 && (once || performance.now() >= end);
while (!isEnough()) {
  const seed = first + reports.length;
  const report = await proveRound(seed, seconds, postgres === null ? fileGround() : await postgresGround(postgres, nodes));
  reports.push(report);
  console.log(JSON.stringify(report));
  for (const sentence of report.wrong)
    console.error(`prove: ${sentence} (npm run prove -- --seed ${seed} --seconds ${seconds}${nodes > 0 ? ` --nodes ${nodes}` : ''})`);
}
await postgres?.stop();
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const acts = reports.flatMap(({ done }) =>
  Object.entries(done).flatMap(([part, counts]) => Object.entries(counts).map(([act, times]) => ({ part, act, times }))),
);
// A part in which nothing was done proves nothing.
for (const part of ['tables', ...Object.keys(ERRANDS)]) {
  const own = Object.groupBy(
    acts.filter((act) => act.part === part),
    ({ act }) => act,
  );
  const counts = Object.entries(own).map(([act, all = []]) => `${act} ${sum(all.map(({ times }) => times))}`);
  console.log(`${part}: ${counts.length === 0 ? 'NOTHING' : counts.join(', ')}`);
}
const wrong = sum(reports.map((report) => report.wrong.length));
console.log(
  `${reports.length} rounds from seed ${first}: ${sum(reports.flatMap(({ mishaps }) => Object.values(mishaps)))} mishaps, ` +
    `${sum(acts.map(({ times }) => times))} acts, ${sum(reports.map(({ frames }) => frames))} frames read, longest wait ${Math.max(...reports.map(({ longestWait }) => longestWait))} ms, ` +
    `${sum(reports.map(({ thrown }) => thrown.frames + thrown.bodies))} pieces of garbage; ${wrong} found wrong.`,
);
process.exit(wrong === 0 ? 0 : 1);
