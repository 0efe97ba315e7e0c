import { tr } from '../../i18n/room.ts';
import type { DebriefChart } from '../../shell/room-parts.ts';
import { OverlayCounts, OverlayLines } from '../../svg/chart/overlay-lines.tsx';
import { ChartCard } from './chart-card.tsx';
import { type Debriefing, seriesOf, turnWordIn } from './debriefing.ts';
import { readingsOf, writerOf } from './series.ts';

/** One figure of the whole table, of one or two games. */
export const SmallChart = ({ debriefing, chart }: { readonly debriefing: Debriefing; readonly chart: DebriefChart }) => {
  const { games, heads, voice } = debriefing;
  const write = writerOf(chart, voice);
  const lines = games.map(({ points }, index) => ({ series: seriesOf(index), readings: readingsOf(points, chart.key) }));
  const turns = [...new Set(lines.flatMap(({ readings }) => readings.map(({ turn }) => turn)))].toSorted((a, b) => a - b);
  const cell = (index: number, turn: number): string => {
    const value = lines[index]?.readings.find((reading) => reading.turn === turn)?.value;
    return value === undefined ? '' : write(value);
  };
  const rowOf = (turn: number): readonly string[] => [String(turn), ...games.map((_, index) => cell(index, turn))];
  const props = { label: chart.label, lines, write, turnWord: turnWordIn(debriefing).one, unit: chart.unit };
  return (
    <ChartCard
      id={`chart-${chart.key.replace(/\W/g, '-')}`}
      title={chart.label}
      help={chart.help}
      table={{ heads: [turnWordIn(debriefing).one, ...heads], rows: turns.map(rowOf) }}
    >
      {chart.kind === 'count' ? <OverlayCounts {...props} total={(value) => tr('debrief.inAll', { value: write(value) })} /> : <OverlayLines {...props} />}
    </ChartCard>
  );
};
