import type { Voice } from '#kernel/words.ts';
import { tm } from '../i18n/new-table.ts';
import { ClauseMark } from '../rules/clause-mark.tsx';
import { Icon } from '../svg/icon.tsx';
import { OptionControl, spokenWords } from './option-control.tsx';
import { type Chosen, type FormSpec, isChanged, textAt, valueOf, valueText, withOption } from './options.ts';

interface OptionRowProps {
  readonly game: string;
  readonly spec: FormSpec;
  readonly chosen: Chosen;
  readonly voice: Voice;
  readonly onChange: (chosen: Chosen) => void;
}

/** One line of the ledger: the clause in the margin, the option and what it does, its control. */
export const OptionRow = ({ game, spec, chosen, voice, onChange }: OptionRowProps) => {
  const changed = isChanged(spec, chosen);
  const label = textAt(voice, spec.key) || spec.name;
  const [clause] = spec.clauses;
  return (
    <div class={changed ? 'option across changed' : 'option across'}>
      <div class="margin">{clause !== undefined && <ClauseMark game={game} clause={clause} />}</div>
      <div class="words">
        <p class="name row">
          {changed && <span class="dot firm" role="img" aria-label={tm('new.changed')} />}
          {label}
        </p>
        <p class="help hint">{textAt(voice, `${spec.key}.help`)}</p>
        {changed && (
          <button
            type="button"
            class="text-btn default"
            aria-label={`${tm('new.default', { value: valueText(spec, spec.byDefault(chosen), voice, spokenWords()) })}. ${tm('new.back', { option: label })}`}
            onClick={() => onChange(withOption(spec, chosen, spec.byDefault(chosen)))}
          >
            {tm('new.default', { value: valueText(spec, spec.byDefault(chosen), voice, spokenWords()) })}
            <Icon name="undo" size={15} />
          </button>
        )}
      </div>
      <div class="control">
        <OptionControl spec={spec} value={valueOf(spec, chosen)} voice={voice} onChange={(value) => onChange(withOption(spec, chosen, value))} />
      </div>
    </div>
  );
};
