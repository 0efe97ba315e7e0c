import { signal } from '@preact/signals';

/** Tables of this device of which something is in this page's memory alone: it has no room, or keeps nothing. */
export const unkept = signal<readonly string[]>([]);
