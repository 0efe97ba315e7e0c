import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { add, chair, describeJournal, entry, record, said } from '#table/testing/journal-contract.ts';
import type { Change, StoredTalk } from '#table';
import type { Channel } from '../notices/notice-store.ts';
import type { ChallengeRecord } from '../challenges/challenge-rows.ts';
import type { RoomRecord } from '../rooms/room-rows.ts';
import { NEVER, type Storage } from '../open-storage.ts';

/* What every storage must do beside keeping journals. */

export interface PlaceOfStorage {
  open(): Promise<Storage>;
  /** Removes everything. */
  destroy(): Promise<void>;
}

const line = (table: string, n: number, more: Partial<StoredTalk> = {}): Change => ({ kind: 'talk', table, talk: said(n, more) });

const ROOM: RoomRecord = {
  id: '',
  code: '',
  animatorHash: 'a',
  title: 'Atelier',
  expected: 30,
  minutes: 90,
  lang: 'fr',
  createdAt: 1,
  steps: [{ title: 'Accueil', minutes: 10 }],
  step: 0,
  stepAt: 1,
  people: [],
  games: [],
  polls: [],
  announcement: null,
  wall: 'auto',
};

const CHALLENGE: ChallengeRecord = {
  id: 'c1',
  day: null,
  opensAt: 1,
  closesAt: 9,
  game: 'tontine',
  title: 'Défi',
  kind: null,
  minutes: null,
  options: { rounds: 3 },
  seats: 2,
  level: 'decent',
  seed: '00112233445566778899aabbccddeeff',
  rulesVersion: 1,
  names: 'shown',
  tries: 1,
  expected: null,
  giverHash: 'g',
  deleted: false,
};

/** What a table that was begun under the first layout is now, whatever the layouts between. */
export const expectOldTable = async (storage: Storage): Promise<void> => {
  expect((await storage.find('t1'))?.seats).toEqual([
    chair(0, { name: 'Ana', holder: 'person', tokenHash: 'h', owner: true }),
    chair(1, { name: '', holder: 'open' }),
  ]);
  // Everything said there was said to everybody.
  const spoken = said(1, { writer: 0, client: 'c', name: 'Ana', text: 'Bonjour' });
  expect(await storage.talk('t1', { reader: null, limit: 9, upTo: 9 })).toEqual({ lines: [spoken], count: 1 });
  expect(await storage.append([add('t1', entry(1), { seats: [chair(1, { name: 'Zoé' })] })])).toEqual(['stored']);
};

