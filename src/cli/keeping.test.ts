import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, expect, it } from 'vitest';
import { comptoir, ended, start } from './command.test-support.ts';

const folder = mkdtempSync(join(tmpdir(), 'comptoir-keeping-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('tells the key of the host’s room once, replaces it, copies the database while the server runs, and puts the copy back when it does not', async () => {
  const database = join(folder, 'games.sqlite');
  const copy = join(folder, 'copy.sqlite');
  const flags = ['--database', database];
  const server = start(['serve', '--port', '0', ...flags, '--log', 'silent']);
  const said = ended(server);
  const lines: string[] = [];
  if (server.stdout === null) throw new Error('there is no output to read');
  const output = createInterface({ input: server.stdout }).on('line', (line) => lines.push(line));
  await expect.poll(() => lines.length).toBe(2);
  output.close();
  const [, address = '', key = ''] = /^The host’s room: (\S+)\/host, key (\S+) /.exec(lines[1] ?? '') ?? [];
  const enter = async (shown: string): Promise<number> => (await fetch(`${address}/api/host`, { headers: { authorization: `Bearer ${shown}` } })).status;
  expect(await enter(key)).toBe(200);
  const renewed = await comptoir(['host-token', '--new', ...flags]);
  const fresh = /: (\S+)$/m.exec(renewed.out)?.[1] ?? '';
  expect([await enter(key), await enter(fresh)]).toEqual([403, 200]);
  expect((await comptoir(['host-token', ...flags])).out).toContain('keeps only a hash');

  expect(await comptoir(['backup', copy, ...flags])).toMatchObject({ code: 0, out: expect.stringContaining(`read back: ${copy}, 0 tables`) });
  expect(await comptoir(['backup', copy, ...flags])).toMatchObject({ code: 1, err: expect.stringContaining('already exists; nothing is overwritten.') });
  expect(await comptoir(['restore', copy, ...flags])).toMatchObject({ code: 1, err: expect.stringContaining('a server is using the database') });
  server.kill('SIGTERM');
  expect((await said).code).toBe(0);
  expect(await comptoir(['restore', join(folder, 'none.sqlite'), ...flags])).toMatchObject({ code: 1, err: expect.stringContaining('there is no file') });
  const { code, out } = await comptoir(['restore', copy, ...flags]);
  expect([code, out]).toEqual([0, expect.stringContaining('The old one is kept: ')]);
  expect(existsSync(database)).toBe(true);
  expect(readdirSync(folder).filter((name) => name.includes('.before-'))).toHaveLength(1);
  expect(await comptoir(['serve', '--port', '0', ...flags, '--host-token', 'short'])).toMatchObject({ code: 2, err: expect.stringContaining('16 characters') });
});
