declare const self: ServiceWorkerGlobalScope;

/*
 * The service worker of the page, at /sw.js: shows what the house pushes to this device, and opens the table when somebody presses it.
 * What a push says is text: it is shown, never run, and leads only to a page of this house.
 */

export interface Told {
  readonly title: string;
  readonly body: string;
  readonly path: string;
  readonly tag: string;
  /** The number of a test that the page waits for. */
  readonly test: string | null;
}

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
    return { title, body: textIn(said, 'body') ?? '', path: isOurs ? path : '/', tag: textIn(said, 'tag') ?? 'comptoir', test: textIn(said, 'test') };
  } catch {
    return null;
  }
};

const show = async ({ title, body, path, tag, test }: Told): Promise<void> => {
  await self.registration.showNotification(title, { body, tag, icon: '/favicon.svg', data: path });
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

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('push', (event) => {
  const told = readPush(event.data);
  if (told !== null) event.waitUntil(show(told));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path: unknown = event.notification.data;
  event.waitUntil(open(typeof path === 'string' ? path : '/'));
});
