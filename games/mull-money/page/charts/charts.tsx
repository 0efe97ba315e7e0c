import type { ComponentProps } from 'preact';
import { DUMP, type WasteBoard } from '#games/mull-money/data.ts';
import { isSimulation } from '#games/mull-money/rules/facts.ts';
import { wasteBoard } from '#games/mull-money/rules/waste.ts';
import { type View, type Zone, ZONES } from '#games/mull-money/types.ts';
import type { SeriesPoint } from '#protocol';
import type { ChartsProps } from '#web/kit/interface/game-page.ts';
import { Axes, linePath, makePlane, type Plane, turnTicks, valueTicks } from '#web/kit/svg/chart/chart.tsx';
import { curveRows } from '#web/kit/svg/chart/curves.ts';
import { Figures, SeatChart } from '#web/kit/svg/chart/seat-chart.tsx';
import { ZONE_FIELD } from '../pieces/pieces.tsx';
import { useScene } from '../scene.tsx';
import { commonReadings, seatCurves, type SeatFigure } from './series.ts';

/** The three zones as grounds behind the lines. */
const Zones = ({ plane, board }: { readonly plane: Plane; readonly board: WasteBoard }) => {
  const limits: Readonly<Record<Zone, readonly [number, number]>> = {
    green: [0, board.green],
    yellow: [board.green, board.yellow],
    red: [board.yellow, board.max],
  };
  return (
    <>
      {ZONES.map((zone) => {
        const [low, high] = limits[zone];
        return (
          <rect
            key={zone}
            x={plane.left}
            y={plane.y(high)}
            width={plane.right - plane.left}
            height={plane.y(low) - plane.y(high)}
            fill={ZONE_FIELD[zone]}
            opacity=".7"
          />
        );
      })}
    </>
  );
};

/** The common marker has one line, through the zones as they are now. */
const CommonChart = ({ points }: { readonly points: readonly SeriesPoint[] }) => {
  const { view, words, number, term } = useScene();
  const title = term('mull-money.metric.commonWaste');
  const board = wasteBoard(view);
  const readings = commonReadings(view, points);
  const mission = words('charts.mission');
  const first = readings[0]?.turn ?? 1;
  const last = readings.at(-1)?.turn ?? 1;
  const plane = makePlane({
    width: 340,
    height: 180,
    margins: { left: 26, right: 24, top: 10, foot: 18 },
    turns: [first, Math.max(first + 1, last)],
    values: [0, board.max],
  });
  return (
    <section>
      <header class="row ends">
        <h3>{title}</h3>
        <small>{words('charts.fields')}</small>
      </header>
      <svg class="chart" viewBox="0 0 340 180" role="img" aria-label={title}>
        <Zones plane={plane} board={board} />
        <Axes
          plane={plane}
          values={valueTicks(0, board.max).filter((value) => value <= board.max)}
          turns={turnTicks(first, last)}
          write={number}
          turnWord={mission}
        />
        <path class="chart-line" style={{ stroke: 'var(--ink)', strokeWidth: 2.4 }} d={linePath(plane, readings)} />
      </svg>
      <Figures caption={title} heads={[mission, words('charts.fields')]} rows={curveRows([{ readings }], number)} />
    </section>
  );
};

interface FigureChart extends Pick<ComponentProps<typeof SeatChart>, 'title' | 'reach' | 'goal' | 'under'> {
  readonly figure: SeatFigure;
  readonly unit: string;
  readonly write?: (value: number) => string;
}

/** MM-13.9: growth, waste, employees; treasuries as far as they may be known, all of them after the end. */
export const Charts = ({ points }: ChartsProps<View>) => {
  const { view, words, name, money, number, term, pointed } = useScene();
  const { value } = pointed;
  const secret = view.cash.includes(null);
  const growth: FigureChart = {
    figure: 'growth',
    title: term('mull-money.metric.growth'),
    unit: words('charts.columns'),
    reach: [14],
    goal: { value: view.options.endColumn, words: words('charts.endColumn') },
  };
  const dump: FigureChart = {
    figure: 'dump',
    title: words('charts.dump'),
    unit: words('charts.fields'),
    reach: [0, DUMP.max],
    under: (plane) => <Zones plane={plane} board={DUMP} />,
  };
  const others: readonly FigureChart[] = [
    { figure: 'employees', title: words('charts.employees'), unit: words('charts.hundreds'), reach: [1, 5], write: (hundreds) => number(100 * hundreds) },
    {
      figure: 'treasury',
      title: secret ? words('charts.ownTreasury') : term('mull-money.metric.treasury'),
      unit: words('charts.millions'),
      write: money,
    },
    ...(secret ? [] : [{ figure: 'score', title: words('charts.score'), unit: words('charts.counted') } as const]),
  ];
  const draw = ({ figure, ...chart }: FigureChart) => (
    <SeatChart
      key={figure}
      write={number}
      {...chart}
      curves={seatCurves(view, points, figure)}
      name={name}
      axis={number}
      turnWord={words('charts.mission')}
      pointed={value?.kind === 'seat' ? value.seat : null}
    />
  );
  return (
    <div class="stack columns-1 gap-6">
      {draw(growth)}
      {isSimulation(view) ? <CommonChart points={points} /> : draw(dump)}
      {others.map(draw)}
      {secret && <p class="hint">{words('charts.treasurySecret')}</p>}
    </div>
  );
};
