import { at } from '#kernel/collections.ts';
import type { Talk } from '#kernel/game.ts';
import { ecodip } from '#games/ecodip/index.ts';
import type { CreateTable } from '#protocol';
import { describe, expect, it } from 'vitest';
import type { Client } from './testing/client.ts';
import { eachHouse } from './testing/each-house.ts';
import { tontine } from './testing/tontine.ts';

/* Private and group messages: what a third party is sent is the same as if they had never been written. */

const house = eachHouse(null);

const here = (...names: readonly string[]): CreateTable['seats'] => names.map((name) => ({ kind: 'here', name }));
const FOUR = here('Ana', 'Bob', 'Cléo', 'Dan');

/** The tiny game at a table that chose how much may be said. */
const withTalk = (talk: Talk) => ({ ...tontine, module: { ...tontine.module, talk: () => talk } });
const start = (talk: Talk = 'all') => house.start({ games: async () => withTalk(talk) });

const four = async (clients: Promise<readonly Client[]>) => {
  const all = await clients;
  return { ana: at(all, 0), bob: at(all, 1), cleo: at(all, 2), dan: at(all, 3) };
};

const texts = ({ talk }: Client): readonly string[] => talk.map(({ text }) => text);
const numbers = ({ talk }: Client): readonly number[] => talk.map(({ n }) => n);

/** How many frames arrive while something happens that is none of this client's business. */
const framesDuring = async (client: Client, work: () => Promise<unknown>): Promise<number> => {
  await client.settle();
  const before = client.frames.length;
  await work();
  await client.settle();
  // The answer to the question itself is one frame.
  return client.frames.length - before - 1;
};

