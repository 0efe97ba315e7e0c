import { at } from '#kernel/collections.ts';
import { formatNumber } from '#kernel/words.ts';
import { FIRST_YEAR } from '#games/ecodip/data.ts';
import { GOODS, TAGS, type View } from '#games/ecodip/types.ts';
import type { ChartsProps } from '#web/kit/interface/game-page.ts';
import { Axes, makePlane, stepPath, turnTicks, valueTicks } from '#web/kit/svg/chart/chart.tsx';
import { Figures, SeatChart } from '#web/kit/svg/chart/seat-chart.tsx';
import { powerName, pricesOf, priceSteps } from '../powers.tsx';
import { te } from '../words.ts';
import { type Figure, placeOf, powerCurves } from './series.ts';

const PRICE_LINES = [
  { stroke: 'var(--series-1)' },
  { stroke: 'var(--series-2)', 'stroke-dasharray': '6 3' },
  { stroke: 'var(--wax)', 'stroke-dasharray': '2 3' },
];

interface PowerChartProps extends ChartsProps<View> {
  readonly figure: Figure;
  readonly title: string;
  readonly unit: string;
}

const PowerChart = ({ view, voice, points, pointed, figure, title, unit }: PowerChartProps) => {
  const { lang } = voice;
  return (
    <SeatChart
      title={title}
      unit={unit}
      curves={powerCurves(view, points, figure)}
      name={(place) => at(TAGS, place)}
      fullName={(place) => powerName(at(TAGS, place), lang)}
      write={(value) => formatNumber(value, lang)}
      turnWord={te('turnWord')}
      pointed={pointed.value?.kind === 'seat' ? placeOf(view, pointed.value.seat) : null}
      height={220}
    />
  );
};

/** Prices stand still within a year: steps, one line a good. */
const PriceChart = ({ view, voice }: ChartsProps<View>) => {
  const { lang } = voice;
  const series = GOODS.map((good) => ({ good, prices: pricesOf(view.table, good) }));
  const years = Math.max(...series.map(({ prices }) => prices.length));
  const ticks = valueTicks(0, Math.max(...series.flatMap(({ prices }) => prices)));
  const plane = makePlane({
    width: 340,
    height: 180,
    margins: { left: 30, right: 44, top: 10, foot: 18 },
    turns: [FIRST_YEAR, FIRST_YEAR + Math.max(1, years)],
    values: [0, ticks.at(-1) ?? 1],
  });
  return (
    <section>
      <header class="row ends">
        <h3>{te('charts.prices')}</h3>
        <small>{te('exchange.unit')}</small>
      </header>
      <svg class="chart" viewBox="0 0 340 180" role="img" aria-label={te('charts.prices')}>
        <Axes
          plane={plane}
          values={ticks}
          turns={turnTicks(FIRST_YEAR, FIRST_YEAR + Math.max(1, years))}
          write={(value) => formatNumber(value, lang)}
          turnWord=""
        />
        {series.map(({ good, prices }, index) => (
          <g key={good}>
            <path d={stepPath(plane, priceSteps(prices, FIRST_YEAR))} fill="none" stroke-width="2" {...PRICE_LINES[index]} />
            <text class="chart-tick" x={plane.right + 5} y={plane.y(prices.at(-1) ?? 0) + 4}>
              {good}
            </text>
          </g>
        ))}
      </svg>
      <Figures
        caption={te('charts.prices')}
        heads={[te('charts.year'), ...GOODS]}
        rows={Array.from({ length: years }, (_, year) => [
          FIRST_YEAR + year,
          ...series.map(({ prices }) => formatNumber(prices[year] ?? prices.at(-1) ?? 0, lang)),
        ])}
      />
    </section>
  );
};

/** EC-13.9: centres, units, gold as far as it may be known, and the prices by year. */
export const Charts = (props: ChartsProps<View>) => {
  const isOpen = props.view.desk !== null;
  return (
    <div class="stack loose">
      <PowerChart {...props} figure="centres" title={te('charts.centres')} unit={te('powers.centres')} />
      <PowerChart {...props} figure="gold" title={isOpen ? te('charts.gold') : te('charts.ownGold')} unit={te('own.gold')} />
      <PriceChart {...props} />
      <PowerChart {...props} figure="units" title={te('charts.units')} unit={te('charts.unitsUnit')} />
      <PowerChart {...props} figure="force" title={te('charts.force')} unit={te('charts.forceUnit')} />
      {!isOpen && <p class="hint">{te('charts.secret')}</p>}
    </div>
  );
};
