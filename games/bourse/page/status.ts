import { openingOf } from '#games/bourse/rules/payments.ts';
import { type Order, type PreparedOrder, SECURITIES, type View } from '#games/bourse/types.ts';
import { at, sum, unreachable } from '#kernel/collections.ts';
import type { Offer, Seat } from '#kernel/game.ts';
import type { Voice } from '#kernel/words.ts';
import type { FormValues } from '#web/kit/interface/game-page.ts';
import { nextRoller, orderOfPlay, type Turn } from './facts.ts';
import { type Scene, speechOf } from './scene.ts';

/* What players have done, do or are about to do, and what a form stands for, in a few words. */

export const orderText = ({ words, money, number }: Scene, { kind, n, price }: Order, short = false): string => {
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

export const preparedText = ({ words, number }: Scene, order: PreparedOrder): string => {
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

/** In the order of play; the place of somebody who has nothing to do is empty. */
export const turnText = (scene: Scene, turn: Turn, short: boolean): string => {
  if (turn.kind === 'done') return orderText(scene, turn.order, short);
  return turn.kind === 'idle' ? '' : scene.words(`turn.${turn.kind}`);
};

/** Beside a name, in three words. */
export const statusOf = (scene: Scene, seat: Seat): string | null => {
  const { view, words, money } = scene;
  const { point, players, roller } = view.table;
  const { active, turnsToMiss, lap } = at(players, seat);
  if (!active) return words('status.gone');
  const whose = (doer: Seat, doing: string): string | null => (seat === doer ? doing : null);
  const among = (asked: readonly Seat[], answered: readonly Seat[], doing: string): string | null => {
    if (!asked.includes(seat)) return null;
    return answered.includes(seat) ? words('status.answered') : doing;
  };
  const doing = ((): string | null => {
    switch (point.kind) {
      case 'awaitRoll':
        return whose(roller, words('status.roll'));
      case 'optionDecision':
      case 'releaseDecision':
        return whose(point.contract.holder, words('status.option'));
      case 'ceilingDecision':
        return among(point.asked, point.answered, words('status.ceiling'));
      case 'rollerTrade':
      case 'otherTrade':
        return tradingStatus(scene, seat);
      case 'bankDecision':
        return whose(roller, words('status.bank'));
      case 'cardDecision':
        return among(point.asked, point.answered, words('status.card'));
      case 'default':
        return whose(point.debtor, words('status.debt', { sum: money(point.due) }));
      case 'auctionBid':
        return whose(point.debtor, words('status.debt', { sum: money(point.due) })) ?? among(point.asked, point.answered, words('status.bids'));
      case 'gameOver':
        return null;
      default:
        return unreachable(point);
    }
  })();
  if (doing !== null) return doing;
  if (turnsToMiss > 0) return words('status.misses', { turns: turnsToMiss });
  if (point.kind !== 'gameOver' && seat === nextRoller(view) && seat !== roller) return words('status.rollSoon');
  return lap > 0 ? words('status.lap', { lap: lap + 1 }) : null;
};

const tradingStatus = (scene: Scene, seat: Seat): string | null => {
  const { words } = scene;
  const places = orderOfPlay(scene.view);
  const index = places.findIndex((place) => place.seat === seat);
  const turn = places[index]?.turn;
  if (turn?.kind === 'asked') return words(index === 0 ? 'status.tradesFirst' : 'status.trades');
  if (turn?.kind === 'done') return orderText(scene, turn.order);
  if (turn?.kind !== 'waiting') return null;
  const asked = places.findIndex((other) => other.turn.kind === 'asked');
  return index === asked + 1 ? words('status.tradesNext') : words('status.tradesLater', { place: index + 1 });
};

/** What a filled form stands for: the value and the opening price of a lot, what a prepared order may come to. */
export const noteOf = (offer: Offer<unknown>, values: FormValues, { table }: View, voice: Voice): string | null => {
  const { words, money } = speechOf(voice);
  const number = (name: string): number => (typeof values[name] === 'number' ? values[name] : 0);
  switch (offer.kind === 'form' ? offer.type : '') {
    case 'auctionLot': {
      const value = sum(SECURITIES.map((security) => number(security) * table.quotes[security]));
      return words('note.lot', { value: money(value), opening: money(openingOf(value)) });
    }
    case 'prepareBuy':
      return words('note.atMost', { sum: money(number('n') * number('max')) });
    case 'prepareSell':
      return words('note.atLeast', { sum: money(number('n') * number('min')) });
    default:
      return null;
  }
};
