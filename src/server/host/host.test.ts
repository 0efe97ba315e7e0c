import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { at } from '#kernel/collections.ts';
import type { HostReport, HostRoom, HostTable, HostTables } from '#protocol';
import { describe, expect, it } from 'vitest';
import { eachHouse } from '../testing/each-house.ts';
import { only } from '../testing/house.ts';

const house = eachHouse();

const answer = async <T>(response: Promise<Response>): Promise<T> => {
  const { status, body } = await response.then(async (got) => ({ status: got.status, body: await got.text() }));
  if (status !== 200) throw new Error(`${status} ${body}`);
  const value: T = JSON.parse(body);
  return value;
};
const room = () => answer<HostRoom>(house.host('GET', '/api/host'));
const tables = async (query = '') => answer<HostTables>(house.host('GET', `/api/host/tables${query}`));
const refused = async (response: Promise<Response>) => {
  const body: { readonly error: { readonly code: string; readonly message: string } } = await (await response).json();
  return body.error;
};
const remove = (...ids: readonly string[]) => house.host('POST', '/api/host/tables/delete', { tables: ids });
const keys = (log: readonly { readonly text: { readonly key: string; readonly clauses?: readonly string[] } }[]) =>
  log.map(({ text }) => `${text.key} ${text.clauses?.join() ?? ''}`);

/** Everything on the disk. */
const bytes = (): string =>
  readdirSync(house.directory).reduce((all, name) => all + (name.endsWith('backups') ? '' : readFileSync(join(house.directory, name), 'latin1')), '');

describe('the key of the host’s room', () => {
  it('is made by the first start, kept as a hash, and opens nothing when it is wrong', async () => {
    const first = house.hostToken;
    expect(first.length).toBeGreaterThan(16);
    expect(bytes()).not.toContain(first);
    expect((await house.host('GET', '/api/host')).status).toBe(200);
    expect(await refused(house.host('GET', '/api/host', undefined, `${first}x`))).toMatchObject({ code: 'badHostToken' });
    expect(await refused(fetch(`${house.url}/api/host`))).toMatchObject({ code: 'badHostToken' });
    await house.stop();
    await house.start();
    expect(house.hostToken).toBe(first);
    expect((await house.host('GET', '/api/host')).status).toBe(200);
    expect((await house.host('GET', '/api/host')).headers.get('set-cookie')).toBeNull();
  });

  it('is the one that was given at the start, where there is one', async () => {
    await house.stop();
    await house.start({ hostToken: 'a-key-of-my-own-choice' });
    expect((await house.host('GET', '/api/host')).status).toBe(403);
    expect((await house.host('GET', '/api/host', undefined, 'a-key-of-my-own-choice')).status).toBe(200);
    await house.stop();
    await expect(house.start({ hostToken: 'short' })).rejects.toThrow('16 characters');
  });

  it('always passes, while wrong ones are counted and answered late', async () => {
    await house.stop();
    await house.start({ prices: { hostKeys: only(2) }, limits: { lateSeconds: 3600 } });
    const codes: string[] = [];
    const wrong = async (): Promise<void> => {
      codes.push((await refused(house.host('GET', '/metrics', undefined, 'wrong'))).code);
    };
    const tried = Promise.all([wrong(), wrong(), wrong(), wrong()]);
    const metrics = async (): Promise<string> => (await house.host('GET', '/metrics')).text();
    await expect.poll(metrics).toContain('comptoir_refused_total{price="hostKeys",of="address"} 2');
    expect(codes).toEqual([]);
    house.time.pass(3_600_000);
    await tried;
    expect(codes.toSorted()).toEqual(['badHostToken', 'badHostToken', 'tooMuch', 'tooMuch']);
    expect((await house.host('GET', '/api/host')).status).toBe(200);
  });

  it('passes, too, when all that its address may ask is spent', async () => {
    await house.stop();
    await house.start({ prices: { requests: only(1) } });
    expect((await fetch(`${house.url}/api/tables`)).status).toBe(200);
    expect((await fetch(`${house.url}/api/tables`)).status).toBe(429);
    for (const path of ['/api/host', '/api/host/tables', '/metrics']) {
      expect((await house.host('GET', path, undefined, 'wrong')).status).toBe(429);
      expect((await house.host('GET', path)).status).toBe(200);
    }
  });

  it.each([
    ['POST', '/api/host/tables/delete', { tables: [] }, 'tables'],
    ['POST', '/api/host/tables/delete', { tables: ['x'.repeat(65)] }, 'tables.0'],
    ['POST', '/api/host/tables/close', { tables: ['x'] }, 'closed'],
    ['PUT', '/api/host/words', { words: ['*'] }, 'words.0'],
    ['PUT', '/api/host/retention', { finishedDays: 0, lobbyDays: null }, 'finishedDays'],
    ['GET', '/api/host/tables?sort=secret', undefined, 'sort'],
  ] as const)('a bad request changes nothing: %s %s', async (method, path, body, field) => {
    expect((await refused(house.host(method, path, body))).message).toContain(`« ${field} »`.replaceAll(' ', '\u00a0'));
  });
});

