import { type Situation } from './situation.ts';
/** EC-4.6.2.4: whether the fleet in `sea` lies on a minimal chain of manned seas, one without any short cut. */
export declare const isOnMinimalChain: (s: Situation, sea: number, from: number, to: number) => boolean;
