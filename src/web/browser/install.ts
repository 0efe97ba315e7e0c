import { signal } from '@preact/signals';
import { readStored, writeStored } from './storage.ts';

interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}
const canPrompt = (event: Event): event is InstallPrompt => 'prompt' in event && typeof event.prompt === 'function';

const KEY = 'installHint';
const offered = signal<InstallPrompt | null>(null);
const hinted = signal(readStored(KEY) === true);

/** Browsers offer it once, early: it is kept for the button. */
export const watchInstall = (): void => {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (canPrompt(event)) offered.value = event;
  });
  window.addEventListener('appinstalled', () => {
    offered.value = null;
  });
};

/** `words`: Apple's devices have a way, and let no page start it. Null: there is none, or it is installed already. */
export const installWay = (): 'prompt' | 'words' | null => {
  if (offered.value !== null) return 'prompt';
  return Reflect.get(navigator, 'standalone') === false ? 'words' : null;
};

/** The home page speaks of it once. */
export const isHintWanted = (): boolean => !hinted.value && installWay() !== null;

export const endHint = (): void => {
  hinted.value = true;
  writeStored(KEY, true);
};

export const install = async (): Promise<void> => {
  const event = offered.peek();
  endHint();
  // It can be asked once: the browser offers it anew where somebody says no.
  offered.value = null;
  await event?.prompt();
};
