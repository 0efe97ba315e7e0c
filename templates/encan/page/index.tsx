import { at, range, sum as total } from '#kernel/collections.ts';
import { balance } from '#kernel/ledger.ts';
import { wordOf } from '#kernel/words.ts';
import type { AccountProps, ChartsProps, GamePage } from '#web/shell/game-page.ts';
import { SeatLines } from '#web/svg/chart/seat-lines.tsx';
import { feminine } from '#web/shell/turn-word.ts';
import { Board } from './board.tsx';
import { asView, sum, wordsIn } from './view.ts';

const Account = ({ view: raw, seat, voice }: AccountProps) => {
  const { ledger, bought } = asView(raw).table;
  const lots = at(bought, seat);
  return (
    <p data-explain={`purse ${seat}`}>
      <b>{sum(balance(ledger, seat), voice)}</b> ·{' '}
      {lots.length === 0 ? wordsIn(voice)('none') : `${wordsIn(voice)('lots')} ${lots.join(' + ')} = ${sum(total(lots), voice)}`}
    </p>
  );
};

const PlayerLine = ({ view: raw, seat, voice }: AccountProps) => <b data-explain={`purse ${seat}`}>{sum(balance(asView(raw).table.ledger, seat), voice)}</b>;

const WORTH = 'encan.metric.worth';

const Charts = ({ view: raw, voice, points }: ChartsProps) => {
  if (points.length === 0) return null;
  const curves = range(asView(raw).table.active.length).map((seat) => ({
    seat,
    readings: points.map(({ turn, metrics }) => ({ turn, value: metrics[`${WORTH}/${seat}`] ?? 0 })),
  }));
  const label = wordOf(voice, WORTH);
  return (
    <SeatLines
      label={label}
      curves={curves}
      name={(seat) => voice.seatName(seat)}
      write={(value) => sum(value, voice)}
      turnWord={wordsIn(voice)('turn')}
      reach={[0]}
      pointed={null}
    />
  );
};

export const page: GamePage = {
  Board,
  chairs: (view) => asView(view).table.active.length,
  Account,
  PlayerLine,
  Charts,
  explain: () => import('./explain.ts'),
  purse: (view, you) => (typeof you === 'number' ? balance(asView(view).table.ledger, you) : null),
  rank: () => 'usual',
  status: ({ view, seat, voice }) => (asView(view).committed[seat] === true ? wordsIn(voice)('sealed') : null),
  columns: (view, voice) =>
    ['encan.metric.cash', WORTH].flatMap((metric) =>
      range(asView(view).table.active.length).map((seat) => ({ metric: `${metric}/${seat}`, seat, label: wordOf(voice, metric), money: true })),
    ),
  turnWord: (voice) => feminine(wordsIn(voice)('turn'), voice),
};
