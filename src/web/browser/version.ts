import { signal } from '@preact/signals';

/** The house has a newer page than this one: it is taken with the next page that is opened, or when its reader says so. */
export const newVersion = signal(false);
