import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { Client } from './testing/client.ts';
import { eachHouse } from './testing/each-house.ts';
import { only } from './testing/house.ts';
import { tontine } from './testing/tontine.ts';

const house = eachHouse();

const isUp = async (): Promise<void> => {
  const response = await fetch(`${house.url}/health`);
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ status: 'ok', database: 'ok', protocol: 1 });
};

/** The refusal that a frame earns; the connection goes on. */
const answerTo = async (client: Client, frame: string | Buffer) => {
  const before = client.refusals.length;
  client.sendRaw(frame);
  await client.until(() => client.refusals.length > before);
  return client.refusals[before];
};

describe('frames that make no sense', () => {
  it('are answered with a sentence and a code, change nothing, and do not end the connection', async () => {
    const { ana, bob } = await house.pair();
    const before = structuredClone(bob.scene);
    expect(await answerTo(ana, '{"t":"move",')).toEqual({ t: 'no', id: null, code: 'malformed', message: 'Ce message n’est pas du JSON lisible.' });
    expect(await answerTo(ana, Buffer.from([1, 2, 3]))).toMatchObject({ code: 'binary' });
    expect(await answerTo(ana, JSON.stringify({ t: 'say', id: 'x', text: 'y'.repeat(70_000) }))).toMatchObject({
      code: 'tooLarge',
      message: expect.stringContaining('65\u00a0536'),
    });
    for (const frame of [
      'null',
      '[]',
      '"hello"',
      '{}',
      '{"t":"dance","id":"7"}',
      '{"t":"move","id":"7"}',
      '{"t":"move","id":7,"decision":1}',
      '{"t":"take","id":"7","seat":-1,"name":"x"}',
      '{"t":"__proto__","id":"7"}',
    ]) {
      expect(await answerTo(ana, frame)).toMatchObject({ code: 'unknownMessage' });
    }
    expect(await answerTo(ana, '{"t":"dance","id":"7"}')).toMatchObject({ id: '7' });
    for (const move of [null, 3, 'roll', [], {}, { type: 'seal' }, { type: 'seal', n: 'x' }, { type: 'seal', n: 1e99 }, { type: 'constructor' }]) {
      expect(await ana.move(move)).toMatchObject({ t: 'no', code: 'refused' });
    }
    expect(await ana.move({ type: 'seal', n: 6 })).toMatchObject({ code: 'refused', message: 'De 1 à 5.', clauses: ['TB-1.1'] });
    await bob.settle();
    expect(bob.scene).toEqual(before);
    expect(await ana.move({ type: 'pin' })).toMatchObject({ t: 'ok' });
    await isUp();
  });

  it('a frame far too large ends the connection, not the server', async () => {
    const { ana, bob } = await house.pair();
    ana.sendRaw('x'.repeat(3 * 1024 * 1024));
    await ana.until(() => ana.closed !== null);
    expect(ana.closed).toEqual({ code: 1009 });
    expect(await bob.move({ type: 'pin' })).toMatchObject({ t: 'ok' });
    await isUp();
  });

  it('speak before hello, another protocol, an unknown table, a wrong token', async () => {
    const { created } = await house.pair();
    const client = await Client.open(house.url);
    house.clients.push(client);
    expect(await client.ask({ t: 'start' })).toMatchObject({ code: 'helloFirst' });
    client.hello({ table: created.table, v: 2, lang: 'en' });
    await client.until(() => client.refusals.some(({ code }) => code === 'otherProtocol'));
    client.hello({ table: 'nowhere', lang: 'en' });
    await client.until(() => client.refusals.some(({ code }) => code === 'noSuchTable'));
    client.hello({ table: created.table, token: 'x'.repeat(32), lang: 'en' });
    await client.until(() => client.refusals.some(({ code }) => code === 'badToken'));
    expect(client.refusals.at(-1)?.message).toBe('This link does not open any seat at this table. Ask the person who created the table for a new one.');
    client.hello({ table: created.table, lang: 'en' });
    await client.until(() => client.isSeated);
  });
});

