import type { LogLine } from '#protocol';
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { readStored, writeStored } from './storage.ts';

/** What was written while the reader was away: since the last line he saw, kept on the device so that a reload counts too. */
export const absence = (table: string, log: ReadonlySignal<readonly LogLine[]>) => {
  const key = `seen.${table}`;
  const stored = readStored(key);
  const since = signal<number | null>(null);
  let lastSeen = typeof stored === 'number' ? stored : null;
  let opened = false;
  const onVisibility = (): void => {
    const last = log.peek().at(-1)?.n ?? null;
    if (document.hidden) lastSeen = last;
    else if (last !== null && lastSeen !== null && last > lastSeen) since.value = lastSeen;
  };
  document.addEventListener('visibilitychange', onVisibility);
  const end = effect(() => {
    const last = log.value.at(-1)?.n;
    if (last === undefined) return;
    if (!opened) {
      opened = true;
      if (lastSeen !== null && last > lastSeen) since.value = lastSeen;
    }
    if (!document.hidden) writeStored(key, last);
  });
  return {
    since,
    stop: () => {
      end();
      document.removeEventListener('visibilitychange', onVisibility);
    },
  };
};
