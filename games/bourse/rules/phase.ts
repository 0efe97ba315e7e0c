import type { Message } from '#kernel/messages.ts';
import type { Progress } from '#kernel/skeleton.ts';
import type { DecisionPoint } from '#kernel/work.ts';
import { refuse } from '../speak.ts';
import type { Move, State, Task } from '../types.ts';
import type { Work } from './work.ts';

/** A task that the engine does by itself. */
export interface Automatic<T extends Task> {
  /** Works on its task, the head of the agenda. It may be called again at any time while it waits: somebody may have left. */
  advance(work: Work, task: T): Progress;
}

/** A task that asks somebody: one decision point of BO-4.0; its timeout is BO-4.0.3. */
export interface Phase<T extends Task> extends Automatic<T>, DecisionPoint<State, Work, T, Move> {}

export const refuseStep = (): Message => refuse('no.wrongStep', ['BO-4.0.1']);
