import { useState } from 'preact/hooks';
import { lang } from '../../browser/settings.ts';
import { tc } from '../../i18n/challenges.ts';
import { CopyButton } from '../../kit/parts/copy-button.tsx';
import { Sheet } from '../../kit/parts/dialogs.tsx';
import { Input } from '../../kit/parts/writing.tsx';

const USUAL_HOUR = '18:30';

/** Told once a day at one's hour, by one's own calendar. */
export const DailyCalendar = () => {
  const [hour, setHour] = useState(USUAL_HOUR);
  const path = `/calendar/challenge-${hour.replace(':', '')}-${lang.value}.ics`;
  return (
    <Sheet class="stack" title={tc('daily')}>
      <p class="help">{tc('dailyHelp')}</p>
      <div class="cluster">
        <Input type="time" required aria-label={tc('dailyHour')} value={hour} onText={(typed) => setHour(typed || USUAL_HOUR)} />
        <CopyButton class="btn" text={`${location.origin}${path}`} words={tc('dailyCopy')} />
      </div>
    </Sheet>
  );
};
