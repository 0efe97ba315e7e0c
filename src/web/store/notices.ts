import type { Actor, Seat } from '#kernel/game.ts';
import { signal } from '@preact/signals';
import { readStored, writeStored } from '../browser/storage.ts';

/* Notifications of the browser: on this device, for whoever asked for them here. */

const KEY = 'notify';

export const notifying = signal(readStored(KEY) === true);

const isAllowed = (): boolean => 'Notification' in globalThis && Notification.permission === 'granted';

/** Asks the browser; false: it does not allow it. */
export const startNotifying = async (): Promise<boolean> => {
  const allowed = 'Notification' in globalThis && (await Notification.requestPermission()) === 'granted';
  notifying.value = allowed;
  writeStored(KEY, allowed);
  return allowed;
};

export const stopNotifying = (): void => {
  notifying.value = false;
  writeStored(KEY, false);
};

/** One notification for each table: a later one takes the place of the one before. False: the browser showed none. */
export const notify = (table: string, title: string, words: string): boolean => {
  if (!notifying.value || !isAllowed()) return false;
  try {
    const notice = new Notification(title, { body: words, tag: `comptoir.${table}` });
    notice.addEventListener('click', () => {
      window.focus();
      notice.close();
    });
    return true;
  } catch {
    // Some phones have the interface and show nothing without a service worker.
    return false;
  }
};

/** Does the game wait for one of these seats that it did not wait for before? */
export const becomesAwaited = (before: readonly Actor[], now: readonly Actor[], mine: readonly Seat[]): boolean =>
  mine.some((seat) => now.includes(seat) && !before.includes(seat));
