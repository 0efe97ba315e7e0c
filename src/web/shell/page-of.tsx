import { type Figures, writerOf } from '#kernel/figures.ts';
import { formatMoney } from '#kernel/words.ts';
import { tl } from '../i18n/teach.ts';
import { readingsOf } from '../kit/svg/chart/curves.ts';
import { SeatChart } from '../kit/svg/chart/seat-chart.tsx';
import type { AccountProps, ChartsProps, GamePage, GameProps } from '../kit/interface/game-page.ts';
import { headed, turnWordOf } from '../kit/interface/turn-word.ts';
import { explainer, type Thing, type Tip, tipper } from '../kit/parts/explain.ts';

/* What a small game leaves out of its page is drawn from its table of figures. */

interface Own<V> extends Pick<GamePage, 'Board'>, Partial<Omit<GamePage, 'Board'>> {
  /** What stands on the board and in the accounts, by what `data-explain` names it; a figure of the default account by its id. */
  readonly things?: Readonly<Record<string, Thing<GameProps<V>>>>;
  readonly tips?: readonly Tip<GameProps<V>>[];
}

export const pageOf = <V,>(figures: Figures<V>, { things = {}, tips = [], ...own }: Own<V>): GamePage => {
  const columnsOf = (view: V, seat: number, voice: AccountProps['voice']) =>
    figures
      .columns(view, voice)
      .filter((column) => column.seat === seat)
      .map(({ metric, label, money }) => {
        const value = figures.metrics(view)[metric];
        const key = metric.slice(0, metric.indexOf('/'));
        const id = key.slice(key.lastIndexOf('.') + 1);
        return {
          key,
          label,
          money,
          thing: Object.hasOwn(things, id) ? `${id} ${seat}` : undefined,
          text: value === undefined ? '–' : formatMoney(value, voice.lang, money ? voice.unit : ''),
        };
      });

  const Account = ({ view, seat, voice }: AccountProps<V>) => (
    <dl>
      {columnsOf(view, seat, voice).map(({ label, text, thing }) => (
        <div key={label} class="row ends" data-explain={thing}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );

  const ahead = figures.scored.during ?? figures.scored.metric;

  /** Money speaks for itself; without any it is the figure that ranks, with its name. */
  const PlayerLine = ({ view, seat, voice }: AccountProps<V>) => {
    const columns = columnsOf(view, seat, voice);
    const [first] = columns;
    const ranked = columns.find(({ key }) => key === ahead) ?? first;
    if (first?.money === true) return <b>{first.text}</b>;
    return (
      <span>
        {ranked?.label} <b>{ranked?.text}</b>
      </span>
    );
  };

  /** The curves of the players, each with the table behind it. */
  const Charts = ({ view, voice, points, pointed }: ChartsProps<V>) => {
    const word = headed(turnWordOf(own, voice).one);
    const goal = figures.goal(view);
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
    explain: () => Promise.resolve({ explain: explainer((about) => about, things), tip: tipper((about) => about, tips) }),
    status: () => null,
    ...own,
  };
};
