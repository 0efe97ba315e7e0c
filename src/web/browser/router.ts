import { signal } from '@preact/signals';
import { decoded, type Route, routeOf } from './routes.ts';

/** The house has a newer page than this one: it is taken with the next page that is opened, or when its reader says so. */
export const newVersion = signal(false);

export interface Place {
  readonly route: Route;
  readonly search: string;
  /** What follows the #, without it. */
  readonly fragment: string;
}

const here = (): Place => ({ route: routeOf(location.pathname), search: location.search, fragment: decoded(location.hash.slice(1)) ?? '' });

export const place = signal<Place>(here());

/** A recording that was opened from a file is in this page alone. */
const isHereAlone = (path: string): boolean => path === '/replay';

export const goTo = (path: string, how: 'push' | 'replace' = 'push'): void => {
  // One page is left and none is open yet: the moment for the newer one.
  if (how === 'push' && newVersion.peek() && !isHereAlone(path)) return location.assign(path);
  if (how === 'push') history.pushState(null, '', path);
  else history.replaceState(null, '', path);
  place.value = here();
  if (how === 'push' && place.value.fragment === '') window.scrollTo(0, 0);
};

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented;

/** Links are ordinary links; a plain click on one of ours stays in the page. */
export const followLinks = (): void => {
  window.addEventListener('popstate', () => {
    place.value = here();
  });
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || !isPlainClick(event) || link.target !== '' || link.hasAttribute('download')) return;
    const url = new URL(link.href, location.href);
    if (url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
    event.preventDefault();
    goTo(url.pathname + url.search + url.hash);
  });
};
