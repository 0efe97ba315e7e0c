import { commitment } from '#kernel/chance.ts';
import { at } from '#kernel/collections.ts';
import { replay } from '#kernel/recording.ts';
import type { TableInfo } from '#protocol';
import { describe, expect, it } from 'vitest';
import type { Client } from './testing/client.ts';
import { BOT, here, OPEN } from './testing/chairs.ts';
import { eachHouse } from './testing/each-house.ts';
import { type House, TWO_HERE } from './testing/house.ts';
import { tontine } from './testing/tontine.ts';

const house = eachHouse();

/** Plays until the game is over; the seats answer one after the other. */
const playOut = async (clients: readonly Client[]): Promise<void> => {
  const first = at(clients, 0);
  while (first.scene.outcome === null) {
    for (const client of clients) {
      if (client.scene.outcome !== null) return;
      const { step } = client.scene;
      expect(await client.move({ type: 'seal', n: 3 })).toMatchObject({ t: 'ok' });
      await first.until(() => first.scene.step > step || first.scene.outcome !== null);
      for (const other of clients) await other.settle();
    }
  }
};

const json = async <T>(response: Response): Promise<T> => JSON.parse(await response.text());

describe('a table from the first chair to the last move', () => {
  it('[HO-3.1, HO-9.1] is created, found by its code, filled, started and played to the end', async () => {
    const created = await house.create({ seats: [here('Ana'), OPEN], start: false, options: { rounds: 2 } });
    const typed = `${created.code.slice(0, 3).toLowerCase()}-${created.code.slice(3)}`;
    const found = await json<TableInfo>(await fetch(`${house.url}/api/codes/${typed}`));
    expect(found).toMatchObject({ table: created.table, status: 'lobby', commitment: null, seed: null, options: { rounds: 2, lateJoin: 'takeover' } });

    const ana = await house.join(created.table, created.seats[0]?.token);
    expect(ana.scene).toMatchObject({ you: 0, owner: true, view: null, decision: null });
    const bob = await house.join(created.table);
    expect(bob.scene).toMatchObject({ you: null, owner: false });
    expect(await bob.ask({ t: 'start' })).toMatchObject({ t: 'no', code: 'notOwner' });
    expect(await ana.ask({ t: 'start' })).toMatchObject({ t: 'no', code: 'seatsOpen' });

    const taken = await bob.ask({ t: 'take', seat: 1, name: '  Bob\u202e ' });
    expect(taken).toMatchObject({ t: 'ok', result: { seat: 1 } });
    await bob.until(() => bob.scene.you === 1);
    await ana.until(() => ana.scene.info.seats[1]?.connected === true);
    expect(ana.scene.info.seats[1]).toEqual({
      seat: 1,
      name: 'Bob',
      holder: 'person',
      level: null,
      mark: 1,
      connected: true,
      awayUntil: null,
      cameBy: new URL(house.url).host,
    });
    expect(await bob.ask({ t: 'take', seat: 0, name: 'Bob' })).toMatchObject({ code: 'alreadySeated' });

    expect(await ana.ask({ t: 'start' })).toMatchObject({ t: 'ok' });
    await bob.until(() => bob.scene.info.status === 'playing');
    const published = bob.scene.info.commitment;
    expect(published).toMatch(/^[0-9a-f]{64}$/);
    expect(bob.scene.info.seed).toBeNull();
    await playOut([ana, bob]);

    expect(ana.scene.outcome?.reason).toBe('rounds');
    const { seed } = ana.scene.info;
    expect(seed === null ? null : commitment(seed)).toBe(published);
    const recording = await json<Parameters<typeof replay>[1]>(await fetch(`${house.url}/api/tables/${created.table}/recording`));
    const replayed = replay(tontine.module, recording);
    expect(replayed.ok && tontine.module.view(replayed.match.now.state, 'public')).toEqual((await house.join(created.table)).scene.view);
    expect(await ana.move({ type: 'seal', n: 1 })).toMatchObject({ code: 'finished' });
    expect(await ana.ask({ t: 'undo' })).toMatchObject({ code: 'finished' });
  });

  it('[HO-11.1] records what stands, not what was taken back', async () => {
    const { created, ana, bob } = await house.pair({ options: { rounds: 2 } });
    await ana.move({ type: 'pin' });
    await ana.ask({ t: 'undo' });
    await bob.move({ type: 'pin' });
    await ana.settle();
    await playOut([ana, bob]);
    const recording = await json<Parameters<typeof replay>[1]>(await fetch(`${house.url}/api/tables/${created.table}/recording`));
    expect(recording.inputs[0]).toEqual({ by: 1, move: { type: 'pin' } });
    expect(recording.inputs).toHaveLength(5);
    const replayed = replay(tontine.module, recording);
    expect(replayed.ok && tontine.module.outcome(replayed.match.now.state)).toEqual(ana.scene.outcome);
  });

  it('[HO-11.1] keeps its recording to itself until the end', async () => {
    const created = await house.create();
    const response = await fetch(`${house.url}/api/tables/${created.table}/recording`, { headers: { 'accept-language': 'en' } });
    expect(response.status).toBe(409);
    expect(await response.json()).toEqual({ error: { code: 'notFinished', message: 'The game is not over: its recording stays secret until then.' } });
  });

  it('starts at once against bots, and bots play it through', async () => {
    const response = await house.post('/api/play-now', { game: 'tontine', lang: 'en' });
    const created: Awaited<ReturnType<House['create']>> = JSON.parse(await response.text());
    const me = await house.join(created.table, created.seats[0]?.token);
    expect(me.scene.info.seats.map(({ holder, level }) => [holder, level])).toEqual([
      ['person', null],
      ['bot', 'decent'],
      ['bot', 'decent'],
      ['bot', 'decent'],
    ]);
    for (let round = 1; round <= 3; round++) {
      await me.move({ type: 'seal', n: 2 });
      await me.until(() => me.scene.outcome !== null || me.scene.info.turn === round + 1);
    }
    expect(me.scene.outcome).not.toBeNull();
  });

  it('is listed only where everyone may watch', async () => {
    const open = await house.create({ watching: 'everyone' });
    await house.create({ watching: 'link' });
    const { tables } = await json<{ tables: readonly TableInfo[] }>(await fetch(`${house.url}/api/tables`));
    expect(tables.map(({ table }) => table)).toEqual([open.table]);
  });
});

