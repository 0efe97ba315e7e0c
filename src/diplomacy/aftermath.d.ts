import { type Situation } from './situation.ts';
import type { Place } from './types.ts';
/** EC-4.6.7: who stands where, who is dislodged by whom, and which provinces are contested. */
export declare const takeStock: (s: Situation) => void;
/** EC-4.6.9.1: where a dislodged unit may retreat, by place. */
export declare const retreatsOf: (s: Situation, u: number) => readonly Place[];
