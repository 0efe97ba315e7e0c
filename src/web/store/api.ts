import type { Seat } from '#kernel';
import type {
  CarryOffer,
  CarryWords,
  ChannelHours,
  ChannelInfo,
  CreatedRoom,
  CreatedTable,
  CreateRoom,
  CreateTable,
  ForkTable,
  GameInfo,
  GrantedRing,
  HeldChannel,
  Hold,
  HouseInfo,
  Known,
  MakeRing,
  NewChannel,
  NewDevice,
  NoticeWays,
  PlayNow,
  RingView,
  RoomRequest,
  RoomView,
  SeatNotices,
  SeatWishes,
  TableInfo,
  TableList,
} from '#protocol';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import { isHere } from '../solo/address.ts';
import type { HouseRequest, SoloPlan } from '../solo/plan.ts';
import { type Failure, failureOf, UNREACHABLE } from './failure.ts';
import { found, GATEWAY, lost } from './reach.ts';
import { lang } from './settings.ts';

export type Fetched<T> = { readonly ok: true; readonly value: T } | Failure;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

const hasText = (value: unknown, key: string): boolean => isObject(value) && typeof value[key] === 'string';

/** Our own server, same version as the page: what tells one answer from another is checked, the rest is trusted. */
const isCreated = (value: unknown): value is CreatedTable => hasText(value, 'table') && hasText(value, 'owner');
const isGameInfo = (value: unknown): value is GameInfo => hasText(value, 'game') && isObject(value) && Array.isArray(value.datasets);
const isHouseInfo = (value: unknown): value is HouseInfo => hasText(value, 'listens') && isObject(value) && Array.isArray(value.addresses);
const isTableInfo = (value: unknown): value is TableInfo => hasText(value, 'table') && hasText(value, 'status');
const isTableList = (value: unknown): value is TableList => isObject(value) && Array.isArray(value.tables);
const isRing = (value: unknown): value is RingView => isObject(value) && Array.isArray(value.devices);
const isGranted = (value: unknown): value is GrantedRing => isRing(value) && hasText(value, 'token');
const isCarryWords = (value: unknown): value is CarryWords => isObject(value) && Array.isArray(value.words);
const isOffer = (value: unknown): value is CarryOffer => isObject(value) && Array.isArray(value.names);
const isKnown = (value: unknown): value is Known => isOffer(value);
const isMaking = (value: unknown): value is PublicKeyCredentialCreationOptionsJSON => hasText(value, 'challenge') && isObject(value) && isObject(value.user);
const isAsking = (value: unknown): value is PublicKeyCredentialRequestOptionsJSON => hasText(value, 'challenge');
const isHeldChannel = (value: unknown): value is HeldChannel => hasText(value, 'channel') && hasText(value, 'secret');
const isChannelInfo = (value: unknown): value is ChannelInfo => hasText(value, 'kind') && hasText(value, 'address');
const isSeatNotices = (value: unknown): value is SeatNotices => hasText(value, 'calendar');
const isNoticeWays = (value: unknown): value is NoticeWays => hasText(value, 'push');
const isTest = (value: unknown): value is { readonly test: string } => hasText(value, 'test');
const isCreatedRoom = (value: unknown): value is CreatedRoom => hasText(value, 'room') && hasText(value, 'animator');
const isRoomCode = (value: unknown): value is { readonly room: string } => hasText(value, 'room') && !hasText(value, 'title');
const isRoomView = (value: unknown): value is RoomView => hasText(value, 'room') && isObject(value) && Array.isArray(value.games);
const isTableOrRoom = (value: unknown): value is TableInfo | { readonly room: string } => isTableInfo(value) || isRoomCode(value);
const isRoomAnswer = (value: unknown): value is { readonly person?: number } => isObject(value) && !('error' in value);
const isAnything = (value: unknown): value is unknown => value !== undefined;

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** `key`: the token of a seat or of this device, or the secret of a way to be told. */
export const call = async <T>(method: Method, path: string, isAnswer: (value: unknown) => value is T, body?: unknown, key?: string): Promise<Fetched<T>> => {
  const response = await fetch(path, {
    method,
    headers: {
      'accept-language': lang.value,
      ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
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

/** The same of a table on this device. */
const here = async <T>(request: HouseRequest, isAnswer: (value: unknown) => value is T): Promise<Fetched<T>> => {
  try {
    const answer = await (await import('../solo/client.ts')).askHouse(request);
    if (!answer.ok) return answer;
    return isAnswer(answer.value) ? { ok: true, value: answer.value } : failureOf(null);
  } catch {
    return failureOf(null);
  }
};

const channelPath = (channel: string): string => `/api/channels/${encodeURIComponent(channel)}`;

const playNow = (game: string, name: string): PlayNow => ({ game, lang: lang.value, ...(name === '' ? {} : { name }) });

export const api = {
  playNow: (game: string, name: string) => call('POST', '/api/play-now', isCreated, playNow(game, name)),
  game: (id: string) => call('GET', `/api/games/${encodeURIComponent(id)}`, isGameInfo),
  house: () => call('GET', '/api/house', isHouseInfo),
  create: (table: CreateTable) => call('POST', '/api/tables', isCreated, table),
  /* Games on this device, which ask nobody. */
  playNowHere: (game: string, name: string) => here({ do: 'playNow', plan: playNow(game, name) }, isCreated),
  createHere: (plan: SoloPlan) => here({ do: 'create', plan }, isCreated),
  toServer: (table: string, seat: Seat, name: string) => here({ do: 'carry', table, seat, name, lang: lang.value }, isCreated),
  removeHere: (table: string) => here({ do: 'remove', table, lang: lang.value }, isAnything),
  list: () => call('GET', '/api/tables', isTableList),
  table: (id: string) =>
    isHere(id) ? here({ do: 'info', table: id, lang: lang.value }, isTableInfo) : call('GET', `/api/tables/${encodeURIComponent(id)}`, isTableInfo),
  byCode: (code: string) => call('GET', `/api/codes/${encodeURIComponent(code)}`, isTableOrRoom),
  createRoom: (room: CreateRoom) => call('POST', '/api/rooms', isCreatedRoom, room),
  room: (room: string) => call('GET', `/api/rooms/${encodeURIComponent(room)}`, isRoomView),
  askRoom: (room: string, token: string, request: RoomRequest) => call('POST', `/api/rooms/${encodeURIComponent(room)}`, isRoomAnswer, request, token),
  noticeWays: () => call('GET', '/api/notices', isNoticeWays),
  openChannel: (channel: NewChannel) => call('POST', '/api/channels', isHeldChannel, channel),
  channel: ({ channel, secret }: HeldChannel) => call('GET', channelPath(channel), isChannelInfo, undefined, secret),
  setHours: ({ channel, secret }: HeldChannel, hours: ChannelHours) => call('PUT', channelPath(channel), isChannelInfo, hours, secret),
  closeChannel: ({ channel, secret }: HeldChannel) => call('DELETE', channelPath(channel), isAnything, undefined, secret),
  testChannel: ({ channel, secret }: HeldChannel) => call('POST', `${channelPath(channel)}/test`, isTest, {}, secret),
  wish: (table: string, token: string, wishes: SeatWishes) => call('PUT', `/api/tables/${encodeURIComponent(table)}/notices`, isSeatNotices, wishes, token),
  notices: (table: string, token: string) => call('GET', `/api/tables/${encodeURIComponent(table)}/notices`, isSeatNotices, undefined, token),
  recording: (id: string, token?: string) =>
    isHere(id)
      ? here({ do: 'recording', table: id, lang: lang.value }, isAnything)
      : call('GET', `/api/tables/${encodeURIComponent(id)}/recording`, isAnything, undefined, token),
  fork: (plan: ForkTable, token?: string) =>
    'table' in plan.from && isHere(plan.from.table)
      ? here({ do: 'fork', table: plan.from.table, lang: plan.lang, plan, token }, isCreated)
      : call('POST', '/api/forks', isCreated, plan, token),
  makeRing: (body: MakeRing) => call('POST', '/api/ring', isGranted, body),
  ring: (device: string) => call('GET', '/api/ring', isRing, undefined, device),
  hold: (device: string, holds: readonly Hold[]) => call('POST', '/api/ring/holds', isRing, { holds }, device),
  showWords: (device: string) => call('POST', '/api/ring/words', isCarryWords, undefined, device),
  hideWords: (device: string) => call('DELETE', '/api/ring/words', isAnything, undefined, device),
  carry: (words: string) => call('POST', '/api/carry', isOffer, { words }),
  takeCarry: (device: string | null, body: NewDevice & { readonly words: string }) => call('POST', '/api/carry/take', isGranted, body, device ?? undefined),
  removeDevice: (device: string, id: string) => call('DELETE', `/api/ring/devices/${encodeURIComponent(id)}`, isRing, undefined, device),
  known: (device: string) => call('GET', '/api/ring/known', isKnown, undefined, device),
  exportAll: (device: string) => call('GET', '/api/ring/export', isAnything, undefined, device),
  passkeyToMake: (device: string) => call('POST', '/api/ring/passkey', isMaking, undefined, device),
  addPasskey: (device: string, response: RegistrationResponseJSON) => call('POST', '/api/ring/passkey/add', isRing, { response }, device),
  removePasskeys: (device: string) => call('DELETE', '/api/ring/passkeys', isRing, undefined, device),
  passkeyToUse: () => call('POST', '/api/passkey', isAsking),
  enterByPasskey: (device: string | null, body: NewDevice & { readonly response: AuthenticationResponseJSON }) =>
    call('POST', '/api/passkey/enter', isGranted, body, device ?? undefined),
  eraseRing: (device: string) => call('DELETE', '/api/ring', isAnything, undefined, device),
};
