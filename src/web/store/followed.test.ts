// @vitest-environment node
import { expect, it, vi } from 'vitest';

vi.stubGlobal('window', { matchMedia: () => ({ matches: false, addEventListener: () => undefined }), addEventListener: () => undefined });
vi.stubGlobal('navigator', { languages: ['fr'], userAgent: '' });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });

const codes: Readonly<Record<string, string>> = { never: 'noSuchTable', deleted: 'tableDeleted', full: 'tooMuch' };
vi.stubGlobal('fetch', async (path: string) => {
  const code = codes[path.split('/').at(-1) ?? ''];
  return code === undefined ? Promise.reject(new Error('no line')) : Response.json({ error: { code, message: '' } }, { status: 404 });
});

it('a table that was deleted is gone, as one that never was; only silence is a house out of reach', async () => {
  const { follow } = await import('./followed.ts');
  const held = ['never', 'deleted', 'full', 'silent'].map((table) => ({ table, code: '', game: 'bourse', owner: null, referee: null, seats: [], usedAt: 0 }));
  const following = follow(held, 0);
  await expect.poll(() => [...following.tables.value.values()].every(({ kind }) => kind !== 'asking')).toBe(true);
  following.stop();
  expect([...following.tables.value].map(([table, { kind }]) => [table, kind])).toEqual(
    expect.arrayContaining([
      ['never', 'gone'],
      ['deleted', 'gone'],
      ['full', 'unreachable'],
      ['silent', 'unreachable'],
    ]),
  );
});
