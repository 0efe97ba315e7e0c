// Several servers on one PostgreSQL, people at all of them, and kill -9 for one after the other: node bench/nodes.ts --servers 3 --kills 100
// An upgrade that rolls, from the checkout of an older version to this one: node bench/nodes.ts --servers 3 --older ../comptoir-older
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { killInTurn } from '../src/server/testing/kill-in-turn.ts';
import { startPostgres } from '../src/server/testing/postgres-server.ts';

const { values } = parseArgs({
  options: { servers: { type: 'string', default: '2' }, tables: { type: 'string', default: '10' }, kills: { type: 'string' }, older: { type: 'string' } },
});
const postgres = await startPostgres();
const schema = 'killed';
const query = async (sql: string): Promise<readonly Record<string, unknown>[]> => {
  const client = new Client({ connectionString: postgres.url, options: `-c search_path=${schema}` });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(sql).finally(() => client.end());
  return rows;
};
const { tables, servers, older } = values;
const kills = values.kills ?? (older === undefined ? '10' : servers);
const killed = (done: number): void => console.error(`killed ${done} of ${kills}`);
const report = await killInTurn({
  url: `${postgres.url}?schema=${schema}`,
  query,
  servers: Number(servers),
  tables: Number(tables),
  kills: Number(kills),
  killed,
  older,
});
await postgres.stop();
console.log(JSON.stringify({ servers: Number(servers), ...report }));
if (report.lost + report.doubled + report.turnedAway > 0) process.exitCode = 1;
