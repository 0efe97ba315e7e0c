import { at } from '#kernel/collections.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { SqliteStorage } from './sqlite.ts';
import { eachHouse } from './testing/each-house.ts';

/*
 * Two servers on one storage: nobody owns a table, a conflict means reload and try again. A server that is given the path of a
 * file keeps it for itself (`sqlite.test.ts`); these are given what a storage for several would be.
 */

const house = eachHouse(null);
const other = eachHouse(null);
beforeEach(async () => {
  for (const each of [house, other]) await each.start({ database: new SqliteStorage({ file: house.file }) });
});

describe('two servers, one table', () => {
  it('a server that finds the next number taken reloads, tries again, and shows its pages what happened', async () => {
    const created = await house.create({ options: { rounds: 9 } });
    const ana = await house.join(created.table, at(created.seats, 0).token);
    const bob = await other.join(created.table, at(created.seats, 1).token);
    expect(await ana.move({ type: 'seal', n: 2 })).toMatchObject({ t: 'ok', result: { step: 1 } });
    // Bob’s server has not heard of it: his move meets a number that is taken.
    expect(bob.scene.step).toBe(0);
    expect(await bob.move({ type: 'seal', n: 5 })).toMatchObject({ t: 'ok', result: { step: 2 } });
    await bob.until(() => bob.scene.info.turn === 2);
    expect(bob.log.map(({ n }) => n)).toEqual([...new Set(bob.log.map(({ n }) => n))]);
    expect(bob.log.map(({ text }) => text.key)).toContain('tontine.thrown');
    // Ana answers what she is no longer asked: her server finds that out, and shows her what she is asked now.
    expect(await ana.move({ type: 'pin' })).toMatchObject({ code: 'stale' });
    await ana.until(() => ana.scene.info.turn === 2);
    expect(await ana.move({ type: 'pin' })).toMatchObject({ t: 'ok', result: { step: 3 } });
    await ana.until(() => ana.scene.step === 3);
    expect(ana.scene.view).toMatchObject({ pins: 1, round: 2 });
  });

  it('the same move sent to both is played once', async () => {
    const created = await house.create({ options: { rounds: 9 } });
    const here = await house.join(created.table, at(created.seats, 0).token);
    const there = await other.join(created.table, at(created.seats, 0).token);
    const first = await here.move({ type: 'pin' }, 'once');
    expect(await there.move({ type: 'pin' }, 'once')).toEqual(first);
    await there.until(() => there.scene.step === 1);
    expect(there.scene.view).toMatchObject({ pins: 1 });
  });

  it('talk written on both sides keeps one order', async () => {
    const created = await house.create();
    const ana = await house.join(created.table, at(created.seats, 0).token);
    const bob = await other.join(created.table, at(created.seats, 1).token);
    await ana.ask({ t: 'say', text: 'one' });
    expect(await bob.ask({ t: 'say', text: 'two' })).toMatchObject({ t: 'ok' });
    expect((await house.join(created.table)).talk.map(({ n }) => n)).toContain(1);
    expect((await other.join(created.table)).talk.map(({ text }) => text)).toEqual(['one', 'two']);
  });
});
