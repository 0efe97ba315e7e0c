import { useEffect, useRef, useState } from 'preact/hooks';
import type { Actor } from '#kernel';
import { tt } from '../../i18n/table.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { Notice } from '../../parts/problem.tsx';
import { becomesAwaited, notify, notifying, startNotifying, stopNotifying } from '../../store/notices.ts';
import { gameTitle } from '../../store/table-words.ts';
import { useTable } from '../at-table.ts';

/** While this page is hidden, tells its reader that the game waits for him. */
export const useTurnNotice = (): void => {
  const { scene, session } = useTable();
  const before = useRef<readonly Actor[]>(scene.awaited);
  useEffect(() => {
    const isNews = becomesAwaited(before.current, scene.awaited, session.mine.value);
    before.current = scene.awaited;
    if (isNews && document.hidden) notify(session.table, gameTitle(scene.info.game), tt('menu.notifyTurn'));
  }, [scene.awaited]);
};

/** Notifications on this device: on, off, and one to try. */
export const NotifyDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { session, scene } = useTable();
  const [refused, setRefused] = useState(false);
  const attempt = (): void => setRefused(!notify(session.table, gameTitle(scene.info.game), tt('menu.notifyTried')));
  const start = async (): Promise<void> => setRefused(!(await startNotifying()));
  return (
    <Dialog title={tt('menu.notify')} onClose={onClose}>
      <p class="dialog-help help">{tt('menu.notifyWords')}</p>
      {refused && <Notice words={tt('menu.notifyRefused')} />}
      <div class="row">
        {notifying.value ? (
          <>
            <button type="button" class="btn" onClick={stopNotifying}>
              {tt('menu.notifyOff')}
            </button>
            <button type="button" class="btn ink" onClick={attempt}>
              {tt('menu.notifyTry')}
            </button>
          </>
        ) : (
          <button type="button" class="btn ink" onClick={() => void start()}>
            {tt('menu.notifyOn')}
          </button>
        )}
      </div>
    </Dialog>
  );
};
