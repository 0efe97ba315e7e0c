import type { RoomGame, RoomView, TableInfo } from '#protocol';
import { formatNumber } from '#kernel';
import { useEffect, useState } from 'preact/hooks';
import { useTitle } from '../../hooks/use-title.ts';
import { t } from '../../i18n/house.ts';
import { tw } from '../../i18n/workshop.ts';
import { Loading } from '../../parts/loading.tsx';
import { Problem } from '../../parts/problem.tsx';
import { TopStrip } from '../../parts/top-strip.tsx';
import { pathTo } from '../../routes.ts';
import { api, type Fetched } from '../../store/api.ts';
import { lang } from '../../store/settings.ts';
import { gameTitle } from '../../store/table-words.ts';
import { headsOf } from './room-state.ts';
import { Choices, Numbers } from './wall-question.tsx';
import './room.css';

/** What was answered, and when in the course of the games. */
const Polls = ({ view }: { readonly view: RoomView }) => {
  const polls = view.polls.filter(({ result }) => result !== null);
  if (polls.length === 0) return null;
  return (
    <section class="sheet padded stack" aria-labelledby="polls-title">
      <h2 id="polls-title" class="ruled">
        {tw('debrief.questions')}
      </h2>
      <div class="cards">
        {polls.map((poll) => (
          <div key={poll.n} class="stack">
            <h3>{poll.text}</h3>
            <p class="help">{poll.games < view.games.length ? tw('debrief.before', { number: poll.games + 1 }) : tw('debrief.after')}</p>
            {poll.choices.length > 0 ? <Choices poll={poll} /> : <Numbers values={poll.result ?? []} />}
          </div>
        ))}
      </div>
    </section>
  );
};

/** Two games of the same kind at one table each: laid over each other. */
const twinOf = (games: readonly RoomGame[], index: number): RoomGame | undefined => {
  const game = games[index];
  if (game?.tables.length !== 1) return undefined;
  return games.slice(index + 1).find((other) => other.game === game.game && other.tables.length === 1);
};

interface Ranked {
  readonly table: number;
  readonly name: string;
  readonly score: number;
}

const rankedIn = (infos: readonly TableInfo[]): readonly Ranked[] =>
  infos
    .flatMap(({ outcome, seats }, table) => (outcome?.standings ?? []).map(({ seat, score }) => ({ table, name: seats[seat]?.name ?? '', score })))
    .toSorted((a, b) => b.score - a.score);

/** One ranking of several tables, from what they ended with. */
const Ranking = ({ game }: { readonly game: RoomGame }) => {
  const [infos, setInfos] = useState<readonly TableInfo[]>([]);
  const ids = game.tables.map(({ table }) => table).join(' ');
  useEffect(() => {
    let gone = false;
    const ask = async (): Promise<void> => {
      const answers = await Promise.all(ids.split(' ').map((table) => api.table(table)));
      if (!gone) setInfos(answers.flatMap((answer) => (answer.ok ? [answer.value] : [])));
    };
    void ask();
    return () => {
      gone = true;
    };
  }, [ids]);
  const ranked = rankedIn(infos);
  if (ranked.length === 0) return infos.length === 0 ? null : <p class="help">{tw('debrief.unfinished')}</p>;
  return (
    <div class="scroll" tabIndex={0} role="group" aria-label={tw('debrief.ranking')}>
      <table class="sums">
        <thead>
          <tr>
            <th scope="col">{tw('debrief.rank')}</th>
            <th scope="col">{tw('debrief.name')}</th>
            {game.tables.length > 1 && <th scope="col">{tw('debrief.table')}</th>}
            <th scope="col">{tw('debrief.score')}</th>
          </tr>
        </thead>
        <tbody>
          {ranked.map(({ table, name, score }) => (
            <tr key={`${table} ${name}`}>
              <td>{1 + ranked.filter((other) => other.score > score).length}</td>
              <th scope="row">{name}</th>
              {game.tables.length > 1 && <td>{table + 1}</td>}
              <td>{formatNumber(score, lang.value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

const Game = ({ view, index, game }: { readonly view: RoomView; readonly index: number; readonly game: RoomGame }) => {
  const twin = twinOf(view.games, index);
  return (
    <section class="sheet padded stack" aria-labelledby={`game-${index}`}>
      <h2 id={`game-${index}`} class="ruled row ends">
        {game.title}
        <small>{gameTitle(game.game)}</small>
      </h2>
      <p class="cluster">
        {twin?.tables[0] !== undefined && game.tables[0] !== undefined && (
          <a class="btn brass" href={pathTo.debrief(game.tables[0].table, twin.tables[0].table)}>
            {tw('debrief.overlay')}
          </a>
        )}
        {game.tables.map(({ table }, number) => (
          <a key={table} class="btn" href={pathTo.debrief(table)}>
            {game.tables.length === 1 ? tw('debrief.curves') : tw('wall.table', { number: number + 1 })}
          </a>
        ))}
      </p>
      {game.tables.length > 1 && <Ranking game={game} />}
    </section>
  );
};

/** /r/:room/debrief: the games of the workshop, laid over each other, and what the room had answered. */
export const RoomDebrief = ({ room }: { readonly room: string }) => {
  const [found, setFound] = useState<Fetched<RoomView> | null>(null);
  useEffect(() => {
    let gone = false;
    const look = async (): Promise<void> => {
      const answer = await api.room(room);
      if (!gone) setFound(answer);
    };
    void look();
    return () => {
      gone = true;
    };
  }, [room]);
  const view = found?.ok === true ? found.value : null;
  useTitle(view === null ? `${tw('debrief.title')} · Comptoir` : tw('room.title', { title: view.title, code: view.code }));
  return (
    <div class="fill">
      <TopStrip crumb={<b>{view === null ? tw('debrief.title') : t('workshop.room', { code: view.code })}</b>} />
      <main id="main" class="paper stack" tabIndex={-1}>
        {found === null && <Loading words={tw('room.loading')} />}
        {found?.ok === false && <Problem title={tw('room.failedTitle')} words={found.message === '' ? t('error.unreachable') : found.message} />}
        {view !== null && (
          <>
            <header>
              <h1>{tw('debrief.title')}</h1>
              <p class="help">
                {view.title}. {tw('debrief.words', { people: headsOf(view.people), games: view.games.length })}
              </p>
            </header>
            {view.games.length === 0 && <p class="none">{tw('debrief.none')}</p>}
            {view.games.map((game, index) => (
              <Game key={game.at} view={view} index={index} game={game} />
            ))}
            <Polls view={view} />
          </>
        )}
      </main>
    </div>
  );
};
