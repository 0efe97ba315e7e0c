import type { View } from '#games/anti-monopoly/types.ts';
import { lastRound } from '#games/anti-monopoly/rules/ending.ts';

/** AM-13.12: so many rounds before a limit the counter stands out and everybody's present count is shown. */
const LAST_ROUNDS = 5;

/** Rounds after this one, or null without a limit in sight. */
export const roundsLeft = ({ options, table }: View): number | null => {
  const left = lastRound(options) - table.round;
  return options.roundLimit === 0 && left >= LAST_ROUNDS ? null : Math.max(0, left);
};

export const isNearLimit = (view: View): boolean => {
  const left = roundsLeft(view);
  return left !== null && left < LAST_ROUNDS && view.table.point.kind !== 'gameOver' && view.table.point.kind !== 'roleChoice';
};
