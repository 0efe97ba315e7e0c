import { useMemo } from 'preact/hooks';
import type { ChartsProps } from '#web/kit/interface/game-page.ts';
import { curveRows } from '#web/kit/svg/chart/curves.ts';
import { Figures, SeatLines } from '#web/kit/svg/chart/seat-chart.tsx';
import { RoomLines } from '#web/kit/svg/chart/room-lines.tsx';
import type { View } from '#games/triple-bataille/types.ts';
import { type Speech, speechOf } from '../speech.ts';
import { MoneyAreas } from './money-areas.tsx';
import { type Holding, holdersOf, holdings, medianWealth, wealthCurves } from './readings.ts';

/** More lines than this cannot be told apart by their names at the end. */
const MOST_NAMED = 8;

/** Everybody's wealth in bundles; in a crowd only the highest, the median and the lowest are named. */
const WealthChart = ({ view, speech, pointed }: { readonly view: View; readonly speech: Speech; readonly pointed: number | null }) => {
  const { words, name, number } = speech;
  const curves = wealthCurves(view);
  const ends = curves.flatMap(({ readings }) => readings.at(-1)?.value ?? []);
  const median = medianWealth(view);
  if (ends.length === 0) return null;
  if (curves.length <= MOST_NAMED) {
    return <SeatLines label={words('charts.wealth')} curves={curves} name={name} write={number} turnWord={words('turnWord')} reach={[0]} pointed={pointed} />;
  }
  return (
    <RoomLines
      label={words('charts.wealth')}
      curves={curves}
      median={median}
      words={{
        highest: `${words('charts.highest')} ${number(Math.max(...ends))}`,
        median: `${words('charts.median')} ${number(median.at(-1)?.value ?? 0)}`,
        lowest: `${words('charts.lowest')} ${number(Math.min(...ends))}`,
      }}
      write={number}
      turnWord={words('turnWord')}
    />
  );
};

/** TB-13.6: wealth of each, money by holder, with the tables behind them. */
export const Charts = ({ view, voice, pointed }: ChartsProps<View>) => {
  const speech = useMemo(() => speechOf(voice), [voice]);
  const { words, name, number } = speech;
  const curves = wealthCurves(view);
  const held = holdings(view);
  const holders = holdersOf(held).toReversed();
  const moneyRow = ({ turn, cards, circulating }: Holding): readonly (string | number)[] => {
    const amounts = holders.map((holder) => number(cards[holder] ?? 0));
    return [turn, ...amounts, number(circulating)];
  };
  if (view.indicators.length === 0) return <p class="help">{words('charts.empty')}</p>;
  return (
    <div class="stack loose">
      <section>
        <header>
          <h3>{words('charts.wealth')}</h3>
          <span>{words('charts.wealthUnit')}</span>
        </header>
        <WealthChart view={view} speech={speech} pointed={pointed.value?.kind === 'seat' ? pointed.value.seat : null} />
        <Figures caption={words('charts.wealth')} heads={[words('turnWord'), ...curves.map(({ seat }) => name(seat))]} rows={curveRows(curves, number)} />
      </section>
      <section>
        <header>
          <h3>{words('charts.money')}</h3>
          <span>{words('charts.moneyUnit')}</span>
        </header>
        <p class="help">{words('charts.moneyHelp')}</p>
        <MoneyAreas held={held} speech={speech} />
        <Figures
          caption={words('charts.money')}
          heads={[words('turnWord'), ...holders.map((holder) => words(`charts.holders.${holder}`)), words('circulating')]}
          rows={held.map(moneyRow)}
        />
      </section>
    </div>
  );
};
