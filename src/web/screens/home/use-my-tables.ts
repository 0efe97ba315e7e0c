import type { Seat } from '#kernel';
import { useEffect, useMemo } from 'preact/hooks';
import { type Followed, follow } from '../../store/followed.ts';
import { type HeldTable, myTables } from '../../store/tables.ts';

export interface MyTable {
  readonly held: HeldTable;
  readonly mine: readonly Seat[];
  readonly followed: Followed;
  /** One of my seats holds the game up. */
  readonly myTurn: boolean;
}

const RANK = { playing: 1, lobby: 2, finished: 3 } as const;

const rankOf = ({ followed, myTurn }: MyTable): number => {
  if (myTurn) return 0;
  return followed.kind === 'known' ? RANK[followed.info.status] : 4;
};

const SHOWN = 8;

/** My tables, those that wait for me first. */
export const useMyTables = (): readonly MyTable[] => {
  const held = myTables.value.slice(0, SHOWN);
  const ids = held.map(({ table }) => table).join(' ');
  // A table that was only used again is the same table: the list of names decides.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const following = useMemo(() => follow(held), [ids]);
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
      };
    })
    .sort((a, b) => rankOf(a) - rankOf(b));
};
