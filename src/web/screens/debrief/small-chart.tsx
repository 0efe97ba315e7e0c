import { writerOf } from '#kernel/figures.ts';
import { tr } from '../../i18n/room.ts';
import type { DebriefChart } from '../../shell/room-parts.ts';
import { OverlayCounts, OverlayLines } from '../../svg/chart/overlay-lines.tsx';
import { curveRows, readingsOf } from '../../svg/chart/curves.ts';
import { ChartCard } from './chart-card.tsx';
import { type Debriefing, seriesOf, turnWordIn } from './debriefing.ts';

/** One figure of the whole table, of one or two games. */
export const SmallChart = ({ debriefing, chart }: { readonly debriefing: Debriefing; readonly chart: DebriefChart }) => {
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
