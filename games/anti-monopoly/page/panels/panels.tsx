import type { ComponentChildren } from 'preact';
import { isStreet, TAX_CASH_PCT, titleData } from '#games/anti-monopoly/data.ts';
import { cheapestStep } from '#games/anti-monopoly/rules/mortgages.ts';
import type { PointOf, TitleId, View } from '#games/anti-monopoly/types.ts';
import { sum, unreachable } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import { Panel, Sum, Sums } from '#web/kit/parts/panel.tsx';
import { Heads } from '#web/kit/svg/chart/heads.tsx';
import { SeatMark } from '#web/kit/svg/seats.tsx';
import { outcomeOf, rentLost } from '../deed/rows.ts';
import { askable, campOf, cashOf, cityOf, holdingOf, liquidationOf, mortgageValue, playerOf, priceOf, stopCost, titlesOf, withTitle } from '../facts.ts';
import { streetNameOf, titleNameOf } from '../names.ts';
import { type TitleOffer, titleOffers, useScene } from '../scene.ts';
import './panels.css';

/* AM-13.5: what must be settled now, with its sums. */

interface PointProps<K extends 'taxChoice' | 'ceilings' | 'bidding'> {
  readonly point: PointOf<K>;
}

/** What comes of a sum. */
const result = (words: string): ComponentChildren => <span class="t5">{words}</span>;

/** AM-4.6.6: prices of titles free of mortgage, and of buildings. */
export const taxedBelongings = (view: View, seat: Seat): { readonly titles: number; readonly buildings: number } => {
  const owned = titlesOf(view, seat);
  const free = owned.filter((title) => !holdingOf(view, title).mortgaged);
  const buildings = owned.map((title) => {
    const data = titleData(title);
    return isStreet(data) ? data.step * holdingOf(view, title).level : 0;
  });
  return { titles: sum(free.map(priceOf)), buildings: sum(buildings) };
};

/** Both amounts, and how the percentage comes about. */
const TaxPanel = ({ point }: PointProps<'taxChoice'>) => {
  const { view, words, money } = useScene();
  const camp = campOf(view, point.seat) ?? 'C';
  const { titles, buildings } = taxedBelongings(view, point.seat);
  return (
    <Panel class="am-panel min-h-0" explains="panel tax" title={words('tax.title')}>
      <div class="halves">
        <Sums>
          <Sum label={words('tax.flat')} sum={result(money(point.flat))} result />
          {liquidationOf(view, point.seat) < point.flat && <Sum label={words('tax.notPayable')} sum="" />}
        </Sums>
        <Sums>
          <Sum label={words('tax.ofCash', { percent: TAX_CASH_PCT[camp], sum: money(cashOf(view, point.seat)) })} sum="" />
          <Sum label={words('tax.ofTitles', { sum: money(titles) })} sum="" />
          {view.options.incomeTaxCountsBuildings && <Sum label={words('tax.ofBuildings', { sum: money(buildings) })} sum="" />}
          <Sum label={`${words('tax.percent')}, ${words('tax.rounded')}`} sum={result(money(point.percent))} result />
        </Sums>
      </div>
    </Panel>
  );
};

/** Detained before the throw: pay 500 or try a double, turn 1 or 2 of 2. */
const DetentionPanel = ({ seat }: { readonly seat: Seat }) => {
  const { view, words } = useScene();
  const { role, detainedTurns } = playerOf(view, seat);
  const where = role === 'M' ? 'prison' : 'war';
  return (
    <Panel class="am-panel min-h-0" explains={`panel ${where}`} title={words(`detention.${where}`)}>
      <p class="mt-2">{view.table.throwNo === 2 ? words('detention.arrival') : words('detention.turn', { turn: detainedTurns + 1 })}</p>
      <p class="mt-2">{words(`detention.${where}Income`)}</p>
    </Panel>
  );
};

const Step = ({ offer, move, seat, proposed }: TitleOffer & { readonly seat: Seat; readonly proposed: boolean }) => {
  const scene = useScene();
  const { view, words, money } = scene;
  const what = move.type === 'sellBuildings' ? words('sellLevels', { levels: move.levels }) : words('raise.mortgage');
  const lost = rentLost(view, seat, move);
  return (
    <tr class={proposed ? 'bg-now' : ''} data-explain={`offer ${scene.offers.indexOf(offer)}`}>
      <th class="am-step w500" scope="row">
        <button type="button" class="phone-min-h-44 text-btn" onClick={() => scene.take(offer)}>
          {`${what}\u00a0: ${cityOf(move.title) === null ? titleNameOf(scene, move.title) : streetNameOf(scene, move.title)}`}
        </button>
        {proposed && (
          <small class="tag" title={words('raise.proposedTitle')}>
            {words('raise.proposed')}
          </small>
        )}
      </th>
      <td class="am-step gain">+{money(outcomeOf(view, move).gain)}</td>
      <td class={lost > 0 ? 'am-step loss' : 'am-step'}>{lost > 0 ? `−${money(lost)}` : words('raise.none')}</td>
    </tr>
  );
};

