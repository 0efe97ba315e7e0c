import { sum } from '#kernel/collections.ts';
import { useEffect, useState } from 'preact/hooks';
import type { AtTable } from './at-table.tsx';

/** What the wall of a room tells: which part of it now, by the server's clock, and the milliseconds left until play goes on. */
export interface Told {
  readonly part: number;
  readonly left: number;
  /** Phones say nothing of it yet. */
  readonly hidden: boolean;
}

type After = (ms: number, then: () => void) => () => void;

const later: After = (ms, then) => {
  const timer = setTimeout(then, ms);
  return () => clearTimeout(timer);
};

/**
 * Rings at each of these ends. A timer runs by another clock than that of the day, which is set and slowed while one waits: where it rang too early there is
 * another. A wall that waited for one ring alone once stood still on its part until the lesson was over.
 */
export const ringAtEnds = (ends: readonly number[], spent: () => number, ring: () => void, after: After = later): (() => void) => {
  let cancel = (): void => undefined;
  const arm = (): void => {
    const now = spent();
    const next = ends.find((end) => now < end);
    if (next === undefined) return;
    cancel = after(next - now + 1, () => {
      ring();
      arm();
    });
  };
  arm();
  return () => cancel();
};

/** Null: nothing is told now; undefined: the table is in no room, or its wall is shut. */
export const useTold = ({ scene, session }: Pick<AtTable, 'scene' | 'session'>): Told | null | undefined => {
  const { inRoom } = scene.info;
  const telling = inRoom?.telling ?? null;
  const [, tick] = useState(0);
  const spentNow = (): number => (telling === null ? 0 : Math.max(0, session.connection().serverNow() - telling.from));
  const spent = spentNow();
  const parts = telling?.parts ?? [];
  const ends = parts.map((_, index) => sum(parts.slice(0, index + 1)));
  const part = ends.findIndex((end) => spent < end);
  useEffect(() => ringAtEnds(ends, spentNow, () => tick((count) => count + 1)), [telling?.from, telling?.moment]);
  if (inRoom === null || (inRoom.second === 0 && telling === null)) return undefined;
  return telling === null || part === -1 ? null : { part, left: sum(parts) - spent, hidden: part < telling.hidden };
};
