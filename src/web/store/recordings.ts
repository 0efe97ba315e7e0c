import { signal } from '@preact/signals';
import { readStored, writeStored } from '../browser/storage.ts';

/*
 * Finished games that were played again here, kept for when there is no line. A finished game has no secrets: its recording names seats and
 * moves, never a link.
 */

/** What is told of one before it is opened. */
export interface KeptRecording {
  readonly table: string;
  readonly game: string;
  readonly code: string;
}

const KEY = 'recordings';
const STORE = 'comptoir.recordings';
const KEPT = 12;

const isText = (value: object, key: string): boolean => typeof Reflect.get(value, key) === 'string';
const isKept = (value: unknown): value is KeptRecording =>
  typeof value === 'object' && value !== null && isText(value, 'table') && isText(value, 'game') && isText(value, 'code');

const read = (): readonly KeptRecording[] => {
  const stored = readStored(KEY);
  return Array.isArray(stored) ? stored.filter(isKept) : [];
};

/** Latest first. */
export const keptRecordings = signal(read());

const pathOf = (table: string): string => `/replay/${encodeURIComponent(table)}`;

/** Over plain http browsers keep nothing. */
const open = async (): Promise<Cache | null> => ('caches' in globalThis ? await caches.open(STORE).catch(() => null) : null);

const keepList = (list: readonly KeptRecording[]): void => {
  keptRecordings.value = list;
  writeStored(KEY, list);
};

/** `whole`: all that playing it again needs. */
export const keepRecording = async ({ table, game, code }: KeptRecording, whole: unknown): Promise<void> => {
  const store = await open();
  if (store === null) return;
  try {
    await store.put(pathOf(table), Response.json(whole));
  } catch {
    // The device is full: what is shown now does not depend on it.
    return;
  }
  const list = [{ table, game, code }, ...read().filter((other) => other.table !== table)];
  for (const old of list.slice(KEPT)) await store.delete(pathOf(old.table));
  keepList(list.slice(0, KEPT));
};

/** Null: it was not opened here. */
export const recordingHere = async (table: string): Promise<unknown> => {
  const found = await (await open())?.match(pathOf(table));
  return found === undefined ? null : await found.json();
};

export const forgetRecordings = async (): Promise<void> => {
  keepList([]);
  if ('caches' in globalThis) await caches.delete(STORE).catch(() => false);
};