describe('moves out of place', () => {
  it('a seat plays for itself only', async () => {
    const { ana, bob } = await house.pair();
    const { decisionNumber } = bob.scene;
    // The number of another seat’s decision may coincide; the move is still one’s own.
    await ana.ask({ t: 'move', decision: decisionNumber, move: { type: 'seal', n: 5 } });
    await bob.settle();
    expect(bob.scene.view).toMatchObject({ answered: [true, false] });
    const thief = await house.join(bob.scene.info.table);
    expect(await thief.ask({ t: 'move', decision: decisionNumber, move: { type: 'seal', n: 5 } })).toMatchObject({ code: 'notYourSeat' });
  });

  it('a stale move is refused and changes nothing', async () => {
    const { ana, bob } = await house.pair();
    const stale = ana.scene.decisionNumber;
    await ana.move({ type: 'memo', text: 'later' });
    const before = structuredClone(bob.scene);
    expect(await ana.ask({ t: 'move', decision: stale, move: { type: 'seal', n: 1 } })).toMatchObject({
      code: 'stale',
      message: 'La situation a changé depuis que ce choix vous a été proposé\u00a0: regardez et choisissez de nouveau.',
    });
    await bob.settle();
    expect(bob.scene).toEqual(before);
  });

  it('the same move twice, at once or later, is played once', async () => {
    const { ana } = await house.pair();
    const [first, second] = await Promise.all([ana.move({ type: 'pin' }, 'same'), ana.move({ type: 'pin' }, 'same')]);
    expect(first).toMatchObject({ t: 'ok', result: { step: 1 } });
    expect(second).toEqual(first);
    expect(await ana.move({ type: 'pin' }, 'same')).toEqual(first);
    await ana.settle();
    expect(ana.scene).toMatchObject({ step: 1, view: { pins: 1 } });
    expect(await ana.move({ type: 'pin' }, 'other')).toMatchObject({ result: { step: 2 } });
  });

  it('moves of one turn of the loop that collide are judged one after the other', async () => {
    const { ana, bob } = await house.pair();
    const second = await house.join(ana.scene.info.table, undefined);
    expect(second.scene.you).toBeNull();
    // The first changes the offers that the second answers: the second is stale although its number was still the last shown.
    const [a, b] = await Promise.all([ana.move({ type: 'memo', text: 'first' }), ana.move({ type: 'seal', n: 2 })]);
    expect(a).toMatchObject({ t: 'ok' });
    expect(b).toMatchObject({ code: 'stale' });
    await bob.settle();
    expect(bob.scene.view).toMatchObject({ answered: [false, false] });
  });
});

describe('a mistake in a game', () => {
  it('is ours to own: the move is refused, nothing changes, the table and the server go on, no secret is told', async () => {
    const { ana, bob } = await house.pair();
    const before = structuredClone(bob.scene);
    const answer = await ana.move({ type: 'memo', text: 'boom' });
    expect(answer).toMatchObject({ t: 'no', code: 'internal', message: 'Le serveur a rencontré une erreur de sa part\u00a0; rien n’a été changé.' });
    expect(JSON.stringify(answer)).not.toContain('secret-');
    await bob.settle();
    expect(bob.scene).toEqual(before);
    expect(await ana.move({ type: 'pin' })).toMatchObject({ t: 'ok' });
    await isUp();
  });
});

