export { type AdjustmentResult, adjustmentDue, adjustPower, buildFault, buildSites, type Winter } from './adjustments.ts';
export { type Board, type BoardReading, readBoard } from './board.ts';
export { type Explanations, type MovementExplainer, movementExplainer } from './explain.ts';
export { explainAdjustment, explainRetreats } from './explain-phases.ts';
export { faultMessage } from './faults.ts';
export type { MapData, PowerData, ProvinceData } from './map-data.ts';
export {
  type Backup,
  type DislodgedUnit,
  type MovementAdjudicator,
  type MovementResult,
  movementAdjudicator,
  type Status,
  type UnitResult,
} from './movement.ts';
export { type Parsed, type Phase, parseOrder, parseSheet, type SheetLine } from './notation/parse.ts';
export { printOrder, printPlace, printUnit } from './notation/print.ts';
export { fold } from './notation/words.ts';
export { type OrderDesk, orderDesk } from './order-desk.ts';
export { checkUnits, relocate } from './positions.ts';
export { type RetreatResult, type RetreatStatus, resolveRetreats } from './retreats.ts';
export { DEFAULT_RULES, RULE_VALUES, type Rules, withRule } from './rules.ts';
export { type DiplomacyKey, say, word } from './speech.ts';
export { standardBoard } from './standard.ts';
export * from './types.ts';
export { type RecordResult, ownersAfter, recordAdjudicator, recordExplainer } from './wire/answer.ts';
export type { Code } from './wire/codes.ts';
export { type Owners, type PhaseRecord, type RecordReading, readRecord } from './wire/record.ts';

/** Every sentence of the adjudicator, for the catalogue of a game or a page. */
export { words as DIPLOMACY_WORDS } from './words.ts';
