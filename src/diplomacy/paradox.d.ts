import { type Situation } from './situation.ts';
/** Which backup rule settled a decision. */
export declare const SZYKMAN = 1;
export declare const ALL_HOLD = 2;
export declare const MUTUAL_SUPPORT = 3;
export declare const CIRCULAR = 4;
/** EC-4.6.6.4: settles each strongly connected component from which nothing leads out to another unknown decision. */
export declare const applyBackupRules: (s: Situation) => void;
