import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { seriousViolations } from './support/axe.ts';
import { PHONE, WIDE } from './support/house.ts';
import { sees } from './support/looking.ts';
import { bots, chairOf, here, openTable, sitDown } from './support/tables.ts';
import { testHouse } from './support/tested-house.ts';
import { until } from './support/patience.ts';
import { answer, answerBy, nextAsked } from './support/player.ts';

const house = await testHouse();

/** Fills in the new-table form: one person here, one open seat. */
const fillIn = async (page: Page): Promise<string> => {
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
    const code = await fillIn(host);
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
    for (let turn = 0; turn < 12; turn++) await answer(await nextAsked([host, guest]), turn % 2 === 1);
    await nextAsked([host, guest]);

    await host.getByRole('tab', { name: 'Parole' }).click();
    await host.getByRole('textbox', { name: 'Dire à la table' }).fill('<b>Bonne chance</b> à tous !');
    await host.keyboard.press('Enter');
    await guest.getByRole('button', { name: /Parole/ }).click();
    await guest.getByText('<b>Bonne chance</b> à tous !').waitFor();
    // A card of the game may lie under the sheet with a button of the same name.
    await guest.locator('.phone-sheet').getByRole('button', { name: 'Fermer Parole' }).click();

    // The board itself: a card turned just before is announced over it once, and not again after a reload.
    // What is offered beside it may be told a moment later.
    const drawn = (): Promise<readonly string[]> => host.locator('.board-slot .bo-drawing text').allTextContents();
    const quotes = await drawn();
    expect(quotes).toContain('DAR');
    await host.reload();
    await host.locator('.bar').waitFor();
    await expect.poll(drawn).toEqual(quotes);

    await host.getByRole('tab', { name: 'Journal' }).click();
    await host.locator('.log .line button.what').first().click();
    await host.locator('.bar[data-state="past"]').waitFor();
    expect(await seriousViolations(host)).toEqual([]);
    await host.getByRole('button', { name: /présent/ }).click();
    await host.locator('.bar:not([data-state="past"])').waitFor();
  });
});

describe('somebody who comes late', () => {
  it('asks for a bot’s seat, and sits down when the people have said yes', async () => {
    const host = await house.visitor({ viewport: WIDE });
    const made = await openTable(host, { seats: [...here('Ana'), ...bots(1)], secondsPerDecision: 600 });
    await host.goto(chairOf(made, 0));
    await host.getByText('Contre des bots', { exact: false }).first().waitFor();
    expect(await host.getByRole('timer').count()).toBe(0);

    const late = await house.visitor({ viewport: PHONE });
    await late.goto(`/t/${made.table}`);
    await late.getByRole('button', { name: 'Prendre un siège' }).click();
    await late.getByText('En cours de partie, on demande un siège aux joueurs').waitFor();
    await late.getByLabel('Votre nom').fill('Zoé');
    await late.getByRole('button', { name: 'Demander ce siège' }).click();
    await late.getByText('On attend la réponse de la table').waitFor();
    await host.getByText('Zoé demande un siège').waitFor();
    expect(await seriousViolations(host)).toEqual([]);
    await host.getByRole('button', { name: 'Accepter' }).click();
    await host.getByText('les délais courent', { exact: false }).first().waitFor();
    await host.getByRole('timer').waitFor();
    await expect.poll(() => late.getByText('On attend la réponse de la table').count()).toBe(0);
  });
});

describe('one device, two people', () => {
  it('takes a second link of the same table that is pasted over the first, and keeps neither in the address', async () => {
    const page = await house.visitor({ viewport: WIDE });
    const made = await openTable(page, { seats: here('Ana', 'Zoé') });
    await sitDown(page, made, 0);
    await page.goto(chairOf(made, 1));
    await page.locator('.curtain').waitFor();
    expect(new URL(page.url()).hash).toBe('');
  });

  it('[HO-2.3] hands the device over behind a curtain', async () => {
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
    await until('both people to be asked', async () => {
      const { covered, board, title } = await page.evaluate(() => ({
        covered: document.querySelector('.curtain') !== null,
        board: document.querySelector('.board-slot') !== null,
        title: document.querySelector('.bar[data-state="act"] h1')?.textContent ?? '',
      }));
      if (covered) {
        expect(board).toBe(false);
        expect(await seriousViolations(page)).toEqual([]);
        await page.locator('.curtain').getByRole('button').first().click();
        await page.locator('.bar').waitFor();
        return 'progress';
      }
      if (!/^À vous, (Ana|Bo)$/.test(title)) return false;
      seen.add(title);
      if (seen.size === 2) return true;
      await answer(page, false);
      return 'progress';
    });
    expect(seen.size).toBe(2);
  });
});

describe('keyboard alone', () => {
  it('goes from the home page through a turn without a pointer', async () => {
    const page = await house.visitor({ viewport: WIDE });
    await page.goto('/');
    const focused = (): Promise<string> =>
      page.evaluate(() => {
        const held = document.activeElement;
        return held?.getAttribute('aria-label') ?? held?.textContent ?? '';
      });
    const focusOn = async (isMeant: (name: string) => boolean): Promise<void> => {
      for (let presses = 0; presses < 120; presses++) {
        await page.keyboard.press('Tab');
        if (isMeant(await focused())) return;
      }
      throw new Error('it was not reached by Tab');
    };
    await page.getByRole('button', { name: /^Jouer maintenant à Bourse/ }).waitFor();
    await focusOn((name) => name.startsWith('Jouer maintenant à Bourse'));
    await page.keyboard.press('Enter');
    // What comes before the first throw is left to the others.
    const die = page.locator('.bar').getByRole('button', { name: /^Lancer le dé/ });
    let rolled = false;
    while (!rolled) {
      await page.locator('.bar[data-state="act"]').waitFor();
      rolled = (await die.count()) > 0;
      const words = rolled ? /^Lancer le dé/ : /^(Terminer|Passer|Garder|Ne pas|Renoncer|Abandonner)/;
      await answerBy(page, async () => {
        await focusOn((name) => words.test(name));
        await page.keyboard.press('Enter');
      });
    }
    await sees(page.locator('.log'), /lance le dé/);
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
    await page.locator('.bar[data-state="act"]').waitFor();
    await page.locator('.board-slot svg').first().waitFor();
    await page.locator('.log .line').first().waitFor();
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
