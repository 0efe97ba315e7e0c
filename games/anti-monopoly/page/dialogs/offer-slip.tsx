import type { Trade, View } from '#games/anti-monopoly/types.ts';
import type { Offer, Seat } from '#kernel/game.ts';
import { Button } from '#web/kit/parts/buttons.tsx';
import { Token } from '#web/kit/svg/token.tsx';
import { campOf, CITY_COLOUR, cityOf } from '../facts.ts';
import { CampBadge } from '../pieces/pieces.tsx';
import { offerOf, type Speech } from '../targets.ts';
import { titleNameOf } from '../names.ts';
import { Effects } from '../trade/deal.tsx';
import { Slip } from '#web/kit/parts/slip.tsx';

interface OfferProps {
  readonly view: View;
  readonly trade: Trade;
  readonly speech: Speech;
  readonly you: Seat | null;
  readonly offers: readonly Offer<unknown>[];
  readonly take: (offer: Offer<unknown>) => void;
  readonly onClose: () => void;
  /** Opens the builder with a counter-offer. */
  readonly onCounter: () => void;
}

interface GivesProps {
  readonly view: View;
  readonly speech: Speech;
  readonly seat: Seat;
  readonly heading: string;
  readonly titles: Trade['giveTitles'];
  readonly cash: number;
}

const Gives = ({ view, speech, seat, heading, titles, cash }: GivesProps) => {
  const { words, money } = speech;
  const camp = campOf(view, seat);
  return (
    <div class="am-gives">
      <h3 class="row">
        <Token seat={seat} name={speech.name(seat)} size={28} /> {heading} {camp !== null && <CampBadge camp={camp} size={18} label={words(`camps.${camp}`)} />}
      </h3>
      <ul class="entries">
        {titles.map((title) => {
          const city = cityOf(title);
          return (
            <li key={title} class="row">
              <i style={{ background: city === null ? 'var(--ink-2)' : CITY_COLOUR[city] }} /> {titleNameOf(view, title, speech)}
            </li>
          );
        })}
        {cash > 0 && <li>{words('trade.money', { sum: money(cash) })}</li>}
        {titles.length === 0 && cash === 0 && <li>{words('trade.empty')}</li>}
      </ul>
    </div>
  );
};

const titleOf = ({ trade, you, speech }: OfferProps): string => {
  const { words, name } = speech;
  if (trade.to === you) return words('trade.received', { name: name(trade.proposer) });
  return trade.proposer === you ? words('trade.sent', { name: name(trade.to) }) : words('trade.between', { from: name(trade.proposer), to: name(trade.to) });
};

const BUTTONS = [
  { type: 'accept', word: 'anti-monopoly.do.accept.short', class: 'btn brass' },
  { type: 'reject', word: 'anti-monopoly.do.reject', class: 'btn' },
  { type: 'withdraw', word: 'anti-monopoly.do.withdraw.short', class: 'btn' },
] as const;

/** AM-13.6: an offer received, with the effect on both sides' rents; the proposer may withdraw it. */
export const OfferSlip = (props: OfferProps) => {
  const { view, trade, speech, you, offers, take, onClose, onCounter } = props;
  const { words, name } = speech;
  const counter = offerOf(offers, 'counter');
  const buttons = BUTTONS.flatMap((button) => {
    const offer = offerOf(offers, button.type);
    return offer === undefined ? [] : [{ ...button, offer }];
  });
  return (
    <Slip
      title={titleOf(props)}
      closeLabel={words('close')}
      class="am-offer"
      onClose={onClose}
      footer={
        buttons.length === 0 ? undefined : (
          <>
            {counter !== undefined && <Button words={speech.term('anti-monopoly.do.counterBuy.short')} onClick={onCounter} />}
            {buttons.map((button) => (
              <Button key={button.type} class={button.class} words={speech.term(button.word)} onClick={() => take(button.offer)} />
            ))}
          </>
        )
      }
    >
      <div class="am-trade-sides stack">
        <Gives
          view={view}
          speech={speech}
          seat={trade.proposer}
          heading={trade.proposer === you ? words('trade.youGive') : words('trade.gives', { name: name(trade.proposer) })}
          titles={trade.giveTitles}
          cash={trade.giveCash}
        />
        <Gives
          view={view}
          speech={speech}
          seat={trade.to}
          heading={trade.to === you ? words('trade.youGive') : words('trade.gives', { name: name(trade.to) })}
          titles={trade.getTitles}
          cash={trade.getCash}
        />
      </div>
      <Effects view={view} trade={trade} you={you} speech={speech} />
      {trade.proposer === you && <p>{words('trade.waiting', { name: name(trade.to) })}</p>}
    </Slip>
  );
};
