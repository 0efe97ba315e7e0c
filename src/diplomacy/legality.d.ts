import { type Situation } from './situation.ts';
import type { Fault, MovementOrder } from './types.ts';
/** EC-4.6.8.3: a fleet in a frozen sea can only hold, or support where the option allows it. */
export declare const isBlocked: (s: Situation, u: number, order: MovementOrder) => boolean;
/**
 * EC-4.6.2: whether the order is legal for the unit, judged on the position at the start of the turn. A legal order is
 * left in `s.draft`; an illegal one is answered with its fault.
 */
export declare const draftOrder: (s: Situation, u: number, order: MovementOrder) => Fault | null;
