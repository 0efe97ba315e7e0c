import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { botsHere, Committer, type LiveTable, type Time } from '#table';
import { granted, House } from '#table/testing/house.ts';
import { prepareInput } from '#table/prepare.ts';
import { SECRETS, TIME } from './open-storage.ts';
import { DEFAULT_LIMITS } from './limits.ts';
import { silentLogger } from './logs.ts';
import { SqliteStorage } from './sqlite.ts';
import { Tables } from './tables.ts';
import { tontine } from './testing/tontine.ts';

let file: string;
let storage: SqliteStorage;
let tables: Tables;
let time: House['time'];
const tablesAt = (now: Time): Tables => {
  const ports = {
    journal: storage,
    committer: new Committer(storage, TIME, () => undefined),
    time: now,
    secrets: SECRETS,
    bots: botsHere({ min: 1, max: 2 }),
    log: silentLogger(),
    limits: DEFAULT_LIMITS,
    manners: { isBanned: () => false, report: () => Promise.resolve() },
    hourMs: 3_600_000,
    tell: () => undefined,
    opened: () => undefined,
  };
  return new Tables(ports, async (id) => (id === 'tontine' ? tontine : null));
};
beforeEach(() => {
  file = join(tmpdir(), `comptoir-tables-${randomUUID()}.db`);
  storage = new SqliteStorage({ file });
  ({ time } = new House());
  tables = tablesAt(time);
});
afterEach(async () => {
  await storage.close();
  for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true });
});

const HERE = ['Ana', 'Bob'].map((name) => ({ kind: 'here', name }) as const);

const create = async (secondsPerDecision: number | null = null): Promise<string> => {
  const created = granted(
    await tables.create({
      game: 'tontine',
      options: { rounds: 50 },
      seats: HERE,
      secondsPerDecision,
      watching: 'link',
      referee: 'auto',
      start: true,
      lang: 'fr',
    }),
  );
  return created.table;
};

const open = async (id: string): Promise<LiveTable> => {
  const table = granted(await tables.open(id));
  return table;
};

const pin = (table: LiveTable) => table.clerk.attempt(0, randomUUID(), (state, stamp) => prepareInput(state, { by: 0, move: { type: 'pin' } }, stamp));

describe('tables in memory', () => {
  it('are put away when nobody uses them, and read back as they were, replaying nothing but the last step', async () => {
    const id = await create();
    const table = await open(id);
    for (let count = 0; count < 7; count++) await pin(table);
    await tables.sweep();
    expect(await open(id)).toBe(table);
    await time.pass(10 * 60_000);
    await tables.sweep();
    const again = await open(id);
    expect(again).not.toBe(table);
    expect(again.state.match?.now.state).toEqual(table.state.match?.now.state);
    expect((await storage.snapshot(id))?.step).toBe(7);
    expect(await pin(again)).toMatchObject({ shown: 8 });
  });

  it('leave it with their clock, which stands where it stood when they come back, and rings at its time though nobody comes', async () => {
    const timed = await open(await create(3600));
    const { deadline } = timed.clock.faceFor(0);
    for (let round = 0; round < 2; round++) {
      await time.pass(10 * 60_000);
      await tables.sweep();
      expect(tables.size).toBe(0);
      const again = await open(timed.id);
      expect(again).not.toBe(timed);
      expect(again.clock.faceFor(0).deadline).toBe(deadline);
    }
    await time.pass(10 * 60_000);
    await tables.sweep();
    expect((await storage.find(timed.id))?.last?.kind).toBe('start');
    await time.pass(30 * 60_000);
    expect((await storage.find(timed.id))?.last).toMatchObject({ kind: 'input', writer: 'table', at: deadline });
  });

  it('that were in play are put away again when a server has started and wound their clocks', async () => {
    const [timed, other] = [await create(3600), await create()];
    const before = await open(timed);
    const rings = before.wakesAt ?? 0;
    before.stop();
    tables = tablesAt(time);
    tables.resumeClocks();
    // Whoever is awaited at the one without a clock is told first that they are.
    await time.pass(10 * 60_000);
    await tables.sweep();
    expect(tables.size).toBe(0);
    await time.pass(rings - time.now());
    expect((await storage.find(timed))?.last).toMatchObject({ kind: 'input', writer: 'table' });
    expect((await storage.find(other))?.last?.kind).toBe('start');
  });

  it('that are being put away when the server stops leave nothing behind that would keep it', async () => {
    (await open(await create(3600))).stop();
    tables = tablesAt(time);
    const rest = storage.rest.bind(storage);
    let stopped: Promise<void> | null = null;
    storage.rest = (notes) => {
      stopped ??= tables.stop();
      return rest(notes);
    };
    tables.resumeClocks();
    await time.pass();
    expect(stopped).not.toBeNull();
    expect(time.due).toBe(0);
  });

  it('stay while a clock is about to ring or somebody looks', async () => {
    const timed = await open(await create(60));
    const watched = await open(await create());
    const listener = {
      identity: { you: null, viewer: 'public', owner: false, tokenHash: null, ownerHash: null, former: null, ring: null } as const,
      cameBy: null,
      send: () => undefined,
      isOut: () => false,
      dismiss: () => undefined,
      reconsider: () => undefined,
      showAgain: () => undefined,
      reseat: () => undefined,
      sendAway: () => undefined,
    };
    await watched.hub.join(listener, null, () => true);
    await time.pass(10 * 60_000);
    await tables.sweep();
    expect(await open(timed.id)).toBe(timed);
    expect(await open(watched.id)).toBe(watched);
    timed.stop();
  });

  it('do not grow with the length of the match', async () => {
    const table = await open(await create());
    for (let round = 0; round < 40; round++) {
      for (const seat of [0, 1]) {
        await table.clerk.attempt(seat, null, (state, stamp) => prepareInput(state, { by: seat, move: { type: 'seal', n: 1 } }, stamp));
      }
    }
    let moments = 0;
    for (let moment = table.state.match?.now ?? null; moment !== null; moment = moment.previous) moments++;
    expect(table.state.match?.now.step).toBe(80);
    expect(moments).toBeLessThan(4);
  });

  it('whose journal cannot be played say so, and leave the others alone', async () => {
    const id = await create();
    const other = await create();
    await storage.append([
      {
        kind: 'entry',
        table: id,
        entry: {
          seq: 2,
          kind: 'input',
          writer: 0,
          client: null,
          input: { by: 0, move: 'nonsense' },
          step: 1,
          shown: 1,
          linesBefore: 1,
          lines: 1,
          log: [],
          undoes: null,
          at: 1,
        },
      },
    ]);
    await time.pass(10 * 60_000);
    await tables.sweep();
    expect(await tables.open(id)).toMatchObject({ code: 'tableDamaged' });
    expect(await pin(await open(other))).toHaveProperty('shown');
  });
});
