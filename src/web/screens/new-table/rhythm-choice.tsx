import type { Voice } from '#kernel/words.ts';
import { daysFor, type Rhythm } from '#protocol';
import { tm } from '../../i18n/new-table.ts';
import { weekdayName } from '../../i18n/time.ts';
import { textAt } from '../../options/options.ts';
import { NextDeadlines } from '../../options/options-book.tsx';
import { Button } from '../../kit/parts/buttons.tsx';
import { Select } from '../../kit/parts/choices.tsx';
import { lang } from '../../browser/settings.ts';

/** Monday first. */
const WEEK = [1, 2, 3, 4, 5, 6, 0] as const;

const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Sundays at eight in the evening, where this device is. */
export const usualRhythm = (): Rhythm => ({ days: [0], minute: 20 * 60, zone: zoneHere() });

const timeText = (minute: number): string => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

interface DaysProps {
  readonly label: string;
  readonly days: readonly number[];
  readonly onChange: (days: readonly number[]) => void;
}

const Days = ({ label, days, onChange }: DaysProps) => {
  const turn = (day: number): void => {
    const next = days.includes(day) ? days.filter((known) => known !== day) : [...days, day];
    if (next.length > 0) onChange(next.toSorted((a, b) => a - b));
  };
  return (
    <div class="row gap-1" role="group" aria-label={label}>
      {WEEK.map((day) => (
        <Button
          key={day}
          class="btn small weekday grow"
          aria-pressed={days.includes(day)}
          title={weekdayName(day, 'long', lang.value)}
          words={weekdayName(day, 'short', lang.value)}
          onClick={() => turn(day)}
        />
      ))}
    </div>
  );
};

interface RhythmChoiceProps {
  readonly rhythm: Rhythm;
  /** Of several kinds of windows each may have its own days. */
  readonly windows: readonly { readonly label: string }[];
  readonly voice: Voice;
  readonly onChange: (rhythm: Rhythm) => void;
}

/** Days of the week, for each kind of window its own where there are several; an hour, a time zone. */
export const RhythmChoice = ({ rhythm, windows, voice, onChange }: RhythmChoiceProps) => {
  const zones = [...new Set([rhythm.zone, ...Intl.supportedValuesOf('timeZone'), 'UTC'])];
  return (
    <div class="rhythm below stack">
      {windows.length < 2 && <Days label={tm('rhythm.days')} days={rhythm.days} onChange={(days) => onChange({ ...rhythm, days })} />}
      {windows.length > 1 &&
        windows.map(({ label }) => (
          <div key={label} class="stack tight">
            <small>{textAt(voice, label)}</small>
            <Days
              label={`${textAt(voice, label)}: ${tm('rhythm.days')}`}
              days={daysFor(rhythm, label)}
              onChange={(days) => onChange({ ...rhythm, kinds: { ...rhythm.kinds, [label]: days } })}
            />
          </div>
        ))}
      <div class="row">
        <input
          class="input rhythm-input"
          type="time"
          aria-label={tm('rhythm.hour')}
          value={timeText(rhythm.minute)}
          onChange={(event) => {
            const [hours = 0, minutes = 0] = event.currentTarget.value.split(':').map(Number);
            if (event.currentTarget.value !== '') onChange({ ...rhythm, minute: 60 * hours + minutes });
          }}
        />
        <Select
          class="grow"
          label={tm('rhythm.zone')}
          value={rhythm.zone}
          choices={zones.map((zone) => ({ value: zone, text: zone }))}
          onChange={(zone) => onChange({ ...rhythm, zone })}
        />
      </div>
      <p class="hint">{tm('rhythm.next')}</p>
      <NextDeadlines rhythm={rhythm} {...(windows[0] === undefined ? {} : { kind: windows[0].label })} />
    </div>
  );
};
