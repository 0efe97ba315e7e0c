import type { Draws } from '#kernel/chance.ts';
import { at, range } from '#kernel/collections.ts';
import { type Board, listAt, readBoard } from '../board.ts';
import { cell } from '../coasts.ts';
import type { MapData, ProvinceData } from '../map-data.ts';
import type { Issued, MovementOrder, Unit } from '../types.ts';
import type { Phase } from './generate.ts';

/** A map of squares that touch at edges and corners; the left edge meets the right one. */
export interface Grid {
  readonly width: number;
  readonly height: number;
  readonly isSea: (row: number, column: number) => boolean;
}

const idOf = (row: number, column: number): string => `r${row}c${column}`;

const neighbours = ({ width, height }: Grid, row: number, column: number): readonly (readonly [number, number])[] => {
  const found = new Map<string, readonly [number, number]>();
  for (const r of [row - 1, row, row + 1])
    for (const c of [column - 1, column, column + 1]) {
      const wrapped = (c + width) % width;
      if (r >= 0 && r < height && (r !== row || wrapped !== column)) found.set(idOf(r, wrapped), [r, wrapped]);
    }
  return [...found.values()];
};

const squareOf = (grid: Grid, row: number, column: number): ProvinceData => {
  const id = idOf(row, column);
  const around = neighbours(grid, row, column);
  const name = { fr: id, en: id };
  const seasAt = (r: number, c: number): readonly string[] => neighbours(grid, r, c).flatMap(([a, b]) => (grid.isSea(a, b) ? [idOf(a, b)] : []));
  if (grid.isSea(row, column)) return { id, name, kind: 'sea', fleet: around.map(([r, c]) => idOf(r, c)) };
  const army = around.filter(([r, c]) => !grid.isSea(r, c)).map(([r, c]) => idOf(r, c));
  const own = seasAt(row, column);
  if (own.length === 0) return { id, name, kind: 'land', army };
  const alongCoast = around.filter(([r, c]) => !grid.isSea(r, c) && seasAt(r, c).some((sea) => own.includes(sea))).map(([r, c]) => idOf(r, c));
  return { id, name, kind: 'coast', army, fleet: [...own, ...alongCoast] };
};

export const gridBoard = (grid: Grid): Board => {
  const map: MapData = {
    id: 'grid',
    name: { fr: 'Quadrillage', en: 'Grid' },
    alphabet: 'id',
    powers: [],
    provinces: range(grid.height).flatMap((row) => range(grid.width).map((column) => squareOf(grid, row, column))),
    start: [],
  };
  const reading = readBoard(map);
  if (!reading.ok) throw new Error(JSON.stringify(at(reading.errors, 0)));
  return reading.board;
};

const unit = (power: string, type: Unit['type'], row: number, column: number): Unit => ({ power, type, loc: idOf(row, column) });

/** Every square is taken; each unit attacks a neighbour, or supports one that does or holds. */
export const crowd = (board: Board, chance: Draws, powers: number): Phase => {
  const units = board.provinces.map(({ id, kind }): Unit => ({ power: `p${chance.int(powers)}`, type: kind === 'sea' ? 'fleet' : 'army', loc: id }));
  const reach = (index: number): readonly number[] => listAt(at(units, index).type === 'army' ? board.walks : board.sailings, index);
  const targets = units.map((_, index) => (chance.int(2) === 0 && reach(index).length > 0 ? at(reach(index), chance.int(reach(index).length)) : -1));
  const orders = units.map(({ loc, power }, index): Issued<MovementOrder> => {
    const to = at(targets, index);
    if (to >= 0) return { by: power, order: { k: 'move', at: loc, to: idAt(board, to) } };
    const near = reach(index).flatMap((province) => range(units.length).filter((other) => at(targets, other) === province && other !== index));
    const helped = near.length > 0 ? at(near, chance.int(near.length)) : -1;
    if (helped >= 0) return { by: power, order: { k: 'support', at: loc, of: at(units, helped).loc, to: idAt(board, at(targets, helped)) } };
    return { by: power, order: { k: 'hold', at: loc } };
  });
  return { position: { units }, orders };
};

