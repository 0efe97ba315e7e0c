import type { ComponentChildren } from 'preact';
import type { Role, TitleId } from '#games/anti-monopoly/types.ts';
import { Button, IconButton } from '#web/kit/parts/buttons.tsx';
import { ClauseMark } from '#web/rules/clause-card.tsx';
import { SeatMark } from '#web/kit/svg/seat-mark.tsx';
import type { BoardScene } from '../board/scene.tsx';
import { campOf, cashOf, CITY_COLOUR, cityOf, dataOf, holdingOf, liftCost, mortgageValue, needersOf, stopCost } from '../facts.ts';
import { CampBadge } from '../pieces/pieces.tsx';
import { CompanyDrawing, isCompany } from '../pieces/signs.tsx';
import { offersOn, titleInQuestion, type TitleOffer } from '../targets.ts';
import { cityNameOf, streetNameOf, titleNameOf } from '../names.ts';
import { actionWords, deedNow, deedRows, type Refused, refusedOn } from './rows.ts';
import './deed.css';

const Head = ({ scene, title }: { readonly scene: BoardScene; readonly title: TitleId }) => {
  const { view, speech } = scene;
  const city = cityOf(title);
  return (
    <header class="am-deed-head" style={city === null ? undefined : { background: CITY_COLOUR[city], color: '#1F1913' }}>
      {city === null ? (
        <>
          {isCompany(title) && (
            <svg width="34" height="30" viewBox="-18 -16 36 32" aria-hidden="true">
              <CompanyDrawing company={title} />
            </svg>
          )}
          <h3>{titleNameOf(view, title, speech)}</h3>
        </>
      ) : (
        <>
          <small>{cityNameOf(view, title, speech)}</small>
          <h3>{streetNameOf(view, title, speech)}</h3>
        </>
      )}
    </header>
  );
};

