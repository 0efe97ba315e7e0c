import { useState } from 'preact/hooks';
import { MONEY_UNIT } from '#games/anti-monopoly/data.ts';
import type { Deal, TitleId, Trade, View } from '#games/anti-monopoly/types.ts';
import type { Seat } from '#kernel/game.ts';
import type { Message } from '#kernel/messages.ts';
import { Button } from '#web/kit/parts/buttons.tsx';
import { Dialog } from '#web/kit/parts/dialogs.tsx';
import { Stepper } from '#web/kit/parts/stepper.tsx';
import { ClauseMark } from '#web/rules/clause-card.tsx';
import { Token } from '#web/kit/svg/token.tsx';
import { builtWords, streetNameOf, tagOf } from '../names.ts';
import { campOf, cashOf, CITY_COLOUR, cityOf, holdingOf, priceOf, rentNow, titlesOf } from '../facts.ts';
import { CampBadge } from '../pieces/pieces.tsx';
import type { Speech } from '../targets.ts';
import { Effects, EMPTY, mayBeGiven } from './deal.tsx';
import './trade.css';

interface SideProps {
  readonly view: View;
  readonly speech: Speech;
  readonly seat: Seat;
  readonly heading: string;
  readonly chosen: readonly TitleId[];
  readonly cash: number;
  readonly onTitles: (titles: readonly TitleId[]) => void;
  readonly onCash: (cash: number) => void;
}

const TitleChoice = ({
  view,
  speech,
  title,
  chosen,
  onToggle,
}: Pick<SideProps, 'view' | 'speech' | 'chosen'> & { readonly title: TitleId; readonly onToggle: () => void }) => {
  const { words, money } = speech;
  const city = cityOf(title);
  const free = mayBeGiven(view, title);
  const { mortgaged } = holdingOf(view, title);
  return (
    <label class={free ? 'am-choice row' : 'am-choice row am-choice-off'}>
      <input type="checkbox" checked={chosen.includes(title)} disabled={!free} onChange={onToggle} />
      <i style={{ background: city === null ? 'var(--ink-2)' : CITY_COLOUR[city] }} />
      <span>
        <b>{tagOf(view, title, speech)}</b> {streetNameOf(view, title, speech)}
        <small>
          {free
            ? mortgaged
              ? words('mortgaged')
              : `${words('deed.price')} ${money(priceOf(title))}, ${words('deed.rent')} ${money(rentNow(view, title))}`
            : `${builtWords(view, title, speech) ?? ''}, ${words('trade.built')}`}
        </small>
      </span>
    </label>
  );
};

/** A trade goes by tens; larger sums are reached in a few presses. */
const LEAPS = [100, 1000] as const;

const Side = ({ view, speech, seat, heading, chosen, cash, onTitles, onCash }: SideProps) => {
  const { words, money, change } = speech;
  const most = cashOf(view, seat);
  const camp = campOf(view, seat);
  const titles = titlesOf(view, seat);
  const toggle = (title: TitleId): void => onTitles(chosen.includes(title) ? chosen.filter((other) => other !== title) : [...chosen, title]);
  return (
    <fieldset>
      <legend class="row">
        <Token seat={seat} name={speech.name(seat)} size={28} />
        {heading}
        {camp !== null && <CampBadge camp={camp} size={18} label={words(`camps.${camp}`)} />}
      </legend>
      <div class="am-choices stack tight">
        {titles.length === 0 && <p>{words('trade.none')}</p>}
        {titles.map((title) => (
          <TitleChoice key={title} view={view} speech={speech} title={title} chosen={chosen} onToggle={() => toggle(title)} />
        ))}
      </div>
      <div class="below cluster">
        <span>{words('trade.cash')}</span>
        <Stepper
          label={`${heading}, ${words('trade.cash')}`}
          value={cash}
          scale={{ min: 0, max: most, step: MONEY_UNIT }}
          text={money(cash)}
          width={8}
          onChange={onCash}
        />
        {LEAPS.map((leap) => (
          <Button key={leap} class="btn small" disabled={cash + leap > most} words={change(leap)} onClick={() => onCash(cash + leap)} />
        ))}
        <small>{words('trade.outOf', { sum: money(most) })}</small>
      </div>
    </fieldset>
  );
};

interface BuilderProps {
  readonly view: View;
  readonly speech: Speech;
  readonly you: Seat;
  readonly partners: readonly Seat[];
  /** How the dialog opens, such as with a counter-offer. */
  readonly start: { readonly to: Seat; readonly deal: Deal } | null;
  readonly title: string;
  readonly left: string | null;
  readonly check: (trade: Trade) => Message | null;
  readonly onSend: (trade: Trade) => void;
  readonly onClose: () => void;
}

/** AM-13.6: two columns of titles and a sum of money, what it does to both sides, and why it may not be sent yet. */
export const TradeBuilder = ({ view, speech, you, partners, start, title, left, check, onSend, onClose }: BuilderProps) => {
  const { words, name } = speech;
  const [to, setTo] = useState<Seat>(start?.to ?? partners[0] ?? 0);
  const [deal, setDeal] = useState<Deal>(start?.deal ?? EMPTY);
  const trade: Trade = { proposer: you, to, ...deal };
  const refusal = check(trade);
  const choose = (seat: Seat): void => {
    setTo(seat);
    setDeal({ ...deal, getTitles: [], getCash: 0 });
  };
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <>
          {left !== null && <small class="am-trade-left">{left}</small>}
          <Button words={words('close')} onClick={onClose} />
          <Button class="btn brass" disabled={refusal !== null} words={words('trade.send')} onClick={() => onSend(trade)} />
        </>
      }
    >
      <div class="am-trade stack loose">
        {partners.length > 1 && (
          <div class="am-partners cluster" role="radiogroup" aria-label={words('trade.with')}>
            {partners.map((seat) => {
              const camp = campOf(view, seat);
              return (
                <label key={seat} class="pick row edged">
                  <input type="radio" name="am-partner" checked={seat === to} onChange={() => choose(seat)} />
                  <Token seat={seat} name={name(seat)} size={28} />
                  <span>{name(seat)}</span>
                  {camp !== null && <CampBadge camp={camp} size={16} label={words(`camps.${camp}`)} />}
                </label>
              );
            })}
          </div>
        )}
        <div class="am-trade-sides stack">
          <Side
            view={view}
            speech={speech}
            seat={you}
            heading={words('trade.give')}
            chosen={deal.giveTitles}
            cash={deal.giveCash}
            onTitles={(giveTitles) => setDeal({ ...deal, giveTitles })}
            onCash={(giveCash) => setDeal({ ...deal, giveCash, getCash: giveCash > 0 ? 0 : deal.getCash })}
          />
          <Side
            key={to}
            view={view}
            speech={speech}
            seat={to}
            heading={words('trade.get', { name: name(to) })}
            chosen={deal.getTitles}
            cash={deal.getCash}
            onTitles={(getTitles) => setDeal({ ...deal, getTitles })}
            onCash={(getCash) => setDeal({ ...deal, getCash, giveCash: getCash > 0 ? 0 : deal.giveCash })}
          />
        </div>
        <Effects view={view} trade={trade} you={you} speech={speech} />
        <p class="am-trade-why help" aria-live="polite">
          {refusal !== null && (
            <>
              {speech.render(refusal)}{' '}
              {refusal.clauses.slice(0, 2).map((clause) => (
                <ClauseMark key={clause} game="anti-monopoly" clause={clause} />
              ))}
            </>
          )}
        </p>
      </div>
    </Dialog>
  );
};
