import { once } from 'node:events';
import { request } from 'node:http';
import { commitment } from '#kernel/chance.ts';
import { at } from '#kernel/collections.ts';
import { comparePrints, decodeRecording, replay } from '#kernel/recording.ts';
import type { CreatedTable, ForkTable } from '#protocol';
import { describe, expect, it } from 'vitest';
import type { Client } from './testing/client.ts';
import { BOT, here, OPEN } from './testing/chairs.ts';
import { eachHouse } from './testing/each-house.ts';
import { only } from './testing/house.ts';
import { tontine } from './testing/tontine.ts';

const house = eachHouse();

const seal = async (clients: readonly Client[], n = 1): Promise<void> => {
  for (const client of clients) expect(await client.move({ type: 'seal', n })).toMatchObject({ t: 'ok' });
};

const fork = (from: ForkTable['from'], more: Partial<ForkTable> = {}, token?: string): Promise<Response> =>
  house.post(
    '/api/forks',
    { from, seat: 0, name: 'Zoé', others: 'weak', hidden: 'kept', lang: 'fr', ...more },
    token === undefined ? {} : { authorization: `Bearer ${token}` },
  );

const forked = async (...asked: Parameters<typeof fork>): Promise<CreatedTable> => {
  const response = await fork(...asked);
  if (response.status !== 201) throw new Error(await response.text());
  return response.json();
};

const recordingOf = async (table: string): Promise<Response> => fetch(`${house.url}/api/tables/${table}/recording`);

const finishedGame = async (): Promise<CreatedTable> => {
  const created = await house.create({ seats: [here('Ana'), here('Bob')], options: { rounds: 2 } });
  const clients = await house.seat(created);
  await seal(clients, 2);
  await seal(clients, 3);
  return created;
};

/** The one person of a table plays to its end. */
const playOut = async (client: Client): Promise<void> => {
  for (;;) {
    const { outcome } = await client.when((scene) => scene.outcome !== null || scene.awaited.includes(0));
    if (outcome !== null) return;
    await client.move({ type: 'seal', n: 1 });
  }
};

