import { renderText } from '#kernel/messages.ts';
import { priceWarning } from '#games/ecodip/orders/judge-trade.ts';
import { seatOf } from '#games/ecodip/rules/facts.ts';
import type { Tag } from '#games/ecodip/types.ts';
import { Button } from '#web/kit/parts/buttons.tsx';
import { useTable } from '#web/shell/at-table.tsx';
import { Icon } from '#web/kit/svg/icon.tsx';
import { Card } from '../account.tsx';
import { PowerMark, powerName } from '../powers.tsx';
import { useScene } from '../scene.ts';
import { te } from '../words.ts';
import { OfferForm } from './offer-form.tsx';
import { offerDetail, offerWords } from './offer-words.ts';
import { alike, answerTo, inOrder, isAnswered, isDue, isWritten, type Offer, orderFor, timesOf, useOffers } from './offers.ts';
import { sayOffer } from './said.ts';
import './market.css';

interface RowProps {
  readonly offer: Offer;
  readonly standing: readonly Offer[];
}

interface AlikeProps extends Omit<RowProps, 'offer'> {
  readonly alike: readonly [Offer, ...Offer[]];
}

/** One press writes one's own order of the two that make a deal; where the same lot is offered several times, once more. */
const EnterButton = ({ alike: [offer, ...more], standing }: AlikeProps) => {
  const { view, writer, lang } = useScene();
  const you = view.own?.power ?? null;
  const order = orderFor(offer, you);
  if (order === null || !isDue(offer, view.table)) return null;
  const all = [offer, ...more];
  const entered = all.filter((each) => isWritten(writer.sheet, order, timesOf(each, standing))).length;
  const isDone = entered === all.length;
  const words = te(isDone ? 'offers.written' : offer.by === you ? 'offers.enter' : 'offers.accept');
  const some = isDone || entered === 0 ? '' : te('offers.entered', { entered, count: all.length });
  return (
    <button
      type="button"
      class="btn small ink"
      disabled={isDone || !writer.canWrite}
      aria-label={te('offers.toDo', { do: `${words} ${some}`.trim(), offer: offerWords(offer, you, lang) })}
      onClick={() => writer.add(order)}
    >
      {words}
      {some !== '' && <small>{some}</small>}
    </button>
  );
};

/** Takes one's own offer back, before the same ears. */
const WithdrawButton = ({ offer }: Omit<RowProps, 'standing'>) => {
  const { session } = useTable();
  const { view, writer, lang } = useScene();
  const { writing } = writer;
  const you = view.own?.power ?? null;
  if (writing === null || offer.by !== you || view.options.press === 'none') return null;
  const text = sayOffer({ ...offer, isWithdrawal: true }, writing.printing);
  return (
    <Button
      class="btn small ghost"
      aria-label={te('offers.toDo', { do: te('offers.withdraw'), offer: offerWords(offer, you, lang) })}
      words={te('offers.withdraw')}
      onClick={() => void session.ask({ t: 'say', text, ...(offer.circle === null ? {} : { to: offer.circle }) })}
    />
  );
};

/** Who takes an offer made to anybody has to tell its maker, who cannot name him on his sheet otherwise. */
const Answer = ({ offer, standing, you }: RowProps & { readonly you: Tag }) => {
  const { session } = useTable();
  const { view, writer, lang } = useScene();
  const { writing } = writer;
  const order = orderFor(offer, you);
  if (offer.to !== null || order === null || writing === null || !isWritten(writer.sheet, order)) return null;
  const who = powerName(offer.by, lang);
  if (isAnswered(offer, you, standing)) return <p class="hint ec-offer-note">{te('offers.answered', { who })}</p>;
  const tell = (): void => {
    const text = sayOffer({ ...answerTo(offer, you), isWithdrawal: false }, writing.printing);
    void session.ask({ t: 'say', text, ...(view.options.press === 'all' ? { to: [seatOf(view.table, offer.by)] } : {}) });
  };
  return (
    <p class="hint cluster ec-offer-note">
      {te('offers.untold', { who })}
      <Button class="btn small" words={te('offers.answer', { who })} onClick={tell} />
    </p>
  );
};

const Row = ({ alike: offers, standing }: AlikeProps) => {
  const { view, lang, voice } = useScene();
  const [offer] = offers;
  const you = view.own?.power ?? null;
  const dear = priceWarning(view.table, offer.terms);
  return (
    <li class={`cluster ec-offer-row p-2-5 blue-under${you !== null && offer.to === you ? ' for-you' : ''}`}>
      <PowerMark tag={offer.by} size={24} />
      <div class="flex-1 w600 min-w-0 t3 leading-3">
        <p>
          {offers.length > 1 && <b>{te('offers.times', { count: offers.length })} </b>}
          {offerWords(offer, you, lang)}
        </p>
        <small class="cluster tight w400">
          {offer.circle !== null && (
            <span class="ec-lock row tight wrong t3">
              <Icon name="lock" size={12} />
              {te('offers.private')}
            </span>
          )}
          {offerDetail(offer, lang)}
          {offer.isStanding === true && `, ${te(offer.terms.k === 'sell' ? 'offers.botSells' : 'offers.botBuys')}`}
        </small>
      </div>
      <span class="push row">
        <EnterButton alike={offers} standing={standing} />
        <WithdrawButton offer={offer} />
      </span>
      {dear !== null && <p class="ec-warning ec-offer-note">{renderText(dear, voice)}</p>}
      {you !== null && offer.by !== you && <Answer offer={offer} standing={standing} you={you} />}
    </li>
  );
};

/** EC-13.5: what the powers offer to each other: in public, and to oneself in private. */
export const OffersBoard = () => {
  const { view, writer } = useScene();
  const standing = useOffers(view);
  const you = view.own?.power ?? null;
  const { press } = view.options;
  const isSealed = writer.status === 'sealed' || writer.status === 'sealedEmpty';
  return (
    <Card title={te('offers.title')} class="ec-market">
      {press === 'none' && <p class="hint mt-2">{te('offers.silent')}</p>}
      {press === 'public' && <p class="hint mt-2">{te('offers.aloud')}</p>}
      {standing.length === 0 && press !== 'none' && <p class="hint mt-2">{te('offers.empty')}</p>}
      <ul class="ec-offers">
        {alike(inOrder(standing, you)).map((offers) => (
          <Row key={offers[0].key} alike={offers} standing={standing} />
        ))}
      </ul>
      {standing.some((offer) => isDue(offer, view.table) && orderFor(offer, you) !== null) && (
        <p class="hint mt-2">{te(isSealed ? 'offers.sealed' : 'offers.help')}</p>
      )}
      {press !== 'none' && <OfferForm />}
    </Card>
  );
};
