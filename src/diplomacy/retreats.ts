import type { Board } from './board.ts';
import type { DislodgedUnit } from './movement.ts';
import { relocate } from './rules.ts';
import type { Fault } from './faults.ts';
import type { Issued, Place, RetreatOrder, Unit } from './types.ts';

export type RetreatStatus =
  | 'retreats'
  /** EC-4.6.9.2: ordered to, or without a legal order. */
  | 'disbands'
  /** EC-4.6.9.3: met others in the same province. */
  | 'collides';

export interface RetreatResult {
  readonly unit: Unit;
  readonly given: RetreatOrder | null;
  readonly fault: Fault | null;
  readonly status: RetreatStatus;
  /** The unit in its new place, when it retreats. */
  readonly arrived: Unit | null;
}

const isSamePlace = (a: Place | null, b: Place | null): boolean => a === b || (a !== null && b !== null && a.loc === b.loc && a.coast === b.coast);

/** The place a retreat order names among those open to the unit, or null (EC-4.6.9.1: a coast must be named where two are open). */
const placeNamed = (board: Board, { retreats }: DislodgedUnit, order: RetreatOrder & { k: 'retreat' }): Place | null => {
  const to = board.provinceAt(order.to);
  const open = retreats.filter(({ loc }) => board.provinceAt(loc) === to);
  const coast = to < 0 ? -1 : board.coastAt(to, order.coast);
  const fitting = coast < 0 ? open : open.filter((place) => board.coastAt(to, place.coast) === coast || place.coast === undefined);
  const [only, ...others] = fitting;
  return only === undefined || others.length > 0 ? null : only;
};

interface Choice {
  readonly dislodged: DislodgedUnit;
  readonly given: RetreatOrder | null;
  readonly fault: Fault | null;
  readonly to: Place | null;
}

const choiceOf = (board: Board, dislodged: DislodgedUnit, orders: readonly Issued<RetreatOrder>[]): Choice => {
  let choice: Choice = { dislodged, given: null, fault: null, to: null };
  for (const { order } of orders) {
    const to = order.k === 'retreat' ? placeNamed(board, dislodged, order) : null;
    const fault = order.k === 'retreat' && to === null ? 'E-RETREAT' : null;
    if (choice.given === null || (choice.fault === 'E-RETREAT' && fault === null)) choice = { dislodged, given: order, fault, to };
    // Two different legal orders: as in movement (EC-4.6.2.7) neither counts.
    else if (fault === null && choice.fault === null && !isSamePlace(choice.to, to)) choice = { ...choice, fault: 'E-TWICE', to: null };
  }
  return choice;
};

const isFor = (board: Board, { by, order }: Issued<RetreatOrder>, { power, loc }: Unit): boolean =>
  by === power && board.provinceAt(order.at) === board.provinceAt(loc);

/** EC-4.6.9: each dislodged unit retreats or disbands; units that meet disband, whatever their forces. */
export const resolveRetreats = (board: Board, dislodged: readonly DislodgedUnit[], orders: readonly Issued<RetreatOrder>[]): readonly RetreatResult[] => {
  const choices = dislodged.map((one) =>
    choiceOf(
      board,
      one,
      orders.filter((issued) => isFor(board, issued, one.unit)),
    ),
  );
  return choices.map((choice) => {
    const { dislodged: one, given, fault, to } = choice;
    const meets = to !== null && choices.some((other) => other !== choice && other.to?.loc === to.loc);
    const status = to === null ? 'disbands' : meets ? 'collides' : 'retreats';
    return { unit: one.unit, given, fault, status, arrived: to === null || meets ? null : relocate(one.unit, to) };
  });
};
