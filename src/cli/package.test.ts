import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { ended, startFile } from './command.test-support.ts';

const ROOT = join(import.meta.dirname, '../..');
mkdirSync(join(ROOT, '.cache'), { recursive: true });
const folder = mkdtempSync(join(ROOT, '.cache/package-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

execFileSync(process.execPath, [join(ROOT, 'scripts/lib.ts'), join(folder, 'lib')]);
cpSync(join(ROOT, 'package.json'), join(folder, 'package.json'));
const main = join(folder, 'lib/cli/main.js');

it('the command as JavaScript plays series in its threads like the sources', async () => {
  const args = ['simulate', 'bourse', '--games', '4', '--workers', '2', '--json'];
  const [packed, sources] = await Promise.all([main, join(import.meta.dirname, 'main.ts')].map((file) => ended(startFile(file, args))));
  const results = [packed, sources].map((said) => {
    const { seconds: _, movesPerSecond: _speed, ...figures }: Readonly<Record<string, unknown>> = JSON.parse(said?.out ?? '');
    return figures;
  });
  expect(results[0]).toEqual(results[1]);
});

it('opens a house with its page, its store and its bots', async () => {
  symlinkSync(join(ROOT, 'dist'), join(folder, 'dist'));
  const database = join(folder, 'games.sqlite');
  const child = startFile(main, ['serve', '--port', '0', '--database', database, '--log', 'silent']);
  const said = ended(child);
  const url = await new Promise<string>((found) => {
    child.stdout?.on('data', (text: string) => {
      const address = /http:\/\/\S+/.exec(text)?.[0];
      if (address !== undefined) found(address);
    });
  });
  const made = await fetch(`${url}/api/play-now`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'bourse', name: 'Ada', lang: 'fr' }),
  });
  expect([made.status, (await fetch(url)).status]).toEqual([201, 200]);
  child.kill('SIGTERM');
  expect((await said).code).toBe(0);
});
