import { writerOf } from '#kernel/figures.ts';
import type { SeriesPoint } from '#protocol';
import type { ComponentChildren } from 'preact';
import { tr } from '../../i18n/room.ts';
import { Loading } from '../../parts/loading.tsx';
import { SafetyNet } from '../../parts/safety-net.tsx';
import { gameProps, useTable } from '../../shell/at-table.ts';
import type { DebriefChart } from '../../shell/room-parts.ts';
import { RoomLines } from '../../svg/chart/room-lines.tsx';
import { chartsOf, isDrawn, seatCurves, spreadOf } from '../debrief/series.ts';
import { turnWordOf } from '../../shell/turn-word.ts';
import { tt } from '../../i18n/table.ts';
import { AwaitedCard } from './awaited-card.tsx';
import { WayIn } from './way-in.tsx';

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
