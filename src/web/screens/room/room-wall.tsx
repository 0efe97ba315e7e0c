import { sum } from '#kernel/collections.ts';
import { useMemo } from 'preact/hooks';
import { pathTo } from '../../browser/routes.ts';
import { lang } from '../../browser/settings.ts';
import { t } from '../../i18n/house.ts';
import { tr } from '../../i18n/room.ts';
import { tw } from '../../i18n/workshop.ts';
import { Said } from '../../kit/parts/sentence.tsx';
import { SeatLooks, SeatMark } from '../../kit/svg/seats.tsx';
import { voiceOf } from '../../store/voice.ts';
import { guestOrigin } from '../../store/ways-in.ts';
import { withPredictions } from '../debrief/predictions.ts';
import { useFigures, useGameParts } from '../debrief/source.ts';
import { whenWords } from '../debrief/told.tsx';
import { ProjectorPage } from '../projector/projector-page.tsx';
import { Guests, Here, LargeWay, Wall } from '../projector/wall.tsx';
import { laidOver, overlaid, type Round } from './room-overlay.ts';
import { tableWord } from './table-word.ts';
import { gameNow, headsOf, nextGame, present, shownOn } from './room-state.ts';
import { type InRoom, OpenRoom, useAnnounced } from './use-room.tsx';
import { WallQuestion } from './wall-question.tsx';
import { WallDebrief } from './wall-debrief.tsx';
import { WallTables } from './wall-tables.tsx';
import { api } from '../../store/api.ts';
import { heldRoom } from '../../store/room.ts';
import { useWallPresses } from '../../store/use-wall-presses.ts';

const hereWords = (heads: number): string => (heads === 0 ? tr('projector.nobody') : tr('projector.seated', { count: heads }));

/** As many as are read from the last row. */
const SHOWN = 2;

const Bets = ({ room, games, kind }: { readonly room: InRoom; readonly games: readonly Round[]; readonly kind: string }) => {
  const parts = useGameParts(kind);
  const sourced = useFigures(games.flatMap(({ tables }) => tables.map(({ table }) => table)));
  const { view } = room;
  const told = useMemo(
    () =>
      parts === null || sourced === null
        ? []
        : withPredictions(
            laidOver(games, sourced, view.people, tableWord),
            { polls: view.polls, rounds: view.games.length },
            parts.page,
            voiceOf(parts.game, lang.value),
            whenWords,
          ),
    [parts?.game, parts?.page, sourced, view, lang.value],
  );
  const settled = told.flatMap(({ predictions = [] }) => predictions).filter(({ happened }) => happened !== null);
  return (
    <ul class="wall-bets grow min-h-0 content-start text-ink grid">
      {settled.slice(-SHOWN).map(({ when, question, answers, right, happened }) => (
        <li key={`${when} ${question}`} class="wall-card wall-bet leading-1-25 w600 stack">
          <h3 class="wall-h3">{question}</h3>
          <strong class="wall-truth">{happened}</strong>
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
export const WallBets = ({ room, games }: { readonly room: InRoom; readonly games: readonly Round[] }) =>
  games[0] === undefined ? null : <Bets room={room} games={games} kind={games[0].game} />;

const Lobby = ({ room }: { readonly room: InRoom }) => {
  const { view } = room;
  const people = present(view);
  const heads = headsOf(people);
  const origin = guestOrigin.value;
  const marked = people.map(({ person, name, connected, paper }) => ({
    key: person,
    name,
    mark: <SeatMark seat={person} size={64} />,
    away: !connected && !paper,
  }));
  return (
    <Wall kicker={t('workshop.room', { code: view.code })} title={view.title} code={view.code} class="wall-lobby h-full grid">
      <LargeWay code={view.code} path={pathTo.join(view.code)} qr={tw('wall.qr')}>
        {origin !== null && <p>{tw('wall.or', { host: new URL(origin).host })}</p>}
      </LargeWay>
      <Here title={tr('projector.comeIn')} words={tw('wall.how')} count={hereWords(heads)}>
        <SeatLooks seats={view.people}>
          <Guests guests={marked} free={Math.max(0, Math.min(60, view.expected) - heads)} freeWords={tw('wall.free')} />
        </SeatLooks>
      </Here>
    </Wall>
  );
};

/** The wall leads over: what comes next, or the debrief to take home. */
const Between = ({ room, over }: { readonly room: InRoom; readonly over: boolean }) => {
  const { view } = room;
  const next = nextGame(view);
  const path = over ? pathTo.room(view.room, 'debrief') : pathTo.join(view.code);
  return (
    <Wall kicker={view.title} title={view.steps[view.step]?.title ?? ''} code={view.code} class="wall-lobby h-full grid">
      <LargeWay code={view.code} path={path} qr={tw('wall.qr')} />
      <Here
        title={over ? tw('wall.debrief') : tw('wall.between', { title: next?.step.title ?? '' })}
        words={tw(over ? 'wall.debriefWords' : 'wall.betweenWords')}
        count={hereWords(headsOf(present(view)))}
      >
        <WallBets room={room} games={overlaid(view.games)} />
      </Here>
    </Wall>
  );
};

const Shown = ({ room }: { readonly room: InRoom }) => {
  const shown = shownOn(room.view);
  // A key on the wall does what the console does, on the device that leads.
  const animator = heldRoom(room.view.room)?.animator ?? null;
  const { slide } = room.view;
  useWallPresses((press) => {
    if (animator === null) return;
    const request =
      shown === 'debrief' ? ({ t: 'slide', slide: Math.max(0, press === 'on' ? slide + 1 : slide - 1) } as const) : ({ t: 'press', press } as const);
    void api.askRoom(room.view.room, animator, request);
  });
  const game = gameNow(room.view);
  const [only, another] = game?.tables ?? [];
  if (shown === 'black') return <main id="main" class="projector room-black" tabIndex={-1} />;
  if (shown === 'question') return <WallQuestion room={room} />;
  if (shown === 'lobby') return <Lobby room={room} />;
  if (shown === 'debrief' && room.view.slide > 0) return <WallDebrief room={room} slide={room.view.slide} />;
  if (shown !== 'game' && shown !== 'lesson') return <Between room={room} over={shown === 'debrief'} />;
  if (only !== undefined && another === undefined) return <ProjectorPage key={only.table} table={only.table} lesson={shown === 'lesson'} />;
  return game === null ? null : <WallTables room={room} game={game} />;
};

const Announced = ({ room }: { readonly room: InRoom }) => {
  const announced = useAnnounced(room);
  return announced === null ? null : <Said class="wall-announcement double-over text-bar-ink text-center" words={announced.text} />;
};

/** /r/:room/wall: one wall for the whole workshop. It changes by itself; the animator may hold it. */
export const RoomWall = ({ room }: { readonly room: string }) => (
  <OpenRoom room={room} role="onlooker">
    {(opened) => (
      <>
        <Shown room={opened} />
        {shownOn(opened.view) !== 'black' && <Announced room={opened} />}
      </>
    )}
  </OpenRoom>
);
