import { useMemo } from 'preact/hooks';
import type { View } from '#games/anti-monopoly/types.ts';
import { seatOf } from '#kernel/game.ts';
import type { SeriesPoint } from '#protocol';
import type { ChartsProps, Pointed } from '#web/shell/game-page.ts';
import { Figures } from '#web/svg/chart/figures.tsx';
import { type SeatCurve, SeatLines } from '#web/svg/chart/seat-lines.tsx';
import { campOf } from '../facts.ts';
import { CampsTable } from '../dialogs/camps-table.tsx';
import { type Speech, speechOf } from '../speech.ts';
import { asView } from '../view.ts';
import { CampChart } from './camp-chart.tsx';
import { seatCurves, type SeatFigure } from './series.ts';
import './charts.css';

interface SeatChartProps {
  readonly view: View;
  readonly speech: Speech;
  readonly points: readonly SeriesPoint[];
  readonly pointed: Pointed | null;
  readonly figure: SeatFigure;
  readonly title: string;
}

/** In thousands, one line for each player. */
const SeatChart = ({ view, speech, points, pointed, figure, title }: SeatChartProps) => {
  const { words, name, money } = speech;
  const curves = seatCurves(view, points, figure);
  const inThousands = curves.map(({ seat, readings }) => ({ seat, readings: readings.map(({ turn, value }) => ({ turn, value: value / 1000 })) }));
  const turns = [...new Set(curves.flatMap(({ readings }) => readings.map(({ turn }) => turn)))].toSorted((a, b) => a - b);
  const cellOf = ({ readings }: SeatCurve, turn: number): string => money(readings.find((reading) => reading.turn === turn)?.value ?? 0);
  const rowOf = (turn: number): readonly (string | number)[] => [turn, ...curves.map((curve) => cellOf(curve, turn))];
  return (
    <section>
      <header class="row ends">
        <h3>{title}</h3>
        <small>{words('charts.thousands')}</small>
      </header>
      <SeatLines
        label={title}
        curves={inThousands}
        name={name}
        write={(value) => money(value)}
        turnWord={words('charts.round')}
        reach={[0]}
        pointed={pointed?.kind === 'seat' ? pointed.seat : null}
      />
      <Figures open={words('charts.open')} caption={title} heads={[words('charts.round'), ...curves.map(({ seat }) => name(seat))]} rows={turns.map(rowOf)} />
    </section>
  );
};

/** AM-13.8: cash and present count of each, value of the camps, rents received by camp. */
export const Charts = ({ view: raw, voice, points, pointed }: ChartsProps) => {
  const view = asView(raw);
  const speech = useMemo(() => speechOf(voice), [voice]);
  const { words } = speech;
  const parts = { view, speech, points };
  return (
    <div class="am-charts stack">
      <CampChart {...parts} figure="worth" title={words('charts.camps')} unit={words('charts.thousands')} height={170} figures />
      <CampChart {...parts} figure="rents" title={words('charts.rents')} unit={words('charts.perRound')} height={170} figures />
      <SeatChart {...parts} pointed={pointed.value} figure="cash" title={words('charts.cash')} />
      <SeatChart {...parts} pointed={pointed.value} figure="score" title={words('charts.score')} />
    </div>
  );
};

/** Under the log of a wide screen: the two camps compared, their value by round, whose names these are. */
export const Aside = ({ view: raw, voice, points, you }: ChartsProps) => {
  const view = asView(raw);
  const speech = useMemo(() => speechOf(voice), [voice]);
  const { words } = speech;
  const seat = seatOf(you);
  return (
    <div class="am-charts stack am-aside">
      <details>
        <summary>{words('help.title')}</summary>
        <CampsTable speech={speech} yours={seat === null ? null : campOf(view, seat)} />
      </details>
      <CampChart view={view} speech={speech} points={points} figure="worth" title={words('charts.camps')} unit={words('charts.thousands')} />
      <small>{words('trademark')}</small>
    </div>
  );
};
