import { answerTo, dropOld, entry, takeIn, takeInMore } from './shell.ts';

declare const self: ServiceWorkerGlobalScope;

/*
 * The service worker of the page, at /sw.js: shows what the house pushes to this device, opens the table when somebody presses it,
 * and keeps the shell of the page for when there is no line.
 * What a push says is text: it is shown, never run, and leads only to a page of this house.
 */

export interface Told {
  readonly title: string;
  readonly body: string;
  readonly path: string;
  readonly tag: string;
  /** The number of a test that the page waits for. */
  readonly test: string | null;
  /** What one press ends, and in which words; null: nothing. */
  readonly stop: { readonly action: string; readonly title: string } | null;
}

/** What a press in a message may ask of this house. */
const STOPS = '/told/daily/';

const textIn = (data: object, name: string): string | null => {
  const value: unknown = Reflect.get(data, name);
  return typeof value === 'string' ? value : null;
};

const readPush = (data: PushMessageData | null): Told | null => {
  try {
    const said: unknown = data?.json();
    if (typeof said !== 'object' || said === null) return null;
    const path = textIn(said, 'path') ?? '/';
    const title = textIn(said, 'title');
    if (title === null) return null;
    const isOurs = path.startsWith('/') && !path.startsWith('//');
    const [action, words] = [textIn(said, 'stop'), textIn(said, 'stopWords')];
    return {
      title,
      body: textIn(said, 'body') ?? '',
      path: isOurs ? path : '/',
      tag: textIn(said, 'tag') ?? 'comptoir',
      test: textIn(said, 'test'),
      stop: action !== null && words !== null && action.startsWith(STOPS) ? { action, title: words } : null,
    };
  } catch {
    return null;
  }
};

const show = async ({ title, body, path, tag, test, stop }: Told): Promise<void> => {
  // Where a browser shows no buttons, the page that it leads to has one.
  const actions = stop === null ? {} : { actions: [stop] };
  await self.registration.showNotification(title, { body, tag, icon: '/icons/app-192.png', badge: '/icons/badge-96.png', data: path, ...actions });
  // Not every browser has a badge, and none minds being asked for one that is there.
  if (test === null && 'setAppBadge' in navigator) await navigator.setAppBadge();
  if (test === null) return;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a page of this worker is of its own origin
  for (const page of await self.clients.matchAll({ includeUncontrolled: true })) page.postMessage({ type: 'arrived', test });
};

/** The table's page where it is open already, else a new one. */
const open = async (path: string): Promise<void> => {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = pages.find(({ url }) => new URL(url).pathname === path);
  await (shown === undefined ? self.clients.openWindow(path) : shown.focus());
};

/** A page says that it has time, or asks which version would come now. */
const hear = async (said: unknown, source: ExtendableMessageEvent['source']): Promise<void> => {
  if (said === 'more') await takeInMore();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a page of this worker is of its own origin
  else if (said === 'version') source?.postMessage({ type: 'version', entry });
};

self.addEventListener('install', (event) => {
  event.waitUntil(takeIn());
  void self.skipWaiting();
});
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([self.clients.claim(), dropOld()])));
self.addEventListener('message', (event) => event.waitUntil(hear(event.data, event.source)));
self.addEventListener('fetch', (event) => {
  const answer = answerTo(event.request);
  if (answer !== null) event.respondWith(answer);
});
self.addEventListener('push', (event) => {
  const told = readPush(event.data);
  if (told !== null) event.waitUntil(show(told));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path: unknown = event.notification.data;
  if (event.action.startsWith(STOPS)) return event.waitUntil(fetch(event.action, { method: 'POST' }));
  event.waitUntil(open(typeof path === 'string' ? path : '/'));
});
