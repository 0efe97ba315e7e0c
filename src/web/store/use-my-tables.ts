import type { Seat } from '#kernel/game.ts';
import { useEffect, useMemo } from 'preact/hooks';
import { type Followed, follow } from './followed.ts';
import { returns } from '../browser/online.ts';
import { type HeldTable, myTables } from './tables.ts';

export interface MyTable {
  readonly held: HeldTable;
  readonly mine: readonly Seat[];
  readonly followed: Followed;
  /** One of my seats holds the game up. */
  readonly myTurn: boolean;
  /** The others want to play again, and wait for my answer. */
  readonly invited: boolean;
}

/** Whether one of these seats is asked to play again. */
const isAsked = (followed: Followed, mine: readonly Seat[]): boolean => {
  const rematch = followed.kind === 'known' ? followed.info.rematch : null;
  return rematch !== null && rematch.next === null && mine.some((seat) => !rematch.said.some((answer) => answer.seat === seat));
};

const RANK = { playing: 1, lobby: 2, finished: 3 } as const;

const rankOf = ({ followed, myTurn, invited }: MyTable): number => {
  if (myTurn || invited) return 0;
  return followed.kind === 'known' ? RANK[followed.info.status] : 4;
};

const deadlineOf = ({ followed }: MyTable): number => (followed.kind === 'known' ? (followed.deadline ?? Number.MAX_SAFE_INTEGER) : Number.MAX_SAFE_INTEGER);

interface Wanted {
  readonly most: number;
  /** How many are followed as they are played; older ones are only looked up. */
  readonly live: number;
}

/** My tables: those that wait for me first, then by the nearest deadline, then lobbies. */
export const useMyTables = ({ most, live }: Wanted): readonly MyTable[] => {
  const held = myTables.value.slice(0, most);
  const ids = held.map(({ table }) => table).join(' ');
  // A table that was only used again is the same table: the list of names decides.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const following = useMemo(() => follow(held, live), [ids, returns.value]);
  useEffect(() => () => following.stop(), [following]);
  const tables = following.tables.value;
  return held
    .map((table): MyTable => {
      const mine = table.seats.map(({ seat }) => seat);
      const followed = tables.get(table.table) ?? { kind: 'asking' };
      return {
        held: table,
        mine,
        followed,
        myTurn: followed.kind === 'known' && followed.awaited.some((actor) => actor !== 'referee' && mine.includes(actor)),
        invited: isAsked(followed, mine),
      };
    })
    .sort((a, b) => rankOf(a) - rankOf(b) || deadlineOf(a) - deadlineOf(b));
};

/** How many of my tables wait for me. */
export const waiting = (tables: readonly MyTable[]): number => tables.filter(({ myTurn }) => myTurn).length;
