import { useEffect } from 'preact/hooks';
import { tr } from '../../i18n/room.ts';
import { Alone } from '../../kit/parts/alone.tsx';
import { QrCode } from '../../kit/parts/qr-code.tsx';
import { pathTo } from '../../browser/routes.ts';
import { type AtTable, SeatSpot, TableProvider, useTable } from '../../shell/at-table.tsx';
import { askWaysIn, guestOrigin, ways } from '../../store/ways-in.ts';
import type { Seat } from '#kernel/game.ts';
import { useTitle } from '../../kit/parts/use-title.ts';
import { tt } from '../../i18n/table.ts';
import { formatRemaining } from '../../i18n/time.ts';
import { useSeries } from '../../shell/ledger/use-series.ts';
import { OpenTable } from '../../shell/table/open-table.tsx';
import { useRoomAround } from '../../shell/room-here.ts';
import { PhaseList, trackOf } from '../../shell/table/frame.tsx';
import { timeLeft } from '../../store/clock.ts';
import { lang } from '../../browser/settings.ts';
import { gameTitle } from '../../store/table-words.ts';
import { Icon } from '../../kit/svg/icon.tsx';
import { WallGame } from './wall-game.tsx';
import { FullScreen, isDarkRoom, RoomLight } from './wall-tools.tsx';
import './projector.css';

/** With more there is room for a small mark only. */
const FEW = 32;

const columnsFor = (seats: number): number => (seats <= 8 ? 4 : seats <= FEW ? 6 : 9);

/** Before the game: the way in, as large as it goes, and who is here. */
export const WallLobby = () => {
  const { scene, voice } = useTable();
  const known = ways.value;
  const origin = guestOrigin.value;
  useEffect(() => void askWaysIn(), []);
  const here = scene.info.seats.filter(({ holder }) => holder !== 'open');
  const people = here.filter(({ holder }) => holder === 'person').length;
  const bots = here.length - people;
  return (
    <div class="wall-lobby">
      <section class="wall-card lobby-way stack">
        {origin !== null && <QrCode text={origin + pathTo.join(scene.info.code)} label={tr('projector.qr')} />}
        {known?.kind === 'alone' && <Alone {...known} />}
        <output>{scene.info.code}</output>
      </section>
      <section class="lobby-here">
        <h2>{tr('projector.comeIn')}</h2>
        {origin !== null && <p>{tr('projector.lobbyWords', { host: new URL(origin).host })}</p>}
        <ul style={{ '--columns': columnsFor(here.length) }} class={here.length > FEW ? 'many' : undefined}>
          {here.map(({ seat }) => (
            <li key={seat} class="column">
              <SeatSpot seat={seat} size={64} />
              <span class="name">{voice.seatName(seat)}</span>
            </li>
          ))}
        </ul>
        <h3 aria-live="polite">
          {people === 0 ? tr('projector.nobody') : tr('projector.seated', { count: people })}
          {bots > 0 && `, ${tr('projector.bots', { count: bots })}`}
        </h3>
      </section>
    </div>
  );
};

const SHORT_MS = 15_000;

const winnersOf = ({ scene }: AtTable): readonly Seat[] => scene.outcome?.standings.filter(({ rank }) => rank === 1).map(({ seat }) => seat) ?? [];

/** What stands in the largest letters: the phase, a pause, or who has won. */
const titleOf = (table: AtTable): string => {
  const { scene, voice } = table;
  const winners = winnersOf(table);
  if (scene.outcome === null) return trackOf(table).title;
  // With many winners, or none, the sentence of the rules says it better than a list.
  if (winners.length === 0 || winners.length > 3) return tr('projector.over');
  return tr('projector.winners', { names: winners.map((seat) => voice.seatName(seat)), count: winners.length });
};

const Countdown = () => {
  const { session, scene } = useTable();
  const left = timeLeft(session);
  if (scene.outcome !== null) return null;
  if (scene.info.paused) return <strong class="wall-clock words">{tr('projector.paused')}</strong>;
  if (left === null) return null;
  return (
    <strong class={left < SHORT_MS ? 'wall-clock short' : 'wall-clock'} role="timer" aria-label={tt('bar.clock')}>
      {formatRemaining(left, lang.value)}
    </strong>
  );
};

const Wall = ({ table }: { readonly table: AtTable }) => {
  const { scene, session } = table;
  const { info } = scene;
  const track = trackOf(table);
  const points = useSeries(session);
  const around = useRoomAround();
  useTitle(tr('projector.title', { game: gameTitle(info.game), code: info.code }));
  const lost = session.connection().link.value.kind === 'lost';
  const players = info.seats.filter(({ holder }) => holder !== 'open').length;
  return (
    <TableProvider value={table}>
      <div class={`projector ${info.status}`} data-room={isDarkRoom.value ? 'dark' : 'light'}>
        <header class="wall-head row">
          <div class="wall-title" aria-live="polite">
            <p>
              {[gameTitle(info.game), track.kind, tr('projector.players', { count: players })].filter((words) => words !== undefined).join(' · ')}
              {lost && <em> · {tt('bar.lost')}</em>}
            </p>
            <h1>{titleOf(table)}</h1>
            {scene.outcome === null && <PhaseList track={track} />}
          </div>
          <Countdown />
          {info.status === 'playing' && (
            <p class="wall-code">
              {tr('projector.enter')} <output>{around?.code ?? info.code}</output>
            </p>
          )}
          <div class="wall-tools">
            {info.status === 'lobby' && (
              <a class="icon-btn" href={pathTo.sheets(session.table)} aria-label={tr('sheets.link')} title={tr('sheets.link')}>
                <Icon name="ledger" size={22} />
              </a>
            )}
            <RoomLight />
            <FullScreen />
          </div>
        </header>
        <main id="main" tabIndex={-1}>
          {info.status === 'lobby' ? <WallLobby /> : <WallGame points={points} />}
        </main>
      </div>
    </TableProvider>
  );
};

/** /t/:table/projector: the table on a wall, as anybody may see it, whatever this device holds. */
export const ProjectorPage = ({ table }: { readonly table: string }) => (
  <OpenTable table={table} role="onlooker">
    {(opened) => <Wall table={opened} />}
  </OpenTable>
);
