import { writerOf } from '#kernel/figures.ts';
import { tr } from '../../i18n/room.ts';
import type { DebriefChart } from '../../kit/interface/room-parts.ts';
import { wide } from '../../browser/media.ts';
import { NamedLines } from '../../kit/svg/chart/named-lines.tsx';
import { curveRows, readingsOf } from '../../kit/svg/chart/curves.ts';
import { ChartCard } from './chart-card.tsx';
import { type Debriefing, lengthOf, seatNamed, seriesOf, turnWordIn } from './debriefing.ts';
import type { GameFigures } from './game-file.ts';
import { finalValues, seatCurves, spreadOf } from './series.ts';
import { SpreadChart, type SpreadSeries } from '../../kit/svg/chart/spread-chart.tsx';
import { OverlayCounts, OverlayLines, SeriesKey } from '../../kit/svg/chart/overlay-lines.tsx';
import { Bets, Facts, Shares } from './facts.tsx';
import { Account, Slopes } from './ending.tsx';
import { type MeasureProps, Measures } from './measures.tsx';

interface FewChartProps {
  readonly debriefing: Debriefing;
  readonly game: GameFigures;
  readonly chart: DebriefChart;
  /** The first one, over the whole width. */
  readonly great?: boolean;
}

/** One figure of each player of a small table, by name, colour and shape. */
const FewChart = ({ debriefing, game, chart, great = false }: FewChartProps) => {
  const { voice, page, followed } = debriefing;
  const write = writerOf(chart, voice);
  const curves = seatCurves(game.points, chart.key);
  const turnWord = turnWordIn(debriefing).one;
  const nameOf = (seat: number): string => game.names[seat] ?? '';
  return (
    <ChartCard
      id={`chart-${chart.key.replace(/\W/g, '-')}`}
      wide={great}
      title={chart.label}
      help={[chart.help, great ? tr('chart.eachPlayer') : undefined].filter((words) => words !== undefined).join(' ')}
      table={{
        heads: [turnWord, ...curves.map(({ seat }) => nameOf(seat))],
        rows: curveRows(curves, write),
      }}
    >
      <NamedLines
        label={chart.label}
        curves={curves}
        followed={seatNamed(game, followed)}
        endOf={(seat, value) => `${nameOf(seat)} ${write(value)}`}
        marks={page?.debrief?.marks?.(game, voice) ?? []}
        write={write}
        turnWord={turnWord}
        unit={chart.unit}
        size={great && wide.value ? 'wide' : 'narrow'}
      />
    </ChartCard>
  );
};

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
const GreatChart = ({ debriefing, chart }: { readonly debriefing: Debriefing; readonly chart: DebriefChart }) => {
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

/** One figure of the whole table, of one or two games. */
const SmallChart = ({ debriefing, chart }: { readonly debriefing: Debriefing; readonly chart: DebriefChart }) => {
  const { games, heads, voice } = debriefing;
  const write = writerOf(chart, voice);
  const lines = games.map(({ points }, index) => ({ series: seriesOf(index), readings: readingsOf(points, chart.key) }));
  const props = { label: chart.label, lines, write, turnWord: turnWordIn(debriefing).one, unit: chart.unit };
  return (
    <ChartCard
      id={`chart-${chart.key.replace(/\W/g, '-')}`}
      title={chart.label}
      help={chart.help}
      table={{ heads: [turnWordIn(debriefing).one, ...heads], rows: curveRows(lines, write) }}
    >
      {chart.kind === 'count' ? <OverlayCounts {...props} total={(value) => tr('debrief.inAll', { value: write(value) })} /> : <OverlayLines {...props} />}
    </ChartCard>
  );
};

interface PartProps {
  readonly debriefing: Debriefing;
}

/** Which line is which game. */
export const Key = ({ debriefing }: PartProps) => (
  <ul class="debrief-key stack">
    {debriefing.games.map((game, index) => (
      <li key={`${game.code} ${game.createdAt}`} class="row">
        <SeriesKey series={seriesOf(index)} />
        <span>
          <b class={`series-${index + 1}`}>{debriefing.heads[index]}</b>, {tr('debrief.key', { players: game.names.length, turns: lengthOf(debriefing, game) })}
        </span>
      </li>
    ))}
  </ul>
);

interface SeatsChartProps extends PartProps {
  readonly chart: DebriefChart;
  readonly great?: boolean;
}

/** One figure of every player: by name at a small table, as a spread in a crowd or over two games. */
const SeatsChart = ({ debriefing, chart, great = false }: SeatsChartProps) =>
  debriefing.named === null ? (
    <GreatChart debriefing={debriefing} chart={chart} />
  ) : (
    <FewChart debriefing={debriefing} game={debriefing.named} chart={chart} great={great} />
  );

/** The great chart; before the first turn has ended, why there is none. */
const First = ({ debriefing, chart }: PartProps & { readonly chart: DebriefChart | undefined }) => {
  if (chart !== undefined) return <SeatsChart debriefing={debriefing} chart={chart} great />;
  const begun = debriefing.charts.length > 0 || debriefing.idle.length > 0;
  return begun ? null : <p class="help">{tr('debrief.empty', { of: turnWordIn(debriefing).of })}</p>;
};

export const Charts = ({ debriefing, measure, onMeasure }: PartProps & MeasureProps) => {
  const { charts, idle, page, games, voice, followed, named } = debriefing;
  const great = charts.find(({ kind }) => kind === 'seats');
  const Extra = page?.debrief?.Extra;
  const ofTable = (
    <div class="small-charts cards">
      {charts
        .filter(({ kind }) => kind !== 'seats')
        .map((chart) => (
          <SmallChart key={chart.key} debriefing={debriefing} chart={chart} />
        ))}
    </div>
  );
  const ofPlayers = (
    <div class={named === null ? 'loose stack' : 'few-charts cards'}>
      {charts
        .filter((chart) => chart.kind === 'seats' && chart !== great)
        .map((chart) => (
          <SeatsChart key={chart.key} debriefing={debriefing} chart={chart} />
        ))}
    </div>
  );
  return (
    <>
      <Facts debriefing={debriefing} />
      <Measures debriefing={debriefing} measure={measure} onMeasure={onMeasure} />
      <First debriefing={debriefing} chart={great} />
      <Bets debriefing={debriefing} />
      {named === null ? ofTable : ofPlayers}
      {named === null ? ofPlayers : ofTable}
      {idle.length > 0 && <p class="help">{tr('debrief.idle', { charts: idle.map(({ label }) => label) })}</p>}
      <div class="endings cards">
        <Shares debriefing={debriefing} />
        <Slopes debriefing={debriefing} />
        <Account debriefing={debriefing} />
      </div>
      {Extra !== undefined && <Extra games={games} followed={games.map((game) => seatNamed(game, followed))} voice={voice} />}
      <p class="proof help">{games.length > 1 ? tr('debrief.proof') : tr('debrief.onePart')}</p>
    </>
  );
};
