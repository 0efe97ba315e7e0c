import { type Field, formatMoney, formatNumber, unreachable, type Voice } from '#kernel';
import { tt } from '../../i18n/table.ts';
import { Segments, Select } from '../../parts/choices.tsx';
import { Stepper } from '../../parts/stepper.tsx';

type Value = number | string | readonly string[];

interface FieldControlProps {
  readonly game: string;
  readonly field: Field;
  readonly value: Value;
  readonly voice: Voice;
  readonly onChange: (value: Value) => void;
}

/** Sums go by hundreds at least; numbers of things by one. */
const isMoney = ({ step }: { readonly step: number }): boolean => step >= 100;

export const fieldText = (field: Field & { readonly kind: 'int' }, value: number, voice: Voice): string =>
  isMoney(field) ? formatMoney(value, voice.lang, voice.unit) : formatNumber(value, voice.lang);

/** A name that a pick chooses among: a term of the game, or a message of its own. */
const pickText = (game: string, name: string, voice: Voice): string => voice.catalogue[name] ?? voice.catalogue[`${game}.${name}`] ?? name;

export const fieldLabel = (game: string, field: Field, voice: Voice): string =>
  voice.catalogue[`${game}.field.${field.name}`] ?? pickText(game, field.name, voice);

const Chips = ({ game, field, value, voice, onChange }: FieldControlProps & { readonly field: Field & { readonly kind: 'pick' } }) => {
  const picked = Array.isArray(value) ? value : [];
  return (
    <div class="chips" role="group" aria-label={fieldLabel(game, field, voice)}>
      {field.from.map((name) => (
        <label key={name} class="chip">
          <input
            type="checkbox"
            checked={picked.includes(name)}
            disabled={!picked.includes(name) && picked.length >= field.max}
            onChange={() => onChange(field.from.filter((other) => (other === name) !== picked.includes(other)))}
          />
          {pickText(game, name, voice)}
        </label>
      ))}
      <small>{tt('bar.pickSome', { min: field.min, max: field.max })}</small>
    </div>
  );
};

/** One blank of a form. */
export const FieldControl = (props: FieldControlProps) => {
  const { game, field, value, voice, onChange } = props;
  const label = fieldLabel(game, field, voice);
  switch (field.kind) {
    case 'int': {
      const number = typeof value === 'number' ? value : field.min;
      return <Stepper label={label} value={number} scale={field} text={fieldText(field, number, voice)} width={isMoney(field) ? 10 : 4} onChange={onChange} />;
    }
    case 'pick': {
      if (field.max > 1) return <Chips {...props} field={field} />;
      const choices = field.from.map((name) => ({ value: name, text: pickText(game, name, voice) }));
      const Control = choices.length <= 3 ? Segments : Select;
      return <Control label={label} value={String(value)} choices={choices} onChange={onChange} />;
    }
    case 'text':
      return (
        <input class="input" aria-label={label} maxLength={field.maxLength} value={String(value)} onInput={(event) => onChange(event.currentTarget.value)} />
      );
    default:
      return unreachable(field);
  }
};
