import { useEffect } from 'preact/hooks';
import type { MyTable } from '../../hooks/use-my-tables.ts';
import { goTo, place } from '../../router.ts';
import { pathTo } from '../../routes.ts';
import { nextAfter } from './next-after.ts';

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
