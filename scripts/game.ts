/**
 * Everything that the house asks of one game, in a few seconds: `npm run game -- <id>`.
 *
 * Types, format, lint, the tests of its rules and of its page, the contract suite, its sentences, recordings, questions for the lab, what its box must
 * hold, and the clauses that no test cites. Long series (bots against bots) are left to `npm test`.
 */
import { spawn } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { startVitest, type TestCase } from 'vitest/node';
import { BOXES, type GameBox } from '#catalogue';
import { readRules, reasonsOf } from './clauses.ts';
import { coverageOf, problemsOf, type Source } from './coverage.ts';

const ROOT = join(import.meta.dirname, '..');

/** What is looked at, each with the tests that do, by file and full title; the last one takes whatever no other takes. */
const PARTS: readonly (readonly [part: string, tests: RegExp])[] = [
  ['contract suite', / contract of /],
  ['recordings', /\/golden\.test\.ts /],
  ['questions', /\/questions\.test\.ts |the lab/],
  ['sentences', /^scripts\/sentences/],
  ['box', /^scripts\//],
  ['page', /^games\/[^/]+\/page\/|^games\/(?:amounts|things)/],
  ['clause tests', /./],
];

/** Files that look at every box, and here at one. */
const sharedBy = ({ lesson }: GameBox): readonly string[] => [
  'scripts/boxes.test.ts',
  'scripts/clauses.test.ts',
  'scripts/sentences.test.ts',
  'src/testkit/golden.test.ts',
  'src/lab/questions.test.ts',
  'games/amounts.test.ts',
  'games/things.test.ts',
  ...(lesson === undefined ? [] : ['scripts/lessons.test.ts']),
];

interface Report {
  readonly part: string;
  /** What was found in order, in a word or two. */
  readonly done: string;
  /** A sentence for each thing that is wrong. */
  readonly wrong: readonly string[];
}

/** What another program finds. It prints a sentence for each thing that is wrong, with lines of its own indented below it. */
const toolReport = (part: string, tool: string, args: readonly string[]): Promise<Report> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [join(ROOT, 'node_modules', tool), ...args], { cwd: ROOT });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
    child.on('close', (status) => resolve({ part, done: 'sound', wrong: status === 0 ? [] : text.trim().split(/\n(?! )/) }));
  });

/** What `npm run format` puts right by itself need not be shown. */
const formatReport = async (folder: string): Promise<Report> => {
  const report = await toolReport('format', '@biomejs/biome/bin/biome', ['format', '--colors=off', folder]);
  const [, files] = /^Found (\d+) errors?\.$/m.exec(report.wrong.join('\n')) ?? [];
  return files === undefined ? report : { ...report, wrong: [`${files === '1' ? '1 file' : `${files} files`}: npm run format`] };
};

const toolReports = (folder: string): Promise<readonly Report[]> =>
  Promise.all([
    toolReport('types', 'typescript/bin/tsc', ['-b', '--pretty', 'false']),
    formatReport(folder),
    toolReport('lint', 'oxlint/bin/oxlint', ['--deny-warnings', '--format=unix', folder]),
  ]);

const read = (pattern: string): readonly Source[] =>
  globSync(pattern, { cwd: ROOT }).map((file) => ({ file: file.replaceAll('\\', '/'), text: readFileSync(join(ROOT, file), 'utf8') }));

const isOf =
  (prefix: string) =>
  (clause: string): boolean =>
    clause.startsWith(`${prefix}-`);

const clausesReport = ({ id, prefix }: GameBox): Report => {
  const own = isOf(prefix);
  const coverage = coverageOf({
    rulebooks: [{ prefix, fr: readRules('fr', id), en: readRules('en', id) }],
    tests: [...read('{src,games}/**/*.test.{ts,tsx}'), ...read('e2e/**/*.test.ts')],
    sources: read(`games/${id}/**/*.{ts,tsx,md}`),
    untestable: reasonsOf(id),
  });
  const { clauses, unknown } = coverage;
  const tested = clauses.filter(({ tests }) => tests.length > 0).length;
  return {
    part: 'clauses',
    done: `${clauses.length}, of which tests cite ${tested}`,
    wrong: problemsOf({ ...coverage, unknown: unknown.filter(({ clause }) => own(clause)) }),
  };
};

