import { describe, expect, it } from 'vitest';
import { decodeTables, type HeldTable, withoutToken, withTable } from './tables.ts';

const table = (id: string, more: Partial<HeldTable> = {}): HeldTable => ({
  table: id,
  code: 'ABCDEF',
  game: 'bourse',
  owner: null,
  referee: null,
  seats: [{ seat: 0, token: `token-${id}` }],
  usedAt: 1,
  ...more,
});

describe('my tables', () => {
  it('reads what it wrote, and drops what is damaged or old', () => {
    const held = [table('a'), table('b', { owner: 'o' })];
    expect(decodeTables(JSON.parse(JSON.stringify(held)))).toEqual(held);
    expect(decodeTables([{ ...table('a'), seats: [{ seat: 'x' }] }, table('b'), null, 7])).toEqual([table('b')]);
    expect(decodeTables({ not: 'a list' })).toEqual([]);
  });

  it('brings a table used again to the top and forgets the oldest beyond sixty', () => {
    const many = Array.from({ length: 60 }, (_, index) => table(`t${index}`));
    expect(withTable(many, table('t59', { usedAt: 9 })).map(({ table: id }) => id)).toEqual(['t59', ...many.slice(0, 59).map(({ table: id }) => id)]);
    const after = withTable(many, table('new'));
    expect(after).toHaveLength(60);
    expect(after.at(-1)?.table).toBe('t58');
  });

  it('forgets a dead link, and the table with the last one', () => {
    const two = table('a', {
      seats: [
        { seat: 0, token: 'x' },
        { seat: 1, token: 'y' },
      ],
    });
    expect(withoutToken(two, 'x')?.seats).toEqual([{ seat: 1, token: 'y' }]);
    expect(withoutToken(table('a'), 'token-a')).toBeNull();
    expect(withoutToken(table('a', { owner: 'o' }), 'token-a')?.seats).toEqual([]);
  });
});
