import { type Situation } from './situation.ts';
/**
 * EC-4.6.5 as bounds (the table of EC-4.6.6.1). Each quantity has a lowest and a highest value that fit what is known;
 * when nothing is unknown the two are equal.
 */
export type Bound = 'lowest' | 'highest';
/** EC-4.6.5.6. */
export declare const attackOf: (s: Situation, mover: number, bound: Bound) => number;
/** EC-4.6.5.5. */
export declare const holdOf: (s: Situation, province: number, bound: Bound) => number;
/** EC-4.6.5.8: in a head-to-head battle the opposing move defends; otherwise the province holds. */
export declare const resistanceTo: (s: Situation, mover: number, bound: Bound) => number;
/** EC-4.6.5.7. */
export declare const preventOf: (s: Situation, mover: number, bound: Bound) => number;
/** EC-4.6.5.4, R: by how much attacks reduce the support a unit gives. */
export declare const reductionOf: (s: Situation, supporter: number, bound: Bound) => number;
/** EC-4.6.5.4: attackers of another power that do not come from where the support is directed. */
export declare const mayReduce: (s: Situation, attacker: number, supporter: number, directedAt: number) => boolean;
