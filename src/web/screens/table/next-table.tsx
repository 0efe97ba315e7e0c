import { useEffect, useMemo } from 'preact/hooks';
import { useAwaited } from '../../hooks/use-title.ts';
import { td } from '../../i18n/notifications.ts';
import { goTo } from '../../router.ts';
import { pathTo } from '../../routes.ts';
import { follow } from '../../store/followed.ts';
import { returns } from '../../store/online.ts';
import { gameTitle } from '../../store/table-words.ts';
import { myTables } from '../../store/tables.ts';
import { Icon } from '../../svg/icon.tsx';

/** Each is a line to the server: only the tables used last. */
const FOLLOWED = 3;
const TYPING = 'input, textarea, select, [contenteditable], dialog[open] *';

/** The other tables of this device that wait for it, in the order of the list after this one: the key goes round. */
const useWaiting = (table: string) => {
  const held = myTables.value.filter((other) => other.table !== table && other.seats.length > 0).slice(0, FOLLOWED);
  const ids = held.map((other) => other.table).join(' ');
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- a table that was only used again is the same table
  const following = useMemo(() => follow(held, FOLLOWED), [ids, returns.value]);
  useEffect(() => () => following.stop(), [following]);
  const known = following.tables.value;
  return held.filter(({ table: id, seats }) => {
    const followed = known.get(id);
    return followed?.kind === 'known' && followed.awaited.some((actor) => seats.some(({ seat }) => seat === actor));
  });
};

/** « Table suivante »: nothing is asked here (`mine`), and somebody waits elsewhere. */
export const NextTable = ({ table, mine }: { readonly table: string; readonly mine: boolean }) => {
  const waiting = useWaiting(table);
  const next = mine ? undefined : waiting[0];
  useAwaited(waiting.length + (mine ? 1 : 0));
  const path = next === undefined ? null : pathTo.table(next.table);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const isTyping = event.target instanceof Element && event.target.matches(TYPING);
      if (path === null || isTyping || event.key.toLowerCase() !== 'n' || event.ctrlKey || event.metaKey || event.altKey) return;
      goTo(path);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [path]);
  if (next === undefined || path === null) return null;
  const words = td('nextTableKey', { game: gameTitle(next.game), code: next.code });
  return (
    <a class="tool row" href={path} aria-label={words} title={words}>
      <Icon name="right" size={17} />
      {td('nextTable')}
    </a>
  );
};
