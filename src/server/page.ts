import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { langOf, sendRefusal } from './http.ts';
import { Documents, HOME } from './preloads.ts';
import type { Previews } from './preview.ts';
import { refuse } from '#table';

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
  // Asked for a folder by somebody who takes nothing compressed, the files' own route would forbid it.
  if (documents !== null) app.get('/', async (_request, reply) => html(reply.header('cache-control', 'no-cache'), documents.of(HOME, null)));
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (documents !== null && reads && isPagePath(path)) {
      void reply.header('cache-control', 'no-cache');
      const lang = langOf(request);
      const shown = await previews.of(path, request.raw, lang);
      if (shown === null) return reply.sendFile('index.html');
      return html(reply.header('vary', 'accept-language'), documents.of(shown.screen, shown.game, shown.head));
    }
    return sendRefusal(reply, refuse('notFound'), langOf(request));
  });
};
