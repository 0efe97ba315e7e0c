import { useId } from 'preact/hooks';
import type { Office } from '#games/ecodip/orders/office.ts';
import type { Lang } from '#kernel/words.ts';
import { Stepper } from '#web/parts/stepper.tsx';
import { Input } from '#web/parts/writing.tsx';
import { te } from '../words.ts';

/* The blanks that the forms of orders and of offers share. */

const CEILINGS = { n: 99, price: 9999, gold: 9999 } as const;

interface NumberFieldProps {
  readonly name: keyof typeof CEILINGS;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** EC-4.4.3: whole, at least 1. */
export const NumberField = ({ name, value, onChange }: NumberFieldProps) => (
  <label class="field">
    <span class="label">{te(`field.${name}`)}</span>
    <Stepper label={te(`field.${name}`)} value={value} scale={{ min: 1, max: CEILINGS[name], step: 1 }} text={String(value)} width={5} onChange={onChange} />
  </label>
);

interface PlaceFieldProps {
  readonly name: 'from' | 'at' | 'target';
  readonly value: string;
  /** Those that one is likely to mean; any other may be written. */
  readonly places: readonly string[];
  readonly world: Office['world'];
  readonly lang: Lang;
  readonly onChange: (value: string) => void;
}

export const PlaceField = ({ name, value, places, world, lang, onChange }: PlaceFieldProps) => {
  const list = useId();
  return (
    <label class="field">
      <span class="label">{te(`field.${name}`)}</span>
      <Input list={list} size={8} value={value} autoComplete="off" spellcheck={false} onText={(text) => onChange(text.trim())} />
      <datalist id={list}>
        {places.map((id) => (
          <option key={id} value={id}>
            {world.find(id)?.name[lang] ?? te('field.stock')}
          </option>
        ))}
      </datalist>
    </label>
  );
};
