import { auctionEnd } from '#games/anti-monopoly/rules/auction.ts';
import { tradeEnd } from '#games/anti-monopoly/rules/trade.ts';
import type { View } from '#games/anti-monopoly/types.ts';
import type { Message } from '#kernel/messages.ts';
import type { BoardScene } from './scene.tsx';

/** How the last auction and the last trade ended, for a round or so. */
export const newsOf = ({ options, table: { round, lastAuction, lastTrade } }: View): readonly Message[] => {
  const isFresh = (result: { readonly round: number }): boolean => round <= result.round + 1;
  return [
    ...(lastTrade !== null && isFresh(lastTrade) ? [tradeEnd(options, lastTrade)] : []),
    ...(lastAuction !== null && isFresh(lastAuction) ? [auctionEnd(options, lastAuction)] : []),
  ];
};

/** What was decided elsewhere is told where one looks: not everybody has the log open. */
export const News = ({ scene }: { readonly scene: BoardScene }) => {
  const news = newsOf(scene.view);
  if (news.length === 0) return null;
  return (
    <ul class="am-news" aria-live="polite" aria-label={scene.speech.words('news')}>
      {news.map((message) => (
        <li key={message.key}>{scene.speech.render(message)}</li>
      ))}
    </ul>
  );
};
