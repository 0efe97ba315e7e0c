// The same Bourse on boardgame.io, started as its documentation starts it: everything in memory, every player may answer, a seat is sent what it may see.
// `boardgame-io.ts` copies this to where the packages are installed and names our folder.
import { pathToFileURL } from 'node:url';
import { ActivePlayers, INVALID_MOVE } from 'boardgame.io/dist/cjs/core.js';
import { Origins, Server } from 'boardgame.io/dist/cjs/server.js';

const ours = (path) => import(new URL(path, pathToFileURL(`${process.argv[2]}/`)).href);
const { quickChance } = await ours('src/kernel/chance.ts');
const { resolveOptions } = await ours('src/kernel/options.ts');
const {
  bourse: { module },
} = await ours('games/bourse/index.ts');

const bourse = {
  name: 'bourse',
  minPlayers: module.seats.min,
  maxPlayers: module.seats.max,
  turn: { activePlayers: ActivePlayers.ALL },
  setup: ({ ctx }) => module.setup(resolveOptions(module.options, {}).options, ctx.numPlayers, quickChance(1)).state,
  playerView: ({ G, playerID }) => ({
    view: module.view(G, Number(playerID)),
    decision: module.pending(G).find(({ seat }) => seat === Number(playerID)) ?? null,
    offers: module.offers(G, Number(playerID)),
    outcome: module.outcome(G),
  }),
  moves: {
    answer: {
      move: ({ G, ctx, playerID }, move) => {
        const input = { by: Number(playerID), move: module.decode(move) };
        return module.check(G, input) === null ? module.apply(G, input, quickChance(ctx.numMoves ?? 1)).state : INVALID_MOVE;
      },
      client: false,
    },
  },
};

const server = Server({ games: [bourse], origins: [Origins.LOCALHOST] });
const { appServer } = await server.run({ port: 0, callback: () => undefined });
console.log(`http://127.0.0.1:${appServer.address().port}`);
process.once('SIGTERM', () => process.exit(0));
