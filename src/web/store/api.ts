import type { CreatedTable, CreateTable, GameInfo, HouseInfo, PlayNow, TableInfo, TableList } from '#protocol';
import { lang } from './settings.ts';

export type Fetched<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly code: string; readonly message: string };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** The server's own sentence; an answer that is not ours (a proxy's page) has none. */
const failureOf = (body: unknown): { readonly ok: false; readonly code: string; readonly message: string } => {
  const error = isObject(body) && isObject(body.error) ? body.error : {};
  return {
    ok: false,
    code: typeof error.code === 'string' ? error.code : 'unreachable',
    message: typeof error.message === 'string' ? error.message : '',
  };
};

const hasText = (value: unknown, key: string): boolean => isObject(value) && typeof value[key] === 'string';

/** Our own server, same version as the page: what tells one answer from another is checked, the rest is trusted. */
const isCreated = (value: unknown): value is CreatedTable => hasText(value, 'table') && hasText(value, 'owner');
const isGameInfo = (value: unknown): value is GameInfo => hasText(value, 'game') && isObject(value) && Array.isArray(value.datasets);
const isHouseInfo = (value: unknown): value is HouseInfo => hasText(value, 'listens') && isObject(value) && Array.isArray(value.addresses);
const isTableInfo = (value: unknown): value is TableInfo => hasText(value, 'table') && hasText(value, 'status');
const isTableList = (value: unknown): value is TableList => isObject(value) && Array.isArray(value.tables);
const isAnything = (value: unknown): value is unknown => value !== undefined;

const call = async <T>(method: 'GET' | 'POST', path: string, isAnswer: (value: unknown) => value is T, body?: unknown): Promise<Fetched<T>> => {
  try {
    const response = await fetch(path, {
      method,
      headers: { 'accept-language': lang.value, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json();
    return response.ok && isAnswer(answer) ? { ok: true, value: answer } : failureOf(answer);
  } catch {
    return failureOf(null);
  }
};

export const api = {
  playNow: (game: string, name: string) => {
    const asked: PlayNow = { game, lang: lang.value, ...(name === '' ? {} : { name }) };
    return call('POST', '/api/play-now', isCreated, asked);
  },
  game: (id: string) => call('GET', `/api/games/${encodeURIComponent(id)}`, isGameInfo),
  house: () => call('GET', '/api/house', isHouseInfo),
  create: (table: CreateTable) => call('POST', '/api/tables', isCreated, table),
  list: () => call('GET', '/api/tables', isTableList),
  table: (id: string) => call('GET', `/api/tables/${encodeURIComponent(id)}`, isTableInfo),
  byCode: (code: string) => call('GET', `/api/codes/${encodeURIComponent(code)}`, isTableInfo),
  recording: (id: string) => call('GET', `/api/tables/${encodeURIComponent(id)}/recording`, isAnything),
};
