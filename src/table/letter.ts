import type { Seat } from '#kernel/game.ts';
import type { Message } from '#kernel/messages.ts';
import type { Lang } from '#kernel/words.ts';
import type { Written } from '#kernel/writing.ts';
import type { LiveTable } from './live-table.ts';
import { prepareInput } from './prepare.ts';
import { isRefusal, refuse, type Result } from './refusal.ts';
import { decisionAt, seatOf, type TableState } from './state.ts';

/* An answer that comes as a letter, of a game that takes such (`kernel/writing.ts`): written down by the clerk, after the same judge as a press on the page. */

const viewAt = ({ game, match }: TableState, seat: Seat): unknown => (match === null ? null : game.module.view(match.now.state, seat));

/** What a seat is asked to write now; null: nothing, or it is no person's. */
export const questionAt = (state: TableState, seat: Seat): string | null => {
  const { game, match, record } = state;
  if (game.writing === undefined || match === null || record.status !== 'playing' || record.closed || seatOf(state, seat)?.holder !== 'person') return null;
  return game.writing.question(viewAt(state, seat), seat);
};

/** The sentence in which the game asks a seat what it asks. */
export const promptAt = (state: TableState, seat: Seat): Message | null => decisionAt(state, seat)?.prompt ?? null;

/** What stands written by a seat; of a text: what would, if it were the answer. */
export const writtenAt = (state: TableState, seat: Seat, lang: Lang, text?: string): Written | null =>
  questionAt(state, seat) === null ? null : (state.game.writing?.written(viewAt(state, seat), seat, lang, text) ?? null);

export interface WrittenAnswer {
  readonly seat: Seat;
  /** The hash of the seat's link: whoever has sat down since is somebody else. */
  readonly holder: string;
  /** What the letter that is answered asked. */
  readonly question: string;
  /** Of the letter: one that is taken in twice counts once. */
  readonly id: string;
  readonly text: string;
  readonly lang: Lang;
}

/**
 * What was understood; null: it had been taken in before. Refused as `stale`: something else is asked by now; as `noOrders`: nothing in it answers.
 * It is told by the moment before the move, since the last answer of all opens what comes next.
 */
export const answerInWriting = async ({ clerk }: LiveTable, { seat, holder, question, id, text, lang }: WrittenAnswer): Promise<Result<Written | null>> => {
  let written: Written | null = null;
  const settled = await clerk.attempt(seat, id, (state, stamp) => {
    written = null;
    if (seatOf(state, seat)?.tokenHash !== holder) return refuse('notYourSeat');
    if (questionAt(state, seat) !== question) return refuse('stale');
    const view = viewAt(state, seat);
    const move = state.game.writing?.read(view, seat, text) ?? null;
    if (move === null) return refuse('noOrders');
    const prepared = prepareInput(state, { by: seat, move }, stamp);
    if (!isRefusal(prepared)) written = state.game.writing?.written(view, seat, lang, text) ?? null;
    return prepared;
  });
  if (isRefusal(settled)) return settled;
  return settled.repeat ? null : written;
};
