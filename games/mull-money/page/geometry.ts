import { LAST_COLUMN, LEAST_EMPLOYEES, MOST_EMPLOYEES, START_GROWTH } from '#games/mull-money/data.ts';
import { range } from '#kernel/collections.ts';
import type { Box, Spot } from '#web/kit/svg/box.ts';
import { type Player, SERVICES, type Table } from '#games/mull-money/types.ts';
import { inTurn } from '#web/shell/motion.ts';

/* Where things stand on the drawn boards, in units of their drawings. */

/* ---------- the balance board (MM-2.2) ---------- */

export interface BalanceLayout {
  readonly wide: boolean;
  /** Of the printed card; the frame stands around it. */
  readonly width: number;
  readonly height: number;
  readonly frame: number;
  readonly grid: Box;
  readonly pawn: number;
}

const balance = (
  wide: boolean,
  width: number,
  height: number,
  frame: number,
  margins: readonly [number, number, number, number],
  pawn: number,
): BalanceLayout => {
  const [top, right, foot, left] = margins;
  return { wide, width, height, frame, pawn, grid: { x: left, y: top, width: width - left - right, height: height - top - foot } };
};

export const BALANCE_WIDE = balance(true, 462, 266, 9, [34, 10, 42, 74], 0.98);
export const BALANCE_PHONE = balance(false, 364, 170, 5, [6, 6, 26, 44], 0.72);

export const GROWTH_COLUMNS = range(LAST_COLUMN - START_GROWTH + 1).map((index) => START_GROWTH + index);
/** Top to bottom. */
export const EMPLOYEE_ROWS = range(MOST_EMPLOYEES - LEAST_EMPLOYEES + 1).map((index) => MOST_EMPLOYEES - index);

export const cellBox = ({ grid }: BalanceLayout, growth: number, employees: number): Box => {
  const width = grid.width / GROWTH_COLUMNS.length;
  const height = grid.height / EMPLOYEE_ROWS.length;
  return { x: grid.x + (growth - START_GROWTH) * width, y: grid.y + (MOST_EMPLOYEES - employees) * height, width, height };
};

/** The foot of a factory that shares its cell with others, and how large it is drawn. */
export const factorySpot = (layout: BalanceLayout, cell: Box, place: number, company: number): Spot & { readonly scale: number } => {
  const crowd = [1, 1, 0.8, 0.66, 0.56][company] ?? 0.5;
  const step = company < 2 ? 0 : (cell.width - 38 * layout.pawn * crowd) / (company - 1);
  const shift = (place - (company - 1) / 2) * Math.min(step, 40 * layout.pawn * crowd);
  return { x: cell.x + cell.width / 2 + shift, y: cell.y + cell.height - (layout.wide ? 7 : 4), scale: layout.pawn * crowd };
};

/* ---------- the building (MM-2.3) ---------- */

export interface BuildingLayout {
  readonly wide: boolean;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Of one floor. */
  readonly floor: number;
  /** Height of the saw-tooth roof. */
  readonly roof: number;
  /** Room for the name of a floor. */
  readonly labels: number;
  /** Thickness of the outer walls. */
  readonly wall: number;
}

/** The window whose number is `marker`, on floor 0 to 2 from the top. */
export const windowBox = ({ wide, x, y, width, floor, roof, labels }: BuildingLayout, level: number, marker: number): Box => {
  const column = (width - labels - (wide ? 12 : 6)) / 5;
  const margin = wide ? 8 : 5;
  const sill = wide ? 14 : 13;
  const top = y + roof + level * floor + (wide ? 6 : 4);
  return { x: x + labels + column * (5 - marker) + margin / 2, y: top, width: column - margin, height: floor - (wide ? 9 : 7) - sill };
};

export const floorBox = ({ wide, x, y, width, floor, roof }: BuildingLayout, level: number): Box => ({
  x,
  y: y + roof + level * floor + (wide ? 3 : 2),
  width,
  height: floor - 3,
});

/* ---------- the dump (MM-2.4) ---------- */

export const fieldBox = (row: Box, fields: number, field: number): Box => ({ ...row, x: row.x + (field * row.width) / fields, width: row.width / fields });

/* The order: silo, drums, markers, factories. */

const SILO = 320;
const MARKER = 320;
const DRUM = { start: 90, perField: 40, longest: 420 } as const;
const PER_CELL = 180;

const farthest = (before: Table, after: Table, distance: (from: Player, to: Player) => number): number =>
  Math.max(0, ...after.players.map((to, seat) => distance(before.players[seat] ?? to, to)));

/** What moved between two positions, and when each thing may start. */
export const planMotion = (before: Table, after: Table) => {
  const fields = Math.max(
    Math.abs(after.commonWaste - before.commonWaste),
    farthest(before, after, (from, to) => Math.abs(to.dump - from.dump)),
  );
  const cells = farthest(before, after, (from, to) => Math.abs(to.growth - from.growth) + Math.abs(to.employees - from.employees));
  const steps = farthest(before, after, (from, to) => Math.max(...SERVICES.map((service) => Math.abs(to[service] - from[service]))));
  const pieces = farthest(before, after, (from, to) => Math.abs(to.silo - from.silo));
  return inTurn({
    silo: pieces === 0 ? 0 : SILO,
    waste: fields === 0 ? 0 : Math.min(DRUM.longest, DRUM.start + DRUM.perField * fields),
    markers: steps === 0 ? 0 : MARKER,
    factories: Math.min(2 * PER_CELL, PER_CELL * cells),
  });
};

export type MotionPlan = ReturnType<typeof planMotion>;
