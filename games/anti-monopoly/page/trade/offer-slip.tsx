import type { TitleId, Trade } from '#games/anti-monopoly/types.ts';
import type { Seat } from '#kernel/game.ts';
import { Button } from '#web/kit/parts/buttons.tsx';
import { Slip } from '#web/kit/parts/slip.tsx';
import { Token } from '#web/kit/svg/seats.tsx';
import { SeatCamp } from '../account.tsx';
import { cityColour } from '../facts.ts';
import { titleNameOf } from '../names.ts';
import { offerOf, type Scene, TRADE_ID, useScene } from '../scene.ts';
import { Effects } from './deal.tsx';

interface OfferProps {
  readonly trade: Trade;
  readonly onClose: () => void;
}

const Gives = ({ seat, titles, cash }: { readonly seat: Seat; readonly titles: readonly TitleId[]; readonly cash: number }) => {
  const scene = useScene();
  const { you, words, money, name } = scene;
  return (
    <div>
      <h3 class="row">
        <Token seat={seat} name={name(seat)} size={28} /> {seat === you ? words('trade.youGive') : words('trade.gives', { name: name(seat) })}{' '}
        <SeatCamp seat={seat} size={18} />
      </h3>
      <ul class="entries">
        {titles.map((title) => (
          <li key={title} class="row">
            <i class="am-band firm" style={{ background: cityColour(title) }} /> {titleNameOf(scene, title)}
          </li>
        ))}
        {cash > 0 && <li>{words('trade.money', { sum: money(cash) })}</li>}
        {titles.length === 0 && cash === 0 && <li>{words('trade.empty')}</li>}
      </ul>
    </div>
  );
};

const titleOf = ({ you, words, name }: Scene, { proposer, to }: Trade): string => {
  if (to === you) return words('trade.received', { name: name(proposer) });
  return proposer === you ? words('trade.sent', { name: name(to) }) : words('trade.between', { from: name(proposer), to: name(to) });
};

const BUTTONS = [
  { type: 'accept', word: 'do.accept.short', class: 'btn brass' },
  { type: 'reject', word: 'do.reject', class: 'btn' },
  { type: 'withdraw', word: 'do.withdraw.short', class: 'btn' },
] as const;

/** AM-13.6: an offer received, with the effect on both sides' rents; the proposer may withdraw it. */
export const OfferSlip = ({ trade, onClose }: OfferProps) => {
  const scene = useScene();
  const { you, offers, take, words, name, term, point } = scene;
  const buttons = BUTTONS.flatMap((button) => {
    const offer = offerOf(offers, button.type);
    return offer === undefined ? [] : [{ ...button, offer }];
  });
  const footer = (
    <>
      {offerOf(offers, 'counter') !== undefined && <Button class="btn am-offer-button" words={term('do.counterBuy.short')} onClick={() => point(TRADE_ID)} />}
      {buttons.map(({ type, class: more, word, offer }) => (
        <Button key={type} class={`${more} am-offer-button`} words={term(word)} onClick={() => take(offer)} />
      ))}
    </>
  );
  return (
    <Slip title={titleOf(scene, trade)} closeLabel={words('close')} class="am-slip" onClose={onClose} footer={buttons.length === 0 ? undefined : footer}>
      <div class="am-trade-sides columns-2 stack loose">
        <Gives seat={trade.proposer} titles={trade.giveTitles} cash={trade.giveCash} />
        <Gives seat={trade.to} titles={trade.getTitles} cash={trade.getCash} />
      </div>
      <Effects trade={trade} />
      {trade.proposer === you && <p>{words('trade.waiting', { name: name(trade.to) })}</p>}
    </Slip>
  );
};
