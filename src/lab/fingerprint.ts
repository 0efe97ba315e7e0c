import { createHash } from 'node:crypto';
import { canonicalText } from './document.ts';
import type { ReadyExperiment } from './experiment.ts';

/** Raised when a row holds something else, or its game is played by others: games kept before are then played again. */
const ROWS = 5;

/** The document itself, whatever the order in which its options were written. */
export const fingerprintOf = ({ document }: Pick<ReadyExperiment, 'document'>): string =>
  createHash('sha256')
    .update(`${ROWS} ${canonicalText(document)}`)
    .digest('hex');