describe('chairs in play', () => {
  it('[HO-3.4] leaving hands the seat to a bot, and the same link takes it back', async () => {
    const { created, ana, bob } = await house.pair();
    expect(await bob.ask({ t: 'leave' })).toMatchObject({ t: 'ok' });
    await bob.until(() => bob.scene.you === null);
    await ana.until(() => ana.scene.info.seats[1]?.holder === 'bot');
    expect(ana.log.map(({ text }) => text.key)).toContain('tontine.left');
    await ana.until(() => !ana.scene.awaited.includes(1));
    expect(await bob.move({ type: 'seal', n: 1 })).toMatchObject({ code: 'notYourSeat' });

    const again = await house.join(created.table, created.seats[1]?.token);
    expect(again.scene.you).toBeNull();
    expect(await again.ask({ t: 'take', seat: 1, name: 'Bob' })).toMatchObject({ t: 'ok', result: { seat: 1 } });
    await again.until(() => again.scene.you === 1);
    await ana.settle();
    expect(ana.log.map(({ text }) => text.key)).toContain('tontine.joined');
  });

  it('a take whose answer was lost is granted again to whoever brings the same token, on whatever line', async () => {
    const created = await house.create({ seats: [here('Ana'), OPEN, OPEN], start: false });
    const token = 'k'.repeat(32);
    const take = { t: 'take', seat: 1, name: 'Bob', token } as const;
    const lost = await house.join(created.table);
    // Both at once, as when a line breaks in the middle: one chair.
    const again = await house.join(created.table);
    const answers = await Promise.all([lost.ask(take, 'same'), again.ask(take, 'same')]);
    for (const answer of answers) expect(answer).toMatchObject({ t: 'ok', result: { seat: 1, token } });
    await again.until(() => again.scene.you === 1);
    const later = await house.join(created.table);
    expect(await later.ask(take, 'same')).toMatchObject({ t: 'ok', result: { seat: 1, token } });
    expect(later.scene.info.seats.map(({ name }) => name)).toEqual(['Ana', 'Bob', '']);
    // The request alone opens nothing, nor does a token open two chairs.
    const eve = await house.join(created.table);
    expect(await eve.ask({ ...take, token: 'e'.repeat(32) }, 'same')).toMatchObject({ code: 'seatTaken' });
    const twice = await house.join(created.table, token);
    expect(await twice.ask({ t: 'take', seat: 2, name: 'Bob' })).toMatchObject({ code: 'alreadySeated' });
    expect(await eve.ask({ ...take, seat: 2, name: 'Eve', token: 'short' })).toMatchObject({ code: 'unknownMessage' });
    // A player who comes back to their chair brings what opens it, and finds it open when they hear nothing.
    const owner = await house.join(created.table, created.seats[0]?.token);
    await owner.ask({ t: 'start' });
    expect(await twice.ask({ t: 'leave' })).toMatchObject({ t: 'ok' });
    const former = await house.join(created.table, token);
    expect(former.scene.you).toBeNull();
    expect(await former.ask(take, 'back')).toMatchObject({ t: 'ok' });
    const home = await house.join(created.table, token);
    expect(home.scene.you).toBe(1);
    expect(await home.ask(take, 'back')).toMatchObject({ t: 'ok', result: { seat: 1 } });
  });

  it('a newcomer takes over a bot where the game allows it, and not where it does not', async () => {
    const seats = [here('Ana'), BOT];
    const closed = await house.create({ seats, options: { lateJoin: 'no' } });
    const stranger = await house.join(closed.table);
    expect(await stranger.ask({ t: 'take', seat: 1, name: 'Zoé' })).toMatchObject({ t: 'no', code: 'refused', message: 'noJoining', clauses: ['TB-1.1'] });
    expect(stranger.scene.info.seats[1]?.holder).toBe('bot');

    const open = await house.create({ seats });
    const newcomer = await house.join(open.table);
    expect(await newcomer.ask({ t: 'take', seat: 1, name: 'Zoé' })).toMatchObject({ t: 'ok' });
    await newcomer.until(() => newcomer.scene.you === 1);
    expect(await newcomer.ask({ t: 'take', seat: 2, name: 'Zoé' })).toMatchObject({ code: 'alreadySeated' });
  });

  it('a newcomer is seated on a new chair where the game has them', async () => {
    const { created, ana } = await house.pair({ options: { lateJoin: 'newSeat' } });
    const zoe = await house.join(created.table);
    expect(await zoe.ask({ t: 'take', seat: 3, name: 'Zoé' })).toMatchObject({ code: 'noSuchSeat' });
    expect(await zoe.ask({ t: 'take', seat: 2, name: 'Zoé' })).toMatchObject({ t: 'ok' });
    await zoe.until(() => zoe.scene.you === 2);
    await ana.until(() => ana.scene.awaited.length === 3);
    expect(await zoe.move({ type: 'seal', n: 4 })).toMatchObject({ t: 'ok' });
  });

  it('[HO-3.5] the owner drops a bot into a seat, whose holder may come back', async () => {
    const { ana, bob } = await house.pair();
    expect(await bob.ask({ t: 'bot', seat: 0, level: 'weak' })).toMatchObject({ t: 'ok' });
    await ana.until(() => ana.scene.you === null);
    await bob.until(() => !bob.scene.awaited.includes(0));
    expect(await ana.ask({ t: 'take', seat: 0, name: 'Ana' })).toMatchObject({ t: 'ok' });
    await ana.until(() => ana.scene.you === 0);
  });

  it('[HO-2.2] a reissued link kills the old one at once', async () => {
    const created = await house.create({ seats: [here('Ana'), OPEN], start: false });
    const ana = await house.join(created.table, created.owner);
    expect(ana.scene).toMatchObject({ you: null, owner: true });
    const bob = await house.join(created.table);
    const taken = await bob.ask({ t: 'take', seat: 1, name: 'Bob' });
    await bob.until(() => bob.scene.you === 1);
    await ana.ask({ t: 'start' });
    await bob.until(() => bob.scene.decision !== null);
    const renewed = await ana.ask({ t: 'reissue', seat: 1 });
    await bob.until(() => bob.closed !== null);
    expect(bob.closed).toEqual({ code: 4001 });
    expect(bob.refusals.at(-1)).toMatchObject({ code: 'linkReplaced' });
    const oldToken = taken.t === 'ok' ? String(taken.result?.token) : '';
    const newToken = renewed.t === 'ok' ? String(renewed.result?.token) : '';
    expect((await house.join(created.table, oldToken)).refusals[0]).toMatchObject({ code: 'badToken' });
    expect((await house.join(created.table, newToken)).scene.you).toBe(1);
    expect(await ana.ask({ t: 'reissue', seat: 7 })).toMatchObject({ code: 'noSuchSeat' });
  });

  it('a player who renews their own link keeps the chair, and what they send under the old one at the same moment is refused', async () => {
    const { created, ana } = await house.pair();
    const secondTab = await house.join(created.table, created.seats[0]?.token);
    const [renewed, moved] = await Promise.all([ana.ask({ t: 'reissue', seat: 0 }), ana.move({ type: 'pin' })]);
    expect(renewed).toMatchObject({ t: 'ok', result: { seat: 0 } });
    expect(moved).toMatchObject({ code: 'notYourSeat' });
    await secondTab.until(() => secondTab.closed !== null);
    expect(await ana.move({ type: 'pin' })).toMatchObject({ t: 'ok' });
    expect(ana.closed).toBeNull();
    expect((await house.join(created.table, renewed.t === 'ok' ? String(renewed.result?.token) : '')).scene).toMatchObject({ you: 0, owner: true });
  });

  it('[HO-3.5] a seat freed in the lobby can be taken by somebody else', async () => {
    const { created, ana, bob } = await house.pair({ start: false });
    await ana.ask({ t: 'open', seat: 1 });
    await bob.until(() => bob.closed !== null);
    const zoe = await house.join(created.table);
    expect(await zoe.ask({ t: 'take', seat: 1, name: '\u200b ' })).toMatchObject({ code: 'badName' });
    expect(await zoe.ask({ t: 'take', seat: 1, name: 'Zoé' })).toMatchObject({ t: 'ok' });
    expect(await zoe.ask({ t: 'rename', name: 'Zoé B.' })).toMatchObject({ t: 'ok' });
    await ana.until(() => ana.scene.info.seats[1]?.name === 'Zoé B.');
  });
});

