import type { Words } from '#kernel/words.ts';
import { signal } from '@preact/signals';

/** Sentences that a place says otherwise: in a workshop an animator leads, not a referee. Those of the page have no blanks. */
export const otherwise = signal<Words | null>(null);
