import { type Interval, mean, meanInterval, rateInterval } from '#lab';

/* What a claim is answered with: figures with their 95 % intervals. */

export interface Figure extends Interval {
  readonly name: string;
  readonly value: number;
  /** Games or other observations. */
  readonly n: number;
}

/** A mean over games; those where the figure does not exist are left out. */
export const meanOf = <T>(name: string, games: readonly T[], figure: (game: T) => number | null): Figure => {
  const values = games.flatMap((game) => figure(game) ?? []);
  return { name, value: mean(values), ...meanInterval(values), n: values.length };
};

/** A mean over games after each of some battles. */
export const meansAt = <T>(battles: readonly number[], name: string, games: readonly T[], figure: (game: T, battle: number) => number): readonly Figure[] =>
  battles.map((battle) => meanOf(`${name}, battle ${battle}`, games, (game) => figure(game, battle)));

/** The share of games of which something is true, with Wilson's interval. */
export const shareOf = <T>(name: string, games: readonly T[], holds: (game: T) => boolean): Figure => {
  const held = games.filter(holds).length;
  return { name, value: held / games.length, ...rateInterval(held, games.length), n: games.length };
};

const digits = (value: number): string => (Math.abs(value) >= 100 ? value.toFixed(0) : Math.abs(value) >= 10 ? value.toFixed(1) : value.toFixed(2));

/** A figure with its interval; a dash where nothing was there to be measured. */
export const written = ({ value, low, high, n }: Figure): string => (n === 0 ? '–' : `${digits(value)} (${digits(low)}–${digits(high)})`);
