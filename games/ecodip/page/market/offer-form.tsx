import { useState } from 'preact/hooks';
import { renderText } from '#kernel/messages.ts';
import { isAlive, living, seatOf } from '#games/ecodip/rules/facts.ts';
import { priceWarning } from '#games/ecodip/orders/judge-trade.ts';
import type { Office } from '#games/ecodip/orders/office.ts';
import { type Good, GOODS, type Missile, MISSILES, type Tag } from '#games/ecodip/types.ts';
import { Button } from '#web/kit/parts/buttons.tsx';
import { choicesOf, Segments } from '#web/kit/parts/choices.tsx';
import { Form } from '#web/kit/parts/writing.tsx';
import { useTable } from '#web/shell/at-table.tsx';
import { ChoiceField, NumberField, PlaceField } from '../desk/fields.tsx';
import { usualPrice } from '../desk/form-order.ts';
import type { Writing } from '../draft/text.ts';
import { useScene } from '../scene.ts';
import { powerName } from '../powers.tsx';
import { te } from '../words.ts';
import { nextMarket } from './offers.ts';
import { sayOffer, type Terms } from './said.ts';

type Hearing = 'public' | 'secret';

interface Blanks {
  readonly k: 'sell' | 'buy';
  readonly n: number;
  readonly good: Good | Missile;
  /** Null: the price of the exchange. */
  readonly price: number | null;
  readonly from: string;
  readonly to: Tag | null;
  readonly hearing: Hearing;
}

const EMPTY: Blanks = { k: 'sell', n: 1, good: 'TB', price: null, from: '', to: null, hearing: 'public' };

const isMissile = (good: Good | Missile): good is Missile => good === 'ICBM' || good === 'ABM';

const termsOf = (blanks: Blanks, office: Office): Terms | null => {
  const { k, n, good, from } = blanks;
  const price = blanks.price ?? usualPrice(office.table, good, n);
  if (!isMissile(good)) return { k, n, good, price };
  const place = from.toUpperCase() === 'STOCK' ? 'STOCK' : office.world.find(from.toLowerCase())?.id;
  return place === undefined ? null : { k, n, good, from: place, price };
};

interface FieldsProps {
  readonly office: Office;
  readonly blanks: Blanks;
  readonly onChange: (blanks: Blanks) => void;
}

const Lot = ({ office, blanks, onChange }: FieldsProps) => {
  const { lang, view } = useScene();
  const goods = view.options.press === 'all' ? [...GOODS, ...MISSILES] : GOODS;
  return (
    <>
      <NumberField name="n" value={blanks.n} onChange={(n) => onChange({ ...blanks, n })} />
      <ChoiceField
        label={te('field.good')}
        value={blanks.good}
        choices={goods}
        text={(good) => te(`good.${good}`)}
        onChange={(good) => onChange({ ...blanks, good, price: null })}
      />
      {isMissile(blanks.good) && (
        <PlaceField
          name="from"
          value={blanks.from}
          places={blanks.k === 'sell' ? [...Object.keys(office.secrets.sites), 'STOCK'] : ['STOCK']}
          world={office.world}
          lang={lang}
          onChange={(from) => onChange({ ...blanks, from })}
        />
      )}
      <NumberField name="price" value={blanks.price ?? usualPrice(office.table, blanks.good, blanks.n)} onChange={(price) => onChange({ ...blanks, price })} />
    </>
  );
};

/** To whom the offer is made, and who else may read it. */
const Address = ({ office, blanks, onChange }: FieldsProps) => {
  const { scene: house } = useTable();
  const { view, lang } = useScene();
  const others = living(view.table).filter((tag) => tag !== office.power);
  const nameOf = (tag: Tag): string => {
    const who = powerName(tag, lang);
    return house.info.seats[seatOf(view.table, tag)]?.holder === 'bot' ? te('offers.bot', { who }) : who;
  };
  const isFree = blanks.to !== null && !isMissile(blanks.good) && view.options.press === 'all';
  return (
    <>
      <ChoiceField
        label={te('offers.to')}
        value={blanks.to ?? ''}
        choices={['', ...others]}
        text={(tag) => (tag === '' ? te('offers.toAnybody') : nameOf(tag))}
        onChange={(tag) => onChange({ ...blanks, to: tag === '' ? null : tag })}
      />
      {isFree && (
        <div class="field">
          <span class="label">{te('offers.hearing')}</span>
          <Segments
            label={te('offers.hearing')}
            value={blanks.hearing}
            choices={choicesOf({ public: te('offers.public'), secret: te('offers.secret') })}
            onChange={(hearing: Hearing) => onChange({ ...blanks, hearing })}
          />
        </div>
      )}
    </>
  );
};

const Poster = ({ office, writing }: { readonly office: Office; readonly writing: Writing }) => {
  const { session } = useTable();
  const { view, voice } = useScene();
  const [blanks, setBlanks] = useState<Blanks>(EMPTY);
  const [refusal, setRefusal] = useState('');
  const terms = termsOf(blanks, office);
  const turn = nextMarket(view.table, blanks);
  const isSecret = view.options.press === 'all' && blanks.to !== null && (isMissile(blanks.good) || blanks.hearing === 'secret');
  const needsPartner = isMissile(blanks.good) && blanks.to === null;
  const text = terms === null || turn === null ? null : sayOffer({ terms, to: blanks.to, turn, isWithdrawal: false }, writing.printing);
  const dear = terms === null ? null : priceWarning(view.table, terms);
  const post = async (): Promise<void> => {
    if (text === null || needsPartner) return;
    const answer = await session.ask({ t: 'say', text, ...(isSecret && blanks.to !== null ? { to: [seatOf(view.table, blanks.to)] } : {}) });
    setRefusal(answer.ok ? '' : answer.message);
  };
  return (
    <Form class="below above stack" aria-label={te('offers.make')} onSend={post}>
      <Segments
        label={te('offers.side')}
        value={blanks.k}
        choices={choicesOf({ sell: te('offers.sell'), buy: te('offers.buy') })}
        onChange={(k: Blanks['k']) => setBlanks({ ...blanks, k })}
      />
      <div class="ec-fields cluster">
        <Lot office={office} blanks={blanks} onChange={setBlanks} />
        <Address office={office} blanks={blanks} onChange={setBlanks} />
      </div>
      {isMissile(blanks.good) && <p class="hint">{te('offers.missiles')}</p>}
      <p class="row">
        <code class="ec-preview flex-1 p-3-4 bg-sheet-2 break-words">{text === null ? te('form.incomplete') : needsPartner ? te('offers.partner') : text}</code>
        <Button type="submit" class="btn small ink" disabled={text === null || needsPartner} words={te(isSecret ? 'offers.send' : 'offers.post')} />
      </p>
      <div aria-live="polite">
        {dear !== null && <p class="ec-warning">{renderText(dear, voice)}</p>}
        {refusal !== '' && <p class="ec-refusal">{refusal}</p>}
      </div>
    </Form>
  );
};

/** Makes an offer of one's own: what is posted is the line that one reads before. */
export const OfferForm = () => {
  const { view, writer } = useScene();
  const { office, writing } = writer;
  const { table } = view;
  if (office === null || writing === null || table.ending !== null || !isAlive(table, office.power)) return null;
  return (
    <details>
      <summary class="ec-fold-head content-center text-blue t3">{te('offers.make')}</summary>
      <Poster office={office} writing={writing} />
    </details>
  );
};
