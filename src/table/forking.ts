import type { Seat } from '#kernel/game.ts';
import { tableMessage } from '#kernel/table-messages.ts';
import type { Forking } from '#protocol';
import { isAsked } from './fork-question.ts';
import type { Stamp } from './journal.ts';
import { prepareChairs } from './prepare.ts';
import { refuse, refuseByRule } from './refusal.ts';
import { isSomebodys, type Prepared, type TableState } from './state.ts';

/*
 * A fork of a running game by consent of all its people (HO-13.4): the game goes on meanwhile. Everything hidden is kept there, so each of them
 * must have said yes: to be away, or to leave after the question, is silence.
 */

const DAY_HOURS = 24;

/** Has everybody agreed who was asked? */
export const isAgreed = ({ record: { forking } }: TableState): boolean =>
  forking !== null && forking.made === null && forking.asked.length > 0 && forking.asked.every((seat) => forking.yes.includes(seat));

const withForking = (state: TableState, forking: Forking | null, key: Parameters<typeof tableMessage>[0], seat: Seat, request: Stamp): Prepared =>
  prepareChairs(
    state,
    {
      record: { ...state.record, forking },
      input: { forking: key },
      notes: [{ key, args: { who: { seat }, step: forking?.step ?? state.record.forking?.step ?? 0 } }],
    },
    request,
  );

export const prepareForking = (state: TableState, seat: Seat, step: number, hourMs: number, request: Stamp): Prepared => {
  const { record, seats, mark } = state;
  if (record.status !== 'playing') return refuse(record.status === 'lobby' ? 'notStarted' : 'finished');
  if (step > mark.shown) return refuse('noSuchStep');
  if (isAsked(record.forking, request.at)) return refuseByRule(tableMessage('table.forkingOpen'));
  const asked = seats.filter((held) => isSomebodys(held) && held.seat !== seat).map((held) => held.seat);
  // With nobody to ask, what is hidden would be kept by nobody's consent: a table of one's own is made by `forkSource`, which draws it anew.
  if (asked.length === 0) return refuseByRule(tableMessage('table.forkingAlone'));
  const forking: Forking = { by: seat, step, asked, yes: [], deadline: request.at + DAY_HOURS * hourMs, made: null };
  return withForking(state, forking, 'table.forkingAsked', seat, request);
};

/** One no ends it; whoever asked takes his question back with one. */
export const prepareForkAnswer = (state: TableState, seat: Seat, yes: boolean, request: Stamp): Prepared => {
  const { forking } = state.record;
  if (!isAsked(forking, request.at)) return refuseByRule(tableMessage('table.noForking'));
  if (seat === forking.by && !yes) return withForking(state, null, 'table.forkingDropped', seat, request);
  if (!forking.asked.includes(seat) || forking.yes.includes(seat)) return refuseByRule(tableMessage('table.noForking'));
  if (!yes) return withForking(state, null, 'table.forkingRefused', seat, request);
  return withForking(state, { ...forking, yes: [...forking.yes, seat] }, 'table.forkingAgreed', seat, request);
};

export const prepareForkMade = (state: TableState, made: NonNullable<Forking['made']>, request: Stamp): Prepared => {
  const { record } = state;
  if (record.forking === null) return refuse('stale');
  const notes = [{ key: 'table.forkingMade', args: { code: { text: { fr: made.code, en: made.code } } } }] as const;
  return prepareChairs(state, { record: { ...record, forking: { ...record.forking, made } }, notes }, request);
};