describe('a fork of a finished game', () => {
  it('[HO-13.1] begins where it stood, bears its mark, has sealed dice of its own and tells where it came from', async () => {
    const origin = await finishedGame();
    const before = await (await fetch(`${house.url}/api/tables/${origin.table}`)).json();
    const made = await forked({ table: origin.table, after: 2 });
    const zoe = await house.join(made.table, at(made.seats, 0).token);
    const { info } = zoe.scene;
    expect(info.fork).toEqual({ table: origin.table, code: origin.code, step: 2, hidden: 'kept' });
    expect(info.commitment).not.toBe(before.commitment);
    expect(zoe.scene.view).toMatchObject({ round: 2 });
    expect(zoe.log.map(({ text }) => [text.key, text.clauses[0]])).toContainEqual(['table.forked', 'HO-13.1']);
    await playOut(zoe);
    await house.stop();
    await house.start();
    expect(await (await fetch(`${house.url}/api/tables/${origin.table}`)).json()).toMatchObject({ seed: before.seed, step: before.step });
    expect(await (await fetch(`${house.url}/api/tables/${made.table}`)).json()).toMatchObject({ status: 'finished', fork: { step: 2 } });
  });

  it('[HO-13.5] is recorded with the moves and dice of both, and can be checked from end to end and forked again', async () => {
    const origin = await finishedGame();
    const made = await forked({ table: origin.table, after: 1 });
    await playOut(await house.join(made.table, at(made.seats, 0).token));
    const recording = decodeRecording(await (await recordingOf(made.table)).json());
    const whole = await (await recordingOf(origin.table)).json();
    expect(recording).toMatchObject({ forks: [{ upTo: 1, seed: whole.seed }], seats: 2 });
    expect(recording?.inputs[0]).toEqual(whole.inputs[0]);
    const again = recording === null ? null : replay(tontine.module, recording);
    if (again?.ok !== true) throw new Error('it does not play');
    expect(comparePrints(again.match, recording?.prints)).toMatchObject({ differs: null });
    expect(recording?.prints?.length).toBeGreaterThan(0);
    const info = await (await fetch(`${house.url}/api/tables/${made.table}`)).json();
    expect(commitment(recording?.seed ?? '')).toBe(info.commitment);
    const second = await forked({ table: made.table, after: 2 });
    expect((await house.join(second.table, at(second.seats, 0).token)).scene.info.fork).toMatchObject({ table: made.table, step: 2 });
  });

  it('[HO-13.3] keeps what was hidden, or has it drawn anew from what the seat knew', async () => {
    const origin = await finishedGame();
    const kept = await forked({ table: origin.table, after: 0 }, { others: 'people' });
    const drawn = await forked({ table: origin.table, after: 0 }, { hidden: 'drawn' });
    const seen = await house.join(drawn.table, at(drawn.seats, 0).token);
    expect(seen.scene.view).toMatchObject({ secret: '' });
    expect(seen.log.map(({ text }) => text.key)).toContain('table.forkedDrawn');
    const lobby = await house.join(kept.table, at(kept.seats, 0).token, { owner: kept.owner });
    expect(lobby.scene.info).toMatchObject({ status: 'lobby', fork: { step: 0 } });
    expect(await lobby.ask({ t: 'start' })).toMatchObject({ t: 'no', code: 'seatsOpen' });
    await lobby.ask({ t: 'bot', seat: 1, level: 'weak' });
    expect(await lobby.ask({ t: 'start' })).toMatchObject({ t: 'ok' });
    expect(await lobby.when(({ info }) => info.status === 'playing')).toMatchObject({ view: { secret: expect.stringMatching(/^secret-/) } });
  });

  it('[HO-13.2] that a person referees waits for the one to whom its referee’s link is handed on', async () => {
    await house.stop();
    await house.start({ games: async () => ({ ...tontine, module: { ...tontine.module, needsReferee: () => true } }) });
    const origin = await house.create({ seats: [here('Ana'), here('Bob')], options: { rounds: 2 }, referee: 'someone' });
    const clients = await house.seat(origin);
    await seal(clients, 2);
    await seal(clients, 3);
    const made = await forked({ table: origin.table, after: 2 });
    const zoe = await house.join(made.table, at(made.seats, 0).token, { owner: made.owner });
    expect(zoe.scene).toMatchObject({ you: 0, info: { status: 'lobby', referee: 'person' } });
    expect(made.referee).not.toBe(origin.referee);
    expect((await house.join(made.table, made.referee ?? '')).scene.you).toBe('referee');
    expect(await zoe.ask({ t: 'start' })).toMatchObject({ t: 'ok' });
    await playOut(zoe);
  });

  it('[HO-1.3] is not to be had of its end, of a step or a seat that it has not, nor of a table that nobody may watch', async () => {
    const origin = await finishedGame();
    const refusal = async (response: Response): Promise<unknown> => (await response.json()).error.code;
    expect(await refusal(await fork({ table: origin.table, after: 4 }))).toBe('forkOver');
    expect(await refusal(await fork({ table: origin.table, after: 5 }))).toBe('noSuchStep');
    expect(await refusal(await fork({ table: origin.table, after: 1 }, { seat: 2 }))).toBe('noSuchSeat');
    expect(await refusal(await fork({ table: 'nowhere', after: 1 }))).toBe('noSuchTable');
    const closed = await house.create({ watching: 'nobody', options: { rounds: 1 } });
    await seal(await house.seat(closed));
    expect(await refusal(await fork({ table: closed.table, after: 1 }))).toBe('watchingClosed');
    expect((await fork({ table: closed.table, after: 1 }, {}, at(closed.seats, 0).token)).status).toBe(201);
  });
});

