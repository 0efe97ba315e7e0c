import { signal } from '@preact/signals';

/** Our clock by the second: whatever reads it is drawn again each second while it is on the page. */
export const seconds = signal(Date.now());

setInterval(() => {
  seconds.value = Date.now();
}, 1000);
