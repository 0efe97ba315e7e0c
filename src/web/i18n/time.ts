import { type Lang, type Words, wordsOf } from '#kernel/words.ts';
import { daysFor, type Rhythm } from '#protocol';

const NO_BREAK = '\u00a0';

const pad = (n: number): string => String(n).padStart(2, '0');

/** A countdown: 1:42, 2 h 05, 2 j 17 h, 3 jours. */
export const formatRemaining = (ms: number, lang: Lang): string => {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  if (seconds < 3600) return `${Math.floor(seconds / 60)}:${pad(seconds % 60)}`;
  const hours = Math.floor(seconds / 3600);
  if (hours < 48) return `${hours}${NO_BREAK}h${NO_BREAK}${pad(Math.floor((seconds % 3600) / 60))}`;
  // The hour that has begun counts whole: three days are three days when they begin.
  const begun = Math.ceil(seconds / 3600);
  const days = Math.floor(begun / 24);
  if (begun % 24 === 0) return spanText(days, 'day', lang);
  return `${days}${NO_BREAK}${lang === 'fr' ? 'j' : 'd'}${NO_BREAK}${begun % 24}${NO_BREAK}h`;
};

/** The hour of today, or the date of another day. */
export const formatMoment = (at: number, now: number, lang: Lang): string => {
  const date = new Date(at);
  const locale = lang === 'fr' ? 'fr-FR' : 'en-GB';
  if (new Date(now).toDateString() === date.toDateString()) return date.toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' });
  return date.toLocaleDateString(locale, { day: 'numeric', month: 'short' });
};

/** 3 mai, 3 May. */
export const formatDay = (at: number, lang: Lang): string =>
  new Date(at).toLocaleDateString(lang === 'fr' ? 'fr-FR' : 'en-GB', { day: 'numeric', month: 'long' });

/** A moment to be on time for: 3 mai à 18:00. */
export const formatDayAndHour = (at: number, lang: Lang): string => {
  const hour = new Date(at).toLocaleTimeString(lang === 'fr' ? 'fr-FR' : 'en-GB', { hour: '2-digit', minute: '2-digit' });
  return `${formatDay(at, lang)} ${lang === 'fr' ? 'à' : 'at'} ${hour}`;
};

const spans = wordsOf({
  second: ['{count|#\u00a0seconde|#\u00a0secondes}', '{count|#\u00a0second|#\u00a0seconds}'],
  minute: ['{count|#\u00a0minute|#\u00a0minutes}', '{count|#\u00a0minute|#\u00a0minutes}'],
  hour: ['{count|#\u00a0heure|#\u00a0heures}', '{count|#\u00a0hour|#\u00a0hours}'],
  day: ['{count|#\u00a0jour|#\u00a0jours}', '{count|#\u00a0day|#\u00a0days}'],
} as const satisfies Words);

type Span = 'second' | 'minute' | 'hour' | 'day';

const spanText = (count: number, span: Span, lang: Lang): string => spans({ lang })(span, { count });

const SPANS: readonly (readonly [Span, number])[] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** A time allowed, in the largest unit that tells it whole: 45 secondes, 2 minutes, 36 heures, 3 jours. */
export const formatAllowance = (seconds: number, lang: Lang): string => {
  const [span, length] = SPANS.find(([, unit]) => seconds >= unit && seconds % unit === 0) ?? ['second', 1];
  return spanText(seconds / length, span, lang);
};

const locale = (lang: Lang): string => (lang === 'fr' ? 'fr-FR' : 'en-GB');

/** dim. 22 nov. à 20:00, in the zone of the table; beside it the hour here, where that is another. */
export const formatDeadline = (at: number, zone: string, lang: Lang): string => {
  const shown = { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const;
  const there = new Intl.DateTimeFormat(locale(lang), { ...shown, timeZone: zone }).format(at);
  const here = new Intl.DateTimeFormat(locale(lang), shown).format(at);
  return there === here ? there : `${there} (${zone}), ${here} ${lang === 'fr' ? 'ici' : 'here'}`;
};

/** 0: Sunday. The fourth of January 1970 was one. */
export const weekdayName = (day: number, style: 'long' | 'short', lang: Lang): string =>
  new Intl.DateTimeFormat(locale(lang), { weekday: style, timeZone: 'UTC' }).format(Date.UTC(1970, 0, 4 + day));

/** « dimanche et mercredi à 20:00 (Europe/Paris) »; the days of one kind of window where it has its own. */
export const formatRhythm = (rhythm: Rhythm, lang: Lang, kind?: string): string => {
  const { minute, zone } = rhythm;
  const days = daysFor(rhythm, kind);
  const names = new Intl.ListFormat(locale(lang)).format(days.map((day) => weekdayName(day, 'long', lang)));
  const hour = `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`;
  return `${names} ${lang === 'fr' ? 'à' : 'at'} ${hour} (${zone})`;
};
