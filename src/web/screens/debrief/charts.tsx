import { tr } from '../../i18n/room.ts';
import type { DebriefChart } from '../../shell/room-parts.ts';
import { SeriesKey } from '../../svg/chart/series-mark.tsx';
import { Bets } from './bets.tsx';
import { type Debriefing, lengthOf, seatNamed, seriesOf, turnWordIn } from './debriefing.ts';
import { Account, Slopes } from './ending.tsx';
import { Facts } from './facts.tsx';
import { FewChart } from './few-chart.tsx';
import { GreatChart } from './great-chart.tsx';
import { Measures, type MeasureProps } from './measures.tsx';
import { Shares } from './shares.tsx';
import { SmallChart } from './small-chart.tsx';

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
