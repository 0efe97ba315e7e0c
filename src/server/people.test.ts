import { DatabaseSync } from 'node:sqlite';
import { decodeRecording, replay } from '#kernel/recording.ts';
import { describe, expect, it } from 'vitest';
import type { Client } from './testing/client.ts';
import { BOT, here } from './testing/chairs.ts';
import { eachHouse } from './testing/each-house.ts';
import type { House } from './testing/house.ts';
import { tontine } from './testing/tontine.ts';

/* People at a table: who they are, who may sit down, who sees for whom, and whom the game waits for. */

const house = eachHouse();

const notes = (client: Client): readonly string[] => client.log.map(({ text }) => text.key).filter((key) => key.startsWith('table.'));

/** A game of two people and a bot. */
const three = async (plan: Parameters<House['create']>[0] = {}) => {
  const { created, ana, bob } = await house.pair({ seats: [here('Ana'), here('Bob'), BOT], joining: 'people', ...plan });
  await ana.until(() => ana.scene.info.seats.every(({ holder, connected }) => holder === 'bot' || connected));
  return { created, ana, bob };
};

const asks = async (host: Client, guest: Client, name = 'Zoé') => {
  const answer = guest.ask({ t: 'take', seat: 2, name });
  const { info } = await host.when(({ info: { asking } }) => asking.some((one) => one.name === name));
  return { answer, asker: info.asking.find((one) => one.name === name)?.asker ?? 0 };
};

describe('a newcomer in a running game', () => {
  it('[HO-3.2, HO-3.3] sits down when all the people who are there have said yes', async () => {
    const { created, ana, bob } = await three();
    const zoe = await house.join(created.table);
    const { answer, asker } = await asks(ana, zoe);
    expect(await zoe.ask({ t: 'admit', asker, yes: true })).toMatchObject({ code: 'notYourSeat' });
    expect(await ana.ask({ t: 'admit', asker, yes: true })).toMatchObject({ t: 'ok' });
    await bob.until(() => bob.scene.info.asking[0]?.yes.includes(0) === true);
    expect(bob.scene.info.seats[2]?.holder).toBe('bot');
    expect(await bob.ask({ t: 'admit', asker, yes: true })).toMatchObject({ t: 'ok' });
    expect(await answer).toMatchObject({ t: 'ok', result: { seat: 2 } });
    await ana.until(() => notes(ana).includes('table.tookOver'));
    expect(ana.scene.info.asking).toEqual([]);
    expect(await bob.ask({ t: 'admit', asker, yes: true })).toMatchObject({ code: 'noSuchAsker' });
  });

  it('does not when one of them says no, and asks for nothing any more when they go away', async () => {
    const { created, ana, bob } = await three();
    const zoe = await house.join(created.table);
    const first = await asks(ana, zoe);
    await ana.ask({ t: 'admit', asker: first.asker, yes: true });
    await bob.ask({ t: 'admit', asker: first.asker, yes: false });
    expect(await first.answer).toMatchObject({ code: 'notAdmitted' });
    await asks(ana, zoe);
    zoe.cut();
    await ana.until(() => ana.scene.info.asking.length === 0);
    expect(ana.scene.info.seats[2]?.holder).toBe('bot');
  });

  it('[HO-3.2] asks the host where the table says so, nobody where it is free, and in vain where it is closed', async () => {
    const created = await house.create({ joining: 'host', seats: [here('Ana'), { kind: 'open' }, BOT], start: false });
    const ana = await house.join(created.table, created.seats[0]?.token);
    const bob = await house.join(created.table);
    await bob.ask({ t: 'take', seat: 1, name: 'Bob' });
    await ana.ask({ t: 'start' });
    await bob.until(() => bob.scene.you === 1 && bob.scene.info.status === 'playing');
    const zoe = await house.join(created.table);
    const first = await asks(ana, zoe);
    expect(await bob.ask({ t: 'admit', asker: first.asker, yes: true })).toMatchObject({ code: 'notOwner' });
    await ana.ask({ t: 'admit', asker: first.asker, yes: false });
    expect(await first.answer).toMatchObject({ code: 'notAdmitted' });
    expect(await bob.ask({ t: 'joining', who: 'free' })).toMatchObject({ code: 'notOwner' });
    await ana.ask({ t: 'joining', who: 'closed' });
    expect(await zoe.ask({ t: 'take', seat: 2, name: 'Zoé' })).toMatchObject({ code: 'joiningClosed' });
    await ana.ask({ t: 'joining', who: 'free' });
    expect(await zoe.ask({ t: 'take', seat: 2, name: 'Zoé' })).toMatchObject({ t: 'ok' });
    await bob.until(() => notes(bob).includes('table.tookOver'));
    expect(notes(bob)).toEqual(['table.joining.closed', 'table.joining.free', 'table.tookOver']);
  });

  it('finds a game against bots closed until its owner opens it', async () => {
    const made = await house.post('/api/play-now', { game: 'tontine', lang: 'fr' });
    const { table, seats } = JSON.parse(await made.text());
    const zoe = await house.join(table);
    expect(await zoe.ask({ t: 'take', seat: 1, name: 'Zoé' })).toMatchObject({ code: 'joiningClosed' });
    const owner = await house.join(table, seats[0].token);
    await owner.ask({ t: 'joining', who: 'people' });
    const answer = zoe.ask({ t: 'take', seat: 1, name: 'Zoé' });
    const { info } = await owner.when(({ info: { asking } }) => asking.length > 0);
    await owner.ask({ t: 'admit', asker: info.asking[0]?.asker ?? 0, yes: true });
    expect(await answer).toMatchObject({ t: 'ok' });
  });

  it('need not ask for a seat that they left to a bot themselves', async () => {
    const { created, bob } = await three();
    await bob.ask({ t: 'leave' });
    await bob.until(() => bob.scene.you === null);
    const again = await house.join(created.table, created.seats[1]?.token);
    expect(await again.ask({ t: 'take', seat: 1, name: 'Bob' })).toMatchObject({ t: 'ok' });
  });

  it('takes a bot’s seat of a game of bots alone only when its owner agrees', async () => {
    // They play at once: the game lasts until it is paused, however long that takes.
    const created = await house.create({ seats: [BOT, BOT], joining: 'people', options: { rounds: 100_000 } });
    const owner = await house.join(created.table, created.owner);
    const zoe = await house.join(created.table);
    await owner.ask({ t: 'pause', on: true });
    const answer = zoe.ask({ t: 'take', seat: 1, name: 'Zoé' });
    const { info } = await owner.when(({ info: { asking } }) => asking.length > 0);
    await owner.ask({ t: 'admit', asker: info.asking[0]?.asker ?? 0, yes: true });
    expect(await answer).toMatchObject({ t: 'ok' });
  });
});

