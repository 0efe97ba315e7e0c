import { writerOf } from '#kernel/figures.ts';
import { tr } from '../../i18n/room.ts';
import type { DebriefChart } from '../../shell/room-parts.ts';
import { wide } from '../../store/media.ts';
import { NamedLines } from '../../svg/chart/named-lines.tsx';
import { curveRows } from '../../svg/chart/curves.ts';
import { ChartCard } from './chart-card.tsx';
import { type Debriefing, seatNamed, turnWordIn } from './debriefing.ts';
import type { GameFigures } from './game-file.ts';
import { seatCurves } from './series.ts';

interface FewChartProps {
  readonly debriefing: Debriefing;
  readonly game: GameFigures;
  readonly chart: DebriefChart;
  /** The first one, over the whole width. */
  readonly great?: boolean;
}

/** One figure of each player of a small table, by name, colour and shape. */
export const FewChart = ({ debriefing, game, chart, great = false }: FewChartProps) => {
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
