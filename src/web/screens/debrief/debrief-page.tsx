import { useEffect, useMemo, useState } from 'preact/hooks';
import { useTitle } from '../../hooks/use-title.ts';
import { t } from '../../i18n/house.ts';
import { tr } from '../../i18n/room.ts';
import { Loading } from '../../parts/loading.tsx';
import { Notice, Problem } from '../../parts/problem.tsx';
import { TopStrip } from '../../parts/top-strip.tsx';
import { goTo, place } from '../../router.ts';
import { pathTo } from '../../routes.ts';
import { gameHere, loadGame, loadPage, pageHere } from '../../store/games.ts';
import { lang } from '../../store/settings.ts';
import { gameTitle } from '../../store/table-words.ts';
import { heldTable } from '../../store/tables.ts';
import { voiceOf } from '../../store/voice.ts';
import { Worn } from '../../svg/worn.tsx';
import { Charts, Key } from './charts.tsx';
import { CompareForm } from './compare-form.tsx';
import { debriefingOf, headlineOf, lengthOf } from './debriefing.ts';
import type { GameFigures } from './game-file.ts';
import { figuresOf, type Sourced } from './source.ts';
import { measuresOf } from './measures.tsx';
import { Tools } from './tools.tsx';
import './debrief.css';

/** The figures of a table named by its number, link or code; null while they are on their way. */
const useFigures = (table: string | null): Sourced | null => {
  const [sourced, setSourced] = useState<Sourced | null>(null);
  useEffect(() => {
    setSourced(null);
    if (table === null) return undefined;
    let gone = false;
    const ask = async (): Promise<void> => {
      const found = await figuresOf(table);
      if (!gone) setSourced(found);
    };
    void ask();
    return () => {
      gone = true;
    };
  }, [table]);
  return sourced;
};

interface OpenedProps {
  readonly table: string;
  readonly first: GameFigures;
}

const Opened = ({ table, first }: OpenedProps) => {
  const asked = new URLSearchParams(place.value.search).get('with');
  const [file, setFile] = useState<GameFigures | null>(null);
  const sourced = useFigures(asked);
  const own = heldTable(table)?.seats[0]?.seat;
  const [followed, setFollowed] = useState(own === undefined ? '' : (first.names[own] ?? ''));
  const [nameless, setNameless] = useState(false);
  const [measure, setMeasure] = useState('');
  // Without the game's page every figure that it counts is shown, in turns: not while that page is only on its way.
  const [pageSought, setPageSought] = useState(false);
  useEffect(() => {
    const seek = async (): Promise<void> => {
      await loadPage(first.game).catch(() => undefined);
      setPageSought(true);
    };
    void loadGame(first.game);
    void seek();
  }, [first.game]);
  const loaded = gameHere(first.game);
  const page = pageHere(first.game);
  const speaking = lang.value;
  const other = file ?? (sourced?.ok === true ? sourced.figures : null);
  const comparable = other !== null && other.game === first.game ? other : null;
  const debriefing = useMemo(() => {
    if (loaded === null) return null;
    const voice = voiceOf(loaded.game, speaking);
    const wishes = { followed, nameless, measure: measuresOf(page, voice).find(({ label }) => label === measure) };
    return debriefingOf(comparable === null ? [first] : [first, comparable], loaded.game, page, voice, wishes, (number) => tr('debrief.player', { number }));
  }, [loaded, page, first, comparable, speaking, followed, nameless, measure]);
  if (debriefing === null || (page === null && !pageSought)) return <Loading words={tr('debrief.loading')} />;
  const headline = comparable === null ? headlineOf(debriefing, first) : '';
  return (
    <main id="main" class="debrief paper stack" tabIndex={-1}>
      <header class="debrief-head cluster ends">
        <div>
          <h1>{comparable === null ? tr('debrief.title') : tr('debrief.titleTwo')}</h1>
          <p>{tr('debrief.words', { game: gameTitle(first.game), players: first.names.length, turns: lengthOf(debriefing, first) })}</p>
          {headline !== '' && <p class="headline">{headline}</p>}
          {first.outcome === null && <p class="help">{tr('debrief.live')}</p>}
        </div>
        {debriefing.named === null && <Key debriefing={debriefing} />}
      </header>
      <Tools debriefing={debriefing} onFollow={setFollowed} nameless={nameless} onNameless={setNameless} />
      {sourced?.ok === false && <Notice words={sourced.words} />}
      {other !== null && comparable === null && <Notice words={tr('debrief.otherGame', { game: gameTitle(other.game) })} />}
      {asked === table && <Notice words={tr('debrief.sameTable')} />}
      <Worn seats={page?.wears === undefined ? (first.marks ?? []).map((mark) => ({ mark })) : null}>
        <Charts debriefing={debriefing} measure={measure} onMeasure={setMeasure} />
      </Worn>
      <CompareForm
        comparing={comparable !== null}
        onTable={(found) => goTo(pathTo.debrief(table, found), 'replace')}
        onFile={setFile}
        onEnd={() => {
          setFile(null);
          goTo(pathTo.debrief(table), 'replace');
        }}
      />
    </main>
  );
};

/** /t/:table/debrief?with=other: the game told in charts, alone or over another one. */
export const DebriefPage = ({ table }: { readonly table: string }) => {
  const sourced = useFigures(table);
  const info = sourced?.ok === true ? sourced.figures : null;
  useTitle(info === null ? `${tr('debrief.crumb')} · Comptoir` : tr('debrief.tabTitle', { game: gameTitle(info.game), code: info.code }));
  return (
    <div class="fill">
      <TopStrip
        crumb={
          <>
            <b>{tr('debrief.crumb')}</b>
            {info !== null && (
              <a href={pathTo.table(table)}>
                {gameTitle(info.game)}, {info.code}
              </a>
            )}
          </>
        }
      />
      {info !== null ? (
        <Opened table={table} first={info} />
      ) : (
        <main id="main" tabIndex={-1}>
          {sourced === null ? (
            <Loading words={tr('debrief.loading')} />
          ) : (
            <Problem title={tr('debrief.failedTitle')} words={sourced.ok ? t('error.unreachable') : sourced.words}>
              <a class="btn" href={pathTo.table(table)}>
                {tr('console.toTable')}
              </a>
            </Problem>
          )}
        </main>
      )}
    </div>
  );
};
