import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { lawSentence } from '#games/mull-money/rules/laws.ts';
import type { Help, LawType } from '#games/mull-money/types.ts';
import { at } from '#kernel/collections.ts';
import type { FormValues } from '#web/kit/interface/game-page.ts';
import { Button } from '#web/kit/parts/buttons.tsx';
import { Segments, Select } from '#web/kit/parts/choices.tsx';
import { Sentence } from '#web/kit/parts/sentence.tsx';
import { Stepper } from '#web/kit/parts/stepper.tsx';
import { Form } from '#web/kit/parts/writing.tsx';
import { useScene } from '../scene.tsx';
import { blanksOf, type Domain, formFor, helpsFor, isSum, lawIn, openingValues, type Proposals, sideBlanks } from './proposals.ts';

interface ControlProps {
  readonly domain: Domain;
  readonly label: string;
  readonly value: number | string | readonly string[] | undefined;
  readonly isMoney: boolean;
  readonly onChange: (value: number | string) => void;
}

const Control = ({ domain, label, value, isMoney, onChange }: ControlProps) => {
  const { view, term, money, number } = useScene();
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
    // A law to repeal is named by its number and its name.
    const text = (each: string): string => {
      const entry = domain.name === 'lawId' ? view.table.laws.find(({ id }) => id === each) : undefined;
      return entry === undefined ? term(each) : `${each}, ${term(entry.law.type)}`;
    };
    const Choice = domain.values.length <= 3 ? Segments : Select;
    return <Choice label={label} value={String(value)} choices={domain.values.map((each) => ({ value: each, text: text(each) }))} onChange={onChange} />;
  }
  const chosen = Number(value);
  // A domain with a hole, such as −3…−1 and 1…3: the stepper jumps over it.
  const whole = domain.values.length === at(domain.values, domain.values.length - 1) - at(domain.values, 0) + 1;
  const values = whole ? domain.values : domain.values.filter((each) => each > 0);
  const scale = { min: at(values, 0), max: at(values, values.length - 1), step: 1, also: whole ? [] : domain.values.filter((each) => each < 0) };
  return (
    <div class="flex">
      <Stepper label={label} value={chosen} scale={scale} text={isMoney ? money(chosen) : number(chosen)} width={4} onChange={onChange} />
    </div>
  );
};

/** A label, and under it what is chosen there. */
const Row = ({ label, children }: { readonly label: string; readonly children: ComponentChildren }) => (
  <div class="field">
    <span class="label mm-label">{label}</span>
    {children}
  </div>
);

interface ProposalFormProps {
  readonly proposals: Proposals;
  readonly onDone: () => void;
}

/** MM-6.3: choose a law, fill in its figures, read what would be voted on, put it to the vote. */
export const ProposalForm = ({ proposals, onDone }: ProposalFormProps) => {
  const { voice, words, term, take } = useScene();
  const types = [...proposals.keys()];
  const [type, setType] = useState<LawType>(at(types, 0));
  const forms = proposals.get(type) ?? [];
  const helps = helpsFor(forms);
  const [values, setValues] = useState<FormValues>(() => openingValues(type, forms, helps[0] ?? 'alone'));
  const help: Help = values['help'] === 'expert' ? 'expert' : 'alone';
  const change = (name: string) => (value: number | string) => setValues({ ...values, [name]: value });
  const law = lawIn(values);
  const form = formFor(forms, values);
  const control = (domain: Domain, isMoney: boolean) => (
    <Control domain={domain} label={term(`field.${domain.name}`)} isMoney={isMoney} value={values[domain.name]} onChange={change(domain.name)} />
  );
  return (
    <Form
      class="mm-proposal p-5 stack round-2 bg-now"
      onSend={() => {
        if (form === undefined) return;
        take(form, values);
        onDone();
      }}
    >
      <h3 class="ruled">{words('laws.propose')}</h3>
      <label class="field">
        <span class="label mm-label">{words('laws.which')}</span>
        <Select
          label={words('laws.which')}
          value={type}
          choices={types.map((each) => ({ value: each, text: term(each) }))}
          onChange={(next) => {
            setType(next);
            setValues(openingValues(next, proposals.get(next) ?? [], help));
          }}
        />
      </label>
      {blanksOf(type, forms).map((domain) => (
        <Row key={domain.name} label={domain.kind === 'text' ? words('laws.write') : term(`field.${domain.name}`)}>
          {control(domain, isSum(type, domain.name))}
        </Row>
      ))}
      {helps.length > 1 && (
        <Row label={words('laws.help')}>
          <Segments
            label={words('laws.help')}
            value={help}
            choices={helps.map((each) => ({ value: each, text: words(`laws.${each}`) }))}
            onChange={change('help')}
          />
        </Row>
      )}
      {sideBlanks(forms, help).map((domain) => (
        <Row key={domain.name} label={words(domain.name === 'cleanup' ? 'laws.cleanup' : 'laws.borrow')}>
          {control(domain, false)}
        </Row>
      ))}
      <div class="mm-preview p-4 edge-line round-1 bg-sheet" aria-live="polite">
        <small>{words('laws.preview')}</small>
        {law !== null && (
          <p>
            <Sentence message={lawSentence(law)} voice={voice} />
          </p>
        )}
        {form === undefined && law !== null && <p class="loss">{words('laws.already')}</p>}
      </div>
      <Button type="submit" class="btn ink" disabled={form === undefined} words={words('laws.send')} />
    </Form>
  );
};
