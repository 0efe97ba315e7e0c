import type { TableInfo } from '#protocol';

/** No deadline, now or later: before the game none runs yet, and rules may have windows of their own. */
export const isEndless = ({ status, secondsPerDecision, rhythm }: Pick<TableInfo, 'status' | 'secondsPerDecision' | 'rhythm'>): boolean =>
  status === 'playing' && secondsPerDecision === null && rhythm === null;
