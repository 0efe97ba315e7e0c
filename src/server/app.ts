import type { AddressInfo } from 'node:net';
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Lang } from '#kernel/words.ts';
import { describeError, type Refusal, refusalOf, refuse } from '#table';
import { BodyRefused } from './http.ts';
import { langOf, sendRefusal } from './route.ts';
import type { Limits } from './limits.ts';
import type { Logger } from './logs.ts';
import type { ServerOptions } from './options.ts';
import { type Hosts, securityHeaders } from './security.ts';
import { existsSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Previews, Shown } from './preview.ts';

/** What Fastify itself and what serves the files refuse, in our words. */
const refusalOfRequest = (error: FastifyError, limit: number): Refusal => {
  if (error instanceof BodyRefused) return error.refusal;
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return refuse('tooLarge', { limit });
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return refuse('mediaType');
  // What serves the files forbids a path that no file can have, and withholds one that is not the version asked for: nothing is there.
  if (error.statusCode === 403 || error.statusCode === 412) return refuse('notFound');
  if (error.statusCode === 400) return refuse('malformed');
  return refusalOf(error);
};

/** What every request goes through, whatever it asks for. */
export const prepareApp = (limits: Limits, hosts: Hosts, log: Logger): FastifyInstance => {
  const requestTimeout = 1000 * limits.requestSeconds;
  const app = fastify({
    logger: false,
    bodyLimit: limits.bodyBytes,
    routerOptions: { maxParamLength: 200 },
    // An address that is none: cut in the middle of a letter, or without end.
    frameworkErrors: (_error, request, reply) => {
      void reply.headers(securityHeaders(request.headers.host));
      void (request.url.startsWith('/api/') ? sendRefusal(reply, refuse('notFound'), langOf(request)) : reply.redirect('/not-found'));
    },
    requestTimeout,
    http: { headersTimeout: requestTimeout, connectionsCheckingInterval: requestTimeout / 4 },
  });
  // A page of any site may have text sent here, and nobody asks us first.
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(securityHeaders(request.headers.host));
    if (!hosts.answersTo(request.headers.host)) await sendRefusal(reply, refuse('wrongHost'), langOf(request));
  });
  // The route, never the address asked for: an address may hold a token.
  app.addHook('onResponse', async (request, reply) => {
    log.info({ method: request.method, route: request.routeOptions.url ?? 'page', status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'request');
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalOfRequest(error, request.routeOptions.bodyLimit ?? limits.bodyBytes);
    if (refusal.code === 'internal') log.error({ route: request.routeOptions.url, error: describeError(error) }, 'a request failed');
    return sendRefusal(reply, refusal, langOf(request));
  });
  return app;
};

/** How long a stop waits for requests that are still being answered. */
const LAST_ANSWERS_MS = 1000;

/** A stop does not wait for whoever sends half a request and then nothing. */
export const hangUp = async (app: FastifyInstance): Promise<void> => {
  const timer = setTimeout(() => app.server.closeAllConnections(), LAST_ANSWERS_MS);
  await app.close();
  clearTimeout(timer);
};

export const portOf = (app: FastifyInstance, options: Pick<ServerOptions, 'port'>): number => {
  const bound = app.server.address();
  const { port } = typeof bound === 'object' && bound !== null ? bound : ({ port: options.port } satisfies Pick<AddressInfo, 'port'>);
  return port;
};

/** The address that a server listens on. */
export const addressOfServer = (app: FastifyInstance, options: Pick<ServerOptions, 'host' | 'port'>): string => {
  const host = options.host.includes(':') ? `[${options.host}]` : options.host;
  return `http://${host}:${portOf(app, options)}`;
};

/** What the build says of one file of the page (vite's manifest). */
interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
export type Manifest = Readonly<Record<string, Chunk>>;

/** The part of the page that the house opens with. */
/** The screens of a table, by the last piece of their address, and the part of the page that each one is. */
const SCREENS: ReadonlyMap<string, string> = new Map([
  ['', 'table'],
  ['console', 'console-page'],
  ['projector', 'projector-page'],
]);

/** The table that an address of the page shows, and the part of the page that shows it. */
export const tableInPath = (path: string): { readonly table: string; readonly screen: string } | null => {
  const [, table, piece = ''] = /^\/t\/([\w-]+)(?:\/(\w+))?\/?$/.exec(path) ?? [];
  const screen = SCREENS.get(piece);
  return table === undefined || screen === undefined ? null : { table, screen };
};

/** These parts of the page with everything they import, each file once. */
export const filesOf = (manifest: Manifest, names: readonly string[]): readonly string[] => {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key)) return;
    seen.add(key);
    for (const imported of chunk.imports ?? []) visit(imported);
    files.add(chunk.file);
    for (const style of chunk.css ?? []) files.add(style);
  };
  for (const name of names) for (const [key, chunk] of Object.entries(manifest)) if (chunk.name === name) visit(key);
  return [...files];
};

