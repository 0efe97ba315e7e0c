import { useEffect, useRef } from 'preact/hooks';
import type { Actor } from '#kernel/game.ts';
import { tt } from '../../i18n/table.ts';
import { Dialog } from '../../kit/parts/dialogs.tsx';
import { lazily } from '../../kit/parts/waiting.tsx';
import { notify, becomesAwaited } from '../../store/notices.ts';
import { gameTitle } from '../../store/table-words.ts';
import { told, wishAt } from '../../store/notifications.ts';
import { useTable } from '../at-table.tsx';

const NoticesPanel = lazily<{ readonly table: string }>(async () => (await import('../notices/notices-panel.tsx')).NoticesPanel);

/** While this page is hidden, tells its reader that the game waits for him. A seat taken here wants what the others of this device want. */
export const useTurnNotice = (): void => {
  const { scene, session } = useTable();
  const before = useRef<readonly Actor[]>(scene.awaited);
  useEffect(() => {
    const isNews = becomesAwaited(before.current, scene.awaited, session.mine.value);
    before.current = scene.awaited;
    if (isNews && document.hidden) notify(session.table, gameTitle(scene.info.game), tt('menu.notifyTurn'));
  }, [scene.awaited]);
  const seats = session.mine.value.length;
  useEffect(() => {
    const { push, mail } = told.peek();
    if (seats > 0 && (push !== null || mail !== null)) void wishAt(session.table);
  }, [seats, session.table]);
};

export const NotifyDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { session } = useTable();
  return (
    <Dialog title={tt('menu.notify')} onClose={onClose}>
      <NoticesPanel table={session.table} />
    </Dialog>
  );
};
