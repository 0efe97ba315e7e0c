import type { Session } from './session.ts';
import { seconds } from './ticking.ts';

/** Milliseconds until the deadline by the server's clock, again each second; null: none runs. */
export const timeLeft = (session: Session): number | null => {
  const deadline = session.scene.value?.takeback?.deadline ?? session.scene.value?.deadline ?? null;
  if (deadline === null) return null;
  return deadline - (seconds.value + session.connection().serverNow() - Date.now());
};
