import type { Voice } from '#kernel/words.ts';
import { useState } from 'preact/hooks';
import { tm } from '../i18n/new-table.ts';
import { Icon } from '../svg/icon.tsx';
import { OptionRow } from './option-row.tsx';
import { asked, type Chosen, type FormSpec, grouped, isChanged, textAt } from './options.ts';
import './options.css';

interface OptionsBookProps {
  readonly game: string;
  readonly specs: readonly FormSpec[];
  readonly chosen: Chosen;
  readonly voice: Voice;
  readonly onChange: (chosen: Chosen) => void;
  /** How many are shown before the rest is unfolded. */
  readonly first?: number;
}

/** The options as a ledger: clauses in the margin, groups under their heading, the rest unfolds. */
export const OptionsBook = ({ game, specs: all, chosen, voice, onChange, first = all.length }: OptionsBookProps) => {
  const specs = asked(all, chosen);
  const [unfolded, setUnfolded] = useState(false);
  const shown = unfolded ? specs : specs.filter((spec, index) => index < first || isChanged(spec, chosen));
  const rest = specs.length - shown.length;
  return (
    <div class="sheet book">
      {grouped(shown).map(({ group, specs: inGroup }) => (
        <section key={group} aria-label={textAt(voice, group)}>
          <div class="group cluster">
            <h2>{textAt(voice, group)}</h2>
            <span class="hint">{textAt(voice, `${group}.help`)}</span>
          </div>
          {inGroup.map((spec) => (
            <OptionRow key={spec.name} game={game} spec={spec} chosen={chosen} voice={voice} onChange={onChange} />
          ))}
        </section>
      ))}
      {(rest > 0 || unfolded) && first < specs.length && (
        <button type="button" class="unfold row" aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
          <Icon name={unfolded ? 'up' : 'down'} size={17} />
          {unfolded ? tm('new.fewerOptions') : tm('new.moreOptions', { count: rest })}
        </button>
      )}
    </div>
  );
};
