/* Hours on the wall of a time zone. `Intl` knows the zones and their summer time; nothing here does. */

/** A day of the calendar and a minute of it, as a clock on the wall shows them. */
export interface WallTime {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
  /** Minutes since midnight. */
  readonly minute: number;
}

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (zone: string): Intl.DateTimeFormat => {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(zone, format);
  return format;
};

export const isZone = (zone: string): boolean => {
  try {
    formatOf(zone);
    return true;
  } catch {
    return false;
  }
};

/** The wall's time as if it were that of Greenwich, in milliseconds. */
const asUtc = ({ year, month, day, minute }: WallTime): number => Date.UTC(year, month - 1, day) + minute * MINUTE_MS;

export const wallAt = (zone: string, at: number): WallTime => {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes): number => parts.get(name) ?? 0;
  return { year: part('year'), month: part('month'), day: part('day'), minute: 60 * part('hour') + part('minute') };
};

/** So many days later at the same hour. */
export const laterBy = (days: number, wall: WallTime): WallTime => {
  const date = new Date(Date.UTC(wall.year, wall.month - 1, wall.day) + days * DAY_MS);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate(), minute: wall.minute };
};

/** 0: Sunday. */
export const weekdayOf = ({ year, month, day }: WallTime): number => new Date(Date.UTC(year, month - 1, day)).getUTCDay();

/**
 * The moment at which the wall shows this. Twice (summer time ends): the first time. Never (it begins): as much later as the clock
 * was put forward, so 2:30 becomes 3:30.
 */
export const momentOf = (zone: string, wall: WallTime): number => {
  const shown = asUtc(wall);
  const ahead = (at: number): number => asUtc(wallAt(zone, at)) - Math.floor(at / MINUTE_MS) * MINUTE_MS;
  const [before, after] = [ahead(shown - DAY_MS), ahead(shown + DAY_MS)];
  // Of the two readings the earlier one, unless the wall never shows the hour: then the offset before the change holds.
  const candidates = [shown - before, shown - after].filter((at) => asUtc(wallAt(zone, at)) === shown);
  return candidates.length === 0 ? shown - before : Math.min(...candidates);
};

/** Deadlines on days of the week at an hour, in the table's time zone: « Sundays 20:00 ». */
export interface Rhythm {
  /** Days of the week, 0: Sunday; in order, each once, at least one. */
  readonly days: readonly number[];
  /** Minutes since midnight. */
  readonly minute: number;
  /** A name of the IANA list, such as Europe/Paris. */
  readonly zone: string;
  /** Windows of these kinds end on other days: retreats on Wednesdays. */
  readonly kinds?: Readonly<Record<string, readonly number[]>>;
}

/** The days on which windows of a kind end. */
export const daysFor = ({ days, kinds }: Rhythm, kind: string | undefined): readonly number[] => (kind === undefined ? days : (kinds?.[kind] ?? days));

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
export const deadlineFor = (rhythm: Rhythm, now: number, least: number, kind?: string): number =>
  nextDeadlines({ ...rhythm, days: daysFor(rhythm, kind) }, now + least, 1)[0] ?? now + least;
