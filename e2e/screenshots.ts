// Takes the pictures of docs/screenshots from the real page: node e2e/screenshots.ts
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { asked, openGazette, sealOrders, sendAll } from './support/ecodip.ts';
import { closeChromium } from './support/chromium.ts';
import { openHouse } from './support/house.ts';
import { playOn, takeTurn } from './support/player.ts';
import { shootWorkshop } from './support/workshop-shots.ts';

const FOLDER = join(import.meta.dirname, '../docs/screenshots');
const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const TURNS_TO_LOOK_LIVED_IN = 26;

// The address of an invitation as people know them.
const house = await openHouse({ site: 'http://192.168.1.24:4280' });
const shoot = async (page: Page, name: string): Promise<void> => {
  // A card or slip that was just turned would hide the board.
  await page.keyboard.press('Escape');
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(600);
  await page.screenshot({ path: join(FOLDER, `${name}.png`) });
  console.log(name);
};

for (const theme of ['light', 'dark'] as const) {
  const page = await house.visitor({ viewport: WIDE, colorScheme: theme });
  await page.goto('/');
  await shoot(page, `home-wide-${theme}`);
  if (theme === 'light') {
    await page.goto('/new/bourse');
    await page.getByRole('heading', { name: 'Nouvelle table de Bourse' }).waitFor();
    await shoot(page, 'new-table-wide-light');
    await page.getByLabel('Nom du joueur 1').fill('Camille');
    await page.getByRole('combobox', { name: 'Qui occupe le siège 2' }).selectOption({ label: 'Ouvert' });
    await page.getByRole('button', { name: 'Ouvrir la table' }).click();
    await page.getByRole('heading', { name: 'La table attend' }).waitFor();
    await shoot(page, 'lobby-wide-light');
    await page.goto('/rules/bourse#BO-4.3.6');
    await page.getByText('BO-4.3.6').first().waitFor();
    await shoot(page, 'rules-wide-light');
  }
  await page.goto('/');
  await page.getByRole('button', { name: /^Jouer maintenant à Bourse/ }).click();
  await playOn(page, (answers) => answers >= TURNS_TO_LOOK_LIVED_IN);
  await page.locator('.bar[data-state="act"]').waitFor();
  await shoot(page, `table-wide-${theme}`);
  await page.setViewportSize(PHONE);
  await shoot(page, `table-phone-${theme}`);
}
const factory = await house.visitor({ viewport: WIDE });
await factory.goto('/');
await factory.getByRole('button', { name: /^Jouer maintenant à Müll/ }).click();
for (let answers = 0; answers < TURNS_TO_LOOK_LIVED_IN; answers++) {
  await factory.locator('.bar[data-state="act"]').waitFor();
  await takeTurn(factory);
}
await shoot(factory, 'mull-money-wide-light');
await factory.setViewportSize(PHONE);
await shoot(factory, 'mull-money-phone-light');

const city = await house.visitor({ viewport: WIDE });
await city.goto('/');
await city.getByRole('button', { name: /^Jouer maintenant à Anti-Monopoly/ }).click();
for (let answers = 0; answers < TURNS_TO_LOOK_LIVED_IN; answers++) {
  await city.locator('.bar[data-state="act"]').waitFor();
  await takeTurn(city, [/^Refuser/, /^Acheter/, /^Lancer/]);
}
await shoot(city, 'anti-monopoly-wide-light');
await city.setViewportSize(PHONE);
await shoot(city, 'anti-monopoly-phone-light');

await shootWorkshop(house, shoot);

const world = await house.visitor({ viewport: WIDE });
await world.goto('/');
await world.getByRole('button', { name: /^Jouer maintenant à ECODIP/ }).click();
await world.locator('.ec-board').waitFor();
const nextUnit = world.locator('.ec-slip').filter({ hasText: 'Unité suivante' });
// The missiles, a year and a bit, until orders are to be written again: some phases ask for retreats or the winter.
for (let sheets = 0; sheets < 12; sheets++) {
  await asked(world, /./);
  if (sheets >= 5 && (await nextUnit.count()) > 0) break;
  await sendAll(world);
  await sealOrders(world);
  await world.waitForTimeout(1500);
}
await sendAll(world, 1);
await nextUnit.click();
await shoot(world, 'ecodip-wide-light');
await world.emulateMedia({ colorScheme: 'dark' });
await shoot(world, 'ecodip-wide-dark');
await world.emulateMedia({ colorScheme: 'light' });
await world.setViewportSize(PHONE);
await shoot(world, 'ecodip-phone-light');
await world.setViewportSize(WIDE);
await openGazette(world);
await world.locator('.ec-gazette svg').first().waitFor();
await shoot(world, 'ecodip-gazette-light');

const lab = await house.visitor({ viewport: WIDE });
await lab.goto('/lab/adjudicator');
for (const order of ['A par - bur', 'A mar S A par - bur', 'A mun - bur', 'F lon - ENG']) {
  await lab.getByRole('textbox', { name: 'Un ordre, en français ou en anglais' }).fill(order);
  await lab.getByRole('button', { name: 'Inscrire' }).click();
}
await lab.getByRole('button', { name: 'Arbitrer' }).click();
await shoot(lab, 'adjudicator-wide-light');

const phone = await house.visitor({ viewport: PHONE });
await phone.goto('/');
await shoot(phone, 'home-phone-light');
await house.close();
await closeChromium();
