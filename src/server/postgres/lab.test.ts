import { range } from '#kernel/collections.ts';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chunksOf, type ExperimentDocument, type PlayedChunk, playChunk, prepareExperiment, readDocument, Rows } from '#lab';
import type { ExperimentProgress } from '#protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ended, type Said, start } from '../../cli/command.test-support.ts';
import { run } from '../../cli/program.ts';
import { terminalOf } from '../../cli/terminal.ts';
import { silentLogger } from '../logs.ts';
import { openLab, startLabWorker } from '../lab/worker.ts';
import { House, only } from '../testing/house.ts';
import { postgresPlace, type PostgresPlace } from '../testing/postgres-place.ts';

let folder: string;
let place: PostgresPlace;
const workers: { readonly child: ChildProcess; readonly over: Promise<Said> }[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'comptoir-lab-'));
  place = postgresPlace();
});
afterEach(async () => {
  // The next test has the same schema.
  for (const { child, over } of workers.splice(0)) {
    child.kill('SIGKILL');
    await over;
  }
  rmSync(folder, { recursive: true });
  await place.query(`drop schema if exists ${place.address.schema}_lab cascade`);
  await place.destroy();
});

const DOCUMENT = {
  comptoir: 'experiment',
  game: 'bourse',
  rulesVersion: 2,
  players: 3,
  arms: [{ name: 'usual' }, { name: 'boom', options: { startPhase: 'expansion' } }],
  games: 200,
  measures: ['turns', 'win:seat/0', 'mean:worth'],
  follow: ['mean:worth'],
};

const write = (document: object): string => {
  const file = join(folder, 'question.json');
  writeFileSync(file, JSON.stringify(document));
  return file;
};
const results = (out: string): readonly string[] => ['results.json', 'games.csv', 'report.html'].map((name) => readFileSync(join(folder, out, name), 'utf8'));

const parsed = (raw: unknown): ExperimentDocument => {
  const read = readDocument(raw);
  if (!read.ok) throw new Error(read.field);
  return read.document;
};
/** As they come over the wire. */
const readChunks = (chunks: readonly unknown[]): readonly PlayedChunk[] => JSON.parse(JSON.stringify(chunks));

/** The command as it is typed, in this process. */
const comptoir = async (typed: readonly string[]): Promise<{ readonly code: number; readonly err: string }> => {
  const err: string[] = [];
  const code = await run(typed, { ...terminalOf('en'), watched: false, print: () => undefined, note: (line) => void err.push(line) });
  return { code, err: err.join('\n') };
};

const work = () => {
  const child = start(['worker', '--database', place.url, '--workers', '1']);
  const worker = { child, over: ended(child) };
  workers.push(worker);
  return worker;
};

/** Portions that somebody holds who has not said that they are played. */
const underWay = (): Promise<readonly Record<string, unknown>[]> => place.query(`select id from ${place.address.schema}_lab.job where state = 'active'`);

/** Whoever has played a portion and waits to write it down. */
const writing = (): Promise<readonly Record<string, unknown>[]> => place.query(`select pid from pg_locks where relation = 'played'::regclass and not granted`);