describe('a private message', () => {
  it('[HO-7.1] reaches its recipients and its writer, and not a frame of it anybody else', async () => {
    await start();
    const created = await house.create({ seats: FOUR, referee: 'someone' });
    const { ana, bob, cleo, dan } = await four(house.seat(created));
    const referee = await house.join(created.table, created.referee ?? undefined);
    const owner = await house.join(created.table, created.owner);
    const watcher = await house.join(created.table);
    const third = [cleo, dan, referee, owner, watcher];
    for (const client of [ana, bob, ...third]) await client.settle();

    const disturbed = third.map((client) =>
      framesDuring(client, async () => {
        expect(await ana.ask({ t: 'say', text: 'pacte-xyz', to: [1] })).toMatchObject({ t: 'ok' });
        expect(await bob.ask({ t: 'say', text: 'accord-xyz', to: [0] })).toMatchObject({ t: 'ok' });
      }),
    );
    expect(await Promise.all(disturbed)).toEqual([0, 0, 0, 0, 0]);
    await bob.settle();
    expect(bob.talk[0]).toMatchObject({ n: 1, seat: 0, name: 'Ana', text: 'pacte-xyz', to: [1] });
    expect(texts(ana)).toEqual(texts(bob));

    await cleo.ask({ t: 'say', text: 'à tous' });
    for (const client of [ana, bob, ...third]) {
      await client.settle();
      expect(texts(client)).toContain('à tous');
    }
    // The next public line has the number that it would have had anyway.
    for (const client of third) {
      expect(numbers(client)).toEqual([1]);
      expect(client.talk[0]).not.toHaveProperty('to');
      expect(client.frames.join('\n')).not.toMatch(/xyz/);
    }
    expect(numbers(ana).at(-1)).toBeGreaterThan(2);
  });

  it('to a group is read by the group, the referee only when it is addressed to them', async () => {
    await start();
    const created = await house.create({ seats: FOUR, referee: 'someone' });
    const { ana, bob, cleo, dan } = await four(house.seat(created));
    const referee = await house.join(created.table, created.referee ?? undefined);
    await ana.ask({ t: 'say', text: 'à deux', to: [2, 1, 1, 0] });
    await ana.ask({ t: 'say', text: 'question', to: ['referee'] });
    await referee.ask({ t: 'say', text: 'réponse', to: [0] });
    for (const client of [ana, bob, cleo, dan, referee]) await client.settle();
    expect(bob.talk).toEqual([expect.objectContaining({ text: 'à deux', to: [2, 1] })]);
    expect(texts(cleo)).toEqual(['à deux']);
    expect(texts(dan)).toEqual([]);
    expect(texts(referee)).toEqual(['question', 'réponse']);
    expect(referee.frames.join('\n')).not.toMatch(/à deux/);
    expect(texts(ana)).toEqual(['à deux', 'question', 'réponse']);
  });

  it('comes back to whom it belongs, in order and under the same numbers, after a lost line and after a restart', async () => {
    await start();
    const created = await house.create({ seats: FOUR });
    const { ana, bob, cleo } = await four(house.seat(created));
    for (let line = 1; line <= 230; line++) await ana.ask({ t: 'say', text: `mot-${line}`, to: [line % 2 === 0 ? 1 : 2] });
    await bob.ask({ t: 'say', text: 'à tous' });
    for (const client of [ana, bob, cleo]) await client.settle();
    const token = (seat: number): string => at(created.seats, seat).token;
    const again = await house.join(created.table, token(1));
    // A newcomer is given a hundred lines, the last ones, under the numbers they had; those before on request.
    expect(again.talk).toEqual(bob.talk.slice(-100));
    const writer = await house.join(created.table, token(0));
    expect(writer.talk).toEqual(ana.talk.slice(-100));
    expect(at(numbers(writer), 0)).toBe(132);
    expect(await writer.ask({ t: 'talk', before: 132 })).toMatchObject({ result: { talk: ana.talk.slice(81, 131) } });
    expect(await again.ask({ t: 'talk', before: 17 })).toMatchObject({ result: { talk: bob.talk.slice(0, 16) } });
    expect(await again.ask({ t: 'talk', before: 1 })).toMatchObject({ result: { talk: [] } });
    const outsider = await house.join(created.table);
    expect(await outsider.ask({ t: 'talk', before: 1000 })).toMatchObject({ result: { talk: [{ n: 1, text: 'à tous' }] } });
    await house.stop();
    await start();
    expect((await house.join(created.table, token(2))).talk).toEqual(cleo.talk.slice(-100));
    const outsiders = [await house.join(created.table, token(3)), await house.join(created.table)];
    for (const client of outsiders) {
      expect(client.talk).toEqual([expect.objectContaining({ n: 1, text: 'à tous' })]);
      expect(client.frames.join('\n')).not.toMatch(/mot-/);
    }
  });

  it('that was stored and is sent again after a restart is answered, not said twice, and shows nobody anything', async () => {
    await start();
    const created = await house.create({ seats: FOUR });
    const first = await house.join(created.table, at(created.seats, 0).token);
    await first.ask({ t: 'say', text: 'une fois', to: [1] }, 'once');
    await house.stop();
    await start();
    const { ana, bob, cleo } = await four(house.seat(created));
    await bob.settle();
    const frames = await framesDuring(cleo, async () => {
      expect(await ana.ask({ t: 'say', text: 'une fois', to: [1] }, 'once')).toEqual({ t: 'ok', id: 'once' });
    });
    expect(frames).toBe(0);
    await bob.settle();
    expect(texts(bob)).toEqual(['une fois']);
    expect(await ana.ask({ t: 'say', text: 'puis', to: [1] })).toMatchObject({ t: 'ok' });
    await bob.settle();
    expect(texts(bob)).toEqual(['une fois', 'puis']);
  });

  it('[HO-7.1] is not in the recording of the game', async () => {
    await start();
    const { created, ana, bob } = await house.pair({ options: { rounds: 1 } });
    await ana.ask({ t: 'say', text: 'pacte-xyz', to: [1] });
    await ana.move({ type: 'seal', n: 1 });
    await bob.settle();
    await bob.move({ type: 'seal', n: 1 });
    await ana.until(() => ana.scene.outcome !== null);
    const recording = await (await fetch(`${house.url}/api/tables/${created.table}/recording`)).text();
    expect(recording).toContain('tontine');
    expect(recording).not.toMatch(/xyz/);
  });
});

