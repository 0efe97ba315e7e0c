// Stops a server in the middle of play at tables with clocks, many times: each must end by itself, soon, with every acknowledged
// move in its file. Run alone: node bench/stops.ts --times 50
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Stop, stopInPlay } from '../src/server/testing/stops.ts';
import { inFolder } from './folder.ts';

const { values } = parseArgs({ options: { times: { type: 'string', default: '50' }, moves: { type: 'string', default: '100' } } });
const stops: Stop[] = [];
for (let time = 1; time <= Number(values.times); time++) {
  // Not always at the same point of the same games.
  const moves = Number(values.moves) + ((37 * time) % 100);
  stops.push(await inFolder((directory) => stopInPlay(join(directory, 'stops.db'), moves, time)));
}
console.log(
  JSON.stringify({
    stops: stops.length,
    endedByThemselves: stops.filter(({ code }) => code === 0).length,
    worstMs: Math.max(...stops.map(({ ms }) => ms)),
    acknowledged: stops.reduce((sum, { acknowledged }) => sum + acknowledged, 0),
    lost: stops.flatMap(({ lost }) => lost),
  }),
);