it('three workers, one of which is killed in the middle of a portion, give to the digit what one machine gives', async () => {
  const file = write(DOCUMENT);
  expect((await comptoir(['experiment', file, '--out', join(folder, 'one')])).code).toBe(0);
  const asked = comptoir(['experiment', file, '--queue', '--database', place.url, '--out', join(folder, 'many')]);
  await expect.poll(() => place.query('select id from experiments').catch(() => [])).toHaveLength(1);
  // It is held where it writes its first portion down: that one cannot be finished before the end comes.
  const release = await place.hold('played');
  const doomed = work();
  await expect.poll(writing).toHaveLength(1);
  doomed.child.kill('SIGKILL');
  await doomed.over;
  const lost = (await underWay()).map(({ id }) => `'${String(id)}'`).join();
  expect(lost).not.toBe('');
  await place.query(`select pg_terminate_backend(pid) from pg_locks where relation = 'played'::regclass and not granted`);
  await release();
  // As if it had been silent for so long that nobody waits for it any more.
  await place.query('update workers set until = now()');
  await place.query(`update ${place.address.schema}_lab.job set heartbeat_on = now() - interval '1 minute' where id in (${lost})`);
  const others = [work(), work()];
  expect(await asked).toMatchObject({ code: 0 });
  expect(results('many')).toEqual(results('one'));
  const [row] = await place.query(`select min(retry_count)::int as again from ${place.address.schema}_lab.job where id in (${lost})`);
  expect(row?.again).toBeGreaterThanOrEqual(1);
  expect(await place.query('select state, played, games from experiments')).toEqual([{ state: 'over', played: 400, games: 400 }]);
  for (const { child, over } of others) {
    child.kill('SIGTERM');
    expect(await over).toMatchObject({ code: 0, err: '' });
  }
  expect(await place.query('select * from workers where until > now()')).toEqual([]);
  // It is there already.
  expect((await comptoir(['experiment', file, '--queue', '--database', place.url, '--out', join(folder, 'again')])).code).toBe(0);
  expect(results('again')).toEqual(results('one'));
});

it('stops where one machine stops when the document says so', async () => {
  const file = write({ ...DOCUMENT, games: 640, measures: ['turns'], follow: [], stop: { precision: 6 } });
  const { child, over } = work();
  const [here, elsewhere] = await Promise.all([
    comptoir(['experiment', file, '--out', join(folder, 'one')]),
    comptoir(['experiment', file, '--queue', '--database', place.url, '--out', join(folder, 'many')]),
  ]);
  expect([here.code, elsewhere.code]).toEqual([0, 0]);
  expect(results('many')).toEqual(results('one'));
  expect(JSON.parse(results('one')[0] ?? '')).toMatchObject({ stopped: 'precision' });
  child.kill('SIGTERM');
  await over;
});

describe('a server that lets strangers use the queue', () => {
  const SMALL = { ...DOCUMENT, games: 32, follow: [] };
  const post = async (house: House, document: object) => {
    const response = await house.post('/api/experiments', document);
    return { status: response.status, ...JSON.parse(await response.text()) };
  };

  it('plays what they send, tells how far it is, and shows the host who waits and who works', async () => {
    const house = await new House().start({ database: place.url, labQueue: true });
    const { status, experiment } = await post(house, SMALL);
    expect(status).toBe(201);
    expect(JSON.parse(await (await house.host('GET', '/api/host')).text()).lab).toMatchObject({
      experiments: [{ experiment, game: 'bourse', state: 'waiting', played: 0, games: 64 }],
      workers: [],
    });
    const worker = await startLabWorker({ database: place.url, threads: 1, version: '0.0.0', log: silentLogger() });
    const look = async (after = 0): Promise<ExperimentProgress> =>
      JSON.parse(await (await fetch(`${house.url}/api/experiments/${experiment}?after=${after}`)).text());
    await expect.poll(async () => (await look()).state).toBe('over');
    expect(await look()).toMatchObject({ played: 64, portions: 4, after: 4, workers: 1 });
    expect((await look(3)).chunks).toHaveLength(1);
    expect(JSON.parse(await (await house.host('GET', '/api/host')).text()).lab).toMatchObject({
      experiments: [{ state: 'over' }],
      workers: [{ threads: 1, version: '0.0.0' }],
    });
    // Nobody is heard of while this thread plays.
    await worker.stop();
    // The same rows as on one machine.
    const preparation = await prepareExperiment(parsed(SMALL));
    if (!preparation.ok) throw new Error(preparation.problem);
    const rows = new Rows(2);
    for (const chunk of chunksOf(preparation.ready)) rows.put(chunk, playChunk(preparation.ready, chunk));
    const elsewhere = new Rows(2);
    for (const { chunk, rows: played } of readChunks((await look()).chunks)) elsewhere.put(chunk, played);
    expect(elsewhere.whole()).toEqual(rows.whole());
    await house.destroy();
  });

  it('bounds their number, size and pace, and says why not', async () => {
    const limits = { experimentGames: 100, experimentsWaiting: 1 };
    const house = await new House().start({ database: place.url, labQueue: true, limits, prices: { experiments: only(2) } });
    expect(await post(house, { ...SMALL, games: 51 })).toMatchObject({ status: 413, error: { code: 'experimentTooLong' } });
    expect(await post(house, { ...SMALL, rulesVersion: 9 })).toMatchObject({ status: 422, error: { code: 'badExperiment' } });
    expect(await post(house, { ...SMALL, games: 'x' })).toMatchObject({ status: 400, error: { code: 'badField' } });
    expect((await post(house, SMALL)).status).toBe(201);
    expect(await post(house, { ...SMALL, seed: 2 })).toMatchObject({ status: 429, error: { code: 'queueFull' } });
    expect(await post(house, { ...SMALL, seed: 3 })).toMatchObject({ status: 429, error: { code: 'tooMuch' } });
    // It waits already.
    expect((await post(house, SMALL)).status).toBe(201);
    expect((await fetch(`${house.url}/api/experiments/none`)).status).toBe(404);
    await house.destroy();
    const closed = await new House().start();
    expect(await post(closed, SMALL)).toMatchObject({ status: 409, error: { code: 'noQueue' } });
    expect(JSON.parse(await (await closed.host('GET', '/api/host')).text()).lab).toBeNull();
    await closed.destroy();
  });
});

