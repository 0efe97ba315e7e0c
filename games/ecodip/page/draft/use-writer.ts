import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Offer } from '#kernel/game.ts';
import type { Lang } from '#kernel/words.ts';
import { SHEET_LENGTH } from '#games/ecodip/data.ts';
import { hasRefusal, judgeSheet } from '#games/ecodip/orders/judge.ts';
import { type Office, officeOfView } from '#games/ecodip/orders/office.ts';
import type { Order, Sheet, View } from '#games/ecodip/types.ts';
import { typeOf } from '#web/kit/parts/offers.ts';
import { heldBack } from '#web/kit/parts/teaching.ts';
import type { BoardProps } from '#web/kit/interface/game-page.ts';
import { sheetStatus, type SheetStatus, writingOf } from './choices.ts';
import { type Writing, withLine, withLineInstead, withOrder, withoutLine, withoutOrder } from './text.ts';

/** One's own sealed sheet, as the map, the forms and the keyboard write it. */
export interface Writer {
  readonly status: SheetStatus;
  readonly office: Office | null;
  readonly writing: Writing | null;
  readonly text: string;
  /** Judged here, with the same judge as on the server; null: nothing written yet. */
  readonly sheet: Sheet | null;
  readonly canWrite: boolean;
  /** Written here and not yet kept by the server. */
  readonly isSaving: boolean;
  readonly write: (text: string) => void;
  readonly add: (order: Order) => void;
  /** Puts an order in the place of those about the same thing, without adding up; or strikes them out. */
  readonly put: (order: Order, on: boolean) => void;
  readonly addLine: (line: string) => void;
  readonly remove: (index: number) => void;
  readonly replace: (index: number, line: string) => void;
  readonly seal: () => void;
  readonly unseal: () => void;
}

/** A pause in writing after which the draft is sent, and the time after which it is tried again. */
const PAUSE_MS = 350;

const offerOf = (offers: readonly Offer<unknown>[], type: string): Offer<unknown> | undefined => offers.find((offer) => typeOf(offer) === type);

export const useWriter = (view: View, lang: Lang, { offers, take }: Pick<BoardProps, 'offers' | 'take'>): Writer => {
  const { table, own } = view;
  const kept = own?.sheet?.text ?? null;
  const phase = `${table.turn} ${table.phase}`;
  const [local, setLocal] = useState<{ readonly phase: string; readonly text: string } | null>(null);
  const [sealing, setSealing] = useState<string | null>(null);
  const status = sheetStatus(view);
  const isLocal = local !== null && local.phase === phase && local.text !== kept;
  const text = isLocal ? local.text : (kept ?? '');
  const isRefused = own !== null && own.sheet !== null && own.sheet.text === text && hasRefusal(own.sheet);
  const isDone = status === 'sealed' || status === 'sealedEmpty' || status === 'review' || isRefused;
  const wantsSeal = sealing === phase && !isDone;

  // Once kept, the draft is the server's: what is taken back there, or written elsewhere, must show here.
  useEffect(() => {
    // Asked again when it is done: something may have been written since this was drawn, and must not be lost.
    setLocal((now) => (now !== null && now.text === kept ? null : now));
  }, [local, kept]);

  // What a guide holds back is not on the sheet: it says why, and the learner writes anew.
  const held = heldBack.value;
  useEffect(() => {
    setLocal(null);
    setSealing(null);
  }, [held]);

  // The wish to seal is over once it is fulfilled: a sheet that the referee sends back is not sealed again by itself.
  useEffect(() => {
    if (sealing !== null && (isDone || sealing !== phase)) setSealing(null);
  }, [sealing, isDone, phase]);

  // The house takes one move at a time: what it could not take is tried again until it has it. What is sent is read when it is
  // sent: a sheet meant for one phase must never reach the next one, whose offers may have arrived in between.
  const latest = useRef({ offers, take, isLocal, wantsSeal, text });
  latest.current = { offers, take, isLocal, wantsSeal, text };
  // With the press itself, not after the next picture: a seal that left later would be taken for another press.
  useLayoutEffect(() => {
    if (!isLocal && !wantsSeal) return undefined;
    const send = (): void => {
      const now = latest.current;
      if (!now.isLocal && !now.wantsSeal) return;
      const offer = offerOf(now.offers, now.wantsSeal ? 'submit' : 'orders');
      if (offer !== undefined) now.take(offer, { sheet: now.text });
    };
    if (wantsSeal) send();
    const timer = setInterval(send, PAUSE_MS);
    return () => clearInterval(timer);
  }, [isLocal, wantsSeal, text]);

  const office = useMemo(() => officeOfView(view), [view.table, view.options, view.own]);
  const writing = useMemo(() => (office === null ? null : writingOf(office, lang)), [office, lang]);
  const sheet = useMemo(() => (office === null || (kept === null && !isLocal) ? null : judgeSheet(office, text)), [office, text, kept, isLocal]);
  const canWrite = (status === 'none' || status === 'draft') && offers.length > 0;
  const write = (next: string): void => {
    if (canWrite && next.length <= SHEET_LENGTH) setLocal({ phase, text: next });
  };
  return {
    status,
    office,
    writing,
    text,
    sheet,
    canWrite,
    isSaving: isLocal,
    write,
    add: (order) => {
      if (writing !== null) write(withOrder(writing, text, order));
    },
    put: (order, on) => {
      if (writing === null) return;
      const rest = withoutOrder(writing, text, order);
      write(on ? withOrder(writing, rest, order) : rest);
    },
    addLine: (line) => writing !== null && write(withLine(writing.grammar, text, line)),
    remove: (index) => writing !== null && write(withoutLine(writing.grammar, text, index)),
    replace: (index, line) => writing !== null && write(withLineInstead(writing.grammar, text, { index, line })),
    seal: () => setSealing(phase),
    unseal: () => {
      setSealing(null);
      const offer = offerOf(offers, 'unconfirm');
      if (offer !== undefined) take(offer);
    },
  };
};
