import { effect } from '@preact/signals';
import { render } from 'preact';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/parts.css';
import './styles/controls.css';
import './styles/floating.css';
import './styles/page.css';
import './styles/first.css';
import { App } from './app.tsx';
import { followLinks } from './browser/router.ts';
import { isHere } from './store/solo/plan.ts';
import { wearAwaited } from './browser/awaited.ts';
import { wearFontsIfHere } from './browser/fonts.ts';
import { deviceToken, isKey, watchDeviceElsewhere } from './store/keys.ts';
import { watchInstall } from './browser/install.ts';
import { watchLine } from './browser/online.ts';
import { wearSettings } from './browser/settings.ts';
import { myTables, watchOtherTabs } from './store/tables.ts';

wearSettings();
wearFontsIfHere();
watchOtherTabs();
watchDeviceElsewhere();
followLinks();
watchLine();
watchInstall();
wearAwaited();
// A seat taken here is to be held by the other devices too.
effect(() => {
  const isNew =
    deviceToken.value !== null &&
    myTables.value.some(
      ({ table, seats, owner }) => !isHere(table) && [owner, ...seats.map(({ token }) => token)].some((token) => token !== null && !isKey(token)),
    );
  if (isNew) void import('./store/ring.ts').then(({ keepInStep }) => keepInStep());
});

/** What is kept for later must not take the line from what is read now. */
const WHEN_READ_MS = 3000;
const keepForLater = async (): Promise<void> => {
  // Without a line, and without a worker, it would be too late to fetch what says so.
  await Promise.all([import('./kit/parts/app-line.tsx'), import('./shell/offline-sheet.tsx')]);
  if (import.meta.env.PROD && 'serviceWorker' in navigator) await (await import('./browser/app-shell.ts')).keepShell();
};
window.addEventListener('load', () => setTimeout(() => void keepForLater().catch(() => undefined), WHEN_READ_MS));

const root = document.getElementById('app');
if (root === null) throw new Error('the page has no #app');
render(<App />, root);
