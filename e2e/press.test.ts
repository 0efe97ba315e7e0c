import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { seriousViolations } from './support/axe.ts';
import { PHONE, WIDE } from './support/house.ts';
import { bots, framesOf, here, openTable, sitDown } from './support/tables.ts';
import { testHouse } from './support/tested-house.ts';

/* Three people with browsers of their own: two whisper, the third must not learn that they do. */

const house = await testHouse();
const ana = await house.visitor({ viewport: WIDE });
const opened = await openTable(ana, { seats: here('Ana', 'Bob', 'Cléo') });
await sitDown(ana, opened, 0);
const bob = await sitDown(await house.visitor({ viewport: PHONE, hasTouch: true }), opened, 1);
const cleo = await house.visitor({ viewport: WIDE });
const heardByCleo = framesOf(cleo);
await sitDown(cleo, opened, 2);

const openTalk = (page: Page): Promise<void> => page.getByRole('tab', { name: /Parole/ }).click();

/** Nothing but the keyboard: the button, the boxes, the letter. */
const writeInPrivate = async (page: Page, names: readonly string[], text: string): Promise<void> => {
  await page.getByRole('button', { name: 'En privé' }).focus();
  await page.keyboard.press('Enter');
  for (const name of names) {
    const box = page.getByRole('checkbox', { name: new RegExp(name) });
    await box.focus();
    await page.keyboard.press('Space');
    await expect.poll(() => box.isChecked()).toBe(true);
  }
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: `Écrire à ${names.join(', ')}, en privé` }).focus();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  await page.locator('.said', { hasText: text }).waitFor();
};

describe('private messages', () => {
  it('go to one partner, who sees them counted, locked and named; the third sees nothing', async () => {
    await openTalk(cleo);
    await openTalk(ana);
    await writeInPrivate(ana, ['Bob'], 'pacte-xyz');
    expect(await ana.locator('.said .for').textContent()).toBe('pour Bob');

    const tab = bob.getByRole('button', { name: /Parole.*1 message non lu/ });
    await tab.waitFor();
    await tab.click();
    // On the phone the table is open first: what is said in private waits under its own name.
    const own = bob.getByRole('button', { name: /^Ana.*1 message non lu/ });
    await own.waitFor();
    expect(await bob.getByText('pacte-xyz').count()).toBe(0);
    await own.click();
    await bob.getByText('pacte-xyz').waitFor();
    await bob.getByText('Privé\u00a0: seuls vous et Ana lisez ces lignes.').waitFor();
    await expect.poll(() => bob.getByRole('button', { name: /non lu/ }).count()).toBe(0);
    expect(await bob.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
    expect(await seriousViolations(bob)).toEqual([]);

    await bob.getByRole('textbox', { name: 'Écrire à Ana, en privé' }).fill('accord-xyz');
    await bob.getByRole('button', { name: 'Dire', exact: true }).click();
    await ana.locator('.said', { hasText: 'accord-xyz' }).waitFor();
    expect(await seriousViolations(ana)).toEqual([]);
  });

  it('unsent words stay in their conversation, and a public word reaches everybody', async () => {
    await ana.getByRole('textbox', { name: 'Écrire à Bob, en privé' }).fill('brouillon-xyz');
    await ana.getByRole('button', { name: 'La table' }).click();
    const aloud = ana.getByRole('textbox', { name: 'Dire à la table' });
    await expect.poll(() => aloud.inputValue()).toBe('');
    await aloud.fill('bonjour à tous');
    await ana.keyboard.press('Enter');
    await cleo.getByText('bonjour à tous').waitFor();
    await ana.getByRole('button', { name: 'Bob', exact: true }).click();
    await expect.poll(() => ana.getByRole('textbox', { name: 'Écrire à Bob, en privé' }).inputValue()).toBe('brouillon-xyz');
  });

  it('go to a group, come back after a reload, and the third’s page never heard of the others', async () => {
    await writeInPrivate(ana, ['Bob', 'Cléo'], 'à vous deux');
    await cleo.getByRole('button', { name: /^Ana, Bob.*1 message non lu/ }).click();
    await cleo.getByText('à vous deux').waitFor();
    await ana.reload();
    await openTalk(ana);
    await ana.getByRole('button', { name: 'Bob', exact: true }).click();
    await ana.getByText('accord-xyz').waitFor();
    await cleo.reload();
    await openTalk(cleo);
    await cleo.getByText('bonjour à tous').waitFor();
    await expect
      .poll(() => cleo.getByRole('group', { name: 'Conversations' }).getByRole('button').allTextContents())
      .toEqual(['La table', 'Ana, Bob', 'En privé']);
    // What reached her last is among what was heard.
    await expect.poll(() => heardByCleo.filter((frame) => frame.includes('bonjour à tous')).length).toBe(2);
    expect(heardByCleo.join('\n')).not.toMatch(/xyz/);
  });
});

describe('ECODIP', () => {
  const circles = async (press: string): Promise<Page> => {
    const page = await house.visitor({ viewport: WIDE });
    await sitDown(page, await openTable(page, { game: 'ecodip', options: { press }, seats: [...here('Ana', 'Bob'), ...bots(8, 'weak')] }), 0);
    await openTalk(page);
    return page;
  };

  it('[EC-13.11] the page offers private, group and public messages, or what the option press leaves of them', async () => {
    const open = await circles('all');
    await open.getByRole('button', { name: 'En privé' }).click();
    await expect.poll(() => open.getByRole('checkbox').count()).toBe(9);
    const aloud = await circles('public');
    await aloud.getByRole('textbox', { name: 'Dire à la table' }).waitFor();
    expect(await aloud.getByRole('button', { name: 'En privé' }).count()).toBe(0);
    const silent = await circles('none');
    await silent.getByText('les joueurs ne se parlent pas').waitFor();
    expect(await silent.getByRole('textbox', { name: 'Dire à la table' }).count()).toBe(0);
  });
});
