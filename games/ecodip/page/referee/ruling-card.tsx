import { at } from '#kernel/collections.ts';
import { type FormOffer, moveOf, openFields, openingValues } from '#kernel/forms.ts';
import { renderText } from '#kernel/messages.ts';
import { formatNumber, sentenceOf, type Voice } from '#kernel/words.ts';
import { useState } from 'preact/hooks';
import type { Desk, SecretEntry } from '#games/ecodip/types.ts';
import { Button } from '#web/kit/parts/buttons.tsx';
import { Select } from '#web/kit/parts/choices.tsx';
import { Sentence } from '#web/kit/parts/sentence.tsx';
import { Form } from '#web/kit/parts/writing.tsx';
import { useTable } from '#web/shell/at-table.tsx';
import { FieldControl } from '#web/shell/bar/field-control.tsx';
import { fieldLabel } from '#web/shell/bar/field-words.ts';
import type { FormValues } from '#web/kit/interface/game-page.ts';
import { Card } from '../account.tsx';
import { useScene } from '../scene.ts';
import { powerName } from '../powers.tsx';
import { seasonWords, te } from '../words.ts';
import { presentOf } from './coming.ts';
import { useActs } from './use-acts.ts';

/** One kind of ruling: its blanks, what stands there now, and the province that the map holds chosen. */
const RulingForm = ({ offer }: { readonly offer: FormOffer }) => {
  const { take, busy } = useActs();
  const { voice, view, composer } = useScene();
  const completed = (values: FormValues): FormValues => {
    const present = presentOf(view, offer.type, values);
    return present === null ? values : { ...values, [present.field]: present.value };
  };
  const [values, setValues] = useState<FormValues>(() => completed(openingValues(offer)));
  const present = presentOf(view, offer.type, values);
  const change = (name: string, value: FormValues[string]): void => {
    const next = { ...values, [name]: value };
    // Another target starts from what it has; the number and the reason are the referee's.
    const isTarget = name !== present?.field && name !== 'reason' && name !== 'publicity';
    setValues(isTarget ? completed(next) : next);
  };
  const chosen = composer.chosen;
  const word = (name: string | number): string => (typeof name === 'number' ? formatNumber(name, voice.lang) : (sentenceOf(voice, name) ?? name));
  return (
    <Form class="offer-panel min-w-0 mt-4" onSend={() => take(offer, values)}>
      {openFields(offer).map((field) => (
        <div key={field.name}>
          <span class="w600 t3">{fieldLabel(field, voice)}</span>
          <FieldControl field={field} money={false} value={values[field.name] ?? ''} voice={voice} onChange={(value) => change(field.name, value)} />
          {field.kind === 'pick' && chosen !== null && field.from.includes(chosen) && values[field.name] !== chosen && (
            <Button
              class="ec-slip grid p-1-4 bg-slip text-bar-ink w650 t3 leading-2 text-center justify-self-start"
              words={te('ruling.fromMap', { at: word(chosen) })}
              onClick={() => change(field.name, chosen)}
            />
          )}
          {present?.field === field.name && <small class="hint justify-self-start">{te('ruling.now', { value: word(present.value) })}</small>}
        </div>
      ))}
      <div class="send gap-5 pt-4 line-over">
        <Button type="submit" class="btn ink" disabled={moveOf(offer, values) === null || busy} words={te('ruling.do')} />
      </div>
    </Form>
  );
};

/** Two forms may have one label: the only choice of a blank tells them apart. */
const labelOf = ({ label, fields }: FormOffer, voice: Voice): string => {
  const kind = fields.find((field) => field.kind === 'pick' && field.name === 'kind' && field.from.length === 1);
  const only = kind?.kind === 'pick' ? ` (${at(kind.from, 0)})` : '';
  return renderText(label, voice) + only;
};

const Editor = () => {
  const { voice } = useScene();
  const { scene: table } = useTable();
  const { offers } = useActs();
  const forms = offers.filter((offer): offer is FormOffer => offer.kind === 'form' && offer.type.startsWith('rule'));
  const labels = forms.map((form) => labelOf(form, voice));
  const [chosen, choose] = useState('');
  const index = Math.max(0, labels.indexOf(chosen));
  const offer = forms[index];
  if (offer === undefined) return <p class="hint">{te('ruling.none')}</p>;
  return (
    <>
      <Select class="flex" label={te('ruling.kind')} value={at(labels, index)} choices={labels.map((text) => ({ value: text, text }))} onChange={choose} />
      <RulingForm key={`${at(labels, index)} ${table.decisionNumber}`} offer={offer} />
    </>
  );
};

const isRuling = ({ text: { key } }: SecretEntry): boolean => key.startsWith('log.ruled');

/** Newest first. */
export const RecordList = ({ entries }: { readonly entries: readonly SecretEntry[] }) => {
  const { voice, lang } = useScene();
  return (
    <ol class="entries t3 ec-record">
      {entries.toReversed().map(({ turn, parties, text }, index) => (
        <li key={entries.length - index}>
          <small class="block">
            {seasonWords(turn)}
            {parties.length > 0 && ` · ${te('ruling.told', { names: parties.map((tag) => powerName(tag, lang)).join(', ') })}`}
          </small>
          <Sentence message={text} voice={voice} />
        </li>
      ))}
    </ol>
  );
};

/** EC-4.19.1: rulings are made here, and all of them stand under the form. */
export const RulingCard = ({ desk }: { readonly desk: Desk }) => {
  const rulings = desk.record.filter(isRuling);
  return (
    <Card title={te('ruling.title')}>
      <p class="hint">{te('ruling.help')}</p>
      <Editor />
      <h3 class="ec-head">{te('ruling.record')}</h3>
      {rulings.length === 0 ? <p class="hint">{te('ruling.recordNone')}</p> : <RecordList entries={rulings} />}
    </Card>
  );
};