describe('requests over HTTP', () => {
  const error = async (response: Response): Promise<unknown> => ({ status: response.status, ...JSON.parse(await response.text()) });

  it('a wrong code, an unknown table, path or game', async () => {
    expect(await error(await fetch(`${house.url}/api/codes/ZZZZZZ`))).toEqual({
      status: 404,
      error: { code: 'wrongCode', message: 'Aucune table ne porte ce code\u00a0: vérifiez-le, lettre par lettre.' },
    });
    expect(await error(await fetch(`${house.url}/api/tables/nope`))).toMatchObject({ status: 404, error: { code: 'noSuchTable' } });
    expect(await error(await fetch(`${house.url}/api/dance`, { headers: { 'accept-language': 'de, en;q=0.8' } }))).toMatchObject({
      status: 404,
      error: { code: 'notFound', message: 'There is nothing at this address.' },
    });
    expect(await error(await house.post('/api/tables', house.plan({ game: 'chess' })))).toMatchObject({ status: 404, error: { code: 'unknownGame' } });
  });

  it('an unknown or impossible option, wrong seats', async () => {
    const refusals = [
      [{ options: { wings: 2 } }, 'L’option «\u00a0wings\u00a0» n’existe pas dans ce jeu.'],
      [{ options: { rounds: 0 } }, 'La valeur donnée à l’option «\u00a0rounds\u00a0» n’est pas permise.'],
      [{ seats: [{ kind: 'here', name: 'A' }] }, 'Ce jeu se joue de 2 à 60 sièges.'],
    ] as const;
    for (const [plan, message] of refusals) {
      expect(await error(await house.post('/api/tables', house.plan(plan)))).toEqual({ status: 422, error: { code: 'refused', message } });
    }
    expect(await error(await house.post('/api/tables', house.plan({ seats: [{ kind: 'open' }, { kind: 'open' }] })))).toMatchObject({
      error: { code: 'seatsOpen' },
    });
    expect(
      await error(
        await house.post(
          '/api/tables',
          house.plan({
            seats: [
              { kind: 'here', name: ' ' },
              { kind: 'here', name: 'x' },
            ],
          }),
        ),
      ),
    ).toMatchObject({ error: { code: 'badName' } });
  });

  it('rules that wait for a referee, and nobody to be it', async () => {
    await house.stop();
    await house.start({ games: async () => ({ ...tontine, module: { ...tontine.module, needsReferee: () => true } }) });
    expect(await error(await house.post('/api/tables', house.plan()))).toEqual({
      status: 422,
      error: { code: 'needsReferee', message: 'Ces règles attendent un arbitre\u00a0: choisissez qui le sera.' },
    });
    expect((await house.post('/api/tables', house.plan({ referee: 'someone' }))).status).toBe(201);
  });

  it('[EC-4.19.1] a referee who plays, or who would have nothing to do', async () => {
    const asked = async (needsReferee: boolean, referee: 'me' | 'someone'): Promise<unknown> => {
      await house.stop();
      await house.start({ games: async () => ({ ...tontine, module: { ...tontine.module, needsReferee: () => needsReferee } }) });
      return error(await house.post('/api/tables', house.plan({ referee, seats: [{ kind: 'here', name: 'Ana' }, { kind: 'open' }, { kind: 'open' }] })));
    };
    expect(await asked(true, 'me')).toMatchObject({
      status: 422,
      error: { code: 'refereeNoPlayer', message: expect.stringContaining('l’arbitre ne joue pas') },
    });
    expect(await asked(false, 'someone')).toMatchObject({ status: 422, error: { code: 'refereeIdle', message: expect.stringContaining('arbitre seul') } });
  });

  it('a body that is not JSON, not the right shape, too large, of another kind', async () => {
    const send = (body: string, type = 'application/json') => fetch(`${house.url}/api/tables`, { method: 'POST', headers: { 'content-type': type }, body });
    expect(await error(await send('{"game":'))).toMatchObject({ status: 400, error: { code: 'malformed' } });
    expect(await error(await send('[]'))).toMatchObject({ status: 400, error: { code: 'badField' } });
    expect(await error(await send(JSON.stringify({ ...house.plan(), watching: 'always' })))).toEqual({
      status: 400,
      error: { code: 'badField', message: 'La demande est incomplète ou fausse\u00a0: voir «\u00a0watching\u00a0».' },
    });
    expect(await error(await send(`"${'x'.repeat(70_000)}"`))).toMatchObject({ status: 413, error: { code: 'tooLarge' } });
    expect(await error(await send('<a/>', 'application/xml'))).toMatchObject({ status: 415, error: { code: 'mediaType' } });
    expect(await error(await send(JSON.stringify(house.plan()), 'text/plain'))).toMatchObject({ status: 415, error: { code: 'mediaType' } });
    await isUp();
  });

  it('an address that is cut in the middle of a letter, or has no end', async () => {
    for (const path of ['%E0%A4%A', 'x'.repeat(300)]) {
      expect(await error(await fetch(`${house.url}/api/challenges/${path}`))).toMatchObject({ status: 404, error: { code: 'notFound' } });
      expect((await fetch(`${house.url}/d/${path}`, { redirect: 'manual' })).status).toBeGreaterThanOrEqual(300);
      expect((await fetch(`${house.url}/d/${path}`)).status).toBe(404);
    }
  });

  it('sent by a page of another site costs its visitor nothing', async () => {
    await house.stop();
    await house.start({ prices: { tables: only(1) } });
    const send = (path: string, headers: Readonly<Record<string, string>>, method = 'POST') =>
      fetch(`${house.url}${path}`, { method, headers, ...(method === 'POST' ? { body: JSON.stringify(house.plan()) } : {}) });
    // What a browser sends without asking first.
    for (const type of ['text/plain', 'text/plain;charset=UTF-8', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/json', '']) {
      expect(await error(await send('/api/forks', { 'content-type': type }))).toMatchObject({ status: 415, error: { code: 'mediaType' } });
    }
    // What it asks for first is not granted.
    const asked = { origin: 'https://evil.example', 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' };
    const preflight = await send('/api/forks', asked, 'OPTIONS');
    expect([preflight.status, [...preflight.headers.keys()].filter((name) => name.startsWith('access-control'))]).toEqual([404, []]);
    const json = { 'content-type': 'application/json' };
    for (const path of ['/api/forks', '/api/tables', '/api/passkey']) {
      expect(await error(await send(path, { ...json, 'sec-fetch-site': 'cross-site' }))).toMatchObject({ status: 403, error: { code: 'foreignOrigin' } });
    }
    expect((await fetch(`${house.url}/api/tables`, { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(200);
    expect((await send('/api/tables', { 'content-type': 'application/json; charset=utf-8', 'sec-fetch-site': 'same-origin' })).status).toBe(201);
  });
});

describe('limits', () => {
  it('messages too fast are refused by id, then the connection ends; others are not touched', async () => {
    await house.stop();
    await house.start({ prices: { messages: only(10), offences: only(20) } });
    const { ana, bob } = await house.pair();
    const answers = await Promise.all(Array.from({ length: 14 }, () => ana.ask({ t: 'log', before: 0 })));
    expect(answers.filter(({ t }) => t === 'ok')).toHaveLength(9);
    expect(answers.filter((answer) => answer.t === 'no' && answer.code === 'tooMuch')).toHaveLength(5);
    expect(ana.closed).toBeNull();
    for (let count = 0; count < 40; count++) ana.sendRaw('nonsense');
    await ana.until(() => ana.closed !== null);
    expect(ana.closed).toEqual({ code: 1008 });
    expect(await bob.move({ type: 'pin' })).toMatchObject({ t: 'ok' });
  });

  it('a line whose bytes are spent is not read before they come back', async () => {
    await house.stop();
    // What one message costs comes back within the second, whatever was left of it: however long each of them took, the wait is one second.
    await house.start({ prices: { bytes: { atOnce: 3000, perSecond: 1500 } } });
    const { ana } = await house.pair();
    const say = () => ana.ask({ t: 'say', text: 'x'.repeat(1000) });
    let refused = await say();
    while (refused.t === 'ok') refused = await say();
    expect(refused).toMatchObject({ code: 'tooMuch', seconds: 1 });
    expect(await say()).toMatchObject({ t: 'ok' });
  });

  /** A socket of no page: it says what no page would say. */
  const rawSocket = async (): Promise<{ readonly socket: WebSocket; readonly pongs: string[]; readonly closed: Promise<number> }> => {
    const socket = new WebSocket(`${house.url.replace(/^http/, 'ws')}/ws`, { perMessageDeflate: false });
    const pongs: string[] = [];
    socket.on('pong', (data) => pongs.push(data.toString('utf8')));
    socket.on('error', () => undefined);
    const closed = new Promise<number>((resolve) => socket.once('close', resolve));
    await new Promise((resolve) => socket.once('open', resolve));
    return { socket, pongs, closed };
  };

  it('pings count as messages, few of them are answered, and a stream of them ends the connection', async () => {
    await house.stop();
    await house.start({ prices: { messages: only(10), pongs: only(1), offences: only(20) } });
    const { bob } = await house.pair();
    const { socket, pongs, closed } = await rawSocket();
    for (let count = 0; count < 30; count++) socket.ping(`ping ${count}`);
    socket.pong('unasked');
    expect(await closed).toBe(1008);
    expect(pongs).toEqual(['ping 0']);
    expect(await bob.move({ type: 'pin' })).toMatchObject({ t: 'ok' });
  });

  it('a socket that sends pings and reads too little is hung up on, as any slow reader is', async () => {
    await house.stop();
    // Less than nothing may lie unread: everybody reads too little.
    await house.start({ limits: { unreadBytes: -1 } });
    const { socket, pongs, closed } = await rawSocket();
    socket.ping('anybody there?');
    expect(await closed).toBe(4002);
    expect(pongs).toEqual([]);
  });

  it('a message in a great many parts ends the connection', async () => {
    const { socket, closed } = await rawSocket();
    for (let part = 0; part < 65; part++) socket.send('x', { fin: false });
    expect(await closed).toBe(1008);
  });

  it('a message that is far too large is not kept until its end comes, if it ever does', async () => {
    const { socket, closed } = await rawSocket();
    for (let part = 0; part < 5; part++) socket.send('x'.repeat(32 * 1024), { fin: false });
    expect(await closed).toBe(1009);
  });

  it('tables by the hour, codes by the minute, sockets at once, for each address', async () => {
    await house.stop();
    await house.start({ prices: { tables: only(2), codes: only(2), sockets: only(2) } });
    const { table } = await house.create();
    await house.create();
    const third = await house.post('/api/tables', house.plan());
    expect(third.status).toBe(429);
    expect(JSON.parse(await third.text())).toMatchObject({ error: { code: 'tooMuch' } });
    expect((await house.post('/api/tables', house.plan(), { 'x-forwarded-for': '6.6.6.6, 192.0.2.7' })).status).toBe(201);
    for (const status of [404, 404, 429]) expect((await fetch(`${house.url}/api/codes/AAAAAA`)).status).toBe(status);
    const first = await house.join(table);
    await house.join(table);
    await expect(Client.open(house.url)).rejects.toThrow('429');
    first.cut();
    // As soon as the server has noticed.
    const comesIn = (): Promise<boolean> =>
      house.join(table).then(
        () => true,
        () => false,
      );
    await expect.poll(comesIn).toBe(true);
  });
});
