import { bookletOf, HOUSE } from '#kernel/house.ts';
import type { Message } from '#kernel/messages.ts';

interface Moment {
  /** What is asked of the reader, if anything. */
  readonly asked: Message | null;
  /** The log as far as it is loaded, oldest first. */
  readonly log: readonly { readonly text: Message }[];
}

const ofGame = ({ clauses }: Message): string | undefined => clauses.find((clause) => bookletOf('', clause) !== HOUSE.id);

/** The clause of what is going on: that of the question to the reader, or else of what happened last in the game; '' before anything has. */
export const clauseNow = ({ asked, log }: Moment): string => {
  const last = log.findLast(({ text }) => ofGame(text) !== undefined);
  return asked?.clauses[0] ?? (last === undefined ? '' : (ofGame(last.text) ?? ''));
};
