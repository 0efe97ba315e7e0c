import { type Figures, writerOf } from '#kernel/figures.ts';
import { formatMoney } from '#kernel/words.ts';
import { tl } from '../i18n/teach.ts';
import { readingsOf } from '../kit/svg/chart/curves.ts';
import { SeatChart } from '../kit/svg/chart/seat-chart.tsx';
import type { AccountProps, ChartsProps, GamePage } from '../kit/interface/game-page.ts';
import { headed, turnWordOf } from '../kit/interface/turn-word.ts';

/* What a small game leaves out of its page is drawn from its table of figures. */

export const pageOf = <V,>(figures: Figures<V>, own: Pick<GamePage, 'Board'> & Partial<GamePage>): GamePage => {
  const columnsOf = (view: V, seat: number, voice: AccountProps['voice']) =>
    figures
      .columns(view, voice)
      .filter((column) => column.seat === seat)
      .map(({ metric, label, money }) => {
        const value = figures.metrics(view)[metric];
        return { label, text: value === undefined ? '–' : formatMoney(value, voice.lang, money ? voice.unit : '') };
      });

  const Account = ({ view, seat, voice }: AccountProps<V>) => (
    <dl>
      {columnsOf(view, seat, voice).map(({ label, text }) => (
        <div key={label} class="row ends">
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );

  const PlayerLine = ({ view, seat, voice }: AccountProps<V>) => <b>{columnsOf(view, seat, voice)[0]?.text}</b>;

  /** The curves of the players, each with the table behind it. */
  const Charts = ({ view, voice, points, pointed }: ChartsProps<V>) => {
    const word = headed(turnWordOf(own, voice).one);
    const goal = figures.goal(view);
    const ahead = figures.scored.during ?? figures.scored.metric;
    return (
      <div class="stack loose">
        {figures
          .charts(voice)
          .filter(({ kind }) => kind === 'seats')
          .map((chart) => (
            <SeatChart
              key={chart.key}
              title={chart.label}
              unit={chart.unit}
              curves={figures
                .chairs(view)
                .map((seat) => ({ seat, readings: readingsOf(points, `${chart.key}/${seat}`) }))
                .filter(({ readings }) => readings.length > 0)}
              name={(seat) => voice.seatName(seat)}
              write={writerOf(chart, voice)}
              turnWord={word}
              goal={goal === null || chart.key !== ahead ? null : { value: goal, words: tl('decided.goal') }}
              pointed={pointed.value?.kind === 'seat' ? pointed.value.seat : null}
            />
          ))}
      </div>
    );
  };

  return {
    chairs: (view: V) => figures.chairs(view).length,
    Account,
    PlayerLine,
    Charts,
    explain: () => Promise.resolve({ explain: () => null, tip: () => null }),
    status: () => null,
    ...own,
  };
};
