const DAY_SECONDS = 86_400;

/** Does a table leave a day or more to answer? Only then does anybody go away from it. */
export const isSlow = (secondsPerDecision: number | null, windowSeconds: number | undefined): boolean =>
  Math.max(secondsPerDecision ?? 0, windowSeconds ?? 0) >= DAY_SECONDS;

/** The day so many days from now, as a field for dates writes it, where the reader is. */
export const dayInput = (days: number, now = new Date()): string => {
  const date = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);
  const pad = (n: number): string => String(n).padStart(2, '0');
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
};

/** The last second of a day that a field for dates holds, where the reader is. */
export const endOfDay = (day: string): number => new Date(`${day}T23:59:59`).getTime();
