import { at } from '#kernel/collections.ts';
import { describe, expect, it } from 'vitest';
import { NimTable } from './testing/nim-table.ts';

const LOBBY = { start: false, seats: [{ kind: 'here', name: 'Ana' }, { kind: 'open' }, { kind: 'open' }] } as const;

/** A lobby whose host sits there, and a guest who took the second seat. */
const begin = async () => {
  const nims = await new NimTable().build(LOBBY);
  const [ana] = await nims.seat();
  const bob = await nims.enter();
  await bob.ask({ t: 'take', seat: 1, name: 'Bob' });
  if (ana === undefined) throw new Error('the host is not there');
  return { nims, ana, bob };
};

describe('settings before the game', () => {
  it('[HO-1.6] may be changed by the host, are written down, and those who sat down agree again before it begins', async () => {
    const { ana, bob } = await begin();
    expect(await bob.ask({ t: 'settings', seats: 4 })).toMatchObject({ t: 'no', code: 'notOwner' });
    expect(
      await ana.ask({ t: 'settings', seats: 4, options: { stones: 9 }, secondsPerDecision: 172_800, watching: 'everyone', takebacks: 'free' }),
    ).toMatchObject({ t: 'ok' });
    const { info } = bob.scene;
    expect(info).toMatchObject({ secondsPerDecision: 172_800, watching: 'everyone', takebacks: 'free', unsettled: [1], options: { stones: 9 } });
    expect(info.seats.map(({ holder }) => holder)).toEqual(['person', 'person', 'open', 'open']);
    expect(bob.keys).toContain('table.settingsChanged');
    expect(await ana.ask({ t: 'start' })).toMatchObject({ t: 'no', code: 'notSettled' });
    expect(await bob.ask({ t: 'settle' })).toMatchObject({ t: 'ok' });
    expect(ana.scene.info.unsettled).toEqual([]);
    expect(await ana.ask({ t: 'start' })).toMatchObject({ t: 'ok' });
    expect(await ana.ask({ t: 'settings', seats: 3 })).toMatchObject({ t: 'no', code: 'alreadyStarted' });
    expect(ana.scene.info.options).toMatchObject({ stones: 9 });
  });

  it('[HO-1.6] that the rules do not allow change nothing, and nobody loses a seat by them', async () => {
    const { nims, ana, bob } = await begin();
    const before = ana.scene.info;
    for (const [asked, code] of [
      [{ seats: 40 }, 'refused'],
      [{ options: { stones: -1 } }, 'refused'],
    ] as const)
      expect(await ana.ask({ t: 'settings', ...asked })).toMatchObject({ t: 'no', code });
    expect(ana.scene.info).toEqual(before);
    await ana.ask({ t: 'settings', seats: 2 });
    expect(ana.scene.info.seats).toHaveLength(2);
    await nims.reopen();
    expect(nims.table.state).toMatchObject({ seats: [{ name: 'Ana' }, { name: 'Bob' }], record: { unsettled: [1] } });
    expect(bob.scene.you).toBe(1);
  });

  it('[HO-1.6] are those under which a newcomer sits down: only who sat there before is asked', async () => {
    const { nims, ana, bob } = await begin();
    await ana.ask({ t: 'settings', seats: 3, takebacks: 'none' });
    await bob.ask({ t: 'leave' });
    // Getting up before the game is no farewell: one stays, to watch.
    expect(bob.scene.you).toBeNull();
    const cleo = await nims.enter();
    await cleo.ask({ t: 'take', seat: 1, name: 'Cleo' });
    expect(at(cleo.scene.info.seats, 1).name).toBe('Cleo');
    expect(await ana.ask({ t: 'start' })).toMatchObject({ t: 'ok' });
  });
});

it('[HO-3.6] whoever was removed before the game sits down again only when the host lets them in', async () => {
  const { nims, ana, bob } = await begin();
  await ana.ask({ t: 'remove', seat: 1 });
  expect(bob.isOpen).toBe(false);
  const again = await nims.enter();
  await expect(again.ask({ t: 'take', seat: 1, name: 'Bob' })).rejects.toThrow('no answer');
  expect(ana.scene.info).toMatchObject({ guarded: true, asking: [{ name: 'Bob', seat: 1 }] });
  const asker = at(ana.scene.info.asking, 0).asker;
  await ana.ask({ t: 'admit', asker, yes: false });
  expect(again.replies.at(-1)).toMatchObject({ t: 'no', code: 'notAdmitted' });
  await ana.ask({ t: 'guard', on: false });
  expect(await again.ask({ t: 'take', seat: 1, name: 'Bob' })).toMatchObject({ t: 'ok' });
});
