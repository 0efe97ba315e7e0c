import { useEffect, useMemo, useState } from 'preact/hooks';
import { t } from '../../i18n/house.ts';
import { tt } from '../../i18n/table.ts';
import { Button } from '../../kit/parts/buttons.tsx';
import { lazily, Loading, Notice, SafetyNet } from '../../kit/parts/waiting.tsx';
import { loadPage } from '../../store/games.ts';
import { ample, roomy, wide } from '../../browser/media.ts';
import { gameTitle } from '../../store/table-words.ts';
import { gameProps, TableProvider, useTable } from '../at-table.tsx';
import { useTake } from '../bar/use-take.ts';
import type { SeriesPoint } from '#protocol';
import type { ComponentChildren } from 'preact';
import type { Tab } from '../../store/session.ts';
import { useLater } from '../../kit/parts/hooks.ts';
import { TeachPlace } from '../../kit/parts/teach-sheet.tsx';
import { teaching } from '../../kit/parts/teaching.ts';
import { hasEnd, tellsEnd } from '../game-over/end-shown.ts';
import { Bar } from '../bar/bar.tsx';
import { Explaining } from '../explaining.tsx';
import { useHappened } from '../happened/happened-sheet.tsx';
import { useWholeLog } from '../log/use-column.ts';
import { useSeries } from '../ledger/use-series.ts';
import { PlayerLines, Players } from '../players/players.tsx';
import { FootTabs, mayTalk, TabbedSheet } from './panels.tsx';
import '../../kit/parts/frame.css';
import '../../kit/parts/frame-low.css';

/** The game's own board, fetched when the table is first opened. */
const BoardSlot = () => {
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
    <div class="board-slot relative min-w-0 min-h-0 clip centred" role="region" aria-label={tt('table.board', { game: gameTitle(id) })}>
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

/** Gone while the game is played. */
const EndPanel = lazily<object>(async () => (await import('../game-over/end-panel.tsx')).EndPanel);
const EndSheet = lazily<{ readonly points: readonly SeriesPoint[] | null }>(async () => (await import('../game-over/end-sheet.tsx')).EndSheet);

const BESIDE_PLAYERS: readonly Tab[] = ['log', 'talk', 'ledger', 'rules'];
const WITH_PLAYERS: readonly Tab[] = ['players', 'log', 'talk', 'ledger', 'rules'];

/** Beside or below the board: it follows in a frame of its own, and is not drawn in the one before. */
const later = (Part: () => ComponentChildren) => {
  const Later = () => {
    const table = useLater(useTable());
    return useMemo(
      () => (
        <TableProvider value={table}>
          <Part />
        </TableProvider>
      ),
      [table],
    );
  };
  return Later;
};
const LinesLater = later(PlayerLines);
const PlayersLater = later(Players);

/** Wide: three columns. Tablet: two. Phone: bar, board, players, then tabs along the foot. */
export const Frame = () => {
  const table = useTable();
  const { session, page, scene } = table;
  const points = useSeries(session);
  const isOver = hasEnd(scene);
  const middle = tellsEnd(table) ? <EndSheet points={points} /> : <BoardSlot />;
  useHappened();
  const log = useWholeLog(session, wide.value && page?.chartsReadLog === true);
  if (!wide.value) {
    return (
      <main id="main" class="table-frame fill phone" tabIndex={-1}>
        <Bar />
        <div class="phone-body phone-grow">
          {isOver && <EndPanel />}
          {middle}
          <LinesLater />
        </div>
        {(teaching.value === null || teaching.value.slight === true || session.tab.value !== null) && <FootTabs points={points} />}
        <TeachPlace />
        <Explaining />
      </main>
    );
  }
  const tabs = (roomy.value ? BESIDE_PLAYERS : WITH_PLAYERS).filter((tab) => tab !== 'talk' || mayTalk(scene));
  const asked = session.tab.value;
  const current = asked !== null && tabs.includes(asked) ? asked : roomy.value ? 'log' : 'players';
  return (
    <main id="main" class="table-frame fill" tabIndex={-1}>
      <Bar />
      <div class="columns">
        {roomy.value && (
          <aside class="left scroll" tabIndex={0} aria-label={tt('players.label')}>
            {isOver && <EndPanel />}
            <PlayersLater />
          </aside>
        )}
        {middle}
        <aside class="right column" aria-label={tt('tab.panels')}>
          <TeachPlace />
          <TabbedSheet tabs={tabs} current={current} points={points} />
          {ample.value &&
            teaching.value === null &&
            (current === 'log' || current === 'talk') &&
            page?.Aside !== undefined &&
            scene.view !== null &&
            points !== null && (
              <div class="sheet aside-chart firm p-4-5">
                <page.Aside {...gameProps(table)} points={points} log={log} />
              </div>
            )}
        </aside>
      </div>
      <Explaining />
    </main>
  );
};
