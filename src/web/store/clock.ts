import { signal } from '@preact/signals';
import type { Session } from './session.ts';

/** Our clock by the second: whatever reads it is drawn again each second while it is on the page. */
export const seconds = signal(Date.now());

setInterval(() => {
  seconds.value = Date.now();
}, 1000);

/** Milliseconds until the deadline by the server's clock, again each second; null: none runs. */
export const timeLeft = (session: Session): number | null => {
  const deadline = session.scene.value?.takeback?.deadline ?? session.scene.value?.deadline ?? null;
  if (deadline === null) return null;
  return deadline - (seconds.value + session.connection().serverNow() - Date.now());
};
