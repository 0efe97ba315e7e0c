import type { SeatInfo } from '#protocol';
import { tt } from '../../i18n/table.ts';
import { formatDay, formatDayAndHour } from '../../i18n/time.ts';
import { lang } from '../../store/settings.ts';
import { seconds } from '../../store/ticking.ts';

/* What the page says of play over weeks. */

/** « Délai passé, sursis jusqu’au 3 mai à 18:00 ». */
export const overdueWords = (deadline: number): string => tt('bar.overdue', { until: formatDayAndHour(deadline, lang.value) });

export const isOnLeave = ({ awayUntil }: SeatInfo): boolean => awayUntil !== null && awayUntil > seconds.value;

/** « absent(e) jusqu’au 3 mai », or nothing. */
export const leaveWords = (info: SeatInfo): string | null =>
  info.awayUntil !== null && isOnLeave(info) ? tt('players.onLeave', { until: formatDay(info.awayUntil, lang.value) }) : null;