const Rents = ({ scene, title }: { readonly scene: BoardScene; readonly title: TitleId }) => {
  const { view, speech, you } = scene;
  const { words } = speech;
  const now = deedNow(view, title, you);
  const yours = you === null ? null : campOf(view, you);
  const { kind } = dataOf(title);
  const what = kind === 'street' ? words('deed.rent') : kind === 'transport' ? words('deed.fare') : words('deed.charge');
  const column = (camp: Role): ComponentChildren => (
    <>
      <CampBadge camp={camp} size={16} label={words(`camps.${camp}`)} />
      {yours === camp && <span>{words('deed.you')}</span>}
    </>
  );
  return (
    <table>
      <caption class="hidden-words">{words('deed.caption', { name: titleNameOf(view, title, speech) })}</caption>
      <thead>
        <tr>
          <th scope="col">{column('C')}</th>
          <td>{what}</td>
          <th scope="col">{column('M')}</th>
        </tr>
      </thead>
      <tbody>
        {deedRows(view, title, speech).map(({ key, label, C, M }) => (
          <tr key={key} class={now?.row === key ? 'am-now' : ''}>
            <td class={now?.row === key && now.camp === 'C' ? 'am-cell-now' : ''}>{C}</td>
            <th scope="row">{label}</th>
            <td class={now?.row === key && now.camp === 'M' ? 'am-cell-now' : ''}>{M}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** What somebody stopping here pays now, and why nothing if nothing. */
const StopNow = ({ scene, title }: { readonly scene: BoardScene; readonly title: TitleId }) => {
  const { view, speech } = scene;
  const { words } = speech;
  const { owner } = holdingOf(view, title);
  if (owner === null) return null;
  const cost = stopCost(view, title);
  const due =
    cost.kind === 'sum'
      ? speech.money(cost.sum)
      : cost.kind === 'dice'
        ? words('deed.dice', { factor: cost.factor })
        : cost.why === 'prison'
          ? words('deed.nothingPrison')
          : words('deed.nothingMortgaged');
  return (
    <div class="am-deed-line row ends am-deed-stop">
      <dt>{words('deed.stopNow')}</dt>
      <dd>{due}</dd>
    </div>
  );
};

const Owner = ({ scene, title }: { readonly scene: BoardScene; readonly title: TitleId }) => {
  const { view, speech } = scene;
  const { owner } = holdingOf(view, title);
  if (owner === null) return null;
  const camp = campOf(view, owner);
  return (
    <p class="am-deed-owner row">
      <SeatMark seat={owner} size={15} />
      {speech.words('deed.ownerIs', { name: speech.name(owner), camp: camp === null ? '' : speech.words(`camps.${camp}`) })}
    </p>
  );
};

const ACTIONS = { build: 'deed.build', mortgage: 'raise.mortgage', unmortgage: 'deed.redeem' } as const;

/** What may not be done now keeps its place, with the reason and its clause. */
const RefusedAction = ({ scene, refused }: { readonly scene: BoardScene; readonly refused: Refused }) => {
  const { speech } = scene;
  return (
    <li>
      {refused.action === 'buy' ? (
        <Button class="btn small" disabled words={speech.words('deed.buy', { sum: speech.money(refused.price) })} />
      ) : (
        <b>{speech.words(ACTIONS[refused.action])}</b>
      )}{' '}
      {speech.render(refused.why)}{' '}
      {refused.why.clauses.slice(0, 1).map((clause) => (
        <ClauseMark key={clause} game="anti-monopoly" clause={clause} />
      ))}
    </li>
  );
};

const Line = ({ label, sum }: { readonly label: string; readonly sum: string }) => (
  <div class="am-deed-line row ends">
    <dt>{label}</dt>
    <dd>{sum}</dd>
  </div>
);

/** What a mortgage brings or lifting it costs; for a title being sold, that is where an auction opens (AM-2.2.18). */
const MortgageLine = ({ scene, title, sold }: { readonly scene: BoardScene; readonly title: TitleId; readonly sold: boolean }) => {
  const { view, speech } = scene;
  const { words } = speech;
  if (holdingOf(view, title).mortgaged) return <Line label={words('deed.lift')} sum={speech.money(liftCost(view, title))} />;
  return <Line label={words(sold && view.options.auctions ? 'deed.opening' : 'deed.mortgage')} sum={speech.money(mortgageValue(title))} />;
};

const Action = ({ scene, offer }: { readonly scene: BoardScene; readonly offer: TitleOffer }) => {
  const { word, detail } = actionWords(scene.view, offer.move, scene.speech);
  return (
    <button type="button" class="btn small" onClick={() => scene.take(offer.offer)}>
      <span>
        {word}
        {detail !== null && <small>{detail}</small>}
      </span>
    </button>
  );
};

/** AM-13.4: the title with both columns, what stopping costs now, who needs it, and what may be done with it. */
export const Deed = ({ scene, title, onClose }: { readonly scene: BoardScene; readonly title: TitleId; readonly onClose: (() => void) | null }) => {
  const { view, speech, offers, you } = scene;
  const { words, money } = speech;
  const data = dataOf(title);
  const { owner, mortgaged } = holdingOf(view, title);
  const { point } = view.table;
  const buyer = point.kind === 'buyDecision' ? point.seat : null;
  const sold = titleInQuestion(view) === title;
  const needers = needersOf(view, title).filter((seat) => seat !== buyer);
  const actions = you === null ? [] : offersOn(title, offers);
  const refused = you === null || offers.length === 0 ? [] : refusedOn(view, you, title);
  const name = titleNameOf(view, title, speech);
  return (
    <section class={mortgaged ? 'am-deed am-deed-mortgaged' : 'am-deed'} data-explain={`title ${title}`} aria-label={name}>
      <Head scene={scene} title={title} />
      {onClose !== null && <IconButton icon="close" size={16} label={words('backToCentre')} class="am-deed-close" onClick={onClose} />}
      <Owner scene={scene} title={title} />
      <div class="am-deed-body">
        <Rents scene={scene} title={title} />
        <div>
          <dl>
            <StopNow scene={scene} title={title} />
            {owner === null && <Line label={words('deed.price')} sum={money(data.price)} />}
            {sold && buyer !== null && cashOf(view, buyer) >= data.price && (
              <Line
                label={buyer === you ? words('deed.leavesYou') : words('deed.leaves', { name: speech.name(buyer) })}
                sum={money(cashOf(view, buyer) - data.price)}
              />
            )}
            {data.kind === 'street' && actions.length === 0 && <Line label={words('deed.step')} sum={money(data.step)} />}
            {actions.length === 0 && <MortgageLine scene={scene} title={title} sold={sold} />}
          </dl>
          {owner === null && buyer === you && you !== null && deedNow(view, title, you)?.row === 'pair' && (
            <p class="gain">{words('trade.givesYouPair', { city: cityNameOf(view, title, speech) })}</p>
          )}
          {needers.length > 0 && (
            <p class="wrong">{words(data.kind === 'street' ? 'deed.needs' : 'deed.needsFare', { names: needers.map((seat) => speech.name(seat)) })}</p>
          )}
          {refused.length > 0 && (
            <ul class="am-deed-refused stack tight help">
              {refused.map((each) => (
                <RefusedAction key={each.action} scene={scene} refused={each} />
              ))}
            </ul>
          )}
        </div>
      </div>
      {actions.length > 0 && (
        <div class="am-deed-actions cluster tight" role="group" aria-label={words('deed.actions', { name })}>
          {actions.map((offer) => (
            <Action key={JSON.stringify(offer.move)} scene={scene} offer={offer} />
          ))}
        </div>
      )}
    </section>
  );
};
