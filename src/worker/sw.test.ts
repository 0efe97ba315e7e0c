// @vitest-environment node
import { beforeEach, expect, it, vi } from 'vitest';

/* What is pushed, as the browser hands it over: shown as text, and pressed. */

type Handler = (event: object) => void;

let handlers: Map<string, Handler>;
let shown: unknown[];
let opened: string[];
let asked: unknown[];
let work: Promise<unknown>[];

beforeEach(async () => {
  vi.resetModules();
  handlers = new Map();
  shown = [];
  opened = [];
  asked = [];
  work = [];
  vi.stubGlobal('self', {
    built: { version: 'one', entry: '', shell: [], more: [] },
    location: { origin: 'http://house.test' },
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
    registration: { showNotification: async (title: string, options: unknown) => void shown.push([title, options]) },
    clients: { matchAll: async () => [], openWindow: async (path: string) => void opened.push(path) },
  });
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('fetch', async (...request: unknown[]) => void asked.push(request));
  await import('./sw.ts');
});

const waitUntil = (done: Promise<unknown>): void => void work.push(done);
const push = async (said: object): Promise<void> => {
  handlers.get('push')?.({ data: { json: () => said }, waitUntil });
  await Promise.all(work);
};
const press = async (action: string): Promise<void> => {
  handlers.get('notificationclick')?.({ action, notification: { data: '/challenge', close: () => undefined }, waitUntil });
  await Promise.all(work);
};

const DAILY = { title: 'Le défi du jour', body: '', path: '/challenge', tag: 'daily', stop: '/told/daily/letter', stopWords: 'Ne plus rappeler' };

it('offers one press that ends what comes every day, and asks the house for it without opening a page', async () => {
  await push(DAILY);
  expect(shown).toMatchObject([['Le défi du jour', { data: '/challenge', actions: [{ action: '/told/daily/letter', title: 'Ne plus rappeler' }] }]]);
  await press('/told/daily/letter');
  expect([asked, opened]).toEqual([[['/told/daily/letter', { method: 'POST' }]], []]);
  await press('');
  expect(opened).toEqual(['/challenge']);
});

it('asks the house for nothing else, whatever a push says', async () => {
  for (const stop of ['https://elsewhere.test/', '/api/ring', '//elsewhere.test/told/daily/x']) await push({ ...DAILY, stop });
  expect(JSON.stringify(shown)).not.toContain('actions');
  await press('/api/ring');
  expect([asked, opened]).toEqual([[], ['/challenge']]);
});
