import { effect, signal } from '@preact/signals';

/** How many of my tables wait for me, as far as this page knows; null: it does not know. */
export const awaited = signal<number | null>(null);

/** The number on the icon of the installed page, and a dot on that of the tab. A page that does not know leaves what another one said. */
export const wearAwaited = (): void => {
  effect(() => {
    const count = awaited.value;
    if (count === null) return;
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (icon !== null) icon.href = count === 0 ? '/favicon.svg' : '/favicon-awaited.svg';
    // Refused where the page is not installed; a tab has its dot.
    if ('setAppBadge' in navigator) navigator.setAppBadge(count).catch(() => undefined);
  });
};
