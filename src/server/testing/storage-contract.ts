import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { add, describeJournal, entry, record } from '#table/testing/journal-contract.ts';
import type { Storage } from '../storage.ts';

/* What every storage must do beside keeping journals. */

export interface PlaceOfStorage {
  open(): Promise<Storage>;
  /** Removes everything. */
  destroy(): Promise<void>;
}

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

    it('lists what everyone may watch, newest first, without lobbies that have gone stale', async () => {
      await storage.create(record('old', { createdAt: 1 }), []);
      await storage.create(record('fresh', { createdAt: 50 }), []);
      await storage.create(record('running', { createdAt: 2, status: 'playing', secondsPerDecision: 9 }), []);
      await storage.create(record('private', { createdAt: 60, watching: 'link', status: 'playing' }), []);
      expect(await storage.listPublic({ limit: 9, lobbiesSince: 40 })).toEqual(['fresh', 'running']);
      expect(await storage.listPublic({ limit: 1, lobbiesSince: 40 })).toEqual(['fresh']);
      expect(await storage.listTimed(0)).toEqual(['running']);
    });

    it('lists the tables in play that were played at since a moment, whatever their time limit', async () => {
      await storage.create(record('lobby'), []);
      await storage.create(record('late', { status: 'playing' }), []);
      await storage.create(record('early', { status: 'playing' }), []);
      await storage.append([add('lobby', entry(1, { at: 900 })), add('late', entry(1, { at: 100 })), add('late', entry(2, { at: 900 }))]);
      await storage.append([add('early', entry(1, { at: 100 }))]);
      expect(await storage.listTimed(500)).toEqual(['late']);
    });
  });
};
