import { createHash } from 'node:crypto';
import type { ReadyExperiment } from './experiment.ts';

/** Raised when a row holds something else, or its game is played by others: games kept before are then played again. */
const ROWS = 5;

/** The document itself, whatever the order in which its options were written. */
export const fingerprintOf = ({ document }: Pick<ReadyExperiment, 'document'>): string => {
  const sorted = (_: string, value: unknown): unknown =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  return createHash('sha256')
    .update(JSON.stringify({ rows: ROWS, document }, sorted))
    .digest('hex');
};
