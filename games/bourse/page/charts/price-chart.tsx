import { CEILING, NOMINAL } from '#games/bourse/data.ts';
import type { SecurityId, View } from '#games/bourse/types.ts';
import { at } from '#kernel/collections.ts';
import type { SeriesPoint } from '#protocol';
import { Axes, makePlane, type Plane, type Reading, stepPath, turnTicks } from '#web/svg/chart/axes.tsx';
import { Mark } from '#web/svg/seat-mark.tsx';
import { phaseFill } from '../board/weather.ts';
import type { Speech } from '../speech.ts';
import type { Marks } from './marks.ts';
import { phaseSpans, quoteReadings } from './series.ts';

interface PriceChartProps {
  readonly view: View;
  readonly speech: Speech;
  readonly points: readonly SeriesPoint[];
  readonly marks: Marks;
  readonly security: SecurityId;
  readonly width: number;
  readonly height: number;
}

const QUOTES = [0, 10_000, 20_000, 30_000, 40_000] as const;

const ruleClass = (quote: number): string => {
  if (quote === CEILING) return 'bo-rule-ceiling';
  if (quote === 0) return 'bo-rule-floor';
  return quote === NOMINAL ? 'bo-rule-nominal' : '';
};

/** The quotation that stood at the end of a turn. */
const valueAt = (readings: readonly Reading[], turn: number): number => readings.findLast((reading) => reading.turn <= turn)?.value ?? NOMINAL;

const Grounds = ({ plane, view, points, speech }: Pick<PriceChartProps, 'view' | 'points' | 'speech'> & { readonly plane: Plane }) => (
  <>
    {phaseSpans(points, view).map(({ from, to, phase }) => {
      const width = plane.x(to) - plane.x(from);
      const name = speech.words(`phases.${phase}`);
      return (
        <g key={from}>
          <rect x={plane.x(from)} y={plane.top} width={width} height={plane.foot - plane.top} fill={phaseFill(phase)} opacity=".45" />
          {width > 22 && (
            <text class="chart-tick bo-span" x={plane.x(from) + 3} y={plane.top - 4}>
              {width > name.length * 5.2 ? name : `${name.slice(0, 3)}.`}
            </text>
          )}
        </g>
      );
    })}
  </>
);

/** BO-13.5: 0 to 40,000, phases as grounds, events as wax diamonds, trades as marks of those who made them. */
export const PriceChart = ({ view, speech, points, marks, security, width, height }: PriceChartProps) => {
  const readings = quoteReadings(points, view, security);
  const last = at(readings, readings.length - 1);
  const first = at(readings, 0).turn;
  const plane = makePlane({
    width,
    height,
    margins: { left: 24, right: 44, top: 16, foot: 18 },
    turns: [first, Math.max(first + 1, last.turn)],
    values: [0, CEILING],
  });
  const trades = marks.trades.filter((trade) => trade.security === security && trade.turn >= first);
  return (
    <svg
      class="chart"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`${speech.words('priceOf', { name: speech.company(view, security) })}, ${speech.money(last.value)}`}
    >
      <Grounds plane={plane} view={view} points={points} speech={speech} />
      <Axes
        plane={plane}
        values={QUOTES}
        turns={turnTicks(first, last.turn)}
        write={(value) => String(value / 1000)}
        turnWord={speech.words('turn')}
        ruleClass={ruleClass}
      />
      <path class="bo-curve" d={stepPath(plane, readings)} />
      {trades.map(({ turn, seat, titles }, index) => (
        // Several trades of one turn stand side by side.
        <g key={`${turn} ${seat} ${titles} ${index}`}>
          <Mark seat={seat} x={plane.x(turn)} y={plane.y(valueAt(readings, turn)) + (titles > 0 ? 8 : -8)} size={9} />
        </g>
      ))}
      {marks.events
        .filter(({ turn }) => turn >= first)
        .map(({ turn, title }) => (
          <path key={turn} class="bo-event" d={`M${plane.x(turn)} ${plane.top - 1}l4.5 4.5l-4.5 4.5l-4.5-4.5z`}>
            <title>{speech.words('eventAt', { title: title[speech.lang], turn })}</title>
          </path>
        ))}
      <circle class="bo-last-point" cx={plane.x(last.turn)} cy={plane.y(last.value)} r="4" />
      <text class="chart-end" x={plane.x(last.turn) + 8} y={plane.y(last.value) + 4.5}>
        {speech.number(last.value)}
      </text>
    </svg>
  );
};
