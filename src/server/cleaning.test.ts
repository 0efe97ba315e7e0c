import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { at } from '#kernel/collections.ts';
import { Cleaning } from './cleaning.ts';
import { silentLogger } from './logs.ts';
import { here } from './testing/chairs.ts';
import { eachHouse } from './testing/each-house.ts';

/* What was erased leaves the bytes of the file by one clean-up for all, when nobody plays. */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('a clean-up', () => {
  let settings: Map<string, string>;
  let cleaned: number[];
  let movedAt: number;
  let failing: boolean;
  let cleaning: Cleaning;
  const started = (): Cleaning => {
    const storage = {
      clean: async (): Promise<void> => {
        cleaned.push(Date.now());
        if (failing) throw new Error('the disk is full');
      },
      host: {
        setting: async (name: string) => settings.get(name) ?? null,
        set: async (name: string, value: string) => void settings.set(name, value),
      },
    };
    const made = new Cleaning({ storage, movedAt: () => movedAt, keepsHouse: () => true, log: silentLogger() });
    made.start();
    return made;
  };
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-19T12:00:00Z') });
    [settings, cleaned, movedAt, failing] = [new Map(), [], Date.now(), false];
    cleaning = started();
  });
  afterEach(async () => {
    await cleaning.stop();
    vi.useRealTimers();
  });

  const playFor = async (ms: number): Promise<void> => {
    for (let played = 0; played < ms; played += MINUTE / 2) {
      movedAt = Date.now();
      await vi.advanceTimersByTimeAsync(MINUTE / 2);
    }
  };

  it('comes, too, after an erasure at a time before the last one, where the clock was put back', async () => {
    await cleaning.soon();
    await vi.advanceTimersByTimeAsync(2 * HOUR);
    expect(cleaned).toHaveLength(1);
    vi.setSystemTime(Date.now() - 3 * HOUR);
    movedAt = 0;
    await cleaning.soon();
    await vi.advanceTimersByTimeAsync(6 * HOUR);
    expect(cleaned.length).toBeGreaterThan(1);
  });

  it('waits until nobody has moved for a minute, and serves all who erased by then', async () => {
    for (let erasing = 0; erasing < 6; erasing++) await cleaning.soon();
    await playFor(HOUR);
    expect(cleaned).toEqual([]);
    await vi.advanceTimersByTimeAsync(2 * MINUTE);
    expect(cleaned).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(30 * HOUR);
    expect(cleaned).toHaveLength(1);
  });

  it('comes an hour after the last one at the earliest', async () => {
    await cleaning.soon();
    await vi.advanceTimersByTimeAsync(2 * MINUTE);
    await cleaning.soon();
    await vi.advanceTimersByTimeAsync(HOUR / 2);
    expect(cleaned).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(HOUR / 2);
    expect(cleaned).toHaveLength(2);
  });

  it('does not wait longer than the day that is promised, also where people erase and play without end', async () => {
    for (let hour = 0; hour < 24; hour++) {
      await cleaning.soon();
      await playFor(HOUR);
    }
    expect(cleaned).toHaveLength(1);
  });

  it('is not forgotten by a server that was stopped, and one that failed is tried again in an hour', async () => {
    await playFor(MINUTE);
    await cleaning.soon();
    await cleaning.stop();
    [movedAt, failing] = [0, true];
    cleaning = started();
    await vi.advanceTimersByTimeAsync(HOUR / 2);
    expect(cleaned).toHaveLength(1);
    failing = false;
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(cleaned).toHaveLength(2);
  });
});

describe('somebody who erases themselves while others play', () => {
  const house = eachHouse(null);
  const bytes = (): Buffer => Buffer.concat(readdirSync(house.directory).map((file) => readFileSync(join(house.directory, file))));

  it('is unknown at once, and in the bytes of the file when the others have stopped', async () => {
    await house.start({ cleaning: { quietMs: HOUR, apartMs: 0, lookMs: 5 } });
    const created = await house.create({ seats: [here('Quetzalcoatline'), here('Bob')], options: { rounds: 9 } });
    const [ana, bob] = await house.seat(created);
    expect(await ana?.move({ type: 'seal', n: 1 })).toMatchObject({ t: 'ok' });
    const holds = [{ table: created.table, token: at(created.seats, 0).token }];
    const made = await house.post('/api/ring', { label: 'Firefox', kind: 'phone', holds });
    const ring: { readonly token: string } = JSON.parse(await made.text());
    const erased = await fetch(`${house.url}/api/ring`, { method: 'DELETE', headers: { authorization: `Bearer ${ring.token}` } });
    expect(erased.status).toBe(200);
    expect((await house.join(created.table)).scene.info.seats.map(({ name }) => name)).toEqual(['Joueur 1', 'Bob']);
    expect(await bob?.move({ type: 'seal', n: 2 })).toMatchObject({ t: 'ok' });
    expect(bytes().includes('Quetzalcoatline')).toBe(true);
    await house.stop();
    await house.start({ cleaning: { quietMs: HOUR, apartMs: 0, lookMs: 5 } });
    // Nobody has come yet.
    await expect.poll(() => bytes().includes('Quetzalcoatline')).toBe(false);
  });
});
