import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const NEEDED = ['package.json', 'src', 'scripts', 'e2e', 'templates', 'docs', 'recordings', 'tsconfig.base.json', 'vitest.config.ts'];

/** A checkout of its own, in which a sixth game may stand. */
const house = mkdtempSync(join(tmpdir(), 'comptoir-new-game-'));
const run = (...args: readonly string[]) => spawnSync(process.execPath, args, { cwd: house, encoding: 'utf8' });

beforeAll(() => {
  for (const name of NEEDED) cpSync(join(ROOT, name), join(house, name), { recursive: true });
  // A junction: Windows lets only administrators make other links.
  symlinkSync(join(ROOT, 'node_modules'), join(house, 'node_modules'), 'junction');
});
afterAll(() => rmSync(house, { recursive: true }));

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

  it('makes a game that keeps its contract and lacks nothing', () => {
    expect(run('scripts/new-game.ts', 'wine-sale', 'WS')).toMatchObject({ status: 0, stderr: '' });
    expect(run('scripts/record.ts', 'wine-sale')).toMatchObject({ status: 0, stderr: '' });
    const files = ['src/games/wine-sale', 'scripts/boxes.test.ts', 'src/testkit/golden.test.ts', 'scripts/clauses.test.ts'];
    const tests = run('node_modules/vitest/vitest.mjs', 'run', ...files);
    expect(tests.status, `${tests.stdout}${tests.stderr}`).toBe(0);
    expect(run('scripts/clause-coverage.ts', '--check')).toMatchObject({ status: 0, stdout: expect.stringContaining(' 0 problems') });
  });

  it('gives a page and rules that compile', () => {
    const types = run('node_modules/typescript/bin/tsc', '-b', 'src/web', 'src/catalogue');
    expect(types.status, types.stdout).toBe(0);
  });
});