describe('the tables in the host’s room', () => {
  it('[HO-12.4] are paged, sorted and filtered by the server, with their sizes, and tell nothing that is hidden', async () => {
    const made = await Promise.all(Array.from({ length: 30 }, (_, index) => house.create({ start: index < 3 })));
    const { clients } = await house.begin({});
    await at(clients, 0).ask({ t: 'say', text: 'Bonjour' });
    await at(clients, 0).move({ type: 'memo', text: 'SECRETMEMO' });
    const page = await tables();
    expect([page.count, page.tables.length, page.pageSize]).toEqual([31, 25, 25]);
    expect((await tables('?offset=25')).tables).toHaveLength(6);
    const busiest: HostTable = at((await tables('?sort=bytes')).tables, 0);
    expect(busiest).toMatchObject({ game: 'tontine', status: 'playing', closed: false, people: 2, bots: 0, moves: 1 });
    expect(busiest.bytes).toBeGreaterThan(500);
    expect((await tables('?status=lobby')).count).toBe(27);
    expect((await tables(`?code=${at(made, 0).code.toLowerCase()}`)).tables.map(({ table }) => table)).toEqual([at(made, 0).table]);
    const told = JSON.stringify([await room(), await tables(), await tables('?sort=moves&descending=false')]);
    for (const hidden of ['SECRETMEMO', 'Bonjour', 'Ana', 'seed', at(at(made, 0).seats, 0).token]) expect(told).not.toContain(hidden);
  });
});

