import { useEffect, useRef } from 'preact/hooks';
import { lazily, SafetyNet } from './kit/parts/waiting.tsx';
import { newVersion, place } from './browser/router.ts';
import type { Route } from './browser/routes.ts';
import type { RouteElsewhere } from './elsewhere.tsx';
import { opened } from './opened.ts';
import { wordAsked } from './store/house-word.ts';
import { wearFonts } from './browser/fonts.ts';
import { offline } from './browser/online.ts';

/** Something is to be said of the page itself: rare, and no weight of the first one. */
const AppLine = lazily<object>(async () => (await import('./kit/parts/app-line.tsx')).AppLine);
const WordDialog = lazily<object>(async () => (await import('./word-dialog.tsx')).WordDialog);
const Home = lazily<object>(async () => (await import('./screens/home/home.tsx')).Home);
const NewTable = opened<{ readonly game: string }>(async () => (await import('./screens/new-table/new-table.tsx')).NewTable);
const TablePage = opened<{ readonly table: string }>(async () => (await import('./screens/table/table-page.tsx')).TablePage);
const Join = opened<{ readonly code: string }>(async () => (await import('./screens/join/join.tsx')).Join);
const Elsewhere = opened<{ readonly route: RouteElsewhere }>(async () => (await import('./elsewhere.tsx')).Elsewhere);

const Screen = ({ route }: { readonly route: Route }) => {
  if (route.page === 'home') return <Home />;
  if (route.page === 'new') return <NewTable key={route.game} game={route.game} />;
  if (route.page === 'table') return <TablePage key={route.table} table={route.table} />;
  if (route.page === 'join') return <Join key={route.code} code={route.code} />;
  return <Elsewhere route={route} />;
};

const PATIENCE_MS = 3000;

/** A new page is read from its top by keyboards and screen readers too, as soon as it is there. */
const useFocusOnArrival = (route: Route): void => {
  const first = useRef(true);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return undefined;
    }
    const asked = performance.now();
    let frame = 0;
    const stop = (): void => {
      cancelAnimationFrame(frame);
      document.removeEventListener('keydown', stop);
      document.removeEventListener('pointerdown', stop);
    };
    const look = (): void => {
      const main = document.querySelector<HTMLElement>('#main');
      if (main !== null && document.activeElement === document.body) main.focus({ preventScroll: true });
      // What is shown while the page loads is replaced by the page itself; then the reader takes over.
      if (performance.now() - asked < PATIENCE_MS) frame = requestAnimationFrame(look);
      else stop();
    };
    document.addEventListener('keydown', stop);
    document.addEventListener('pointerdown', stop);
    frame = requestAnimationFrame(look);
    return stop;
  }, [route]);
};

/** These wait for the line and for a game, and call for the fonts themselves. */
const AT_TABLE: ReadonlySet<Route['page']> = new Set(['table', 'console', 'projector', 'learn']);

/** These say by themselves that the house does not answer. */
const TELLS: ReadonlySet<Route['page']> = new Set([...AT_TABLE, 'home', 'seats']);

export const App = () => {
  const { route } = place.value;
  useFocusOnArrival(route);
  useEffect(() => {
    if (!AT_TABLE.has(route.page)) wearFonts();
  }, [route]);
  return (
    <>
      <SafetyNet key={route.page}>
        <Screen route={route} />
      </SafetyNet>
      {wordAsked.value !== null && <WordDialog />}
      {(newVersion.value || (offline.value && !TELLS.has(route.page))) && <AppLine />}
    </>
  );
};
