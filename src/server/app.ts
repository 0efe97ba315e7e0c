import type { AddressInfo } from 'node:net';
import fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { describeError, refusalOf, refuse, type Refusal } from '#table';
import { langOf, sendRefusal } from './http.ts';
import type { Limits } from './limits.ts';
import type { Logger } from './logs.ts';
import type { ServerOptions } from './options.ts';
import { BodyRefused } from './read-body.ts';
import { type Hosts, securityHeaders } from './security.ts';

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