describe('a table', () => {
  it('[HO-12.1] is closed: nothing is played or said, all read why, and it is opened again', async () => {
    const { created, clients } = await house.begin({});
    const [ana, bob] = [at(clients, 0), at(clients, 1)];
    await answer(house.host('POST', '/api/host/tables/close', { tables: [created.table], closed: true }));
    await bob.when(({ info }) => info.closed === true && info.paused);
    expect(keys(bob.log)).toContain('table.closedByHouse HO-12.1');
    expect(await ana.move({ type: 'seal', n: 2 })).toMatchObject({ t: 'no', code: 'tableClosed', clauses: ['HO-12.1'] });
    for (const ask of [
      { t: 'say', text: 'Hé' },
      { t: 'pause', on: false },
      { t: 'rename', name: 'Anna' },
    ] as const) {
      expect(await ana.ask(ask)).toMatchObject({ t: 'no', code: 'tableClosed' });
    }
    // Also after a restart.
    await house.stop();
    await house.start();
    const back = await house.join(created.table, at(created.seats, 0).token);
    expect(await back.move({ type: 'seal', n: 2 })).toMatchObject({ code: 'tableClosed' });
    expect((await tables('?status=closed')).count).toBe(1);
    await answer(house.host('POST', '/api/host/tables/close', { tables: [created.table], closed: false }));
    await back.when(({ info }) => info.closed !== true && !info.paused);
    expect(await back.move({ type: 'seal', n: 2 })).toMatchObject({ t: 'ok' });
  });

  it('[HO-12.1] is deleted: whoever is there is told in one sentence, and no byte of it is left', async () => {
    const other = await house.create();
    const { created, clients } = await house.begin({
      seats: [
        { kind: 'here', name: 'Zerlina' },
        { kind: 'here', name: 'Masetto' },
      ],
    });
    await at(clients, 0).ask({ t: 'say', text: 'Vorrei e non vorrei' });
    await at(clients, 0).ask({ t: 'say', text: 'Là ci darem la mano', to: [1] });
    const moved = at(clients, 1).move({ type: 'seal', n: 3 });
    await answer(remove(created.table));
    expect(await moved).toMatchObject({ t: 'ok' });
    await at(clients, 1).until(() => at(clients, 1).closed !== null);
    expect(at(clients, 1).refusals.at(-1)).toMatchObject({ code: 'tableDeleted', message: 'Le gérant du serveur a effacé cette table.' });
    for (const gone of [created.table, created.code, 'Zerlina', 'Masetto', 'Vorrei', 'darem']) expect(bytes()).not.toContain(gone);
    expect((await refused(fetch(`${house.url}/api/tables/${created.table}`))).code).toBe('tableDeleted');
    expect((await house.join(created.table)).refusals.at(-1)?.code).toBe('tableDeleted');
    expect((await tables()).tables.map(({ table }) => table)).toEqual([other.table]);
    await house.stop();
    await house.start();
    expect((await refused(fetch(`${house.url}/api/tables/${created.table}`))).code).toBe('noSuchTable');
    expect((await fetch(`${house.url}/api/tables/${other.table}`)).status).toBe(200);
  });

  it('leaves nothing of what was to be told, nor an address that served no other table', async () => {
    const [gone, kept] = [await house.create(), await house.create()];
    const db = new DatabaseSync(house.file);
    const channel = db.prepare(
      `insert into channels (id, secret_hash, kind, address, lang, zone, confirmed, letter, created_at) values (?, '', 'mail', ?, 'fr', 'UTC', 1, ?, 0)`,
    );
    const wish = db.prepare(`insert into wishes (table_id, seat, channel, holder, events) values (?, 0, ?, 'h', '[]')`);
    const message = db.prepare(
      `insert into outbox (table_id, seat, event, moment, address, channel, body, tries, made_at) values (?, 0, 'yourTurn', '', ?, ?, ?, 0, 0)`,
    );
    channel.run('only', 'only@gone.example', 'l1');
    channel.run('both', 'both@kept.example', 'l2');
    for (const [table, name] of [
      [gone.table, 'only'],
      [gone.table, 'both'],
      [kept.table, 'both'],
    ] as const) {
      wish.run(table, name);
      message.run(table, name, name, `for ${name}`);
    }
    db.close();
    await answer(remove(gone.table));
    const after = new DatabaseSync(house.file, { readOnly: true });
    expect(after.prepare('select id from channels').all()).toEqual([{ id: 'both' }]);
    expect(after.prepare('select table_id, channel from wishes').all()).toEqual([{ table_id: kept.table, channel: 'both' }]);
    expect(after.prepare('select table_id from outbox').all()).toEqual([{ table_id: kept.table }]);
    after.close();
    expect(bytes()).not.toContain('only@gone.example');
  });

  it('is deleted while it is being played at: nothing is written for it afterwards', async () => {
    const { created, clients } = await house.begin({});
    const fork = new DatabaseSync(house.file);
    fork.exec(`insert into origins (table_key, origin) select key, '{}' from tables`);
    fork.close();
    for (let n = 0; n < 60; n++) at(clients, n % 2).send({ t: 'say', id: `${n}`, text: 'encore' });
    await answer(remove(created.table));
    await at(clients, 0).until(() => clients.every(({ closed }) => closed !== null));
    const db = new DatabaseSync(house.file, { readOnly: true });
    for (const name of ['tables', 'seats', 'entries', 'snapshots', 'talk', 'origins'])
      expect(db.prepare(`select count(*) as n from ${name}`).get()).toEqual({ n: 0 });
    db.close();
  });
});

