import { useState } from 'preact/hooks';
import { lang } from '../../browser/settings.ts';
import { pathTo } from '../../browser/routes.ts';
import { tc } from '../../i18n/challenges.ts';
import { Link } from '../../kit/parts/buttons.tsx';
import { CopyButton } from '../../kit/parts/copy-button.tsx';
import { Sheet } from '../../kit/parts/dialogs.tsx';
import { Input } from '../../kit/parts/writing.tsx';
import { DailyLine } from '../../shell/notices/daily-line.tsx';
import { told } from '../../store/notifications.ts';

const USUAL_HOUR = '18:30';

/** Told once a day at one's hour: by this server, or by one's own calendar. */
export const DailyCalendar = () => {
  const [hour, setHour] = useState(USUAL_HOUR);
  const path = `/calendar/challenge-${hour.replace(':', '')}-${lang.value}.ics`;
  return (
    <Sheet class="stack" title={tc('daily')}>
      {told.value.push === null && told.value.mail === null ? <Link class="btn" href={pathTo.notices} words={tc('dailyWays')} /> : <DailyLine />}
      <p class="help">{tc('dailyHelp')}</p>
      <div class="cluster">
        <Input type="time" required aria-label={tc('dailyHour')} value={hour} onText={(typed) => setHour(typed || USUAL_HOUR)} />
        <CopyButton class="btn" text={`${location.origin}${path}`} words={tc('dailyCopy')} />
      </div>
    </Sheet>
  );
};
