import { type Situation } from './situation.ts';
/**
 * EC-4.6.6: the equations may depend on each other in circles. Each decision first settles those its equation names, so
 * that one pass decides everything that hangs on no circle; a decision is looked at once in a pass. What circles leave open
 * goes through further passes until nothing changes, and then to the backup rules (paradox.ts). Bounds only ever narrow,
 * so no order of handling can change the result.
 */
export declare const resolve: (s: Situation) => void;
