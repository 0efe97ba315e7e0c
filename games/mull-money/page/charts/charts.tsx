import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { DUMP, type WasteBoard } from '#games/mull-money/data.ts';
import { isSimulation } from '#games/mull-money/rules/facts.ts';
import { wasteBoard } from '#games/mull-money/rules/waste.ts';
import { type View, type Zone, ZONES } from '#games/mull-money/types.ts';
import type { SeriesPoint } from '#protocol';
import type { ChartsProps, Pointed } from '#web/shell/game-page.ts';
import { Axes } from '#web/svg/chart/axes.tsx';
import { Figures } from '#web/svg/chart/figures.tsx';
import { linePath, makePlane, type Plane, turnTicks, valueTicks } from '#web/svg/chart/plane.ts';
import { type SeatCurve, SeatLines } from '#web/svg/chart/seat-lines.tsx';
import { LawsInForce } from '../laws/laws-in-force.tsx';
import { Piles } from '../piles.tsx';
import { ZONE_FIELD } from '../pieces/zones.ts';
import { type Speech, speechOf } from '../speech.ts';
import { asView } from '../view.ts';
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

const rowsOf = (curves: readonly SeatCurve[], write: (value: number) => string): readonly (readonly (string | number)[])[] => {
  const turns = [...new Set(curves.flatMap(({ readings }) => readings.map(({ turn }) => turn)))].toSorted((a, b) => a - b);
  const cell = ({ readings }: SeatCurve, turn: number): string => {
    const value = readings.find((reading) => reading.turn === turn)?.value;
    return value === undefined ? '' : write(value);
  };
  const row = (turn: number): readonly (string | number)[] => [turn, ...curves.map((curve) => cell(curve, turn))];
  return turns.map(row);
};

interface SeatChartProps extends PartProps {
  readonly figure: SeatFigure;
  readonly title: string;
  readonly unit: string;
  readonly pointed: Pointed | null;
  readonly reach?: readonly number[];
  readonly write?: (value: number) => string;
  readonly under?: (plane: Plane) => ComponentChildren;
}

const SeatChart = ({ view, speech, points, figure, title, unit, pointed, reach = [], write, under }: SeatChartProps) => {
  const { words, name, number } = speech;
  const curves = seatCurves(view, points, figure);
  if (curves.length === 0) return null;
  const text = write ?? number;
  return (
    <section>
      <header class="row ends">
        <h3>{title}</h3>
        <small>{unit}</small>
      </header>
      <SeatLines
        label={title}
        curves={curves}
        name={name}
        write={number}
        turnWord={words('charts.mission')}
        reach={reach}
        pointed={pointed?.kind === 'seat' ? pointed.seat : null}
        under={under}
      />
      <Figures
        open={words('charts.showTable')}
        caption={title}
        heads={[words('charts.mission'), ...curves.map(({ seat }) => name(seat))]}
        rows={rowsOf(curves, text)}
      />
    </section>
  );
};

/** The common marker has one line, through the zones as they are now. */
const CommonChart = ({ view, speech, points }: PartProps) => {
  const { words, number } = speech;
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
        <h3>{words('charts.commonWaste')}</h3>
        <small>{words('charts.fields')}</small>
      </header>
      <svg class="chart" viewBox="0 0 340 180" role="img" aria-label={words('charts.commonWaste')}>
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
      <Figures
        open={words('charts.showTable')}
        caption={words('charts.commonWaste')}
        heads={[words('charts.mission'), words('charts.fields')]}
        rows={readings.map(({ turn, value }) => [turn, number(value)])}
      />
    </section>
  );
};

const Goal = ({ plane, value, word }: { readonly plane: Plane; readonly value: number; readonly word: string }) => (
  <>
    <path class="chart-goal" d={`M${plane.left} ${plane.y(value)}H${plane.right}`} />
    <text class="chart-tick" x={plane.left + 4} y={plane.y(value) + 11}>
      {word}
    </text>
  </>
);

/** MM-13.9: growth, waste, employees; treasuries as far as they may be known, all of them after the end. */
export const Charts = ({ view: raw, voice, points, pointed }: ChartsProps) => {
  const view = asView(raw);
  const speech = useMemo(() => speechOf(voice), [voice]);
  const { words, money, number } = speech;
  const parts = { view, speech, points, pointed: pointed.value };
  const { endColumn } = view.options;
  const secret = view.cash.includes(null);
  return (
    <div class="mm-charts stack">
      <SeatChart
        {...parts}
        figure="growth"
        title={words('charts.growth')}
        unit={words('charts.columns')}
        reach={[14, endColumn]}
        under={(plane) => <Goal plane={plane} value={endColumn} word={words('charts.endColumn')} />}
      />
      {isSimulation(view) ? (
        <CommonChart view={view} speech={speech} points={points} />
      ) : (
        <SeatChart
          {...parts}
          figure="dump"
          title={words('charts.dump')}
          unit={words('charts.fields')}
          reach={[0, DUMP.max]}
          under={(plane) => <Zones plane={plane} board={DUMP} />}
        />
      )}
      <SeatChart
        {...parts}
        figure="employees"
        title={words('charts.employees')}
        unit={words('charts.hundreds')}
        reach={[1, 5]}
        write={(value) => number(100 * value)}
      />
      <SeatChart
        {...parts}
        figure="treasury"
        title={secret ? words('charts.ownTreasury') : words('charts.treasury')}
        unit={words('charts.millions')}
        reach={[0]}
        write={money}
      />
      {!secret && <SeatChart {...parts} figure="score" title={words('charts.score')} unit={words('charts.counted')} reach={[0]} />}
      {secret && <p class="hint">{words('charts.treasurySecret')}</p>}
    </div>
  );
};

/** Under the log of a wide screen: piles and the chance of the Alert, and in the simulation variant the laws in force. */
export const Aside = ({ view: raw, voice, pointed }: ChartsProps) => {
  const view = asView(raw);
  const speech = useMemo(() => speechOf(voice), [voice]);
  return (
    <>
      <Piles view={view} speech={speech} />
      {isSimulation(view) && <LawsInForce view={view} speech={speech} pointed={pointed} />}
    </>
  );
};
