import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

/* Rows of a list dragged by mouse, finger or pen: those with `data-row` count, and the one held follows the pointer. */

interface Held {
  readonly id: string;
  readonly pointer: number;
  /** Where the pointer took it: from the top of the row, and from the top of the window. */
  readonly grip: number;
  readonly from: number;
}

interface DragOptions {
  readonly list: RefObject<HTMLElement | null>;
  /** The row held would stand below so many others. */
  readonly onOver: (id: string, index: number) => void;
  readonly onDrop: (id: string) => void;
  readonly onCancel: () => void;
}

interface Dragging {
  readonly held: string | null;
  readonly hold: (id: string, event: PointerEvent) => void;
}

const rowOf = (list: HTMLElement, id: string): HTMLElement | null => list.querySelector(`[data-row="${CSS.escape(id)}"]`);

/** Where the top of the row held is, measured from the top of the list. */
const topOf = (list: HTMLElement, { grip }: Held, y: number): number => y - grip - list.getBoundingClientRect().top;

/** How many other rows stand above, as if the row held were not in the list: so the answer does not depend on where it lies now. */
const indexAt = (list: HTMLElement, row: HTMLElement, top: number): number =>
  [...list.querySelectorAll<HTMLElement>('[data-row]')].filter((other) => {
    const gap = other.offsetTop > row.offsetTop ? row.offsetHeight : 0;
    return other !== row && other.offsetTop + other.offsetHeight / 2 - gap < top;
  }).length;

const scrollerOf = (list: Element): Element => {
  for (let around = list.parentElement; around !== null; around = around.parentElement) {
    if (around.scrollHeight > around.clientHeight && /auto|scroll/.test(getComputedStyle(around).overflowY)) return around;
  }
  return document.documentElement;
};

/** So near to an edge, in pixels, what lies beyond it comes into sight; the page's own edges lie under the bar and the tabs. */
const EDGE = 30;
const PAGE_EDGE = 96;
const PIXELS_A_FRAME = 5;

/** Scrolls towards the edge that the pointer was moved to. */
const scrollAt = (scroller: Element, { from }: Held, y: number): void => {
  const isPage = scroller === document.documentElement;
  const { top, bottom } = isPage ? { top: 0, bottom: window.innerHeight } : scroller.getBoundingClientRect();
  const edge = isPage ? PAGE_EDGE : EDGE;
  if (y < from && y < top + edge) scroller.scrollBy(0, -PIXELS_A_FRAME);
  if (y > from && y > bottom - edge) scroller.scrollBy(0, PIXELS_A_FRAME);
};

export const useDrag = (options: DragOptions): Dragging => {
  const [held, setHeld] = useState<Held | null>(null);
  const y = useRef(0);
  const latest = useRef(options);
  latest.current = options;

  const follow = (): void => {
    const list = latest.current.list.current;
    const row = list === null || held === null ? null : rowOf(list, held.id);
    if (list === null || held === null || row === null) return;
    const top = topOf(list, held, y.current);
    row.style.translate = `0 ${top - row.offsetTop}px`;
    if (y.current !== held.from) latest.current.onOver(held.id, indexAt(list, row, top));
  };
  // The others have made room: the row held lies elsewhere in the list, but stays under the pointer.
  useLayoutEffect(follow);

  useEffect(() => {
    const list = latest.current.list.current;
    if (held === null || list === null) return undefined;
    const scroller = scrollerOf(list);
    const quiet = new AbortController();
    const end = (how: 'drop' | 'cancel'): void => {
      quiet.abort();
      rowOf(list, held.id)?.style.removeProperty('translate');
      setHeld(null);
      if (how === 'drop') latest.current.onDrop(held.id);
      else latest.current.onCancel();
    };
    const roll = (): void => {
      if (quiet.signal.aborted) return;
      scrollAt(scroller, held, y.current);
      follow();
      requestAnimationFrame(roll);
    };
    const ofHeld =
      (act: (event: PointerEvent) => void) =>
      (event: PointerEvent): void => {
        if (event.pointerId === held.pointer) act(event);
      };
    const onMove = ofHeld(({ clientY }) => {
      y.current = clientY;
      follow();
    });
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') end('cancel');
    };
    // Rows move in the document while one is held, which would end a capture of the pointer: the window listens instead.
    window.addEventListener('pointermove', onMove, quiet);
    window.addEventListener(
      'pointerup',
      ofHeld(() => end('drop')),
      quiet,
    );
    window.addEventListener(
      'pointercancel',
      ofHeld(() => end('cancel')),
      quiet,
    );
    window.addEventListener('keydown', onKey, quiet);
    requestAnimationFrame(roll);
    return () => quiet.abort();
  }, [held]);

  return {
    held: held?.id ?? null,
    hold: (id, event) => {
      const list = options.list.current;
      const row = list === null ? null : rowOf(list, id);
      if (row === null || event.button !== 0 || held !== null) return;
      if (event.target instanceof Element && event.target.hasPointerCapture(event.pointerId)) event.target.releasePointerCapture(event.pointerId);
      y.current = event.clientY;
      setHeld({ id, pointer: event.pointerId, grip: event.clientY - row.getBoundingClientRect().top, from: event.clientY });
    },
  };
};