describe('tables that are too old', () => {
  const DAY = 86_400_000;
  const age = (days: number): void => {
    const db = new DatabaseSync(house.file);
    db.prepare('update tables set created_at = created_at - ?').run(days * DAY);
    db.prepare('update entries set at = at - ?').run(days * DAY);
    db.close();
  };

  it('[HO-12.5] go only when it was said so, and what would go is told before', async () => {
    const { clients } = await house.begin({ options: { rounds: 1 } });
    for (const client of clients) await client.move({ type: 'seal', n: 1 });
    await at(clients, 0).when(({ info }) => info.status === 'finished');
    await house.create({ start: false });
    // Somebody began it and never came back.
    await house.create();
    await house.stop();
    age(40);
    await house.start();
    const playing = await house.create();
    const preview = (query: string) => answer(house.host('GET', `/api/host/retention?${query}`));
    expect(await preview('finishedDays=30&lobbyDays=30')).toEqual({ finished: 1, lobbies: 1, idle: 0, rooms: 0 });
    expect(await preview('idleDays=30')).toEqual({ finished: 0, lobbies: 0, idle: 1, rooms: 0 });
    expect(await preview('finishedDays=90')).toEqual({ finished: 0, lobbies: 0, idle: 0, rooms: 0 });
    expect((await room()).retention).toEqual({ finishedDays: null, lobbyDays: null, idleDays: null });
    await answer(house.host('PUT', '/api/host/retention', { finishedDays: 30, lobbyDays: 7, idleDays: 30 }));
    expect((await room()).retention).toEqual({ finishedDays: 30, lobbyDays: 7, idleDays: 30 });
    // It is looked for while the server runs.
    await house.stop();
    await house.start({ retentionMs: 50 });
    await expect.poll(async () => (await tables()).tables.map(({ table }) => table)).toEqual([playing.table]);
  });
});