/** `crossorigin`, as the page itself asks for them: without it a browser fetches a file twice, and warns. */
const linkTo = (file: string, priority: 'high' | 'low'): string =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="/${file}" fetchpriority="${priority}" />`
    : `<link rel="modulepreload" crossorigin href="/${file}" fetchpriority="${priority}" />`;

const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /<meta name="description"[^>]*>/;

/** Documents that name all the files their screen needs, those of the table's game too: a browser asks for them at once, not one after the other. */
class Documents {
  readonly #plain: string;
  readonly #manifest: Manifest;
  readonly #ready = new Map<string, string>();

  constructor(page: string) {
    this.#plain = readFileSync(join(page, 'index.html'), 'utf8');
    const manifest = join(page, '.vite', 'manifest.json');
    this.#manifest = existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : {};
  }

  /** Games are few: each document is made once. `head`: what a table puts in place of the house's title and description. */
  of({ screen, game, head }: Shown, lang: Lang, sign: string): string {
    const key = `${screen ?? ''} ${game ?? ''}`;
    const ready = this.#ready.get(key) ?? (screen === null ? this.#plain : this.#make(screen, game));
    this.#ready.set(key, ready);
    const inLanguage = ready.replace('<html lang="fr">', `<html lang="${lang}">`).replace('</head>', () => `${sign}</head>`);
    return head === null
      ? inLanguage
      : inLanguage
          .replace(TITLE, '')
          .replace(DESCRIPTION, '')
          .replace('</head>', () => `${head}</head>`);
  }

  #make(screen: string, game: string | null): string {
    // The table greets the server while the game is still on its way: so the table comes first.
    const first = filesOf(this.#manifest, [screen]).filter((file) => !this.#plain.includes(file));
    const then = filesOf(this.#manifest, game === null ? [] : [`rules-${game}`, `page-${game}`]).filter(
      (file) => !this.#plain.includes(file) && !first.includes(file),
    );
    const links = [...first.map((file) => linkTo(file, 'high')), ...then.map((file) => linkTo(file, 'low'))];
    return this.#plain.replace('</head>', () => `${links.join('')}</head>`);
  }
}

/** Rules and lessons may be found; tables, workshops and what is of one person may not. */
const ROBOTS = ['User-agent: *', ...['/api/', '/j/', '/t/', '/r/', '/told/', '/calendar/', '/seats', '/host'].map((path) => `Disallow: ${path}`), ''].join(
  '\n',
);

const YEAR_SECONDS = 365 * 86_400;

/** A path of the page's own router: it has no extension and is not the API's. */
const isPagePath = (path: string): boolean => !path.startsWith('/api/') && !/\.[a-z0-9]+$/i.test(path);

const html = (reply: FastifyReply, document: string): FastifyReply => reply.type('text/html; charset=utf-8').send(document);

/** Serves the built page: hashed files for good, the document always fresh, and the document for every path of its router. */
export const registerPage = async (app: FastifyInstance, page: string | null, previews: Previews): Promise<void> => {
  const served = page !== null && existsSync(join(page, 'index.html'));
  if (served) {
    await app.register(fastifyStatic, {
      root: page,
      wildcard: true,
      preCompressed: true,
      dotfiles: 'ignore',
      index: false,
      cacheControl: false,
      // No file is so long that anybody needs a part of it, and a part beyond its end would be an error.
      acceptRanges: false,
      setHeaders: (reply, path) => {
        const hashed = path.slice(page.length).startsWith(`${sep}assets${sep}`);
        void reply.header('cache-control', hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
      },
    });
  }
  const documents = served ? new Documents(page) : null;
  const show = async (request: FastifyRequest, reply: FastifyReply, made: Documents): Promise<FastifyReply> => {
    const lang = previews.langFor(langOf(request));
    const shown = await previews.of(request.url.split('?', 1)[0] ?? '/', request.raw, lang);
    return html(reply.code(shown.status).header('cache-control', 'no-cache').header('vary', 'accept-language'), made.of(shown, lang, previews.sign));
  };
  // Asked for a folder by somebody who takes nothing compressed, the files' own route would forbid it.
  if (documents !== null) app.get('/', (request, reply) => show(request, reply, documents));
  if (documents !== null) app.get('/robots.txt', async (_request, reply) => reply.type('text/plain; charset=utf-8').send(ROBOTS));
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (documents !== null && reads && isPagePath(path)) return show(request, reply, documents);
    return sendRefusal(reply, refuse('notFound'), langOf(request));
  });
};
