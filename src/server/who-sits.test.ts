import { describe, expect, it } from 'vitest';
import type { Client } from './testing/client.ts';
import { BOT, here, OPEN } from './testing/chairs.ts';
import { eachHouse } from './testing/each-house.ts';
import { only } from './testing/house.ts';

/* What people wear, what they say before the game, and how one is sent away. */

const house = eachHouse();

const keys = (client: Client): readonly string[] => client.log.map(({ text }) => text.key);
const marks = (client: Client): readonly number[] => client.scene.info.seats.map(({ mark }) => mark);

/** Ana runs the table, Zoé has taken the last of four chairs; the one before it is empty, and a bot sits beside Ana. */
const lobby = async () => {
  const created = await house.create({ seats: [here('Ana'), BOT, OPEN, OPEN], start: false });
  const [ana] = await house.seat(created);
  const zoe = await house.join(created.table);
  const taken = await zoe.ask({ t: 'take', seat: 3, name: 'Zoé' });
  if (ana === undefined || taken.t !== 'ok') throw new Error('nobody sits there');
  await zoe.until(() => zoe.scene.you === 3);
  await ana.until(() => ana.scene.info.seats[3]?.connected === true);
  return { created, ana, zoe, token: String(taken.result?.token) };
};

describe('colour and shape', () => {
  it('are one’s own choice; what nobody wears is free, an empty chair gives its own away', async () => {
    const { ana, zoe } = await lobby();
    expect(marks(ana)).toEqual([0, 1, 2, 3]);
    expect(await zoe.ask({ t: 'mark', mark: 7 })).toMatchObject({ t: 'ok' });
    expect(await ana.ask({ t: 'mark', mark: 2 })).toMatchObject({ t: 'ok' });
    await zoe.until(() => marks(zoe)[0] === 2);
    expect(marks(zoe)).toEqual([2, 1, 0, 7]);
    // In the lobby people try things on: nobody reads of it.
    expect(keys(zoe)).toEqual([]);
  });

  it('of somebody else are taken, a bot’s too, and nothing changes', async () => {
    const { ana, zoe } = await lobby();
    expect(await zoe.ask({ t: 'mark', mark: 0 })).toMatchObject({ code: 'markTaken', message: 'Ana porte déjà cette couleur et cette forme.' });
    expect(await zoe.ask({ t: 'mark', mark: 1 })).toMatchObject({ code: 'markTaken' });
    expect(await (await house.join(ana.scene.info.table)).ask({ t: 'mark', mark: 9 })).toMatchObject({ code: 'notYourSeat' });
    const wrong = [-1, 100, 1.5, '2'];
    for (const [index, mark] of wrong.entries()) zoe.send({ t: 'mark', id: `x${index}`, mark });
    await zoe.until(() => zoe.refusals.length >= wrong.length);
    expect(new Set(zoe.refusals.slice(-wrong.length).map(({ code }) => code))).toEqual(new Set(['unknownMessage']));
    expect(marks(zoe)).toEqual([0, 1, 2, 3]);
  });

  it('[HO-2.4] stay with their wearer when chairs move up and when the server starts again, and a change in play is a line', async () => {
    const { ana, zoe, created, token } = await lobby();
    await zoe.ask({ t: 'mark', mark: 8 });
    await ana.ask({ t: 'start' });
    await zoe.until(() => zoe.scene.info.status === 'playing' && zoe.scene.you === 2);
    expect(marks(zoe)).toEqual([0, 1, 8]);
    expect(await zoe.ask({ t: 'mark', mark: 5 })).toMatchObject({ t: 'ok' });
    await ana.until(() => keys(ana).includes('table.markChanged'));
    expect(ana.log.find(({ text }) => text.key === 'table.markChanged')?.text.args).toEqual({
      who: { seat: 2 },
      mark: { text: { fr: 'ciel, goutte', en: 'sky, drop' } },
    });
    await house.stop();
    await house.start();
    expect(marks(await house.join(created.table, token))).toEqual([0, 1, 5]);
  });
});

