import { answersOf, type DecisionPoint } from '#kernel/work.ts';
import type { Seat } from '#kernel/game.ts';
import type { Message } from '#kernel/messages.ts';
import { refuse } from '../speak.ts';
import type { Move, Point, State } from '../types.ts';
import type { Work } from './work.ts';

/** One decision point of AM-4.1.4; its timeout is AM-4.11.3. */
export type Phase<P extends Point> = DecisionPoint<State, Work, P, Move>;

export const refuseStep = (): Message => refuse('no.wrongPhase', ['AM-4.1.5']);

export const answers = answersOf<State, Work, Seat, Move>();
