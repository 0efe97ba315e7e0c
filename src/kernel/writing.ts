import type { Seat } from './game.ts';
import type { Message } from './messages.ts';
import type { Lang } from './words.ts';

/** One line of what stands written, in the words of its author. */
export interface WrittenLine {
  readonly text: string;
  /** What it was understood to say, as the game writes it; null: it counts for nothing. */
  readonly as: string | null;
  /** Why it counts for nothing; null: it counts, or a later line takes its place. */
  readonly refusal: Message | null;
  /** What it probably says, in a form that would be taken; null: there is nothing to offer. */
  readonly nearest: string | null;
  /** What its author should know of it. */
  readonly warnings: readonly Message[];
}

/** All that stands written by a seat. */
export interface Written {
  /** It counts as the answer that was asked for. */
  readonly sealed: boolean;
  readonly lines: readonly WrittenLine[];
  /** What nothing is written of, and what the rules make of it. */
  readonly left: readonly Message[];
}

/** An answer that may be written as plain text, so that it can come as a letter. The move that it becomes goes before the judge like any other. */
export interface Writing<V, M> {
  /** What this seat is asked to write now, by a name that no other question of the game has; null: nothing. */
  question(view: V, seat: Seat): string | null;
  /** The move that a text is; null: nothing in it answers the question. */
  read(view: V, seat: Seat, text: string): M | null;
  /** What stands written by this seat, for its own eyes; of a text: what would, if it were the move. */
  written(view: V, seat: Seat, lang: Lang, text?: string): Written;
}
