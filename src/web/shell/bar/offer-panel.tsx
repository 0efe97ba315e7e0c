import { at } from '#kernel/collections.ts';
import { type FormOffer, moveOf, openFields } from '#kernel/forms.ts';
import { renderText } from '#kernel/messages.ts';
import { useState } from 'preact/hooks';
import { tt } from '../../i18n/table.ts';
import { Button } from '../../kit/parts/buttons.tsx';
import { Select } from '../../kit/parts/choices.tsx';
import { Sentence } from '../../kit/parts/sentence.tsx';
import { Form } from '../../kit/parts/writing.tsx';
import { ClauseMark } from '../../rules/clause-card.tsx';
import { useTable } from '../at-table.tsx';
import { briefOf, type OfferGroup } from './bar-state.ts';
import { FieldControl } from './field-control.tsx';
import { fieldLabel, isMoney } from './field-words.ts';
import { useFormValues } from './offer-slip.tsx';
import { useNote, useSum } from './sum.tsx';
import { useLaidOpen, useSend } from './use-take.ts';

/** All blanks of a form, what it costs, and the button that sends it. */
const FormPanel = ({ offer, titled = true, onDone }: { readonly offer: FormOffer; readonly titled?: boolean; readonly onDone: () => void }) => {
  const table = useTable();
  const { game, voice, session } = table;
  const send = useSend();
  const [values, change] = useFormValues(offer);
  const sum = useSum(offer, values);
  const note = useNote(offer, values);
  const word = briefOf(offer, table).word?.replace(/…$/, '') ?? tt('bar.confirm');
  const ready = moveOf(offer, values) !== null && !session.sending.value;
  return (
    <Form
      class="offer-panel stack"
      onSend={() => {
        if (send(offer, values)) onDone();
      }}
    >
      <p class="offer-panel-sentence">
        {titled && <Sentence message={offer.label} voice={voice} />}{' '}
        {offer.label.clauses.map((clause) => (
          <ClauseMark key={clause} game={game.module.id} clause={clause} />
        ))}
      </p>
      {openFields(offer).map((field) => (
        <div key={field.name} class="tight stack">
          <span class="w600 t3">{fieldLabel(field, voice)}</span>
          <FieldControl
            field={field}
            money={isMoney(field, offer.costs)}
            value={values[field.name] ?? ''}
            voice={voice}
            onChange={(value) => change({ [field.name]: value })}
          />
        </div>
      ))}
      <div class="send row gap-5 pt-4 line-over">
        {(sum !== null || note !== null) && (
          <span class="sum">
            {sum !== null && (
              <>
                <b>{sum.amount}</b> {sum.after}
              </>
            )}
            {note}
          </span>
        )}
        <Button type="submit" class="btn ink push" disabled={!ready} words={sum === null ? word : sum.press(word)} />
      </div>
    </Form>
  );
};

/** The same form for several targets: choose the target first, by what tells it apart; its whole sentence follows. */
const FormChoice = ({ offers, onDone }: { readonly offers: readonly FormOffer[]; readonly onDone: () => void }) => {
  const table = useTable();
  const [chosen, setChosen] = useState('0');
  const offer = offers[Number(chosen)] ?? at(offers, 0);
  return (
    <div class="stack">
      <Select
        label={tt('bar.choose')}
        value={chosen}
        choices={offers.map((each, index) => ({ value: String(index), text: briefOf(each, table).detail ?? renderText(each.label, table.voice) }))}
        onChange={setChosen}
      />
      <FormPanel key={chosen} offer={offer} onDone={onDone} />
    </div>
  );
};

/** Everything in a group of offers, in a sheet beside the bar. */
export const GroupPanel = ({ group, titled = true, onDone }: { readonly group: OfferGroup; readonly titled?: boolean; readonly onDone: () => void }) => {
  const table = useTable();
  const { voice, session } = table;
  const send = useSend();
  useLaidOpen(session, group.offers);
  const { help } = briefOf(at(group.offers, 0), table);
  const forms = group.offers.filter((offer): offer is FormOffer => offer.kind === 'form');
  const moves = group.offers.filter((offer) => offer.kind === 'move');
  return (
    <>
      {help !== undefined && <p class="help hint mb-4">{help}</p>}
      {moves.map((offer) => (
        <button
          key={JSON.stringify(offer.move)}
          type="button"
          class="btn wide offer-line justify-start text-left"
          disabled={session.sending.value}
          onClick={() => {
            if (send(offer)) onDone();
          }}
        >
          <span>
            <Sentence message={offer.label} voice={voice} />
          </span>
        </button>
      ))}
      {forms.length === 1 && forms[0] !== undefined && <FormPanel offer={forms[0]} titled={titled} onDone={onDone} />}
      {forms.length > 1 && <FormChoice offers={forms} onDone={onDone} />}
    </>
  );
};

/** Several groups under one button, each to unfold. */
export const GroupList = ({ groups, onDone }: { readonly groups: readonly OfferGroup[]; readonly onDone: () => void }) => {
  const table = useTable();
  const { voice, page, session } = table;
  return (
    <div class="group-list stack">
      {groups.map((group) => {
        const first = at(group.offers, 0);
        const thing = page?.dialog?.(first) ?? null;
        if (thing !== null) {
          return (
            <Button
              key={group.type}
              class="btn wide offer-line justify-start text-left"
              words={briefOf(first, table).word ?? renderText(first.label, voice)}
              onClick={() => {
                session.pointed.value = { kind: 'thing', id: thing };
                onDone();
              }}
            />
          );
        }
        if (first.kind === 'move' && group.offers.length === 1) return <GroupPanel key={group.type} group={group} onDone={onDone} />;
        return (
          <details class="offer-group line-under" key={group.type} name="offers">
            <summary class="p-3-0 min-h-36">
              {group.offers.length > 1 ? (briefOf(first, table).word ?? renderText(first.label, voice)) : renderText(first.label, voice)}
            </summary>
            <GroupPanel group={group} titled={false} onDone={onDone} />
          </details>
        );
      })}
    </div>
  );
};
