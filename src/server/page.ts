import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { langOf, sendRefusal } from './http.ts';
import { refuse } from './refusal.ts';

const YEAR_SECONDS = 365 * 86_400;

/** A path of the page's own router: it has no extension and is not the API's. */
const isPagePath = (path: string): boolean => !path.startsWith('/api/') && !/\.[a-z0-9]+$/i.test(path);

/** Serves the built page: hashed files for good, the document always fresh, and the document for every path of its router. */
export const registerPage = async (app: FastifyInstance, page: string | null): Promise<void> => {
  const served = page !== null && existsSync(join(page, 'index.html'));
  if (served) {
    await app.register(fastifyStatic, {
      root: page,
      wildcard: true,
      preCompressed: true,
      dotfiles: 'ignore',
      cacheControl: false,
      setHeaders: (reply, path) => {
        const hashed = path.slice(page.length).startsWith(`${sep}assets${sep}`);
        void reply.header('cache-control', hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (served && reads && isPagePath(path)) return reply.header('cache-control', 'no-cache').sendFile('index.html');
    return sendRefusal(reply, refuse('notFound'), langOf(request));
  });
};
