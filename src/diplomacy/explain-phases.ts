import { unreachable } from '#kernel/collections.ts';
import type { Message } from '#kernel/messages.ts';
import type { AdjustmentResult, Winter } from './adjustments.ts';
import type { Board } from './board.ts';
import type { Explanations } from './explain.ts';
import { faultMessage, provinceArg } from './faults.ts';
import type { RetreatResult } from './retreats.ts';
import { placeArg, say, unitArg } from './speech.ts';
import type { ProvinceId, Unit } from './types.ts';

const explainRetreat = (board: Board, { unit, given, fault, status, arrived }: RetreatResult): readonly Message[] => {
  const args = { unit: unitArg(board, unit) };
  switch (status) {
    case 'retreats':
      return [say('diplomacy.retreated', { ...args, to: placeArg(board, arrived ?? unit) }, ['EC-4.6.9.1'])];
    case 'collides':
      return [say('diplomacy.collided', { ...args, to: provinceArg(board, given?.k === 'retreat' ? given.to : unit.loc) }, ['EC-4.6.9.3'])];
    case 'disbands':
      if (given === null) return [say('diplomacy.disbandedSilent', args, ['EC-4.6.9.2'])];
      if (fault === null) return [say('diplomacy.disbanded', args, ['EC-4.6.9.2'])];
      return [say('diplomacy.disbandedIllegal', args, ['EC-4.6.9.2']), faultMessage(board, fault, given)];
    default:
      return unreachable(status);
  }
};

/** Says of each dislodged unit, by its province, what became of it. */
export const explainRetreats = (board: Board, results: readonly RetreatResult[]): Explanations =>
  Object.fromEntries(results.map((result) => [result.unit.loc, explainRetreat(board, result)]));

/** Says of each order of a power's winter, and of each removal nobody ordered, what came of it. */
export const explainAdjustment = (
  board: Board,
  { units }: Winter,
  { orders, built, disorder }: AdjustmentResult,
): readonly (readonly [ProvinceId, Message])[] => {
  const at = (list: readonly Unit[], loc: ProvinceId): Unit | undefined => list.find((unit) => board.provinceAt(unit.loc) === board.provinceAt(loc));
  const told = orders.flatMap(({ order, fault }): readonly (readonly [ProvinceId, Message])[] => {
    if (order.k === 'waive') return [];
    if (fault !== null) {
      return [
        [order.at, say('diplomacy.refused', { x: provinceArg(board, order.at) }, ['EC-4.10.4'])],
        [order.at, faultMessage(board, fault, order)],
      ];
    }
    const unit = at(order.k === 'build' ? built : units, order.at);
    if (unit === undefined) return [];
    const args = { unit: unitArg(board, unit) };
    return [[order.at, order.k === 'build' ? say('diplomacy.built', args, ['EC-4.10.2']) : say('diplomacy.removed', args, ['EC-4.10.3'])]];
  });
  return [...told, ...disorder.map((unit) => [unit.loc, say('diplomacy.removedInDisorder', { unit: unitArg(board, unit) }, ['EC-4.10.5'])] as const)];
};