describe('a fork of a running game', () => {
  it('[HO-13.2] is for its only person, from the own seat, with all that is hidden drawn anew; its dice stay secret meanwhile', async () => {
    const origin = await house.create({ seats: [here('Ana'), BOT], options: { rounds: 3 } });
    const token = at(origin.seats, 0).token;
    const ana = await house.join(origin.table, token);
    await seal([ana]);
    await ana.when(({ step }) => step >= 2);
    expect((await (await fork({ table: origin.table, shown: 1 })).json()).error.code).toBe('notYourSeat');
    const made = await forked({ table: origin.table, shown: 2 }, { seat: 1 }, token);
    const seat = at(made.seats, 0);
    expect(seat.seat).toBe(0);
    const other = await house.join(made.table, seat.token);
    expect(other.scene).toMatchObject({ info: { fork: { hidden: 'drawn', step: 2 } }, view: { secret: '', round: 2 } });
    await playOut(other);
    expect(await (await recordingOf(made.table)).json()).toMatchObject({ error: { code: 'originRuns' } });
    await playOut(ana);
    expect(await (await recordingOf(made.table)).json()).toMatchObject({ forks: [{ upTo: 2, imagined: 0 }] });
  });

  it('[HO-13.5] keeps the dice of the running game secret when a fork in between was deleted', async () => {
    const running = await house.create({ seats: [here('Ana'), BOT], options: { rounds: 2 } });
    const token = at(running.seats, 0).token;
    const between = await forked({ table: running.table, shown: 0 }, {}, token);
    const last = await forked({ table: between.table, shown: 0 }, {}, at(between.seats, 0).token);
    await playOut(await house.join(last.table, at(last.seats, 0).token));
    expect((await house.host('POST', '/api/host/tables/delete', { tables: [between.table] })).status).toBe(200);
    expect(await (await recordingOf(last.table)).json()).toMatchObject({ error: { code: 'originRuns' } });
    expect((await (await fork({ table: last.table, after: 0 }, { sameDice: true })).json()).error.code).toBe('originRuns');
    await playOut(await house.join(running.table, token));
    expect(await (await recordingOf(last.table)).json()).toMatchObject({ forks: [{ upTo: 0 }, { upTo: 0 }] });
  });

  it('[HO-13.4] is by consent of all where people play: everybody keeps seat and link', async () => {
    const { created: origin, ana, bob } = await house.pair({ seats: [here('Ana'), here('Bob'), BOT], options: { rounds: 3 } });
    await seal([ana, bob]);
    await ana.when(({ view }) => JSON.stringify(view).includes('"round":2'));
    const token = at(origin.seats, 0).token;
    expect((await (await fork({ table: origin.table, shown: 1 }, {}, token)).json()).error.code).toBe('forkConsent');
    expect(await ana.ask({ t: 'fork', step: 1 })).toMatchObject({ t: 'ok' });
    expect(await bob.ask({ t: 'fork', step: 1 })).toMatchObject({ t: 'no', clauses: ['HO-13.4'] });
    const { decisionNumber } = bob.scene;
    expect(await bob.ask({ t: 'forkAnswer', yes: false })).toMatchObject({ t: 'ok' });
    expect((await ana.when(({ info }) => info.forking === null)).info.status).toBe('playing');
    // What they are asked in the game is still the same question.
    expect((await bob.when(({ info }) => info.forking === null)).decisionNumber).toBe(decisionNumber);
    await ana.ask({ t: 'fork', step: 1 });
    expect(await bob.move({ type: 'pin' })).toMatchObject({ t: 'ok' });
    expect(await bob.ask({ t: 'forkAnswer', yes: true })).toMatchObject({ t: 'ok', result: { code: expect.any(String) } });
    const { made } = (await ana.when(({ info }) => (info.forking?.made ?? null) !== null)).info.forking ?? { made: null };
    const there = await house.join(made?.table ?? '', at(origin.seats, 1).token);
    expect(there.scene).toMatchObject({ you: 1, view: { round: 1 }, info: { fork: { table: origin.table, hidden: 'kept' }, status: 'playing' } });
    // Over before the other: nobody takes another's seat of it meanwhile.
    const [mine, his] = [await house.join(made?.table ?? '', token), there];
    for (;;) {
      if ((await mine.when((scene) => scene.outcome !== null || scene.awaited.includes(0) || scene.awaited.includes(1))).outcome !== null) break;
      for (const client of [mine, his]) if (client.scene.decision?.duty === 'must') await client.move({ type: 'seal', n: 1 });
    }
    expect((await (await fork({ table: made?.table ?? '', shown: 0 }, { seat: 1 }, token)).json()).error.code).toBe('originRuns');
    expect(ana.log.map(({ text }) => text.key)).toEqual(expect.arrayContaining(['table.forkingAsked', 'table.forkingRefused', 'table.forkingMade']));
  });

  it('[HO-13.3] is not asked of nobody: alone with bots the socket keeps nothing that is hidden', async () => {
    const origin = await house.create({ seats: [here('Ana'), BOT, BOT], options: { rounds: 3 } });
    const ana = await house.join(origin.table, at(origin.seats, 0).token);
    expect(await ana.ask({ t: 'fork', step: 0 })).toMatchObject({ t: 'no', clauses: ['HO-13.3'] });
    expect(ana.scene.info.forking).toBeNull();
  });

  it('[HO-13.4] takes the silence of whoever left their seat to a bot for a no, before and after the question', async () => {
    const { created, ana, bob } = await house.pair({ seats: [here('Ana'), here('Bob'), here('Cyr')], options: { rounds: 3 } });
    const cyr = await house.join(created.table, at(created.seats, 2).token);
    await cyr.ask({ t: 'leave' });
    expect(await ana.ask({ t: 'fork', step: 0 })).toMatchObject({ t: 'ok' });
    expect((await ana.when(({ info }) => info.forking !== null)).info.forking).toMatchObject({ asked: [1, 2], made: null });
    await bob.ask({ t: 'leave' });
    expect(await cyr.ask({ t: 'take', seat: 2, name: 'Cyr' })).toMatchObject({ t: 'ok' });
    const answered = await cyr.ask({ t: 'forkAnswer', yes: true });
    expect(answered).toMatchObject({ t: 'ok' });
    expect(answered).not.toHaveProperty('result');
    expect((await ana.when(({ info }) => info.forking?.yes.length === 1)).info.forking?.made).toBeNull();
    await bob.ask({ t: 'take', seat: 1, name: 'Bob' });
    expect(await bob.ask({ t: 'forkAnswer', yes: true })).toMatchObject({ t: 'ok', result: { code: expect.any(String) } });
  });

  it('[HO-13.4] is no longer asked for once somebody else sits down, who was not asked', async () => {
    const { ana, bob } = await house.pair({ seats: [here('Ana'), here('Bob'), BOT], options: { rounds: 3 }, joining: 'free' });
    await ana.ask({ t: 'fork', step: 0 });
    const zoe = await house.join(ana.scene.info.table);
    expect(await zoe.ask({ t: 'take', seat: 2, name: 'Zoé' })).toMatchObject({ t: 'ok' });
    expect(await bob.ask({ t: 'forkAnswer', yes: true })).toMatchObject({ t: 'no', clauses: ['HO-13.4'] });
    expect((await ana.when(({ info }) => info.forking === null)).info.status).toBe('playing');
    expect(ana.log.map(({ text }) => text.key)).toContain('table.forkingLapsed');
  });
});

