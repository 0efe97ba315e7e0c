import type { Role, TitleId } from '#games/anti-monopoly/types.ts';
import { Button, IconButton } from '#web/kit/parts/buttons.tsx';
import { SeatMark } from '#web/kit/svg/seats.tsx';
import { ClauseMark } from '#web/rules/clause-card.tsx';
import { campOf, cashOf, cityColour, cityOf, dataOf, holdingOf, liftCost, mortgageValue, needersOf, stopCost } from '../facts.ts';
import { cityNameOf, streetNameOf, titleNameOf } from '../names.ts';
import { CampBadge } from '../pieces/pieces.tsx';
import { CompanyDrawing, isCompany } from '../pieces/signs.tsx';
import { titleInQuestion, type TitleOffer, titleOffers, useScene } from '../scene.ts';
import { ACTIONS, actionWords, deedNow, deedRows, type Refused, refusedOn } from './rows.ts';
import './deed.css';

interface TitleProps {
  readonly title: TitleId;
}

/** The band of a city is light by day and by night; a company has none. */
const Head = ({ title }: TitleProps) => {
  const scene = useScene();
  const isStreet = cityOf(title) !== null;
  return (
    <header class="am-deed-head text-center" style={isStreet ? { background: cityColour(title), color: '#1F1913' } : undefined}>
      {isCompany(title) && (
        <svg width="34" height="30" viewBox="-18 -16 36 32" aria-hidden="true">
          <CompanyDrawing company={title} />
        </svg>
      )}
      {isStreet && <small class="text-inherit t3 w600">{cityNameOf(scene, title)}</small>}
      <h3 class="am-deed-name">{isStreet ? streetNameOf(scene, title) : titleNameOf(scene, title)}</h3>
    </header>
  );
};

const WHAT = { street: 'deed.rent', transport: 'deed.fare', utility: 'deed.charge' } as const;

