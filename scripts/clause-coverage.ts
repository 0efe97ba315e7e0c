/**
 * Which test proves which clause of the booklets (games/<game>, and docs/rules for that of the house):
 *
 *     npm run coverage               a line per section of each booklet
 *     npm run coverage -- BO         every clause of one booklet with the tests that cite it
 *     npm run coverage -- --check    exit 1 when a clause has neither test nor reason, or a citation no clause
 *     npm run -s coverage -- --json  all of it as data
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { BOOKLETS, readRules, reasonsOf } from './clauses.ts';
import { type Coverage, coverageOf, coverageTable, prefixOf, problemsOf, type Source } from './coverage.ts';

const ROOT = join(import.meta.dirname, '..');

const read = (...patterns: readonly string[]): readonly Source[] =>
  patterns
    .flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
    .toSorted()
    .map((file) => ({ file: file.replaceAll('\\', '/'), text: readFileSync(join(ROOT, file), 'utf8') }));

const print = ({ clauses }: Coverage, prefix: string): void => {
  for (const [heading, section] of Map.groupBy(
    clauses.filter(({ id }) => prefixOf(id) === prefix),
    (clause) => clause.heading,
  )) {
    console.log(`\n${prefix} ${heading}`);
    for (const { id, tests, untestable } of section) {
      console.log(`  ${id}${tests.length > 0 ? '' : untestable === null ? '  NO TEST' : `  not testable: ${untestable}`}`);
      for (const test of tests) console.log(`      ${test}`);
    }
  }
};

const { values: options, positionals } = parseArgs({ options: { check: { type: 'boolean' }, json: { type: 'boolean' } }, allowPositionals: true });
const prefixes: readonly string[] = BOOKLETS.map(({ prefix }) => prefix);
const strangers = positionals.filter((prefix) => !prefixes.includes(prefix));
if (strangers.length > 0) {
  console.error(`No booklet has the prefix ${strangers.join(', ')}; there are ${prefixes.join(', ')}.`);
  process.exit(2);
}

const coverage = coverageOf({
  rulebooks: BOOKLETS.map(({ prefix, id }) => ({ prefix, fr: readRules('fr', id), en: readRules('en', id) })),
  tests: read('{src,games}/**/*.test.{ts,tsx}', 'e2e/**/*.test.ts'),
  sources: read('{src,games}/**/*.{ts,tsx}', 'e2e/**/*.ts', 'docs/**/*.md', 'games/**/*.md'),
  untestable: Object.assign({}, ...BOOKLETS.map(({ id }) => reasonsOf(id))),
});

const problems = problemsOf(coverage);

if (options.json === true) console.log(JSON.stringify({ ...coverage, problems }, null, 2));
else {
  for (const prefix of positionals) print(coverage, prefix);
  if (options.check !== true && positionals.length === 0) console.log(coverageTable(coverage).join('\n'));
  const tested = coverage.clauses.filter(({ tests }) => tests.length > 0).length;
  const excused = coverage.clauses.filter(({ untestable }) => untestable !== null).length;
  console.log(`${coverage.clauses.length} clauses: ${tested} cited by tests, ${excused} not testable; ${problems.length} problems.`);
  for (const problem of problems) console.error(problem);
}
if (options.check === true && problems.length > 0) process.exitCode = 1;