describe('the question of a fork by consent', () => {
  const answers = async (client: Client) => client.ask({ t: 'forkAnswer', yes: true });
  const keys = (client: Client): readonly string[] => client.log.map(({ text }) => text.key);
  /** Ana runs the table; what was made for her device she may not be sent away from. */
  const three = async () => {
    const created = await house.create({ seats: [here('Ana'), OPEN, OPEN], options: { rounds: 3 }, start: false });
    const ana = await house.join(created.table, at(created.seats, 0).token);
    const [bob, cyr] = [await house.join(created.table), await house.join(created.table)];
    expect(await bob.ask({ t: 'take', seat: 1, name: 'Bob' })).toMatchObject({ t: 'ok' });
    expect(await cyr.ask({ t: 'take', seat: 2, name: 'Cyr' })).toMatchObject({ t: 'ok' });
    expect(await ana.ask({ t: 'start' })).toMatchObject({ t: 'ok' });
    for (const client of [ana, bob, cyr]) await client.when(({ info, you }) => info.status === 'playing' && you !== null);
    return { ana, bob, cyr };
  };

  it('[HO-13.4] ends with the moment that it was about, and not with a later one', async () => {
    const { ana, bob, cyr } = await three();
    await ana.move({ type: 'pin' });
    expect(await ana.ask({ t: 'fork', step: 1 })).toMatchObject({ t: 'ok' });
    expect(await answers(bob)).toMatchObject({ t: 'ok' });
    await ana.move({ type: 'pin' });
    expect(await ana.ask({ t: 'undo' })).toMatchObject({ t: 'ok' });
    expect((await ana.when(({ step }) => step === 1)).info.forking).toMatchObject({ yes: [1] });
    expect(await ana.ask({ t: 'undo' })).toMatchObject({ t: 'ok' });
    expect(await answers(cyr)).toMatchObject({ t: 'no', clauses: ['HO-13.4'] });
    expect((await cyr.when(({ info }) => info.forking === null)).info.forking).toBeNull();
    expect(keys(cyr).filter((key) => key === 'table.forkingUndone')).toHaveLength(1);
    // It may be put anew at once.
    expect(await bob.ask({ t: 'fork', step: 0 })).toMatchObject({ t: 'ok' });
  });

  it('[HO-13.4] ends with a takeback, by consent, of what it was about', async () => {
    const { ana, bob, cyr } = await three();
    await ana.move({ type: 'pin' });
    await bob.move({ type: 'pin' });
    expect(await bob.ask({ t: 'fork', step: 1 })).toMatchObject({ t: 'ok' });
    expect(await answers(ana)).toMatchObject({ t: 'ok' });
    expect(await ana.ask({ t: 'takeback' })).toMatchObject({ t: 'ok' });
    for (const client of [bob, cyr]) expect(await client.ask({ t: 'agree', yes: true })).toMatchObject({ t: 'ok' });
    await cyr.when(({ step }) => step === 0);
    expect(await answers(cyr)).toMatchObject({ t: 'no', clauses: ['HO-13.4'] });
    expect(keys(cyr)).toContain('table.forkingUndone');
  });

  it.each([
    ['it is given another link', [{ t: 'reissue', seat: 2 }]],
    ['they are removed', [{ t: 'remove', seat: 2 }]],
    ['it is freed', [{ t: 'open', seat: 2 }]],
    [
      'a bot is put there that makes room for nobody',
      [
        { t: 'bot', seat: 2, level: 'weak' },
        { t: 'bot', seat: 2, level: 'weak' },
      ],
    ],
  ] as const)('[HO-13.4] is answered by nobody for whoever has lost their seat: %s', async (_what, done) => {
    const { ana, bob } = await three();
    await ana.ask({ t: 'fork', step: 0 });
    expect(await answers(bob)).toMatchObject({ t: 'ok' });
    for (const what of done) expect(await ana.ask(what)).toMatchObject({ t: 'ok' });
    expect((await ana.when(({ info }) => info.forking === null)).info.status).toBe('playing');
    expect(keys(ana)).toContain('table.forkingReseated');
    expect(await answers(bob)).toMatchObject({ t: 'no', clauses: ['HO-13.4'] });
  });

  it('[HO-13.4] goes on where a bot sits down for whoever may come back, or they renew their own link', async () => {
    const { ana, bob } = await three();
    await ana.ask({ t: 'fork', step: 0 });
    expect(await ana.ask({ t: 'reissue', seat: 0 })).toMatchObject({ t: 'ok' });
    expect(await ana.ask({ t: 'bot', seat: 2, level: 'weak' })).toMatchObject({ t: 'ok' });
    expect((await ana.when(({ info }) => info.seats[2]?.holder === 'bot')).info.forking).toMatchObject({ asked: [1, 2] });
    expect(await answers(bob)).toMatchObject({ t: 'ok' });
  });
});

