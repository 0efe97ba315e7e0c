import type {
  CreatedRoom,
  CreatedTable,
  CreateRoom,
  CreateTable,
  ForkTable,
  GameInfo,
  HouseInfo,
  PlayNow,
  RoomRequest,
  RoomView,
  TableInfo,
  TableList,
} from '#protocol';
import { type HouseRequest, isHere } from './solo/plan.ts';
import { type Failure, failureOf, UNREACHABLE } from './failure.ts';
import { opening } from './house-word.ts';
import { WORD_HEADER } from '#protocol';
import { found, GATEWAY, lost } from '../browser/online.ts';
import { lang } from '../browser/settings.ts';

export type Fetched<T> = { readonly ok: true; readonly value: T } | Failure;

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

export const hasText = (value: unknown, key: string): boolean => isObject(value) && typeof value[key] === 'string';

/** Our own server, same version as the page: what tells one answer from another is checked, the rest is trusted. */
export const isCreated = (value: unknown): value is CreatedTable => hasText(value, 'table') && hasText(value, 'owner');
const isGameInfo = (value: unknown): value is GameInfo => hasText(value, 'game') && isObject(value) && Array.isArray(value.datasets);
const isHouseInfo = (value: unknown): value is HouseInfo => hasText(value, 'listens') && isObject(value) && Array.isArray(value.addresses);
const isTableInfo = (value: unknown): value is TableInfo => hasText(value, 'table') && hasText(value, 'status');
const isTableList = (value: unknown): value is TableList => isObject(value) && Array.isArray(value.tables);
const isCreatedRoom = (value: unknown): value is CreatedRoom => hasText(value, 'room') && hasText(value, 'animator');
const isRoomCode = (value: unknown): value is { readonly room: string } => hasText(value, 'room') && !hasText(value, 'title');
const isRoomView = (value: unknown): value is RoomView => hasText(value, 'room') && isObject(value) && Array.isArray(value.games);
const isTableOrRoom = (value: unknown): value is TableInfo | { readonly room: string } => isTableInfo(value) || isRoomCode(value);
const isRoomAnswer = (value: unknown): value is { readonly person?: number } => isObject(value) && !('error' in value);
export const isAnything = (value: unknown): value is unknown => value !== undefined;

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** `key`: the token of a seat or of this device, or the secret of a way to be told. `word`: the word of the house. */
export const call = async <T>(
  method: Method,
  path: string,
  isAnswer: (value: unknown) => value is T,
  body?: unknown,
  key?: string,
  word: string | null = null,
): Promise<Fetched<T>> => {
  const response = await fetch(path, {
    method,
    headers: {
      'accept-language': lang.value,
      ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      ...(word === null ? {} : { [WORD_HEADER]: encodeURIComponent(word) }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => null);
  const answer: unknown = await response?.json().catch(() => null);
  const failure = failureOf(answer);
  // Words of our own come from the house, whatever they say; a proxy that cannot reach it has others.
  if (response !== null && (response.ok || failure.code !== UNREACHABLE)) found();
  else if (response === null || GATEWAY.has(response.status)) lost();
  return response?.ok === true && isAnswer(answer) ? { ok: true, value: answer } : failure;
};

/** Asks the house of this device. */
export const here = async <T>(request: HouseRequest, isAnswer: (value: unknown) => value is T): Promise<Fetched<T>> => {
  try {
    const answer = await (await import('./solo/client.ts')).askHouse(request);
    if (!answer.ok) return answer;
    return isAnswer(answer.value) ? { ok: true, value: answer.value } : failureOf(null);
  } catch {
    return failureOf(null);
  }
};

export const api = {
  playNow: (asked: PlayNow) => opening((word) => call('POST', '/api/play-now', isCreated, asked, undefined, word), asked.game),
  game: (id: string) => call('GET', `/api/games/${encodeURIComponent(id)}`, isGameInfo),
  house: () => call('GET', '/api/house', isHouseInfo),
  create: (table: CreateTable) => opening((word) => call('POST', '/api/tables', isCreated, table, undefined, word), table.game),
  list: () => call('GET', '/api/tables', isTableList),
  table: (id: string) =>
    isHere(id) ? here({ do: 'info', table: id, lang: lang.value }, isTableInfo) : call('GET', `/api/tables/${encodeURIComponent(id)}`, isTableInfo),
  byCode: (code: string) => call('GET', `/api/codes/${encodeURIComponent(code)}`, isTableOrRoom),
  createRoom: (room: CreateRoom) => opening((word) => call('POST', '/api/rooms', isCreatedRoom, room, undefined, word)),
  room: (room: string) => call('GET', `/api/rooms/${encodeURIComponent(room)}`, isRoomView),
  askRoom: (room: string, token: string, request: RoomRequest) => call('POST', `/api/rooms/${encodeURIComponent(room)}`, isRoomAnswer, request, token),
  recording: (id: string, token?: string) =>
    isHere(id)
      ? here({ do: 'recording', table: id, lang: lang.value }, isAnything)
      : call('GET', `/api/tables/${encodeURIComponent(id)}/recording`, isAnything, undefined, token),
  fork: (plan: ForkTable, token?: string) =>
    'table' in plan.from && isHere(plan.from.table)
      ? here({ do: 'fork', table: plan.from.table, lang: plan.lang, plan, token }, isCreated)
      : opening((word) => call('POST', '/api/forks', isCreated, plan, token, word)),
};
