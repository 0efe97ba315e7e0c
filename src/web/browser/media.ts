import { type ReadonlySignal, signal } from '@preact/signals';

const media = (query: string): ReadonlySignal<boolean> => {
  const list = window.matchMedia(query);
  const matches = signal(list.matches);
  list.addEventListener('change', () => {
    matches.value = list.matches;
  });
  return matches;
};

/** More than a phone: the full board, the bar on one line. */
export const wide = media('(min-width: 720px)');
/** Players in a column of their own. */
export const roomy = media('(min-width: 1024px)');
/** Everything in sight. */
export const ample = media('(min-width: 1280px)');
