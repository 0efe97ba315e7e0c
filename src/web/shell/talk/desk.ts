import type { Actor } from '#kernel/game.ts';
import { type Signal, signal } from '@preact/signals';
import { readStored, writeStored } from '../../store/storage.ts';
import { keyOf, type Marks, type Partners, TABLE } from './conversations.ts';

/** What a chair of this device has open, has begun to write, and has read. Another chair of the same device has its own. */
export interface Desk {
  readonly open: Signal<Partners>;
  /** Unsent words by conversation, so that they cannot go to somebody else. */
  readonly drafts: Signal<Readonly<Record<string, string>>>;
  readonly marks: Signal<Marks>;
  markRead(partners: Partners, last: number): void;
}

const desks = new Map<string, Desk>();

const readMarks = (key: string): Marks => {
  const stored = readStored(key);
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(Object.entries(stored).filter((mark): mark is [string, number] => typeof mark[1] === 'number'));
};

const makeDesk = (key: string): Desk => {
  const marks = signal(readMarks(key));
  return {
    open: signal(TABLE),
    drafts: signal({}),
    marks,
    markRead: (partners, last) => {
      const circle = keyOf(partners);
      if (last <= (marks.peek()[circle] ?? 0)) return;
      marks.value = { ...marks.peek(), [circle]: last };
      writeStored(key, marks.peek());
    },
  };
};

export const deskOf = (table: string, you: Actor | null): Desk => {
  const key = `read.${table}.${you ?? 'public'}`;
  const desk = desks.get(key) ?? makeDesk(key);
  desks.set(key, desk);
  return desk;
};
