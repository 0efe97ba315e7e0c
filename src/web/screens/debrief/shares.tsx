import { writerOf } from '#kernel/figures.ts';
import { lorenzAt, lorenzOf } from '#lab/lorenz.ts';
import { tr } from '../../i18n/room.ts';
import { LorenzChart } from '../../svg/chart/lorenz-chart.tsx';
import { ChartCard } from './chart-card.tsx';
import { type Debriefing, seriesOf } from './debriefing.ts';
import { finalValues, seatCurves } from './series.ts';

/** Who has which part: the Lorenz curve of each game, and in words what the poorer half has. For crowds: of few everybody has a line. */
export const Shares = ({ debriefing }: { readonly debriefing: Debriefing }) => {
  const { recorded, charts, heads, voice, few } = debriefing;
  const chart = charts.find(({ kind }) => kind === 'seats');
  if (chart === undefined || few) return null;
  const curves = recorded
    .map(({ points }, index) => ({ index, points: lorenzOf(finalValues(seatCurves(points, chart.key)).map(({ value }) => value)) }))
    .filter(({ points }) => points.length > 2);
  const percent = writerOf({ ...chart, write: 'percent', digits: 0 }, voice);
  if (curves.length === 0) return null;
  return (
    <ChartCard
      id="lorenz"
      title={tr('debrief.lorenz')}
      help={tr('debrief.lorenzHelp', { label: chart.label })}
      table={{
        heads: [tr('debrief.lorenzPlayers'), ...curves.map(({ index }) => heads[index] ?? '')],
        rows: [0.1, 0.25, 0.5, 0.75, 0.9].map((part) => [percent(part)].concat(curves.map(({ points }) => percent(lorenzAt(points, part))))),
      }}
    >
      <LorenzChart
        label={tr('debrief.lorenz')}
        curves={curves.map(({ index, points }) => ({ series: seriesOf(index), points }))}
        words={{ equal: tr('debrief.lorenzEqual'), players: tr('debrief.lorenzAxis'), wealth: tr('debrief.lorenzWealth') }}
        lang={voice.lang}
      />
      {curves.map(({ index, points }) => (
        <p key={index} class={`series-${index + 1}`}>
          {tr(curves.length > 1 ? 'debrief.halfOf' : 'debrief.half', { share: percent(lorenzAt(points, 0.5)), game: heads[index] ?? '' })}
        </p>
      ))}
    </ChartCard>
  );
};
