import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isRefusal } from '#table';
import { SECRETS } from '../open-storage.ts';
import { SqliteFile } from '../sqlite-file.ts';
import { MovableTime } from '../testing/movable-time.ts';
import type { LiveRoom } from './live-room.ts';
import { OpenRooms } from './open-rooms.ts';
import { RoomRows } from './room-rows.ts';

const HOUR_MS = 3_600_000;

/** Rooms of which one is being read, or read again, as long as a test likes. */
class Held extends RoomRows {
  gate: Promise<unknown> = Promise.resolve();

  override async find(id: string): ReturnType<RoomRows['find']> {
    const found = await super.find(id);
    await this.gate;
    return found;
  }
}

let folder: string;
let engine: SqliteFile;
let store: Held;
let time: MovableTime;
let rooms: OpenRooms;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'comptoir-rooms-'));
  engine = new SqliteFile({ file: join(folder, 'house.sqlite') });
  store = new Held(engine);
  time = new MovableTime();
  const cluster = { server: 'here', tell: () => undefined, lives: () => false };
  rooms = new OpenRooms({ store, time, secrets: SECRETS, log: { error: () => undefined, warn: () => undefined }, cluster, moved: () => undefined });
  const room = { id: 'r', code: 'CODE', animatorHash: 'a', title: '', expected: 1, minutes: 1, lang: 'fr', steps: [], step: 0, wall: 'auto' } as const;
  await store.create({ ...room, createdAt: 0, stepAt: 0, people: [], games: [], polls: [], announcement: null });
});
afterEach(async () => {
  await engine.close();
  rmSync(folder, { recursive: true, force: true });
});

const opened = async (): Promise<LiveRoom> => {
  const room = await rooms.open('r');
  if (isRefusal(room)) throw new Error(room.code);
  return room;
};

it('a room that somebody is about to enter is not put away', async () => {
  await opened();
  time.pass(HOUR_MS);
  const { promise, resolve } = Promise.withResolvers<void>();
  store.gate = promise;
  const entering = opened();
  await rooms.sweep();
  resolve();
  const first = await entering;
  expect(await opened()).toBe(first);
  time.pass(HOUR_MS);
  await rooms.sweep();
  expect(await opened()).not.toBe(first);
});
