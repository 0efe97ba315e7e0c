import type { HeldTable } from '../../store/tables.ts';

interface Waiting {
  readonly held: Pick<HeldTable, 'table'>;
  readonly myTurn: boolean;
}

/** Where I am awaited after this table, going round those that wait; null: nowhere else. */
export const nextAfter = (tables: readonly Waiting[], table: string | null): string | null => {
  const waiting = tables.filter(({ myTurn }) => myTurn).map(({ held }) => held.table);
  const next = waiting[waiting.indexOf(table ?? '') + 1] ?? waiting[0];
  return next === undefined || next === table ? null : next;
};
