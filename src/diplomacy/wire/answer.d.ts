import type { Board } from '../board.ts';
import { type Explanations } from '../explain.ts';
import type { Rules } from '../rules.ts';
import type { ProvinceId, Unit } from '../types.ts';
import { type Code } from './codes.ts';
import type { Owners, PhaseRecord } from './record.ts';
/** What comes back for a record. */
export interface Answer {
  readonly id: unknown;
  readonly units: readonly Unit[];
  readonly dislodged: readonly Unit[];
  readonly destroyed: readonly Unit[];
  readonly moves: Readonly<Record<ProvinceId, 'succeeds' | 'fails'>>;
  readonly results: Readonly<Record<ProvinceId, readonly Code[]>>;
  readonly retreats: Readonly<Record<ProvinceId, readonly string[]>>;
  readonly centers?: Owners;
}
/** EC-4.8.1: a centre belongs to the power whose unit stands in it at the end of an autumn, and stays its own until another's does. */
export declare const ownersAfter: (board: Board, owners: Owners, units: readonly Unit[]) => Owners;
/** Adjudicates records of one board. Make it once: it keeps its tables. */
export declare const recordAdjudicator: (board: Board, rules: Rules) => (record: PhaseRecord) => Answer;
/** Explains records of one board, by province. Make it once: it keeps its tables. */
export declare const recordExplainer: (board: Board, rules: Rules) => (record: PhaseRecord) => Explanations;
