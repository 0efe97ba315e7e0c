import type { Actor, Seat } from '#kernel/game.ts';
import type { SeatInfo, SeriesPoint } from '#protocol';
import { tr } from '../../i18n/room.ts';
import { gameProps, SeatSpot, useTable } from '../../shell/at-table.tsx';
import { useEffect } from 'preact/hooks';
import { tm } from '../../i18n/new-table.ts';
import { QrCode } from '../../kit/parts/qr-code.tsx';
import { pathTo } from '../../browser/routes.ts';
import { useRoomAround } from '../../shell/room-here.ts';
import { askWaysIn, guestOrigin, ways } from '../../store/ways-in.ts';
import { writerOf } from '#kernel/figures.ts';
import type { ComponentChildren } from 'preact';
import { Loading, SafetyNet } from '../../kit/parts/waiting.tsx';
import type { DebriefChart } from '../../kit/interface/room-parts.ts';
import { RoomLines } from '../../kit/svg/chart/room-lines.tsx';
import { chartsOf, isDrawn, seatCurves, spreadOf } from '../debrief/series.ts';
import { turnWordOf } from '../../kit/interface/turn-word.ts';
import { tt } from '../../i18n/table.ts';

const isSeat = (actor: Actor): actor is Seat => actor !== 'referee';

/** At so small a table everybody is named; in a crowd nobody is for being slow, and the console knows who it is. */
const NAMED_MOST = 8;

const isAway = (info: SeatInfo): boolean => info.holder === 'person' && !info.connected;

const Player = ({ info, awaited }: { readonly info: SeatInfo; readonly awaited: boolean }) => {
  const { voice } = useTable();
  return (
    <li class={awaited ? 'row awaited' : 'row done'}>
      <SeatSpot seat={info.seat} size={44} />
      <span class="name">{voice.seatName(info.seat)}</span>
      <span class="hidden-words">{tr(awaited ? 'projector.waitedFor' : 'projector.answered')}</span>
      {awaited && isAway(info) && <em>{tr('projector.offline')}</em>}
    </li>
  );
};

/** How many have answered, as a figure and as a bar; the few of a small table by their names. */
const AwaitedCard = () => {
  const { scene } = useTable();
  const awaited = scene.awaited.filter(isSeat);
  const seats = scene.info.seats.filter(({ holder }) => holder !== 'open');
  if (scene.outcome !== null) return null;
  const words =
    awaited.length > 0
      ? tr('projector.awaited', { count: awaited.length })
      : scene.awaited.length > 0
        ? tr('projector.awaitedReferee')
        : tr('projector.awaitedNobody');
  return (
    <section class="wall-card awaited-card">
      <h2 aria-live="polite">{words}</h2>
      {seats.length > NAMED_MOST ? (
        <>
          <p class="awaited-bar" style={{ '--answered': (seats.length - awaited.length) / seats.length }} />
          <p>{tr('projector.answeredOf', { answered: seats.length - awaited.length, of: seats.length })}</p>
        </>
      ) : (
        <ul>
          {seats.map((info) => (
            <Player key={info.seat} info={info} awaited={awaited.includes(info.seat)} />
          ))}
        </ul>
      )}
    </section>
  );
};

/** How to come in late: a picture of the link and the code to type. After the game, the way to its figures. */
const WayIn = () => {
  const { scene, session } = useTable();
  const { newSeat, seats, status } = scene.info;
  const around = useRoomAround();
  const code = around?.code ?? scene.info.code;
  const over = status === 'finished' && around === null;
  const origin = guestOrigin.value;
  const path = over ? pathTo.debrief(session.table) : pathTo.join(code);
  useEffect(() => void askWaysIn(), []);
  const open = newSeat || seats.some(({ holder }) => holder === 'open');
  return (
    <section class="wall-card way-in">
      {origin !== null && <QrCode text={origin + path} label={over ? tr('projector.debriefQr') : tr('projector.qr')} />}
      <p>
        {ways.value?.kind === 'alone'
          ? tm('alone.title')
          : over
            ? tr('projector.debrief')
            : around !== null
              ? tr('projector.enterRoom')
              : open
                ? tr('projector.join')
                : tr('projector.watch')}
        <output>{code}</output>
      </p>
    </section>
  );
};

interface WallProps {
  readonly points: readonly SeriesPoint[] | null;
}

/** So many curves stand beside the board; a room full of players leaves less space. */
const chartsBeside = (seats: number): number => (seats <= 12 ? 2 : seats <= 24 ? 1 : 0);

const WallChart = ({ chart, points }: { readonly chart: DebriefChart; readonly points: readonly SeriesPoint[] }) => {
  const { voice, page } = useTable();
  const curves = seatCurves(points, chart.key);
  const median = spreadOf(curves).map((spread) => ({ turn: spread.turn, value: spread.median }));
  const ends = curves.flatMap(({ readings }) => readings.at(-1)?.value ?? []);
  const write = writerOf(chart, voice);
  return (
    <section class="wall-card wall-chart">
      <h2>
        {chart.label}
        {chart.unit !== undefined && <small> {chart.unit}</small>}
      </h2>
      <RoomLines
        label={chart.label}
        curves={curves}
        median={median}
        words={{
          highest: tr('chart.highest', { value: write(Math.max(...ends)) }),
          median: tr('chart.median', { value: write(median.at(-1)?.value ?? 0) }),
          lowest: tr('chart.lowest', { value: write(Math.min(...ends)) }),
        }}
        write={write}
        turnWord={turnWordOf(page, voice).one}
        fontSize={34}
        height={330}
      />
    </section>
  );
};

/** The curves of a game that has no wall of its own. */
const WallCharts = ({ points }: WallProps) => {
  const { page, game, voice, scene } = useTable();
  if (page === null || points === null) return null;
  const charts = chartsOf({ page, game, voice }, points).filter((chart) => chart.kind === 'seats' && isDrawn(chart, [points]));
  return (
    <div class="wall-charts stack">
      {charts.slice(0, chartsBeside(scene.info.seats.length)).map((chart) => (
        <WallChart key={chart.key} chart={chart} points={points} />
      ))}
    </div>
  );
};

const side = (between?: ComponentChildren) => (
  <aside class="wall-side stack" aria-label={tt('players.label')}>
    <AwaitedCard />
    {between}
    <WayIn />
  </aside>
);

/** The game's own wall, or its board, with who is awaited and the way in beside it. */
export const WallGame = ({ points }: WallProps) => {
  const table = useTable();
  const { page, scene, session } = table;
  if (page === null || scene.view === null) return <Loading words={tr('projector.loading')} />;
  const props = { ...gameProps(table), points: points ?? [], log: session.log.value, outcome: scene.outcome };
  if (page.Projector !== undefined) {
    return (
      <SafetyNet>
        <page.Projector {...props} side={side} />
      </SafetyNet>
    );
  }
  return (
    <div class="wall">
      <div class="wall-game wall-board centred" role="region" aria-label={tr('projector.board')}>
        <SafetyNet>
          <page.Board {...props} offers={[]} take={() => undefined} wide />
        </SafetyNet>
      </div>
      {side(<WallCharts points={points} />)}
    </div>
  );
};
