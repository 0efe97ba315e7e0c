import { type Situation } from './situation.ts';
/** EC-4.6.3 and EC-4.6.4: which orders bear on which. */
export declare const matchOrders: (s: Situation) => void;
