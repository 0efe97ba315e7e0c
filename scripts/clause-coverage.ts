/**
 * Which test proves which clause of the booklets (docs/rules, or the content folder of a game):
 *
 *     npm run coverage            every clause with the tests that cite it
 *     npm run coverage -- --check    exit 1 when a clause has neither test nor reason, or a citation no clause
 *     npm run -s coverage -- --json     the same as data
 *     npm run coverage -- --write    renews the table of docs/rules/coverage.md
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { BOOKLETS, RULES_FOLDER, readRules } from './clauses.ts';
import { type Coverage, coverageOf, coverageTable, problemsOf, type Source } from './coverage.ts';

const ROOT = join(import.meta.dirname, '..');
const PAGE = join(RULES_FOLDER, 'coverage.md');
const TABLE = /(?<=<!-- table -->\n)[\s\S]*(?=<!-- end of table -->)/;

const read = (...patterns: readonly string[]): readonly Source[] =>
  patterns
    .flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
    .toSorted()
    .map((file) => ({ file: file.replaceAll('\\', '/'), text: readFileSync(join(ROOT, file), 'utf8') }));

/** A formatter may have padded the cells of the table. */
const unpadded = (markdown: string): string => markdown.replaceAll(/[ -]+/g, ' ').replaceAll(' |', '|');

const readReasons = (): Readonly<Record<string, string>> => {
  const entries: unknown = JSON.parse(readFileSync(join(RULES_FOLDER, 'untestable.json'), 'utf8'));
  if (typeof entries !== 'object' || entries === null) throw new Error('docs/rules/untestable.json must be an object {clause: reason}');
  return Object.fromEntries(Object.entries(entries).map(([clause, reason]) => [clause, String(reason)]));
};

const print = ({ clauses }: Coverage): void => {
  let under = '';
  for (const { id, heading, tests, untestable } of clauses) {
    if (heading !== under) console.log(`\n${heading}`);
    under = heading;
    console.log(`  ${id}${tests.length > 0 ? '' : untestable === null ? '  NO TEST' : `  not testable: ${untestable}`}`);
    for (const test of tests) console.log(`      ${test}`);
  }
};

const { values: options } = parseArgs({ options: { check: { type: 'boolean' }, json: { type: 'boolean' }, write: { type: 'boolean' } } });

const coverage = coverageOf({
  rulebooks: BOOKLETS.map(({ prefix, id }) => ({ prefix, fr: readRules('fr', id), en: readRules('en', id) })),
  tests: read('src/**/*.test.{ts,tsx}', 'e2e/**/*.test.ts'),
  sources: read('src/**/*.{ts,tsx}', 'e2e/**/*.ts', 'docs/**/*.md', 'src/games/*/content/*.md'),
  untestable: readReasons(),
});

const page = readFileSync(PAGE, 'utf8');
const renewed = page.replace(TABLE, () => `\n${coverageTable(coverage)}\n\n`);
if (options.write === true) writeFileSync(PAGE, renewed);
const stale = options.write !== true && unpadded(renewed) !== unpadded(page) ? ['docs/rules/coverage.md is out of date: run npm run coverage -- --write.'] : [];
const problems = [...problemsOf(coverage), ...stale];

if (options.json === true) console.log(JSON.stringify({ ...coverage, problems }, null, 2));
else {
  if (options.check !== true) print(coverage);
  const tested = coverage.clauses.filter(({ tests }) => tests.length > 0).length;
  const excused = coverage.clauses.filter(({ untestable }) => untestable !== null).length;
  console.log(`${coverage.clauses.length} clauses: ${tested} cited by tests, ${excused} not testable; ${problems.length} problems.`);
  for (const problem of problems) console.error(problem);
}
if (options.check === true && problems.length > 0) process.exitCode = 1;
