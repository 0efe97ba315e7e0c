// The server under load, in a process of its own: `bench/server-load.ts` starts it and reads its address from the first line.
import { parseArgs } from 'node:util';
import { isAddress, startServer, UNLIMITED } from '#server';
import { catalogueGames } from '../src/server/games.ts';
import { tontine } from '../src/server/testing/tontine.ts';
import { serveUntilEnd } from './unlimited.ts';

const { values } = parseArgs({ options: { database: { type: 'string' }, priced: { type: 'boolean', default: false } } });
if (values.database === undefined) throw new Error('--database FILE is missing');

const catalogue = catalogueGames({});
const server = await startServer({
  port: 0,
  host: '127.0.0.1',
  database: values.database,
  page: null,
  version: 'bench',
  // A game of sixty that has next to no rules: what it costs is the server's.
  games: async (id) => (id === 'tontine' ? tontine : catalogue(id)),
  ...(values.priced ? { labQueue: isAddress(values.database) } : { limits: { unreadBytes: Number.MAX_SAFE_INTEGER }, prices: UNLIMITED }),
});
serveUntilEnd(server);
