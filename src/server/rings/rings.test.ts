import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { at } from '#kernel/collections.ts';
import type { CarryWords, CreatedTable, GrantedRing, Hold, RingView } from '#protocol';
import { StorageError } from '#table/journal.ts';
import { describe, expect, it } from 'vitest';
import { SqliteStorage } from '../sqlite.ts';
import type { Client } from '../testing/client.ts';
import { Authenticator } from '../testing/authenticator.ts';
import { BOT, here, OPEN } from '../testing/chairs.ts';
import { eachHouse } from '../testing/each-house.ts';
import { only } from '../testing/house.ts';
import { ENGLISH_WORDS } from './english-words.ts';
import { WORDS } from './words.ts';

/* One key for all my seats: a ring of devices, carried by six words, and ended one by one. */

const house = eachHouse();

const PHONE = { label: 'Téléphone', kind: 'phone' } as const;
const DESK = { label: 'Firefox, Linux', kind: 'computer' } as const;

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = async (method: Method, path: string, token?: string, body?: unknown) => {
  const response = await fetch(`${house.url}${path}`, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
};

const holdsOf = ({ table, seats }: CreatedTable): readonly Hold[] => seats.map(({ token }) => ({ table, token }));

const ringOf = async (holds: readonly Hold[]): Promise<GrantedRing> => {
  const { status, body } = await call('POST', '/api/ring', undefined, { ...DESK, holds });
  expect(status).toBe(200);
  return body;
};

const wordsOf = async (token: string): Promise<CarryWords> => (await call('POST', '/api/ring/words', token)).body;

/** A second device, by six words. */
const carried = async (token: string, before?: string): Promise<GrantedRing> => {
  const { words } = await wordsOf(token);
  const { status, body } = await call('POST', '/api/carry/take', before, { words: words.join(' '), ...PHONE });
  expect([status, body.error]).toEqual([200, undefined]);
  return body;
};

const viewOf = async (token: string): Promise<RingView> => (await call('GET', '/api/ring', token)).body;
const notes = (client: Client): readonly string[] => client.log.map(({ text }) => text.key).filter((key) => key.startsWith('table.'));

/** Ana on a ring of her own, Bob by his link, in a game of two. */
const pair = async (rounds = 9) => {
  const created = await house.create({ seats: [here('Ana'), here('Bob')], options: { rounds } });
  const [mine, his] = holdsOf(created);
  if (mine === undefined || his === undefined) throw new Error('two seats');
  const ring = await ringOf([mine]);
  return { created, mine, his, ring };
};

describe('a key ring', () => {
  it('opens a chair by a device’s token, and the chair’s own link goes on opening it', async () => {
    const { created, mine, ring } = await pair();
    expect(ring.tables).toEqual([{ table: created.table, code: created.code, game: 'tontine', chairs: [0] }]);
    const byKey = await house.join(created.table, `${ring.token}~0`);
    const byLink = await house.join(created.table, mine.token);
    expect([byKey.scene.you, byLink.scene.you]).toEqual([0, 0]);
    expect(await byKey.move({ type: 'seal', n: 3 })).toMatchObject({ t: 'ok' });
  });

  it('is not made of links that open nothing', async () => {
    const { created } = await pair();
    for (const holds of [[{ table: created.table, token: 'x'.repeat(32) }], [{ table: 'nowhere', token: 'x'.repeat(32) }]]) {
      const { status, body } = await call('POST', '/api/ring', undefined, { ...DESK, holds });
      expect([status, body.error.code]).toEqual([400, 'nothingToHold']);
    }
  });

  it('is not made of a seat that is on somebody else’s', async () => {
    const { mine } = await pair();
    const { status, body } = await call('POST', '/api/ring', undefined, { ...DESK, holds: [mine] });
    expect([status, body.error.code]).toEqual([400, 'otherRing']);
  });

  it('carries a seat taken on one device to the others, and loses one that changes hands', async () => {
    const { ring } = await pair();
    const phone = await carried(ring.token);
    const other = await house.create({ seats: [here('Zoé'), OPEN], start: false });
    const visitor = await house.join(other.table);
    const taken = await visitor.ask({ t: 'take', seat: 1, name: 'Ana' });
    const token = taken.t === 'ok' ? String(taken.result?.token) : '';
    await call('POST', '/api/ring/holds', phone.token, { holds: [{ table: other.table, token }] });
    expect((await viewOf(ring.token)).tables.map(({ table, chairs }) => [table, chairs])).toContainEqual([other.table, [1]]);
    const ana = await house.join(other.table, `${ring.token}~1`);
    expect(ana.scene.you).toBe(1);
    const owner = await house.join(other.table, other.owner);
    await owner.ask({ t: 'open', seat: 1 });
    expect((await viewOf(ring.token)).tables.map(({ table }) => table)).not.toContain(other.table);
    expect((await house.join(other.table, `${ring.token}~1`)).refusals).toMatchObject([{ code: 'badToken' }]);
  });

  it('finds its seat again when chairs have moved up', async () => {
    const created = await house.create({ seats: [here('Zoé'), OPEN, here('Ana')], start: false, joining: 'closed' });
    const ring = await ringOf([{ table: created.table, token: at(created.seats, 1).token }]);
    const ana = await house.join(created.table, `${ring.token}~2`);
    const zoe = await house.join(created.table, at(created.seats, 0).token);
    await zoe.ask({ t: 'start' });
    await ana.until(() => ana.scene.you === 1);
    expect((await house.join(created.table, `${ring.token}~2`)).scene.you).toBe(1);
  });

  it('holds the referee’s chair and the owner’s too', async () => {
    const created = await house.create({ referee: 'someone' });
    const holds = [created.owner, created.referee ?? ''].map((token) => ({ table: created.table, token }));
    const ring = await ringOf(holds);
    expect(ring.tables[0]?.chairs).toEqual(['referee', 'owner']);
    const referee = await house.join(created.table, `${ring.token}~referee`);
    expect([referee.scene.you, referee.scene.owner]).toEqual(['referee', true]);
    const onlooker = await house.join(created.table, undefined, { owner: `${ring.token}~owner` });
    expect([onlooker.scene.you, onlooker.scene.owner]).toEqual([null, true]);
    expect(await onlooker.ask({ t: 'pause', on: true })).toMatchObject({ t: 'ok' });
  });

  it('is read back after a restart', async () => {
    const { created, ring } = await pair();
    await house.stop();
    await house.start();
    expect((await house.join(created.table, `${ring.token}~0`)).scene.you).toBe(0);
    expect((await viewOf(ring.token)).devices).toMatchObject([{ label: 'Firefox, Linux', here: true }]);
  });
});

describe('a forged key', () => {
  it('opens nothing, and says so in a sentence', async () => {
    const { created, ring, his } = await pair();
    const forged = ['A'.repeat(32), `${ring.token.slice(0, -1)}${ring.token.endsWith('A') ? 'B' : 'A'}`];
    for (const token of forged) {
      expect((await house.join(created.table, `${token}~0`)).refusals).toMatchObject([{ code: 'deviceRemoved' }]);
      for (const [method, path] of [
        ['GET', '/api/ring'],
        ['GET', '/api/ring/export'],
        ['DELETE', '/api/ring'],
        ['POST', '/api/ring/words'],
      ] as const) {
        expect((await call(method, path, token)).body.error.code).toBe('badDevice');
      }
    }
    expect((await call('GET', '/api/ring')).body.error.code).toBe('badDevice');
    for (const chair of ['owner', 'referee', '']) {
      expect((await house.join(created.table, `${ring.token}~${chair}`)).refusals, chair).toMatchObject([{ code: 'badToken' }]);
    }
    // The only seat of the ring, whatever the number: never another's.
    for (const chair of [1, 99]) expect((await house.join(created.table, `${ring.token}~${chair}`)).scene.you).toBe(0);
    expect((await house.join(created.table, his.token)).scene.you).toBe(1);
  });

  it('of another ring neither takes a seat from it nor ends its devices', async () => {
    const { created, mine, his, ring } = await pair();
    const bob = await ringOf([his]);
    const { body } = await call('POST', '/api/ring/holds', bob.token, { holds: [mine] });
    expect(body.tables).toMatchObject([{ chairs: [1] }]);
    expect((await viewOf(ring.token)).tables).toMatchObject([{ chairs: [0] }]);
    const device = at((await viewOf(ring.token)).devices, 0).id;
    expect((await call('DELETE', `/api/ring/devices/${device}`, bob.token)).body.error.code).toBe('noSuchDevice');
    expect((await house.join(created.table, `${ring.token}~0`)).scene.you).toBe(0);
  });
});

it('whom one does not read is on all devices of the ring, moves up with the chairs, and is forgotten with the ring', async () => {
  const created = await house.create({ seats: [here('Ana'), OPEN, here('Malik')], start: false });
  const { ring } = await pair();
  const holding: Hold = { table: created.table, token: at(created.seats, 0).token };
  expect((await call('PUT', '/api/ring/muted', ring.token, { table: created.table, seats: [2] })).body.error.code).toBe('noSuchTable');
  await call('POST', '/api/ring/holds', ring.token, { holds: [holding] });
  const mutedOn = async (token: string) => (await viewOf(token)).tables.find(({ table }) => table === created.table)?.muted;
  expect(await mutedOn(ring.token)).toBeUndefined();
  expect((await call('PUT', '/api/ring/muted', ring.token, { table: created.table, seats: [2] })).status).toBe(200);
  const { words } = await wordsOf(ring.token);
  const second = (await call('POST', '/api/carry/take', undefined, { words: words.join(' '), ...PHONE })).body.token;
  expect(await mutedOn(second)).toEqual([2]);
  // The empty chair between them goes when the game begins.
  const host = await house.join(created.table, at(created.seats, 0).token, { owner: created.owner });
  expect(await host.ask({ t: 'start' })).toMatchObject({ t: 'ok' });
  expect(await mutedOn(second)).toEqual([1]);
  await call('PUT', '/api/ring/muted', second, { table: created.table, seats: [] });
  expect(await mutedOn(ring.token)).toEqual([]);
  expect(JSON.stringify((await call('GET', '/api/ring/known', ring.token)).body)).not.toContain('Malik');
});

describe('six words', () => {
  it('[HO-2.5] say whose ring it is, serve once, and the table reads that another device plays', async () => {
    const { created, ring } = await pair();
    const bob = await house.join(created.table, at(created.seats, 1).token);
    const { words } = await wordsOf(ring.token);
    const typed = ` ${words.join(', ').normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()} `;
    expect((await call('POST', '/api/carry', undefined, { words: typed })).body).toEqual({ names: ['Ana'], seats: 1, devices: 1 });
    const taken = await call('POST', '/api/carry/take', undefined, { words: typed, ...PHONE });
    expect(taken.body).toMatchObject({ devices: [{ here: false }, { label: 'Téléphone', here: true }], tables: [{ chairs: [0] }] });
    await bob.until(() => notes(bob).includes('table.carried'));
    expect((await house.join(created.table, `${taken.body.token}~0`)).scene.you).toBe(0);
    const replayed = await call('POST', '/api/carry/take', undefined, { words: typed, ...PHONE });
    expect([replayed.status, replayed.body.error.code]).toEqual([404, 'wrongWords']);
    expect((await viewOf(ring.token)).devices).toHaveLength(2);
  });

  it('open nothing when one is wrong, their order is, or others replaced them', async () => {
    const { ring } = await pair();
    const { words } = await wordsOf(ring.token);
    const [first = '', ...rest] = words;
    const wrong = WORDS.find((word) => !words.includes(word)) ?? '';
    for (const typed of [
      [wrong, ...rest],
      [...rest, first],
    ]) {
      const { status, body } = await call('POST', '/api/carry', undefined, { words: typed.join(' ') });
      expect([status, body.error.code, body.error.message]).toEqual([404, 'wrongWords', expect.stringContaining('n’ouvrent rien')]);
    }
    await wordsOf(ring.token);
    expect((await call('POST', '/api/carry', undefined, { words: words.join(' ') })).status).toBe(404);
    const last = await wordsOf(ring.token);
    await call('DELETE', '/api/ring/words', ring.token);
    expect((await call('POST', '/api/carry', undefined, { words: last.words.join(' ') })).status).toBe(404);
  });

  it('are dead after a few tries that were nearly right, and after ten minutes', async () => {
    const { ring } = await pair();
    const statusOf = async (words: readonly string[]): Promise<number> => (await call('POST', '/api/carry', undefined, { words: words.join('-') })).status;
    const { words } = await wordsOf(ring.token);
    const faux = WORDS.find((word) => !words.includes(word)) ?? '';
    // Whoever knows four of them has four million tries before them: those are counted by address alone.
    for (let tries = 0; tries < 9; tries++) expect(await statusOf([...words.slice(0, 4), faux, faux])).toBe(404);
    for (let wrong = 1; wrong < 5; wrong++) expect(await statusOf(words.with(wrong, faux))).toBe(404);
    expect(await statusOf(words)).toBe(200);
    expect(await statusOf(words.with(0, faux))).toBe(404);
    expect(await statusOf(words)).toBe(404);
    const again = await wordsOf(ring.token);
    house.time.passUntil(again.until - 60_000);
    expect(await statusOf(again.words)).toBe(200);
    house.time.pass(60_000);
    expect(await statusOf(again.words)).toBe(404);
  });

  it('always pass where they are right, however often others of the address were wrong', async () => {
    await house.stop();
    await house.start({ prices: { words: only(3) } });
    const { ring } = await pair();
    const { words } = await wordsOf(ring.token);
    const codes: string[] = [];
    for (let tries = 0; tries < 4; tries++)
      codes.push((await call('POST', '/api/carry', undefined, { words: 'abeille abricot acacia accord accueil acier' })).body.error.code);
    expect(codes).toEqual(['wrongWords', 'wrongWords', 'wrongWords', 'tooMuch']);
    expect((await call('POST', '/api/carry', undefined, { words: words.join(' ') })).status).toBe(200);
  });

  it.each([
    ['fr', WORDS],
    ['en', ENGLISH_WORDS],
  ] as const)('are the reader’s own (%s), of 2,048 that differ when accents are left out', async (lang, list) => {
    expect(new Set(list.map((word) => word.normalize('NFD').replace(/\p{M}/gu, ''))).size).toBe(2048);
    expect(list.filter((word) => !/^\p{Ll}+$/u.test(word))).toEqual([]);
    const { ring } = await pair();
    const headers = { authorization: `Bearer ${ring.token}`, 'accept-language': lang };
    const shown: CarryWords = JSON.parse(await (await fetch(`${house.url}/api/ring/words`, { method: 'POST', headers })).text());
    expect(shown.words.filter((word) => !list.includes(word))).toEqual([]);
    expect((await call('POST', '/api/carry', undefined, { words: shown.words.join(' ') })).status).toBe(200);
  });

  it('say which of them is none, and how many there are, without counting it as a guess', async () => {
    await house.stop();
    await house.start({ prices: { words: only(0) } });
    const look = async (words: string) => {
      const { status, body } = await call('POST', '/api/carry', undefined, { words });
      return [status, body.error.code, body.error.message];
    };
    expect(await look('abeille abricot acacia accord accueil')).toEqual([404, 'wordsCount', expect.stringContaining('vous en avez écrit 5')]);
    expect(await look('abeille abricot acacia souflet accueil tilleul')).toEqual([
      404,
      'wordUnknown',
      expect.stringContaining('4ᵉ mot, «\u00a0souflet\u00a0»'),
    ]);
    expect(await look('')).toEqual([404, 'wordsCount', expect.any(String)]);
  });

  it('bring along what the other device held alone; one that shares a ring must leave it first', async () => {
    const { ring } = await pair();
    const other = await house.create({ seats: [here('Ana'), here('Max')] });
    const second = await ringOf([at(holdsOf(other), 0)]);
    const phone = await carried(ring.token, second.token);
    expect(phone.tables.map(({ table }) => table)).toContain(other.table);
    expect((await call('GET', '/api/ring', second.token)).body.error.code).toBe('badDevice');
    const { words } = await wordsOf(ring.token);
    const own = await call('POST', '/api/carry/take', phone.token, { words: words.join(' '), ...PHONE });
    expect(own.body.error.code).toBe('sameRing');
    const third = await ringOf([at(holdsOf(other), 1)]);
    const theirs = await wordsOf(third.token);
    const shared = await call('POST', '/api/carry/take', phone.token, { words: theirs.words.join(' '), ...PHONE });
    expect([shared.status, shared.body.error.code]).toEqual([409, 'ringShared']);
  });
});

it('a device is called what its owner calls it; another ring cannot, and no name is refused', async () => {
  const { ring } = await pair();
  const phone = await carried(ring.token);
  const { id } = phone.devices.find((device) => device.here) ?? { id: '' };
  const named = await call('PUT', `/api/ring/devices/${id}`, ring.token, { label: ' Café phone ' });
  expect(named.body.devices.map(({ label }: { readonly label: string }) => label)).toContain('Café phone');
  expect((await call('PUT', `/api/ring/devices/${id}`, ring.token, { label: '  ' })).status).toBe(400);
  expect((await call('PUT', `/api/ring/devices/nobody`, ring.token, { label: 'Mine' })).body.error.code).toBe('noSuchDevice');
});

describe('a device that is removed', () => {
  it('[HO-2.5] is hung up on at once, and neither its token nor a link it kept opens anything; the others play on', async () => {
    const { created, mine, ring } = await pair();
    const phone = await carried(ring.token);
    const desk = await house.join(created.table, `${ring.token}~0`);
    const lost = await house.join(created.table, `${phone.token}~0`);
    const kept = await house.join(created.table, mine.token);
    const bob = await house.join(created.table, at(created.seats, 1).token);
    const { id } = phone.devices.find((device) => device.here) ?? { id: '' };
    expect((await call('DELETE', `/api/ring/devices/${id}`, ring.token)).body.devices).toHaveLength(1);
    await Promise.all([lost.gone, kept.gone]);
    expect([lost.closed?.code, kept.closed?.code, lost.refusals.at(-1)?.code]).toEqual([4001, 4001, 'deviceRemoved']);
    expect((await house.join(created.table, `${phone.token}~0`)).refusals).toMatchObject([{ code: 'deviceRemoved' }]);
    expect((await house.join(created.table, mine.token)).refusals).toMatchObject([{ code: 'badToken' }]);
    expect((await call('GET', '/api/ring', phone.token)).body.error.code).toBe('badDevice');
    expect(await desk.move({ type: 'seal', n: 3 })).toMatchObject({ t: 'ok' });
    await bob.until(() => notes(bob).includes('table.deviceGone'));
    expect((await house.join(created.table, `${ring.token}~0`)).scene.you).toBe(0);
  });

  it('[HO-2.5] is shut out also where the storage is away in the middle of it, and whoever asks again is told when all is done', async () => {
    class Away extends SqliteStorage {
      isAway = false;
      override async append(...asked: Parameters<SqliteStorage['append']>): ReturnType<SqliteStorage['append']> {
        if (this.isAway) throw new StorageError('failed', 'as the test wants');
        return super.append(...asked);
      }
    }
    await house.stop();
    const storage = new Away({ file: house.file });
    await house.start({ database: storage });
    const { created, mine, ring } = await pair();
    const phone = await carried(ring.token);
    const { id } = phone.devices.find((device) => device.here) ?? { id: '' };
    storage.isAway = true;
    expect((await call('DELETE', `/api/ring/devices/${id}`, ring.token)).body.error.code).toBe('storageFailed');
    expect((await call('GET', '/api/ring', phone.token)).body.error.code).toBe('badDevice');
    storage.isAway = false;
    expect((await call('DELETE', `/api/ring/devices/${id}`, ring.token)).body.devices).toHaveLength(1);
    expect((await house.join(created.table, mine.token)).refusals).toMatchObject([{ code: 'badToken' }]);
  });

  /** A table run and refereed from a ring, with sockets that came in by the links of both, and by the ring. */
  const run = async () => {
    const created = await house.create({ seats: [here('Ana'), BOT], options: { rounds: 9 }, referee: 'someone', joining: 'free' });
    const bob = await house.join(created.table);
    const his = 'b'.repeat(32);
    expect(await bob.ask({ t: 'take', seat: 1, name: 'Bob', token: his })).toMatchObject({ t: 'ok' });
    const mine = at(created.seats, 0).token;
    const ring = await ringOf([mine, created.owner, created.referee ?? ''].map((token) => ({ table: created.table, token })));
    const byLink = [
      await house.join(created.table, created.referee ?? ''),
      await house.join(created.table, created.owner),
      await house.join(created.table, undefined, { owner: created.owner }),
    ];
    const both = await house.join(created.table, his, { owner: created.owner });
    const byRing = [await house.join(created.table, `${ring.token}~referee`), await house.join(created.table, undefined, { owner: `${ring.token}~owner` })];
    return { created, ring, byLink, both, byRing };
  };

  it('[HO-2.5] no longer runs or referees a table by a link it kept, on a page that is open', async () => {
    const { ring, byLink, both, byRing } = await run();
    const phone = await carried(ring.token);
    expect(both.scene).toMatchObject({ you: 1, owner: true });
    const { id } = phone.devices.find((device) => device.here) ?? { id: '' };
    expect((await call('DELETE', `/api/ring/devices/${id}`, ring.token)).status).toBe(200);
    await Promise.all(byLink.map(({ gone }) => gone));
    expect(byLink.map(({ closed, refusals }) => [closed?.code, refusals.at(-1)?.code])).toEqual(byLink.map(() => [4001, 'linkReplaced']));
    // A seat that is not the ring's stays its holder's; what the owner's link gave is over.
    await both.when(({ owner }) => !owner);
    // What is told the table of it is told nobody who is out.
    expect(notes(both)).toContain('table.deviceGone');
    expect(byLink.flatMap(({ frames }) => frames.filter((frame) => frame.includes('deviceGone')))).toEqual([]);
    expect(await both.ask({ t: 'pause', on: true })).toMatchObject({ code: 'notOwner' });
    for (const client of byRing) expect(await client.ask({ t: 'pause', on: true })).toMatchObject({ t: 'ok' });
  });

  it('[HO-2.5] leaves no referee and no owner behind when its ring is erased', async () => {
    const { ring, byLink, both, byRing } = await run();
    expect((await call('DELETE', '/api/ring', ring.token)).status).toBe(200);
    await Promise.all([...byLink, ...byRing].map(({ gone }) => gone));
    expect([...byLink, ...byRing].map(({ closed }) => closed?.code)).toEqual([4001, 4001, 4001, 4001, 4001]);
    expect((await both.when(({ owner }) => !owner)).you).toBe(1);
  });

  it('is not the one that asks', async () => {
    const { ring } = await pair();
    expect((await call('DELETE', `/api/ring/devices/${at(ring.devices, 0).id}`, ring.token)).body.error.code).toBe('ownDevice');
  });
});

describe('a passkey', () => {
  const response = { id: 'x', rawId: 'x', type: 'public-key', clientExtensionResults: {} };

  it('is not asked for at an address without a name', async () => {
    const { ring } = await pair();
    for (const [path, token] of [
      ['/api/ring/passkey', ring.token],
      ['/api/passkey', undefined],
    ] as const) {
      expect((await call('POST', path, token)).body.error.code).toBe('passkeyInsecure');
    }
  });

  it('that is made up, malformed or of nobody opens nothing', async () => {
    await house.stop();
    await house.start({ host: 'localhost' });
    const { ring } = await pair();
    expect((await call('POST', '/api/ring/passkey', ring.token)).body).toMatchObject({ rp: { id: 'localhost' }, user: { name: 'Ana' } });
    const made = { ...response, response: { clientDataJSON: 'e30', attestationObject: 'AA' } };
    const used = { ...response, response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' } };
    for (const forged of [made, { ...made, type: 'none' }, null]) {
      expect((await call('POST', '/api/ring/passkey/add', ring.token, { response: forged })).body.error.code).toBe('passkeyRefused');
    }
    for (const forged of [used, { ...used, id: 7 }, {}]) {
      expect((await call('POST', '/api/passkey/enter', undefined, { response: forged, ...PHONE })).body.error.code).toBe('passkeyRefused');
    }
    expect(await viewOf(ring.token)).toMatchObject({ passkeys: 0, devices: [{ here: true }] });
  });

  /** Adds one to the ring of this device, and signs with it for another. */
  const added = async (token: string): Promise<Authenticator> => {
    const authenticator = new Authenticator(house.url);
    const asked = (await call('POST', '/api/ring/passkey', token)).body;
    expect((await call('POST', '/api/ring/passkey/add', token, { response: authenticator.make(asked.challenge) })).status).toBe(200);
    return authenticator;
  };
  const entered = async (authenticator: Authenticator) => {
    const asked = (await call('POST', '/api/passkey')).body;
    return call('POST', '/api/passkey/enter', undefined, { response: authenticator.use(asked.challenge), ...PHONE });
  };
  const deviceOf = ({ devices }: RingView): string => devices.find(({ here: own }) => own)?.id ?? '';
  const removed = (token: string, device: string, which = '') => call('DELETE', `/api/ring/devices/${device}${which}`, token);

  it('ends with the device on which it was made; those of other devices go on', async () => {
    await house.stop();
    await house.start({ host: 'localhost' });
    const { ring } = await pair();
    const phone = await carried(ring.token);
    const [mine, lost] = [await added(ring.token), await added(phone.token)];
    expect((await removed(ring.token, deviceOf(phone))).body.passkeys).toBe(1);
    expect((await entered(lost)).body.error.code).toBe('passkeyRefused');
    expect((await entered(mine)).status).toBe(200);
  });

  it('ends with the device that came back by it, or with any where all are to end', async () => {
    await house.stop();
    await house.start({ host: 'localhost' });
    const { ring } = await pair();
    const [first, second] = [await added(ring.token), await added(ring.token)];
    const phone: GrantedRing = (await entered(first)).body;
    expect((await removed(ring.token, deviceOf(phone))).body.passkeys).toBe(1);
    expect((await entered(first)).body.error.code).toBe('passkeyRefused');
    const other = await carried(ring.token);
    expect((await removed(ring.token, deviceOf(other), '?passkeys=all')).body.passkeys).toBe(0);
    expect((await entered(second)).body.error.code).toBe('passkeyRefused');
    expect((await removed(ring.token, deviceOf(other), '?passkeys=some')).status).toBe(400);
  });

  it('that was made before devices were noted ends with any device', async () => {
    await house.stop();
    await house.start({ host: 'localhost' });
    const { ring } = await pair();
    const phone = await carried(ring.token);
    const old = await added(ring.token);
    await house.stop();
    const db = new DatabaseSync(house.file);
    db.exec(`update passkeys set devices = ''`);
    db.close();
    await house.start({ host: 'localhost' });
    expect((await removed(ring.token, deviceOf(phone))).body.passkeys).toBe(0);
    expect((await entered(old)).body.error.code).toBe('passkeyRefused');
  });
});

describe('a request that is not whole', () => {
  it('is refused with the name of what is wrong, and changes nothing', async () => {
    const { mine, ring } = await pair();
    const bad = [
      ['/api/ring', { ...DESK, holds: [] }, 'holds'],
      ['/api/ring', { ...DESK, kind: 'toaster', holds: [mine] }, 'kind'],
      ['/api/ring', { ...DESK, label: 'x'.repeat(61), holds: [mine] }, 'label'],
      ['/api/ring/holds', { holds: 'all' }, 'holds'],
      ['/api/carry', { words: 7 }, 'words'],
      ['/api/carry/take', { words: 'un', ...PHONE, label: '' }, 'label'],
    ] as const;
    for (const [path, body, field] of bad) {
      const answer = await call('POST', path, ring.token, body);
      expect([answer.status, answer.body.error.message]).toEqual([400, expect.stringContaining(field)]);
    }
    expect((await viewOf(ring.token)).devices).toHaveLength(1);
  });
});

/** Every byte of every file of the database. */
const bytes = (): Buffer => Buffer.concat(readdirSync(house.directory).map((file) => readFileSync(join(house.directory, file))));

describe('a person', () => {
  it('is shown what the house knows, and given all of it', async () => {
    const { created, ring } = await pair(2);
    const ana = await house.join(created.table, `${ring.token}~0`);
    const bob = await house.join(created.table, at(created.seats, 1).token);
    await ana.ask({ t: 'say', text: 'bonjour à tous' });
    await ana.ask({ t: 'say', text: 'entre nous', to: [1] });
    await bob.ask({ t: 'say', text: 'salut Ana' });
    expect((await call('GET', '/api/ring/known', ring.token)).body).toEqual({ names: ['Ana'], seats: 1, words: 2, addresses: 0, devices: 1, passkeys: 0 });
    for (const round of [1, 2]) for (const client of [ana, bob]) await client.move({ type: 'seal', n: round });
    await ana.until(() => ana.scene.outcome !== null);
    const { body } = await call('GET', '/api/ring/export', ring.token);
    expect(body).toMatchObject({
      devices: [{ label: 'Firefox, Linux' }],
      tables: [
        {
          table: created.table,
          chairs: [
            {
              chair: 0,
              name: 'Ana',
              said: [
                { to: 'all', text: 'bonjour à tous' },
                { to: [1], text: 'entre nous' },
              ],
            },
          ],
        },
      ],
    });
    expect(body.tables[0].recording).toMatchObject({ names: ['Ana', ''] });
    expect(JSON.stringify(body)).not.toContain('salut Ana');
  });

  it('[HO-2.6] is erased: a bot plays on under a plain name, and no byte of name or words is left in any file', async () => {
    const created = await house.create({ seats: [here('Quetzalcoatline'), here('Bob')], options: { rounds: 9 } });
    const lobby = await house.create({ seats: [here('Quetzalcoatline'), OPEN], start: false });
    const ring = await ringOf([at(holdsOf(created), 0), at(holdsOf(lobby), 0), { table: lobby.table, token: lobby.owner }]);
    const phone = await carried(ring.token);
    const [ana, bob] = [await house.join(created.table, `${ring.token}~0`), await house.join(created.table, at(created.seats, 1).token)];
    await ana.ask({ t: 'rename', name: 'Xylophanie' });
    await ana.ask({ t: 'say', text: 'abracadabrantesque' });
    await ana.ask({ t: 'say', text: 'hippopotomonstro', to: [1] });
    await bob.ask({ t: 'say', text: 'je reste' });
    await bob.until(() => bob.talk.length === 3);
    const keys = { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: Buffer.alloc(16, 7).toString('base64url') };
    const push = { kind: 'push', endpoint: 'https://push.example.org/zanzibarine', keys, lang: 'fr', zone: 'Europe/Paris', quiet: null };
    const channel = (await call('POST', '/api/channels', undefined, push)).body;
    const told = await fetch(`${house.url}/api/tables/${created.table}/notices`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${ring.token}~0` },
      body: JSON.stringify({ channels: [channel], events: ['yourTurn'] }),
    });
    expect([told.status, (await call('GET', '/api/ring/known', ring.token)).body.addresses]).toEqual([200, 1]);
    expect((await call('GET', '/api/ring/export', ring.token)).body.addresses).toEqual([push.endpoint]);
    const secrets = ['zanzibarine', 'Quetzalcoatline', 'Xylophanie', 'abracadabrantesque', 'hippopotomonstro', 'Firefox, Linux', 'Téléphone'];
    for (const secret of secrets) expect(bytes().includes(secret), secret).toBe(true);
    expect((await call('DELETE', '/api/ring', phone.token)).status).toBe(200);
    await expect.poll(() => secrets.filter((secret) => bytes().includes(secret))).toEqual([]);
    expect(bytes().includes('je reste')).toBe(true);
    await ana.gone;
    await bob.until(() => bob.scene.info.seats[0]?.holder === 'bot');
    expect([bob.scene.info.seats[0]?.name, notes(bob).includes('table.erased')]).toEqual(['Joueur 1', true]);
    for (const token of [ring.token, phone.token]) expect((await call('GET', '/api/ring', token)).body.error.code).toBe('badDevice');
    expect((await house.join(created.table, at(created.seats, 0).token)).refusals).toMatchObject([{ code: 'badToken' }]);
    expect((await house.join(lobby.table)).scene.info.seats.map(({ holder }) => holder)).toEqual(['open', 'open']);
    const fresh = await house.join(created.table);
    expect(fresh.talk.map(({ name, text }) => [name, text])).toEqual([
      ['Joueur 1', ''],
      ['Bob', 'je reste'],
    ]);
    await bob.move({ type: 'seal', n: 3 });
    await bob.until(() => bob.scene.step > 2);
    await house.stop();
    for (const secret of secrets) expect(bytes().includes(secret), secret).toBe(false);
    await house.start();
    expect((await house.join(created.table)).scene.info.seats[0]?.name).toBe('Joueur 1');
  });
});

it('a copy of all that is kept of a person is charged before it is made', async () => {
  await house.stop();
  await house.start({ prices: { exports: only(1) } });
  const { token } = await ringOf(holdsOf(await house.create()).slice(0, 1));
  expect((await call('GET', '/api/ring/export', token)).status).toBe(200);
  expect(await call('GET', '/api/ring/export', token)).toMatchObject({ status: 429, body: { error: { code: 'tooMuch' } } });
});
