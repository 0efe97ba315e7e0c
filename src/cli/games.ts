import { type GameBox, BOXES, findBox } from '#catalogue';
import { Complaint, type Terminal, WRONG_USAGE } from './terminal.ts';
import { nearest } from './arguments.ts';

/** The box that was asked for, or a complaint that lists those there are. */
export const findGame = (typed: string, { texts }: Terminal): GameBox => {
  const box = findBox(typed);
  if (box !== undefined) return box;
  const known = BOXES.map(({ id }) => id);
  const meant = nearest(typed, known);
  throw new Complaint(
    texts('games.unknown', { typed, known: known.join(', ') }) + (meant === null ? '' : ` ${texts('usage.didYouMean', { words: meant })}`),
    WRONG_USAGE,
  );
};
