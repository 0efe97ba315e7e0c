/**
 * Tries to break the house for as long as it is let: `npm run prove -- --minutes 60`, or `--seed 7` for one round again.
 * Prints one line a round and a report at the end; fails when anything was found.
 */
import { parseArgs } from 'node:util';
import { proveRound, type Report } from '../src/server/testing/proving/round.ts';

const { values } = parseArgs({ options: { minutes: { type: 'string' }, seed: { type: 'string' }, seconds: { type: 'string', default: '30' } } });
const minutes = Number(values.minutes ?? '1');
const seconds = Number(values.seconds);
const first = Number(values.seed ?? Date.now() % 1_000_000_000);
if (!(minutes > 0) || !(seconds >= 1) || !Number.isSafeInteger(first)) {
  console.error('prove: --minutes and --seconds want a number above nought, --seed a whole one.');
  process.exit(2);
}
const once = values.seed !== undefined && values.minutes === undefined;

const end = performance.now() + 60_000 * minutes;
const reports: Report[] = [];
const isEnough = (): boolean => reports.length > 0 && (once || performance.now() >= end);
while (!isEnough()) {
  const seed = first + reports.length;
  const report = await proveRound(seed, seconds);
  reports.push(report);
  console.log(JSON.stringify(report));
  for (const sentence of report.wrong) console.error(`prove: ${sentence} (npm run prove -- --seed ${seed} --seconds ${seconds})`);
}
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const wrong = sum(reports.map((report) => report.wrong.length));
console.log(
  `${reports.length} rounds from seed ${first}: ${sum(reports.flatMap(({ mishaps }) => Object.values(mishaps)))} mishaps, ` +
    `${sum(reports.flatMap(({ acknowledged }) => Object.values(acknowledged)))} acknowledged acts, ${sum(reports.map(({ frames }) => frames))} frames read, ` +
    `${sum(reports.map(({ thrown }) => thrown.frames + thrown.bodies))} pieces of garbage; ${wrong} found wrong.`,
);
process.exit(wrong === 0 ? 0 : 1);