describe('a recording', () => {
  it('[HO-11.2] names bots and those who agreed to it, as they say now', async () => {
    const created = await house.create({ seats: [here('Ana'), here('Bob'), BOT], options: { rounds: 1 } });
    const clients = await house.seat(created);
    await seal(clients);
    await at(clients, 0).when(({ outcome }) => outcome !== null);
    const names = async (): Promise<readonly string[]> => (await (await recordingOf(created.table)).json()).names;
    expect(await names()).toEqual(['', '', expect.stringMatching(/./)]);
    await at(clients, 1).ask({ t: 'named', on: true });
    expect((await names()).slice(0, 2)).toEqual(['', 'Bob']);
    expect(at(clients, 1).scene.info.seats.map(({ named }) => named === true)).toEqual([false, true, true]);
    await at(clients, 1).ask({ t: 'named', on: false });
    expect((await names()).slice(0, 2)).toEqual(['', '']);
  });

  it('[HO-11.3] from a file is forked after every input was judged again', async () => {
    const origin = await finishedGame();
    const recording = await (await recordingOf(origin.table)).json();
    const made = await forked({ recording: { ...recording, junk: 'x' }, after: 2 }, { name: 'Max' });
    const max = await house.join(made.table, at(made.seats, 0).token);
    expect(max.scene.info).toMatchObject({ fork: { table: null, code: '', step: 2 }, status: 'playing' });
    expect(max.log.map(({ text }) => text.key)).toEqual(expect.arrayContaining(['table.forkedFile', 'table.broughtKnown']));
  });

  it('[HO-13.6] of a game on a device goes on here, and says that nobody had sealed its dice', async () => {
    const { table } = await finishedGame();
    const recording = await (await recordingOf(table)).json();
    const made = await forked({ recording, after: 2, carried: true }, { hidden: 'drawn' });
    const zoe = await house.join(made.table, at(made.seats, 0).token);
    expect(zoe.scene.info.fork).toEqual({ table: null, code: '', step: 2, hidden: 'drawn', carried: true });
    expect(zoe.log.map(({ text }) => [text.key, text.clauses[0]])).toEqual(
      expect.arrayContaining([
        ['table.fromDevice', 'HO-13.6'],
        ['table.forkedDrawn', 'HO-13.3'],
      ]),
    );
  });

  it.each([
    ['carried by one person', { carried: true }, {}],
    ['carried by several, as the request says', { carried: true, people: [0, 1] }, {}],
    ['carried, for people', { carried: true }, { others: 'people' }],
    ['a file, for people', {}, { others: 'people' }],
  ] as const)('[HO-13.6] %s is drawn anew, though the request asks to keep what was hidden', async (_what, from, more) => {
    const { table } = await finishedGame();
    const recording = await (await recordingOf(table)).json();
    const made = await forked({ recording, after: 0, ...from }, { hidden: 'kept', ...more });
    const one = await house.join(made.table, at(made.seats, 0).token);
    expect(one.scene.info.fork).toMatchObject({ table: null, hidden: 'drawn' });
  });

  it('[HO-13.6] kept as it was against bots stays without anybody else, whom its bringer could look through', async () => {
    const { table } = await finishedGame();
    const recording = await (await recordingOf(table)).json();
    const made = await forked({ recording, after: 0 }, { hidden: 'kept', name: 'Max' });
    const max = await house.join(made.table, at(made.seats, 0).token);
    const owner = await house.join(made.table, made.owner);
    expect(await owner.ask({ t: 'joining', who: 'free' })).toMatchObject({ t: 'ok' });
    const ida = await house.join(made.table);
    expect(await ida.ask({ t: 'take', seat: 1, name: 'Ida' })).toMatchObject({ t: 'no', clauses: ['HO-13.6'] });
    // One's own chair is another matter.
    await max.ask({ t: 'leave' });
    expect(await max.ask({ t: 'take', seat: 0, name: 'Max' })).toMatchObject({ t: 'ok' });
  });

  it('[HO-13.6] is as well known to its bringer when it has been played to its end and goes on from there, however often', async () => {
    const { table } = await finishedGame();
    const recording = await (await recordingOf(table)).json();
    let made = await forked({ recording, after: 0 }, { hidden: 'kept', name: 'Max' });
    for (let generation = 0; generation < 2; generation++) {
      await playOut(await house.join(made.table, at(made.seats, 0).token));
      // With people all of it is drawn anew, whatever is asked for.
      const open = await forked({ table: made.table, after: 0 }, { hidden: 'kept', others: 'people', name: 'Max' });
      expect((await house.join(open.table, at(open.seats, 0).token)).scene.info.fork).toMatchObject({ table: made.table, hidden: 'drawn' });
      made = await forked({ table: made.table, after: 0 }, { hidden: 'kept', name: 'Max' });
      const owner = await house.join(made.table, made.owner);
      expect(owner.log.map(({ text }) => text.key)).toContain('table.broughtKnown');
      expect(await owner.ask({ t: 'joining', who: 'free' })).toMatchObject({ t: 'ok' });
      const ida = await house.join(made.table);
      expect(await ida.ask({ t: 'take', seat: 1, name: 'Ida' })).toMatchObject({ t: 'no', clauses: ['HO-13.6'] });
    }
  });

  it.each([
    ['a text', 'hello', 422, 'notRecording'],
    ['null', null, 422, 'notRecording'],
    ['another program’s', { format: 7, moves: [] }, 422, 'notRecording'],
  ])('[HO-11.3] that is %s is refused in a sentence, and nothing is made', async (_what, recording, status, code) => {
    const response = await fork({ recording, after: 0 });
    expect([response.status, (await response.json()).error.code]).toEqual([status, code]);
    expect((await (await fetch(`${house.url}/health`)).json()).tables).toBe(0);
  });

  it('[HO-11.3] that is forged, nested without end, of a game not here, too long or of 100 MB is refused in a sentence', async () => {
    const origin = await finishedGame();
    const recording = await (await recordingOf(origin.table)).json();
    const refused = async (raw: unknown, after = 2): Promise<readonly [number, string, string]> => {
      const response = await fork({ recording: raw, after });
      const { error } = await response.json();
      return [response.status, error.code, error.message];
    };
    expect(await refused({ ...recording, inputs: [{ by: 0, move: { type: 'seal', n: 99 } }, ...recording.inputs] })).toEqual([
      422,
      'refused',
      expect.any(String),
    ]);
    expect(await refused({ ...recording, rulesVersion: 9 })).toEqual([422, 'refused', expect.stringContaining('9')]);
    expect(await refused({ ...recording, game: 'chess' })).toEqual([404, 'unknownGame', expect.any(String)]);
    let deep: unknown = 0;
    for (let level = 0; level < 500; level++) deep = [deep];
    expect((await refused({ ...recording, inputs: [deep] }))[1]).toBe('notRecording');
    expect((await refused({ ...recording, inputs: Array.from({ length: 20_001 }, () => 0) }))[1]).toBe('recordingTooLong');
    const huge = await fetch(`${house.url}/api/forks`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: `{"from":{"recording":"${'x'.repeat(100 * 1024 * 1024)}"`,
    }).then(
      (response) => response.status,
      // The server may hang up before all of it has been sent.
      () => 413,
    );
    expect(huge).toBe(413);
    expect((await (await fetch(`${house.url}/health`)).json()).tables).toBe(1);
  });
});

