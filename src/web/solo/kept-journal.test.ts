import { describeJournal } from '#table/testing/journal-contract.ts';
import { describe, expect, it } from 'vitest';
import { type Act, type Acts, KeptJournal } from './kept-journal.ts';
import { chair, record } from '#table/testing/journal-contract.ts';

/** A device without a browser. */
const device = (): Acts & { readonly kept: Map<string, Act[]>; full: boolean } => {
  const kept = new Map<string, Act[]>();
  const acts = {
    kept,
    full: false,
    read: async (table: string) => kept.get(table) ?? [],
    add: async (added: Parameters<Acts['add']>[0]) => {
      if (acts.full) throw Object.assign(new Error('no room'), { name: 'QuotaExceededError' });
      if (added.some(({ table, n }) => n < (kept.get(table)?.length ?? 0))) return false;
      // As a database would: nothing that is handed in is shared with what is read.
      for (const { table, act } of added) kept.set(table, [...(kept.get(table) ?? []), structuredClone(act)]);
      return true;
    },
    drop: async (table: string) => void kept.delete(table),
  };
  return acts;
};

describeJournal('on a device', () => {
  const acts = device();
  return { open: async () => new KeptJournal(acts), close: async () => undefined, destroy: async () => undefined };
});

const line = (n: number) => ({ n, name: 'Ana', text: `${n}`, to: 'all', writer: 0, client: null, at: n }) as const;

describe('a journal on a device', () => {
  it('finds that another tab wrote first, and reads what it wrote', async () => {
    const acts = device();
    const [one, other] = [new KeptJournal(acts), new KeptJournal(acts)];
    await one.create(record('T'), [chair(0)]);
    expect((await other.find('T'))?.talk).toBe(0);
    expect(await one.append([{ kind: 'talk', table: 'T', talk: line(1) }])).toEqual(['stored']);
    expect(await other.append([{ kind: 'talk', table: 'T', talk: line(1) }])).toEqual(['conflict']);
    expect((await other.find('T'))?.talk).toBe(1);
    expect(await other.append([{ kind: 'talk', table: 'T', talk: line(2) }])).toEqual(['stored']);
  });

  it('says when the device is full, and holds nothing that is not kept', async () => {
    const acts = device();
    const journal = new KeptJournal(acts);
    await journal.create(record('T'), [chair(0)]);
    acts.full = true;
    await expect(journal.append([{ kind: 'talk', table: 'T', talk: line(1) }])).rejects.toMatchObject({ fault: 'full' });
    expect((await journal.find('T'))?.talk).toBe(0);
  });

  it('lets go of a table for good', async () => {
    const acts = device();
    const journal = new KeptJournal(acts);
    await journal.create(record('T'), [chair(0)]);
    await journal.drop('T');
    expect(await journal.find('T')).toBeNull();
    expect(acts.kept.size).toBe(0);
  });
});
