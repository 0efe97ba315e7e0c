import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { seriousViolations } from './support/axe.ts';
import { withAuthenticator } from './support/authenticator.ts';
import { PHONE, WIDE } from './support/house.ts';
import { barState, playTogether, takeTurn } from './support/player.ts';
import { bots, here, openTable, sitDown } from './support/tables.ts';
import { testHouse } from './support/tested-house.ts';

/* One key for all my seats: carried to a phone by six words, played from there, taken back, and everything forgotten. */

const house = await testHouse({}, /404|403/);
const desk = await house.visitor({ viewport: WIDE });
const phone = await house.visitor({ viewport: PHONE, hasTouch: true });
const bruno = await house.visitor({ viewport: WIDE });
const first = await openTable(desk, { seats: [...here('Camille', 'Bruno'), ...bots(1, 'weak')] });
await sitDown(desk, first, 0);
await sitDown(bruno, first, 1);

/** The six words that the desk shows. */
const shownWords = async (): Promise<string> => {
  await desk.goto('/seats');
  await desk.getByRole('button', { name: 'Montrer' }).click();
  await desk.locator('.six-words li').nth(5).waitFor();
  return (await desk.locator('.six-words li').allTextContents()).join(' ');
};

const log = (page: Page, words: string) => page.locator('.log').getByText(words).first();

describe('my seats', () => {
  it('has no seat at first, and says how to bring some; words that are wrong are said to be', async () => {
    await phone.goto('/seats');
    await phone.getByRole('heading', { name: 'Aucun siège' }).waitFor();
    await phone.getByLabel('Les six mots').fill('canard violon brume tiroir cerise sept');
    await phone.getByRole('button', { name: 'Continuer' }).click();
    await phone.getByRole('alert').filter({ hasText: 'Ces six mots n’ouvrent rien' }).waitFor();
    expect(await seriousViolations(phone)).toEqual([]);
  });

  it('are carried by six words, after the other device has said whose they are', async () => {
    const words = await shownWords();
    expect(await seriousViolations(desk)).toEqual([]);
    await phone.getByLabel('Les six mots').fill(` ${words.toUpperCase().normalize('NFD').replace(/\p{M}/gu, '')} `);
    await phone.getByRole('button', { name: 'Continuer' }).click();
    await phone.getByText('Ces mots ouvrent le siège de Camille.').waitFor();
    expect(await seriousViolations(phone)).toEqual([]);
    await phone.getByRole('button', { name: 'Prendre ces sièges ici' }).click();
    await phone.getByRole('link', { name: new RegExp(`Bourse, ${first.code}`) }).waitFor();
    await desk.getByText('Un autre appareil a pris vos sièges').waitFor();
    await desk.locator('.devices li').nth(2).waitFor();
    await log(bruno, 'Camille joue aussi depuis un autre appareil.').waitFor();
    expect(await seriousViolations(phone)).toEqual([]);
  });

  it('are played from the second device, and a seat taken on the first appears there', async () => {
    await phone.getByRole('link', { name: new RegExp(`Bourse, ${first.code}`) }).click();
    await phone.locator('.bar').first().waitFor();
    await playTogether([phone, bruno], [], async () => (await barState(phone)) === 'act');
    const steps = async (): Promise<number> => (await (await desk.request.get(`/api/tables/${first.table}`)).json()).step;
    const before = await steps();
    await takeTurn(phone);
    expect(await steps()).toBeGreaterThan(before);
    const second = await openTable(desk, { seats: [...bots(2, 'weak'), ...here('Inès')] });
    await sitDown(desk, second, 2);
    await phone.goto('/seats');
    await phone.getByRole('link', { name: new RegExp(`Bourse, ${second.code}`) }).waitFor();
    await desk.goto('/');
    await desk.getByRole('link', { name: new RegExp(`Bourse, ${second.code}`) }).waitFor();
  });

  it('do not show the key of a device as a link to hand on', async () => {
    await phone.goto(`/t/${first.table}`);
    await phone.locator('.bar').first().waitFor();
    await phone.getByRole('button', { name: 'Menu' }).click();
    await phone.getByRole('button', { name: 'Lien de mon siège, pour un autre appareil' }).click();
    await phone.getByText('Ce siège est à votre trousseau').waitFor();
    expect(await phone.locator('dialog input').count()).toBe(0);
  });

  it('leave a device at once when it is removed', async () => {
    await phone.goto(`/t/${first.table}`);
    await phone.locator('.bar').first().waitFor();
    await desk.goto('/seats');
    await desk.getByRole('button', { name: /^Retirer / }).click();
    expect(await seriousViolations(desk)).toEqual([]);
    await desk.getByRole('dialog').getByRole('button', { name: 'Retirer' }).click();
    await phone.getByText('Cet appareil n’est plus à aucun trousseau').first().waitFor();
    await log(bruno, 'Camille a retiré un de ses appareils.').waitFor();
    await phone.goto('/seats');
    await phone.getByText('Cet appareil a été retiré du trousseau').waitFor();
    await desk.goto(`/t/${first.table}`);
    await desk.locator('.bar').first().waitFor();
  });

  it('are exported in one file, and erased: a bot plays on under a plain name', async () => {
    await desk.goto('/seats');
    const download = desk.waitForEvent('download');
    await desk.getByRole('button', { name: 'Tout exporter' }).click();
    const file: unknown = JSON.parse(readFileSync(await (await download).path(), 'utf8'));
    expect(file).toMatchObject({ devices: [{}], tables: [{ chairs: [{ name: 'Camille' }] }, { chairs: [{ name: 'Inès' }] }] });
    await desk.getByRole('button', { name: 'Tout effacer' }).click();
    const dialog = desk.getByRole('dialog');
    expect(await seriousViolations(desk)).toEqual([]);
    await dialog.getByRole('button', { name: 'Tout effacer' }).click();
    await dialog.getByRole('alert').filter({ hasText: 'Le mot demandé' }).waitFor();
    await dialog.getByLabel('Pour continuer').fill('Effacer');
    await dialog.getByRole('button', { name: 'Tout effacer' }).click();
    await desk.getByText('C’est effacé').waitFor();
    await desk.getByRole('heading', { name: 'Aucun siège' }).waitFor();
    await log(bruno, 'Le nom et les paroles de Joueur 1 ont été effacés').waitFor();
    expect(await bruno.getByText('Camille').count()).toBe(0);
  });

  it('are found again by a passkey', async () => {
    const home = house.url.replace('127.0.0.1', 'localhost');
    const page = await house.visitor({ viewport: WIDE, baseURL: home });
    await withAuthenticator(page);
    const third = await openTable(page, { seats: [...here('Camille'), ...bots(1, 'weak')] });
    await sitDown(page, third, 0);
    await page.goto('/seats');
    await page.getByRole('button', { name: 'Ajouter' }).click();
    await page.locator('.devices').getByText('une clé d’accès').waitFor();
    await page.evaluate(() => localStorage.clear());
    await page.goto('/seats');
    await page.getByRole('button', { name: 'Se connecter avec une clé d’accès' }).click();
    await page.getByRole('link', { name: new RegExp(`Bourse, ${third.code}`) }).waitFor();
    await page.locator('.devices li').nth(2).waitFor();
    await page.getByRole('button', { name: 'Retirer les clés d’accès' }).click();
    await page.getByText('facultative').waitFor();
  });
});
