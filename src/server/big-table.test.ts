import { at } from '#kernel/collections.ts';
import { describe, expect, it } from 'vitest';
import { PRICES } from './prices.ts';
import { eachHouse } from './testing/each-house.ts';
import { type House, TWO_HERE } from './testing/house.ts';

const house = eachHouse();

const open = (count: number) => Array.from({ length: count }, () => ({ kind: 'open' }) as const);

const tokenOf = (answer: Awaited<ReturnType<Awaited<ReturnType<House['join']>>['ask']>>): string => (answer.t === 'ok' ? String(answer.result?.token) : '');

describe('starting before every chair is taken', () => {
  it('removes the open chairs; those after them move up with their links, and nobody sees another’s secret', async () => {
    const created = await house.create({ seats: open(6), start: false, referee: 'me' });
    const referee = await house.join(created.table, created.referee ?? '');
    const ana = await house.join(created.table);
    const bob = await house.join(created.table);
    const cleo = await house.join(created.table);
    const anaToken = tokenOf(await ana.ask({ t: 'take', seat: 1, name: 'Ana' }));
    const bobToken = tokenOf(await bob.ask({ t: 'take', seat: 2, name: 'Bob' }));
    expect(await referee.ask({ t: 'bot', seat: 4, level: 'weak' })).toMatchObject({ t: 'ok' });
    await cleo.ask({ t: 'take', seat: 5, name: 'Cléo' });
    await cleo.until(() => cleo.scene.you === 5);
    expect(await referee.ask({ t: 'start' })).toMatchObject({ t: 'ok' });

    const now = [
      [ana, 0],
      [bob, 1],
      [cleo, 3],
    ] as const;
    await Promise.all(now.map(([client, seat]) => client.until(() => client.scene.info.status === 'playing' && client.scene.you === seat)));
    expect(referee.scene.info.seats.map(({ seat, name, holder }) => [seat, name, holder])).toEqual([
      [0, 'Ana', 'person'],
      [1, 'Bob', 'person'],
      [2, 'Philippine', 'bot'],
      [3, 'Cléo', 'person'],
    ]);
    const secrets = [ana, bob, cleo].map(({ scene }) => /secret-[0-9a-f]+/.exec(JSON.stringify(scene.view))?.[0] ?? '');
    expect(new Set(secrets).size).toBe(3);
    for (const [index, client] of [ana, bob, cleo].entries()) {
      for (const [other, secret] of secrets.entries()) if (other !== index) expect(client.frames.join('')).not.toContain(secret);
    }
    expect(await cleo.move({ type: 'seal', n: 2 })).toMatchObject({ t: 'ok' });

    await house.stop();
    await house.start();
    expect((await house.join(created.table, anaToken)).scene.you).toBe(0);
    const again = await house.join(created.table, bobToken);
    expect(again.scene).toMatchObject({ you: 1, info: { seats: { length: 4 } } });
  });

  it('is refused where too few would be left', async () => {
    const created = await house.create({ seats: [{ kind: 'here', name: 'Ana' }, ...open(4)], start: false });
    const [ana] = await house.seat(created);
    expect(await ana?.ask({ t: 'start' })).toMatchObject({ code: 'seatsOpen' });
    expect(ana?.scene.info.seats).toHaveLength(5);
  });
});

describe('who comes late', () => {
  it('is told whether there is a chair for them, and sits down after the last', async () => {
    const created = await house.create({ seats: open(4), start: false, options: { lateJoin: 'newSeat' } });
    const owner = await house.join(created.table, created.owner);
    expect(owner.scene.info.newSeat).toBe(false);
    for (const [seat, name] of ['Ana', 'Bob'].entries()) await (await house.join(created.table)).ask({ t: 'take', seat, name });
    await owner.ask({ t: 'start' });
    await owner.until(() => owner.scene.info.newSeat);
    const late = await house.join(created.table);
    expect(await late.ask({ t: 'take', seat: 2, name: 'Zoé' })).toMatchObject({ t: 'ok', result: { seat: 2 } });
    await late.until(() => late.scene.you === 2);
    const closed = await house.create({ options: { lateJoin: 'takeover' } });
    expect((await house.join(closed.table)).scene.info.newSeat).toBe(false);
  });

  it('[HO-5.8] is not undone with the last move: there are as many players as chairs, and later moves are taken back up to the arrival', async () => {
    const { created, ana, bob } = await house.pair({ options: { lateJoin: 'newSeat' }, referee: 'someone' });
    const referee = await house.join(created.table, created.referee ?? '');
    await ana.move({ type: 'pin' });
    const late = await house.join(created.table);
    expect(await late.ask({ t: 'take', seat: 2, name: 'Zoé' })).toMatchObject({ t: 'ok' });
    const sat = await referee.when(({ info }) => info.seats.length === 3);
    expect(sat.undoClosed).toBe('table.undoChairs');
    expect(await referee.ask({ t: 'undo' })).toMatchObject({ t: 'no', clauses: ['HO-5.8'] });
    // Everybody is asked anew by an arrival, each as soon as the news has come.
    for (const player of [ana, bob]) expect((await player.when(({ info }) => info.seats.length === 3)).view).toMatchObject({ scores: [0, 0, 0] });
    expect(await ana.move({ type: 'pin' })).toMatchObject({ t: 'ok', result: { step: sat.step + 1 } });
    expect(await referee.ask({ t: 'undo' })).toMatchObject({ t: 'ok', result: { step: sat.step } });
    expect(await bob.ask({ t: 'leave' })).toMatchObject({ t: 'ok' });
    expect(await referee.ask({ t: 'undo' })).toMatchObject({ t: 'no', clauses: ['HO-5.8'] });
  });
});