describe('a report', () => {
  const setUp = async () => {
    const { created, clients } = await house.begin({
      seats: [
        { kind: 'here', name: 'Ana' },
        { kind: 'here', name: 'Kev' },
        { kind: 'here', name: 'Zoé' },
      ],
    });
    const [ana, kev, zoe] = [at(clients, 0), at(clients, 1), at(clients, 2)];
    return { created, ana, kev, zoe };
  };
  const act = (report: HostReport | undefined, what: string) => house.host('POST', `/api/host/reports/${report?.report}`, { act: what });

  it('[HO-12.3] of words shows them with a line before and after of those all read, counts who reports, and only they can who read them', async () => {
    const { ana, kev, zoe } = await setUp();
    await ana.ask({ t: 'say', text: 'À toi.' });
    await ana.ask({ t: 'say', text: 'un secret', to: [2] });
    await kev.ask({ t: 'say', text: 'va te faire voir' });
    await ana.ask({ t: 'say', text: 'Oh.' });
    await zoe.until(() => zoe.talk.length === 4);
    // Ana's words in private have a number for Zoé, and none for Kev.
    for (const [who, n] of [
      [ana, 3],
      [zoe, 3],
      [ana, 3],
    ] as const)
      expect(await who.ask({ t: 'report', about: { talk: n }, reason: 'insult' })).toMatchObject({ t: 'ok' });
    expect(await kev.ask({ t: 'report', about: { talk: 4 }, reason: 'spam' })).toMatchObject({ code: 'nothingToReport' });
    const { reports } = await room();
    expect(reports).toHaveLength(1);
    expect(reports[0]).toMatchObject({
      by: 2,
      reasons: ['insult'],
      name: 'Kev',
      seat: 1,
      line: { text: 'va te faire voir' },
      before: { text: 'À toi.' },
      after: { text: 'Oh.' },
    });
    expect(JSON.stringify(reports)).not.toContain('un secret');
    // Nobody at the table learns of it.
    expect(kev.frames.join()).not.toContain('report');
    const spectator = await house.join(reports[0]?.table ?? '');
    expect(await spectator.ask({ t: 'report', about: { talk: 1 }, reason: 'insult' })).toMatchObject({ code: 'notYourSeat' });
  });

  it('[HO-12.2] is answered: words go from pages and file, whoever said them is silent, and a line says so', async () => {
    const { created, ana, kev } = await setUp();
    await kev.ask({ t: 'say', text: 'ORDURES' });
    await ana.until(() => ana.talk.length === 1);
    await ana.ask({ t: 'report', about: { talk: 1 }, reason: 'insult' });
    await answer(act((await room()).reports[0], 'words'));
    await ana.until(() => ana.talk.length === 2);
    expect(ana.talk.at(-1)).toMatchObject({ n: 1, text: '' });
    expect(keys(ana.log)).toContain('table.wordsRemoved HO-12.2');
    expect((await room()).reports).toEqual([]);
    const late = await house.join(created.table, at(created.seats, 0).token);
    expect(late.talk.map(({ text }) => text)).toEqual(['']);
    await kev.ask({ t: 'say', text: 'encore' });
    await ana.until(() => ana.talk.length === 3);
    await ana.ask({ t: 'report', about: { talk: 2 }, reason: 'harassment' });
    await answer(act((await room()).reports[0], 'mute'));
    expect(await kev.ask({ t: 'say', text: 'et puis quoi' })).toMatchObject({ code: 'muted', clauses: ['HO-12.2'] });
    expect(await ana.ask({ t: 'say', text: 'Merci.' })).toMatchObject({ t: 'ok' });
    expect(keys(ana.log)).toContain('table.mutedByHouse HO-12.2');
    // The word is given back, to him and to nobody else.
    expect((await room()).muted).toMatchObject([{ table: created.table, seat: 1, name: 'Kev' }]);
    expect((await refused(house.host('POST', '/api/host/hear', { table: created.table, seat: 7 }))).code).toBe('nobodyThere');
    await answer(house.host('POST', '/api/host/hear', { table: created.table, seat: 1 }));
    expect([await kev.ask({ t: 'say', text: 'pardon' }), (await room()).muted]).toMatchObject([{ t: 'ok' }, []]);
    expect(keys(ana.log)).toContain('table.heardAgain HO-12.2');
  });

  it('of a name has it taken from the chair and from every line; of a table, has it closed; of nothing much, is dismissed', async () => {
    const { ana, kev, zoe } = await setUp();
    await kev.ask({ t: 'rename', name: 'Gros Mot' });
    await kev.ask({ t: 'say', text: 'coucou' });
    await ana.ask({ t: 'report', about: { seat: 1 }, reason: 'insult' });
    await answer(act((await room()).reports[0], 'unname'));
    const { info } = await zoe.when((scene) => scene.info.seats[1]?.name === 'Joueur 2');
    expect(info.seats[1]?.name).toBe('Joueur 2');
    const late = await house.join(info.table, undefined);
    expect(late.frames.join()).not.toContain('Gros Mot');
    expect(late.talk.map(({ name, text }) => [name, text])).toEqual([['Joueur 2', 'coucou']]);
    await ana.ask({ t: 'report', about: { seat: 2 }, reason: 'other' });
    await answer(act((await room()).reports[0], 'dismiss'));
    expect((await room()).reports).toEqual([]);
    await zoe.ask({ t: 'report', about: { seat: 0 }, reason: 'harassment' });
    await answer(act((await room()).reports[0], 'close'));
    expect(await zoe.ask({ t: 'say', text: 'Ah' })).toMatchObject({ code: 'tableClosed' });
    expect((await refused(house.host('POST', '/api/host/reports/99', { act: 'dismiss' }))).code).toBe('noSuchReport');
  });

  it('is not made again and again', async () => {
    await house.stop();
    await house.start({ prices: { reports: only(5) } });
    const { ana } = await setUp();
    const codes: string[] = [];
    for (let n = 0; n < 6; n++) {
      const reply = await ana.ask({ t: 'report', about: { seat: 1 }, reason: 'other' });
      codes.push(reply.t === 'ok' ? 'ok' : reply.code);
    }
    expect(codes).toEqual(['ok', 'ok', 'ok', 'ok', 'ok', 'tooMuch']);
  });
});

