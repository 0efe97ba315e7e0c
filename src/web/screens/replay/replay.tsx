import { type AnyGame, renderText } from '#kernel';
import type { TableInfo } from '#protocol';
import { useEffect, useState } from 'preact/hooks';
import { useTitle } from '../../hooks/use-title.ts';
import { t } from '../../i18n/house.ts';
import { ts } from '../../i18n/study.ts';
import { Loading } from '../../parts/loading.tsx';
import { Problem } from '../../parts/problem.tsx';
import { TopStrip } from '../../parts/top-strip.tsx';
import { pathTo } from '../../routes.ts';
import type { GamePage } from '../../shell/game-page.ts';
import { api } from '../../store/api.ts';
import { loadGame, loadPage } from '../../store/games.ts';
import { lang } from '../../store/settings.ts';
import { gameTitle } from '../../store/table-words.ts';
import { voiceOf } from '../../store/voice.ts';
import { develop, type Film } from './film.ts';
import { Projector } from './projector.tsx';
import './replay.css';

interface Ready {
  readonly info: TableInfo;
  readonly game: AnyGame;
  readonly page: GamePage;
  readonly film: Film;
}

type State =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly ready: Ready }
  | { readonly kind: 'failed'; readonly title: string; readonly words: string };

const failed = (words: string, title = ts('replay.failedTitle')): State => ({ kind: 'failed', title, words: words === '' ? t('error.unreachable') : words });

const fetchAll = async (table: string): Promise<State> => {
  const info = await api.table(table);
  if (!info.ok) return failed(info.message);
  const [recording, loaded, page] = await Promise.all([api.recording(table), loadGame(info.value.game), loadPage(info.value.game)]);
  if (!recording.ok) return failed(recording.message, recording.code === 'notFinished' ? ts('replay.notFinishedTitle') : undefined);
  if (loaded === null || page === null) return failed(ts('verify.noGame', { game: info.value.game }));
  const developed = develop(loaded.game, recording.value);
  if (developed.ok) return { kind: 'ready', ready: { info: info.value, game: loaded.game, page, film: developed.film } };
  if (developed.kind === 'damaged') return failed(ts('replay.damaged'));
  const voice = voiceOf(loaded.game, lang.peek(), info.value.seats);
  return failed(ts('replay.refused', { step: developed.step, why: renderText(developed.why, voice) }));
};

/** /replay/:table: a finished game played again, here, from its recording. */
export const Replay = ({ table }: { readonly table: string }) => {
  const [state, setState] = useState<State>({ kind: 'loading' });
  useEffect(() => {
    let gone = false;
    const open = async (): Promise<void> => {
      const fetched = await fetchAll(table).catch(() => failed(t('error.chunk')));
      if (!gone) setState(fetched);
    };
    void open();
    return () => {
      gone = true;
    };
  }, [table]);
  const info = state.kind === 'ready' ? state.ready.info : null;
  useTitle(info === null ? `${ts('replay.crumb')} · Comptoir` : ts('replay.title', { game: gameTitle(info.game), code: info.code }));
  return (
    <div class="replay-page">
      <TopStrip
        crumb={
          <>
            <b>{ts('replay.crumb')}</b>
            {info !== null && (
              <span>
                · {gameTitle(info.game)}, {info.code}
              </span>
            )}
          </>
        }
      />
      {state.kind === 'ready' ? (
        <Projector {...state.ready} />
      ) : (
        <main id="main" tabIndex={-1}>
          {state.kind === 'loading' ? (
            <Loading words={ts('replay.loading')} />
          ) : (
            <Problem title={state.title} words={state.words}>
              <a class="btn" href={pathTo.table(table)}>
                {ts('replay.toTable')}
              </a>
            </Problem>
          )}
        </main>
      )}
    </div>
  );
};
