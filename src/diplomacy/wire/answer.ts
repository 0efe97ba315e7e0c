import { unreachable } from '#kernel/collections.ts';
import { type DislodgedUnit, type MovementAdjudicator, movementAdjudicator, type MovementResult, type UnitResult } from '../movement.ts';
import { resolveRetreats, type RetreatResult } from '../retreats.ts';
import type { Message } from '#kernel/messages.ts';
import { adjustPower, type Winter } from '../adjustments.ts';
import type { Board } from '../board.ts';
import { type Explanations, movementExplainer } from '../explain.ts';
import { explainAdjustment, explainRetreats } from '../explain-phases.ts';
import { placeName } from '../map-data.ts';
import type { Rules } from '../rules.ts';
import type { Place, PowerId, ProvinceId, Unit } from '../types.ts';
import type { AdjustmentRecord, MovementRecord, Owners, PhaseRecord, RetreatRecord } from './record.ts';

/** The result codes of the wire. */
type Code = 'ok' | 'bounce' | 'void' | 'cut' | 'no convoy' | 'dislodged' | 'disrupted' | 'disband';

const orderCode = ({ fault, status, wasted, dislodgedFrom }: UnitResult): Code => {
  if (fault !== null) return 'void';
  switch (status) {
    case 'holds':
    case 'moves':
    case 'annihilated':
      return 'ok';
    case 'bounces':
      return 'bounce';
    case 'noPath':
      return 'no convoy';
    case 'supports':
    case 'reduced':
    case 'convoys':
      return wasted === null ? 'ok' : wasted === 'ownUnit' ? 'void' : 'no convoy';
    case 'cut':
      return 'cut';
    case 'disrupted':
      // A dislodged fleet says so itself; this is the convoy that a paradox broke.
      return dislodgedFrom === null ? 'disrupted' : 'ok';
    case 'void':
      return 'void';
    default:
      return unreachable(status);
  }
};

const OK: readonly Code[] = ['ok'];

/** What became of a unit and its order, in the codes of the wire. */
const movementCodes = (result: UnitResult): readonly Code[] => {
  const code = orderCode(result);
  if (result.dislodgedFrom === null) return code === 'ok' ? OK : [code];
  return code === 'ok' ? ['dislodged'] : [code, 'dislodged'];
};

const retreatCodes = ({ fault, status }: RetreatResult): readonly Code[] => {
  switch (status) {
    case 'retreats':
      return ['ok'];
    case 'collides':
      return ['bounce', 'disband'];
    case 'disbands':
      return fault === null ? ['disband'] : ['void', 'disband'];
    default:
      return unreachable(status);
  }
};

/** What comes back for a record. */
export interface RecordResult {
  readonly id: unknown;
  readonly units: readonly Unit[];
  readonly dislodged: readonly Unit[];
  readonly destroyed: readonly Unit[];
  readonly moves: Readonly<Record<ProvinceId, 'succeeds' | 'fails'>>;
  readonly results: Readonly<Record<ProvinceId, readonly Code[]>>;
  readonly retreats: Readonly<Record<ProvinceId, readonly string[]>>;
  readonly centers?: Owners;
}

const nameOf = ({ loc, coast }: Place): string => placeName(loc, coast);

/** EC-4.8.1: a centre belongs to the power whose unit stands in it at the end of an autumn, and stays its own until another's does. */
const ownersAfter = (board: Board, owners: Owners, units: readonly Unit[]): Owners => {
  const taken = new Map<ProvinceId, PowerId>();
  for (const { loc, power } of units) if (board.provinces[board.provinceAt(loc)]?.centre === true) taken.set(loc, power);
  const after = new Map<PowerId, ProvinceId[]>(
    Object.entries(owners).map(([power, list]) => [power, list.filter((loc) => (taken.get(loc) ?? power) === power)]),
  );
  for (const [loc, power] of taken) {
    const list = after.get(power);
    if (list === undefined) after.set(power, [loc]);
    else if (!list.includes(loc)) list.push(loc);
  }
  return Object.fromEntries(after);
};

/** The owners, once the movement of the year is over. */
const yearEnd = (board: Board, { season, centers }: PhaseRecord, units: readonly Unit[], isOver: boolean): { readonly centers?: Owners } =>
  season === 'fall' && centers !== null && isOver ? { centers: ownersAfter(board, centers, units) } : {};

/** Orders that are none in this phase leave their mark on units that got no other. */
const markStrays = (
  results: Record<ProvinceId, readonly Code[]>,
  { strays }: PhaseRecord,
  outcomes: readonly { readonly unit: Unit; readonly given: unknown }[],
): void => {
  for (const { unit, given } of outcomes) {
    if (given !== null || !strays.some(({ loc, by }) => loc === unit.loc && by === unit.power)) continue;
    results[unit.loc] = ['void', ...(results[unit.loc] ?? []).filter((code) => code !== 'ok')];
  }
};

