// How fast the adjudicator is: movement phases of ordinary size, then the curve of time against size on adversarial positions.
//   node bench/adjudicate.ts
import type { Board } from '#diplomacy/board.ts';
import { movementAdjudicator } from '#diplomacy/movement.ts';
import { DEFAULT_RULES } from '#diplomacy/rules.ts';
import { standardBoard } from '#diplomacy/standard.ts';
import { quickChance } from '#kernel/chance.ts';
import { range } from '#kernel/collections.ts';
import { worldBoard } from '../src/diplomacy/testing/cases.ts';
import type { Phase } from '../src/diplomacy/testing/generate.ts';
import { armada, armadaGrid, crowd, gridBoard, paradoxes, paradoxGrid, roundabout } from '../src/diplomacy/testing/grid.ts';
import { phasesOf, rate } from './adjudications.ts';

const SECONDS = 1.5;

const say = (what: string, board: Board, phases: readonly Phase[]): void => {
  const orders = phases.reduce((total, phase) => total + phase.orders.length, 0) / phases.length;
  console.log(
    `${what}: ${board.provinceCount} provinces, ${orders.toFixed(0)} orders: ${Math.round(rate(board, phases, SECONDS)).toLocaleString('en')} adjudications/s`,
  );
};

console.log('Movement phases');
say('  standard map', standardBoard(), phasesOf(standardBoard(), 300, 30, 7));
say('  world map', worldBoard(), phasesOf(worldBoard(), 30, 79, 10));
say('  world map', worldBoard(), phasesOf(worldBoard(), 12, 150, 10));

const best = (board: Board, { position, orders }: Phase): number => {
  const adjudicate = movementAdjudicator(board, DEFAULT_RULES);
  return Math.min(
    ...range(7).map(() => {
      const started = performance.now();
      adjudicate(position, orders);
      return performance.now() - started;
    }),
  );
};

console.log('\nAdversarial positions: milliseconds for one adjudication');
console.log(
  ['provinces', 'crowd', 'circle', 'ring of paradoxes', 'chain of convoys', 'armada of one', 'armada of many'].map((title) => title.padStart(18)).join(''),
);
for (const size of [50, 100, 200, 400, 700, 1000]) {
  const square = { width: Math.round(size / 10), height: 10, isSea: (row: number, column: number) => row < 4 && Math.floor(column / 5) % 2 === 1 };
  const stripes = { ...square, isSea: (row: number) => row % 2 === 1 };
  const wide = armadaGrid(Math.round(size / 10), 10);
  const links = Math.floor(size / 6);
  const [land, striped, sea, ring] = [gridBoard(square), gridBoard(stripes), gridBoard(wide), gridBoard(paradoxGrid(links))];
  const times = [
    best(land, crowd(land, quickChance(1), 5)),
    best(striped, roundabout(striped, stripes)),
    best(ring, paradoxes(links, true)),
    best(ring, paradoxes(links, false)),
    best(sea, armada(wide, quickChance(2), 1)),
    best(sea, armada(wide, quickChance(2), wide.width)),
  ];
  console.log([String(size), ...times.map((time) => time.toFixed(2))].map((text) => text.padStart(18)).join(''));
}