describe('the body of a fork', () => {
  /** A request whose body is sent by hand. */
  const begin = async (address: string, bytes: number) => {
    const headers = { 'content-type': 'application/json', 'content-length': bytes, 'x-forwarded-for': address, expect: '100-continue' };
    const asked = request(`${house.url}/api/forks`, { method: 'POST', headers });
    const status = new Promise<number | undefined>((resolve, reject) => {
      asked.on('response', (response) => resolve(response.resume().statusCode)).on('error', reject);
    });
    asked.flushHeaders();
    // The server has the head of it, and waits for the body.
    await Promise.race([once(asked, 'continue'), status]);
    return { asked, status };
  };

  it('is not read from an address that has asked for too many', async () => {
    await house.stop();
    await house.start({ prices: { tables: only(1) } });
    expect((await house.post('/api/forks', {})).status).toBe(400);
    const { asked, status } = await begin('127.0.0.1', 4 * 1024 * 1024);
    expect(await status).toBe(429);
    asked.destroy();
  });

  it('that is sent slowly holds nobody up, from whatever address', async () => {
    await house.stop();
    // Nobody is given up while this test looks, however slow the machine.
    await house.start({ limits: { requestSeconds: 300 } });
    const slow = await Promise.all(['192.0.2.1', '192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4'].map((address) => begin(address, 2)));
    for (const address of ['192.0.2.1', '192.0.2.9']) {
      const { asked, status } = await begin(address, 2);
      asked.end('{}');
      expect(await status).toBe(400);
    }
    for (const { asked, status } of slow) {
      asked.end('{}');
      expect(await status).toBe(400);
    }
  });

  it('waits with few others of its address', async () => {
    await house.stop();
    // Nobody is given up while this test looks, however slow the machine.
    await house.start({ limits: { recordingBytes: 1000, requestSeconds: 300 }, prices: { bodies: only(2000) } });
    const half = async (address: string) => {
      const { asked, status } = await begin(address, 1000);
      asked.write(' '.repeat(900));
      return { leave: () => asked.destroy(), left: status.catch(() => 'left') };
    };
    const whole = async (address: string): Promise<string> => {
      const { asked, status } = await begin(address, 800);
      asked.end('{}'.padEnd(800));
      return `${address} ${await status}`;
    };
    const halves = [await half('192.0.2.1'), await half('192.0.2.1')];
    await expect.poll(() => whole('192.0.2.1')).toBe('192.0.2.1 429');
    expect(await whole('192.0.2.2')).toBe('192.0.2.2 400');
    for (const { leave } of halves) leave();
    expect(await Promise.all(halves.map(({ left }) => left))).toEqual(['left', 'left']);
    await expect.poll(() => whole('192.0.2.1')).toBe('192.0.2.1 400');
  });

  it('is given up when it does not come', async () => {
    await house.stop();
    await house.start({ limits: { requestSeconds: 0.4 } });
    const { asked, status } = await begin('192.0.2.1', 1000);
    asked.write(' '.repeat(900));
    expect(await status).toBe(408);
  });

  it('of more values than a recording has is not parsed', async () => {
    await house.stop();
    await house.start({ limits: { recordingValues: 200 } });
    const origin = await finishedGame();
    const recording = await (await recordingOf(origin.table)).json();
    expect((await fork({ recording, after: 2 })).status).toBe(201);
    // Signs within a text are no values.
    expect((await fork({ recording: { ...recording, note: '[,]{"\\'.repeat(100) }, after: 2 })).status).toBe(201);
    const response = await fork({ recording: { ...recording, note: Array.from({ length: 100 }, () => [1]) }, after: 2 });
    expect([response.status, (await response.json()).error.code]).toEqual([422, 'notRecording']);
  });
});
