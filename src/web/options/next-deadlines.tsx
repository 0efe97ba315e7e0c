import { nextDeadlines, type Rhythm } from '#protocol';
import { tm } from '../i18n/new-table.ts';
import { formatDeadline } from '../i18n/time.ts';
import { lang } from '../store/settings.ts';

const SHOWN = 3;

/** The next deadlines as one will meet them, told before anybody agrees. */
export const NextDeadlines = ({ rhythm }: { readonly rhythm: Rhythm }) => (
  <ul class="help hint" aria-label={tm('rhythm.next')}>
    {nextDeadlines(rhythm, Date.now(), SHOWN).map((at) => (
      <li key={at}>{formatDeadline(at, rhythm.zone, lang.value)}</li>
    ))}
  </ul>
);