describe('an experiment that should not go on', () => {
  const LONG = { ...DOCUMENT, games: 20_000, follow: [] };
  const token = 'device'.padEnd(32, '.');
  const call = async (house: House, method: 'POST' | 'DELETE', path: string, key: string | null, body?: object) => {
    const headers = { 'content-type': 'application/json', ...(key === null ? {} : { authorization: `Bearer ${key}` }) };
    const response = await fetch(`${house.url}${path}`, { method, headers, body: JSON.stringify(body ?? {}) });
    return { status: response.status, ...JSON.parse(await response.text()) };
  };
  const standing = () => place.query('select state from experiments order by sent_at');

  it('is ended by whoever sent it, and by nobody else; its place is free, and no worker plays on', async () => {
    const house = await new House().start({ database: place.url, labQueue: true, limits: { experimentsWaiting: 1 } });
    const { experiment, yours } = await call(house, 'POST', '/api/experiments', token, LONG);
    expect(yours).toBe(true);
    // Somebody else asks for the same.
    expect(await call(house, 'POST', '/api/experiments', 'another'.padEnd(32, '.'), LONG)).toMatchObject({ experiment, yours: false });
    expect(await call(house, 'POST', '/api/experiments', null, { ...LONG, seed: 2 })).toMatchObject({ error: { code: 'queueFull' } });
    for (const key of [null, 'another'.padEnd(32, '.')])
      expect(await call(house, 'DELETE', `/api/experiments/${experiment}`, key)).toMatchObject({ status: 403, error: { code: 'notYourExperiment' } });
    expect((await call(house, 'DELETE', '/api/experiments/none', token)).status).toBe(404);
    const worker = await startLabWorker({ database: place.url, threads: 1, version: '0.0.0', log: silentLogger() });
    await expect.poll(() => place.query('select n from played')).not.toEqual([]);
    expect((await call(house, 'DELETE', `/api/experiments/${experiment}`, token)).status).toBe(200);
    const [before] = await place.query('select played, state from experiments');
    expect(before?.state).toBe('ended');
    // What comes next is played to its end before the rest of the one that was ended would be.
    const next = await call(house, 'POST', '/api/experiments', token, { ...LONG, games: 16 });
    await expect.poll(() => place.query(`select state from experiments where id = '${next.experiment}'`)).toEqual([{ state: 'over' }]);
    expect(await place.query(`select played, state from experiments where id = '${experiment}'`)).toEqual([before]);
    await worker.stop();
    // Wanted again, it is sent again.
    expect((await call(house, 'POST', '/api/experiments', token, LONG)).yours).toBe(true);
    expect(await place.query(`select state, played from experiments where id = '${experiment}'`)).toEqual([{ state: 'waiting', played: 0 }]);
    await house.destroy();
  });

  it('is ended and forgotten by the host, and by command', async () => {
    const house = await new House().start({ database: place.url, labQueue: true });
    const { experiment } = await call(house, 'POST', '/api/experiments', null, LONG);
    const other = await call(house, 'POST', '/api/experiments', null, { ...LONG, seed: 2 });
    expect((await house.host('POST', '/api/host/experiments', { experiment }, 'wrong')).status).toBe(403);
    expect((await house.host('POST', '/api/host/experiments', { experiment: 'none' })).status).toBe(404);
    expect((await house.host('POST', '/api/host/experiments', { experiment })).status).toBe(200);
    expect(await standing()).toEqual([{ state: 'ended' }, { state: 'waiting' }]);
    expect((await house.host('POST', '/api/host/experiments', { experiment })).status).toBe(200);
    expect(await standing()).toEqual([{ state: 'waiting' }]);
    const end = ['queue', '--database', place.url, '--end', other.experiment];
    expect((await comptoir(end)).code).toBe(0);
    expect(await standing()).toEqual([{ state: 'ended' }]);
    expect((await comptoir(end)).code).toBe(0);
    expect(await standing()).toEqual([]);
    const unknown = await comptoir(end);
    expect([unknown.code, unknown.err.includes(other.experiment)]).toEqual([1, true]);
    await house.destroy();
  });

  it('is not taken where it would be played for years, nor more than its share of the queue', async () => {
    const house = await new House().start({ database: place.url, labQueue: true, limits: { experimentsEach: 2 } });
    // What filled the queue once: 200,000 games of strong bots.
    const strong = await call(house, 'POST', '/api/experiments', null, { ...LONG, games: 100_000, bots: ['strong'] });
    expect(strong).toMatchObject({ status: 413, error: { code: 'experimentTooDear' } });
    expect((await call(house, 'POST', '/api/experiments', token, LONG)).status).toBe(201);
    expect((await call(house, 'POST', '/api/experiments', null, { ...LONG, seed: 2 })).status).toBe(201);
    const third = { ...LONG, seed: 3 };
    expect(await call(house, 'POST', '/api/experiments', null, third)).toMatchObject({ status: 429, error: { code: 'queueShare' } });
    const sent = await call(house, 'POST', '/api/experiments', token, LONG);
    expect((await call(house, 'DELETE', `/api/experiments/${sent.experiment}`, token)).status).toBe(200);
    expect((await call(house, 'POST', '/api/experiments', null, third)).status).toBe(201);
    await house.destroy();
  });
});

