import { quickChance } from '#kernel';
import { catalogueGames } from './games.ts';
import { Committer } from './committer.ts';
import { SqliteStorage } from './sqlite.ts';
import { Tables } from './tables.ts';
import { silentLogger } from './logs.ts';
import { DEFAULT_LIMITS } from './limits.ts';
import { prepareInput } from './journal.ts';
import { awaitedAt } from './state.ts';
import { rmSync } from 'node:fs';
rmSync('/tmp/server/micro.db', { force: true });
rmSync('/tmp/server/micro.db-wal', { force: true });
const storage = new SqliteStorage({ file: '/tmp/server/micro.db' });
const committer = new Committer(storage);
const tables = new Tables({ storage, committer, log: silentLogger(), limits: DEFAULT_LIMITS, botPause: { min: 1, max: 2 } }, catalogueGames({}));
let bytes = 0,
  frames = 0;
const mk = async () => {
  const c = await tables.create({
    game: 'bourse',
    options: {},
    seats: [0, 1, 2, 3].map((i) => ({ kind: 'here', name: 'p' + i })),
    secondsPerDecision: null,
    watching: 'link',
    referee: 'auto',
    start: true,
    lang: 'fr',
  });
  const room = (await tables.open((c as any).table)) as any;
  for (let s = 0; s < 4; s++)
    await room.hub.join(
      {
        identity: { you: s, viewer: s, owner: true, tokenHash: null, former: null },
        send: (t: string) => {
          bytes += t.length;
          frames++;
        },
        reconsider() {},
      },
      null,
      () => true,
    );
  return room;
};
const N = Number(process.argv[2] ?? 20000);
const T = Number(process.argv[3] ?? 50);
const rooms: any[] = [];
for (let i = 0; i < T; i++) rooms.push(await mk());
const chance = quickChance(3);
let moves = 0;
bytes = 0;
frames = 0;
const run = async (n: number) => {
  let left = n;
  while (left > 0) {
    await Promise.all(
      rooms.map(async (room, i) => {
        if (left <= 0) return;
        left--;
        const st = room.table.stored;
        if (st.record.status !== 'playing') {
          rooms[i] = await mk();
          return;
        }
        const seat = awaitedAt(st)[0] as number;
        const move = st.game.module.sample(st.match.now.state, seat, chance);
        await room.table.attempt(seat, 'id-' + moves++, (s: any) =>
          prepareInput(s, { by: seat, move }, { writer: seat, client: 'id-' + moves, at: Date.now() }),
        );
      }),
    );
  }
};
await run(5000);
bytes = 0;
frames = 0;
const m0 = moves;
const c0 = process.cpuUsage(),
  t0 = performance.now();
await run(N);
const c = process.cpuUsage(c0);
console.log({
  moves: moves - m0,
  userUs: (c.user / (moves - m0)).toFixed(1),
  sysUs: (c.system / (moves - m0)).toFixed(1),
  wallUs: (((performance.now() - t0) * 1000) / (moves - m0)).toFixed(1),
  bytesPerFrame: (bytes / frames).toFixed(0),
  framesPerMove: (frames / (moves - m0)).toFixed(2),
});
process.exit(0);
