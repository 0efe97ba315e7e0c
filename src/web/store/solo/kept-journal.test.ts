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

  it('goes on in memory when the device is full, says so, and keeps all of it once there is room', async () => {
    const acts = device();
    const told: (readonly string[])[] = [];
    const journal = new KeptJournal(acts, (unkept) => told.push(unkept));
    await journal.create(record('T'), [chair(0)]);
    acts.full = true;
    expect(await journal.append([{ kind: 'talk', table: 'T', talk: line(1) }])).toEqual(['stored']);
    expect(await journal.create(record('U'), [chair(0)])).toBe('stored');
    expect(await journal.append([{ kind: 'talk', table: 'U', talk: line(1) }])).toEqual(['stored']);
    // What another tab says of it makes nothing that is nowhere else go away.
    journal.forget('T');
    expect([(await journal.find('T'))?.talk, (await journal.find('U'))?.talk]).toEqual([1, 1]);
    expect(told).toEqual([['T'], ['T', 'U']]);
    expect(acts.kept.has('U')).toBe(false);
    acts.full = false;
    expect(await journal.append([{ kind: 'talk', table: 'T', talk: line(2) }])).toEqual(['stored']);
    expect(told.at(-1)).toEqual([]);
    const later = new KeptJournal(acts);
    expect([(await later.find('T'))?.talk, (await later.find('U'))?.talk]).toEqual([2, 1]);
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