describe('names', () => {
  it('[HO-2.1] are distinct as people read them, and a change of one in play is told', async () => {
    expect((await house.post('/api/tables', house.plan({ seats: [here('Ana'), here('ANA')] }))).status).toBe(400);
    const { created, ana, bob } = await three({ joining: 'free' });
    const zoe = await house.join(created.table);
    for (const name of ['Bob', 'bób', 'B o b', 'Воb']) expect(await zoe.ask({ t: 'take', seat: 2, name })).toMatchObject({ code: 'nameTaken' });
    expect(await ana.ask({ t: 'rename', name: 'BOB' })).toMatchObject({ code: 'nameTaken' });
    expect(await ana.ask({ t: 'rename', name: `a${'\u0301'.repeat(23)}` })).toMatchObject({ code: 'nameMarks' });
    expect(await ana.ask({ t: 'rename', name: 'Anna' })).toMatchObject({ t: 'ok' });
    await bob.until(() => notes(bob).length > 0);
    expect(bob.log.at(-1)?.text).toMatchObject({ key: 'table.renamedSelf', args: { before: { text: { fr: 'Ana' } }, after: { text: { fr: 'Anna' } } } });
  });
});

describe('whoever sees for another', () => {
  it('[HO-2.2] is written down for all: a new link for a seat', async () => {
    const { ana, bob } = await three();
    await ana.ask({ t: 'reissue', seat: 0 });
    await ana.ask({ t: 'reissue', seat: 1 });
    await ana.until(() => notes(ana).length > 0);
    expect(ana.log.filter(({ text }) => text.key.startsWith('table.')).map(({ to, text }) => [to, text.key, text.args])).toEqual([
      ['all', 'table.reissued', { who: { seat: 1 } }],
    ]);
    await bob.gone;
  });

  it('[HO-8.1, HO-8.2] is written down for all: a referee, that they look, and a player who holds the referee’s link', async () => {
    const { created, ana } = await three({ referee: 'someone' });
    expect(notes(ana)).toEqual(['table.refereeSees', 'table.refereeLink']);
    await house.join(created.table, created.referee ?? '');
    await ana.until(() => notes(ana).includes('table.refereeLooks'));
    await house.join(created.table, created.referee ?? '');
    await ana.settle();
    expect(notes(ana)).toHaveLength(3);
    expect(notes((await three({ referee: 'me' })).ana)).toEqual(['table.refereePlays']);
  });
});

