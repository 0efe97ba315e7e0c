import { keysOf } from '#kernel/collections.ts';
import { useId } from 'preact/hooks';
import { Icon } from '../svg/icon.tsx';

interface Choice<T extends string> {
  readonly value: T;
  readonly text: string;
}

interface ChoicesProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly choices: readonly Choice<T>[];
  readonly onChange: (value: T) => void;
  readonly class?: string;
}

/** Values with what each is called, in the order in which they are written. */
export const choicesOf = <T extends string>(texts: Readonly<Record<T, string>>): readonly Choice<T>[] =>
  keysOf(texts).map((value) => ({ value, text: texts[value] }));

/** Up to four values side by side. */
export const Segments = <T extends string>({ label, value, choices, onChange, class: more = '' }: ChoicesProps<T>) => {
  const name = useId();
  return (
    <div class={`segments ${more}`.trim()} role="radiogroup" aria-label={label}>
      {choices.map((choice) => (
        <label class="pick" key={choice.value}>
          <input type="radio" name={name} value={choice.value} checked={choice.value === value} onChange={() => onChange(choice.value)} />
          {choice.text}
        </label>
      ))}
    </div>
  );
};

/** A list to open, from five values on. */
export const Select = <T extends string>({ label, value, choices, onChange, class: more = '' }: ChoicesProps<T>) => (
  <span class={`choice ${more}`.trim()}>
    <select
      aria-label={label}
      value={value}
      onChange={(event) => {
        const chosen = choices.find((choice) => choice.value === event.currentTarget.value);
        if (chosen !== undefined) onChange(chosen.value);
      }}
    >
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.text}
        </option>
      ))}
    </select>
    <Icon name="down" size={15} />
  </span>
);

export const Switch = ({ label, on, onChange }: { readonly label: string; readonly on: boolean; readonly onChange: (on: boolean) => void }) => (
  <button type="button" class="switch" role="switch" aria-checked={on} aria-label={label} onClick={() => onChange(!on)} />
);
