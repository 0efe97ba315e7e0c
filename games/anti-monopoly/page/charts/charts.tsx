import { ROLES, type View } from '#games/anti-monopoly/types.ts';
import type { SeriesPoint } from '#protocol';
import { Axes, linePath, makePlane, spread, turnTicks, valueTicks } from '#web/kit/svg/chart/chart.tsx';
import { curveRows } from '#web/kit/svg/chart/curves.ts';
import { Figures, SeatChart } from '#web/kit/svg/chart/seat-chart.tsx';
import { type CampFigure, campReadings, seatCurves } from './series.ts';
import type { ChartsProps } from '#web/kit/interface/game-page.ts';
import { CampsTable } from '../dialogs/roles.tsx';
import { useScene } from '../scene.ts';
import '#web/kit/svg/chart/chart.css';

interface CampChartProps {
  readonly points: readonly SeriesPoint[];
  readonly figure: CampFigure;
  readonly title: string;
  readonly unit: string;
  readonly height?: number;
  readonly figures?: boolean;
}

const COLOUR = { C: 'var(--series-2)', M: 'var(--series-1)' } as const;

/** Two curves: competitors with a disc, monopolists with a square. In thousands. */
const CampChart = ({ points, figure, title, unit, height = 150, figures = false }: CampChartProps) => {
  const { view, words, money } = useScene();
  const curves = ROLES.map((camp) => ({ camp, readings: campReadings(view, points, figure, camp).map(({ turn, value }) => ({ turn, value: value / 1000 })) }));
  const all = curves.flatMap(({ readings }) => readings);
  const turns = all.map(({ turn }) => turn);
  const ticks = valueTicks(0, Math.max(1, ...all.map(({ value }) => value)));
  const [first, last] = [Math.min(...turns), Math.max(...turns)];
  const plane = makePlane({
    width: 340,
    height,
    margins: { left: 28, right: 62, top: 10, foot: 18 },
    turns: [first, Math.max(first + 1, last)],
    values: [0, ticks.at(-1) ?? 1],
  });
  const ends = spread(
    curves.map(({ readings }) => plane.y(readings.at(-1)?.value ?? 0)),
    15,
    plane.top + 4,
    plane.foot,
  );
  const write = (value: number): string => money(Math.round(value * 10) / 10);
  return (
    <section>
      <header class="row ends">
        <h3 class="firm">{title}</h3>
        <small>{unit}</small>
      </header>
      <svg
        class="chart"
        viewBox={`0 0 340 ${height}`}
        role="img"
        aria-label={`${title}, ${curves.map(({ camp, readings }) => `${words(`campsMany.${camp}`)} ${write(readings.at(-1)?.value ?? 0)}`).join(', ')}`}
      >
        <Axes plane={plane} values={ticks} turns={turnTicks(first, last)} write={write} turnWord={words('charts.round')} />
        {curves.map(({ camp, readings }, index) => {
          const end = readings.at(-1);
          if (end === undefined) return null;
          const [x, y] = [plane.x(end.turn), plane.y(end.value)];
          return (
            <g key={camp} style={{ fill: COLOUR[camp] }}>
              <path class="chart-line" d={linePath(plane, readings)} style={{ stroke: COLOUR[camp], strokeWidth: 2.4 }} />
              {camp === 'C' ? <circle cx={x} cy={y} r="4.2" /> : <rect x={x - 4} y={y - 4} width="8" height="8" />}
              <text class="chart-end" x={plane.right + 10} y={(ends[index] ?? y) + 4} style={{ fill: COLOUR[camp] }}>
                {`${camp} ${write(end.value)}`}
              </text>
            </g>
          );
        })}
      </svg>
      {figures && (
        <Figures
          caption={title}
          heads={[words('charts.round'), words('campsMany.C'), words('campsMany.M')]}
          rows={curveRows(curves, (value) => money(Math.round(value * 1000)))}
        />
      )}
    </section>
  );
};

/** AM-13.8: cash and present count of each, value of the camps, rents received by camp. */
export const Charts = ({ points }: ChartsProps<View>) => {
  const { view, pointed, words, name, money, term } = useScene();
  const ofSeats = {
    name,
    unit: words('charts.thousands'),
    write: money,
    axis: (value: number): string => money(value / 1000),
    turnWord: words('charts.round'),
    pointed: pointed.value?.kind === 'seat' ? pointed.value.seat : null,
  };
  return (
    <div class="stack columns-1 gap-6">
      <CampChart points={points} figure="liquidation" title={words('charts.camps')} unit={words('charts.thousands')} height={170} figures />
      <CampChart points={points} figure="rentReceived" title={words('charts.rents')} unit={words('charts.perRound')} height={170} figures />
      <SeatChart {...ofSeats} curves={seatCurves(view, points, 'cash')} title={term('anti-monopoly.metric.cash') ?? ''} />
      <SeatChart {...ofSeats} curves={seatCurves(view, points, 'score')} title={words('charts.score')} />
    </div>
  );
};

/** Under the log of a wide screen: the two camps compared, their value by round, whose names these are. */
export const Aside = ({ points }: ChartsProps<View>) => {
  const { words } = useScene();
  return (
    <div class="stack columns-1 gap-6">
      <details>
        <summary>{words('help.title')}</summary>
        <CampsTable narrow />
      </details>
      <CampChart points={points} figure="liquidation" title={words('charts.camps')} unit={words('charts.thousands')} />
      <small>{words('trademark')}</small>
    </div>
  );
};
