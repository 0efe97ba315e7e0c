import { at } from '#kernel/collections.ts';
import { describe, expect, it } from 'vitest';
import { decodeRecording, replay } from '#kernel/recording.ts';
import { nim } from '#testkit/nim/index.ts';
import { prepareUndo } from './prepare.ts';
import { isRefusal } from './refusal.ts';
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

describe('a motion about the table itself', () => {
  const playing = async () => {
    const nims = await new NimTable().build();
    const [ana, bob, cleo] = await nims.seat();
    if (ana === undefined || bob === undefined || cleo === undefined) throw new Error('somebody is not there');
    return { nims, ana, bob, cleo };
  };
  const WISHED = { secondsPerDecision: 172_800, watching: 'everyone', takebacks: 'none' } as const;

  it('[HO-6.1] changes its time, watching and takebacks once all agree, and is told with the values before and after', async () => {
    const { nims, ana, bob, cleo } = await playing();
    expect(await ana.ask({ t: 'propose', options: {}, table: WISHED })).toMatchObject({ t: 'ok' });
    expect(cleo.scene.motion).toMatchObject({
      by: 0,
      table: [{ name: 'secondsPerDecision', before: 600, after: 172_800 }, { name: 'watching' }, { name: 'takebacks' }],
    });
    expect(cleo.scene.info).toMatchObject({ secondsPerDecision: 600, watching: 'link', takebacks: 'two' });
    await bob.ask({ t: 'vote', choice: 'yes' });
    // What is voted on is known after a restart.
    await nims.reopen();
    expect(await cleo.ask({ t: 'vote', choice: 'yes' })).toMatchObject({ t: 'ok' });
    expect(ana.scene.info).toMatchObject(WISHED);
    expect(ana.keys.filter((key) => key === 'table.motionCarried')).toHaveLength(3);
    const { args } = at(
      ana.log.filter(({ text }) => text.key === 'table.motionCarried'),
      0,
    ).text;
    expect(args).toMatchObject({
      option: { text: { en: 'the time per decision' } },
      before: { text: { en: '10 minutes' } },
      after: { text: { fr: '2 jours' } },
    });
    await nims.reopen();
    expect(nims.table.state.record).toMatchObject(WISHED);
  });

  it('[HO-6.1] may change a rule along with it, and changes nothing when one says no, or when nothing would change', async () => {
    const { ana, bob, cleo } = await playing();
    expect(await ana.ask({ t: 'propose', options: {}, table: { takebacks: 'two' } })).toMatchObject({ t: 'no', code: 'refused' });
    expect(await ana.ask({ t: 'propose', options: { stones: 9 }, table: WISHED })).toMatchObject({ t: 'no', code: 'refused' });
    await ana.ask({ t: 'propose', options: { maxTake: 2 }, table: { takebacks: 'free' } });
    await bob.ask({ t: 'vote', choice: 'no' });
    await cleo.ask({ t: 'vote', choice: 'yes' });
    expect(ana.scene.info).toMatchObject({ takebacks: 'two', options: { maxTake: 3 } });
    await ana.ask({ t: 'propose', options: { maxTake: 2 }, table: { takebacks: 'free' } });
    for (const voter of [bob, cleo]) await voter.ask({ t: 'vote', choice: 'yes' });
    expect(ana.scene.info).toMatchObject({ takebacks: 'free', options: { maxTake: 2 } });
  });

  it('[HO-6.1] is checked again in its recording, and its settings go back when its moment is taken back', async () => {
    const { nims, ana, bob, cleo } = await playing();
    await ana.ask({ t: 'propose', options: {}, table: WISHED });
    const inputs: unknown[] = [{ by: 0, motion: { act: 'propose', options: {}, table: ana.scene.motion?.table, voters: [0, 1, 2] } }];
    for (const by of [1, 2]) inputs.push({ by, motion: { act: 'vote', choice: 'yes' } });
    for (const voter of [bob, cleo]) await voter.ask({ t: 'vote', choice: 'yes' });
    const { id: game, rulesVersion } = nim.module;
    const file = { format: 1, game, rulesVersion, seats: 3, options: { stones: 8 }, seed: '0'.repeat(32), draws: 'named', inputs };
    const decoded = decodeRecording(JSON.parse(JSON.stringify(file)));
    expect(decoded === null ? null : replay(nim.module, decoded)).toMatchObject({ ok: true, match: { now: { step: 3, motionsSoFar: 1 } } });
    const broken = { ...file, inputs: [{ by: 0, motion: { act: 'propose', options: {}, table: [{ name: 'watching' }], voters: [0] } }] };
    const read = decodeRecording(broken);
    expect(read === null ? null : replay(nim.module, read)).toMatchObject({ ok: false, step: 1 });
    const undone = prepareUndo(nims.table.state, 'referee', { writer: 'referee', client: null, at: 0 });
    expect(isRefusal(undone) ? null : undone.state.record).toMatchObject({ secondsPerDecision: 600, watching: 'link', takebacks: 'two' });
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
