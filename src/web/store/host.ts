import type { Backup, HostChallenges, HostRoom, HostTableQuery, HostTables, HouseSign, ReportAct, Retention, RetentionPreview, SetHouse } from '#protocol';
import { signal } from '@preact/signals';
import { call, type Fetched } from './api.ts';

/* The host's room. Its key goes with every request and stays in this tab: nothing else of this device learns of it. */

const KEPT = 'comptoir.hostKey';

const kept = (): string | null => {
  try {
    return sessionStorage.getItem(KEPT);
  } catch {
    return null;
  }
};

export const hostKey = signal<string | null>(kept());

export const keepHostKey = (key: string | null): void => {
  hostKey.value = key;
  try {
    if (key === null) sessionStorage.removeItem(KEPT);
    else sessionStorage.setItem(KEPT, key);
  } catch {
    // Forbidden: it is remembered until the page is left.
  }
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;
const isRoom = (value: unknown): value is HostRoom => isObject(value) && isObject(value.figures);
const isTables = (value: unknown): value is HostTables => isObject(value) && Array.isArray(value.tables);
const isPreview = (value: unknown): value is RetentionPreview => isObject(value) && typeof value.finished === 'number';
const isBackup = (value: unknown): value is Backup => isObject(value) && typeof value.bytes === 'number';
const isAnything = (value: unknown): value is unknown => value !== undefined;

const query = (asked: object): string =>
  new URLSearchParams(
    Object.entries(asked).flatMap(([name, value]) => (value === undefined || value === null || value === '' ? [] : [[name, String(value)]])),
  ).toString();

/** Whoever has a wrong key is shown the door again. */
const withKey = async <T>(asking: Promise<Fetched<T>>): Promise<Fetched<T>> => {
  const answer = await asking;
  if (!answer.ok && answer.code === 'badHostToken') keepHostKey(null);
  return answer;
};

const key = (): string => hostKey.peek() ?? '';
const post = <T>(path: string, isAnswer: (value: unknown) => value is T, body: unknown): Promise<Fetched<T>> =>
  withKey(call('POST', `/api/host/${path}`, isAnswer, body, key()));

const isChallenges = (value: unknown): value is HostChallenges => isObject(value) && typeof value.on === 'boolean';
const isSign = (value: unknown): value is HouseSign => isObject(value) && typeof value.word === 'boolean';

export const host = {
  house: () => withKey(call('GET', '/api/host/house', isSign, undefined, key())),
  setHouse: (sign: SetHouse) => withKey(call('PUT', '/api/host/house', isSign, sign, key())),
  challenges: () => withKey(call('GET', '/api/host/challenges', isChallenges, undefined, key())),
  setChallenges: (settings: HostChallenges) => withKey(call('PUT', '/api/host/challenges', isChallenges, settings, key())),
  removeChallenge: (challenge: string) => withKey(call('DELETE', `/api/host/challenges/${encodeURIComponent(challenge)}`, isAnything, undefined, key())),
  enter: (typed: string) => call('GET', '/api/host', isRoom, undefined, typed),
  room: () => withKey(call('GET', '/api/host', isRoom, undefined, key())),
  tables: (asked: HostTableQuery) => withKey(call('GET', `/api/host/tables?${query(asked)}`, isTables, undefined, key())),
  close: (tables: readonly string[], closed: boolean) => post('tables/close', isAnything, { tables, closed }),
  remove: (tables: readonly string[]) => post('tables/delete', isAnything, { tables }),
  settle: (report: number, act: ReportAct) => post(`reports/${report}`, isAnything, { act }),
  hear: (table: string, seat: number) => post('hear', isAnything, { table, seat }),
  preview: (retention: Retention) => withKey(call('GET', `/api/host/retention?${query(retention)}`, isPreview, undefined, key())),
  keep: (retention: Retention) => withKey(call('PUT', '/api/host/retention', isAnything, retention, key())),
  ban: (words: readonly string[]) => withKey(call('PUT', '/api/host/words', isAnything, { words }, key())),
  endExperiment: (experiment: string) => post('experiments', isAnything, { experiment }),
  backUp: () => post('backup', isBackup, {}),
};
