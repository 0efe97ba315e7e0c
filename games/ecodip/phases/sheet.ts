import { unreachable } from '#kernel/collections.ts';
import { type Draft, offerForm, offerMove } from '#kernel/drafts.ts';
import type { Message } from '#kernel/messages.ts';
import { type DecisionPoint, unexpected } from '#kernel/work.ts';
import { LINE_LENGTH, SHEET_LENGTH } from '../data.ts';
import { powerAt, seatOf } from '../rules/facts.ts';
import { isSheetMove } from '../moves.ts';
import { hasRefusal, judgeSheet } from '../orders/judge.ts';
import { officeOf } from '../orders/office.ts';
import { refuse, say } from '../speak.ts';
import type { Move, PhaseName, Sheet, State, Tag } from '../types.ts';
import type { Work } from '../rules/work.ts';

/* EC-4.1.3, EC-4.2: the sealed sheet that every phase asks for. */

const EMPTY: Sheet = { text: '', lines: [] };

const sheetOf = ({ sheets }: Pick<State, 'sheets'>, tag: Tag): Sheet => sheets[tag] ?? EMPTY;

/** The longest line that still fits on the sheet. */
const roomFor = (state: Pick<State, 'sheets'>, tag: Tag): number => Math.min(LINE_LENGTH, SHEET_LENGTH - sheetOf(state, tag).text.length - 1);

const isReady = ({ table }: Pick<State, 'table'>, tag: Tag): boolean => table.ready.includes(tag);

const textForm = (type: 'orders' | 'submit' | 'write', maxLength: number): Draft<Move> =>
  offerForm(type, () => say(`do.${type}`, {}, ['EC-4.2.1', 'EC-4.18.2']), [{ kind: 'text', name: type === 'write' ? 'line' : 'sheet', maxLength }]);

const offers = (state: State, tag: Tag): readonly Draft<Move>[] => {
  if (state.table.stage === 'review') return [];
  const room = roomFor(state, tag);
  return [
    textForm('submit', SHEET_LENGTH),
    textForm('orders', SHEET_LENGTH),
    ...(room > 0 ? [textForm('write', room)] : []),
    ...(isReady(state, tag) ? [offerMove({ type: 'unconfirm' }, () => say('do.unconfirm', {}, ['EC-4.2.1']))] : []),
    ...(!isReady(state, tag) && !hasRefusal(sheetOf(state, tag)) ? [offerMove({ type: 'confirm' }, () => confirmLabel(sheetOf(state, tag)))] : []),
  ];
};

const confirmLabel = ({ lines }: Sheet): Message =>
  lines.length === 0 ? say('do.confirmEmpty', {}, ['EC-7.3']) : say('do.confirm', { n: lines.length }, ['EC-4.1.3']);

const tooLong = (length: number, most: number): Message | null => (length <= most ? null : refuse('no.tooLong', ['EC-4.2.1'], { most: Math.max(0, most) }));

const check = (state: State, tag: Tag, move: Move): Message | null => {
  if (!isSheetMove(move)) return unexpected(move);
  if (state.table.stage === 'review') return refuse('no.review', ['EC-4.19.1']);
  switch (move.type) {
    case 'orders':
    case 'submit':
      return tooLong(move.sheet.length, SHEET_LENGTH);
    case 'write':
      return roomFor(state, tag) > 0 ? tooLong(move.line.length, roomFor(state, tag)) : tooLong(1, 0);
    case 'confirm':
      if (isReady(state, tag)) return refuse('no.alreadyReady', ['EC-4.1.3']);
      return hasRefusal(sheetOf(state, tag)) ? refuse('no.refusedLines', ['EC-4.2.2']) : null;
    case 'unconfirm':
      return isReady(state, tag) ? null : refuse('no.notReady', ['EC-4.1.3']);
    default:
      return unreachable(move);
  }
};

/** Who is ready is seen by everybody (EC-7.3), hence no undo: a power that changes its mind says so. */
const setReady = (work: Work, tag: Tag, ready: boolean): void => {
  const { table } = work;
  if (table.ready.includes(tag) === ready) return;
  table.ready = ready ? [...table.ready, tag] : table.ready.filter((other) => other !== tag);
  work.reveals = true;
};

const write = (work: Work, tag: Tag, text: string): Sheet => {
  const written = judgeSheet(officeOf(work, tag), text);
  work.sheets = { ...work.sheets, [tag]: written };
  return written;
};

/** Ready at once, unless a line is refused: then its author reads why. */
const submit = (work: Work, tag: Tag, text: string): void => {
  const written = write(work, tag, text);
  for (const { refusal } of written.lines) if (refusal !== null) work.log.push({ to: [seatOf(work.table, tag)], text: refusal });
  setReady(work, tag, !hasRefusal(written));
};

const apply = (work: Work, tag: Tag, move: Move): void => {
  if (!isSheetMove(move)) return unexpected(move);
  switch (move.type) {
    case 'orders':
      write(work, tag, move.sheet);
      return setReady(work, tag, false);
    case 'submit':
      return submit(work, tag, move.sheet);
    case 'write': {
      const { text } = sheetOf(work, tag);
      write(work, tag, text === '' ? move.line : `${text}\n${move.line}`);
      return setReady(work, tag, false);
    }
    case 'confirm':
      if (work.sheets[tag] === undefined) write(work, tag, '');
      return setReady(work, tag, true);
    case 'unconfirm':
      return setReady(work, tag, false);
    default:
      return unreachable(move);
  }
};

/** The deadline came before a sheet did. Whoever is ready by choice in an empty winter has missed nothing (EC-4.1.7). */
export const hasLapsed = ({ table, sheets }: Pick<State, 'table' | 'sheets'>, tag: Tag): boolean =>
  table.ready.includes(tag) && sheets[tag] === undefined && (table.missed[tag] > 0 || table.phase === 'PLACEMENT');

export const sheet: DecisionPoint<State, Work, PhaseName, Move> = {
  prompt: (state, phase, seat) => {
    if (!hasLapsed(state, powerAt(state.table, seat))) return say(`ask.${phase}`, {}, ['EC-4.1.3']);
    return say(phase === 'SPRING_ORDERS' || phase === 'AUTUMN_ORDERS' ? 'ask.lapsed' : 'ask.lapsedRule', {}, ['EC-4.2.5', 'EC-4.17.1']);
  },
  offers: (state, _phase, seat) => offers(state, powerAt(state.table, seat)),
  check: (state, _phase, seat, move) => check(state, powerAt(state.table, seat), move),
  apply: (work, _phase, seat, move) => {
    const tag = powerAt(work.table, seat);
    apply(work, tag, move);
    // EC-4.17.2: who answers is not missing.
    if (work.table.missed[tag] > 0 && isReady(work, tag)) work.table.missed = { ...work.table.missed, [tag]: 0 };
  },
  // EC-4.17.1: the draft counts as it stands.
  timeout: () => ({ type: 'confirm' }),
};

/** After a ruling the position is another: every sheet is judged anew, and one that now holds an illegal order is not ready. */
export const rejudge = (work: Work): void => {
  for (const tag of work.table.asked) {
    const written = work.sheets[tag];
    if (written !== undefined && hasRefusal(write(work, tag, written.text))) setReady(work, tag, false);
  }
};
