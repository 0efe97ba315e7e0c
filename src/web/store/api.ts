import type { CreatedTable, CreateTable, PlayNow, TableInfo, TableList } from '#protocol';
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

/** Our own server, same version as the page: the shape of its answers is trusted. */
const call = async <T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Fetched<T>> => {
  try {
    const response = await fetch(path, {
      method,
      headers: { 'accept-language': lang.value, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json();
    return response.ok ? { ok: true, value: answer as T } : failureOf(answer);
  } catch {
    return failureOf(null);
  }
};

export const api = {
  playNow: (game: string, name: string) => {
    const asked: PlayNow = { game, lang: lang.value, ...(name === '' ? {} : { name }) };
    return call<CreatedTable>('POST', '/api/play-now', asked);
  },
  create: (table: CreateTable) => call<CreatedTable>('POST', '/api/tables', table),
  list: () => call<TableList>('GET', '/api/tables'),
  table: (id: string) => call<TableInfo>('GET', `/api/tables/${encodeURIComponent(id)}`),
  byCode: (code: string) => call<TableInfo>('GET', `/api/codes/${encodeURIComponent(code)}`),
  recording: (id: string) => call<unknown>('GET', `/api/tables/${encodeURIComponent(id)}/recording`),
};
