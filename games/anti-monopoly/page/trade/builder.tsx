import { useState } from 'preact/hooks';
import { MONEY_UNIT } from '#games/anti-monopoly/data.ts';
import type { Deal, TitleId, Trade } from '#games/anti-monopoly/types.ts';
import type { Seat } from '#kernel/game.ts';
import type { Message } from '#kernel/messages.ts';
import { Button } from '#web/kit/parts/buttons.tsx';
import { Dialog } from '#web/kit/parts/dialogs.tsx';
import { Stepper } from '#web/kit/parts/stepper.tsx';
import { Token } from '#web/kit/svg/seats.tsx';
import { ClauseMark } from '#web/rules/clause-card.tsx';
import { SeatCamp } from '../account.tsx';
import { cashOf, cityColour, holdingOf, priceOf, rentNow, titlesOf } from '../facts.ts';
import { builtWords, streetNameOf, tagOf } from '../names.ts';
import { useScene } from '../scene.ts';
import { Effects, EMPTY, mayBeGiven } from './deal.tsx';
import './trade.css';

interface SideProps {
  readonly seat: Seat;
  readonly heading: string;
  readonly chosen: readonly TitleId[];
  readonly cash: number;
  readonly onTitles: (titles: readonly TitleId[]) => void;
  readonly onCash: (cash: number) => void;
}

const TitleChoice = ({ title, chosen, onToggle }: { readonly title: TitleId; readonly chosen: boolean; readonly onToggle: () => void }) => {
  const scene = useScene();
  const { view, words, money } = scene;
  const free = mayBeGiven(view, title);
  const state = holdingOf(view, title).mortgaged
    ? words('mortgaged')
    : `${words('deed.price')} ${money(priceOf(title))}, ${words('deed.rent')} ${money(rentNow(view, title))}`;
  return (
    <label class={`am-choice leading-1-2 row t3 edge-line round-1 ${free ? (chosen ? 'am-picked' : '') : 'am-choice-off'}`}>
      <input class="am-choice-box firm" type="checkbox" checked={chosen} disabled={!free} onChange={onToggle} />
      <i class="am-band firm" style={{ background: cityColour(title) }} />
      <span>
        <b>{tagOf(scene, title)}</b> {streetNameOf(scene, title)}
        <small class={chosen ? 'block text-ink' : 'block'}>{free ? state : `${builtWords(scene, title) ?? ''}, ${words('trade.built')}`}</small>
      </span>
    </label>
  );
};

/** A trade goes by tens; larger sums are reached in a few presses. */
const LEAPS = [100, 1000] as const;

const Side = ({ seat, heading, chosen, cash, onTitles, onCash }: SideProps) => {
  const { view, words, name, money, change } = useScene();
  const most = cashOf(view, seat);
  const titles = titlesOf(view, seat);
  const toggle = (title: TitleId): void => onTitles(chosen.includes(title) ? chosen.filter((other) => other !== title) : [...chosen, title]);
  return (
    <fieldset class="am-trade-side min-w-0 edge-line round-2">
      <legend class="p-1-4 besley w700 t5 leading-1-1 row">
        <Token seat={seat} name={name(seat)} size={28} />
        {heading}
        <SeatCamp seat={seat} size={18} />
      </legend>
      <div class="am-choices stack tight scrolls">
        {titles.length === 0 && <p>{words('trade.none')}</p>}
        {titles.map((title) => (
          <TitleChoice key={title} title={title} chosen={chosen.includes(title)} onToggle={() => toggle(title)} />
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
export const TradeBuilder = ({ you, partners, start, title, left, check, onSend, onClose }: BuilderProps) => {
  const { words, name, render } = useScene();
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
      class="am-trade-dialog"
      onClose={onClose}
      footer={
        <>
          {left !== null && <small class="am-trade-left phone-w-full">{left}</small>}
          <Button class="btn phone-grow" words={words('close')} onClick={onClose} />
          <Button class="btn brass phone-grow" disabled={refusal !== null} words={words('trade.send')} onClick={() => onSend(trade)} />
        </>
      }
    >
      <div class="stack loose">
        {partners.length > 1 && (
          <div class="cluster" role="radiogroup" aria-label={words('trade.with')}>
            {partners.map((seat) => (
              <label key={seat} class={seat === to ? 'p-2-5 w650 pick row edged min-h-44 am-picked bg-chosen' : 'p-2-5 w650 pick row edged min-h-44'}>
                <input type="radio" name="am-partner" checked={seat === to} onChange={() => choose(seat)} />
                <Token seat={seat} name={name(seat)} size={28} />
                <span>{name(seat)}</span>
                <SeatCamp seat={seat} size={16} />
              </label>
            ))}
          </div>
        )}
        <div class="am-trade-sides columns-2 stack loose">
          <Side
            seat={you}
            heading={words('trade.give')}
            chosen={deal.giveTitles}
            cash={deal.giveCash}
            onTitles={(giveTitles) => setDeal({ ...deal, giveTitles })}
            onCash={(giveCash) => setDeal({ ...deal, giveCash, getCash: giveCash > 0 ? 0 : deal.getCash })}
          />
          <Side
            key={to}
            seat={to}
            heading={words('trade.get', { name: name(to) })}
            chosen={deal.getTitles}
            cash={deal.getCash}
            onTitles={(getTitles) => setDeal({ ...deal, getTitles })}
            onCash={(getCash) => setDeal({ ...deal, getCash, giveCash: getCash > 0 ? 0 : deal.giveCash })}
          />
        </div>
        <Effects trade={trade} />
        <p class="min-h-28 help" aria-live="polite">
          {refusal !== null && (
            <>
              {render(refusal)}{' '}
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
