declare const self: ServiceWorkerGlobalScope & { readonly built: Built };

/*
 * The shell of the page without a line: the files of one build, kept by the browser. Nothing that the house answers is ever kept here: no
 * table, no list, no link of a seat. A document comes from the house whenever it answers, and then belongs to the house's own version with
 * all its files; only without a line is it the one that was kept, with the files it was built with.
 */

/** Written before this script when the page is built (`scripts/offline.ts`). */
interface Built {
  readonly version: string;
  /** The script that the document begins with: a document of another build is not kept beside these files. */
  readonly entry: string;
  /** What the first page needs: without all of it there is no shell. */
  readonly shell: readonly string[];
  /** Every other file of the page, the small ones first: taken in when nobody waits. */
  readonly more: readonly string[];
}

const PREFIX = 'comptoir-';
const NAME = PREFIX + self.built.version;
const DOCUMENT = '/index.html';
/** A line that does not answer is as good as none. */
const PATIENCE_MS = 6000;
const AT_ONCE = 3;
/** What a proxy says while the house itself is down. */
const GATEWAY = new Set([502, 503, 504]);

const isHashed = (path: string): boolean => path.startsWith('/assets/');
const kept = new Set([...self.built.shell, ...self.built.more]);

/** A file whose name tells its content may come from the version before. */
const keep = async (cache: Cache, path: string): Promise<void> => {
  if ((await cache.match(path)) !== undefined) return;
  const known = isHashed(path) ? await caches.match(path) : undefined;
  const answer = known ?? (await fetch(path, isHashed(path) ? {} : { cache: 'no-cache' }));
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  await cache.put(path, answer);
};

const keepDocument = async (cache: Cache): Promise<void> => {
  const answer = await fetch(DOCUMENT, { cache: 'no-cache' });
  const text = await answer.clone().text();
  // The house was renewed while this was under way: the browser will find the newer worker.
  if (!answer.ok || !text.includes(self.built.entry)) throw new Error('the document is of another version');
  await cache.put(DOCUMENT, answer);
};

export const takeIn = async (): Promise<void> => {
  const cache = await caches.open(NAME);
  await Promise.all(self.built.shell.map((path) => keep(cache, path)));
  await keepDocument(cache);
};

const savesData = (): boolean => {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
};

/** Booklets, boards and screens that were not opened yet. What the line refuses is asked for next time. */
export const takeInMore = async (): Promise<void> => {
  if (savesData()) return;
  const cache = await caches.open(NAME);
  const waiting = self.built.more.values();
  const work = async (): Promise<void> => {
    for (const path of waiting) await keep(cache, path);
  };
  await Promise.allSettled(Array.from({ length: AT_ONCE }, work));
};

/** The version before stays: a table that is open may still ask for a part of it. */
export const dropOld = async (): Promise<void> => {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
};

const shellDocument = async (): Promise<Response | undefined> => (await caches.open(NAME)).match(DOCUMENT);

const patience = (): Promise<null> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(null), PATIENCE_MS);
  });

const documentOf = async (request: Request): Promise<Response> => {
  const asked = fetch(request);
  try {
    const answer = await Promise.race([asked, patience()]);
    if (answer !== null && !GATEWAY.has(answer.status)) return answer;
    return (await shellDocument()) ?? answer ?? (await asked);
  } catch {
    return (await shellDocument()) ?? Response.error();
  }
};

const fileOf = async (request: Request, path: string): Promise<Response> => {
  if (isHashed(path)) {
    const known = await caches.match(path);
    if (known !== undefined) return known;
    const answer = await fetch(request);
    if (answer.ok && kept.has(path)) await (await caches.open(NAME)).put(path, answer.clone());
    return answer;
  }
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(path)) ?? Response.error();
  }
};

/** Pages of the page's own router; letters' links, files and everything under /api are the house's alone. */
const isPage = (path: string): boolean => !/^\/(?:api|told)\//.test(path) && !/\.[a-z0-9]+$/i.test(path);

/** Null: none of our business. */
export const answerTo = (request: Request): Promise<Response> | null => {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return null;
  if (request.mode === 'navigate') return isPage(pathname) ? documentOf(request) : null;
  return kept.has(pathname) || isHashed(pathname) ? fileOf(request, pathname) : null;
};

/** Tells a page which build it would get now. */
export const { entry } = self.built;
