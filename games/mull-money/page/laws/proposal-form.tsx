import { useState } from 'preact/hooks';
import { lawSentence } from '#games/mull-money/rules/laws.ts';
import type { Help, LawType, View } from '#games/mull-money/types.ts';
import { at } from '#kernel/collections.ts';
import { Button } from '#web/kit/parts/buttons.tsx';
import { Segments, Select } from '#web/kit/parts/choices.tsx';
import { Sentence } from '#web/kit/parts/sentence.tsx';
import { Stepper } from '#web/kit/parts/stepper.tsx';
import { Form } from '#web/kit/parts/writing.tsx';
import type { BoardProps, FormValues } from '#web/kit/interface/game-page.ts';
import type { Speech } from '../speech.ts';
import { blanksOf, type Domain, formFor, helpsFor, isSum, lawIn, openingValues, type Proposals, sideBlanks } from './proposals.ts';

interface BlankProps {
  readonly view: View;
  readonly domain: Domain;
  readonly label: string;
  readonly value: number | string | readonly string[] | undefined;
  readonly money?: boolean;
  readonly speech: Speech;
  readonly onChange: (value: number | string) => void;
}

/** A law to repeal is named by its number and its name. */
const wordFor = ({ view, domain, speech }: BlankProps, value: string): string => {
  if (domain.name !== 'lawId') return speech.term(value);
  const entry = view.table.laws.find(({ id }) => id === value);
  return entry === undefined ? value : `${value}, ${speech.term(entry.law.type)}`;
};

const Control = (props: BlankProps) => {
  const { domain, label, value, money = false, speech, onChange } = props;
  if (domain.kind === 'text') {
    return (
      <textarea
        class="input"
        aria-label={label}
        maxLength={domain.maxLength}
        rows={3}
        value={String(value)}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
    );
  }
  if (domain.kind === 'words') {
    const Choice = domain.values.length <= 3 ? Segments : Select;
    return (
      <Choice label={label} value={String(value)} choices={domain.values.map((each) => ({ value: each, text: wordFor(props, each) }))} onChange={onChange} />
    );
  }
  const number = Number(value);
  const above = domain.values.filter((each) => each > 0);
  // A domain with a hole, such as −3…−1 and 1…3: the stepper jumps over it.
  const whole = domain.values.length === at(domain.values, domain.values.length - 1) - at(domain.values, 0) + 1;
  const values = whole ? domain.values : above;
  const scale = { min: at(values, 0), max: at(values, values.length - 1), step: 1, also: whole ? [] : domain.values.filter((each) => each < 0) };
  return <Stepper label={label} value={number} scale={scale} text={money ? speech.money(number) : speech.number(number)} width={4} onChange={onChange} />;
};

interface ProposalFormProps {
  readonly view: View;
  readonly speech: Speech;
  readonly proposals: Proposals;
  readonly take: BoardProps['take'];
  readonly onDone: () => void;
}

/** MM-6.3: choose a law, fill in its figures, read what would be voted on, put it to the vote. */
export const ProposalForm = ({ view, speech, proposals, take, onDone }: ProposalFormProps) => {
  const { words, term } = speech;
  const types = [...proposals.keys()];
  const [type, setType] = useState<LawType>(at(types, 0));
  const forms = proposals.get(type) ?? [];
  const helps = helpsFor(forms);
  const [values, setValues] = useState<FormValues>(() => openingValues(type, forms, helps[0] ?? 'alone'));
  const help: Help = values['help'] === 'expert' ? 'expert' : 'alone';
  const change = (name: string) => (value: number | string) => setValues({ ...values, [name]: value });
  const law = lawIn(values);
  const form = formFor(forms, values);
  const fieldWord = (name: string): string => term(`mull-money.field.${name}`);
  return (
    <Form
      class="mm-proposal stack"
      onSend={() => {
        if (form === undefined) return;
        take(form, values);
        onDone();
      }}
    >
      <h3 class="ruled">{words('laws.propose')}</h3>
      <label class="field">
        <span class="label">{words('laws.which')}</span>
        <Select
          label={words('laws.which')}
          value={type}
          choices={types.map((each) => ({ value: each, text: term(each) }))}
          onChange={(next) => {
            setType(next);
            const nextForms = proposals.get(next) ?? [];
            setValues(openingValues(next, nextForms, help));
          }}
        />
      </label>
      {blanksOf(type, forms).map((domain) => (
        <div key={domain.name} class="field">
          <span class="label">{domain.kind === 'text' ? words('laws.write') : fieldWord(domain.name)}</span>
          <Control
            view={view}
            domain={domain}
            label={fieldWord(domain.name)}
            money={isSum(type, domain.name)}
            value={values[domain.name]}
            speech={speech}
            onChange={change(domain.name)}
          />
        </div>
      ))}
      {helps.length > 1 && (
        <div class="field">
          <span class="label">{words('laws.help')}</span>
          <Segments
            label={words('laws.help')}
            value={help}
            choices={helps.map((each) => ({ value: each, text: words(`laws.${each}`) }))}
            onChange={change('help')}
          />
        </div>
      )}
      {sideBlanks(forms, help).map((domain) => (
        <div key={domain.name} class="field">
          <span class="label">{domain.name === 'cleanup' ? words('laws.cleanup') : words('laws.borrow')}</span>
          <Control view={view} domain={domain} label={fieldWord(domain.name)} value={values[domain.name]} speech={speech} onChange={change(domain.name)} />
        </div>
      ))}
      <div class="mm-preview" aria-live="polite">
        <small>{words('laws.preview')}</small>
        {law !== null && (
          <p>
            <Sentence message={lawSentence(law)} voice={speech.voice} />
          </p>
        )}
        {form === undefined && law !== null && <p class="loss">{words('laws.already')}</p>}
      </div>
      <Button type="submit" class="btn ink" disabled={form === undefined} words={words('laws.send')} />
    </Form>
  );
};
