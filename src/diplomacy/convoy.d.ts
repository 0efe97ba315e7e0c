import { type Situation } from './situation.ts';
/** Whether a sea touches a province. */
export declare const touches: (s: Situation, sea: number, province: number) => boolean;
/** A fresh value for `mark`, unlike all that stand there. */
export declare const newStamp: (s: Situation) => number;
/** EC-4.6.2.2: two coasts are linked by a chain of adjacent seas, each holding a fleet of any power (but not that in `without`). */
export declare const isConvoyPossible: (s: Situation, from: number, to: number, without: number) => boolean;
/** Whether the fleets with a matching convoy order form a complete route: those whose convoy stands, or all that have not failed. */
export declare const carriersLink: (s: Situation, mover: number, standing: 'known' | 'possible') => boolean;