const answerMovement = (board: Board, record: MovementRecord, { results: outcomes, units, dislodged }: MovementResult): RecordResult => {
  const moves: Record<ProvinceId, 'succeeds' | 'fails'> = {};
  const results: Record<ProvinceId, readonly Code[]> = {};
  const retreats: Record<ProvinceId, readonly string[]> = {};
  for (const outcome of outcomes) {
    const { unit, given, status } = outcome;
    if (given?.k === 'move') moves[unit.loc] = status === 'moves' ? 'succeeds' : 'fails';
    results[unit.loc] = movementCodes(outcome);
  }
  if (record.strays.length > 0) markStrays(results, record, outcomes);
  const open = dislodged.filter((one) => one.retreats.length > 0);
  for (const { unit, retreats: places } of open) retreats[unit.loc] = places.map(nameOf);
  return {
    id: record.id,
    units,
    dislodged: open.map(({ unit }) => unit),
    destroyed: dislodged.filter((one) => one.retreats.length === 0).map(({ unit }) => unit),
    moves,
    results,
    retreats,
    ...yearEnd(board, record, units, open.length === 0),
  };
};

/** Where a unit could go if nothing were known but who stands where: records that do not say what came before. */
const looseRetreats = (board: Board, unit: Unit): readonly Place[] => {
  const province = board.provinceAt(unit.loc);
  const coast = board.coastAt(province, unit.coast);
  const { start, items } = unit.type === 'army' ? board.walks : board.sailings;
  const from = unit.type === 'army' || coast < 0 ? province : coast;
  return Array.from(items.subarray(start[from], start[from + 1]), (place) => board.placeOf(place));
};

const retreatsFor = (board: Board, record: RetreatRecord, movement: MovementAdjudicator): readonly DislodgedUnit[] => {
  const before = record.before === null ? [] : movement(record.before.position, record.before.orders).dislodged;
  const occupied = new Set(record.units.map(({ loc }) => loc));
  return record.dislodged.map((unit) => {
    const known = before.find((one) => one.unit.loc === unit.loc && one.unit.power === unit.power);
    return { unit, retreats: (known?.retreats ?? looseRetreats(board, unit)).filter(({ loc }) => !occupied.has(loc)) };
  });
};

const answerRetreat = (board: Board, record: RetreatRecord, movement: MovementAdjudicator): RecordResult => {
  const outcome = resolveRetreats(board, retreatsFor(board, record, movement), record.orders);
  const arrived = outcome.flatMap(({ arrived: unit }) => (unit === null ? [] : [unit]));
  const units = [...record.units, ...arrived];
  const results: Record<ProvinceId, readonly Code[]> = Object.fromEntries(outcome.map((one) => [one.unit.loc, retreatCodes(one)]));
  markStrays(results, record, outcome);
  return {
    id: record.id,
    units,
    dislodged: [],
    destroyed: outcome.filter(({ arrived: unit }) => unit === null).map(({ unit }) => unit),
    moves: Object.fromEntries(
      outcome.filter(({ given }) => given?.k === 'retreat').map(({ unit, arrived: moved }) => [unit.loc, moved === null ? 'fails' : 'succeeds']),
    ),
    results,
    retreats: {},
    ...yearEnd(board, record, units, true),
  };
};

/** The winter of every power that owns a centre or a unit. */
const wintersOf = ({ centers, units, orders }: AdjustmentRecord): readonly Winter[] =>
  [...new Set([...Object.keys(centers), ...units.map(({ power }) => power)])].map((power) => ({
    power,
    units,
    owned: centers[power] ?? [],
    orders: orders.filter(({ by }) => by === power).map(({ order }) => order),
  }));

const answerAdjustment = (board: Board, record: AdjustmentRecord, rules: Rules): RecordResult => {
  const outcomes = wintersOf(record).map((winter) => adjustPower(board, winter, rules));
  const results: Record<ProvinceId, Code[]> = {};
  for (const { orders, disorder } of outcomes) {
    for (const { order, fault } of orders) if (order.k !== 'waive') (results[order.at] ??= []).push(fault === null ? 'ok' : 'void');
    for (const { loc } of disorder) (results[loc] ??= []).push('disband');
  }
  const removed = new Set(outcomes.flatMap((outcome) => outcome.removed));
  return {
    id: record.id,
    units: [...record.units.filter((unit) => !removed.has(unit)), ...outcomes.flatMap(({ built }) => built)],
    dislodged: [],
    destroyed: [...removed],
    moves: {},
    results,
    retreats: {},
    centers: record.centers,
  };
};

/** Adjudicates records of one board. Make it once: it keeps its tables. */
export const recordAdjudicator = (board: Board, rules: Rules): ((record: PhaseRecord) => RecordResult) => {
  const movement = movementAdjudicator(board, rules);
  return (record) => {
    switch (record.phase) {
      case 'movement':
        return answerMovement(board, record, movement(record.position, record.orders));
      case 'retreat':
        return answerRetreat(board, record, movement);
      case 'adjustment':
        return answerAdjustment(board, record, rules);
      default:
        return unreachable(record);
    }
  };
};

/** Explains records of one board, by province. Make it once: it keeps its tables. */
export const recordExplainer = (board: Board, rules: Rules): ((record: PhaseRecord) => Explanations) => {
  const movement = movementAdjudicator(board, rules);
  const explainMovement = movementExplainer(board, rules);
  return (record) => {
    switch (record.phase) {
      case 'movement':
        return explainMovement(record.position, record.orders);
      case 'retreat':
        return explainRetreats(board, resolveRetreats(board, retreatsFor(board, record, movement), record.orders));
      case 'adjustment': {
        const told: Record<ProvinceId, Message[]> = {};
        for (const winter of wintersOf(record))
          for (const [loc, message] of explainAdjustment(board, winter, adjustPower(board, winter, rules))) (told[loc] ??= []).push(message);
        return told;
      }
      default:
        return unreachable(record);
    }
  };
};