describe('undo, motions, pause, talk', () => {
  it('[HO-5.1] undo takes back one’s own step until something is revealed, and leaves a trace', async () => {
    const { created, ana, bob } = await house.pair();
    expect(ana.scene.undoClosed).toBe('table.nothingToUndo');
    await ana.move({ type: 'pin' });
    await bob.until(() => bob.scene.step === 1);
    expect(ana.scene.undoClosed).toBeNull();
    expect(await bob.ask({ t: 'undo' })).toMatchObject({ code: 'refused', message: 'Quelqu’un d’autre a agi depuis\u00a0: l’annulation est close.' });
    expect(await ana.ask({ t: 'undo' })).toMatchObject({ t: 'ok', result: { step: 0 } });
    await bob.until(() => bob.scene.step === 0);
    expect(bob.scene.view).toMatchObject({ pins: 0 });
    expect(bob.log.map(({ n, undone, text }) => [n, undone ?? false, text.key])).toEqual([
      [1, false, 'tontine.start'],
      [2, true, 'tontine.pinned'],
    ]);
    const late = await house.join(created.table);
    expect(late.log.map(({ n, undone }) => [n, undone ?? false])).toEqual([
      [1, false],
      [2, true],
    ]);
    await ana.move({ type: 'seal', n: 1 });
    await bob.move({ type: 'seal', n: 1 });
    await bob.until(() => bob.scene.info.turn === 2);
    expect(await bob.ask({ t: 'undo' })).toMatchObject({ code: 'refused' });
    expect(bob.scene.undoClosed).toBe('table.undoRevealed');
  });

  it('[HO-5.8, HO-8.3] the referee takes back what players no longer can, one step after the other', async () => {
    const { created, ana, bob } = await house.pair({ referee: 'someone' });
    const referee = await house.join(created.table, created.referee ?? '');
    expect(referee.scene.you).toBe('referee');
    for (let round = 0; round < 2; round++) {
      for (const client of [ana, bob]) {
        await client?.until(() => client.scene.info.turn === round + 1);
        expect(await client?.move({ type: 'seal', n: 2 })).toMatchObject({ t: 'ok' });
      }
    }
    await referee.until(() => referee.scene.info.turn === 3);
    for (let step = 4; step > 0; step--) {
      expect(await referee.ask({ t: 'undo' })).toMatchObject({ t: 'ok', result: { step: step - 1 } });
    }
    expect(await referee.ask({ t: 'undo' })).toMatchObject({ code: 'refused' });
    await ana.until(() => ana.scene.step === 0);
    expect(ana.scene.view).toMatchObject({ round: 1, scores: [0, 0] });
    expect(await ana.move({ type: 'seal', n: 2 })).toMatchObject({ t: 'ok' });
  });

  it('[HO-6.3] a motion carried by all persons amends the running game', async () => {
    const { ana, bob } = await house.pair({ seats: [...TWO_HERE, BOT] });
    expect(await ana.ask({ t: 'propose', options: { lateJoin: 'no' } })).toMatchObject({ code: 'refused' });
    expect(await ana.ask({ t: 'propose', options: { rounds: 1 } })).toMatchObject({ t: 'ok' });
    await bob.until(() => bob.scene.motion !== null);
    expect(bob.scene.motion?.voices).toEqual({ 0: 1, 1: 1 });
    expect(await ana.ask({ t: 'vote', choice: 'no' })).toMatchObject({ code: 'refused' });
    expect(await bob.ask({ t: 'vote', choice: 'yes' })).toMatchObject({ t: 'ok' });
    await ana.until(() => ana.scene.motion === null && ana.log.some(({ text }) => text.key === 'tontine.amended'));
    await ana.move({ type: 'seal', n: 1 });
    await bob.move({ type: 'seal', n: 1 });
    await ana.until(() => ana.scene.outcome !== null);
  });

  it('[HO-6.5] only the referee rules alone', async () => {
    const { created, ana } = await house.pair({ referee: 'someone' });
    const referee = await house.join(created.table, created.referee ?? '');
    expect(await ana.ask({ t: 'amend', options: { rounds: 9 } })).toMatchObject({ code: 'notReferee' });
    expect(await referee.ask({ t: 'amend', options: { rounds: 9 } })).toMatchObject({ t: 'ok' });
    expect(await referee.ask({ t: 'amend', options: { wings: 9 } })).toMatchObject({ code: 'refused' });
  });

  it('[HO-4.2] nothing moves while the table is paused', async () => {
    const { ana } = await house.pair();
    await ana.ask({ t: 'pause', on: true });
    expect(await ana.move({ type: 'pin' })).toMatchObject({ code: 'paused', message: 'La partie est en pause.' });
    await ana.ask({ t: 'pause', on: false });
    expect(await ana.move({ type: 'pin' })).toMatchObject({ t: 'ok' });
  });

  it('talk reaches everybody, is kept, and is not for spectators', async () => {
    const { created, ana, bob } = await house.pair();
    const watcher = await house.join(created.table);
    await ana.ask({ t: 'say', text: ' <b>Bonjour</b>\n toi ' });
    await bob.until(() => bob.talk.length === 1);
    expect(bob.talk[0]).toMatchObject({ n: 1, seat: 0, name: 'Ana', text: '<b>Bonjour</b>\n toi' });
    expect(await watcher.ask({ t: 'say', text: 'psst' })).toMatchObject({ code: 'notYourSeat' });
    expect(await ana.ask({ t: 'say', text: 'x'.repeat(2001) })).toMatchObject({ code: 'badTalk' });
    expect(await ana.ask({ t: 'say', text: ' \n ' })).toMatchObject({ code: 'badTalk' });
    expect((await house.join(created.table)).talk).toHaveLength(1);
  });
});