it('as many experiments as are sent at once from one address are still no more than its share', async () => {
  const house = await new House().start({ database: place.url, labQueue: true, limits: { experimentsEach: 2 } });
  const send = async (seed: number): Promise<number> => (await house.post('/api/experiments', { ...DOCUMENT, seed })).status;
  const sent = await Promise.all(range(5).map(send));
  expect(sent.toSorted((a, b) => a - b)).toEqual([201, 201, 429, 429, 429]);
  await house.destroy();
});

it('a worker that is stopped in the middle of a portion gives it back at once', async () => {
  const lab = await openLab(place.url, '0.0.0', silentLogger());
  const preparation = await prepareExperiment(parsed({ ...DOCUMENT, games: 20_000 }));
  if (!preparation.ok) throw new Error(preparation.problem);
  await lab.queue.send(lab.experiments, preparation.ready, null);
  const worker = await startLabWorker({ database: place.url, threads: 1, version: '0.0.0', log: silentLogger() });
  await expect.poll(() => place.query('select n from played')).not.toEqual([]);
  await worker.stop();
  expect(await underWay()).toEqual([]);
  expect(worker.games).toBeLessThan(40_000);
  await lab.close();
});

it('wants a database that machines share', async () => {
  const { code, err } = await comptoir(['worker', '--database', join(folder, 'own.sqlite')]);
  expect([code, err.includes('PostgreSQL')]).toEqual([2, true]);
});
