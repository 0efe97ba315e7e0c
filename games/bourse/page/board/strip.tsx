import type { Order, PreparedOrder, SecurityId } from '#games/bourse/types.ts';
import { unreachable } from '#kernel/collections.ts';
import type { Offer, Seat } from '#kernel/game.ts';
import { Button } from '#web/kit/parts/buttons.tsx';
import { Mark, SeatMark } from '#web/kit/svg/seat-mark.tsx';
import type { Speech } from '../speech.ts';
import { orderOfPlay, type Turn } from '../forecast.ts';
import { type BoardScene, contractsOn, ownersOf } from './pawns.tsx';
import { offerOf } from '../targets.ts';
import { TITLES_PER_SECURITY } from '#games/bourse/data.ts';

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

interface TitlesProps {
  readonly scene: BoardScene;
  readonly security: SecurityId;
  /** Middle of the first place. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly step: number;
}

/** Five places: an owner's mark, struck when an option blocks the title, or an empty card for the cash desk. */
export const Titles = ({ scene, security, x, y, size, step }: TitlesProps) => {
  const marks = ownersOf(scene.view, security).flatMap(({ seat, owned, blocked }) =>
    Array.from({ length: owned }, (_, index) => ({ seat, struck: index < blocked })),
  );
  const reach = size * 0.62;
  const { pointed } = scene;
  const dimmed = (seat: number): boolean => pointed?.kind === 'seat' && pointed.seat !== seat;
  return (
    <g transform={`translate(${x} ${y})`}>
      {Array.from({ length: TITLES_PER_SECURITY }, (_, place) => {
        const mark = marks[place];
        if (mark === undefined)
          return <rect key={place} class="bo-empty" x={place * step - size * 0.36} y={-size * 0.46} width={size * 0.72} height={size * 0.92} rx="1" />;
        return (
          <g key={place} transform={`translate(${place * step} 0)`} opacity={dimmed(mark.seat) ? 0.6 : 1}>
            <Mark seat={mark.seat} x={0} y={0} size={size} edgeWidth={0.9} />
            {mark.struck && <path class="bo-struck-casing" d={`M${-reach} ${reach}L${reach} ${-reach}`} />}
            {mark.struck && <path class="bo-struck" d={`M${-reach} ${reach}L${reach} ${-reach}`} />}
          </g>
        );
      })}
    </g>
  );
};

/** Who holds an option on this security: the mark in a dashed slip, for what would be. */
export const OptionMarks = ({
  scene,
  security,
  x,
  y,
}: {
  readonly scene: BoardScene;
  readonly security: SecurityId;
  readonly x: number;
  readonly y: number;
}) => (
  <>
    {contractsOn(scene.view, security).map(({ id, holder }, index) => (
      <g key={id} transform={`translate(${x - index * 20} ${y})`}>
        <rect class="bo-option" x="-9" y="-8.5" width="18" height="17" rx="2" />
        <Mark seat={holder} x={0} y={0} size={10} edgeWidth={0.9} />
      </g>
    ))}
  </>
);
