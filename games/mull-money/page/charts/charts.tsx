import type { ComponentProps } from 'preact';
import { useMemo } from 'preact/hooks';
import { DUMP, type WasteBoard } from '#games/mull-money/data.ts';
import { isSimulation } from '#games/mull-money/rules/facts.ts';
import { wasteBoard } from '#games/mull-money/rules/waste.ts';
import { type View, type Zone, ZONES } from '#games/mull-money/types.ts';
import type { SeriesPoint } from '#protocol';
import type { ChartsProps, Pointed } from '#web/kit/interface/game-page.ts';
import { Axes, linePath, makePlane, type Plane, turnTicks, valueTicks } from '#web/kit/svg/chart/axes.tsx';
import { curveRows } from '#web/kit/svg/chart/curves.ts';
import { Figures, SeatChart } from '#web/kit/svg/chart/seat-chart.tsx';
import { ZONE_FIELD } from '../pieces/pieces.tsx';
import { type Speech, speechOf } from '../speech.ts';
import { commonReadings, seatCurves, type SeatFigure } from './series.ts';
import './charts.css';

interface PartProps {
  readonly view: View;
  readonly speech: Speech;
  readonly points: readonly SeriesPoint[];
}

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

interface FigureChartProps extends PartProps, Partial<Pick<ComponentProps<typeof SeatChart>, 'reach' | 'goal' | 'write' | 'under'>> {
  readonly figure: SeatFigure;
  readonly title: string;
  readonly unit: string;
  readonly pointed: Pointed | null;
}

const FigureChart = ({ view, speech, points, figure, pointed, ...more }: FigureChartProps) => (
  <SeatChart
    write={speech.number}
    {...more}
    curves={seatCurves(view, points, figure)}
    name={speech.name}
    axis={speech.number}
    turnWord={speech.words('charts.mission')}
    pointed={pointed?.kind === 'seat' ? pointed.seat : null}
  />
);

/** The common marker has one line, through the zones as they are now. */
const CommonChart = ({ view, speech, points }: PartProps) => {
  const { words, number, term } = speech;
  const title = term('mull-money.metric.commonWaste');
  const board = wasteBoard(view);
  const readings = commonReadings(view, points);
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
          turnWord={words('charts.mission')}
        />
        <path class="chart-line mm-common-line" d={linePath(plane, readings)} />
      </svg>
      <Figures caption={title} heads={[words('charts.mission'), words('charts.fields')]} rows={curveRows([{ readings }], number)} />
    </section>
  );
};

/** MM-13.9: growth, waste, employees; treasuries as far as they may be known, all of them after the end. */
export const Charts = ({ view, voice, points, pointed }: ChartsProps<View>) => {
  const speech = useMemo(() => speechOf(voice), [voice]);
  const { words, money, number, term } = speech;
  const parts = { view, speech, points, pointed: pointed.value };
  const { endColumn } = view.options;
  const secret = view.cash.includes(null);
  return (
    <div class="mm-charts stack">
      <FigureChart
        {...parts}
        figure="growth"
        title={term('mull-money.metric.growth')}
        unit={words('charts.columns')}
        reach={[14]}
        goal={{ value: endColumn, words: words('charts.endColumn') }}
      />
      {isSimulation(view) ? (
        <CommonChart view={view} speech={speech} points={points} />
      ) : (
        <FigureChart
          {...parts}
          figure="dump"
          title={words('charts.dump')}
          unit={words('charts.fields')}
          reach={[0, DUMP.max]}
          under={(plane) => <Zones plane={plane} board={DUMP} />}
        />
      )}
      <FigureChart
        {...parts}
        figure="employees"
        title={words('charts.employees')}
        unit={words('charts.hundreds')}
        reach={[1, 5]}
        write={(value) => number(100 * value)}
      />
      <FigureChart
        {...parts}
        figure="treasury"
        title={secret ? words('charts.ownTreasury') : term('mull-money.metric.treasury')}
        unit={words('charts.millions')}
        write={money}
      />
      {!secret && <FigureChart {...parts} figure="score" title={words('charts.score')} unit={words('charts.counted')} />}
      {secret && <p class="hint">{words('charts.treasurySecret')}</p>}
    </div>
  );
};
