import { newVersion } from './router.ts';

/* The service worker that keeps the page for when there is no line, and tells of a newer one. */

const HOUR_MS = 3_600_000;

/** The script this page began with: its name is its version. */
const ownEntry = (): string => new URL(document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '/', location.href).pathname;

const hearOfVersions = ({ serviceWorker }: Navigator): void => {
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== 'version' || !('entry' in data)) return;
    newVersion.value = data.entry !== ownEntry();
  });
  // Only a worker that came after this page can be newer than it.
  serviceWorker.addEventListener('controllerchange', () => {
    for (const word of ['version', 'more']) serviceWorker.controller?.postMessage(word);
  });
};

export const keepShell = async (): Promise<void> => {
  hearOfVersions(navigator);
  try {
    const registration = await navigator.serviceWorker.register('/sw.js');
    const { active } = await navigator.serviceWorker.ready;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker of this page is of its own origin
    active?.postMessage('more');
    const look = (): void => {
      if (!document.hidden) registration.update().catch(() => undefined);
    };
    setInterval(look, HOUR_MS);
    document.addEventListener('visibilitychange', look);
  } catch {
    // A private window: the page works as it always did.
  }
};
