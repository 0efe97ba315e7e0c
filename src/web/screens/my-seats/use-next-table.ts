import { useEffect } from 'preact/hooks';
import type { MyTable } from '../../hooks/use-my-tables.ts';
import { goTo, place } from '../../router.ts';
import { pathTo } from '../../routes.ts';

/** Where I am awaited after this table, going round those that wait; null: nowhere else. */
export const nextAfter = (tables: readonly MyTable[], table: string | null): string | null => {
  const waiting = tables.filter(({ myTurn }) => myTurn).map(({ held }) => held.table);
  const next = waiting[waiting.indexOf(table ?? '') + 1] ?? waiting[0];
  return next === undefined || next === table ? null : next;
};

const isTyping = (target: EventTarget | null): boolean => target instanceof Element && target.closest('input, textarea, select, dialog') !== null;

/** Key N goes to the next table that waits; a table that sends one here to look for it is left behind. */
export const useNextTable = (tables: readonly MyTable[]): void => {
  const [, after = null] = /^after=(.+)$/.exec(place.value.fragment) ?? [];
  const known = tables.length > 0 && tables.every(({ followed }) => followed.kind !== 'asking');
  const next = nextAfter(tables, after === null ? null : decodeURIComponent(after));
  useEffect(() => {
    if (after !== null && known && next !== null) goTo(pathTo.table(next), 'replace');
  }, [after, known, next]);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'n' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || next === null) return;
      goTo(pathTo.table(next));
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [next]);
};
