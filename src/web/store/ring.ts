import { signal } from '@preact/signals';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import type { CarryOffer, CarryWords, GrantedRing, Hold, Known, MakeRing, NewDevice, RingTable, RingView } from '#protocol';
import { isHere } from './solo/plan.ts';
import { removeSoloTable } from './solo/solo-table.ts';
import { call, type Fetched, hasText, isAnything, isObject } from './api.ts';
import { deviceToken, inStep, setDeviceToken, unheldTokens } from './keys.ts';
import { forgetStandings } from './last-seen.ts';
import { forgetRecordings } from './recordings.ts';
import { learnMuted } from './muted.ts';
import { readStored, writeStored } from '../browser/storage.ts';
import { dropLeftLinks, type HeldTable, leftLinks, myTables, replaceTables } from './tables.ts';
import { tk } from '../i18n/seats.ts';

/* The key ring of this device, kept in step with the house. */

/* What is asked about key rings: apart from the rest, for few pages ask it. */

const isRing = (value: unknown): value is RingView => isObject(value) && Array.isArray(value.devices);
const isGranted = (value: unknown): value is GrantedRing => isRing(value) && hasText(value, 'token');
const isCarryWords = (value: unknown): value is CarryWords => isObject(value) && Array.isArray(value.words);
const isOffer = (value: unknown): value is CarryOffer => isObject(value) && Array.isArray(value.names);
const isKnown = (value: unknown): value is Known => isOffer(value);
const isCalendar = (value: unknown): value is { readonly calendar: string } => hasText(value, 'calendar');
const isMaking = (value: unknown): value is PublicKeyCredentialCreationOptionsJSON => hasText(value, 'challenge') && isObject(value) && isObject(value.user);
const isAsking = (value: unknown): value is PublicKeyCredentialRequestOptionsJSON => hasText(value, 'challenge');

export const ringApi = {
  makeRing: (body: MakeRing) => call('POST', '/api/ring', isGranted, body),
  ring: (device: string) => call('GET', '/api/ring', isRing, undefined, device),
  calendar: (device: string) => call('GET', '/api/ring/calendar', isCalendar, undefined, device),
  hold: (device: string, holds: readonly Hold[]) => call('POST', '/api/ring/holds', isRing, { holds }, device),
  mute: (device: string, table: string, seats: readonly number[]) => call('PUT', '/api/ring/muted', isRing, { table, seats }, device),
  showWords: (device: string) => call('POST', '/api/ring/words', isCarryWords, undefined, device),
  hideWords: (device: string) => call('DELETE', '/api/ring/words', isAnything, undefined, device),
  carry: (words: string) => call('POST', '/api/carry', isOffer, { words }),
  takeCarry: (device: string | null, body: NewDevice & { readonly words: string }) => call('POST', '/api/carry/take', isGranted, body, device ?? undefined),
  nameDevice: (device: string, id: string, label: string) => call('PUT', `/api/ring/devices/${encodeURIComponent(id)}`, isRing, { label }, device),
  removeDevice: (device: string, id: string, passkeys: 'its' | 'all') =>
    call('DELETE', `/api/ring/devices/${encodeURIComponent(id)}?passkeys=${passkeys}`, isRing, undefined, device),
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

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/Android/, 'Android'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'macOS'],
  [/Linux/, 'Linux'],
];

const found = (names: typeof BROWSERS): string => names.find(([sign]) => sign.test(navigator.userAgent))?.[1] ?? '';

/** What this device is called in the list of devices: no more than its owner needs to tell it from the others. */
export const thisDevice = (): NewDevice => {
  const [browser, system] = [found(BROWSERS), found(SYSTEMS)];
  const label = browser === '' || system === '' ? tk('devices.someBrowser') : tk('devices.browser', { browser, system });
  const small = /Mobi|iPhone/.test(navigator.userAgent);
  return { label, kind: small ? 'phone' : /iPad|Android/.test(navigator.userAgent) ? 'tablet' : 'computer' };
};

const KEY = 'ring';

/** The ring as the house told it last, and when. */
interface Told {
  readonly view: RingView;
  readonly at: number;
}

const isTold = (value: unknown): value is Told => typeof value === 'object' && value !== null && 'view' in value && 'at' in value;

const stored = readStored(KEY);

export const ring = signal<Told | null>(deviceToken.peek() !== null && isTold(stored) ? stored : null);
/** The house did not answer when it was last asked. */
export const unanswered = signal(false);
/** This device was taken off its ring since the page was opened. */
export const removed = signal(false);

const withTables = (known: readonly RingTable[], device: string | null): void => {
  const held = myTables.peek();
  const byId = new Map(known.map((table) => [table.table, table]));
  const kept = held.map((table) => inStep(table, byId.get(table.table), device)).filter((table): table is HeldTable => table !== null);
  const fresh = known
    .filter(({ table }) => !held.some((own) => own.table === table))
    .flatMap(({ table, code, game, chairs }) => {
      const empty: HeldTable = { table, code, game, owner: null, referee: null, seats: [], usedAt: 0 };
      return inStep(empty, { table, code, game, chairs }, device) ?? [];
    });
  replaceTables([...kept, ...fresh.toReversed()]);
};

