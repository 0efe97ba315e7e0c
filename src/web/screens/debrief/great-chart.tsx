import { writerOf } from '#kernel/figures.ts';
import { tr } from '../../i18n/room.ts';
import type { DebriefChart } from '../../shell/room-parts.ts';
import { wide } from '../../store/media.ts';
import { SpreadChart, type SpreadSeries } from '../../svg/chart/spread-chart.tsx';
import { ChartCard } from './chart-card.tsx';
import { type Debriefing, seatNamed, seriesOf, turnWordIn } from './debriefing.ts';
import type { GameFigures } from './game-file.ts';
import { finalValues, seatCurves, spreadOf } from './series.ts';

/** More winners than this are not named: nobody would find them. */
const NAMED_WINNERS = 2;

const seriesFor = (debriefing: Debriefing, game: GameFigures, index: number, chart: DebriefChart): SpreadSeries => {
  const { voice, page, heads, followed, few } = debriefing;
  const write = writerOf(chart, voice);
  const curves = seatCurves(game.points, chart.key);
  const spreads = spreadOf(curves);
  const finals = finalValues(curves);
  const chosen = seatNamed(game, followed);
  const winners = game.outcome?.standings.filter(({ rank }) => rank === 1).map(({ seat }) => seat) ?? [];
  const named = [...(winners.length <= NAMED_WINNERS ? winners : []).filter((seat) => seat !== chosen), ...(chosen === null ? [] : [chosen])];
  return {
    series: seriesOf(index),
    curves,
    median: spreads.map(({ turn, median }) => ({ turn, value: median })),
    low: few ? [] : spreads.map(({ turn, low }) => ({ turn, value: low })),
    high: few ? [] : spreads.map(({ turn, high }) => ({ turn, value: high })),
    finals,
    followed: chosen,
    named: named.flatMap((seat) => {
      const value = finals.find((final) => final.seat === seat)?.value;
      return value === undefined ? [] : [{ seat, words: `${game.names[seat] ?? ''} ${write(value)}` }];
    }),
    medianWords: tr('chart.median', { value: write(spreads.at(-1)?.median ?? 0) }),
    head: heads[index] ?? '',
    marks: page?.debrief?.marks?.(game, voice) ?? [],
  };
};

const tableOf = (debriefing: Debriefing, series: readonly SpreadSeries[], write: (value: number) => string) => {
  const { followed } = debriefing;
  const turns = [...new Set(series.flatMap(({ median }) => median.map(({ turn }) => turn)))].toSorted((a, b) => a - b);
  const written = (readings: readonly { readonly turn: number; readonly value: number }[], turn: number): string => {
    const value = readings.find((reading) => reading.turn === turn)?.value;
    return value === undefined ? '' : write(value);
  };
  const columns = series.flatMap(({ head, curves, median, followed: seat }) => {
    const extreme = (turn: number, of: (...values: number[]) => number): string => {
      const values = curves.flatMap(({ readings }) => readings.find((reading) => reading.turn === turn)?.value ?? []);
      return values.length === 0 ? '' : write(of(...values));
    };
    const chosen = curves.find((curve) => curve.seat === seat);
    return [
      { head: `${head}, ${tr('chart.highest', { value: '' })}`.trim(), cell: (turn: number) => extreme(turn, Math.max) },
      { head: `${head}, ${tr('chart.median', { value: '' })}`.trim(), cell: (turn: number) => written(median, turn) },
      { head: `${head}, ${tr('chart.lowest', { value: '' })}`.trim(), cell: (turn: number) => extreme(turn, Math.min) },
      ...(chosen === undefined ? [] : [{ head: `${head}, ${followed}`, cell: (turn: number) => written(chosen.readings, turn) }]),
    ];
  });
  return {
    heads: [turnWordIn(debriefing).one, ...columns.map(({ head }) => head)],
    rows: turns.map((turn) => [{ cell: (each: number): string => String(each) }, ...columns].map(({ cell }) => cell(turn))),
  };
};

/** One figure of every player. */
export const GreatChart = ({ debriefing, chart }: { readonly debriefing: Debriefing; readonly chart: DebriefChart }) => {
  const series = debriefing.games.map((game, index) => seriesFor(debriefing, game, index, chart));
  const write = writerOf(chart, debriefing.voice);
  return (
    <ChartCard
      id={`chart-${chart.key.replace(/\W/g, '-')}`}
      wide
      title={chart.label}
      help={[chart.help, tr(debriefing.few ? 'chart.eachAndMedian' : 'chart.everybody')].filter((words) => words !== undefined).join(' ')}
      table={tableOf(debriefing, series, write)}
    >
      <SpreadChart label={chart.label} games={series} write={write} turnWord={turnWordIn(debriefing).one} unit={chart.unit} narrow={!wide.value} />
    </ChartCard>
  );
};
