import type { Rhythm } from '#protocol';
import { tm } from '../../i18n/new-table.ts';
import { weekdayName } from '../../i18n/time.ts';
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

/** Days of the week, an hour, a time zone. */
export const RhythmChoice = ({ rhythm, onChange }: { readonly rhythm: Rhythm; readonly onChange: (rhythm: Rhythm) => void }) => {
  const turn = (day: number): void => {
    const days = rhythm.days.includes(day) ? rhythm.days.filter((known) => known !== day) : [...rhythm.days, day];
    if (days.length > 0) onChange({ ...rhythm, days: days.toSorted((a, b) => a - b) });
  };
  const zones = [...new Set([rhythm.zone, ...Intl.supportedValuesOf('timeZone'), 'UTC'])];
  return (
    <div class="rhythm below stack">
      <div class="row gap-1" role="group" aria-label={tm('rhythm.days')}>
        {WEEK.map((day) => (
          <Button
            key={day}
            class="btn small weekday grow"
            aria-pressed={rhythm.days.includes(day)}
            title={weekdayName(day, 'long', lang.value)}
            words={weekdayName(day, 'short', lang.value)}
            onClick={() => turn(day)}
          />
        ))}
      </div>
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
      <NextDeadlines rhythm={rhythm} />
    </div>
  );
};
