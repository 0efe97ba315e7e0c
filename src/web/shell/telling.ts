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

/** Null: nothing is told now; undefined: the table is in no room, or its wall is shut. */
export const useTold = ({ scene, session }: Pick<AtTable, 'scene' | 'session'>): Told | null | undefined => {
  const { inRoom } = scene.info;
  const telling = inRoom?.telling ?? null;
  const [, tick] = useState(0);
  const spent = telling === null ? 0 : Math.max(0, session.connection().serverNow() - telling.from);
  const parts = telling?.parts ?? [];
  const ends = parts.map((_, index) => sum(parts.slice(0, index + 1)));
  const part = ends.findIndex((end) => spent < end);
  const until = part === -1 ? null : (ends[part] ?? 0) - spent;
  useEffect(() => {
    if (until === null) return undefined;
    const timer = setTimeout(() => tick((count) => count + 1), until + 1);
    return () => clearTimeout(timer);
  }, [telling?.from, telling?.moment, part]);
  if (inRoom === null || (inRoom.second === 0 && telling === null)) return undefined;
  return telling === null || part === -1 ? null : { part, left: sum(parts) - spent, hidden: part < telling.hidden };
};
