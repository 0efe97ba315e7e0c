// Draws what a messenger shows of a link, one picture for each box or for the one named, from the real page: npm run pictures [-- <id>]
import { join } from 'node:path';
import { BOXES } from '#catalogue';
import { closeChromium } from './support/chromium.ts';
import { openHouse } from './support/house.ts';

const [only] = process.argv.slice(2);
const GAMES = join(import.meta.dirname, '../games');

const house = await openHouse();
// The size that messengers ask for.
const page = await house.visitor({ viewport: { width: 1200, height: 630 } });
for (const { id, title, box } of BOXES) {
  if (only !== undefined && only !== id) continue;
  await page.goto('/');
  const lid = page.getByRole('img', { name: title, exact: true, includeHidden: true }).first();
  await lid.waitFor({ state: 'attached' });
  await lid.evaluate((picture, side) => {
    const table = document.createElement('div');
    Object.assign(table.style, {
      position: 'fixed',
      inset: '0',
      zIndex: '9',
      display: 'grid',
      placeItems: 'center',
      background: `radial-gradient(circle at 50% 40%, color-mix(in oklab, ${side} 35%, #eadfca), #d9c9a8)`,
    });
    picture.setAttribute('width', '430');
    picture.setAttribute('height', '546');
    table.append(picture);
    document.body.append(table);
  }, box.side);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(300);
  await page.screenshot({ path: join(GAMES, id, 'box.jpg'), type: 'jpeg', quality: 78 });
  console.log(id);
}
await house.close();
await closeChromium();
