import { type Act, type Acts, KeptJournal } from './kept-journal.ts';
import { sha256Of } from '#kernel/sha256.ts';
import type { ForkTable } from '#protocol';
import { type BotPause, type GameFinder, inBackground, type Log, MemoryJournal, type Secrets, type Time } from '#table';
import { failureOf } from '../failure.ts';
import { type HouseAnswer, KEPT, PASSING } from './plan.ts';
import { botsElsewhere, type Thinker } from './bots-elsewhere.ts';
import { type Charge, chargeBy } from './tab-lock.ts';
import { DeviceHouse, type DeviceJournal } from './device-house.ts';

/* Acts in the browser's own database: one store, by table and number. */

const DATABASE = 'comptoir';
const STORE = 'acts';

const open = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open(DATABASE, 1);
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(STORE));
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(opening.error ?? new Error('the device keeps nothing')));
  });

const allOf = (table: string): IDBKeyRange => IDBKeyRange.bound([table, 0], [table, Number.POSITIVE_INFINITY]);

/** Work on the store, over when it is kept. */
const within = async <T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => T): Promise<T> => {
  const database = await open();
  try {
    const transaction = database.transaction(STORE, mode);
    const result = work(transaction.objectStore(STORE));
    await new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('the device gave up')));
    });
    return result;
  } finally {
    database.close();
  }
};

const DEVICE_ACTS: Acts = {
  read: async (table) => {
    const reading: IDBRequest<Act[]> = await within('readonly', (store) => store.getAll(allOf(table)));
    return reading.result;
  },
  add: async (acts) => {
    try {
      await within('readwrite', (store) => {
        for (const { table, n, act } of acts) store.add(act, [table, n]);
      });
      return true;
    } catch (error) {
      if (error instanceof Error && error.name === 'ConstraintError') return false;
      throw error;
    }
  },
  drop: async (table) => {
    await within('readwrite', (store) => store.delete(allOf(table)));
  },
};

/* What a table needs of its house, as a browser gives it. */

const PAUSE: BotPause = { min: 600, max: 1400 };

const TIME: Time = {
  now: () => Date.now(),
  after: (ms, then) => {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
};

const LOG: Log = { error: (facts, note) => console.error(note, facts), warn: (facts, note) => console.warn(note, facts) };

const carry = async (plan: ForkTable): Promise<HouseAnswer> => {
  const headers = { 'content-type': 'application/json', 'accept-language': plan.lang };
  const response = await fetch('/api/forks', { method: 'POST', headers, body: JSON.stringify(plan) }).catch(() => null);
  const answer: unknown = await response?.json().catch(() => null);
  return response?.ok === true ? { ok: true, value: answer } : failureOf(answer);
};

/** Other tabs of this device, each with a house of its own at the same tables. */
const elsewhere = new BroadcastChannel('comptoir.tables');

const heardElsewhere = (): Acts => {
  const tell = (tables: Iterable<string>): void => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin, a window has
    for (const table of tables) elsewhere.postMessage(table);
  };
  return {
    ...DEVICE_ACTS,
    add: async (acts) => {
      const kept = await DEVICE_ACTS.add(acts);
      if (kept) tell(new Set(acts.map((act) => act.table)));
      return kept;
    },
    drop: async (table) => {
      await DEVICE_ACTS.drop(table);
      tell([table]);
    },
  };
};

/** The houses of this device: one whose tables are kept, one whose tables are gone with the page.  */
export const housesOf = (games: GameFinder, thinker: Thinker, unkept: (tables: readonly string[]) => void) => {
  const random = (bytes: number): Uint8Array => crypto.getRandomValues(new Uint8Array(bytes));
  const secrets: Secrets = { random, hash: sha256Of };
  const bots = botsElsewhere(thinker, { time: TIME, pause: PAUSE });
  const house = (journal: DeviceJournal, tablesBegin: string, charge?: Charge): DeviceHouse =>
    new DeviceHouse({ journal, time: TIME, secrets: { ...secrets, tablesBegin }, bots, log: LOG, games, carry, ...(charge === undefined ? {} : { charge }) });
  const journal = new KeptJournal(heardElsewhere(), unkept);
  // A page over an unsafe line has none, whatever its types say.
  const locks: LockManager | undefined = navigator.locks;
  const charge = chargeBy(locks, (table) => inBackground(kept.chargeChanged(table), LOG, 'a table could not be taken charge of'));
  const kept = house(journal, KEPT, charge);
  elsewhere.addEventListener('message', ({ data: table }: MessageEvent<string>) => {
    journal.forget(table);
    inBackground(kept.readAgain(table), LOG, 'a table could not be read again');
  });
  return { kept, passing: house(new MemoryJournal(), PASSING) };
};