const Rents = ({ title }: TitleProps) => {
  const scene = useScene();
  const { view, you, words } = scene;
  const now = deedNow(view, title, you);
  const yours = you === null ? null : campOf(view, you);
  const head = (camp: Role) => (
    <th class={`am-rent leading-1-25 am-rent-${camp} nowrap`} scope="col">
      <CampBadge camp={camp} size={16} label={words(`camps.${camp}`)} />
      {yours === camp && <span class="am-rent-yours">{words('deed.you')}</span>}
    </th>
  );
  const cell = (key: string, camp: Role, figure: string) => (
    <td class={`am-rent leading-1-25 am-rent-${camp} ${now?.row === key && now.camp === camp ? 'am-rent-due' : 'w600'}`}>{figure}</td>
  );
  return (
    <table class="am-deed-part mt-2">
      <caption class="hidden-words">{words('deed.caption', { name: titleNameOf(scene, title) })}</caption>
      <thead>
        <tr>
          {head('C')}
          <td class="am-rent leading-1-25 am-rent-what text-center nowrap">{words(WHAT[dataOf(title).kind])}</td>
          {head('M')}
        </tr>
      </thead>
      <tbody>
        {deedRows(scene, title).map(({ key, label, C, M }) => (
          <tr key={key} class={now?.row === key ? 'bg-chosen' : ''}>
            {cell(key, 'C', C)}
            <th
              class={
                now?.row === key ? 'am-rent leading-1-25 am-rent-what text-center nowrap am-rent-now' : 'am-rent leading-1-25 am-rent-what text-center nowrap'
              }
              scope="row"
            >
              {label}
            </th>
            {cell(key, 'M', M)}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const Owner = ({ title }: TitleProps) => {
  const { view, words, name } = useScene();
  const { owner } = holdingOf(view, title);
  if (owner === null) return null;
  const camp = campOf(view, owner);
  return (
    <p class="am-deed-owner row justify-center">
      <SeatMark seat={owner} size={15} />
      {words('deed.ownerIs', { name: name(owner), camp: camp === null ? '' : words(`camps.${camp}`) })}
    </p>
  );
};

const Line = ({ label, sum, class: more = '' }: { readonly label: string; readonly sum: string; readonly class?: string }) => (
  <div class={`am-deed-line row ends ${more}`}>
    <dt>{label}</dt>
    <dd class="text-right">{sum}</dd>
  </div>
);

/** What somebody stopping here pays now, and why nothing if nothing. */
const StopNow = ({ title }: TitleProps) => {
  const { view, words, money } = useScene();
  const cost = stopCost(view, title);
  if (cost.kind === 'none' && cost.why === 'unsold') return null;
  const due =
    cost.kind === 'sum'
      ? money(cost.sum)
      : cost.kind === 'dice'
        ? words('deed.dice', { factor: cost.factor })
        : words(cost.why === 'prison' ? 'deed.nothingPrison' : 'deed.nothingMortgaged');
  return <Line class="am-deed-stop" label={words('deed.stopNow')} sum={due} />;
};

/** What a mortgage brings or lifting it costs; for a title being sold, that is where an auction opens (AM-2.2.18). */
const MortgageLine = ({ title, sold }: TitleProps & { readonly sold: boolean }) => {
  const { view, words, money } = useScene();
  if (holdingOf(view, title).mortgaged) return <Line label={words('deed.lift')} sum={money(liftCost(view, title))} />;
  return <Line label={words(sold && view.options.auctions ? 'deed.opening' : 'deed.mortgage')} sum={money(mortgageValue(title))} />;
};

/** What may not be done now keeps its place, with the reason and its clause. */
const RefusedAction = ({ action, why, price }: Refused) => {
  const { words, money, render } = useScene();
  return (
    <li>
      {action === 'buy' ? <Button class="btn small" disabled words={words('deed.buy', { sum: money(price) })} /> : <b>{words(ACTIONS[action])}</b>}{' '}
      {render(why)}{' '}
      {why.clauses.slice(0, 1).map((clause) => (
        <ClauseMark key={clause} game="anti-monopoly" clause={clause} />
      ))}
    </li>
  );
};

const Action = ({ offer, move }: TitleOffer) => {
  const scene = useScene();
  const { word, detail } = actionWords(scene, move);
  return (
    <button type="button" class="am-deed-action btn small" onClick={() => scene.take(offer)}>
      <span>
        {word}
        {detail !== null && <small class="block w500">{detail}</small>}
      </span>
    </button>
  );
};

/** AM-13.4: the title with both columns, what stopping costs now, who needs it, and what may be done with it. */
export const Deed = ({ title, onClose }: TitleProps & { readonly onClose: (() => void) | null }) => {
  const scene = useScene();
  const { view, you, offers, words, money, name } = scene;
  const data = dataOf(title);
  const { owner, mortgaged } = holdingOf(view, title);
  const { point } = view.table;
  const buyer = point.kind === 'buyDecision' ? point.seat : null;
  const sold = titleInQuestion(view) === title;
  const needers = needersOf(view, title).filter((seat) => seat !== buyer);
  const actions = titleOffers(offers).filter(({ move }) => move.title === title);
  const refused = you === null || offers.length === 0 ? [] : refusedOn(view, you, title);
  const called = titleNameOf(scene, title);
  return (
    <section
      class={mortgaged ? 'am-deed am-deed-mortgaged relative p-3 round-2' : 'am-deed relative p-3 round-2 bg-sheet'}
      data-explain={`title ${title}`}
      aria-label={called}
    >
      <Head title={title} />
      {onClose !== null && (
        <IconButton
          icon="close"
          size={16}
          label={words('backToCentre')}
          class={data.kind === 'street' ? 'am-deed-close absolute min-w-28 min-h-28 text-bar-ink' : 'am-deed-close absolute min-w-28 min-h-28 text-ink'}
          onClick={onClose}
        />
      )}
      <Owner title={title} />
      <div class="am-deed-body">
        <Rents title={title} />
        <div>
          <dl class="am-deed-part mt-2">
            <StopNow title={title} />
            {owner === null && <Line label={words('deed.price')} sum={money(data.price)} />}
            {sold && buyer !== null && cashOf(view, buyer) >= data.price && (
              <Line
                label={buyer === you ? words('deed.leavesYou') : words('deed.leaves', { name: name(buyer) })}
                sum={money(cashOf(view, buyer) - data.price)}
              />
            )}
            {data.kind === 'street' && actions.length === 0 && <Line label={words('deed.step')} sum={money(data.step)} />}
            {actions.length === 0 && <MortgageLine title={title} sold={sold} />}
          </dl>
          {owner === null && buyer === you && you !== null && deedNow(view, title, you)?.row === 'pair' && (
            <p class="p-1-4 t3 leading-3 gain">{words('trade.givesYouPair', { city: cityNameOf(scene, title) })}</p>
          )}
          {needers.length > 0 && (
            <p class="p-1-4 t3 leading-3 wrong">{words(data.kind === 'street' ? 'deed.needs' : 'deed.needsFare', { names: needers.map(name) })}</p>
          )}
          {refused.length > 0 && (
            <ul class="am-deed-refused stack tight help t2 leading-3">
              {refused.map((each) => (
                <RefusedAction key={each.action} {...each} />
              ))}
            </ul>
          )}
        </div>
      </div>
      {actions.length > 0 && (
        <div class="am-deed-actions cluster tight" role="group" aria-label={words('deed.actions', { name: called })}>
          {actions.map((offer) => (
            <Action key={JSON.stringify(offer.move)} {...offer} />
          ))}
        </div>
      )}
    </section>
  );
};
