import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const NEEDED = [
  'package.json',
  'biome.json',
  '.oxlintrc.json',
  '.gitignore',
  'src',
  'games',
  'scripts',
  'e2e',
  'templates',
  'docs',
  'tsconfig.base.json',
  'tsconfig.json',
  'tsconfig.tests.json',
  'vite.config.ts',
  'vitest.config.ts',
];
// Types that were built before need not be built again: as long as nothing is younger than they are.
const KEPT = ['bench', '.cache/types'];

/** A checkout of its own, in which a sixth game may stand. */
const house = mkdtempSync(join(tmpdir(), 'comptoir-new-game-'));
const sound = join(house, 'sound');
const run = (...args: readonly string[]) => spawnSync(process.execPath, args, { cwd: house, encoding: 'utf8' });

beforeAll(() => {
  const copy = (name: string): void => cpSync(join(ROOT, name), join(house, name), { recursive: true, preserveTimestamps: true });
  NEEDED.forEach(copy);
  KEPT.filter((name) => existsSync(join(ROOT, name))).forEach(copy);
  // A junction: Windows lets only administrators make other links.
  symlinkSync(join(ROOT, 'node_modules'), join(house, 'node_modules'), 'junction');
});
afterAll(() => rmSync(house, { recursive: true }));

/** A new checkout is compiled whole: half a minute when nothing else runs, two where twenty others do. */
const WHOLE_HOUSE_MS = 600_000;

describe('npm run new-game', () => {
  it.each([
    [['Bad Name', 'XX'], '“Bad Name” cannot be the name of a folder'],
    [['auction', 'x'], '“x” cannot open the number of a clause'],
    [['auction', 'BO'], 'Bourse has the name bourse and the prefix BO already.'],
    [['bourse', 'ZZ'], 'Bourse has the name bourse and the prefix BO already.'],
  ])('%j is refused in a sentence', (args, sentence) => {
    const before = readFileSync(join(house, 'src/catalogue/index.ts'), 'utf8');
    const { status, stderr } = run('scripts/new-game.ts', ...args);
    expect([status, stderr]).toEqual([2, expect.stringContaining(sentence)]);
    expect(readFileSync(join(house, 'src/catalogue/index.ts'), 'utf8')).toBe(before);
  });

  it('makes a game that keeps its contract, lacks nothing and compiles', { timeout: WHOLE_HOUSE_MS }, () => {
    expect(run('scripts/new-game.ts', 'wine-sale', 'WS')).toMatchObject({ status: 0, stderr: '' });
    expect(run('scripts/record.ts', 'wine-sale')).toMatchObject({ status: 0, stderr: '' });
    expect(run('node_modules/@biomejs/biome/bin/biome', 'format', '--write', 'games/wine-sale').status).toBe(0);
    const { status, stdout, stderr } = run('scripts/game.ts', 'wine-sale');
    expect(status, `${stdout}${stderr}`).toBe(0);
    cpSync(join(house, 'games/wine-sale'), sound, { recursive: true });
    expect(run('scripts/clause-coverage.ts', '--check')).toMatchObject({ status: 0, stdout: expect.stringContaining(' 0 problems') });
  });
});

describe('npm run game', () => {
  const change = (file: string, from: RegExp, to: string): void => {
    const path = join(house, 'games/wine-sale', file);
    const text = readFileSync(path, 'utf8');
    expect(text).toMatch(from);
    writeFileSync(path, text.replace(from, to));
  };

  it('names what is missing, what differs between the languages and what the page does not explain', { timeout: WHOLE_HOUSE_MS }, () => {
    change('rules.test.ts', /\[WS-3\.2\] /g, '');
    change('words.ts', /(?<='log\.sold': \[\s*'[^']*'),\s*'[^']*'/, '');
    change('manifest.ts', /allSold: /, 'soldOut: ');
    change('manifest.ts', /'last one in play'/, "''");
    change('page/index.tsx', /took \{worth\} for \{amount\}/, 'took {worth}');
    change('page/index.tsx', /'Tout est vendu'/, "'Tout est vendu !'");
    change('page/index.tsx', /data-explain="lot"/, 'data-explain="sale"');
    writeFileSync(join(house, 'games/wine-sale/questions.json'), '[]');
    const { status, stdout } = run('scripts/game.ts', 'wine-sale');
    expect([status, stdout]).toEqual([1, expect.stringMatching(/WS-3\.2 .*is cited by no test\./)]);
    expect(stdout).toContain('Source has 1 element(s) but target requires 2.');
    expect(stdout).toContain('log.sold is missing in en');
    expect(stdout).toContain('questions.json has 0 of at least 3 questions for the lab');
    expect(stdout).toContain('the manifest names no ending “allSold”');
    expect(stdout).toContain('the ending alone (en) has no word in manifest.ts');
    expect(stdout).toContain('index.tsx: sold: the blanks differ between French and English');
    expect(stdout).toContain('index.tsx: over: no-break space or apostrophe: Tout est vendu !');
    expect(stdout).toContain('data-explain="sale" is not among the things of page/things.ts');
    // While types fail, nothing is said of recordings.
    expect(stdout).not.toContain('npm run record');
  });

  it('says in one line what of format and of recordings a command puts right', { timeout: WHOLE_HOUSE_MS }, () => {
    cpSync(sound, join(house, 'games/wine-sale'), { recursive: true });
    change('rules.ts', /index % 11/, 'index  % 10');
    const { stdout } = run('scripts/game.ts', 'wine-sale');
    expect(stdout).toContain('✗ format: 1 to put right\n    1 file: npm run format\n');
    expect(stdout).toMatch(/ recordings play differently \(games\/wine-sale\/recordings\/.*\): npm run record -- wine-sale\n/);
  });

  it.each([
    [[], 'game: name a game. On the shelf are bourse, '],
    [['chess'], 'game: there is no game “chess”. On the shelf are bourse, '],
  ])('%j is refused in a sentence', (args, sentence) => {
    const { status, stderr } = run('scripts/game.ts', ...args);
    expect([status, stderr]).toEqual([2, expect.stringContaining(sentence)]);
  });
});
