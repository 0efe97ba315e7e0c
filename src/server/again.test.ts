import { at } from '#kernel/collections.ts';
import type { CreatedTable } from '#protocol';
import { describe, expect, it } from 'vitest';
import type { Client } from './testing/client.ts';
import { eachHouse } from './testing/each-house.ts';

const house = eachHouse();

const THREE = ['Ana', 'Bob', 'Cleo'].map((name) => ({ kind: 'here', name }) as const);

const sit = async (rounds: number): Promise<{ readonly created: CreatedTable; readonly clients: readonly Client[] }> => {
  const created = await house.create({ seats: THREE, options: { rounds } });
  return { created, clients: await house.seat(created) };
};

const seal = async (clients: readonly Client[]): Promise<void> => {
  for (const [seat, client] of clients.entries()) expect(await client.move({ type: 'seal', n: 1 + seat })).toMatchObject({ t: 'ok' });
};

describe('a takeback on a file', () => {
  it('[HO-5.5] [HO-5.7] goes across a die when all agree, also over a restart, and is not in the recording', async () => {
    const { created, clients } = await sit(2);
    const [ana, bob] = clients;
    await seal(clients);
    expect(await ana?.ask({ t: 'takeback' })).toMatchObject({ t: 'ok' });
    expect(await bob?.ask({ t: 'agree', yes: true })).toMatchObject({ t: 'ok' });
    await house.stop();
    await house.start();
    const again = await house.seat(created);
    const [back, , cleo] = again;
    expect(back?.scene.takeback).toMatchObject({ by: 0, asked: [1, 2], yes: [1], reveals: true });
    expect(await back?.move({ type: 'pin' })).toMatchObject({ t: 'no', code: 'takebackOpen', clauses: ['HO-5.7'] });
    expect(await cleo?.ask({ t: 'agree', yes: true })).toMatchObject({ t: 'ok' });
    const seen = await at(again, 0).when(({ takeback }) => takeback === null);
    expect(seen).toMatchObject({ step: 0, awaited: [0, 1, 2], view: { round: 1, die: null } });
    await seal(again);
    await seal(again);
    await at(again, 0).when(({ outcome }) => outcome !== null);
    const recording = await (await fetch(`${house.url}/api/tables/${created.table}/recording`)).json();
    expect(recording.inputs).toHaveLength(6);
  });
});

describe('a rematch on a file', () => {
  it('[HO-10.1] [HO-10.2] opens with the tokens of the old table, and both tables know each other after a restart', async () => {
    const { created, clients } = await sit(1);
    const [ana, bob, cleo] = clients;
    await seal(clients);
    cleo?.close();
    await ana?.ask({ t: 'rematch', yes: true });
    await bob?.ask({ t: 'rematch', yes: true });
    const made = await bob?.ask({ t: 'again' });
    if (made?.t !== 'ok') throw new Error('no next table');
    const table = String(made.result?.table);
    await house.stop();
    await house.start();
    expect((await house.join(created.table, created.seats[0]?.token)).scene.info.rematch?.next).toMatchObject({ table });
    const [first, second, late] = [
      await house.join(table, created.seats[0]?.token),
      await house.join(table, created.seats[1]?.token, { owner: created.owner }),
      await house.join(table, created.seats[2]?.token),
    ];
    expect([first.scene.you, second.scene.you, late.scene.you]).toEqual([2, 0, null]);
    expect(first.scene.info).toMatchObject({ status: 'playing', series: { previous: created.table, games: [{ table: created.table }] } });
    expect(first.scene.info.commitment).not.toBe((await house.join(created.table)).scene.info.commitment);
    expect(await late.ask({ t: 'take', seat: 1, name: 'Cleo' })).toMatchObject({ t: 'ok' });
    await late.when(({ you }) => you === 1);
  });
});

it('malformed questions and answers are one sentence each', async () => {
  const { clients } = await sit(1);
  const ana = at(clients, 0);
  for (const message of [{ t: 'agree', id: 'a' }, { t: 'agree', id: 'b', yes: 'yes' }, { t: 'rematch', id: 'c' }, { t: 'takeback' }]) ana.send(message);
  await ana.until(() => ana.refusals.length === 4);
  expect(new Set(ana.refusals.map(({ code }) => code))).toEqual(new Set(['unknownMessage']));
  const bad = await house.post('/api/tables', { ...house.plan(), takebacks: 'always' });
  expect(bad.status).toBe(400);
});
