import { sum } from '#kernel/collections.ts';
import type { RoomGame, RoomView } from '#protocol';
import { tw } from '../../i18n/workshop.ts';
import { Sheet } from '../../kit/parts/dialogs.tsx';
import { type Debriefing, MOST_GAMES } from '../debrief/debriefing.ts';
import { standingsOf } from './standings.ts';
import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { useAnswer } from '../../kit/parts/hooks.ts';
import { useTitle } from '../../kit/parts/use-title.ts';
import { t } from '../../i18n/house.ts';
import { tr } from '../../i18n/room.ts';
import { Loading } from '../../kit/parts/waiting.tsx';
import { pathTo } from '../../browser/routes.ts';
import { api, type Fetched } from '../../store/api.ts';
import { gameTitle } from '../../store/table-words.ts';
import { heldTable } from '../../store/tables.ts';
import { Key } from '../debrief/charts.tsx';
import { Ledger } from '../debrief/ending.tsx';
import { CompareForm, type Kept } from '../debrief/tools.tsx';
import type { GameFigures, RoomFile } from '../debrief/game-file.ts';
import { type Asked, isCounted } from '../debrief/predictions.ts';
import { DebriefFrame, Missing, Told, whenWords } from '../debrief/told.tsx';
import { useFigures } from '../debrief/source.ts';
import { headed, laidOver, namesIn, overlaid, playersIn } from './room-overlay.ts';
import { tableWord } from './table-word.ts';
import { headsOf } from './room-state.ts';
import { Choices, Numbers } from './wall-question.tsx';
import './room.css';

/** Everybody at the tables of a game in one ranking, by the figure that the wall ranks by; also of a game that was broken off. */
export const Ranking = ({ debriefing, game }: { readonly debriefing: Debriefing; readonly game: RoomGame }) => {
  const own = debriefing.recorded.filter(({ table }) => game.tables.some((one) => one.table === table));
  // Everybody in a row, table after table, also where the tables are told as one crowd.
  const tableOf = game.tables.flatMap(({ people }, number) => people.map(() => number + 1));
  const ranked = own
    .flatMap(({ names, points }, index) => {
      const before = sum(own.slice(0, index).map(({ names: others }) => others.length));
      const voice = { ...debriefing.voice, seatName: (seat: number) => names[seat] ?? '' };
      return standingsOf({ ...debriefing, voice }, points, before);
    })
    .toSorted((a, b) => b.value - a.value);
  if (ranked.length === 0) return null;
  return (
    <Ledger
      id="ranking"
      title={tw('wall.ranking')}
      heads={[tw('debrief.rank'), tw('debrief.name'), tw('debrief.table'), tw('debrief.score')].map((words) => ({ words }))}
      rows={ranked.map(({ table: before, seat, name, value, words }) => [
        { value: String(1 + ranked.filter((other) => other.value > value).length) },
        { value: name, head: true },
        { value: String(tableOf[before + seat] ?? '') },
        { value: words },
      ])}
    />
  );
};

/** What was answered and is not told beside a game. */
export const Polls = ({ asked, told }: { readonly asked: Asked; readonly told: boolean }) => {
  const polls = asked.polls.filter((poll) => poll.result !== null && !(told && isCounted(poll)));
  if (polls.length === 0) return null;
  return (
    <Sheet class="stack" title={tw('debrief.questions')}>
      <div class="cards">
        {polls.map((poll) => (
          <div key={poll.n} class="stack">
            <h3>{poll.text}</h3>
            <p class="help">{whenWords(poll.games < asked.rounds ? poll.games + 1 : null)}</p>
            {poll.choices.length > 0 ? <Choices poll={poll} /> : <Numbers values={poll.result ?? []} />}
          </div>
        ))}
      </div>
    </Sheet>
  );
};

/** Each game by itself. */
const Games = ({ games }: { readonly games: readonly RoomGame[] }) => (
  <Sheet class="stack no-print" title={tw('debrief.each')}>
    {games.map((game) => (
      <p key={game.at} class="cluster">
        <b>{game.title}</b> <small>{gameTitle(game.game)}</small>
        {game.tables.map(({ table }, number) => (
          <a key={table} class="btn small" href={pathTo.debrief(table)}>
            {game.tables.length === 1 ? tw('debrief.curves') : tw('wall.table', { number: number + 1 })}
          </a>
        ))}
      </p>
    ))}
  </Sheet>
);

