import { unreachable } from '#kernel/collections.ts';
import type { Voice } from '#kernel/words.ts';
import { tm } from '../i18n/new-table.ts';
import { Segments, Select, Switch } from '../kit/parts/choices.tsx';
import { Stepper } from '../kit/parts/stepper.tsx';
import { type FormSpec, textAt, valueText } from './options.ts';

interface ControlProps {
  readonly spec: FormSpec;
  readonly value: unknown;
  readonly voice: Voice;
  readonly onChange: (value: unknown) => void;
}

/** Side by side while four words or fewer fit on a line. */
const SIDE_BY_SIDE = { values: 4, letters: 34 } as const;

/** The catalogue writes values as they stand inside a sentence; on a button they begin like one. */
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const spokenWords = () => ({ yes: tm('new.yes'), no: tm('new.no') });

const Chips = ({
  spec,
  chosen,
  voice,
  onChange,
}: {
  readonly spec: FormSpec & { readonly kind: 'set' };
  readonly chosen: readonly unknown[];
  readonly voice: Voice;
  readonly onChange: (value: readonly string[]) => void;
}) => (
  <div class="chips cluster" role="group" aria-label={textAt(voice, spec.key)}>
    {spec.values.map((value) => (
      <label key={value} class="chip row pick">
        <input
          type="checkbox"
          checked={chosen.includes(value)}
          onChange={() => onChange(spec.values.filter((other) => (other === value) !== chosen.includes(other)))}
        />
        {textAt(voice, `${spec.key}.${value}`) || value}
      </label>
    ))}
  </div>
);

/** The control that fits the kind of an option. */
export const OptionControl = ({ spec, value, voice, onChange }: ControlProps) => {
  const label = textAt(voice, spec.key) || spec.name;
  switch (spec.kind) {
    case 'int': {
      const number = typeof value === 'number' ? value : spec.scale.min;
      return <Stepper label={label} value={number} scale={spec.scale} text={valueText(spec, number, voice, spokenWords())} onChange={onChange} />;
    }
    case 'choice': {
      const choices = spec.values.map((each) => ({ value: each, text: capital(valueText(spec, each, voice, spokenWords())) }));
      const letters = choices.reduce((total, { text }) => total + text.length, 0);
      const Control = choices.length <= SIDE_BY_SIDE.values && letters <= SIDE_BY_SIDE.letters ? Segments : Select;
      return <Control class="option-choice" label={label} value={String(value)} choices={choices} onChange={onChange} />;
    }
    case 'flag':
      return <Switch label={label} on={value === true} onChange={onChange} />;
    case 'set':
      return <Chips spec={spec} chosen={Array.isArray(value) ? value : []} voice={voice} onChange={onChange} />;
    case 'name':
      return (
        <input class="input" aria-label={label} maxLength={spec.maxLength} value={String(value)} onChange={(event) => onChange(event.currentTarget.value)} />
      );
    default:
      return unreachable(spec);
  }
};