describe('the past', () => {
  it('shows the board as this viewer knew it, and the figures of each turn', async () => {
    const { ana, bob } = await house.pair({ options: { rounds: 30 } });
    for (let round = 1; round <= 29; round++) {
      await ana.until(() => ana.scene.info.turn === round);
      await ana.move({ type: 'seal', n: 1 + (round % 5) });
      await bob.until(() => bob.scene.view !== null && bob.scene.awaited.length === 1 && bob.scene.info.turn === round);
      await bob.move({ type: 'seal', n: 5 });
    }
    await ana.until(() => ana.scene.info.turn === 30);
    const views: unknown[] = [];
    for (const step of [0, 1, 24, 25, 26, 49, 50, 51, 57, 58]) {
      const answer = await ana.ask({ t: 'past', step });
      // Two moves make a round: the turn is that of the board, whatever of the log is at hand.
      expect(answer).toMatchObject({ t: 'ok', result: { step, turn: Math.floor(step / 2) + 1 } });
      if (answer.t === 'ok') views.push(answer.result?.view);
    }
    expect(views[0]).toMatchObject({ round: 1, sealed: null });
    expect(views[1]).toMatchObject({ round: 1, sealed: 2, answered: [true, false] });
    expect(views[3]).toMatchObject({ round: 13, sealed: 4 });
    const asBob = await bob.ask({ t: 'past', step: 1 });
    expect(asBob).toMatchObject({ result: { view: { sealed: null, answered: [true, false] } } });
    expect(await ana.ask({ t: 'past', step: 59 })).toMatchObject({ code: 'noSuchStep' });
    expect(views.at(-1)).toEqual(ana.scene.view);

    const series = await bob.ask({ t: 'series' });
    const points: readonly { turn: number; step: number; metrics: object }[] =
      series.t === 'ok' && Array.isArray(series.result?.points) ? series.result.points : [];
    expect(points.map(({ turn }) => turn)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
    expect(points.slice(0, 3).map(({ step }) => step)).toEqual([2, 4, 6]);
    // Rounds that are over are told as the game recorded them, the one in progress as far as it has come.
    expect(points.map(({ metrics }) => metrics).slice(-2)).toEqual([
      { 'tontine.recordedBy': 30 },
      { 'tontine.score/0': expect.any(Number), 'tontine.score/1': expect.any(Number) },
    ]);
    await ana.move({ type: 'seal', n: 1 });
    await bob.move({ type: 'seal', n: 1 });
    const [a, b] = await Promise.all([bob.ask({ t: 'series' }), ana.ask({ t: 'series' })]);
    expect(a.t === 'ok' && a.result).toEqual(b.t === 'ok' && b.result);
    expect(a).toMatchObject({ result: { points: { length: 31 } } });

    const page = await ana.ask({ t: 'log', before: 11 });
    expect(page.t === 'ok' && Array.isArray(page.result?.log) && page.result.log.map((line: { n: number }) => line.n)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });
});

describe('time limits', () => {
  it('[HO-4.1] a seat that runs out of time gets the rules’ default', async () => {
    const { clients, opening, from, to } = await house.begin({ secondsPerDecision: 60 });
    const [ana, bob] = [at(clients, 0), at(clients, 1)];
    const deadline = at(opening, 0).deadline ?? 0;
    expect(deadline).toBeGreaterThanOrEqual(from + 60_000);
    expect(deadline).toBeLessThanOrEqual(to + 60_000);
    // A secret instruction does not buy time.
    await ana.move({ type: 'memo', text: 'wait' });
    expect(ana.scene.deadline).toBe(deadline);
    await bob.move({ type: 'seal', n: 5 });
    house.time.passUntil(deadline);
    await ana.when(({ info }) => info.turn === 2);
    expect(ana.log.map(({ text }) => [text.key, text.args?.who])).toContainEqual(['tontine.answered', { seat: 0 }]);
  });

  it('the clock stands still in a pause', async () => {
    const { clients, opening } = await house.begin({ secondsPerDecision: 600 });
    const ana = at(clients, 0);
    await ana.ask({ t: 'pause', on: true });
    await ana.until(() => ana.scene.info.paused);
    expect(ana.scene.deadline).toBeNull();
    house.time.passUntil((at(opening, 0).deadline ?? 0) + 1000);
    await ana.settle();
    expect(ana.scene.info.turn).toBe(1);
    await ana.ask({ t: 'pause', on: false });
    house.time.pass(600_000);
    await ana.until(() => ana.scene.info.turn === 2);
  });

  it('a bot that fails does not take its table down', async () => {
    const created = await house.create({ seats: [here('Ana'), { kind: 'bot', level: 'strong' }] });
    const [ana] = await house.seat(created);
    await ana?.move({ type: 'seal', n: 2 });
    await ana?.until(() => ana.scene.info.turn === 2);
  });
});
