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
import { wearSettings } from './store/settings.ts';
import { watchOtherTabs } from './store/tables.ts';

wearSettings();
wearFontsIfHere();
watchOtherTabs();
followLinks();

const root = document.getElementById('app');
if (root === null) throw new Error('the page has no #app');
render(<App />, root);
