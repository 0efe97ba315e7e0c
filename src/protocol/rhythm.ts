import { laterBy, momentOf, wallAt, weekdayOf } from './zoned.ts';

/** Deadlines on days of the week at an hour, in the table's time zone: « Sundays 20:00 ». */
export interface Rhythm {
  /** Days of the week, 0: Sunday; in order, each once, at least one. */
  readonly days: readonly number[];
  /** Minutes since midnight. */
  readonly minute: number;
  /** A name of the IANA list, such as Europe/Paris. */
  readonly zone: string;
}

const WEEK = 7;

/** The next deadlines after a moment. */
export const nextDeadlines = ({ days, minute, zone }: Rhythm, after: number, count: number): readonly number[] => {
  const today = { ...wallAt(zone, after), minute };
  const found: number[] = [];
  for (let ahead = 0; found.length < count && ahead <= WEEK * (count + 1); ahead++) {
    const day = laterBy(ahead, today);
    if (!days.includes(weekdayOf(day))) continue;
    const at = momentOf(zone, day);
    if (at > after) found.push(at);
  }
  return found;
};

/** The deadline of a turn that opens now: the first that leaves so much time, so that nobody finds it over at breakfast. */
export const deadlineFor = (rhythm: Rhythm, now: number, least: number): number => nextDeadlines(rhythm, now + least, 1)[0] ?? now + least;
