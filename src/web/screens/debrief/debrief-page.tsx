import { useMemo, useState } from 'preact/hooks';
import { useTitle } from '../../kit/parts/use-title.ts';
import { t } from '../../i18n/house.ts';
import { tr } from '../../i18n/room.ts';
import { Link } from '../../kit/parts/link.tsx';
import { Loading, Notice, Problem } from '../../kit/parts/waiting.tsx';
import { TopStrip } from '../../kit/parts/page.tsx';
import { goTo, place } from '../../browser/router.ts';
import { pathTo } from '../../browser/routes.ts';
import { gameTitle } from '../../store/table-words.ts';
import { heldTable } from '../../store/tables.ts';
import { Key } from './charts.tsx';
import { CompareForm } from './tools.tsx';
import { type Debriefing, headlineOf, lengthOf, MOST_GAMES } from './debriefing.ts';
import type { GameFigures } from './game-file.ts';
import { Told } from './told.tsx';
import { useFigures } from './source.ts';

const Head = ({ debriefing, first }: { readonly debriefing: Debriefing; readonly first: GameFigures }) => {
  const count = debriefing.games.length;
  const headline = count === 1 ? headlineOf(debriefing, first) : '';
  return (
    <header class="debrief-head cluster ends">
      <div>
        <h1>{count === 1 ? tr('debrief.title') : count === 2 ? tr('debrief.titleTwo') : tr('debrief.titleMany', { count })}</h1>
        <p class="help">{tr('debrief.words', { game: gameTitle(first.game), players: first.names.length, turns: lengthOf(debriefing, first) })}</p>
        {headline !== '' && <p class="headline">{headline}</p>}
        {first.outcome === null && <p class="help">{tr('debrief.live')}</p>}
      </div>
      {debriefing.named === null && <Key debriefing={debriefing} />}
    </header>
  );
};

const Opened = ({ table, first }: { readonly table: string; readonly first: GameFigures }) => {
  const asked = new URLSearchParams(place.value.search).getAll('with').slice(0, MOST_GAMES - 1);
  const [file, setFile] = useState<GameFigures | null>(null);
  const sourced = useFigures(asked);
  const own = heldTable(table)?.seats[0]?.seat;
  const others = useMemo(() => [...(file === null ? [] : [file]), ...(sourced ?? []).flatMap((one) => (one.ok ? [one.figures] : []))], [file, sourced]);
  const comparable = useMemo(() => others.filter(({ game }) => game === first.game), [others, first.game]);
  const strange = others.find(({ game }) => game !== first.game);
  return (
    <main id="main" class="debrief paper stack" tabIndex={-1}>
      <Told
        first={first}
        others={comparable}
        followed={own === undefined ? '' : (first.names[own] ?? '')}
        head={(debriefing) => <Head debriefing={debriefing} first={first} />}
      >
        {sourced?.map((one) => !one.ok && <Notice key={one.words} words={one.words} />)}
        {strange !== undefined && <Notice words={tr('debrief.otherGame', { game: gameTitle(strange.game) })} />}
        {asked.includes(table) && <Notice words={tr('debrief.sameTable')} />}
      </Told>
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
              <Link class="btn" href={pathTo.table(table)} words={tr('console.toTable')} />
            </Problem>
          )}
        </main>
      )}
    </div>
  );
};