/** The name of the person who holds this phone, to follow their line from the start. */
const ownName = (games: readonly RoomGame[], people: RoomView['people']): string => {
  for (const { table, people: seated } of games.flatMap(({ tables }) => tables)) {
    const seat = heldTable(table)?.seats[0]?.seat;
    const name = seat === undefined ? undefined : namesIn(people)[seated[seat] ?? -1];
    if (name !== undefined) return name;
  }
  return '';
};

interface ClassesProps {
  readonly games: readonly GameFigures[];
  readonly kept: Kept;
  readonly followed: string;
  readonly head: (debriefing: Debriefing) => ComponentChildren;
  readonly children?: ComponentChildren;
}

/** The games of a room over each other, with what people had said before; and over those of another class, from its file. */
export const Classes = ({ games: [first, ...others], kept, followed, head, children }: ClassesProps) => {
  const [another, setAnother] = useState<RoomFile | null>(null);
  // Of the other class the games of the same kind, as many as there are colours left; counted after ours, since nothing that was asked here was about them.
  const laid = useMemo(() => {
    const ofAnother = (another?.games ?? [])
      .filter(({ game }) => game === first?.game)
      .map((one, index) => headed({ ...one, round: kept.rounds + index }, `${another?.title ?? ''} · ${one.head ?? one.code}`));
    return [...others, ...ofAnother].slice(0, MOST_GAMES - 1);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the others come with the first
  }, [first, another]);
  if (first === undefined) return null;
  return (
    <>
      <Told first={first} others={laid} kept={kept} asked={kept} followed={followed} head={head}>
        {children}
      </Told>
      <CompareForm comparing={another !== null} onFile={setAnother} onEnd={() => setAnother(null)} />
    </>
  );
};

/** The games of this server's room. */
const Overlay = ({ view }: { readonly view: RoomView }) => {
  const games = overlaid(view.games);
  const sourced = useFigures(games.flatMap(({ tables }) => tables.map(({ table }) => table)));
  const figures = useMemo(() => (sourced === null ? [] : laidOver(games, sourced, view.people, tableWord)), [sourced]);
  const kept = useMemo(() => ({ title: view.title, steps: view.steps, polls: view.polls, rounds: view.games.length, heads: headsOf(playersIn(view)) }), [view]);
  const several = games.findLast(({ tables }) => tables.length > 1);
  if (sourced === null) return <Loading words={tr('debrief.loading')} />;
  return (
    <Classes
      games={figures}
      kept={kept}
      followed={ownName(games, view.people)}
      head={(debriefing) => (
        <>
          <Key debriefing={debriefing} />
          {several !== undefined && <Ranking debriefing={debriefing} game={several} />}
        </>
      )}
    >
      <Missing sourced={sourced} />
    </Classes>
  );
};

/** /r/:room/debrief: the games of the workshop, laid over each other, and what the room had answered. */
export const RoomDebrief = ({ room }: { readonly room: string }) => {
  const [found, setFound] = useState<Fetched<RoomView> | null>(null);
  useAnswer(() => api.room(room), setFound, [room]);
  const view = found?.ok === true ? found.value : null;
  useTitle(view === null ? `${tw('debrief.title')} · Comptoir` : tw('room.title', { title: view.title, code: view.code }));
  return (
    <DebriefFrame
      crumb={<b>{view === null ? tw('debrief.title') : t('workshop.room', { code: view.code })}</b>}
      loading={tw('room.loading')}
      failed={found?.ok === false ? { title: tw('room.failedTitle'), words: found.message } : null}
    >
      {view === null ? null : (
        <>
          <header>
            <h1>{tw('debrief.title')}</h1>
            <p class="help">
              {view.title}. {tw('debrief.words', { people: headsOf(playersIn(view)), games: view.games.length })}
            </p>
          </header>
          {view.games.length === 0 ? <p class="none">{tw('debrief.none')}</p> : <Overlay view={view} />}
          <Polls asked={{ polls: view.polls, rounds: view.games.length }} told={view.games.length > 0} />
          {view.games.length > 0 && <Games games={view.games} />}
        </>
      )}
    </DebriefFrame>
  );
};