const idAt = (board: Board, province: number): string => at(board.provinces, province).id;

/** Everybody follows his neighbour to the right, all round the map. */
export const roundabout = (board: Board, { width, height }: Grid): Phase => {
  const units = range(height).flatMap((row) =>
    range(width).map((column) => unit(`p${column % 7}`, cell(board.kinds, row * width + column) === 2 ? 'fleet' : 'army', row, column)),
  );
  const orders = units.map(({ loc, power }, index): Issued<MovementOrder> => {
    const row = Math.floor(index / width);
    return { by: power, order: { k: 'move', at: loc, to: idOf(row, (index + 1) % width) } };
  });
  return { position: { units }, orders };
};

/** The shape for `paradoxes`: a row of coasts, a row of seas where fleets convoy, a row of seas whence they are attacked. */
export const paradoxGrid = (links: number): Grid => ({ width: links * 2, height: 3, isSea: (row) => row > 0 });

/**
 * A ring of convoy paradoxes: each convoyed army cuts the support that would dislodge the convoy of the next, so that no
 * convoy can be decided before all the others. An open ring hangs from its first link instead, a long way down.
 */
export const paradoxes = (links: number, isClosed: boolean): Phase => {
  const phase = range(links).map((link) => {
    const [here, beside] = [link * 2, link * 2 + 1];
    const next = ((link + 1) % links) * 2;
    const supports = isClosed || link + 1 < links;
    return {
      units: [unit('white', 'army', 0, here), unit('black', 'fleet', 0, beside), unit('white', 'fleet', 1, here), unit('black', 'fleet', 2, here)],
      orders: [
        { by: 'white', order: { k: 'move', at: idOf(0, here), to: idOf(0, beside), via: true } },
        { by: 'black', order: supports ? { k: 'support', at: idOf(0, beside), of: idOf(2, next), to: idOf(1, next) } : { k: 'hold', at: idOf(0, beside) } },
        { by: 'white', order: { k: 'convoy', at: idOf(1, here), of: idOf(0, here), to: idOf(0, beside) } },
        { by: 'black', order: { k: 'move', at: idOf(2, here), to: idOf(1, here) } },
      ] satisfies Issued<MovementOrder>[],
    };
  });
  return { position: { units: phase.flatMap(({ units }) => units) }, orders: phase.flatMap(({ orders }) => orders) };
};

/** The shape for `armada`: coasts above and below a wide sea. */
export const armadaGrid = (width: number, height: number): Grid => ({ width, height, isSea: (row) => row > 0 && row < height - 1 });

/** All seas full of fleets that carry some armies across, and a fleet here and there that attacks them from among them. */
export const armada = ({ width, height }: Grid, chance: Draws, convoyed: number): Phase => {
  const armies = range(Math.min(convoyed, width)).map((column) => unit('white', 'army', 0, column));
  const targets = armies.map(() => idOf(height - 1, chance.int(width)));
  const orders: Issued<MovementOrder>[] = armies.map(({ loc }, index) => ({ by: 'white', order: { k: 'move', at: loc, to: at(targets, index) } }));
  const fleets: Unit[] = [];
  for (const row of range(height - 2).map((index) => index + 1))
    for (const column of range(width)) {
      const isRaider = chance.int(4) === 0;
      const fleet = unit(isRaider ? 'black' : 'white', 'fleet', row, column);
      const army = chance.int(armies.length);
      const to = idOf(row, (column + 1) % width);
      fleets.push(fleet);
      if (!isRaider) orders.push({ by: 'white', order: { k: 'convoy', at: fleet.loc, of: at(armies, army).loc, to: at(targets, army) } });
      else if (chance.int(2) === 0) orders.push({ by: 'black', order: { k: 'move', at: fleet.loc, to } });
      else
        orders.push({
          by: 'black',
          order: { k: 'support', at: fleet.loc, of: idOf(row, (column + width - 1) % width), to: idOf(row, column === 0 ? width - 1 : column - 1) },
        });
    }
  return { position: { units: [...armies, ...fleets] }, orders };
};
