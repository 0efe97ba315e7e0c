import type { Lang } from '#kernel/words.ts';

const STEPS = ['kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** « 118 ko », 3.1 MB. */
export const formatBytes = (bytes: number, lang: Lang): string => {
  const step = Math.max(0, Math.min(STEPS.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3) - 1));
  const value = bytes / 1000 ** (step + 1);
  const digits = value < 1 || (step > 0 && value < 10) ? 1 : 0;
  return new Intl.NumberFormat(lang, { style: 'unit', unit: STEPS[step] ?? 'kilobyte', unitDisplay: 'short', maximumFractionDigits: digits }).format(value);
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
