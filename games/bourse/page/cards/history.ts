import { signal } from '@preact/signals';

/** The reader asked for the cards turned so far: pressed on the board, shown over it. */
export const historyOpen = signal(false);
