import { useEffect } from 'preact/hooks';
import type { MyTable } from '../../store/use-my-tables.ts';
import { isTyping } from '../../kit/parts/writing.tsx';
import { goTo } from '../../browser/router.ts';
import { pathTo } from '../../browser/routes.ts';

/** Null: nobody waits for me. */
export const firstWaiting = (tables: readonly MyTable[]): string | null => tables.find(({ myTurn }) => myTurn)?.held.table ?? null;

/** Key N goes to the table that waits first; from there on the tables themselves go round. */
export const useNextTable = (tables: readonly MyTable[]): void => {
  const next = firstWaiting(tables);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'n' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || next === null) return;
      goTo(pathTo.table(next));
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [next]);
};
