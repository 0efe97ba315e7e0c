import type { Message } from '#kernel';

interface Moment {
  /** What is asked of the reader, if anything. */
  readonly asked: Message | null;
  /** The log as far as it is loaded, oldest first. */
  readonly log: readonly { readonly text: Message }[];
}

/** The clause of what is going on: that of the question to the reader, or else of what happened last; '' before anything has. */
export const clauseNow = ({ asked, log }: Moment): string => asked?.clauses[0] ?? log.findLast(({ text }) => text.clauses.length > 0)?.text.clauses[0] ?? '';
