import { useMemo, useState } from 'preact/hooks';
import { useTitle } from '../../kit/parts/use-title.ts';
import { tr } from '../../i18n/room.ts';
import { Link } from '../../kit/parts/buttons.tsx';
import { Notice } from '../../kit/parts/waiting.tsx';
import { goTo, place } from '../../browser/router.ts';
import { pathTo } from '../../browser/routes.ts';
import { gameTitle } from '../../store/table-words.ts';
import { heldTable } from '../../store/tables.ts';
import { Key } from './charts.tsx';
import { CompareForm } from './tools.tsx';
import { type Debriefing, headlineOf, lengthOf, MOST_GAMES } from './debriefing.ts';
import type { GameFigures } from './game-file.ts';
import { DebriefFrame, Missing, Told } from './told.tsx';
import { useFigures } from './source.ts';

const Head = ({ debriefing, first }: { readonly debriefing: Debriefing; readonly first: GameFigures }) => {
  const count = debriefing.games.length;
  const headline = count === 1 ? headlineOf(debriefing, first) : '';
  return (
    <header class="debrief-head cluster ends">
      <div>
        <h1 class="debrief-title">{count === 1 ? tr('debrief.title') : count === 2 ? tr('debrief.titleTwo') : tr('debrief.titleMany', { count })}</h1>
        <p class="help t5 mt-2">{tr('debrief.words', { game: gameTitle(first.game), players: first.names.length, turns: lengthOf(debriefing, first) })}</p>
        {headline !== '' && <p class="debrief-headline text-ink t6 w600 mt-4">{headline}</p>}
        {first.outcome === null && <p class="help t5 mt-2">{tr('debrief.live')}</p>}
      </div>
      {debriefing.named === null && <Key debriefing={debriefing} />}
    </header>
  );
};

const Opened = ({ table, first }: { readonly table: string; readonly first: GameFigures }) => {
  const asked = new URLSearchParams(place.value.search).getAll('with').slice(0, MOST_GAMES - 1);
  const [file, setFile] = useState<readonly GameFigures[]>([]);
  const sourced = useFigures(asked);
  const own = heldTable(table)?.seats[0]?.seat;
  const others = useMemo(() => [...file, ...(sourced ?? []).flatMap((one) => (one.ok ? [one.figures] : []))], [file, sourced]);
  const comparable = useMemo(() => others.filter(({ game }) => game === first.game), [others, first.game]);
  const strange = others.find(({ game }) => game !== first.game);
  return (
    <>
      <Told
        first={first}
        others={comparable}
        followed={own === undefined ? '' : (first.names[own] ?? '')}
        head={(debriefing) => <Head debriefing={debriefing} first={first} />}
      >
        <Missing sourced={sourced} />
        {strange !== undefined && <Notice words={tr('debrief.otherGame', { game: gameTitle(strange.game) })} />}
        {asked.includes(table) && <Notice words={tr('debrief.sameTable')} />}
      </Told>
      <CompareForm
        comparing={comparable.length > 0}
        onTable={(found) => goTo(pathTo.debrief(table, found), 'replace')}
        onFile={({ games }) => setFile(games)}
        onEnd={() => {
          setFile([]);
          goTo(pathTo.debrief(table), 'replace');
        }}
      />
    </>
  );
};

/** /t/:table/debrief?with=other: the game told in charts, alone or over another one. */
export const DebriefPage = ({ table }: { readonly table: string }) => {
  const [sourced] = useFigures([table]) ?? [];
  const info = sourced?.ok === true ? sourced.figures : null;
  useTitle(info === null ? `${tr('debrief.crumb')} · Comptoir` : tr('debrief.tabTitle', { game: gameTitle(info.game), code: info.code }));
  const way = <Link class="btn" href={pathTo.table(table)} words={tr('console.toTable')} />;
  return (
    <DebriefFrame
      crumb={
        <>
          <b>{tr('debrief.crumb')}</b>
          {info !== null && <Link href={pathTo.table(table)} words={`${gameTitle(info.game)}, ${info.code}`} />}
        </>
      }
      loading={tr('debrief.loading')}
      failed={sourced?.ok === false ? { title: tr('debrief.failedTitle'), words: sourced.words, way } : null}
    >
      {info === null ? null : <Opened table={table} first={info} />}
    </DebriefFrame>
  );
};
