/**
 * Has anything changed that people see or games do? `npm run frozen` writes down what this checkout and an earlier commit show and say, and
 * compares: `npm run frozen -- [pictures|styles|trees|digests|sentences|sizes …] [--against <commit>] [--only <game or screen>]`.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { launchChromium } from '../../e2e/support/chromium.ts';
import { compare, filesIn } from './compare.ts';

const ROOT = join(import.meta.dirname, '../..');
const KEPT = join(ROOT, '.cache/frozen');
const RECORDER = 'scripts/frozen/record.ts';
const PARTS = ['pictures', 'styles', 'trees', 'digests', 'sentences', 'sizes'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string', default: '' }, only: { type: 'string', default: '' } },
});
const { against, only } = values;
const parts = positionals.length === 0 ? PARTS : positionals;
const unknown = parts.find((part) => !PARTS.includes(part));
if (unknown !== undefined) {
  console.error(`frozen: there is no part “${unknown}”; there are ${PARTS.join(', ')}`);
  process.exit(2);
}

/** What Git answers; empty where it knows nothing of it. */
const git = (...words: readonly string[]): string => {
  const { status, stdout } = spawnSync('git', words, { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
};

/** What this branch has grown from; where that is where it stands, what is not committed yet is compared with it, else the last commit. */
const usualCommit = (): string => {
  const shared = git('merge-base', 'HEAD', 'origin/main');
  const isAhead = shared !== '' && shared !== git('rev-parse', 'HEAD');
  if (isAhead) return shared;
  return git('status', '--porcelain') === '' ? 'HEAD~1' : 'HEAD';
};

const run = async (cwd: string, args: readonly string[]): Promise<void> => {
  const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  process.once('exit', () => child.kill());
  const [status] = await once(child, 'exit');
  if (status === 0) return;
  console.error(`frozen: ${args.join(' ')} failed in ${relative(ROOT, cwd) || '.'}`);
  process.exit(1);
};

/** The commit in a folder of its own, with the packages and the browser of this one. */
const checkOut = (commit: string): string => {
  const folder = join(KEPT, commit);
  if (existsSync(folder)) return folder;
  const part = `${folder}.part`;
  rmSync(part, { recursive: true, force: true });
  mkdirSync(join(part, '.cache'), { recursive: true });
  const packed = execFileSync('git', ['archive', '--format=tar', commit], { cwd: ROOT, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', part], { input: packed });
  const hasSamePackages = git('rev-parse', `${commit}:npm-shrinkwrap.json`) === git('hash-object', 'npm-shrinkwrap.json');
  if (hasSamePackages) symlinkSync(join(ROOT, 'node_modules'), join(part, 'node_modules'), 'junction');
  else execFileSync('npm', ['ci', '--no-fund', '--no-audit', '--loglevel=error'], { cwd: part, shell: process.platform === 'win32' });
  symlinkSync(join(ROOT, '.cache/chromium'), join(part, '.cache/chromium'), 'junction');
  renameSync(part, folder);
  return folder;
};

/** A commit from before this command is looked at by the present one, and anew whenever that one has changed. */
const lend = (folder: string): string => {
  const own = join(ROOT, 'scripts/frozen');
  cpSync(own, join(folder, 'scripts/frozen'), { recursive: true });
  const hash = createHash('sha256');
  for (const file of readdirSync(own).toSorted()) hash.update(readFileSync(join(own, file)));
  return `-by-${hash.digest('hex').slice(0, 8)}`;
};

const write = async (folder: string, into: string, more: readonly string[]): Promise<void> => {
  await run(folder, ['scripts/build-page.mjs']);
  await run(folder, [RECORDER, '--into', into, '--only', only, ...more, ...parts]);
};

const commit = git('rev-parse', '--verify', `${against === '' ? usualCommit() : against}^{commit}`);
if (commit === '') {
  console.error(`frozen: there is no commit “${against}” to compare with`);
  process.exit(2);
}
console.log(`against ${git('log', '-1', '--format=%h %s', commit)}`);
const browser = await launchChromium();
const checkout = checkOut(commit);
const isOwn = git('cat-file', '-t', `${commit}:${RECORDER}`) !== '';
const records = { before: join(KEPT, `${commit}.record${isOwn ? '' : lend(checkout)}`), now: join(KEPT, 'now') };
/** With `--only`, what an earlier run has written of other screens is left aside. */
const isAsked = (file: string): boolean => only === '' || file === 'first-load.txt' || `.${file}`.includes(`.${only}.`) || /^[\w-]+\.failed\.txt$/.test(file);
for (const part of parts) for (const file of filesIn(join(records.now, part)).filter(isAsked)) rmSync(join(records.now, part, file));
await Promise.all([write(checkout, records.before, ['--keep']), write(ROOT, records.now, [])]);

const page = await browser.newPage();
let total = 0;
for (const part of parts) {
  const { compared, differences } = await compare(part, records, isAsked, page);
  total += differences.length;
  console.log(`${part}: ${differences.length === 0 ? `no difference in ${compared}` : `${differences.length} of ${compared} differ`}`);
  for (const { file, before, now, words } of differences) {
    console.log(`  ${file}: ${words.join('\n    ')}`);
    for (const each of [before, now]) if (each !== null) console.log(`    ${relative(ROOT, each)}`);
  }
}
await browser.close();
process.exit(total === 0 ? 0 : 1);
