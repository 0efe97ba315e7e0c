import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { beforeEach, describe, expect, it } from 'vitest';
import { add, entry, record, said } from '#table/testing/journal-contract.ts';
import { openEngine } from '../open-storage.ts';
import { LAYOUT } from '../sql/layout.ts';
import { all } from '../sql/work.ts';
import { openBadLine } from '../testing/bad-line.ts';
import { databaseOf } from '../testing/first-layout.ts';
import { postgresPlace, type PostgresPlace, spoiltPlace } from '../testing/postgres-place.ts';
import { describeStorage, expectOldTable } from '../testing/storage-contract.ts';
import { plainAddress, readAddress } from './address.ts';
import { layoutOf } from './dialect.ts';
import { PostgresEngine } from './engine.ts';
import { PostgresCluster } from './cluster.ts';
import { PostgresStorage } from './storage.ts';

describeStorage('PostgreSQL', postgresPlace);

describe('a database of PostgreSQL', () => {
  let place: PostgresPlace;
  beforeEach(() => {
    place = spoiltPlace();
  });

  const schema = (): string => place.address.schema;

  it.each(Array.from({ length: LAYOUT - 1 }, (_, index) => index + 1))('of layout %i goes on', async (layout) => {
    await place.query(`drop schema if exists ${schema()} cascade; create schema ${schema()};
      create function instr(text, text) returns bigint language sql immutable as 'select strpos($1, $2)';
      ${layoutOf(databaseOf(layout))} create table layout (version bigint not null); insert into layout values (${layout})`);
    const [first, second] = await Promise.all([place.open(), place.open()]);
    await expectOldTable(first);
    await Promise.all([first.close(), second.close()]);
  });

  it('is refused with a sentence when a later version made it, another program did, or nobody is there', async () => {
    await (await place.open()).close();
    await place.query('update layout set version = 99');
    await expect(place.open()).rejects.toMatchObject({ name: 'StorageError', message: expect.stringContaining('later version') });
    await place.query(`drop schema ${schema()} cascade; create schema ${schema()}; create table recipes (name text)`);
    await expect(place.open()).rejects.toMatchObject({ fault: 'foreign' });
    expect(await place.query('select count(*)::int as n from recipes')).toEqual([{ n: 0 }]);
    const nobody = readAddress('postgres://ana:secret@127.0.0.1:1/none');
    if (nobody === null) throw new Error('it can be read');
    await expect(PostgresStorage.open(nobody)).rejects.toMatchObject({ name: 'StorageError', fault: 'failed', message: expect.not.stringContaining('secret') });
  });

  it('is made once by servers that start together', async () => {
    const storages = await Promise.all([place.open(), place.open(), place.open()]);
    await storages[0]?.create(record('t1'), []);
    expect(await Promise.all(storages.map((storage) => storage.countTables()))).toEqual([1, 1, 1]);
    await Promise.all(storages.map((storage) => storage.close()));
  });

  it('takes letters that it has no room for, from whoever sends them', async () => {
    const storage = await place.open();
    await storage.create(record('t1'), []);
    const odd = 'a\u0000b\ud800c';
    expect(
      await storage.append([add('t1', entry(1, { client: odd, input: { odd } })), { kind: 'talk', table: 't1', talk: said(1, { text: odd, client: odd }) }]),
    ).toEqual(['stored', 'stored']);
    expect((await storage.entries('t1', { after: 0 }))[0]).toMatchObject({ client: 'a\ufffdb\ufffdc', input: { odd } });
    expect(await storage.entryOf('t1', 0, odd)).not.toBeNull();
    await storage.close();
  });

  it('goes on when its lines were cut, and a commit of which nobody knows is found out', async () => {
    const storage = await place.open();
    await storage.create(record('t1'), []);
    await place.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'comptoir/${schema()}'`);
    expect(await storage.append([add('t1', entry(1, { client: 'once' }))])).toEqual(['stored']);
    // The same again: what was written is neither lost nor doubled.
    expect(await storage.append([add('t1', entry(1, { client: 'once' }))])).toEqual(['conflict']);
    expect(await storage.append([add('t1', entry(2, { client: 'once' }))])).toEqual(['repeat']);
    expect(await storage.entries('t1', { after: 0 })).toHaveLength(1);
    await storage.close();
  });

  it('a line that breaks before its first question is answered is another’s turn, and nobody’s end', async () => {
    let cuts = 0;
    const { hostname, port } = new URL(place.url);
    const proxy = createServer((near) => {
      const far = connect(Number(port), hostname);
      far.on('error', () => near.destroy()).on('close', () => near.destroy());
      near.on('error', () => far.destroy()).on('close', () => far.destroy());
      far.pipe(near);
      near.on('data', (data) => {
        if (cuts < 2 && data.includes('set_config')) {
          cuts++;
          near.destroy();
        } else far.write(data);
      });
    }).listen(0, '127.0.0.1');
    await once(proxy, 'listening');
    const bound = proxy.address();
    const target = new URL(place.url);
    target.port = String(typeof bound === 'object' ? bound?.port : 0);
    const storage = await place.open();
    await storage.create(record('t1'), []);
    await storage.close();
    const engine = await openEngine(target.href)
      .catch(() => openEngine(target.href))
      .catch(() => openEngine(target.href));
    expect(await engine.read(() => all('select id from tables'))).toEqual([{ id: 't1' }]);
    expect(cuts).toBe(2);
    await engine.close();
    proxy.close();
  });

  it('a line that has died without a word is found out, and what was told meanwhile looked for', async () => {
    const line = await openBadLine(place.url, { roundTripMs: 0, loss: 0, holdsMs: Number.MAX_SAFE_INTEGER }, 1);
    const target = new URL(place.url);
    target.port = new URL(line.url).port;
    const address = readAddress(target.href);
    if (address === null) throw new Error('it can be read');
    const [deaf, other] = [await PostgresStorage.open(address), await place.open()];
    const heard: string[] = [];
    await deaf.cluster.start(
      ({ kind }) => void heard.push(kind),
      () => {},
    );
    void line.cut(60_000);
    other.cluster.tell({ kind: 'opened', table: 't1' });
    await expect.poll(() => heard).toContain('gap');
    expect(heard).not.toContain('opened');
    other.cluster.tell({ kind: 'opened', table: 't1' });
    await expect.poll(() => heard).toContain('opened');
    await other.close();
    await line.close();
  });

  it('a server is heard by those that it takes for dead, which may only be slow', async () => {
    const [slow, other] = [await place.open(), await place.open()];
    const heard: string[] = [];
    await slow.cluster.start(
      ({ kind }) => void heard.push(kind),
      () => {},
    );
    await place.query(`update nodes set until = now() - interval '1 minute'`);
    await other.cluster.start(
      () => {},
      () => {},
    );
    other.cluster.tell({ kind: 'present', table: 't1', server: other.cluster.server, present: { seats: [0], spectators: 0 } });
    await expect.poll(() => heard).toContain('present');
    await slow.cluster.stop();
    await other.cluster.stop();
    await Promise.all([slow.close(), other.close()]);
  });

  it('a server lives on that was asked for something which nobody can be in charge of', async () => {
    const storage = await place.open();
    await storage.cluster.start(
      () => {},
      () => {},
    );
    const until = async (): Promise<number> => Number((await place.query('select extract(epoch from until) as until from nodes'))[0]?.until);
    const first = await until();
    await expect(storage.cluster.claim(['a\u0000b'])).rejects.toMatchObject({ name: 'StorageError' });
    await expect.poll(until).toBeGreaterThan(first);
    await storage.cluster.stop();
    await storage.close();
  });

  it('a server that stops while it looks for a new line to listen on keeps none', async () => {
    const engine = await PostgresEngine.open(place.address);
    const cluster = new PostgresCluster(engine, schema());
    await cluster.start(
      () => {},
      () => {},
    );
    const again = engine.connect.bind(engine);
    const [asked, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    engine.connect = async (patience) => {
      asked.resolve();
      await gate.promise;
      return again(patience);
    };
    await place.query(`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%' and application_name = 'comptoir/${schema()}'`);
    await asked.promise;
    await cluster.stop();
    gate.resolve();
    await engine.close();
    await expect.poll(() => place.query(`select pid from pg_stat_activity where application_name = 'comptoir/${schema()}'`), { interval: 300 }).toEqual([]);
  });

  it('is told by an address, whose password stays where it was typed', () => {
    expect(readAddress('postgresql://a:b@db.example:5433/games?schema=club&sslmode=require')).toEqual({
      connectionString: 'postgresql://a:b@db.example:5433/games?sslmode=require',
      schema: 'club',
    });
    for (const bad of ['games.sqlite', 'mysql://a@b/c', 'postgres://a@b/c?schema=pg_catalog', 'postgres://a@b/c?schema=a;drop'])
      expect(readAddress(bad)).toBeNull();
    expect(plainAddress('postgres://a:b@db.example:5433/games')).toBe('postgres://db.example:5433/games');
  });
});
