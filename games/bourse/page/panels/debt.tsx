import { DISTRESS_DIVISOR } from '#games/bourse/data.ts';
import { roundDown } from '#games/bourse/rules/payments.ts';
import type { Lot, Move, Point, View } from '#games/bourse/types.ts';
import { SECURITIES } from '#games/bourse/types.ts';
import { SeatMark } from '#web/kit/svg/seat-mark.tsx';
import { accountOf } from '../../accounts.ts';
import type { Speech } from '../speech.ts';
import { Line, Panel, type PanelFrame } from './sums.tsx';

interface DebtProps<Kind extends Point['kind']> extends PanelFrame {
  readonly view: View;
  readonly point: Extract<Point, { readonly kind: Kind }>;
}

const Owed = ({ view, speech, debtor, due }: { readonly view: View; readonly speech: Speech; readonly debtor: number; readonly due: number }) => {
  const { words, money } = speech;
  const cash = view.cash[debtor] ?? null;
  return (
    <div class="bo-sums">
      <Line label={words('due')} sum={money(due)} />
      <Line label={words('inHand')} sum={cash === null ? words('hidden') : money(cash)} />
      {cash !== null && <Line label={words('lacking')} sum={money(Math.max(0, due - cash))} result />}
    </div>
  );
};

export const DefaultPanel = ({ view, point, ...frame }: DebtProps<'default'>) => {
  const { speech } = frame;
  const { words, money } = speech;
  const holdings = accountOf(view, point.debtor).holdings.filter(({ owned, blocked }) => owned > blocked);
  return (
    <Panel {...frame} explains="panel default" title={words('defaultTitle', { name: speech.name(point.debtor) })} wax>
      <div class="bo-two halves">
        <Owed view={view} speech={speech} debtor={point.debtor} due={point.due} />
        <div class="bo-sums">
          <p>{words('sellable')}</p>
          {holdings.map(({ security, owned, blocked, quote }) => (
            <Line
              key={security}
              label={`${owned - blocked} × ${speech.company(view, security)}${point.unsold.includes(security) ? `, ${words('unsold')}` : ''}`}
              sum={money(roundDown(((owned - blocked) * quote) / DISTRESS_DIVISOR))}
            />
          ))}
        </div>
      </div>
    </Panel>
  );
};

const lotText = (view: View, { titles }: Lot, speech: Speech): string =>
  SECURITIES.flatMap((security) => {
    const count = titles[security];
    return count === undefined ? [] : [`${count} ${speech.company(view, security)}`];
  }).join(', ');

const ownAnswer = (answer: Move | null, { words, money }: Speech): string | null => {
  if (answer?.type === 'bid') return words('yourMaximum', { sum: money(answer.amount) });
  return answer?.type === 'passBid' ? words('youPassed') : null;
};

export const AuctionPanel = ({ view, point, ...frame }: DebtProps<'auctionBid'>) => {
  const { speech } = frame;
  const { words, money } = speech;
  const answer = ownAnswer(view.answer, speech);
  const best = point.best;
  return (
    <Panel {...frame} explains="panel auction" title={words('auctionTitle', { name: speech.name(point.debtor) })} wax>
      <div class="bo-two halves">
        <div class="bo-sums">
          <Line label={words('lot')} sum={lotText(view, point.lot, speech)} />
          <Line label={words('lotValue')} sum={money(point.lot.value)} />
          <Line label={words('opening')} sum={money(point.lot.opening)} result />
          {view.options.auctionBids === 'rising' && (
            <Line label={words('best')} sum={best === null ? words('noBid') : `${speech.name(best.seat)}, ${money(best.amount)}`} />
          )}
        </div>
        <Owed view={view} speech={speech} debtor={point.debtor} due={point.due} />
      </div>
      <ul aria-label={words('bidders')}>
        {point.asked.map((seat) => (
          <li key={seat} class={point.answered.includes(seat) ? 'cluster' : 'cluster bo-awaited'}>
            <SeatMark seat={seat} size={14} />
            <b>{speech.name(seat)}</b>
            <em>{point.answered.includes(seat) ? words('hasAnswered') : words('awaited')}</em>
          </li>
        ))}
      </ul>
      {answer !== null && <p>{answer}</p>}
    </Panel>
  );
};
