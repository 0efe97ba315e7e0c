import { useEffect, useState } from 'preact/hooks';
import { t } from '../../i18n/house.ts';
import { tt } from '../../i18n/table.ts';
import { Button } from '../../parts/button.tsx';
import { Loading } from '../../parts/loading.tsx';
import { Notice } from '../../parts/problem.tsx';
import { SafetyNet } from '../../parts/safety-net.tsx';
import { loadPage } from '../../store/games.ts';
import { wide } from '../../store/media.ts';
import { gameTitle } from '../../store/table-words.ts';
import { gameProps, useTable } from '../at-table.ts';
import { useTake } from '../bar/use-take.ts';

/** The game's own board, fetched when the table is first opened. */
export const BoardSlot = () => {
  const table = useTable();
  const { page, scene, session, game } = table;
  const [state, setState] = useState<'loading' | 'missing' | 'failed'>('loading');
  const take = useTake();
  const { id } = game.module;
  useEffect(() => {
    if (page !== null || state === 'missing') return;
    if (state === 'loading')
      loadPage(id).then(
        (found) => found === null && setState('missing'),
        () => setState('failed'),
      );
  }, [id, page, state]);
  const past = session.past.value !== null;
  const props = { ...gameProps(table), offers: past ? [] : scene.offers, take, wide: wide.value, log: session.log.value };
  return (
    <div class="board-slot centred" role="region" aria-label={tt('table.board', { game: gameTitle(id) })}>
      <SafetyNet>
        {page !== null && scene.view !== null && (
          <>
            <page.Board {...props} />
            {page.Dialogs !== undefined && <page.Dialogs {...props} />}
          </>
        )}
      </SafetyNet>
      {page === null && state === 'loading' && <Loading words={tt('table.boardLoading')} />}
      {page === null && state === 'missing' && <p class="loading">{tt('table.boardMissing')}</p>}
      {page === null && state === 'failed' && (
        <Notice words={t('error.chunk')}>
          <Button class="text-btn" words={t('common.retry')} onClick={() => setState('loading')} />
        </Notice>
      )}
    </div>
  );
};
