import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seriousViolations } from './support/axe.ts';
import { type House, openHouse, PHONE, WIDE } from './support/house.ts';
import { answer, barState, playOn } from './support/player.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(async () => {
  await house.close();
});

/** Fills in the new-table form: one person here, one open seat. */
const openTable = async (page: Page): Promise<string> => {
  await page.goto('/new/bourse');
  await page.getByLabel('Nom du joueur 1').fill('Élise');
  while ((await page.getByRole('button', { name: /^Retirer le siège [3-6]/ }).count()) > 0)
    await page
      .getByRole('button', { name: /^Retirer le siège [3-6]/ })
      .first()
      .click();
  await page.getByLabel('Qui occupe le siège 2').selectOption({ label: 'Ouvert' });
  await page.getByRole('button', { name: 'Ouvrir la table' }).click();
  await page.getByRole('heading', { name: 'La table attend' }).waitFor();
  return (await page.locator('.big-code').first().textContent())?.trim() ?? '';
};

describe('two people', () => {
  it('create, join with the code, play in turn, talk, reload, look at the past', async () => {
    const host = await house.visitor({ viewport: WIDE });
    const code = await openTable(host);
    expect(code).toMatch(/^[A-Z2-9-]{5,}$/);
    expect(await seriousViolations(host)).toEqual([]);

    const guest = await house.visitor({ viewport: PHONE });
    await guest.goto('/');
    await guest.getByRole('textbox', { name: 'Code de la table' }).fill(code.toLowerCase());
    await guest.getByRole('button', { name: 'Rejoindre' }).click();
    await guest
      .getByRole('button', { name: /Prendre (ce|le) siège/ })
      .first()
      .click();
    await guest.getByLabel('Votre nom').fill('Noé');
    await guest.getByRole('button', { name: 'S’asseoir' }).click();
    await host.getByText('Noé').first().waitFor();
    await host.getByRole('button', { name: 'Commencer la partie' }).click();
    await guest.locator('.bar').waitFor();

    // Whoever is asked plays; the other waits and sees the same table.
    for (let turn = 0; turn < 12; turn++) {
      const asked = (await barState(host)) === 'act' ? host : guest;
      await asked.locator('.bar[data-state="act"]').waitFor();
      await answer(asked, turn % 2 === 1);
      await Promise.race([host.locator('.bar[data-state="act"]').waitFor(), guest.locator('.bar[data-state="act"]').waitFor()]);
    }

    await host.getByRole('tab', { name: 'Parole' }).click();
    await host.getByRole('textbox', { name: 'Dire à la table' }).fill('<b>Bonne chance</b> à tous !');
    await host.keyboard.press('Enter');
    await guest.getByRole('button', { name: /Parole/ }).click();
    await guest.getByText('<b>Bonne chance</b> à tous !').waitFor();
    // A card of the game may lie under the sheet with a button of the same name.
    await guest.locator('.phone-sheet').getByRole('button', { name: 'Fermer Parole' }).click();

    const quotes = await host.locator('.board-slot').textContent();
    await host.reload();
    await host.locator('.bar').waitFor();
    await host.locator('.board-slot svg').first().waitFor();
    expect(await host.locator('.board-slot').textContent()).toBe(quotes);

    await host.getByRole('tab', { name: 'Journal' }).click();
    await host.locator('.log .line button.what').first().click();
    await host.locator('.bar[data-state="past"]').waitFor();
    expect(await seriousViolations(host)).toEqual([]);
    await host.getByRole('button', { name: /présent/ }).click();
    expect(await barState(host)).not.toBe('past');
  });
});

describe('one device, two people', () => {
  it('hands the device over behind a curtain', async () => {
    const page = await house.visitor({ viewport: WIDE });
    await page.goto('/new/bourse');
    await page.getByLabel('Nom du joueur 1').fill('Ana');
    while ((await page.getByRole('button', { name: /^Retirer le siège [3-6]/ }).count()) > 0)
      await page
        .getByRole('button', { name: /^Retirer le siège [3-6]/ })
        .first()
        .click();
    await page.getByLabel('Qui occupe le siège 2').selectOption({ label: 'Ici' });
    await page.getByLabel('Nom du joueur 2').fill('Bo');
    await page.getByRole('button', { name: 'Commencer la partie' }).click();
    const seen = new Set<string>();
    const curtain = page.locator('.curtain');
    for (let look = 0; look < 60 && seen.size < 2; look++) {
      await page.locator('.curtain, .bar[data-state="act"]').first().waitFor();
      if ((await curtain.count()) > 0) {
        expect(await page.locator('.board-slot').count()).toBe(0);
        expect(await seriousViolations(page)).toEqual([]);
        await curtain.getByRole('button').first().click();
        await page.locator('.bar').waitFor();
        continue;
      }
      // The curtain may fall between the look and the reading, or before the click: the next look sees it.
      const title = await page
        .locator('.bar h1')
        .textContent({ timeout: 2000 })
        .catch(() => null);
      if (title !== null && /^À vous, (Ana|Bo)$/.test(title)) seen.add(title);
      await answer(page, false, 2000).catch(() => undefined);
      await page.waitForTimeout(200);
    }
    expect(seen.size).toBe(2);
  });
});

describe('keyboard alone', () => {
  it('goes from the home page through a turn without a pointer', async () => {
    const page = await house.visitor({ viewport: WIDE });
    await page.goto('/');
    const focusOn = async (pattern: RegExp): Promise<void> => {
      for (let presses = 0; presses < 120; presses++) {
        await page.keyboard.press('Tab');
        const name = await page.evaluate(() => {
          const focused = document.activeElement;
          return focused?.getAttribute('aria-label') ?? focused?.textContent ?? '';
        });
        if (pattern.test(name)) return;
      }
      throw new Error(`${pattern} was not reached by Tab`);
    };
    await focusOn(/^Jouer maintenant à Bourse/);
    await page.keyboard.press('Enter');
    await page.locator('.bar[data-state="act"]').waitFor({ timeout: 30_000 });
    let rolled = false;
    for (let turn = 0; turn < 12 && !rolled; turn++) {
      await page.locator('.bar[data-state="act"]').waitFor();
      const die = page.locator('.bar').getByRole('button', { name: /^Lancer le dé/ });
      if ((await die.count()) > 0) {
        await focusOn(/^Lancer le dé/);
        await page.keyboard.press('Enter');
        rolled = true;
      } else {
        await focusOn(/^(Terminer|Passer|Garder|Ne pas|Abandonner)/);
        await page.keyboard.press('Enter');
      }
      await page.waitForTimeout(300);
    }
    expect(rolled).toBe(true);
    await page
      .locator('.log')
      .getByText(/lance le dé/)
      .first()
      .waitFor();
  });
});

describe('English', () => {
  it('is complete: no French word is left on the table, and the choice is remembered', async () => {
    const page = await house.visitor({ viewport: WIDE, locale: 'en-GB' });
    await page.goto('/');
    await page
      .getByRole('button', { name: /^Play Bourse now|^Play now/ })
      .first()
      .click();
    await page.locator('.bar').waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
    const words = (await page.locator('body').textContent()) ?? '';
    expect(words).not.toMatch(/Lancer|Récession|Reprise|Joueur|Terminer|liquidités|Journal/);
    await page
      .getByRole('button', { name: /Français/ })
      .first()
      .click();
    await page.getByText('Récession').first().waitFor();
    await page.reload();
    await page.getByText('Récession').first().waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr');
  });
});

it('no page complained', async () => {
  await playOn(await house.visitor({ viewport: WIDE }), () => true);
  expect(house.complaints).toEqual([]);
});
