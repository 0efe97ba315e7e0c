import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';

/** What the blue sheet shows. Drawn inside the table's frame, so that its body may ask for the table. */
export interface Teaching {
  /** Opening another closes the first; the same one stays as it is. */
  readonly id: string;
  /** Read each time it is drawn, in the reader's language. */
  readonly title: () => string;
  readonly Body: () => ComponentChildren;
  /** What closing it is called, where it is more than closing: « Passer le guide ». */
  readonly closeWords?: () => string;
  readonly onClose?: () => void;
  /** Comes by itself and is read at a glance: on a phone one line above the tabs, which says the beginning of `teaser`, until it is unfolded. */
  readonly slight?: true;
  readonly teaser?: () => string;
}

/** The one sheet that teaches; null: none lies there. */
export const teaching = signal<Teaching | null>(null);

/** What `?` opens while none lies there; a guide puts itself in the place of the usual one as long as it lasts. */
export const taughtFirst = signal<Teaching | null>(null);

/** What the sheet marks on the table, by name: a board that shows a part of itself goes there. */
export const marked = signal<readonly string[]>([]);

/** How many moves a guide has held back: what a board had put on its own paper for one comes off again. */
export const heldBack = signal(0);

let cameFrom: Element | null = null;

/** `asked`: the reader called for it, and the keyboard goes there; what comes by itself never takes it away. */
export const openTeaching = (next: Teaching, asked = true): void => {
  if (teaching.peek()?.id === next.id) return;
  teaching.peek()?.onClose?.();
  cameFrom = asked ? document.activeElement : null;
  teaching.value = next;
  if (asked) requestAnimationFrame(() => document.querySelector<HTMLElement>('.teach-sheet')?.focus({ preventScroll: true }));
};

/** Without a name: whatever lies there. The keyboard goes back to where it came from. */
export const closeTeaching = (id?: string): void => {
  const open = teaching.peek();
  if (open === null || (id !== undefined && open.id !== id)) return;
  const inside = document.activeElement?.closest('.teach-sheet') !== null;
  teaching.value = null;
  open.onClose?.();
  if (inside && cameFrom instanceof HTMLElement) cameFrom.focus({ preventScroll: true });
  cameFrom = null;
};

export const toggleTeaching = (which: Teaching): void => (teaching.peek()?.id === which.id ? closeTeaching() : openTeaching(which));
