import { MOST_MOMENTS, MOST_TURN, MOST_VALUES } from '#lab/document.ts';

/* What the form of an experiment asks to be typed, and what it means. */

/** What is expected: nothing said, no difference, or which arm has more and by how much, as it was typed. */
export interface Forecast {
  readonly more: '' | 'none' | 'first' | 'second';
  readonly by: string;
  /** Does it go with the link? */
  readonly shared: boolean;
}

export const NO_FORECAST: Forecast = { more: '', by: '', shared: false };

/** Turns as they are typed, as many as a document may ask for: whole numbers, whatever stands between them. */
export const turnsIn = (typed: string): number[] => {
  const turns = (typed.match(/\d+/g) ?? []).map(Number).filter((turn) => turn > 0 && turn <= MOST_TURN);
  return [...new Set(turns)].slice(0, MOST_MOMENTS);
};

/** The forecast as documents have it, the second arm minus the first; null: nothing was said, or no number. */
export const forecastIn = ({ more, by }: Forecast, share: boolean): number | null => {
  if (more === '' || more === 'none') return more === '' ? null : 0;
  const typed = Number(by.replace(',', '.').replace(/\s/g, ''));
  if (by.trim() === '' || !Number.isFinite(typed) || typed < 0) return null;
  return ((more === 'second' ? 1 : -1) * typed) / (share ? 100 : 1);
};

export interface NumberScale {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** The numbers that a rule may have among those that are typed, whatever stands between them, each once and no more than a document may cross. */
export const numbersIn = (typed: string, { min, max, step }: NumberScale): number[] => {
  const numbers = (typed.match(/\d+/g) ?? []).map(Number).filter((number) => number >= min && number <= max && (number - min) % step === 0);
  return [...new Set(numbers)].slice(0, MOST_VALUES);
};
