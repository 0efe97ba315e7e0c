import type { RoomGame } from '#protocol';
import { sum } from '#kernel/collections.ts';
import { useEffect, useMemo } from 'preact/hooks';
import { tw } from '../../i18n/workshop.ts';
import { lang } from '../../browser/settings.ts';
import { voiceOf } from '../../store/voice.ts';
import { withPredictions } from '../debrief/predictions.ts';
import { whenWords } from '../debrief/told.tsx';
import { useFigures, useGameParts } from '../debrief/source.ts';
import { laidOver, overlaid } from './room-overlay.ts';
import { type InRoom, OpenRoom } from './use-room.tsx';
import { t } from '../../i18n/house.ts';
import { Alone } from '../../kit/parts/alone.tsx';
import { QrCode } from '../../kit/parts/qr-code.tsx';
import { Said } from '../../kit/parts/sentence.tsx';
import { pathTo } from '../../browser/routes.ts';
import { askWaysIn, guestOrigin, ways } from '../../store/ways-in.ts';
import { SeatMark } from '../../kit/svg/seat-mark.tsx';
import { SeatLooks } from '../../kit/svg/seats.tsx';
import { ProjectorPage } from '../projector/projector-page.tsx';
import { isDarkRoom } from '../projector/wall-tools.tsx';
import { gameNow, headsOf, nextGame, present, shownOn } from './room-state.ts';
import { WallHead } from './wall-head.tsx';
import { WallQuestion } from './wall-question.tsx';
import { WallTables } from './wall-tables.tsx';
import '../projector/projector.css';

/** As many as are read from the last row. */
const SHOWN = 2;

const Bets = ({ room, games, kind }: { readonly room: InRoom; readonly games: readonly RoomGame[]; readonly kind: string }) => {
  const parts = useGameParts(kind);
  const sourced = useFigures(games.flatMap(({ tables }) => tables.map(({ table }) => table)));
  const { view } = room;
  const told = useMemo(
    () => (parts === null || sourced === null ? [] : withPredictions(laidOver(games, sourced), view, parts.page, voiceOf(parts.game, lang.value), whenWords)),
    [parts?.game, parts?.page, sourced, view, lang.value],
  );
  const settled = told.flatMap(({ predictions = [] }) => predictions).filter(({ happened }) => happened !== null);
  return (
    <ul class="wall-bets">
      {settled.slice(-SHOWN).map(({ when, question, answers, right, happened }) => (
        <li key={`${when} ${question}`} class="wall-card">
          <h3>{question}</h3>
          <strong>{happened}</strong>
          <p>
            {tw('wall.guessed', {
              right: answers[right ?? -1]?.count ?? 0,
              count: sum(answers.map(({ count }) => count)),
              answer: answers[right ?? -1]?.words ?? '',
            })}
          </p>
        </li>
      ))}
    </ul>
  );
};

/** Between the games: what the room had bet, and what came true. Nobody is named. */
export const WallBets = ({ room, games }: { readonly room: InRoom; readonly games: readonly RoomGame[] }) =>
  games[0] === undefined ? null : <Bets room={room} games={games} kind={games[0].game} />;

/** As many columns as leave every name readable from the last row. */
const columnsFor = (people: number): number => (people <= 8 ? 4 : people <= 30 ? 6 : 10);

/** A picture of the way in, as large as it goes. */
const Way = ({ code, path }: { readonly code: string; readonly path: string }) => {
  const origin = guestOrigin.value;
  const known = ways.value;
  useEffect(() => void askWaysIn(), []);
  return (
    <section class="wall-card room-way stack">
      {origin !== null && <QrCode text={origin + path} label={tw('wall.qr')} />}
      {known?.kind === 'alone' && <Alone {...known} />}
      <output>{code}</output>
      {origin !== null && <p>{tw('wall.or', { host: new URL(origin).host })}</p>}
    </section>
  );
};

/** Everybody in order of arrival, and the places that wait. */
const Here = ({ room }: { readonly room: InRoom }) => {
  const people = present(room.view);
  const heads = headsOf(people);
  const free = Math.max(0, Math.min(60, room.view.expected) - heads);
  return (
    <section class="room-here">
      <h2>{tw('wall.enter')}</h2>
      <p>{tw('wall.how')}</p>
      <SeatLooks seats={room.view.people}>
        <ul style={{ '--columns': columnsFor(Math.max(room.view.expected, people.length)) }} aria-live="polite">
          {people.map(({ person, name, connected, paper }) => (
            <li key={person} class={connected || paper ? undefined : 'away'}>
              <SeatMark seat={person} size={64} />
              <span>{name}</span>
            </li>
          ))}
          {Array.from({ length: free }, (_, place) => (
            <li key={`free ${place}`} class="free">
              <i />
              <span>{tw('wall.free')}</span>
            </li>
          ))}
        </ul>
      </SeatLooks>
      <p class="count">{heads === 0 ? tw('wall.nobody') : tw('wall.here', { count: heads })}</p>
    </section>
  );
};

const Lobby = ({ room }: { readonly room: InRoom }) => (
  <>
    <WallHead room={room} kicker={t('workshop.room', { code: room.view.code })} title={room.view.title} />
    <main id="main" class="wall room-lobby" tabIndex={-1}>
      <Way code={room.view.code} path={pathTo.join(room.view.code)} />
      <Here room={room} />
    </main>
  </>
);

/** The wall leads over: what comes next, or the debrief to take home. */
const Between = ({ room, over }: { readonly room: InRoom; readonly over: boolean }) => {
  const next = nextGame(room.view);
  const { steps, step } = room.view;
  return (
    <>
      <WallHead room={room} kicker={room.view.title} title={steps[step]?.title ?? ''} />
      <main id="main" class="wall room-lobby" tabIndex={-1}>
        <Way code={room.view.code} path={over ? pathTo.room(room.view.room, 'debrief') : pathTo.join(room.view.code)} />
        <section class="room-here">
          <h2>{over ? tw('wall.debrief') : tw('wall.between', { title: next?.step.title ?? '' })}</h2>
          <p>{over ? tw('wall.debriefWords') : tw('wall.betweenWords')}</p>
          <WallBets room={room} games={overlaid(room.view.games)} />
          <p class="count">{tw('wall.here', { count: headsOf(present(room.view)) })}</p>
        </section>
      </main>
    </>
  );
};

const Shown = ({ room }: { readonly room: InRoom }) => {
  const shown = shownOn(room.view);
  const game = gameNow(room.view);
  const [only, another] = game?.tables ?? [];
  if (shown === 'black') return <main id="main" class="projector room-black" tabIndex={-1} />;
  if (shown === 'game' && only !== undefined && another === undefined) return <ProjectorPage key={only.table} table={only.table} />;
  return (
    <div class="projector room-wall" data-room={isDarkRoom.value ? 'dark' : 'light'}>
      {shown === 'question' && <WallQuestion room={room} />}
      {shown === 'game' && game !== null && <WallTables room={room} game={game} />}
      {(shown === 'between' || shown === 'debrief') && <Between room={room} over={shown === 'debrief'} />}
      {shown === 'lobby' && <Lobby room={room} />}
    </div>
  );
};

/** /r/:room/wall: one wall for the whole workshop. It changes by itself; the animator may hold it. */
export const RoomWall = ({ room }: { readonly room: string }) => (
  <OpenRoom room={room} role="onlooker">
    {(opened) => (
      <>
        <Shown room={opened} />
        {opened.view.announcement !== null && shownOn(opened.view) !== 'black' && <Said class="wall-announcement" words={opened.view.announcement.text} />}
      </>
    )}
  </OpenRoom>
);
