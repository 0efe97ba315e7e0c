// @vitest-environment node
import type * as Shell from './shell.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const HERE = 'http://house.test';
const BUILT = { version: 'two', entry: '/assets/index-2.js', shell: ['/assets/index-2.js', '/theme.js'], more: ['/assets/booklet-2.js'] };

const pathOf = (asked: string | Request): string => new URL(typeof asked === 'string' ? asked : asked.url, HERE).pathname;

/** A browser's stores, as far as the shell asks. */
class Stores {
  readonly kept = new Map<string, Map<string, Response>>();
  open = async (name: string) => {
    const store = this.kept.get(name) ?? new Map<string, Response>();
    this.kept.set(name, store);
    return {
      match: async (asked: string) => store.get(pathOf(asked))?.clone(),
      put: async (asked: string, answer: Response) => void store.set(pathOf(asked), answer),
    };
  };
  match = async (asked: string) =>
    [...this.kept.values()]
      .find((store) => store.has(pathOf(asked)))
      ?.get(pathOf(asked))
      ?.clone();
  keys = async () => [...this.kept.keys()];
  delete = async (name: string) => this.kept.delete(name);
}

let stores: Stores;
let line: (path: string) => Response;
let asked: string[];
let shell: typeof Shell;

const document = (entry: string): Response => new Response(`<script src="${entry}"></script>`);
const page = (path: string): Request => Object.defineProperty(new Request(HERE + path), 'mode', { value: 'navigate' });
const textOf = async (answer: Promise<Response> | null): Promise<string> => (await (await answer)?.text()) ?? 'none';

beforeEach(async () => {
  vi.resetModules();
  stores = new Stores();
  asked = [];
  line = (path) => (path === '/index.html' ? document(BUILT.entry) : new Response(`here: ${path}`));
  vi.stubGlobal('self', { built: BUILT, location: { origin: HERE } });
  vi.stubGlobal('caches', stores);
  vi.stubGlobal('fetch', async (wanted: string | Request) => {
    asked.push(pathOf(wanted));
    return line(pathOf(wanted));
  });
  shell = await import('./shell.ts');
});

const cut = (): never => {
  throw new TypeError('no line');
};

describe('the shell without a line', () => {
  it('is what was kept, for every page of the router', async () => {
    await shell.takeIn();
    line = cut;
    for (const path of ['/', '/seats', '/t/abc', '/rules/bourse']) expect(await textOf(shell.answerTo(page(path)))).toContain(BUILT.entry);
    expect(await textOf(shell.answerTo(new Request(`${HERE}/assets/index-2.js`)))).toBe('here: /assets/index-2.js');
    expect(await textOf(shell.answerTo(new Request(`${HERE}/theme.js`)))).toBe('here: /theme.js');
  });

  it('a proxy that answers for a house that is down is no line', async () => {
    await shell.takeIn();
    line = () => new Response('bad gateway', { status: 502 });
    expect(await textOf(shell.answerTo(page('/')))).toContain(BUILT.entry);
  });

  it('never touches what the house answers', async () => {
    for (const path of ['/api/tables', '/api/ring', '/health', '/calendar/x.ics', '/ws']) expect(shell.answerTo(new Request(HERE + path))).toBeNull();
    for (const path of ['/api/tables/x/recording', '/told/confirm/x']) expect(shell.answerTo(page(path))).toBeNull();
    expect(shell.answerTo(new Request('http://elsewhere.test/assets/index-2.js'))).toBeNull();
    expect(shell.answerTo(new Request(`${HERE}/assets/index-2.js`, { method: 'POST' }))).toBeNull();
    expect(asked).toEqual([]);
  });
});

describe('with a line', () => {
  it('a document is the house’s own, and is not kept', async () => {
    await shell.takeIn();
    line = () => document('/assets/index-3.js');
    expect(await textOf(shell.answerTo(page('/t/abc')))).toContain('index-3');
    line = cut;
    expect(await textOf(shell.answerTo(page('/t/abc')))).toContain(BUILT.entry);
  });

  it('the rest of the page is taken in when there is time, once', async () => {
    await shell.takeIn();
    await shell.takeInMore();
    await shell.takeInMore();
    expect(asked.filter((path) => path === '/assets/booklet-2.js')).toHaveLength(1);
    line = cut;
    expect(await textOf(shell.answerTo(new Request(`${HERE}/assets/booklet-2.js`)))).toBe('here: /assets/booklet-2.js');
  });
});

describe('a newer version', () => {
  it('is not mixed with a document of another one', async () => {
    line = (path) => (path === '/index.html' ? document('/assets/index-3.js') : new Response(path));
    await expect(shell.takeIn()).rejects.toThrow('another version');
  });

  it('takes files that did not change from the one before, and lets go of the one before that', async () => {
    for (const name of ['comptoir-zero', 'comptoir-one', 'comptoir.recordings']) stores.kept.set(name, new Map([['/assets/booklet-2.js', new Response(name)]]));
    await shell.takeIn();
    await shell.takeInMore();
    expect(asked).not.toContain('/assets/booklet-2.js');
    await shell.dropOld();
    expect([...stores.kept.keys()]).toEqual(['comptoir-one', 'comptoir.recordings', 'comptoir-two']);
  });
});