describe('a word that is not wanted', () => {
  it('[HO-12.2] is refused with a sentence in names and in talk, however it is spelt, and other words are not', async () => {
    const { clients } = await house.begin({});
    const ana = at(clients, 0);
    expect(await ana.ask({ t: 'say', text: 'zut alors' })).toMatchObject({ t: 'ok' });
    await answer(house.host('PUT', '/api/host/words', { words: ['Zut', 'flut*'] }));
    for (const text of ['zut alors', 'Z.U.T !', 'ΖUТ', 'z\u0301ut', 'quelle flûterie', 'l’zut']) {
      expect(await ana.ask({ t: 'say', text })).toMatchObject({ code: 'bannedWord', message: 'Ce serveur ne prend pas ce mot\u00a0: dites-le autrement.' });
    }
    for (const text of ['zutiste', 'la', 'azur']) expect(await ana.ask({ t: 'say', text })).toMatchObject({ t: 'ok' });
    expect(await ana.ask({ t: 'rename', name: 'Zvt Zut' })).toMatchObject({ code: 'bannedWord' });
    expect(
      (
        await refused(
          house.post(
            '/api/tables',
            house.plan({
              seats: [
                { kind: 'here', name: 'ZUT' },
                { kind: 'bot', level: 'decent' },
              ],
            }),
          ),
        )
      ).code,
    ).toBe('bannedWord');
    await house.stop();
    await house.start();
    expect((await room()).words).toEqual(['Zut', 'flut*']);
    const open = await house.create({ seats: [{ kind: 'here', name: 'Ana' }, { kind: 'open' }], start: false });
    const guest = await house.join(open.table);
    expect(await guest.ask({ t: 'take', seat: 1, name: 'Zut' })).toMatchObject({ code: 'bannedWord' });
  });
});

describe('figures of the server', () => {
  it('are told to whoever has the key, and to strangers only where that was wished', async () => {
    const { clients } = await house.begin({});
    await at(clients, 0).move({ type: 'pin' });
    const { figures } = await room();
    expect(figures).toMatchObject({ failing: null, tables: { lobby: 0, playing: 1, finished: 0, closed: 0 }, awake: 1, outbox: 0 });
    expect(figures.samples.at(-1)?.sockets).toBe(2);
    expect(figures.p50).not.toBeNull();
    expect((await fetch(`${house.url}/metrics`)).status).toBe(403);
    const text = await (await house.host('GET', '/metrics')).text();
    expect(text).toMatch(/^# TYPE comptoir_moves_total counter\ncomptoir_moves_total [1-9]/m);
    for (const line of ['comptoir_sockets 2', 'comptoir_tables{state="playing"} 1', 'comptoir_storage_up 1', 'comptoir_outbox 0'])
      expect(text.split('\n')).toContain(line);
    expect(text).toContain('process_resident_memory_bytes');
    await house.stop();
    await house.start({ metricsOpen: true });
    expect((await fetch(`${house.url}/metrics`)).headers.get('content-type')).toContain('text/plain');
    expect((await fetch(`${house.url}/api/host`)).status).toBe(403);
  });
});