describe('a chair that changes hands', () => {
  const before = async () => {
    await start();
    const created = await house.create({ seats: FOUR, options: { rounds: 9 } });
    const clients = await four(house.seat(created));
    const { ana, bob } = clients;
    await ana.ask({ t: 'say', text: 'pacte-1', to: [1] });
    await bob.ask({ t: 'say', text: 'pacte-2', to: [0] });
    await bob.ask({ t: 'say', text: 'public-1' });
    return { created, ...clients };
  };

  it('[HO-3.3] shows a newcomer nothing that its former holder wrote or was sent, and the former holder nothing that follows', async () => {
    const { created, ana, bob } = await before();
    await bob.ask({ t: 'leave' });
    await bob.until(() => bob.scene.you === null);
    const eve = await house.join(created.table);
    expect(await eve.ask({ t: 'take', seat: 1, name: 'Ève' })).toMatchObject({ t: 'ok' });
    await eve.until(() => eve.scene.you === 1);
    await ana.ask({ t: 'say', text: 'pour-eve', to: [1] });
    await eve.settle();
    expect(eve.talk.at(-1)).toMatchObject({ n: 2, text: 'pour-eve', to: [1] });
    expect(eve.frames.join('\n')).not.toMatch(/pacte-/);
    await bob.settle();
    expect(bob.frames.join('\n')).not.toMatch(/pour-eve/);
    expect(texts(ana)).toEqual(['pacte-1', 'pacte-2', 'public-1', 'pour-eve']);
  });

  it('is given a new link by somebody else: private talk starts anew', async () => {
    const { created, ana, bob } = await before();
    const answer = await ana.ask({ t: 'reissue', seat: 1 });
    if (answer.t !== 'ok') throw new Error('reissued');
    const heir = await house.join(created.table, String(answer.result?.token));
    expect(texts(heir)).toEqual(['public-1']);
    await ana.ask({ t: 'say', text: 'pour-lui', to: [1] });
    await heir.settle();
    expect(texts(heir)).toEqual(['public-1', 'pour-lui']);
    await bob.gone;
    expect(bob.frames.join('\n')).not.toMatch(/pour-lui/);
  });

  it('keeps its talk for a player who asks for their own new link, or comes back after leaving it to a bot', async () => {
    const { ana, bob } = await before();
    const answer = await bob.ask({ t: 'reissue', seat: 1 });
    if (answer.t !== 'ok') throw new Error('reissued');
    await ana.ask({ t: 'say', text: 'encore', to: [1] });
    await bob.settle();
    expect(texts(bob)).toEqual(['pacte-1', 'pacte-2', 'public-1', 'encore']);
    await bob.ask({ t: 'leave' });
    await bob.until(() => bob.scene.you === null);
    await ana.ask({ t: 'say', text: 'au robot', to: [1] });
    await bob.settle();
    expect(bob.frames.join('\n')).not.toMatch(/au robot/);
    expect(await bob.ask({ t: 'take', seat: 1, name: 'Bob' })).toMatchObject({ t: 'ok' });
    await bob.until(() => bob.scene.you === 1);
    await bob.settle();
    expect(texts(bob).slice(-5)).toEqual(['pacte-1', 'pacte-2', 'public-1', 'encore', 'au robot']);
  });

  it('in the same breath: whoever loses it does not hear what was said to the next holder', async () => {
    const { ana, bob } = await before();
    // Sent together, they are stored together.
    const [reissued, said] = await Promise.all([ana.ask({ t: 'reissue', seat: 1 }), ana.ask({ t: 'say', text: 'trop-tard', to: [1] })]);
    expect([reissued.t, said.t]).toEqual(['ok', 'ok']);
    await bob.gone;
    expect(bob.frames.join('\n')).not.toMatch(/trop-tard/);
  });
});

