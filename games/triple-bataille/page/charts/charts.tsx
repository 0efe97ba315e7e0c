import type { ComponentChildren } from 'preact';
import type { ChartsProps } from '#web/kit/interface/game-page.ts';
import { curveRows } from '#web/kit/svg/chart/curves.ts';
import { Figures, SeatLines } from '#web/kit/svg/chart/seat-chart.tsx';
import { RoomLines } from '#web/kit/svg/chart/room-lines.tsx';
import type { View } from '#games/triple-bataille/types.ts';
import { useScene } from '../speech.ts';
import { MoneyAreas } from './money-areas.tsx';
import { holdersOf, holdings, medianWealth, wealthCurves } from './readings.ts';

/** More lines than this cannot be told apart by their names at the end. */
const MOST_NAMED = 8;

/** Everybody's wealth in bundles; in a crowd only the highest, the median and the lowest are named. */
const WealthChart = ({ pointed }: { readonly pointed: number | null }) => {
  const { view, words, name, number } = useScene();
  const curves = wealthCurves(view);
  const ends = curves.flatMap(({ readings }) => readings.at(-1)?.value ?? []);
  const median = medianWealth(view);
  const common = { label: words('charts.wealth'), curves, write: number, turnWord: words('turnWord') };
  if (ends.length === 0) return null;
  if (curves.length <= MOST_NAMED) return <SeatLines {...common} name={name} reach={[0]} pointed={pointed} />;
  const end = (which: 'highest' | 'median' | 'lowest', value: number): string => `${words(`charts.${which}`)} ${number(value)}`;
  return (
    <RoomLines
      {...common}
      median={median}
      words={{
        highest: end('highest', Math.max(...ends)),
        median: end('median', median.at(-1)?.value ?? 0),
        lowest: end('lowest', Math.min(...ends)),
      }}
    />
  );
};

interface ChartProps {
  readonly of: 'wealth' | 'money';
  readonly heads: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
  readonly children: ComponentChildren;
}

const Chart = ({ of, heads, rows, children }: ChartProps) => {
  const { words } = useScene();
  return (
    <section>
      <header>
        <h3>{words(`charts.${of}`)}</h3>
        <span>{words(`charts.${of}Unit`)}</span>
      </header>
      {children}
      <Figures caption={words(`charts.${of}`)} heads={[words('turnWord'), ...heads]} rows={rows} />
    </section>
  );
};

/** TB-13.6: wealth of each, money by holder, with the tables behind them. */
export const Charts = ({ pointed }: ChartsProps<View>) => {
  const { view, indicators, words, name, number } = useScene();
  const curves = wealthCurves(view);
  const held = holdings(view);
  const holders = holdersOf(held).toReversed();
  if (indicators.length === 0) return <p class="help">{words('charts.empty')}</p>;
  return (
    <div class="stack loose">
      <Chart of="wealth" heads={curves.map(({ seat }) => name(seat))} rows={curveRows(curves, number)}>
        <WealthChart pointed={pointed.value?.kind === 'seat' ? pointed.value.seat : null} />
      </Chart>
      <Chart
        of="money"
        heads={[...holders.map((holder) => words(`charts.holders.${holder}`)), words('circulating')]}
        rows={held.map(({ turn, cards, circulating }) => [turn, ...holders.map((holder) => number(cards[holder] ?? 0)), number(circulating)])}
      >
        <p class="help">{words('charts.moneyHelp')}</p>
        <MoneyAreas held={held} />
      </Chart>
    </div>
  );
};
