import type { Voice } from '#kernel/words.ts';
import { tm } from '../i18n/new-table.ts';
import { ClauseMark } from '../rules/clause-card.tsx';
import { Icon } from '../kit/svg/icon.tsx';
import { OptionControl, spokenWords } from './option-control.tsx';
import { asked, type Chosen, type FormSpec, grouped, isChanged, textAt, valueOf, valueText, withOption } from './options.ts';
import { useState } from 'preact/hooks';
import { daysFor, nextDeadlines, type Rhythm } from '#protocol';
import { formatAllowance, formatDeadline, formatRhythm } from '../i18n/time.ts';
import { lang } from '../browser/settings.ts';
import './options.css';

interface OptionRowProps {
  readonly game: string;
  readonly spec: FormSpec;
  readonly chosen: Chosen;
  readonly voice: Voice;
  readonly onChange: (chosen: Chosen) => void;
}

/** One line of the ledger: the clause in the margin, the option and what it does, its control. */
const OptionRow = ({ game, spec, chosen, voice, onChange }: OptionRowProps) => {
  const changed = isChanged(spec, chosen);
  const label = textAt(voice, spec.key) || spec.name;
  const [clause] = spec.clauses;
  return (
    <div class={changed ? 'option across changed' : 'option across'}>
      <div class="margin text-center">{clause !== undefined && <ClauseMark game={game} clause={clause} />}</div>
      <div class="words option-words">
        <p class="name row w600 leading-1-25 t5 gap-3">
          {changed && <span class="firm option-dot round-full" role="img" aria-label={tm('new.changed')} />}
          {label}
        </p>
        <p class="help hint leading-3">{textAt(voice, `${spec.key}.help`)}</p>
        {changed && (
          <button
            type="button"
            class="text-btn default t3 w600"
            aria-label={`${tm('new.default', { value: valueText(spec, spec.byDefault(chosen), voice, spokenWords()) })}. ${tm('new.back', { option: label })}`}
            onClick={() => onChange(withOption(spec, chosen, spec.byDefault(chosen)))}
          >
            {tm('new.default', { value: valueText(spec, spec.byDefault(chosen), voice, spokenWords()) })}
            <Icon name="undo" size={15} />
          </button>
        )}
      </div>
      <div class="option-control max-w-full p-2-0">
        <OptionControl spec={spec} value={valueOf(spec, chosen)} voice={voice} onChange={(value) => onChange(withOption(spec, chosen, value))} />
      </div>
    </div>
  );
};

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
    <div class="sheet book relative clip">
      {grouped(shown).map(({ group, specs: inGroup }) => (
        <section key={group} aria-label={textAt(voice, group)}>
          <div class="group cluster book-group items-baseline">
            <h2 class="t6">{textAt(voice, group)}</h2>
            <span class="hint">{textAt(voice, `${group}.help`)}</span>
          </div>
          {inGroup.map((spec) => (
            <OptionRow key={spec.name} game={game} spec={spec} chosen={chosen} voice={voice} onChange={onChange} />
          ))}
        </section>
      ))}
      {(rest > 0 || unfolded) && first < specs.length && (
        <button
          type="button"
          class="unfold row book-unfold w-full min-h-44 blue-over text-blue w650"
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        >
          <Icon name={unfolded ? 'up' : 'down'} size={17} />
          {unfolded ? tm('new.fewerOptions') : tm('new.moreOptions', { count: rest })}
        </button>
      )}
    </div>
  );
};

const SHOWN = 3;

/** The next deadlines as one will meet them, told before anybody agrees; of one kind of window where each has its own days. */
export const NextDeadlines = ({ rhythm, kind }: { readonly rhythm: Rhythm; readonly kind?: string }) => (
  <ul class="help hint" aria-label={tm('rhythm.next')}>
    {nextDeadlines({ ...rhythm, days: daysFor(rhythm, kind) }, Date.now(), SHOWN).map((at) => (
      <li key={at}>{formatDeadline(at, rhythm.zone, lang.value)}</li>
    ))}
  </ul>
);

interface WindowListProps {
  readonly windows: readonly { readonly label: string; readonly seconds: number }[];
  readonly voice: Voice;
  /** Not null: they end on these days instead, unless they are a matter of minutes. */
  readonly rhythm: Rhythm | null;
}

const HOUR_SECONDS = 3600;

/** The times that the rules leave, or the days on which they end, each with what it is for. */
export const WindowList = ({ windows, voice, rhythm }: WindowListProps) => (
  <dl class="windows">
    {windows.map(({ label, seconds }) => (
      <div key={label} class="row ends windows-line gap-5 p-1-0">
        <dt>{textAt(voice, label)}</dt>
        <dd>{rhythm === null || seconds < HOUR_SECONDS ? formatAllowance(seconds, lang.value) : formatRhythm(rhythm, lang.value, label)}</dd>
      </div>
    ))}
  </dl>
);
