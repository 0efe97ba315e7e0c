import { answersOf } from '#kernel/answers.ts';
import type { Seat } from '#kernel/game.ts';
import type { Message } from '#kernel/messages.ts';
import type { DecisionPoint } from '#kernel/work.ts';
import { refuse } from '../speak.ts';
import type { Move, Point, State } from '../types.ts';
import type { Work } from './work.ts';

/** One decision point of MM-4.2; its timeout is MM-4.11.4. */
export type Phase<P extends Point> = DecisionPoint<State, Work, P, Move>;

export type PointOf<K extends Point['kind']> = Extract<Point, { readonly kind: K }>;

export const refuseStep = (): Message => refuse('mull-money.no.wrongStep', ['MM-4.2']);

export const answers = answersOf<State, Work, Seat, Move>();
