import type { View } from '#games/bourse/types.ts';
import { at, unreachable } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import { nextRoller, orderOfPlay } from './forecast.ts';
import type { Speech } from './speech.ts';

/** What a player has done, does or is about to do, in three words beside the name. */
export const statusOf = (view: View, seat: Seat, speech: Speech): string | null => {
  const { point, players, roller } = view.table;
  const { words, money } = speech;
  const { active, turnsToMiss, lap } = at(players, seat);
  if (!active) return words('status.gone');
  const among = (asked: readonly Seat[], answered: readonly Seat[], doing: string): string | null => {
    if (!asked.includes(seat)) return null;
    return answered.includes(seat) ? words('status.answered') : doing;
  };
  const doing = ((): string | null => {
    switch (point.kind) {
      case 'awaitRoll':
        return seat === roller ? words('status.roll') : null;
      case 'optionDecision':
      case 'releaseDecision':
        return seat === point.contract.holder ? words('status.option') : null;
      case 'ceilingDecision':
        return among(point.asked, point.answered, words('status.ceiling'));
      case 'rollerTrade':
      case 'otherTrade':
        return tradingStatus(view, seat, speech);
      case 'bankDecision':
        return seat === roller ? words('status.bank') : null;
      case 'cardDecision':
        return among(point.asked, point.answered, words('status.card'));
      case 'default':
        return seat === point.debtor ? words('status.debt', { sum: money(point.due) }) : null;
      case 'auctionBid':
        return seat === point.debtor ? words('status.debt', { sum: money(point.due) }) : among(point.asked, point.answered, words('status.bids'));
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

const tradingStatus = (view: View, seat: Seat, { words, money }: Speech): string | null => {
  const places = orderOfPlay(view);
  const index = places.findIndex((place) => place.seat === seat);
  const place = places[index];
  if (place === undefined) return null;
  const { turn } = place;
  if (turn.kind === 'asked') return index === 0 ? words('status.tradesFirst') : words('status.trades');
  if (turn.kind === 'done') {
    const { kind, n, price } = turn.order;
    if (kind === 'buy') return words('bought', { count: n, price: money(price) });
    if (kind === 'sell') return words('sold', { count: n, price: money(price) });
    return kind === 'take' ? words('took', { count: n }) : words('passed');
  }
  if (turn.kind !== 'waiting') return null;
  const asked = places.findIndex((other) => other.turn.kind === 'asked');
  return index === asked + 1 ? words('status.tradesNext') : words('status.tradesLater', { place: index + 1 });
};