describe('what whoever runs the table does to chairs', () => {
  it('is written in the log of a game in play: bots, freed chairs, names, pauses, steps taken back', async () => {
    const { created, ana, bob } = await house.pair({ seats: [...TWO_HERE, ...open(1)], start: false, referee: 'someone' });
    const referee = await house.join(created.table, created.referee ?? '');
    expect(await referee.ask({ t: 'rename', seat: 2, name: 'Nobody' })).toMatchObject({ code: 'seatNotPerson' });
    expect(await referee.ask({ t: 'rename', seat: 1, name: 'Robert' })).toMatchObject({ t: 'ok' });
    expect(await bob.ask({ t: 'rename', seat: 9, name: 'X' })).toMatchObject({ code: 'noSuchSeat' });
    await referee.ask({ t: 'bot', seat: 2, level: 'weak' });
    await referee.ask({ t: 'start' });
    await referee.ask({ t: 'rename', seat: 1, name: 'Bobby' });
    await referee.ask({ t: 'pause', on: true });
    await referee.ask({ t: 'pause', on: true });
    await referee.ask({ t: 'pause', on: false });
    await ana.move({ type: 'pin' });
    await referee.ask({ t: 'undo' });
    await referee.ask({ t: 'bot', seat: 1, level: 'weak' });
    await referee.ask({ t: 'open', seat: 2 });
    const told = (await house.join(created.table)).log.filter(({ text }) => text.key.startsWith('table.'));
    // That there is a referee, who holds their link, and that they have sat down.
    expect(told.slice(0, 2).map(({ text }) => text.key)).toEqual(['table.refereeSees', 'table.refereeLink']);
    const notes = told.slice(2);
    expect(notes.map(({ text }) => text.key)).toEqual([
      'table.renamed',
      'table.paused',
      'table.resumed',
      'table.tookBack',
      'table.botPlays',
      'table.seatFreed',
    ]);
    expect(notes[0]?.text.args).toEqual({ before: { text: { fr: 'Robert', en: 'Robert' } }, after: { text: { fr: 'Bobby', en: 'Bobby' } } });
    expect(notes[4]?.text.args).toEqual({ who: { seat: 1 } });
    expect(notes.every(({ referee: by }) => by === true)).toBe(true);
    await ana.settle();
    expect(ana.log.filter(({ referee: by }) => by !== undefined).map(({ text }) => text.key)).toEqual(notes.map(({ text }) => text.key));
  });

  it('a stranger renames nobody', async () => {
    const created = await house.create({ seats: open(2), start: false });
    const ana = await house.join(created.table);
    await ana.ask({ t: 'take', seat: 0, name: 'Ana' });
    await ana.until(() => ana.scene.you === 0);
    expect(await ana.ask({ t: 'rename', seat: 1, name: 'X' })).toMatchObject({ code: 'notOwner' });
    expect(await ana.ask({ t: 'rename', seat: 0, name: 'Anna' })).toMatchObject({ t: 'ok' });
  });
});

describe('sixty chairs', () => {
  it('are made, filled from one address, and answer one another within the limits of the house', async () => {
    await house.stop();
    await house.start({ prices: PRICES });
    const created = await house.create({ seats: open(60), start: false, referee: 'me', options: { windowSeconds: 3600, rounds: 2 } });
    const referee = await house.join(created.table, created.referee ?? '');
    const projector = await house.join(created.table);
    const found = await Promise.all(Array.from({ length: 60 }, () => fetch(`${house.url}/api/codes/${created.code}`)));
    expect(found.every(({ ok }) => ok)).toBe(true);
    const players = await Promise.all(Array.from({ length: 60 }, () => house.join(created.table)));
    const taken = await Promise.all(players.map((player, seat) => player.ask({ t: 'take', seat, name: `Élève ${seat + 1}` })));
    expect(taken.filter(({ t }) => t === 'no')).toEqual([]);
    expect(await referee.ask({ t: 'start' })).toMatchObject({ t: 'ok' });
    await Promise.all(players.map((player) => player.until(() => player.scene.awaited.length > 0)));
    const answers = await Promise.all(players.map((player) => player.move({ type: 'seal', n: 3 })));
    expect(answers.filter(({ t }) => t === 'no')).toEqual([]);
    await projector.until(() => projector.scene.info.turn === 2);
    const secret = /secret-[0-9a-f]+/.exec(JSON.stringify(at(players, 7).scene.view))?.[0] ?? 'none';
    expect(projector.frames.join('')).not.toContain('secret-');
    expect(at(players, 7).frames.join('')).toContain(secret);
  });
});
