import type { Act, Acts } from './kept-journal.ts';

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

export const DEVICE_ACTS: Acts = {
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
