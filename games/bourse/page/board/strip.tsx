import type { Order, PreparedOrder } from '#games/bourse/types.ts';
import { unreachable } from '#kernel/collections.ts';
import type { Offer, Seat } from '#kernel/game.ts';
import { Button } from '#web/parts/buttons.tsx';
import { SeatMark } from '#web/svg/seat-mark.tsx';
import type { Speech } from '../speech.ts';
import { orderOfPlay, type Turn } from '../visit-order.ts';
import type { BoardScene } from './scene.ts';
import { offerOf } from '../targets.ts';

interface StripProps {
  readonly scene: BoardScene;
  readonly you: Seat | null;
  readonly offers: readonly Offer<unknown>[];
  readonly take: (offer: Offer<unknown>) => void;
}

export const orderText = ({ kind, n, price }: Order, { words, money, number }: Speech, short: boolean): string => {
  switch (kind) {
    case 'buy':
      return short ? words('boughtShort', { count: n, price: number(price) }) : words('bought', { count: n, price: money(price) });
    case 'sell':
      return short ? words('soldShort', { count: n, price: number(price) }) : words('sold', { count: n, price: money(price) });
    case 'take':
      return words('took', { count: n });
    case 'pass':
      return words('passed');
    default:
      return unreachable(kind);
  }
};

const preparedText = (order: PreparedOrder, { words, number }: Speech): string => {
  switch (order.kind) {
    case 'pass':
      return words('prepared.pass');
    case 'buy':
      return words('prepared.buy', { count: order.n, limit: number(order.max) });
    case 'sell':
      return words('prepared.sell', { count: order.n, limit: number(order.min) });
    default:
      return unreachable(order);
  }
};

const turnText = (turn: Turn, speech: Speech, short: boolean): string => {
  switch (turn.kind) {
    case 'done':
      return orderText(turn.order, speech, short);
    case 'asked':
      return speech.words('trading');
    case 'waiting':
      return speech.words('toTrade');
    case 'dice':
      return speech.words('atDice');
    case 'missing':
      return speech.words('missing');
    case 'idle':
      return '';
    default:
      return unreachable(turn);
  }
};

/** Who trades in which order, what they did and at what price; one's own place has the way to a prepared order. */
export const Strip = ({ scene, you, offers, take }: StripProps) => {
  const { view, speech } = scene;
  const places = orderOfPlay(view);
  const short = places.length > 4;
  const preparing = offerOf(offers, 'prepareBuy', 'prepareSell', 'preparePass');
  const prepared = view.own?.prepared ?? null;
  return (
    <ol class="bo-strip" data-explain="turn" aria-label={view.table.visit === null ? speech.words('orderOfDice') : speech.words('orderOfPlay')}>
      {places.map(({ seat, turn }, place) => (
        // By place, not by seat: nodes that change their class while they move keep the style they had in Chromium.
        <li key={place} class={`bo-place grow row bo-place-${turn.kind}`}>
          <SeatMark seat={seat} size={14} />
          <span>
            <b>{speech.name(seat)}</b>
            {seat === you && turn.kind === 'waiting' && preparing !== undefined ? (
              <Button class="bo-prepare" onClick={() => take(preparing)} words={prepared === null ? speech.words('prepare') : preparedText(prepared, speech)} />
            ) : (
              <small>{turnText(turn, speech, short)}</small>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
};
