// A server with its page, of this checkout or of another one, in a process of its own: `bench/page-house.ts` starts it.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { RunningServer, ServerOptions } from '#server';
import { UNLIMITED } from '../src/server/prices.ts';
import { serveUntilEnd } from './unlimited.ts';

const { values } = parseArgs({ options: { root: { type: 'string' }, database: { type: 'string' }, pause: { type: 'string', default: '0' } } });
const { root, database } = values;
if (root === undefined || database === undefined) throw new Error('--root FOLDER and --database FILE are needed');

// Rules, server and page are those of the checkout that is measured.
const { startServer }: { readonly startServer: (options: ServerOptions) => Promise<RunningServer> } = await import(
  pathToFileURL(join(root, 'src/server/index.ts')).href
);
const pause = Number(values.pause);
const server = await startServer({
  port: 0,
  host: '127.0.0.1',
  database,
  page: join(root, 'dist/web'),
  version: 'bench',
  botPause: { min: pause, max: pause },
  limits: { unreadBytes: Number.MAX_SAFE_INTEGER },
  prices: UNLIMITED,
});
serveUntilEnd(server);
