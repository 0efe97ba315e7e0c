import type { UnitResult } from '../movement.ts';
import type { RetreatResult } from '../retreats.ts';
/** The result codes of the wire. */
export type Code = 'ok' | 'bounce' | 'void' | 'cut' | 'no convoy' | 'dislodged' | 'disrupted' | 'disband';
/** What became of a unit and its order, in the codes of the wire. */
export declare const movementCodes: (result: UnitResult) => readonly Code[];
export declare const retreatCodes: ({ fault, status }: RetreatResult) => readonly Code[];
