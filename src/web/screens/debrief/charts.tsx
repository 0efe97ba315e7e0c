import { writerOf } from '#kernel/figures.ts';
import type { Voice } from '#kernel/words.ts';
import { tr } from '../../i18n/room.ts';
import type { DebriefChart, DebriefMeasure, RoomParts } from '../../kit/interface/room-parts.ts';
import { wide } from '../../browser/media.ts';
import { NamedLines } from '../../kit/svg/chart/named-lines.tsx';
import { curveRows, readingsOf } from '../../kit/svg/chart/curves.ts';
import { ChartCard } from './chart-card.tsx';
import { type Debriefing, lengthOf, seatNamed, seriesOf, turnWordIn } from './debriefing.ts';
import type { GameFigures } from './game-file.ts';
import { chartsOf, finalValues, greatOf, seatCurves, spreadOf } from './series.ts';
import { SpreadChart, type SpreadSeries } from '../../kit/svg/chart/spread-chart.tsx';
import { OverlayCounts, OverlayLines, SeriesKey } from '../../kit/svg/chart/overlay-lines.tsx';
import { Bets, Facts, Shares } from './facts.tsx';
import { Account, Slopes } from './ending.tsx';
import { Segments } from '../../kit/parts/choices.tsx';

/** The measures of the great chart beside its own: the game's, and the share of the mean that every game has. */
export const measuresOf = (page: RoomParts | null, voice: Voice): readonly DebriefMeasure[] => [
  ...(page?.debrief?.measures?.(voice) ?? []),
  { label: tr('debrief.shareOfMean'), unit: tr('debrief.shareUnit'), share: true },
];

export interface MeasureProps {
  /** The label of the measure; '': the chart's own. */
  readonly measure: string;
  readonly onMeasure: (label: string) => void;
}

/** One switch for everything that counts what each player has. */
const Measures = ({ debriefing, measure, onMeasure }: MeasureProps & { readonly debriefing: Debriefing }) => {
  const { charts, page, game, voice, recorded } = debriefing;
  const great = greatOf(charts);
  const all = recorded.flatMap(({ points }) => points);
  const own = chartsOf({ page, game, voice }, all).find(({ key }) => key === great?.key)?.unit ?? tr('debrief.asCounted');
  if (great === undefined || recorded.length === 0) return null;
  return (
    <div class="cluster no-print">
      <Segments
        label={tr('debrief.measure')}
        value={measure}
        choices={[{ value: '', text: own }, ...measuresOf(page, voice).map(({ label }) => ({ value: label, text: label }))]}
        onChange={onMeasure}
      />
      {measure === tr('debrief.shareOfMean') && <p class="help">{tr('debrief.shareHelp')}</p>}
    </div>
  );
};

const cardOf = ({ key, label }: DebriefChart) => ({ id: `chart-${key.replace(/\W/g, '-')}`, title: label });

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
      {...cardOf(chart)}
      help={[chart.help, great ? tr('chart.eachPlayer') : undefined].filter((words) => words !== undefined).join(' ')}
      table={{ heads: [turnWord, ...curves.map(({ seat }) => nameOf(seat))], rows: curveRows(curves, write) }}
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
  const columns = series.flatMap(({ head, curves, median, followed: seat }) => {
    const extreme = (of: (...values: number[]) => number) =>
      median.flatMap(({ turn }) => {
        const values = curves.flatMap(({ readings }) => readings.find((reading) => reading.turn === turn)?.value ?? []);
        return values.length === 0 ? [] : [{ turn, value: of(...values) }];
      });
    const chosen = curves.find((curve) => curve.seat === seat);
    const named = (words: string): string => `${head}, ${words}`.trim();
    return [
      { head: named(tr('chart.highest', { value: '' })), readings: extreme(Math.max) },
      { head: named(tr('chart.median', { value: '' })), readings: median },
      { head: named(tr('chart.lowest', { value: '' })), readings: extreme(Math.min) },
      ...(chosen === undefined ? [] : [{ head: named(debriefing.followed), readings: chosen.readings }]),
    ];
  });
  return { heads: [turnWordIn(debriefing).one, ...columns.map(({ head }) => head)], rows: curveRows(columns, write) };
};

/** One figure of every player. */
const GreatChart = ({ debriefing, chart }: { readonly debriefing: Debriefing; readonly chart: DebriefChart }) => {
  const series = debriefing.games.map((game, index) => seriesFor(debriefing, game, index, chart));
  const write = writerOf(chart, debriefing.voice);
  return (
    <ChartCard
      {...cardOf(chart)}
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
    <ChartCard {...cardOf(chart)} help={chart.help} table={{ heads: [turnWordIn(debriefing).one, ...heads], rows: curveRows(lines, write) }}>
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
      <li key={`${game.code} ${game.createdAt}`} class="gap-5 t5 row">
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

export const Charts = ({ debriefing, measure, onMeasure }: PartProps & MeasureProps) => {
  const { charts, idle, page, games, voice, followed, named } = debriefing;
  const great = greatOf(charts);
  const [ofPlayers, ofTable] = [charts.filter((chart) => chart.kind === 'seats' && chart !== great), charts.filter(({ kind }) => kind !== 'seats')];
  const Extra = page?.debrief?.Extra;
  const drawnOfTable = (
    <div class="small-charts cards">
      {ofTable.map((chart) => (
        <SmallChart key={chart.key} debriefing={debriefing} chart={chart} />
      ))}
    </div>
  );
  const drawnOfPlayers = (
    <div class={named === null ? 'loose stack' : 'few-charts gap-5 cards'}>
      {ofPlayers.map((chart) => (
        <SeatsChart key={chart.key} debriefing={debriefing} chart={chart} />
      ))}
    </div>
  );
  return (
    <>
      <Facts debriefing={debriefing} />
      <Measures debriefing={debriefing} measure={measure} onMeasure={onMeasure} />
      {great !== undefined && <SeatsChart debriefing={debriefing} chart={great} great />}
      {charts.length + idle.length === 0 && <p class="help">{tr('debrief.empty', { of: turnWordIn(debriefing).of })}</p>}
      <Bets debriefing={debriefing} />
      {named === null ? drawnOfTable : drawnOfPlayers}
      {named === null ? drawnOfPlayers : drawnOfTable}
      {idle.length > 0 && <p class="help">{tr('debrief.idle', { charts: idle.map(({ label }) => label) })}</p>}
      <div class="endings items-start cards">
        <Shares debriefing={debriefing} />
        <Slopes debriefing={debriefing} />
        <Account debriefing={debriefing} />
      </div>
      {Extra !== undefined && <Extra games={games} followed={games.map((game) => seatNamed(game, followed))} voice={voice} />}
      <p class="help">{games.length > 1 ? tr('debrief.proof') : tr('debrief.onePart')}</p>
    </>
  );
};
