import type { Seat } from '#kernel/game.ts';
import { pathTo } from '../../browser/routes.ts';
import { lang } from '../../browser/settings.ts';
import { tr } from '../../i18n/room.ts';
import { tt } from '../../i18n/table.ts';
import { formatRemaining } from '../../i18n/time.ts';
import { useTitle } from '../../kit/parts/use-title.ts';
import { Icon } from '../../kit/svg/icon.tsx';
import { type AtTable, SeatSpot, TableProvider, useRoomAround, useTable } from '../../shell/at-table.tsx';
import { OpenTable } from '../../shell/table/open-table.tsx';
import { timeLeft } from '../../store/clock.ts';
import { gameTitle } from '../../store/table-words.ts';
import { guestOrigin } from '../../store/ways-in.ts';
import { trackOf } from './phases.tsx';
import { Guests, Here, LargeWay, Wall } from './wall.tsx';
import { WallGame } from './wall-game.tsx';

/** Before the game: the way in, as large as it goes, and who is here. */
const Lobby = () => {
  const { scene, voice } = useTable();
  const origin = guestOrigin.value;
  const here = scene.info.seats.filter(({ holder }) => holder !== 'open');
  const people = here.filter(({ holder }) => holder === 'person').length;
  const bots = here.length - people;
  const count = people === 0 ? tr('projector.nobody') : tr('projector.seated', { count: people });
  return (
    <>
      <LargeWay code={scene.info.code} path={pathTo.join(scene.info.code)} qr={tr('projector.qr')} />
      <Here
        title={tr('projector.comeIn')}
        words={origin === null ? null : tr('projector.lobbyWords', { host: new URL(origin).host })}
        count={bots === 0 ? count : `${count}, ${tr('projector.bots', { count: bots })}`}
      >
        <Guests guests={here.map(({ seat }) => ({ key: seat, name: voice.seatName(seat), mark: <SeatSpot seat={seat} size={64} /> }))} />
      </Here>
    </>
  );
};

const SHORT_MS = 15_000;

/** What stands in the largest letters: the phase, a pause, or who has won. */
const titleOf = (table: AtTable): string => {
  const { scene, voice } = table;
  if (scene.outcome === null) return trackOf(table).title;
  const winners: readonly Seat[] = scene.outcome.standings.filter(({ rank }) => rank === 1).map(({ seat }) => seat);
  // With many winners, or none, the sentence of the rules says it better than a list.
  if (winners.length === 0 || winners.length > 3) return tr('projector.over');
  return tr('projector.winners', { names: winners.map((seat) => voice.seatName(seat)), count: winners.length });
};

const Countdown = ({ table: { session, scene } }: { readonly table: AtTable }) => {
  const left = timeLeft(session);
  if (scene.outcome !== null) return null;
  if (scene.info.paused) return <strong class="wall-clock w750 words leading-1">{tr('projector.paused')}</strong>;
  if (left === null) return null;
  return (
    <strong class={left < SHORT_MS ? 'wall-clock w750 short leading-1' : 'wall-clock w750 leading-1'} role="timer" aria-label={tt('bar.clock')}>
      {formatRemaining(left, lang.value)}
    </strong>
  );
};

const TableWall = ({ table, lesson }: { readonly table: AtTable; readonly lesson: boolean }) => {
  const { scene, session } = table;
  const { status, code, game, seats } = scene.info;
  const track = trackOf(table);
  const around = useRoomAround();
  useTitle(tr('projector.title', { game: gameTitle(game), code }));
  const players = seats.filter(({ holder }) => holder !== 'open').length;
  const kicker = [gameTitle(game), track.kind, tr('projector.players', { count: players })].filter((words) => words !== undefined).join(' · ');
  return (
    <TableProvider value={table}>
      <Wall
        kicker={
          <>
            {kicker}
            {session.connection().link.value.kind === 'lost' && <em class="wall-lost"> · {tt('bar.lost')}</em>}
          </>
        }
        title={titleOf(table)}
        track={scene.outcome === null ? track : undefined}
        clock={<Countdown table={table} />}
        code={status === 'playing' ? (around?.code ?? code) : undefined}
        tools={
          status === 'lobby' && (
            <a class="icon-btn wall-tool" href={pathTo.sheets(session.table)} aria-label={tr('sheets.link')} title={tr('sheets.link')}>
              <Icon name="ledger" size={22} />
            </a>
          )
        }
        class={status === 'lobby' ? 'wall-lobby h-full grid' : ''}
      >
        {status === 'lobby' ? <Lobby /> : <WallGame lesson={lesson} />}
      </Wall>
    </TableProvider>
  );
};

/** /t/:table/projector: the table on a wall, as anybody may see it, whatever this device holds. */
export const ProjectorPage = ({ table, lesson = false }: { readonly table: string; readonly lesson?: boolean }) => (
  <OpenTable table={table} role="onlooker">
    {(opened) => <TableWall table={opened} lesson={lesson} />}
  </OpenTable>
);
