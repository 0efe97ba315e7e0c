import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Committer } from './committer.ts';
import { prepareInput } from './journal.ts';
import { DEFAULT_LIMITS } from './limits.ts';
import { silentLogger } from './logs.ts';
import type { Room } from './room.ts';
import { SqliteStorage } from './sqlite.ts';
import { Tables } from './tables.ts';
import { tontine } from './testing/tontine.ts';

let file: string;
let storage: SqliteStorage;
let tables: Tables;
beforeEach(() => {
  file = join(tmpdir(), `comptoir-tables-${randomUUID()}.db`);
  storage = new SqliteStorage({ file });
  const around = {
    storage,
    committer: new Committer(storage, () => undefined),
    log: silentLogger(),
    limits: DEFAULT_LIMITS,
    botPause: { min: 1, max: 2 },
    hourMs: 3_600_000,
    tell: () => undefined,
  };
  tables = new Tables(around, async (id) => (id === 'tontine' ? tontine : null));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await storage.close();
  for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true });
});

const HERE = ['Ana', 'Bob'].map((name) => ({ kind: 'here', name }) as const);

const create = async (secondsPerDecision: number | null = null): Promise<string> => {
  const created = await tables.create({
    game: 'tontine',
    options: { rounds: 50 },
    seats: HERE,
    secondsPerDecision,
    watching: 'link',
    referee: 'auto',
    start: true,
    lang: 'fr',
  });
  if ('ok' in created) throw new Error(created.code);
  return created.table;
};

const open = async (id: string): Promise<Room> => {
  const room = await tables.open(id);
  if ('ok' in room) throw new Error(room.code);
  return room;
};

const pin = (room: Room) =>
  room.table.attempt(0, randomUUID(), (state) => prepareInput(state, { by: 0, move: { type: 'pin' } }, { writer: 0, client: randomUUID(), at: 1 }));

const later = (ms: number): void => {
  const now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => now + ms);
};

describe('tables in memory', () => {
  it('are put away when nobody uses them, and read back as they were, replaying nothing but the last step', async () => {
    const id = await create();
    const room = await open(id);
    for (let count = 0; count < 7; count++) await pin(room);
    await tables.sweep();
    expect(await open(id)).toBe(room);
    later(10 * 60_000);
    await tables.sweep();
    const again = await open(id);
    expect(again).not.toBe(room);
    expect(again.table.stored.match?.now.state).toEqual(room.table.stored.match?.now.state);
    expect((await storage.snapshot(id))?.step).toBe(7);
    expect(await pin(again)).toMatchObject({ ok: true, shown: 8 });
  });

  it('stay while a clock runs or somebody looks', async () => {
    const timed = await open(await create(3600));
    const watched = await open(await create());
    const listener = {
      identity: { you: null, viewer: 'public', owner: false, tokenHash: null, former: null } as const,
      send: () => undefined,
      reconsider: () => undefined,
      reseat: () => undefined,
    };
    await watched.hub.join(listener, null, () => true);
    later(10 * 60_000);
    await tables.sweep();
    expect(await open(timed.table.id)).toBe(timed);
    expect(await open(watched.table.id)).toBe(watched);
    timed.stop();
  });

  it('do not grow with the length of the match', async () => {
    const room = await open(await create());
    for (let round = 0; round < 40; round++) {
      for (const seat of [0, 1]) {
        await room.table.attempt(seat, null, (state) => prepareInput(state, { by: seat, move: { type: 'seal', n: 1 } }, { writer: seat, client: null, at: 1 }));
      }
    }
    let moments = 0;
    for (let moment = room.table.stored.match?.now ?? null; moment !== null; moment = moment.previous) moments++;
    expect(room.table.stored.match?.now.step).toBe(80);
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
    later(10 * 60_000);
    await tables.sweep();
    expect(await tables.open(id)).toMatchObject({ ok: false, code: 'tableDamaged' });
    expect(await pin(await open(other))).toMatchObject({ ok: true });
  });
});
