import { useMemo } from 'preact/hooks';
import type { View } from '#games/anti-monopoly/types.ts';
import { seatOf } from '#kernel/game.ts';
import type { ChartsProps } from '#web/interface/game-page.ts';
import { SeatChart } from '#web/svg/chart/seat-chart.tsx';
import { campOf } from '../facts.ts';
import { CampsTable } from '../dialogs/camps-table.tsx';
import { speechOf } from '../speech.ts';
import { CampChart } from './camp-chart.tsx';
import { seatCurves } from './series.ts';
import './charts.css';

/** AM-13.8: cash and present count of each, value of the camps, rents received by camp. */
export const Charts = ({ view, voice, points, pointed }: ChartsProps<View>) => {
  const speech = useMemo(() => speechOf(voice), [voice]);
  const { words, name, money, term } = speech;
  const parts = { view, speech, points };
  const ofSeats = {
    name,
    unit: words('charts.thousands'),
    write: money,
    axis: (value: number): string => money(value / 1000),
    turnWord: words('charts.round'),
    pointed: pointed.value?.kind === 'seat' ? pointed.value.seat : null,
  };
  return (
    <div class="am-charts stack">
      <CampChart {...parts} figure="liquidation" title={words('charts.camps')} unit={words('charts.thousands')} height={170} figures />
      <CampChart {...parts} figure="rentReceived" title={words('charts.rents')} unit={words('charts.perRound')} height={170} figures />
      <SeatChart {...ofSeats} curves={seatCurves(view, points, 'cash')} title={term('anti-monopoly.metric.cash') ?? ''} />
      <SeatChart {...ofSeats} curves={seatCurves(view, points, 'score')} title={words('charts.score')} />
    </div>
  );
};

/** Under the log of a wide screen: the two camps compared, their value by round, whose names these are. */
export const Aside = ({ view, voice, points, you }: ChartsProps<View>) => {
  const speech = useMemo(() => speechOf(voice), [voice]);
  const { words } = speech;
  const seat = seatOf(you);
  return (
    <div class="am-charts stack am-aside">
      <details>
        <summary>{words('help.title')}</summary>
        <CampsTable speech={speech} yours={seat === null ? null : campOf(view, seat)} />
      </details>
      <CampChart view={view} speech={speech} points={points} figure="liquidation" title={words('charts.camps')} unit={words('charts.thousands')} />
      <small>{words('trademark')}</small>
    </div>
  );
};