/** The texts of a list that should have been empty; a text may have several lines. */
const textsIn = (diff: string): readonly string[] => {
  const received = stripVTControlCharacters(diff)
    .split('\n')
    .filter((line) => line.startsWith('+ '))
    .map((line) => line.slice(2))
    .join('\n');
  return [...received.matchAll(/^ *"((?:[^"\\]|\\.)*)",?$/gm)].map(([, text = '']) => text.replaceAll(/\\(["\\])/g, '$1'));
};

/** What a failed test has to say: each of the complaints that it found; else its own message. */
const sayingsOf = (test: TestCase): readonly string[] =>
  (test.result().errors ?? []).flatMap(({ message, diff = '' }) => {
    const complaints = message.endsWith('to deeply equal []') ? textsIn(diff) : [];
    return complaints.length > 0 ? complaints : [`${test.name}: ${stripVTControlCharacters(message)}`];
  });

/** However many recordings play differently, one thing is to be done about them. */
const recordedAnew = (id: string, { wrong, ...report }: Report): Report => {
  const [others, differing] = [false, true].map((differs) => wrong.filter((sentence) => sentence.includes(' still plays as on file') === differs));
  if (others === undefined || differing === undefined || differing.length === 0) return { ...report, wrong };
  const files = differing.map((sentence) => sentence.slice(0, sentence.indexOf(' '))).join(', ');
  const many = differing.length === 1 ? '1 recording plays' : `${differing.length} recordings play`;
  return { ...report, wrong: [...others, `${many} differently (${files}): npm run record -- ${id}`] };
};

const testReports = async (box: GameBox): Promise<readonly Report[]> => {
  const { id } = box;
  process.env.COMPTOIR_GAME = id;
  const files = new Map(PARTS.map(([part]) => [part, { passed: 0, wrong: new Array<string>() }]));
  const partOf = (path: string, title = '') => files.get(PARTS.find(([, tests]) => tests.test(`${path} ${title}`))?.[0] ?? '');
  const vitest = await startVitest('test', [`games/${id}/`, ...sharedBy(box)], {
    watch: false,
    project: ['unit', 'page'],
    reporters: [
      {
        onTestCaseResult: (test) => {
          const part = partOf(test.module.relativeModuleId, test.fullName);
          if (test.result().state === 'passed' && part !== undefined) part.passed++;
          if (test.result().state === 'failed') part?.wrong.push(...sayingsOf(test));
        },
        onTestModuleEnd: (module) => {
          for (const { message } of module.errors()) partOf(module.relativeModuleId)?.wrong.push(`${module.relativeModuleId}: ${message}`);
        },
      },
    ],
  });
  await vitest.close();
  return [...files].map(([part, { passed, wrong }]) => ({ part, done: passed === 0 ? 'no tests of its own' : `${passed} passed`, wrong }));
};

const [id = ''] = process.argv.slice(2);
const box = BOXES.find((each) => each.id === id);
if (box === undefined) {
  const wanted = id === '' ? 'name a game' : `there is no game “${id}”`;
  console.error(`game: ${wanted}. On the shelf are ${BOXES.map((each) => each.id).join(', ')}: npm run game -- <id>`);
  process.exit(2);
}
const start = performance.now();
const [tools, tests] = await Promise.all([toolReports(`games/${box.id}`), testReports(box)]);
const compiles = tools.every(({ part, wrong }) => part !== 'types' || wrong.length === 0);
// What does not compile plays nothing as on file.
const looked = tests.flatMap((report) => (report.part !== 'recordings' ? report : compiles ? recordedAnew(box.id, report) : []));
const reports = [...tools, ...looked, clausesReport(box)];
for (const { part, done, wrong } of reports) {
  console.log(`${wrong.length === 0 ? '✓' : '✗'} ${part}: ${wrong.length === 0 ? done : `${wrong.length} to put right`}`);
  for (const sentence of wrong) console.log(`    ${sentence.replaceAll('\n', '\n    ')}`);
}
const wrong = reports.some((report) => report.wrong.length > 0);
console.log(
  `${box.title}: ${wrong ? 'not in order' : 'all in order'}, ${((performance.now() - start) / 1000).toFixed(1)} s. npm test also plays the long series of its bots.`,
);
process.exit(wrong ? 1 : 0);