describe('whom one may write to', () => {
  it('is somebody else who sits there; everything else is refused in a sentence, and nothing is said', async () => {
    await start();
    const created = await house.create({ seats: FOUR });
    const { ana, bob } = await four(house.seat(created));
    await ana.ask({ t: 'open', seat: 3 });
    for (const to of [[4], [99], [0], [1, 4], ['referee'], [3]] as const) {
      expect(await ana.ask({ t: 'say', text: 'x', to })).toMatchObject({ t: 'no', code: 'badRecipients' });
    }
    const watcher = await house.join(created.table);
    expect(await watcher.ask({ t: 'say', text: 'x', to: [1] })).toMatchObject({ code: 'notYourSeat' });
    const owner = await house.join(created.table, created.owner, { lang: 'en' });
    expect(await owner.ask({ t: 'say', text: 'x', to: [1] })).toMatchObject({ code: 'notYourSeat' });
    ana.send({ t: 'say', id: 'bad', text: 'x', to: [] });
    await ana.until(() => ana.refusals.some(({ id, code }) => id === 'bad' && code === 'unknownMessage'));
    await bob.settle();
    expect(bob.talk).toEqual([]);
  });

  it('is nobody in the lobby, where chairs may still move', async () => {
    await start();
    const created = await house.create({ seats: [...here('Ana', 'Bob'), { kind: 'open' }], start: false });
    const [ana] = await house.seat(created);
    expect(await ana?.ask({ t: 'say', text: 'x', to: [1] })).toMatchObject({ code: 'notStarted' });
    expect(await ana?.ask({ t: 'say', text: 'x' })).toMatchObject({ t: 'ok' });
  });

  it('[HO-7.2] is everybody at once where the table wants it so, and nobody where it wants silence; the referee hears at any table', async () => {
    for (const [talk, alone, aloud] of [
      ['public', { code: 'talkPublic' }, { t: 'ok' }],
      ['none', { code: 'talkClosed' }, { code: 'talkClosed' }],
    ] as const) {
      await start(talk);
      const created = await house.create({ seats: FOUR, referee: 'someone' });
      const { ana } = await four(house.seat(created));
      const referee = await house.join(created.table, created.referee ?? undefined);
      expect(await ana.ask({ t: 'say', text: 'x', to: [1] })).toMatchObject(alone);
      expect(await ana.ask({ t: 'say', text: 'x', to: [1, 'referee'] })).toMatchObject(alone);
      expect(await ana.ask({ t: 'say', text: 'x' })).toMatchObject(aloud);
      expect(await ana.ask({ t: 'say', text: 'x', to: ['referee'] })).toMatchObject({ t: 'ok' });
      expect(await referee.ask({ t: 'say', text: 'x', to: [1] })).toMatchObject({ t: 'ok' });
      expect(await referee.ask({ t: 'say', text: 'x' })).toMatchObject({ t: 'ok' });
      await house.stop();
    }
  });
});

describe('ECODIP', () => {
  const powers = here(...Array.from({ length: 10 }, (_, seat) => `P${seat}`));
  const table = async (press: Talk) => {
    const created = await house.create({ game: 'ecodip', options: { press }, seats: powers });
    const clients = await Promise.all([0, 1, 2].map((seat) => house.join(created.table, at(created.seats, seat).token)));
    return { ana: at(clients, 0), bob: at(clients, 1), cleo: at(clients, 2) };
  };

  it('[EC-13.11] messages are private, to a group or public, as the option press says', async () => {
    await house.start({ games: async () => ecodip });
    const open = await table('all');
    expect(await open.ana.ask({ t: 'say', text: 'à vous seul', to: [1] })).toMatchObject({ t: 'ok' });
    expect(await open.ana.ask({ t: 'say', text: 'à quelques-uns', to: [1, 2, 5] })).toMatchObject({ t: 'ok' });
    expect(await open.ana.ask({ t: 'say', text: 'à tous' })).toMatchObject({ t: 'ok' });
    for (const client of [open.bob, open.cleo]) await client.settle();
    expect(texts(open.bob)).toEqual(['à vous seul', 'à quelques-uns', 'à tous']);
    expect(texts(open.cleo)).toEqual(['à quelques-uns', 'à tous']);

    const aloud = await table('public');
    expect(await aloud.ana.ask({ t: 'say', text: 'x', to: [1] })).toMatchObject({ code: 'talkPublic' });
    expect(await aloud.ana.ask({ t: 'say', text: 'x' })).toMatchObject({ t: 'ok' });

    const silent = await table('none');
    expect(await silent.ana.ask({ t: 'say', text: 'x', to: [1] })).toMatchObject({ code: 'talkClosed' });
    expect(await silent.ana.ask({ t: 'say', text: 'x' })).toMatchObject({ code: 'talkClosed' });
  });
});
