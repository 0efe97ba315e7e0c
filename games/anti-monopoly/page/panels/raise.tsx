import { cheapestStep } from '#games/anti-monopoly/rules/mortgages.ts';
import type { Debt, PointOf, TitleId, View } from '#games/anti-monopoly/types.ts';
import type { Seat } from '#kernel/game.ts';
import { Heads } from '#web/kit/svg/chart/heads.tsx';
import type { BoardScene } from '../board/scene.tsx';
import { gainOf, rentLost } from '../deed/rows.ts';
import { askable, cashOf, cityOf, liquidationOf, mortgageValue, priceOf, stopCost, withTitle } from '../facts.ts';
import { type CashStep, cashSteps } from '../targets.ts';
import { streetNameOf, titleNameOf } from '../names.ts';
import { Line, Panel, Sums } from './parts.tsx';
import { SeatMark } from '#web/kit/svg/seat-mark.tsx';

const creditorName = ({ creditor }: Debt, { speech }: BoardScene): string => (creditor === 'bank' ? speech.words('raise.bank') : speech.name(creditor));

/** AM-4.9.9: the single step that would be taken for an absent player. */
const proposedStep = (view: View, seat: Seat): string => JSON.stringify(cheapestStep(askable(view), seat));

const Step = ({ scene, step, seat, proposed }: { readonly scene: BoardScene; readonly step: CashStep; readonly seat: Seat; readonly proposed: boolean }) => {
  const { view, speech } = scene;
  const { words, money } = speech;
  const { move } = step;
  const what = move.type === 'mortgage' ? words('raise.mortgage') : words('sellLevels', { levels: move.levels });
  const lost = rentLost(view, seat, move);
  return (
    <tr class={proposed ? 'am-proposed' : ''} data-explain={`offer ${scene.offers.indexOf(step.offer)}`}>
      <th scope="row">
        <button type="button" class="text-btn" onClick={() => scene.take(step.offer)}>
          {`${what}\u00a0: ${cityOf(move.title) === null ? titleNameOf(view, move.title, speech) : streetNameOf(view, move.title, speech)}`}
        </button>
        {proposed && (
          <small class="tag" title={words('raise.proposedTitle')}>
            {words('raise.proposed')}
          </small>
        )}
      </th>
      <td class="gain">+{money(gainOf(move))}</td>
      <td class={lost > 0 ? 'loss' : ''}>{lost > 0 ? `−${money(lost)}` : words('raise.none')}</td>
    </tr>
  );
};

/** AM-13.5: the amount missing, and each step with what it yields and how much rent it costs. */
export const RaisePanel = ({ scene, seat }: { readonly scene: BoardScene; readonly seat: Seat }) => {
  const { view, speech, offers } = scene;
  const { words, money } = speech;
  const [debt] = view.table.debts;
  if (debt === undefined) return null;
  const cash = cashOf(view, seat);
  const worth = liquidationOf(view, seat);
  const steps = cashSteps(offers);
  const proposed = steps.length === 0 ? '' : proposedStep(view, seat);
  return (
    <Panel explains="panel raise" title={words('raise.title', { name: speech.name(seat) })} wax>
      <div class="halves">
        <Sums>
          <Line label={words('raise.owed', { creditor: creditorName(debt, scene) })} sum={money(debt.amount)} />
          <Line label={words('raise.inHand')} sum={`−${money(cash)}`} />
        </Sums>
        <Sums>
          <Line label={words('raise.missing')} sum={money(debt.amount - cash)} result />
          <Line label={words('raise.worth')} sum={money(worth)} />
        </Sums>
      </div>
      {worth < debt.amount && <p class="wrong">{words('raise.insolvent')}</p>}
      {steps.length > 0 && (
        <table class="am-steps sums">
          <caption>{words('raise.steps', { count: steps.length })}</caption>
          <Heads of={[null, words('raise.yields'), words('raise.rentLost')]} />
          <tbody>
            {steps.map((step) => (
              <Step key={JSON.stringify(step.move)} scene={scene} step={step} seat={seat} proposed={JSON.stringify(step.move) === proposed} />
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
};

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