const learn = (view: RingView): void => {
  ring.value = { view, at: Date.now() };
  writeStored(KEY, ring.value);
  unanswered.value = false;
  withTables(view.tables, deviceToken.peek());
  for (const { table, muted } of view.tables) if (muted !== undefined) learnMuted(table, muted);
};

/** The house knows this device no longer: its keys open nothing. */
const forget = (): void => {
  setDeviceToken(null);
  ring.value = null;
  writeStored(KEY, null);
  withTables([], null);
};

/** Takes in what the house answered this device. Null, or why not. */
export const settle = (device: string, answer: Fetched<RingView>): string | null => {
  // Everything was erased here while the answer was on its way, or another tab took another ring: it would bring the old one back.
  if (device !== deviceToken.peek()) return null;
  if (answer.ok) learn(answer.value);
  else if (answer.code === 'badDevice') {
    forget();
    removed.value = true;
  } else if (answer.code === 'unreachable') unanswered.value = true;
  return answer.ok ? null : answer.message;
};

export const granted = (answer: Fetched<GrantedRing>): string | null => {
  if (!answer.ok) return answer.message;
  const { token, ...view } = answer.value;
  setDeviceToken(token);
  removed.value = false;
  learn(view);
  return null;
};

const holds = (): readonly Hold[] => {
  const known = new Map(ring.peek()?.view.tables.map((table) => [table.table, table]));
  // What is on this device alone is nobody else's.
  const ringed = myTables.peek().filter(({ table }) => !isHere(table));
  return ringed.flatMap((held) => unheldTokens(held, known.get(held.table)).map((token) => ({ table: held.table, token })));
};

/** Links of chairs that were lost before a ring held them: what was said there is found by them. */
const left = (): readonly Hold[] => leftLinks().filter(({ table }) => !isHere(table));

/** So many at once. */
const HOLDS_MOST = 300;

let asking: Promise<string | null> | null = null;

const ask = async (): Promise<string | null> => {
  const device = deviceToken.peek();
  const unheld = [...left(), ...holds()].slice(0, HOLDS_MOST);
  if (device === null) return null;
  const answer = await (unheld.length === 0 ? ringApi.ring(device) : ringApi.hold(device, unheld));
  if (answer.ok) dropLeftLinks(unheld);
  return settle(device, answer);
};

const make = async (): Promise<string | null> => {
  const unheld = [...left(), ...holds()].slice(0, HOLDS_MOST);
  if (unheld.length === 0) return null;
  const answer = await ringApi.makeRing({ ...thisDevice(), holds: unheld });
  // Where they prove nothing now they never will.
  if (answer.ok || answer.code === 'nothingToHold') dropLeftLinks(unheld);
  return granted(answer);
};

/** One question at a time: two that are asked at once would make two rings, or be answered in another order. */
const once = (question: () => Promise<string | null>): Promise<string | null> => {
  asking ??= question().finally(() => {
    asking = null;
  });
  return asking;
};

/** Tells the house of links that the ring does not know, and hears of seats taken on other devices. */
export const keepInStep = (): Promise<string | null> => once(ask);

/** The ring of this device, made of the links it holds when it has none yet. */
export const haveRing = (): Promise<string | null> => once(deviceToken.peek() === null ? make : ask);

/** Six words of another device: its seats are held here too. */
export const takeOver = async (words: string): Promise<string | null> => {
  await keepInStep();
  const refusal = granted(await ringApi.takeCarry(deviceToken.peek(), { words, ...thisDevice() }));
  // What was held here by links alone comes along.
  return refusal ?? keepInStep();
};

/** The devices of this ring do not read these chairs of a table, nor this one what another has told of it. */
export const tellMuted = async (table: string, seats: readonly number[]): Promise<void> => {
  const device = deviceToken.peek();
  if (device !== null) settle(device, await ringApi.mute(device, table, seats));
};

export const removeDevice = async (device: string, id: string, passkeys: 'its' | 'all'): Promise<string | null> =>
  settle(device, await ringApi.removeDevice(device, id, passkeys));

export const nameDevice = async (device: string, id: string, label: string): Promise<string | null> =>
  settle(device, await ringApi.nameDevice(device, id, label));

/** Tables of this device at which nothing could be erased, for the ring does not hold its chairs there. */
export const unfound = signal<readonly string[]>([]);

/** Forgets everything of me, there and here. */
export const eraseMe = async (): Promise<string | null> => {
  const known = new Map(ring.peek()?.view.tables.map((table) => [table.table, table]));
  const missing = myTables.peek().filter((held) => !isHere(held.table) && unheldTokens(held, known.get(held.table)).length > 0);
  const answer = await ringApi.eraseRing(deviceToken.peek() ?? '');
  if (!answer.ok) return answer.message;
  unfound.value = missing.map(({ code }) => code);
  forget();
  dropLeftLinks(leftLinks());
  for (const { table } of myTables.peek()) if (isHere(table)) await removeSoloTable(table);
  replaceTables([]);
  forgetStandings();
  await forgetRecordings();
  return null;
};
