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
import { debriefingOf, headlineOf, lengthOf, MOST_GAMES } from './debriefing.ts';
import type { GameFigures } from './game-file.ts';
import { figuresOf, type Sourced } from './source.ts';
import { measuresOf } from './measures.tsx';
import { Tools } from './tools.tsx';
import './debrief.css';

/** The figures of tables named by their numbers, links or codes; null while they are on their way. */
const useFigures = (tables: readonly string[]): readonly Sourced[] | null => {
  const [sourced, setSourced] = useState<readonly Sourced[] | null>(null);
  const asked = tables.join(' ');
  useEffect(() => {
    setSourced(null);
    let gone = false;
    const ask = async (): Promise<void> => {
      const found = await Promise.all(tables.map(figuresOf));
      if (!gone) setSourced(found);
    };
    void ask();
    return () => {
      gone = true;
    };
  }, [asked]);
  return sourced;
};

interface OpenedProps {
  readonly table: string;
  readonly first: GameFigures;
}

const Opened = ({ table, first }: OpenedProps) => {
  const asked = new URLSearchParams(place.value.search).getAll('with').slice(0, MOST_GAMES - 1);
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
  const others = [...(file === null ? [] : [file]), ...(sourced ?? []).flatMap((one) => (one.ok ? [one.figures] : []))];
  const comparable = others.filter(({ game }) => game === first.game);
  const strange = others.find(({ game }) => game !== first.game);
  const debriefing = useMemo(() => {
    if (loaded === null) return null;
    const voice = voiceOf(loaded.game, speaking);
    const wishes = { followed, nameless, measure: measuresOf(page, voice).find(({ label }) => label === measure) };
    return debriefingOf([first, ...comparable], loaded.game, page, voice, wishes, (number) => tr('debrief.player', { number }));
  }, [loaded, page, first, file, sourced, speaking, followed, nameless, measure]);
  if (debriefing === null || (page === null && !pageSought)) return <Loading words={tr('debrief.loading')} />;
  const headline = comparable.length === 0 ? headlineOf(debriefing, first) : '';
  const count = comparable.length + 1;
  return (
    <main id="main" class="debrief paper stack" tabIndex={-1}>
      <header class="debrief-head cluster ends">
        <div>
          <h1>{count === 1 ? tr('debrief.title') : count === 2 ? tr('debrief.titleTwo') : tr('debrief.titleMany', { count })}</h1>
          <p class="help">{tr('debrief.words', { game: gameTitle(first.game), players: first.names.length, turns: lengthOf(debriefing, first) })}</p>
          {headline !== '' && <p class="headline">{headline}</p>}
          {first.outcome === null && <p class="help">{tr('debrief.live')}</p>}
        </div>
        {debriefing.named === null && <Key debriefing={debriefing} />}
      </header>
      <Tools debriefing={debriefing} onFollow={setFollowed} nameless={nameless} onNameless={setNameless} />
      {sourced?.map((one) => !one.ok && <Notice key={one.words} words={one.words} />)}
      {strange !== undefined && <Notice words={tr('debrief.otherGame', { game: gameTitle(strange.game) })} />}
      {asked.includes(table) && <Notice words={tr('debrief.sameTable')} />}
      <Worn seats={page?.wears === undefined ? (first.marks ?? []).map((mark) => ({ mark })) : null}>
        <Charts debriefing={debriefing} measure={measure} onMeasure={setMeasure} />
      </Worn>
      <CompareForm
        comparing={comparable.length > 0}
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
  const [sourced = null] = useFigures([table]) ?? [];
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
