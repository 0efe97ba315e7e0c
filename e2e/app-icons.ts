// Draws the icons of the installed page from the drawing of its tab: node e2e/app-icons.ts
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharedChromium } from './support/chromium.ts';

const PUBLIC = join(import.meta.dirname, '../src/web/public');
const FOLDER = join(PUBLIC, 'icons');
mkdirSync(FOLDER, { recursive: true });

const drawing = readFileSync(join(PUBLIC, 'favicon.svg'), 'utf8');
const ink = '#211A13';
/** On a mask of any shape only the middle four fifths are sure to be seen; in the bar of a phone only the shape is, not its colours. */
const ICONS = [
  { name: 'app-192', size: 192, ground: 'transparent', part: 1, svg: drawing },
  { name: 'app-512', size: 512, ground: 'transparent', part: 1, svg: drawing },
  { name: 'maskable-192', size: 192, ground: ink, part: 0.84, svg: drawing },
  { name: 'maskable-512', size: 512, ground: ink, part: 0.84, svg: drawing },
  { name: 'apple-180', size: 180, ground: ink, part: 0.9, svg: drawing },
  { name: 'badge-96', size: 96, ground: 'transparent', part: 1, svg: drawing.replace(/<circle[^>]*fill="#211A13"\/>/, '').replaceAll('#DDB75A', '#fff') },
];

const browser = await sharedChromium();
const page = await browser.newPage();
for (const { name, size, ground, part, svg } of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<body style="margin:0;height:100vh;display:grid;place-items:center;background:${ground}">${svg}</body>`);
  await page.locator('svg').evaluate((element, width) => Object.assign(element.style, { width, height: width }), `${Math.round(size * part)}px`);
  await page.screenshot({ path: join(FOLDER, `${name}.png`), omitBackground: true });
  console.log(name);
}
await browser.close();
