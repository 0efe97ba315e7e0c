import type { AnyGame } from '#kernel/game.ts';
import { renderText } from '#kernel/messages.ts';
import { decodeRecording } from '#kernel/recording.ts';
import { useState } from 'preact/hooks';
import { useAnswer } from '../../kit/parts/hooks.ts';
import { useTitle } from '../../kit/parts/use-title.ts';
import { t } from '../../i18n/house.ts';
import { ts } from '../../i18n/rules-and-replay.ts';
import { Loading, Problem } from '../../kit/parts/waiting.tsx';
import { TopStrip } from '../../kit/parts/page.tsx';
import { pathTo } from '../../browser/routes.ts';
import type { GamePage } from '../../kit/interface/game-page.ts';
import { api } from '../../store/api.ts';
import { loadPage, loadRules } from '../../store/games.ts';
import { keepRecording, recordingHere } from '../../store/recordings.ts';
import { lang } from '../../browser/settings.ts';
import { tokenAt } from '../../store/tables.ts';
import { gameTitle } from '../../store/table-words.ts';
import { voiceOf } from '../../store/voice.ts';
import { develop, type Film, type FilmInfo, type FilmSource } from './film.ts';
import { Projector } from './projector.tsx';
import { openedRecording, seatsIn } from './recorded.ts';
import './replay.css';

interface Ready extends FilmSource {
  readonly game: AnyGame;
  readonly page: GamePage;
  readonly film: Film;
}

type State =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly ready: Ready }
  | { readonly kind: 'failed'; readonly title: string; readonly words: string };

const failed = (words: string, title = ts('replay.failedTitle')): State => ({ kind: 'failed', title, words: words === '' ? t('error.unreachable') : words });

/** The film of a recording, or why there is none. */
const film = async (info: FilmInfo, raw: unknown): Promise<State> => {
  const recording = decodeRecording(raw);
  if (recording === null) return failed(ts('replay.damaged'));
  const [game, page] = await Promise.all([loadRules(info.game), loadPage(info.game)]);
  if (game === null || page === null) return failed(ts('verify.noGame', { game: info.game }));
  const developed = develop(game, recording);
  if (developed.ok) return { kind: 'ready', ready: { info, recording, game, page, film: developed.film } };
  const voice = voiceOf(game, lang.peek(), info.seats);
  return failed(ts('replay.refused', { step: developed.step, why: renderText(developed.why, voice) }));
};

interface Whole {
  readonly info: Pick<FilmInfo, 'game' | 'code' | 'seats' | 'fork'>;
  readonly recording: unknown;
}
const isWhole = (kept: unknown): kept is Whole => typeof kept === 'object' && kept !== null && 'info' in kept && 'recording' in kept;

const fetchAll = async (table: string | null): Promise<State> => {
  if (table === null) {
    const opened = openedRecording.peek();
    return opened === null ? failed(ts('replay.nothingOpened')) : film({ game: opened.game, code: '', seats: seatsIn(opened), table }, opened);
  }
  const [info, recording] = await Promise.all([api.table(table), api.recording(table, tokenAt(table))]);
  const unreachable = [info, recording].some((answer) => !answer.ok && answer.code === 'unreachable');
  const kept = unreachable ? await recordingHere(table) : null;
  if (isWhole(kept)) return film({ ...kept.info, table }, kept.recording);
  if (!info.ok) return failed(info.message);
  if (!recording.ok) return failed(recording.message, recording.code === 'notFinished' ? ts('replay.notFinishedTitle') : undefined);
  const { game, code, seats, fork } = info.value;
  await keepRecording({ table, game, code }, { info: { game, code, seats, fork }, recording: recording.value });
  return film(info.value, recording.value);
};

/** /replay/:table, or /replay for a recording opened here: a finished game played again from its recording. */
export const Replay = ({ table }: { readonly table: string | null }) => {
  const [state, setState] = useState<State>({ kind: 'loading' });
  useAnswer(() => fetchAll(table).catch(() => failed(t('error.chunk'))), setState, [table]);
  const info = state.kind === 'ready' ? state.ready.info : null;
  useTitle(info === null ? `${ts('replay.crumb')} · Comptoir` : ts('replay.title', { game: gameTitle(info.game), code: info.code }));
  return (
    <div class="replay-page firm column">
      <TopStrip
        crumb={
          <>
            <b>{ts('replay.crumb')}</b>
            {info !== null && (
              <span>
                · {gameTitle(info.game)}
                {info.code !== '' && `, ${info.code}`}
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
              <a class="btn" href={table === null ? pathTo.verify() : pathTo.table(table)}>
                {table === null ? ts('verify.title') : ts('replay.toTable')}
              </a>
            </Problem>
          )}
        </main>
      )}
    </div>
  );
};
