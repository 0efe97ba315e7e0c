import { type FormOffer, type FormValues, openFields, openingValues } from '#kernel/forms.ts';
import type { Offer } from '#kernel/game.ts';
import { renderText } from '#kernel/messages.ts';
import { useEffect, useState } from 'preact/hooks';
import { Stepper } from '../../kit/parts/stepper.tsx';
import { Form } from '../../kit/parts/writing.tsx';
import { wide } from '../../browser/media.ts';
import { useTable } from '../at-table.tsx';
import { offerThing } from '../explaining.tsx';
import { briefOf } from './bar-state.ts';
import { fieldLabel, fieldText, isMoney } from './field-words.ts';
import { useNote, useSum } from './sum.tsx';
import { useTake } from './use-take.ts';

export const sameOffer = (a: Offer<unknown> | undefined, b: Offer<unknown>): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** What the blanks hold; the board may have filled some. */
export const useFormValues = (offer: FormOffer) => {
  const { session } = useTable();
  const [values, setValues] = useState<FormValues>(() => openingValues(offer));
  const opened = session.opened.value;
  const given = opened !== null && sameOffer(opened.offer, offer) ? opened.values : null;
  useEffect(() => {
    if (given !== null) setValues(openingValues(offer, { ...values, ...given }));
    // The values held are only completed by what the board gives.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [given]);
  return [values, (changed: FormValues) => setValues({ ...values, ...changed })] as const;
};

/** A form of one number, inside the bar: the stepper, the sum, the button. */
export const OfferSlip = ({ offer, main }: { readonly offer: FormOffer; readonly main: boolean }) => {
  const table = useTable();
  const { voice, session } = table;
  const take = useTake();
  const [values, change] = useFormValues(offer);
  const sum = useSum(offer, values);
  const note = useNote(offer, values);
  const [field] = openFields(offer);
  if (field?.kind !== 'int') return null;
  const value = Number(values[field.name]);
  const money = isMoney(field, offer.costs);
  const sentence = renderText(offer.label, voice);
  const { word = sentence, detail = null } = briefOf(offer, table);
  // Where the blank is the sum itself, or there is no room beside it, the button names it.
  const named = sum !== null && (money || !wide.value);
  const beside = note ?? sum?.after ?? (sum === null ? detail : null);
  // Of several forms each says what it stands for; only the first has room beside its stepper.
  const under = !wide.value ? beside : main ? null : note;
  return (
    <Form
      class={main ? 'offer-slip main flex round-2 bg-slip text-bar-ink' : 'offer-slip flex round-2 bg-slip text-bar-ink'}
      data-mark={`offer-${offer.type}`}
      onSend={() => take(offer, values)}
    >
      <Stepper
        class="in-bar"
        iconSize={18}
        label={`${sentence}, ${fieldLabel(field, voice)}`}
        value={value}
        scale={field}
        text={fieldText(money, value, voice)}
        width={fieldText(money, field.max, voice).length + 0.6}
        onChange={(changed) => change({ [field.name]: changed })}
      />
      {wide.value && ((sum !== null && !named) || (main && beside !== null)) && (
        <span class="sum offer-slip-sum leading-1-25 self-center t3">
          {sum !== null && !named && <b class="block text-bar-ink t5">{sum.amount}</b>}
          {main && beside}
        </span>
      )}
      <button
        type="submit"
        class={main ? 'go offer-slip-go main w700 t5' : 'go offer-slip-go w700 t5'}
        disabled={session.isClosed(offer)}
        data-explain={offerThing(table, offer)}
      >
        {named ? sum.press(word) : word}
        {under !== null && <small class="offer-help w500 break-words">{under}</small>}
      </button>
    </Form>
  );
};