describe('talk in the lobby', () => {
  it('is read by all who come, is shorter than at the table, and goes with its speaker when chairs move up', async () => {
    const { created, ana, zoe } = await lobby();
    expect(await zoe.ask({ t: 'say', text: 'Bonsoir' })).toMatchObject({ t: 'ok' });
    expect(await ana.ask({ t: 'say', text: 'é'.repeat(500) })).toMatchObject({ t: 'ok' });
    expect(await ana.ask({ t: 'say', text: 'é'.repeat(501) })).toMatchObject({ code: 'badTalk' });
    const guest = await house.join(created.table);
    expect(guest.talk.map(({ seat, name }) => [seat, name])).toEqual([
      [3, 'Zoé'],
      [0, 'Ana'],
    ]);
    expect(await guest.ask({ t: 'say', text: 'Et moi ?' })).toMatchObject({ code: 'notYourSeat' });
    await ana.ask({ t: 'start' });
    await guest.until(() => guest.scene.info.status === 'playing');
    const late = await house.join(created.table);
    expect(late.talk.map(({ seat }) => seat)).toEqual([2, 0]);
    expect(await ana.ask({ t: 'say', text: 'é'.repeat(900) })).toMatchObject({ t: 'ok' });
  });

  it('has the limits of the table', async () => {
    await house.stop();
    await house.start({ prices: { talk: only(2) } });
    const { ana } = await lobby();
    const answers = [];
    for (const text of ['un', 'deux', 'trois']) answers.push(await ana.ask({ t: 'say', text }));
    expect(answers.map((answer) => (answer.t === 'no' ? answer.code : 'ok'))).toEqual(['ok', 'ok', 'tooMuch']);
  });
});

describe('whoever runs the table removes a person', () => {
  it('[HO-3.6] from the lobby: the chair is free, the player is told, all read of it, and the link is dead', async () => {
    const { created, ana, zoe, token } = await lobby();
    expect(await ana.ask({ t: 'remove', seat: 3 })).toMatchObject({ t: 'ok' });
    await zoe.until(() => zoe.closed !== null);
    expect(zoe.refusals.at(-1)).toMatchObject({ code: 'removed', message: 'L’hôte de la table a repris votre siège\u00a0: il n’est plus à vous.' });
    expect(ana.scene.info.seats[3]).toMatchObject({ holder: 'open', name: '', mark: 3 });
    expect(ana.log.map(({ text }) => [text.key, text.args])).toEqual([['table.removed', { who: { text: { fr: 'Zoé', en: 'Zoé' } } }]]);
    expect((await house.join(created.table, token)).refusals).toMatchObject([{ code: 'badToken' }]);
    // Whoever comes later reads of it too, and the log of the game begins with it.
    expect(keys(await house.join(created.table))).toEqual(['table.removed']);
    await ana.ask({ t: 'start' });
    await ana.until(() => ana.scene.info.status === 'playing' && ana.log.length > 1);
    const [first, second] = (await house.join(created.table)).log;
    expect([first?.text.key, first?.n, second?.n]).toEqual(['table.removed', 1, 2]);
  });

  it('from a running game: a bot plays on, and the chair is not the player’s to take back', async () => {
    const { ana, zoe, created, token } = await lobby();
    await ana.ask({ t: 'start' });
    await zoe.until(() => zoe.scene.you === 2);
    expect(await ana.ask({ t: 'remove', seat: 2 })).toMatchObject({ t: 'ok' });
    await zoe.until(() => zoe.closed !== null);
    expect(zoe.refusals.at(-1)).toMatchObject({ code: 'removed' });
    await ana.until(() => ana.scene.info.seats[2]?.holder === 'bot');
    expect(keys(ana)).toContain('table.removed');
    expect((await house.join(created.table, token)).refusals).toMatchObject([{ code: 'badToken' }]);
  });

  it('is done by nobody else, to nobody else, and then nothing changes', async () => {
    const { ana, zoe, created } = await lobby();
    expect(await zoe.ask({ t: 'remove', seat: 0 })).toMatchObject({ code: 'notOwner' });
    expect(await ana.ask({ t: 'remove', seat: 0 })).toMatchObject({ code: 'ownerStays' });
    expect(await ana.ask({ t: 'remove', seat: 1 })).toMatchObject({ code: 'nobodyThere' });
    expect(await ana.ask({ t: 'remove', seat: 2 })).toMatchObject({ code: 'nobodyThere' });
    expect(await ana.ask({ t: 'remove', seat: 9 })).toMatchObject({ code: 'noSuchSeat' });
    const guest = await house.join(created.table);
    expect(await guest.ask({ t: 'remove', seat: 3 })).toMatchObject({ code: 'notOwner' });
    expect(guest.scene.info.seats.map(({ holder }) => holder)).toEqual(['person', 'bot', 'open', 'person']);
    expect(guest.log).toEqual([]);
  });
});
