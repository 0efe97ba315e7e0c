import { unreachable } from '#kernel/collections.ts';
import type { Field } from '#kernel/game.ts';
import { sentenceOf, type Voice } from '#kernel/words.ts';
import { tt } from '../../i18n/table.ts';
import { Segments, Select } from '../../kit/parts/choices.tsx';
import { Stepper } from '../../kit/parts/stepper.tsx';
import { Input } from '../../kit/parts/writing.tsx';
import { fieldLabel, fieldText, pickText } from './field-words.ts';

type Value = number | string | readonly string[];

interface FieldControlProps {
  readonly field: Field;
  /** A sum of money, hence with its unit. */
  readonly money: boolean;
  readonly value: Value;
  readonly voice: Voice;
  readonly onChange: (value: Value) => void;
}

const Chips = ({ field, value, voice, onChange }: FieldControlProps & { readonly field: Field & { readonly kind: 'pick' } }) => {
  const picked = Array.isArray(value) ? value : [];
  return (
    <div class="chips cluster" role="group" aria-label={fieldLabel(field, voice)}>
      {field.from.map((name) => (
        <label key={name} class="chip row pick">
          <input
            type="checkbox"
            checked={picked.includes(name)}
            disabled={!picked.includes(name) && picked.length >= field.max}
            onChange={() => onChange(field.from.filter((other) => (other === name) !== picked.includes(other)))}
          />
          {pickText(name, voice)}
        </label>
      ))}
      <small>{tt('bar.pickSome', { min: field.min, max: field.max })}</small>
    </div>
  );
};

/** One blank of a form. */
export const FieldControl = (props: FieldControlProps) => {
  const { field, money, value, voice, onChange } = props;
  const label = fieldLabel(field, voice);
  switch (field.kind) {
    case 'int': {
      const number = typeof value === 'number' ? value : field.min;
      return (
        <Stepper
          label={label}
          value={number}
          scale={field}
          text={fieldText(money, number, voice)}
          width={money ? 10 : Math.max(4, fieldText(false, field.max, voice).length + 2)}
          onChange={onChange}
        />
      );
    }
    case 'pick': {
      if (field.max > 1) return <Chips {...props} field={field} />;
      const choices = field.from.map((name) => ({ value: name, text: pickText(name, voice) }));
      const Control = choices.length <= 3 ? Segments : Select;
      const effects = field.from.flatMap((name) => {
        const words = sentenceOf(voice, `field.${field.name}.${name}`);
        return words === undefined ? [] : [{ name, words }];
      });
      return (
        <>
          <Control label={label} value={String(value)} choices={choices} onChange={onChange} />
          {effects.map(({ name, words }) => (
            <p key={name} class="hint">
              <b>{pickText(name, voice)}</b>\u00a0: {words}
            </p>
          ))}
        </>
      );
    }
    case 'text':
      return <Input aria-label={label} maxLength={field.maxLength} value={String(value)} onText={onChange} />;
    default:
      return unreachable(field);
  }
};
