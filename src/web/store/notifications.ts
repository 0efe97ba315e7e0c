import { type ChannelHours, type ChannelInfo, type HeldChannel, NOTICE_EVENTS, type NoticeEvent, type NoticeWays } from '#protocol';
import { signal } from '@preact/signals';
import { ownKey } from './challenge-key.ts';
import { noticeApi } from './notice-api.ts';
import { notify, notifying, startNotifying, stopNotifying } from './notices.ts';
import { lang } from '../browser/settings.ts';
import { readStored, writeStored } from '../browser/storage.ts';
import { heldTable, myTables } from './tables.ts';

/* How this device is told while its page is closed: its ways to be reached, and what for. Every seat that it holds wants the same. */

export interface Told {
  readonly push: HeldChannel | null;
  readonly mail: HeldChannel | null;
  readonly events: readonly NoticeEvent[];
  readonly quiet: ChannelHours['quiet'];
  /** Tables of which nothing is to be told. */
  readonly silent: readonly string[];
  /** At which minute of the day the challenge of the day is told; null: never. */
  readonly daily: number | null;
}

const KEY = 'told';
const USUAL: Told = { push: null, mail: null, events: NOTICE_EVENTS, quiet: { from: 22 * 60, to: 7 * 60 + 30 }, silent: [], daily: null };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;
const isHeld = (value: unknown): value is HeldChannel => isObject(value) && typeof value.channel === 'string' && typeof value.secret === 'string';
const isQuiet = (value: unknown): value is ChannelHours['quiet'] =>
  value === null || (isObject(value) && typeof value.from === 'number' && typeof value.to === 'number');

export const decodeTold = (raw: unknown): Told => {
  if (!isObject(raw)) return USUAL;
  const { push, mail, events, quiet, silent, daily } = raw;
  return {
    push: isHeld(push) ? push : null,
    mail: isHeld(mail) ? mail : null,
    events: Array.isArray(events) ? NOTICE_EVENTS.filter((event) => events.includes(event)) : USUAL.events,
    quiet: isQuiet(quiet) ? quiet : USUAL.quiet,
    silent: Array.isArray(silent) ? silent.filter((table) => typeof table === 'string') : [],
    daily: typeof daily === 'number' ? daily : null,
  };
};

export const told = signal<Told>(decodeTold(readStored(KEY)));

const keep = (part: Partial<Told>): void => {
  const next = { ...told.value, ...part };
  // Whoever has turned off the last way is not told of the day again by the next one that they set up.
  told.value = next.push === null && next.mail === null ? { ...next, daily: null } : next;
  writeStored(KEY, told.value);
};

const zoneOfDevice = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
/** « Europe/Paris » as one says it. */
export const ownZone = (): string => zoneOfDevice().split('/').at(-1)?.replaceAll('_', ' ') ?? '';

const hoursNow = (): ChannelHours => ({ lang: lang.peek(), zone: zoneOfDevice(), quiet: told.peek().quiet });

const channelsOf = ({ push, mail }: Told): readonly HeldChannel[] => [push, mail].filter((channel) => channel !== null);

/** Tells the server what the seats of one table want. */
export const wishAt = async (table: string): Promise<void> => {
  const { events, silent } = told.peek();
  const channels = silent.includes(table) ? [] : channelsOf(told.peek());
  for (const { token } of heldTable(table)?.seats ?? []) await noticeApi.wish(table, token, { channels, events });
};

const wishEverywhere = async (): Promise<void> => {
  for (const { table } of myTables.peek()) await wishAt(table);
  await keepDaily();
};

/** The challenge of the day, by all ways of this device, at this minute; null: no more. Null, or why not. */
export const setDaily = async (daily: number | null): Promise<string | null> => {
  const answer = await noticeApi.daily(ownKey(), { minute: daily, channels: channelsOf(told.peek()) });
  if (answer.ok) keep({ daily });
  return answer.ok ? null : answer.message;
};

/** By ways that are new, and known by the key under which this device plays now. */
export const keepDaily = async (): Promise<void> => {
  const { daily } = told.peek();
  if (daily !== null && channelsOf(told.peek()).length > 0) await setDaily(daily);
};

/** It may have been stopped since, from a letter or from what was pushed. */
export const lookAtDaily = async (): Promise<void> => {
  const infos = (await Promise.all((['push', 'mail'] as const).map(lookAt))).filter((info) => info !== null);
  if (infos.length > 0) keep({ daily: infos.find(({ daily }) => daily !== null)?.daily ?? null });
};

/** Why this device cannot be told by itself; null: it can, or may be asked. */
export const whyNoPush = (): 'insecure' | 'unsupported' | 'denied' | null => {
  if (!globalThis.isSecureContext) return 'insecure';
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis) || !('Notification' in globalThis)) return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : null;
};

const bytesOf = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

