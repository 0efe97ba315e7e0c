import { answersOf, type DecisionPoint, type Message, type Seat } from '#kernel';
import { refuse } from '../speak.ts';
import type { Move, Point, State } from '../types.ts';
import type { Work } from './work.ts';

/** One decision point of MM-4.2; its timeout is MM-4.11.4. */
export type Phase<P extends Point> = DecisionPoint<State, Work, P, Move>;

export type PointOf<K extends Point['kind']> = Extract<Point, { readonly kind: K }>;

export const refuseStep = (): Message => refuse('mull-money.no.wrongStep', ['MM-4.2']);

export const answers = answersOf<State, Work, Seat, Move>();
