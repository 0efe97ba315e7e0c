import { effect } from '@preact/signals';
import { render } from 'preact';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/parts.css';
import './styles/controls.css';
import './styles/floating.css';
import './styles/strip.css';
import { App } from './app.tsx';
import { followLinks } from './router.ts';
import { wearFontsIfHere } from './store/fonts.ts';
import { deviceToken, isKey, watchDeviceElsewhere } from './store/keys.ts';
import { wearSettings } from './store/settings.ts';
import { myTables, watchOtherTabs } from './store/tables.ts';

wearSettings();
wearFontsIfHere();
watchOtherTabs();
watchDeviceElsewhere();
followLinks();
// A seat taken here is to be held by the other devices too.
effect(() => {
  const isNew =
    deviceToken.value !== null &&
    myTables.value.some(({ seats, owner }) => [owner, ...seats.map(({ token }) => token)].some((token) => token !== null && !isKey(token)));
  if (isNew) void import('./store/ring.ts').then(({ keepInStep }) => keepInStep());
});

const root = document.getElementById('app');
if (root === null) throw new Error('the page has no #app');
render(<App />, root);
