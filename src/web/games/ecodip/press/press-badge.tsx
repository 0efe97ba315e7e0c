import { useEffect, useState } from 'preact/hooks';
import type { Seat } from '#kernel';
import { useTable } from '../../../shell/at-table.ts';
import { readStored, writeStored } from '../../../store/storage.ts';
import { te } from '../words.ts';

/** How many lines of the others came since the press was last open on this device. */
export const PressBadge = ({ you, isOpen }: { readonly you: Seat; readonly isOpen: boolean }) => {
  const { session } = useTable();
  const key = `press.${session.table}.${you}`;
  const [read, setRead] = useState(() => {
    const stored = readStored(key);
    return typeof stored === 'number' ? stored : 0;
  });
  const talk = session.connection().talk.value;
  const last = talk.at(-1)?.n ?? 0;
  useEffect(() => {
    if (!isOpen || last <= read) return;
    setRead(last);
    writeStored(key, last);
  }, [isOpen, last, read, key]);
  const unread = isOpen ? 0 : talk.filter(({ n, seat }) => n > read && seat !== you).length;
  if (unread === 0) return null;
  return (
    <em>
      {unread}
      <span class="hidden-words"> {te('press.unread')}</span>
    </em>
  );
};
