import { explainRetreats } from '#diplomacy/explain-phases.ts';
import { type Explanations, type MovementExplainer, movementExplainer } from '#diplomacy/explain.ts';
import { type MovementAdjudicator, movementAdjudicator, type MovementResult } from '#diplomacy/movement.ts';
import { resolveRetreats, type RetreatResult } from '#diplomacy/retreats.ts';
import { DEFAULT_RULES, type Rules } from '#diplomacy/rules.ts';
import { standardBoard } from '#diplomacy/standard.ts';
import type { ProvinceId, Unit } from '#diplomacy/types.ts';
import type { Message } from '#kernel/messages.ts';
import { issuedBy, positionOf, type Readings, type Scenario } from './scenario.ts';

/** What came of a scenario, and why. */
export interface Verdict {
  readonly movement: MovementResult;
  readonly told: Explanations;
  /** Once the retreats are adjudicated. */
  readonly retreats: { readonly results: readonly RetreatResult[]; readonly told: Explanations } | null;
}

interface Court {
  readonly adjudicate: MovementAdjudicator;
  readonly explain: MovementExplainer;
}

export const rulesOf = (readings: Readings): Rules => ({ ...DEFAULT_RULES, ...readings });

/** The adjudicators keep their tables: one pair for each reading of the rules. */
const courts = new Map<string, Court>();

const courtOf = (readings: Readings): Court => {
  const key = `${readings.paradox} ${readings.convoyFallback}`;
  const known = courts.get(key);
  if (known !== undefined) return known;
  const [board, rules] = [standardBoard(), rulesOf(readings)];
  const court: Court = { adjudicate: movementAdjudicator(board, rules), explain: movementExplainer(board, rules) };
  courts.set(key, court);
  return court;
};

export const verdictOf = (scenario: Scenario): Verdict => {
  const board = standardBoard();
  const { adjudicate, explain } = courtOf(scenario.readings);
  const orders = issuedBy(scenario, scenario.orders);
  const movement = adjudicate({ units: scenario.units }, orders);
  const told = explain({ units: scenario.units }, orders);
  if (scenario.stage !== 'retreated') return { movement, told, retreats: null };
  const results = resolveRetreats(board, movement.dislodged, issuedBy(scenario, scenario.retreats));
  return { movement, told, retreats: { results, told: explainRetreats(board, results) } };
};

/** All that is said of the unit of a province, movement first. */
export const messagesOn = ({ told, retreats }: Verdict, loc: ProvinceId): readonly Message[] => [...(told[loc] ?? []), ...(retreats?.told[loc] ?? [])];

/** Whether anybody has a retreat to choose. */
export const needsRetreats = ({ movement: { dislodged } }: Verdict): boolean => dislodged.some(({ retreats }) => retreats.length > 0);

const unitsAfter = ({ movement, retreats }: Verdict): readonly Unit[] => [
  ...movement.units,
  ...(retreats?.results ?? []).flatMap(({ arrived }) => (arrived === null ? [] : [arrived])),
];

/** The position that follows, without orders. */
export const playedOn = (scenario: Scenario, verdict: Verdict): Scenario => ({ ...positionOf(unitsAfter(verdict)), readings: scenario.readings });

const FAILURES: ReadonlySet<string> = new Set(['bounces', 'noPath', 'cut', 'disrupted', 'void', 'annihilated']);

/** Whether the order of a unit did not do what it says. */
export const hasFailed = ({ status, fault }: MovementResult['results'][number]): boolean => fault !== null || FAILURES.has(status);
