import { quickChance } from '#kernel/chance.ts';
import type { Board } from '../board.ts';
import { movementAdjudicator, type MovementResult } from '../movement.ts';
import { DEFAULT_RULES } from '../rules.ts';
import { type Phase, phaseGenerator, type Taste } from './generate.ts';
import { literalOutcome } from './literal.ts';
import { consistentOutcomes, type NaiveUnit, naiveOrders } from './naive.ts';

/** What comparing one position with the naive adjudicator found. */
export interface Comparison {
  readonly phase: Phase;
  /** The backup rules used, `none` for most positions. */
  readonly rules: string;
  /** How many outcomes satisfy all equations. */
  readonly outcomes: number;
  /** Why the two do not agree; empty when they do. */
  readonly differences: readonly string[];
}

const show = (provinces: Iterable<string>): string => [...provinces].sort().join(' ');

const placesWhere = (result: MovementResult, holds: (one: MovementResult['results'][number]) => boolean): ReadonlySet<string> =>
  new Set(result.results.filter(holds).map(({ unit }) => unit.loc));

/** Whether both find the same orders illegal. */
const compareLegality = (result: MovementResult, naive: readonly NaiveUnit[]): readonly string[] =>
  result.results.flatMap(({ unit, given, fault }, index) => {
    const isNaivelyIllegal = given !== null && given.k !== 'hold' && naive[index]?.order.k === 'hold';
    return isNaivelyIllegal === (fault !== null) ? [] : [`legality of ${unit.loc}: ${fault}`];
  });

/**
 * Where no backup rule was needed exactly one outcome may be consistent, and it must be ours. Where one was, ours must be
 * consistent once the rule's decisions are taken as given, and no consistent outcome may move a unit that ours does not:
 * circular movement always succeeds.
 */
const compareOutcome = (
  board: Board,
  result: MovementResult,
  naive: readonly NaiveUnit[],
): { readonly outcomes: number; readonly differences: readonly string[] } => {
  const moved = placesWhere(result, ({ status }) => status === 'moves');
  const failedConvoys = placesWhere(result, ({ backup }) => backup === 'szykman');
  const voidSupports = placesWhere(result, ({ backup }) => backup === 'mutualSupport');
  const free = consistentOutcomes(board.map, naive, { failedConvoys: new Set(), voidSupports: new Set() });
  const fitting = result.backups.length === 0 ? free : consistentOutcomes(board.map, naive, { failedConvoys, voidSupports });
  const told = `${fitting.map((one) => `{${show(one)}}`).join(' ')} against {${show(moved)}}`;
  const isAmong = fitting.some((one) => show(one) === show(moved));
  const isLargest = fitting.every((one) => [...one].every((loc) => moved.has(loc)));
  const isAlone = result.backups.length > 0 || free.length === 1;
  return { outcomes: free.length, differences: isAmong && isLargest && isAlone ? [] : [`outcomes ${told}`] };
};

const compareProcedure = (board: Board, result: MovementResult, naive: readonly NaiveUnit[]): readonly string[] => {
  const literal = literalOutcome(board.map, naive);
  const table = (entries: Iterable<readonly [string, unknown]>): string =>
    [...entries]
      .map(([loc, value]) => `${loc}=${String(value)}`)
      .sort()
      .join(' ');
  const pairs: readonly (readonly [string, string, string])[] = [
    ['moves', show(literal.moved), show(placesWhere(result, ({ status }) => status === 'moves'))],
    ['supports', table(literal.power), table(result.results.flatMap(({ unit, support }) => (support === null ? [] : [[unit.loc, support] as const])))],
    ['rules', table(literal.backups), table(result.results.flatMap(({ unit, backup }) => (backup === null ? [] : [[unit.loc, backup] as const])))],
  ];
  return pairs.filter(([, theirs, ours]) => theirs !== ours).map(([what, theirs, ours]) => `${what} ${theirs} against ${ours}`);
};

/** Tastes that between them meet every rule: crowds on land, convoys at sea, simple and reinforced units. */
const TASTES: readonly Omit<Taste, 'units' | 'powers' | 'moving'>[] = [
  { strongest: 1, shipping: 0 },
  { strongest: 1, shipping: 80 },
  { strongest: 3, shipping: 0 },
  { strongest: 3, shipping: 80 },
];

/** Compares random small positions on one board, one for each seed. */
export const comparer = (board: Board): ((seed: number) => Comparison) => {
  const adjudicate = movementAdjudicator(board, DEFAULT_RULES);
  const generate = phaseGenerator(board);
  return (seed) => {
    const chance = quickChance(seed);
    const taste = TASTES[seed % TASTES.length] ?? { strongest: 1, shipping: 0 };
    const phase = generate(chance, { ...taste, units: 4 + chance.int(6), powers: 2 + chance.int(3), moving: 40 + chance.int(40) });
    const result = adjudicate(phase.position, phase.orders);
    const naive = naiveOrders(board.map, phase.position.units, phase.orders);
    const { outcomes, differences } = compareOutcome(board, result, naive);
    return {
      phase,
      rules: result.backups.join('+') || 'none',
      outcomes,
      differences: [...compareLegality(result, naive), ...differences, ...compareProcedure(board, result, naive)],
    };
  };
};