/** The amount missing, and each step with what it yields and how much rent it costs. */
const RaisePanel = ({ seat }: { readonly seat: Seat }) => {
  const { view, offers, words, money, name } = useScene();
  const [debt] = view.table.debts;
  if (debt === undefined) return null;
  const cash = cashOf(view, seat);
  const worth = liquidationOf(view, seat);
  const steps = titleOffers(offers);
  // AM-4.9.9: the single step that would be taken for an absent player.
  const proposed = steps.length === 0 ? '' : JSON.stringify(cheapestStep(askable(view), seat));
  const creditor = debt.creditor === 'bank' ? words('raise.bank') : name(debt.creditor);
  return (
    <Panel class="am-panel min-h-0" explains="panel raise" title={words('raise.title', { name: name(seat) })} wax>
      <div class="halves">
        <Sums>
          <Sum label={words('raise.owed', { creditor })} sum={money(debt.amount)} />
          <Sum label={words('raise.inHand')} sum={`−${money(cash)}`} />
        </Sums>
        <Sums>
          <Sum label={words('raise.missing')} sum={result(money(debt.amount - cash))} result />
          <Sum label={words('raise.worth')} sum={money(worth)} />
        </Sums>
      </div>
      {worth < debt.amount && <p class="mt-2 wrong">{words('raise.insolvent')}</p>}
      {steps.length > 0 && (
        <table class="sums">
          <caption class="am-caption">{words('raise.steps', { count: steps.length })}</caption>
          <Heads of={[null, words('raise.yields'), words('raise.rentLost')]} />
          <tbody>
            {steps.map((step) => (
              <Step key={JSON.stringify(step.move)} {...step} seat={seat} proposed={JSON.stringify(step.move) === proposed} />
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
};

interface Bidder {
  readonly seat: Seat;
  readonly words: string;
  readonly awaited?: boolean;
}

const Bidders = ({ of }: { readonly of: readonly Bidder[] }) => {
  const { words, name } = useScene();
  return (
    <ul aria-label={words('auction.bidders')}>
      {of.map((bidder) => (
        <li key={bidder.seat} class={bidder.awaited === true ? 'p-1-4 row am-awaited' : 'p-1-4 row'}>
          <SeatMark seat={bidder.seat} size={14} />
          <b>{name(bidder.seat)}</b>
          <span class="hint push text-right">{bidder.words}</span>
        </li>
      ))}
    </ul>
  );
};

/** What the title would bring its reader at each visit, unbuilt. */
const RentSum = ({ title }: { readonly title: TitleId }) => {
  const { view, you, words, money } = useScene();
  const cost = you === null ? null : stopCost(withTitle(view, title, { owner: you }), title);
  if (cost === null || cost.kind === 'none') return null;
  return <Sum label={words('auction.rent')} sum={cost.kind === 'sum' ? money(cost.sum) : words('deed.dice', { factor: cost.factor })} />;
};

/** Opening price, own sealed answer, who has answered (AM-4.8.6). */
const CeilingPanel = ({ point }: PointProps<'ceilings'>) => {
  const scene = useScene();
  const { view, you, words, money } = scene;
  const { title, asked, answered } = point;
  const own = you === null ? undefined : view.sealed[you];
  const bidders = point.order.map((seat): Bidder => {
    if (!asked.includes(seat)) return { seat, words: words('auction.unable') };
    const awaited = !answered.includes(seat);
    return { seat, words: awaited ? words('auction.asked') : words('auction.answered'), awaited };
  });
  return (
    <Panel class="am-panel min-h-0" explains="panel ceilings" title={words('auction.title', { name: titleNameOf(scene, title) })}>
      <div class="halves">
        <Sums>
          <Sum label={words('auction.price')} sum={money(priceOf(title))} />
          <Sum label={words('auction.opening')} sum={result(money(point.opening))} result />
          <RentSum title={title} />
          {own !== undefined && <Sum label={words('auction.yours')} sum={own.amount === null ? words('auction.youPassed') : money(own.amount)} />}
        </Sums>
        <Bidders of={bidders} />
      </div>
      <p class="mt-2">{own === undefined ? words('auction.rule') : words('auction.replace')}</p>
    </Panel>
  );
};

/** High bid, minimum, remaining bidders (AM-4.8.2). */
const BiddingPanel = ({ point }: PointProps<'bidding'>) => {
  const scene = useScene();
  const { words, money, name } = scene;
  const { title, high } = point;
  const waiting = point.queue.filter((seat) => seat !== high?.seat && seat !== point.seat);
  const best = high === null ? words('auction.noBid') : `${money(high.amount)}, ${name(high.seat)}`;
  const bidders: readonly Bidder[] = [
    { seat: point.seat, words: words('auction.asked'), awaited: true },
    ...waiting.map((seat) => ({ seat, words: '' })),
    ...(high === null ? [] : [{ seat: high.seat, words: words('auction.leads') }]),
    ...point.passed.map((seat) => ({ seat, words: words('auction.out') })),
  ];
  return (
    <Panel class="am-panel min-h-0" explains="panel bidding" title={words('auction.title', { name: titleNameOf(scene, title) })}>
      <div class="halves">
        <Sums>
          <Sum label={words('auction.price')} sum={money(priceOf(title))} />
          <Sum label={words('auction.opening')} sum={money(mortgageValue(title))} />
          <Sum label={words('auction.best')} sum={result(best)} result />
          <Sum label={words('auction.least')} sum={money(point.minimum)} />
          <RentSum title={title} />
        </Sums>
        <Bidders of={bidders} />
      </div>
    </Panel>
  );
};

/** Null for ordinary steps. */
export const usePanel = (): ComponentChildren => {
  const { view } = useScene();
  const { point } = view.table;
  switch (point.kind) {
    case 'ceilings':
      return <CeilingPanel point={point} />;
    case 'bidding':
      return <BiddingPanel point={point} />;
    case 'raiseCash':
      return <RaisePanel seat={point.seat} />;
    case 'taxChoice':
      return <TaxPanel point={point} />;
    case 'preThrow':
      return playerOf(view, point.seat).detained ? <DetentionPanel seat={point.seat} /> : null;
    case 'roleChoice':
    case 'buyDecision':
    case 'tradeResponse':
    case 'gameOver':
      return null;
    default:
      return unreachable(point);
  }
};
