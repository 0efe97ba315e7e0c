import type { Lang } from '#kernel';

const STEPS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** « 118 ko », 3.1 MB. */
export const formatBytes = (bytes: number, lang: Lang): string => {
  const step = bytes < 1000 ? 0 : Math.min(STEPS.length - 1, Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1000 ** step;
  const digits = step < 2 || value >= 10 ? 0 : 1;
  return new Intl.NumberFormat(lang, { style: 'unit', unit: STEPS[step] ?? 'byte', unitDisplay: 'short', maximumFractionDigits: digits }).format(value);
};

/** One figure after the comma below ten. */
export const formatFigure = (value: number, lang: Lang): string => new Intl.NumberFormat(lang, { maximumFractionDigits: value < 10 ? 1 : 0 }).format(value);

const AGES = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How old something is: « 23 j », « 16 min ». */
export const formatAge = (ms: number, lang: Lang): string => {
  const [unit, size] = AGES.find(([, least]) => ms >= least) ?? AGES[2];
  // The minute that has begun: nothing is of no age.
  return new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'short' }).format(Math.max(1, Math.floor(ms / size)));
};
