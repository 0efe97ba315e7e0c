import { type Situation } from './situation.ts';
import type { Issued, MovementOrder } from './types.ts';
/**
 * Gives the units their orders. EC-4.6.2.5: an illegal order does not exist, its unit holds. EC-4.6.2.7: a unit with two
 * different legal orders holds.
 */
export declare const loadOrders: (s: Situation, orders: readonly Issued<MovementOrder>[]) => void;
