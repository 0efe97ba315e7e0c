import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { writerOf } from '#kernel/figures.ts';
import type { SeatInfo, SeriesPoint } from '#protocol';
import { pathTo } from '../../browser/routes.ts';
import { tm } from '../../i18n/new-table.ts';
import { tr } from '../../i18n/room.ts';
import { tt } from '../../i18n/table.ts';
import type { DebriefChart } from '../../kit/interface/room-parts.ts';
import { turnWordOf } from '../../kit/interface/turn-word.ts';
import { QrCode } from '../../kit/parts/qr-code.tsx';
import { Loading, SafetyNet } from '../../kit/parts/waiting.tsx';
import { RoomLines } from '../../kit/svg/chart/room-lines.tsx';
import { gameProps, SeatSpot, useRoomAround, useTable } from '../../shell/at-table.tsx';
import { useSeries } from '../../shell/ledger/use-series.ts';
import { useTold } from '../../shell/telling.ts';
import { askWaysIn, guestOrigin, ways } from '../../store/ways-in.ts';
import { awaitedSeats, awaitedWords } from '../console/awaited.ts';
import { chartsOf, isDrawn, seatCurves, spreadOf } from '../debrief/series.ts';

/** At so small a table everybody is named; in a crowd nobody is for being slow, and the console knows who it is. */
const NAMED_MOST = 8;

const Player = ({ info, awaited }: { readonly info: SeatInfo; readonly awaited: boolean }) => {
  const { voice } = useTable();
  return (
    <li class={awaited ? 'awaited-player min-w-0 row' : 'awaited-player done min-w-0 text-ink-2 row'}>
      <SeatSpot seat={info.seat} size={44} />
      <span class={awaited ? 'max-w-full cut w700' : 'max-w-full cut'}>{voice.seatName(info.seat)}</span>
      <span class="hidden-words">{tr(awaited ? 'projector.waitedFor' : 'projector.answered')}</span>
      {awaited && info.holder === 'person' && !info.connected && <em class="wall-away upright push text-loss">{tr('projector.offline')}</em>}
    </li>
  );
};

/** How many have answered, as a figure and as a bar; the few of a small table by their names. */
const AwaitedCard = () => {
  const { scene } = useTable();
  const awaited = awaitedSeats(scene);
  const seats = scene.info.seats.filter(({ holder }) => holder !== 'open');
  const answered = seats.length - awaited.length;
  if (scene.outcome !== null) return null;
  return (
    <section class="wall-card awaited-card">
      <h2 class="wall-h2 leading-2" aria-live="polite">
        {awaitedWords(scene, tr('projector.awaitedReferee'))}
      </h2>
      {seats.length > NAMED_MOST ? (
        <>
          <p class="awaited-bar edge-control round-1" style={{ '--answered': answered / seats.length }} />
          <p>{tr('projector.answeredOf', { answered, of: seats.length })}</p>
        </>
      ) : (
        <ul class="awaited-list grid">
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
  useEffect(() => void askWaysIn(), []);
  const open = newSeat || seats.some(({ holder }) => holder === 'open');
  const words = over ? 'projector.debrief' : around !== null ? 'projector.enterRoom' : open ? 'projector.join' : 'projector.watch';
  return (
    <section class="wall-card way-in items-center grid">
      {origin !== null && (
        <QrCode
          text={origin + (over ? pathTo.debrief(session.table) : pathTo.join(code))}
          label={over ? tr('projector.debriefQr') : tr('projector.qr')}
          class="way-qr"
        />
      )}
      <p>
        {ways.value?.kind === 'alone' ? tm('alone.title') : tr(words)}
        <output class="way-code w750 block">{code}</output>
      </p>
    </section>
  );
};

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
      <h2 class="wall-h3 leading-2">
        {chart.label}
        {chart.unit !== undefined && <small class="wall-help text-ink-2"> {chart.unit}</small>}
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
const WallCharts = ({ points }: { readonly points: readonly SeriesPoint[] | null }) => {
  const { page, game, voice, scene } = useTable();
  if (page === null || points === null) return null;
  const charts = chartsOf({ page, game, voice }, points).filter((chart) => chart.kind === 'seats' && isDrawn(chart, [points]));
  return (
    <div class="wall-charts content-start min-h-0 clip stack">
      {charts.slice(0, chartsBeside(scene.info.seats.length)).map((chart) => (
        <WallChart key={chart.key} chart={chart} points={points} />
      ))}
    </div>
  );
};

const side = (between?: ComponentChildren) => (
  <aside class="wall-side min-h-0 stack" aria-label={tt('players.label')}>
    <AwaitedCard />
    {between}
    <WayIn />
  </aside>
);

/** The game's own wall, or its board, with who is awaited and the way in beside it. */
export const WallGame = ({ lesson = false }: { readonly lesson?: boolean }) => {
  const table = useTable();
  const told = useTold(table);
  const { page, scene, session } = table;
  const points = useSeries(session);
  if (page === null || scene.view === null) return <Loading words={tr('projector.loading')} />;
  const props = { ...gameProps(table), points: points ?? [], log: session.log.value, outcome: scene.outcome };
  if (page.Projector !== undefined) {
    return (
      <SafetyNet>
        <page.Projector {...props} told={told === undefined ? undefined : (told?.part ?? null)} lesson={lesson} side={side} />
      </SafetyNet>
    );
  }
  return (
    <div class="wall">
      <div class="wall-board fitted min-w-0 min-h-0 clip t4 centred" role="region" aria-label={tr('projector.board')}>
        <SafetyNet>
          <page.Board {...props} offers={[]} take={() => undefined} wide />
        </SafetyNet>
      </div>
      {side(<WallCharts points={points} />)}
    </div>
  );
};
