import type { PointOf, TitleId } from '#games/anti-monopoly/types.ts';
import type { Seat } from '#kernel/game.ts';
import { SeatMark } from '#web/svg/seat-mark.tsx';
import type { BoardScene } from '../board/scene.ts';
import { mortgageValue, priceOf, stopCost, withTitle } from '../facts.ts';
import { titleNameOf } from '../titles.ts';
import { Line, Panel, Sums } from './parts.tsx';

const Bidder = ({ scene, seat, words, awaited }: { readonly scene: BoardScene; readonly seat: Seat; readonly words: string; readonly awaited: boolean }) => (
  <li class={awaited ? 'row am-awaited' : 'row'}>
    <SeatMark seat={seat} size={14} />
    <b>{scene.speech.name(seat)}</b>
    <span class="hint">{words}</span>
  </li>
);

/** What the title would bring its reader at each visit, unbuilt. */
const RentLine = ({ scene, title }: { readonly scene: BoardScene; readonly title: TitleId }) => {
  const { view, speech, you } = scene;
  if (you === null) return null;
  const cost = stopCost(withTitle(view, title, { owner: you }), title);
  if (cost.kind === 'none') return null;
  return <Line label={speech.words('auction.rent')} sum={cost.kind === 'sum' ? speech.money(cost.sum) : speech.words('deed.dice', { factor: cost.factor })} />;
};

/** AM-13.5: opening price, own sealed answer, who has answered (AM-4.8.6). */
export const CeilingPanel = ({ scene, point }: { readonly scene: BoardScene; readonly point: PointOf<'ceilings'> }) => {
  const { view, speech, you } = scene;
  const { words, money } = speech;
  const own = you === null ? undefined : view.sealed[you];
  const stateOf = (seat: Seat): string => {
    if (!point.asked.includes(seat)) return words('auction.unable');
    return point.answered.includes(seat) ? words('auction.answered') : words('auction.asked');
  };
  return (
    <Panel explains="panel ceilings" title={words('auction.title', { name: titleNameOf(view, point.title, speech) })}>
      <div class="halves">
        <Sums>
          <Line label={words('auction.price')} sum={money(priceOf(point.title))} />
          <Line label={words('auction.opening')} sum={money(point.opening)} result />
          <RentLine scene={scene} title={point.title} />
          {own !== undefined && <Line label={words('auction.yours')} sum={own.amount === null ? words('auction.youPassed') : money(own.amount)} />}
        </Sums>
        <ul class="am-bidders" aria-label={words('auction.bidders')}>
          {point.order.map((seat) => (
            <Bidder key={seat} scene={scene} seat={seat} words={stateOf(seat)} awaited={point.asked.includes(seat) && !point.answered.includes(seat)} />
          ))}
        </ul>
      </div>
      <p>{own === undefined ? words('auction.rule') : words('auction.replace')}</p>
    </Panel>
  );
};

/** AM-13.5: high bid, minimum, remaining bidders (AM-4.8.2). */
export const BiddingPanel = ({ scene, point }: { readonly scene: BoardScene; readonly point: PointOf<'bidding'> }) => {
  const { view, speech } = scene;
  const { words, money } = speech;
  const { high } = point;
  const waiting = point.queue.filter((seat) => seat !== high?.seat && seat !== point.seat);
  return (
    <Panel explains="panel bidding" title={words('auction.title', { name: titleNameOf(view, point.title, speech) })}>
      <div class="halves">
        <Sums>
          <Line label={words('auction.price')} sum={money(priceOf(point.title))} />
          <Line label={words('auction.opening')} sum={money(mortgageValue(point.title))} />
          <Line label={words('auction.best')} sum={high === null ? words('auction.noBid') : `${money(high.amount)}, ${speech.name(high.seat)}`} result />
          <Line label={words('auction.least')} sum={money(point.minimum)} />
          <RentLine scene={scene} title={point.title} />
        </Sums>
        <ul class="am-bidders" aria-label={words('auction.bidders')}>
          <Bidder scene={scene} seat={point.seat} words={words('auction.asked')} awaited />
          {waiting.map((seat) => (
            <Bidder key={seat} scene={scene} seat={seat} words="" awaited={false} />
          ))}
          {high !== null && <Bidder scene={scene} seat={high.seat} words={words('auction.leads')} awaited={false} />}
          {point.passed.map((seat) => (
            <Bidder key={seat} scene={scene} seat={seat} words={words('auction.out')} awaited={false} />
          ))}
        </ul>
      </div>
    </Panel>
  );
};