export const describeStorage = (name: string, prepare: () => PlaceOfStorage): void => {
  describeJournal(name, () => ({ ...prepare(), close: (storage: Storage) => storage.close() }));

  describe(`storage contract: ${name}`, () => {
    let place: PlaceOfStorage;
    let storage: Storage;
    beforeEach(async () => {
      place = prepare();
      storage = await place.open();
    });
    afterEach(async () => {
      await storage.close();
      await place.destroy();
    });

    it('finds a table by its code, and counts them', async () => {
      await storage.create(record('t1'), []);
      expect(await storage.findCode('CODE-t1')).toBe('t1');
      expect(await storage.findCode('CODE-t2')).toBeNull();
      expect(await storage.countTables()).toBe(1);
    });

    it('keeps a room under a code of its own, and no write over another', async () => {
      const room = { ...ROOM, id: 'r1', code: 'ROOMCD' };
      expect(await storage.rooms.create(room)).toBe('stored');
      expect(await storage.rooms.create({ ...room, id: 'r2' })).toBe('codeTaken');
      expect([await storage.rooms.findCode('ROOMCD'), await storage.rooms.findCode('OTHERS')]).toEqual(['r1', null]);
      expect(await storage.rooms.find('r1')).toEqual({ record: room, version: 1 });
      expect(await storage.rooms.save({ ...room, step: 1 }, 1)).toBe(true);
      expect(await storage.rooms.save({ ...room, step: 2 }, 1)).toBe(false);
      expect(await storage.rooms.find('r1')).toEqual({ record: { ...room, step: 1 }, version: 2 });
      expect(await storage.rooms.find('r2')).toBeNull();
    });

    it('lists what everyone may watch, newest first, without lobbies that have gone stale', async () => {
      await storage.create(record('old', { createdAt: 1 }), []);
      await storage.create(record('fresh', { createdAt: 50 }), []);
      await storage.create(record('running', { createdAt: 2, status: 'playing', secondsPerDecision: 9 }), []);
      await storage.create(record('private', { createdAt: 60, watching: 'link', status: 'playing' }), []);
      expect(await storage.listPublic({ limit: 9, lobbiesSince: 40 })).toEqual(['fresh', 'running']);
      expect(await storage.listPublic({ limit: 1, lobbiesSince: 40 })).toEqual(['fresh']);
      expect(await storage.listTimed(0)).toEqual([{ table: 'running', wakesAt: null }]);
    });

    it('keeps the devices of a ring, by the hash of their tokens', async () => {
      const device = (id: string, ring: string, createdAt: number) =>
        ({ id, ring, tokenHash: `hash-${id}`, label: 'Firefox', kind: 'phone', createdAt, seenAt: createdAt }) as const;
      for (const made of [device('b', 'r1', 2), device('a', 'r1', 1), device('c', 'r2', 3)]) await storage.rings.addDevice(made);
      expect((await storage.rings.listDevices('r1')).map(({ id }) => id)).toEqual(['a', 'b']);
      await storage.rings.seeDevice('b', 9);
      expect(await storage.rings.findDevice('hash-b')).toEqual({ ...device('b', 'r1', 2), seenAt: 9 });
      await storage.rings.nameDevice('b', 'Café');
      expect(await storage.rings.deviceCalled('b')).toEqual({ ...device('b', 'r1', 2), label: 'Café', seenAt: 9 });
      await storage.rings.shutDevice('b', 'hash-z');
      expect([await storage.rings.findDevice('hash-b'), (await storage.rings.listDevices('r1')).map(({ id }) => id)]).toEqual([null, ['a', 'b']]);
      await storage.rings.dropDevice('b');
      expect([await storage.rings.findDevice('hash-b'), await storage.rings.findDevice('hash-x')]).toEqual([null, null]);
      await storage.rings.dropRing('r1');
      expect([await storage.rings.listDevices('r1'), (await storage.rings.listDevices('r2')).length]).toEqual([[], 1]);
    });

    it('keeps passkeys and how often they were used', async () => {
      const passkey = { id: 'p', ring: 'r1', publicKey: 'AAAA', counter: 0, transports: ['internal', 'hybrid'], createdAt: 5, devices: ['d1'] };
      await storage.rings.addPasskey(passkey);
      await storage.rings.countPasskey('p', 7);
      expect([await storage.rings.findPasskey('p'), await storage.rings.findPasskey('q')]).toEqual([{ ...passkey, counter: 7 }, null]);
      await storage.rings.notePasskey('p', ['d1', 'd2']);
      expect((await storage.rings.findPasskey('p'))?.devices).toEqual(['d1', 'd2']);
      await storage.rings.dropPasskeys('r1', ['q']);
      await storage.rings.dropPasskeys('r2', ['p']);
      expect(await storage.rings.listPasskeys('r1')).toHaveLength(1);
      await storage.rings.dropPasskeys('r1');
      expect(await storage.rings.listPasskeys('r1')).toEqual([]);
    });

    it('finds the tables of a ring by any chair of it, and what was said from one', async () => {
      await storage.create(record('t1', { ownerRing: 'r1' }), []);
      await storage.create(record('t2'), [chair(0), chair(1, { ring: 'r1' })]);
      await storage.create(record('t3', { refereeRing: 'r1' }), [chair(0, { ring: 'r2' })]);
      expect([await storage.rings.tablesOfRing('r1'), await storage.rings.tablesOfRing('r2')]).toEqual([['t1', 't2', 't3'], ['t3']]);
      await storage.append([line('t2', 1, { writer: 1 }), line('t2', 2, { writer: 1, to: [0] }), line('t2', 3, { writer: 0 }), line('t2', 4, { writer: 1 })]);
      expect((await storage.rings.saidBy('t2', 1, 1)).map(({ n }) => n)).toEqual([2, 4]);
      await storage.append([add('t2', entry(1), { seats: [chair(1, { ring: null })] })]);
      expect(await storage.rings.tablesOfRing('r1')).toEqual(['t1', 't3']);
    });

    it('knows which chairs left a ring, and what was said from them, wherever they move to', async () => {
      const ana = chair(1, { name: 'Ana', tokenHash: 'h', ring: 'r1' });
      const [zoe, bob] = [chair(2, { name: 'Zoé', ring: 'r1', talkSince: 2 }), chair(3, { name: 'Bob', ring: 'r2' })];
      await storage.create(record('t1'), [chair(0), ana, zoe, bob]);
      await storage.append([line('t1', 1, { writer: 1, name: 'Anna' }), line('t1', 2, { writer: 2 }), line('t1', 3, { writer: 2, name: 'Zoé' })]);
      // What keeps the ring, or goes over to another, leaves nothing behind.
      await storage.append([add('t1', entry(1), { seats: [chair(3, { name: 'Bob', ring: 'r3' })] })]);
      await storage.append([add('t1', entry(2), { seats: [chair(1)] }), add('t1', entry(3), { seats: [chair(2, { name: 'Eve', ring: null, talkSince: 3 })] })]);
      await storage.append([line('t1', 4, { writer: 2, name: 'Eve' })]);
      const left = [
        { table: 't1', writer: 1, name: 'Ana', holder: 'h', since: 0, until: 3 },
        { table: 't1', writer: 2, name: 'Zoé', holder: null, since: 2, until: 3 },
      ];
      expect([await storage.rings.satOf('r1'), await storage.rings.satOf('r2')]).toEqual([left, []]);
      await storage.append([
        add('t1', entry(4), {
          seats: [chair(0, { name: 'Eve', talkSince: 3 }), chair(1, { name: 'Bob', ring: 'r3' })],
          seatCount: 2,
          moved: [null, null, 0, 1],
        }),
      ]);
      expect(new Set((await storage.rings.satOf('r1')).map((sat) => `${sat.writer} ${sat.name}`))).toEqual(new Set(['0 Zoé', 'visitor Ana', 'visitor Anna']));
      expect((await storage.rings.saidBy('t1', 0, 2, 3)).map(({ n }) => n)).toEqual([3]);
      await storage.rings.passSat('r1', 'r3');
      expect([(await storage.rings.satOf('r1')).length, (await storage.rings.satOf('r3')).length]).toEqual([0, 3]);
      await storage.rings.eraseTraces('t1', [{ writer: 0, since: 2, until: 3, holder: null, name: 'Zoé', plain: 'Joueur 1' }]);
      const { lines } = await storage.talk('t1', { reader: null, limit: 9, upTo: 9 });
      expect(lines.slice(2).map((spoken) => [spoken.name, spoken.text === ''])).toEqual([
        ['Joueur 1', true],
        ['Eve', false],
      ]);
      expect((await storage.find('t1'))?.seats.map((held) => held.name)).toEqual(['Eve', 'Bob']);
      await storage.create(record('t2'), [chair(0, { ring: 'r3' })]);
      await storage.append([add('t2', entry(1), { seats: [chair(0)] })]);
      await storage.host.drop(['t1']);
      expect((await storage.rings.satOf('r3')).map(({ table }) => table)).toEqual(['t2']);
      await storage.rings.dropRing('r3');
      expect(await storage.rings.satOf('r3')).toEqual([]);
    });

    it('keeps whom a ring does not read by the numbers of chairs, which move up, and passes it on with the ring', async () => {
      await storage.create(record('t1'), [chair(0, { ring: 'r1' }), chair(1), chair(2)]);
      await storage.rings.setMuted('t1', 'r1', [1, 2]);
      await storage.append([add('t1', entry(1), { seats: [chair(0, { ring: 'r1' }), chair(1)], seatCount: 2, moved: [0, null, 1] })]);
      expect([...(await storage.rings.mutedOf('r1'))]).toEqual([['t1', [1]]]);
      await storage.rings.passSat('r1', 'r2');
      expect([(await storage.rings.mutedOf('r1')).size, (await storage.rings.mutedOf('r2')).get('t1')]).toEqual([0, [1]]);
      await storage.rings.dropRing('r2');
      expect((await storage.rings.mutedOf('r2')).size).toBe(0);
    });

    it('knows by its link who sat on a chair that was on no ring, unless they sit there still', async () => {
      await storage.create(record('t1'), [chair(0, { name: 'Ana', tokenHash: 'a' }), chair(1, { name: 'Bob', tokenHash: 'b' })]);
      await storage.append([line('t1', 1, { writer: 0 }), line('t1', 2, { writer: 1 })]);
      // A name, a colour, a bot that keeps the chair: nobody has gone.
      await storage.append([add('t1', entry(1), { seats: [chair(0, { name: 'Anna', tokenHash: 'a', holder: 'bot', level: 'weak' })] })]);
      expect(await storage.rings.adoptSat('a', 'r1')).toBe(false);
      await storage.append([add('t1', entry(2), { seats: [chair(0), chair(1, { name: 'Bob', tokenHash: 'new', ring: null })] })]);
      await storage.append([add('t1', entry(3), { seats: [chair(1, { name: 'Bob', tokenHash: 'new', ring: 'r2' })] })]);
      expect([await storage.rings.adoptSat('a', 'r1'), await storage.rings.adoptSat('b', 'r2'), await storage.rings.adoptSat('a', 'r2')]).toEqual([
        true,
        true,
        false,
      ]);
      const left = [{ table: 't1', writer: 0, name: 'Anna', holder: 'a', since: 0, until: 2 }];
      expect([await storage.rings.satOf('r1'), await storage.rings.satOf('r2')]).toEqual([left, []]);
    });

    it('takes names and words out of what was written, as far back as the name was changed', async () => {
      const named = (who: string) => ({ text: { fr: who, en: who } });
      const renamed = (seq: number, before: string, after: string) =>
        entry(seq, { log: [{ to: 'all', text: { key: 'table.renamedSelf', args: { before: named(before), after: named(after) }, clauses: [] } }] });
      await storage.create(record('t1'), [chair(0), chair(1, { name: 'Zelda', tokenHash: 'h', ring: 'r1' })]);
      await storage.append([add('t1', renamed(1, 'Zoé', 'Zora')), add('t1', renamed(2, 'Bob', 'Bobby')), add('t1', renamed(3, 'Zora', 'Zelda'))]);
      await storage.append([line('t1', 1, { writer: 1, name: 'Zora', text: 'mine' }), line('t1', 2, { writer: 0, name: 'Bobby', text: 'his' })]);
      await storage.rings.eraseTraces('t1', [{ writer: 1, since: 0, holder: 'h', name: 'Zelda', plain: 'Joueur 2' }]);
      const kept = JSON.stringify([
        await storage.find('t1'),
        await storage.entries('t1', { after: 0 }),
        await storage.talk('t1', { reader: null, limit: 9, upTo: 9 }),
      ]);
      for (const gone of ['Zoé', 'Zora', 'Zelda', 'mine']) expect(kept).not.toContain(gone);
      for (const stays of ['Bob', 'Bobby', 'his', 'Joueur 2']) expect(kept).toContain(stays);
      await storage.clean();
      expect((await storage.find('t1'))?.talk).toBe(2);
    });

    it('lists the tables in play that were played at since a moment, whatever their time limit', async () => {
      await storage.create(record('lobby'), []);
      await storage.create(record('late', { status: 'playing' }), []);
      await storage.create(record('early', { status: 'playing' }), []);
      await storage.append([add('lobby', entry(1, { at: 900 })), add('late', entry(1, { at: 100 })), add('late', entry(2, { at: 900 }))]);
      await storage.append([add('early', entry(1, { at: 100 }))]);
      expect(await storage.listTimed(500)).toEqual([{ table: 'late', wakesAt: null }]);
    });

    it('knows when tables that were put away have something to do, until something is written to them', async () => {
      for (const id of ['soon', 'never', 'played']) await storage.create(record(id, { status: 'playing', secondsPerDecision: 60 }), []);
      await storage.append([add('played', entry(1))]);
      await storage.rest([
        { table: 'soon', wakesAt: 7 },
        { table: 'never', wakesAt: NEVER },
        { table: 'played', wakesAt: NEVER },
      ]);
      expect(await storage.listTimed(0)).toEqual([{ table: 'soon', wakesAt: 7 }]);
    });

    it('says what was written to a table since a moment, to whoever it was', async () => {
      await storage.create(record('t1'), [chair(0)]);
      await storage.append([add('t1', entry(1)), add('t1', entry(2), { seats: [chair(0, { name: 'Zoé' })] }), line('t1', 1), line('t1', 2, { to: [0] })]);
      const since = await storage.since('t1', 1, 1);
      expect(since).toEqual({ ...(await storage.find('t1')), entries: [entry(2)], said: [said(2, { to: [0] })] });
      expect(await storage.since('t1', 2, 2)).toMatchObject({ seats: [{ name: 'Zoé' }], entries: [], said: [] });
      expect(await storage.since('t2', 0, 0)).toBeNull();
    });

    it('keeps for minutes what any server may end, and gives it to one of those who take it', async () => {
      const { ephemeral } = storage;
      const row = { kind: 'words', key: 'r1', data: 'right near', tries: 2, until: 100 } as const;
      await ephemeral.put({ ...row, data: 'old' });
      await ephemeral.put(row);
      await ephemeral.put({ ...row, kind: 'challenge' });
      expect([await ephemeral.find('words', 'r1', 99), await ephemeral.find('words', 'r1', 100), await ephemeral.find('words', 'r2', 99)]).toEqual([
        'right near',
        null,
        null,
      ]);
      const right = await Promise.all([1, 2, 3, 4].map(() => ephemeral.attempt('words', row.data.slice(0, 3), ['nothing', 'near'], 99)));
      expect(right).toEqual([row, row, row, row]);
      const tried = await Promise.all([1, 2, 3, 4].map(() => ephemeral.attempt('words', 'near', ['near'], 99)));
      expect(new Set(tried.map((found) => found?.tries))).toEqual(new Set([0, 1, undefined]));
      expect([await ephemeral.attempt('words', 'x', ['nothing'], 99), await ephemeral.attempt('challenge', 'x', ['near'], 100)]).toEqual([null, null]);
      const taken = await Promise.all([1, 2, 3].map(() => ephemeral.take('challenge', 'r1', 99)));
      expect(taken.filter((data) => data !== null)).toEqual(['right near']);
      await ephemeral.put({ ...row, kind: 'test', until: 101 });
      await ephemeral.clear(100);
      expect([await ephemeral.find('words', 'r1', 1), await ephemeral.find('test', 'r1', 1)]).toEqual([null, 'right near']);
    });

    it('keeps settings of the house, each once', async () => {
      expect(await storage.host.setting('a')).toBeNull();
      for (const value of ['1', '2']) await storage.host.set('a', value);
      expect(await storage.host.setting('a')).toBe('2');
    });

    const query = { sort: 'createdAt', descending: false, offset: 0 } as const;

    it('lists tables in any order, with who sits there, how far they are and how large', async () => {
      await storage.create(record('t1', { createdAt: 2 }), [chair(0, { holder: 'person' }), chair(1, { holder: 'bot', level: 'decent' })]);
      await storage.create(record('t2', { createdAt: 1, status: 'finished' }), []);
      await storage.append([add('t1', entry(1, { step: 7, at: 50 }))]);
      const { tables, count } = await storage.host.tables(query, 9);
      expect([count, tables.map(({ table }) => table)]).toEqual([2, ['t2', 't1']]);
      expect(tables[1]).toMatchObject({ people: 1, bots: 1, moves: 7, lastAt: 50, closed: false, code: 'CODE-t1' });
      const [first] = (await storage.host.tables({ ...query, sort: 'bytes', descending: true }, 1)).tables;
      expect(first?.table).toBe('t1');
      await storage.append([line('t1', 1, { text: 'x'.repeat(500) })]);
      const [grown] = (await storage.host.tables({ ...query, code: 'CODE-t1' }, 1)).tables;
      expect((grown?.bytes ?? 0) - (first?.bytes ?? 0)).toBeGreaterThan(499);
      expect((await storage.host.tables({ ...query, status: 'finished', offset: 1 }, 9)).count).toBe(1);
      await storage.append([line('t1', 2)]);
      const next = await storage.host.measure(0, 1);
      expect([typeof next, await storage.host.measure(next ?? 0, 9)]).toEqual(['number', null]);
      const [measured] = (await storage.host.tables({ ...query, sort: 'bytes', descending: true }, 1)).tables;
      expect(measured?.table).toBe('t1');
    });

    it('finds rooms that nobody has led on for long, by whether a game was begun there, and removes them', async () => {
      const game = { step: 0, title: '', game: 'tontine', at: 20, tables: [{ table: 't1', code: 'C', people: [] }] };
      await storage.rooms.create({ ...ROOM, id: 'played', code: 'PLAYED', stepAt: 10, games: [game] });
      await storage.rooms.create({ ...ROOM, id: 'empty', code: 'EMPTYY', stepAt: 10 });
      await storage.rooms.create({ ...ROOM, id: 'fresh', code: 'FRESHH', stepAt: 90 });
      expect(await storage.rooms.expired({ finished: 50, lobbies: null, idle: null })).toEqual([{ id: 'played', tables: ['t1'] }]);
      expect(await storage.rooms.expired({ finished: 20, lobbies: 50, idle: null })).toEqual([{ id: 'empty', tables: [] }]);
      await storage.rooms.remove('played');
      expect([await storage.rooms.find('played'), await storage.rooms.findCode('PLAYED')]).toEqual([null, null]);
      expect(await storage.rooms.expired({ finished: 50, lobbies: null, idle: null })).toEqual([]);
    });

    it('keeps challenges and their tries, one of a number for each holder, and the tries go with their tables', async () => {
      await storage.create(record('t1', { status: 'finished' }), [chair(0, { name: 'Ana', ring: 'r' })]);
      await storage.create(record('t2', { code: 'OTHER', challenge: { id: 'c1', closesAt: 9 } }), [chair(0, { name: 'Bob' })]);
      const { challenges } = storage;
      expect([await challenges.create(CHALLENGE), await challenges.create({ ...CHALLENGE, title: 'autre' })]).toEqual([true, false]);
      expect(await challenges.find('c1')).toEqual(CHALLENGE);
      expect((await storage.find('t2'))?.record.challenge).toEqual({ id: 'c1', closesAt: 9 });
      expect(await challenges.enter('c1', 'ana', 1, 't1', 5)).toBe(true);
      expect(await challenges.enter('c1', 'ana', 1, 't2', 6)).toBe(false);
      expect(await challenges.enter('c1', 'bob', 1, 't2', 6)).toBe(true);
      const result = { score: 7, rank: 1, best: null, moves: 2, endedAt: 8 };
      await challenges.settle('t1', result, []);
      expect(await challenges.counts('c1')).toEqual({ begun: 2, finished: 1 });
      expect([await challenges.unsettled('c1', false), await challenges.unsettled('c1', true)]).toEqual([[], ['t2']]);
      expect((await challenges.tries('c1')).map((tried) => [tried.table, tried.name, tried.status, tried.result])).toEqual([
        ['t1', 'Ana', 'finished', result],
        ['t2', 'Bob', 'lobby', null],
      ]);
      expect((await challenges.triesOf('c1', { holder: 'nobody', ring: 'r' })).map(({ table }) => table)).toEqual(['t1']);
      expect((await challenges.triesOf('c1', { holder: 'bob', ring: 'r' })).map(({ table }) => table)).toEqual(['t1', 't2']);
      expect((await challenges.triesOf('c1', { holder: 'ana', ring: null })).map(({ table }) => table)).toEqual(['t1']);
      expect([...(await challenges.answers('c1')).keys()]).toEqual(['t1', 't2']);
      await storage.host.drop(['t1']);
      expect(await challenges.counts('c1')).toEqual({ begun: 1, finished: 0 });
      expect([await challenges.forget(9), await challenges.forget(10), await challenges.find('c1')]).toEqual([0, 1, null]);
      expect(await challenges.tries('c1')).toEqual([]);
      expect((await storage.find('t2'))?.record.id).toBe('t2');
    });

    it('finds what nobody has used for long, and drops it with all that hangs on it', async () => {
      await storage.create(record('old', { createdAt: 1, status: 'finished' }), [chair(0)]);
      await storage.create(record('fresh', { createdAt: 90 }), []);
      await storage.create(record('lobby', { createdAt: 1 }), []);
      expect(await storage.host.expired({ finished: 50, lobbies: 50, idle: null }, 9)).toEqual({ finished: 1, lobbies: 1, idle: 0, tables: ['old', 'lobby'] });
      expect(await storage.host.expired({ finished: null, lobbies: null, idle: null }, 9)).toEqual({ finished: 0, lobbies: 0, idle: 0, tables: [] });
      await storage.host.report({ table: 'old', about: { seat: 0 }, by: 'owner', reason: 'spam' }, 5);
      await storage.host.drop(['old', 'lobby']);
      expect([await storage.find('old'), await storage.findCode('CODE-old'), await storage.countTables(), await storage.host.reports(9)]).toEqual([
        null,
        null,
        1,
        [],
      ]);
      // Whoever still writes there writes nothing.
      expect(await storage.append([line('old', 1)])).toEqual(['conflict']);
      expect((await storage.host.figures()).tables).toEqual({ lobby: 1, playing: 0, finished: 0, closed: 0 });
    });

    const CHANNEL: Channel = {
      id: 'c1',
      secretHash: 's',
      kind: 'mail',
      address: 'ana@example.org',
      keys: null,
      lang: 'fr',
      zone: 'Europe/Paris',
      quiet: { from: 1320, to: 420 },
      confirmed: true,
      letter: 'l1',
      createdAt: 1,
    };
    const PUSH: Channel = { ...CHANNEL, id: 'c2', kind: 'push', address: 'https://push', keys: { p256dh: 'p', auth: 'a' }, quiet: null, letter: 'l2' };
    const turn = (moment: string) => ({ event: 'yourTurn', moment, table: 't1', code: 'C', game: 'tontine', seat: 0, name: 'Ana', deadline: null }) as const;
    const seatOfAna = { table: 't1', seat: 0, holder: 'h', device: null };

    it('keeps ways to be told, and what each seat wants by them', async () => {
      expect([await storage.notices.keep('key', 'one'), await storage.notices.keep('key', 'two')]).toEqual(['one', 'one']);
      for (const channel of [CHANNEL, PUSH]) await storage.notices.saveChannel(channel);
      await storage.notices.saveChannel({ ...CHANNEL, lang: 'en', quiet: null });
      expect(await storage.notices.channel('c1')).toEqual({ ...CHANNEL, lang: 'en', quiet: null });
      expect([await storage.notices.channelOf('letter', 'l2'), await storage.notices.channelOf('push', 'https://push')]).toEqual([PUSH, PUSH]);
      await storage.notices.setWishes(seatOfAna, [{ channel: 'c1', events: ['yourTurn'] }]);
      await storage.notices.setWishes({ ...seatOfAna, device: 'd' }, [{ channel: 'c2', events: [] }]);
      // What was wished by a link belongs to whoever comes by a key of the same seat.
      expect(await storage.notices.wishes({ table: 't1', holder: 'h' })).toEqual([{ channel: 'c2', events: [] }]);
      await storage.notices.passDevice('d', 'e');
      await storage.notices.endDevice('e');
      expect([await storage.notices.wishes({ table: 't1', holder: 'h' }), await storage.notices.channel('c2')]).toEqual([[], null]);
    });

    it('knows who wants to be told of the day, and when; one of those who find it due puts it off', async () => {
      const { notices } = storage;
      for (const channel of [CHANNEL, PUSH]) await notices.saveChannel(channel);
      const [mail, push] = [
        { channel: 'c1', device: null, holder: 'h', minute: 60, next: 10 },
        { channel: 'c2', device: 'd', holder: 'r', minute: 90, next: 30 },
      ];
      for (const wish of [mail, { ...push, minute: 5 }, push]) await notices.saveDaily(wish);
      expect([await notices.daily('c1'), await notices.daily('c2'), await notices.daily('c3')]).toEqual([mail, push, null]);
      expect(await notices.dailyDue(20, 9)).toEqual({ wishes: [mail], next: 30 });
      expect([await notices.putOffDaily(mail, 40), await notices.putOffDaily(mail, 50)]).toEqual([true, false]);
      expect(await notices.dailyDue(50, 1)).toEqual({ wishes: [push], next: null });
      await storage.create(record('t1'), [chair(0, { holder: 'person', tokenHash: 'h' })]);
      await notices.setWishes(seatOfAna, [{ channel: 'c1', events: ['yourTurn'] }]);
      // A channel that tells of the day outlives the table that it was made for, and goes with its device.
      await storage.host.drop(['t1']);
      expect(await notices.channel('c1')).toEqual(CHANNEL);
      await notices.passDevice('d', 'e');
      expect((await notices.dailyChannels(['d', 'e'])).map(({ id }) => id)).toEqual(['c2']);
      await notices.endDevice('e');
      expect([await notices.channel('c2'), await notices.daily('c2')]).toEqual([null, null]);
      await notices.dropDaily('c1');
      expect([await notices.channel('c1'), await notices.daily('c1')]).toEqual([CHANNEL, null]);
    });

    it('tells each thing once, to those who want it, and no more than so many an hour', async () => {
      await storage.create(record('t1'), [chair(0, { holder: 'person', tokenHash: 'h' })]);
      await storage.notices.saveChannel(CHANNEL);
      await storage.notices.setWishes(seatOfAna, [{ channel: 'c1', events: ['yourTurn'] }]);
      const limits = { now: 1000, most: 2 };
      expect(await storage.notices.queue([turn('a'), turn('a'), { ...turn('b'), event: 'reminder' }, turn('b'), turn('c')], limits)).toBe(2);
      expect(await storage.notices.due('push', 1000, 9)).toEqual({ messages: [], next: null });
      const { messages } = await storage.notices.due('mail', 1000, 9);
      expect(messages.map(({ about, tries, channel }) => [about.moment, tries, channel.id])).toEqual([
        ['a', 0, 'c1'],
        ['b', 0, 'c1'],
      ]);
      await storage.notices.settle(messages.map(({ id }, index) => ({ id, due: index === 0 ? null : 5000, tries: 1 })));
      expect(await storage.notices.due('mail', 1000, 9)).toEqual({ messages: [], next: 5000 });
      expect((await storage.notices.due('mail', 5000, 9)).messages).toHaveLength(1);
      expect((await storage.host.figures()).outbox).toBe(1);
      await storage.notices.rehold('t1', 'h', 'h2');
      expect(await storage.notices.wishes({ table: 't1', holder: 'h2' })).toHaveLength(1);
      await storage.notices.prune(2000);
      await storage.host.drop(['t1']);
      expect([await storage.notices.channel('c1'), (await storage.host.figures()).outbox]).toEqual([null, 0]);
    });

    it('is well, and says how much it holds', async () => {
      await storage.check();
      expect((await storage.host.figures()).bytes).toBeGreaterThan(0);
      expect(await storage.append([line('nowhere', 1)])).toEqual(['conflict']);
    });

    it('keeps reports without copying what they are about', async () => {
      await storage.create(record('t1'), [chair(0, { holder: 'person', name: 'Kev' })]);
      await storage.append([line('t1', 1, { writer: 0, text: 'oh' }), line('t1', 2, { writer: 0, text: 'bad' }), line('t1', 3, { to: [0], text: 'private' })]);
      for (const by of [1, 2, 2] as const) await storage.host.report({ table: 't1', about: { talk: 2 }, by, reason: 'insult' }, 5);
      await storage.host.report({ table: 't1', about: { seat: 0 }, by: 1, reason: 'other' }, 6);
      const [words, person] = await storage.host.reports(9);
      expect(words).toMatchObject({ by: 2, reasons: ['insult'], seat: 0, line: { text: 'bad' }, before: { text: 'oh' }, after: null });
      expect(person).toMatchObject({ name: 'Kev', seat: 0, line: null });
      await storage.append([add('t1', entry(1), { seats: [chair(0, { holder: 'person', name: 'Kev', muted: true })] })]);
      expect(await storage.host.muted(9)).toEqual([{ table: 't1', code: 'CODE-t1', game: 'tontine', seat: 0, name: 'Kev' }]);
      await storage.host.settle(person?.report ?? 0);
      await storage.host.emptyLine('t1', 2);
      expect(await storage.host.reports(9)).toEqual([]);
    });
  });
};