/** Null: it works from now on. */
export const startPush = async ({ push: key }: NoticeWays): Promise<'denied' | 'failed' | null> => {
  if (!(await startNotifying())) return 'denied';
  try {
    await navigator.serviceWorker.register('/sw.js');
    const { pushManager } = await navigator.serviceWorker.ready;
    const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
    const { endpoint, keys } = subscription.toJSON();
    const [p256dh, auth] = [keys?.p256dh, keys?.auth];
    if (endpoint === undefined || p256dh === undefined || auth === undefined) return 'failed';
    const opened = await noticeApi.openChannel({ kind: 'push', endpoint, keys: { p256dh, auth }, ...hoursNow() });
    if (!opened.ok) return 'failed';
    keep({ push: opened.value });
    await wishEverywhere();
    return null;
  } catch {
    // The page itself still tells while it is open.
    return 'failed';
  }
};

const close = async (kind: 'push' | 'mail'): Promise<void> => {
  const held = told.peek()[kind];
  keep(kind === 'push' ? { push: null } : { mail: null });
  if (held !== null) await noticeApi.closeChannel(held);
  await wishEverywhere();
};

export const stopPush = async (): Promise<void> => {
  stopNotifying();
  const subscription = await (await navigator.serviceWorker?.getRegistration())?.pushManager.getSubscription();
  await subscription?.unsubscribe();
  await close('push');
};

/** Null: a letter is on its way; else why not. */
export const startMail = async (address: string): Promise<string | null> => {
  const opened = await noticeApi.openChannel({ kind: 'mail', address, ...hoursNow() });
  if (!opened.ok) return opened.message;
  keep({ mail: opened.value });
  await wishEverywhere();
  return null;
};

export const stopMail = (): Promise<void> => close('mail');

export const setEvents = async (events: readonly NoticeEvent[]): Promise<void> => {
  keep({ events });
  await wishEverywhere();
};

export const setSilent = async (table: string, isSilent: boolean): Promise<void> => {
  const others = told.peek().silent.filter((known) => known !== table);
  keep({ silent: isSilent ? [...others, table] : others });
  await wishAt(table);
};

export const setQuiet = async (quiet: ChannelHours['quiet']): Promise<void> => {
  keep({ quiet });
  for (const channel of channelsOf(told.peek())) await noticeApi.setHours(channel, hoursNow());
};

/** How it stands on the server; a way that was closed there (by a letter's link, by the device) is closed here too. */
export const lookAt = async (kind: 'push' | 'mail'): Promise<ChannelInfo | null> => {
  const held = told.peek()[kind];
  if (held === null) return null;
  const found = await noticeApi.channel(held);
  if (!found.ok && found.code === 'badChannel') keep(kind === 'push' ? { push: null } : { mail: null });
  return found.ok ? found.value : null;
};

export type Tried =
  | { readonly kind: 'arrived' | 'accepted'; readonly at: number }
  | { readonly kind: 'confirmFirst' | 'silence' }
  | { readonly kind: 'cause'; readonly cause: string };

const LOOK_MS = 1000;
const PATIENCE_MS = 60_000;

const arrivalOf = (test: () => string | null, until: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    navigator.serviceWorker?.addEventListener(
      'message',
      ({ data }: MessageEvent<unknown>) => {
        if (isObject(data) && data.type === 'arrived' && data.test === test()) resolve();
      },
      { signal: until },
    );
  });

/** The ways that are on. `page`: the page itself, as long as it is open. */
export const waysOn = (): readonly ('page' | 'push' | 'mail')[] => {
  const { push, mail } = told.peek();
  return [...(push !== null ? (['push'] as const) : notifying.peek() ? (['page'] as const) : []), ...(mail === null ? [] : (['mail'] as const))];
};

/** What a page shows by itself is there at once, or not at all. */
export const tryPage = (words: string): Tried => (notify('test', 'Comptoir', words) ? { kind: 'arrived', at: Date.now() } : { kind: 'cause', cause: 'gone' });

/** Sends a message by one way, and waits until it is known what became of it. */
export const tryOut = async (kind: 'push' | 'mail'): Promise<Tried> => {
  const held = told.peek()[kind];
  if (held === null) return { kind: 'silence' };
  const listening = new AbortController();
  let test: string | null = null;
  let arrivedAt: number | null = null;
  void arrivalOf(() => test, listening.signal).then(() => {
    arrivedAt = Date.now();
    return undefined;
  });
  try {
    const asked = await noticeApi.testChannel(held);
    if (!asked.ok) return { kind: 'cause', cause: 'refused' };
    test = asked.value.test;
    for (const until = Date.now() + PATIENCE_MS; Date.now() < until; ) {
      const info = await lookAt(kind);
      if (info === null) return { kind: 'cause', cause: 'gone' };
      if (!info.confirmed) return { kind: 'confirmFirst' };
      if (info.test?.state === 'failed') return { kind: 'cause', cause: info.test.cause ?? 'refused' };
      if (kind === 'mail' && info.test?.state === 'sent') return { kind: 'accepted', at: info.test.at };
      if (arrivedAt !== null) return { kind: 'arrived', at: arrivedAt };
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
    return { kind: 'silence' };
  } finally {
    listening.abort();
  }
};
