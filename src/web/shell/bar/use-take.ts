import { type FormValues, moveOf } from '#kernel/forms.ts';
import type { Offer } from '#kernel/game.ts';
import { untracked } from '@preact/signals';
import { useTable } from '../at-table.tsx';
import { briefOf } from './bar-state.ts';
import type { Session } from '../../store/session.ts';
import { settled } from '../../store/unseen.ts';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'preact/hooks';

type Take = (offer: Offer<unknown>, values?: FormValues) => void;

/** Sends an offer whose sums have been read: its move, or its filled form; opens the form where blanks are missing. False: the press was not meant for it. */
export const useSend = (): ((...taken: Parameters<Take>) => boolean) => {
  const { session, scene } = useTable();
  return (offer, values = {}) => {
    if (untracked(() => session.isClosed(offer))) return false;
    const move = offer.kind === 'move' ? offer.move : moveOf(offer, values);
    if (move === null) session.opened.value = { offer, values };
    else void session.ask({ t: 'move', decision: scene.decisionNumber, move });
    return true;
  };
};

/**
 * Takes an offer, from the bar or from the board: what is dear and not to be taken back is opened, so that its sums are read first.
 * Always the same function, which looks at the present table: a board that holds it is not drawn anew for its sake.
 */
export const useTake = (): Take => {
  const table = useTable();
  const send = useSend();
  const now = useRef({ table, send });
  now.current = { table, send };
  return useCallback((offer, values = {}) => {
    const { current } = now;
    if (briefOf(offer, current.table).weighty === true) current.table.session.opened.value = { offer, values };
    else current.send(offer, values);
  }, []);
};

/** A panel that a press has just opened lies where the next press may fall. */
export const useLaidOpen = (session: Session, offers: readonly Offer<unknown>[]): void => {
  const opened = useRef(offers);
  useLayoutEffect(() => session.layOpen(...opened.current), [session]);
};

/** What takes the place of a button that was pressed takes no press before it can have been seen; nor does a key that is held press again and again. */
export const useRested = (shown: string) => {
  const rested = useRef(false);
  useLayoutEffect(() => {
    rested.current = false;
    return settled(() => (rested.current = true));
  }, [shown]);
  const stopIn = (event: Event, isEarly: boolean): void => {
    if (!isEarly || !(event.target instanceof Element) || event.target.closest('.offers') === null) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    onClickCapture: (event: MouseEvent) => stopIn(event, !rested.current),
    onKeyDownCapture: (event: KeyboardEvent) => stopIn(event, event.repeat && event.key === 'Enter'),
  };
};

const MAIN = '.offers .main .go, .offers button.main, .offers a.main, .offers button:not([tabindex="-1"])';

/**
 * Whoever plays from the keyboard stays in the bar: when the offer that held the focus is gone, the next likeliest one gets it,
 * or the title while there is nothing to do.
 */
export const useKeptFocus = (mustAct: boolean, sending: boolean) => {
  const box = useRef<HTMLElement>(null);
  const inside = useRef(false);
  useEffect(() => {
    const onFocus = (event: FocusEvent): void => {
      inside.current = event.target instanceof Node && box.current?.contains(event.target) === true;
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, []);
  useEffect(() => {
    const bar = box.current;
    // While a move is on its way the offers are closed and cannot hold it.
    if (bar === null || !inside.current || sending) return;
    const title = bar.querySelector<HTMLElement>('h1');
    const lost = document.activeElement === document.body;
    const resting = document.activeElement === title;
    if (!lost && !(resting && mustAct)) return;
    const target = mustAct ? (bar.querySelector<HTMLElement>(MAIN) ?? title) : title;
    target?.focus({ preventScroll: true });
  });
  return box;
};