describe('a game against bots alone', () => {
  it('[HO-4.6] waits for its human; when somebody joins, the clocks run, and everybody is told', async () => {
    const created = await house.create({ seats: [here('Ana'), BOT], secondsPerDecision: 600 });
    const ana = await house.join(created.table, created.seats[0]?.token);
    expect([ana.scene.info.waits, ana.scene.deadline, notes(ana)]).toEqual([true, null, ['table.waits']]);
    const zoe = await house.join(created.table);
    await zoe.ask({ t: 'take', seat: 1, name: 'Zoé' });
    await ana.until(() => !ana.scene.info.waits && ana.scene.deadline !== null);
    expect(notes(ana)).toEqual(['table.waits', 'table.tookOver', 'table.clocksRun']);
    await zoe.until(() => zoe.scene.you === 1);
    await zoe.ask({ t: 'leave' });
    await ana.until(() => ana.scene.info.waits);
    expect([ana.scene.deadline, notes(ana).at(-1)]).toEqual([null, 'table.waits']);
  });
});

describe('rules that end the part of whoever leaves', () => {
  it('are not told of a seat left to a bot, to which one may come back; leaving the game is an act of its own', async () => {
    await house.stop();
    await house.start({ games: async () => ({ ...tontine, module: { ...tontine.module, departs: () => true } }) });
    const { created, ana, bob } = await three();
    const keys = (): readonly string[] => ana.log.map(({ text }) => text.key);
    await bob.ask({ t: 'leave' });
    await ana.until(() => keys().includes('table.botPlays'));
    const again = await house.join(created.table, created.seats[1]?.token);
    expect(await again.ask({ t: 'take', seat: 1, name: 'Bob' })).toMatchObject({ t: 'ok' });
    await again.until(() => again.scene.you === 1);
    expect([again.scene.mayQuit, keys().includes('tontine.left')]).toEqual([true, false]);
    expect(await again.ask({ t: 'quit' })).toMatchObject({ t: 'ok' });
    await ana.until(() => keys().includes('tontine.left'));
  });

  it('are left by nobody where there are none', async () => {
    const { ana } = await three();
    expect([ana.scene.mayQuit, await ana.ask({ t: 'quit' })]).toMatchObject([false, { code: 'noDeparture' }]);
  });

  it('[HO-3.4] let a motion fall that waited for whoever left', async () => {
    await house.stop();
    await house.start({ games: async () => ({ ...tontine, module: { ...tontine.module, departs: () => true } }) });
    const { ana, bob } = await three();
    expect(await ana.ask({ t: 'propose', options: { rounds: 3 } })).toMatchObject({ t: 'ok' });
    await bob.ask({ t: 'leave' });
    await ana.until(() => ana.scene.motion === null);
    expect(notes(ana)).toContain('table.motionRejected');
  });
});

describe('a match whose program changes its rules', () => {
  it('[HO-6.6] tells its players, and its recording says from which input on', async () => {
    const { created, ana, bob } = await three({ seats: [here('Ana'), here('Bob')], options: { rounds: 2 } });
    for (const client of [ana, bob]) await client.move({ type: 'seal', n: 3 });
    await ana.settle();
    await house.stop();
    const next = { ...tontine, module: { ...tontine.module, rulesVersion: tontine.module.rulesVersion + 1 } };
    await house.start({ games: async () => next });
    const clients = await house.seat(created);
    expect(clients.map((client) => notes(client))).toEqual([['table.rulesChanged'], ['table.rulesChanged']]);
    for (const client of clients) await client.move({ type: 'seal', n: 3 });
    await clients[0]?.until(() => clients[0]?.scene.outcome !== null);
    const recording = decodeRecording(await (await fetch(`${house.url}/api/tables/${created.table}/recording`)).json());
    if (recording === null) throw new Error('no recording');
    expect(recording).toMatchObject({
      names: ['', ''],
      rulesVersion: tontine.module.rulesVersion,
      rulesChanges: [{ after: 2, rulesVersion: next.module.rulesVersion }],
    });
    expect(replay(tontine.module, recording)).toMatchObject({ ok: false, step: 3, refusal: { key: 'table.mixedRules' } });
    await house.stop();
    await house.start({ games: async () => next });
    expect(notes(await house.join(created.table))).toEqual(['table.rulesChanged']);
  });

  it('does not open a match whose stored moves its own rules refuse', async () => {
    const { created, ana } = await three({ seats: [here('Ana'), here('Bob')] });
    await ana.move({ type: 'seal', n: 3 });
    await house.stop();
    const db = new DatabaseSync(house.file);
    db.prepare("update entries set input = ? where kind = 'input'").run(JSON.stringify({ by: 0, move: { type: 'seal', n: 99 } }));
    db.close();
    await house.start();
    expect((await house.join(created.table)).refusals).toMatchObject([{ code: 'tableDamaged' }]);
  });
});
