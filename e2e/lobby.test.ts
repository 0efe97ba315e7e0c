import type { CreatedTable } from '#protocol';
import { networkAddresses } from '#server';
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { freePort } from '../src/server/testing/free-port.ts';
import { seriousViolations } from './support/axe.ts';
import { PHONE, WIDE } from './support/house.ts';
import { testHouse } from './support/tested-house.ts';

/* The way in, and who sits where: three people with browsers of their own, one of them by the network's address. */

const open = async (page: Page, url: string): Promise<CreatedTable> => {
  const seats = [{ kind: 'here', name: 'Camille' }, { kind: 'open' }, { kind: 'open' }, { kind: 'bot', level: 'weak' }];
  const plan = { game: 'bourse', options: {}, seats, secondsPerDecision: null, watching: 'link', referee: 'auto', start: false, lang: 'fr' };
  const made = await page.request.post(`${url}/api/tables`, { data: plan });
  const created: CreatedTable = await made.json();
  await page.goto(`${url}/t/${created.table}#s=${created.seats[0]?.token}`);
  await page.locator('.lobby').waitFor();
  return created;
};

const sit = async (page: Page, name: string): Promise<void> => {
  await page.getByLabel('Votre nom').fill(name);
  await page.getByRole('button', { name: 'S’asseoir' }).click();
};

const say = async (page: Page, text: string): Promise<void> => {
  await page.getByPlaceholder('Dire à la table').fill(text);
  await page.getByRole('button', { name: 'Dire', exact: true }).click();
};

const fills = (page: Page): Promise<readonly (string | null)[]> =>
  page.locator('.account .token path, .player-line .token path').evaluateAll((paths) => paths.map((path) => path.getAttribute('fill')));

describe('a house that is open to the network', async () => {
  // A machine without a network invites by the address that it is given.
  const port = await freePort();
  const house = await testHouse({ host: '0.0.0.0', ...(networkAddresses().length > 0 ? {} : { port, site: `http://127.0.0.1:${port}` }) });

  it('invites by the network’s address; people come, choose, talk, mute and remove', async () => {
    const [guests = house.url] = house.guests;
    const camille = await house.visitor({ viewport: WIDE });
    await camille.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { value: async (data: object) => document.body.setAttribute('data-shared', JSON.stringify(data)) });
    });
    const { code } = await open(camille, house.url);
    const address = camille.locator('.invite .address');
    await expect.poll(() => address.textContent()).toBe(`${new URL(guests).host}/j/${code}`);
    await camille.getByRole('img', { name: 'Code QR du lien de la table' }).waitFor();
    await camille.getByRole('button', { name: 'Partager l’invitation' }).click();
    await expect.poll(() => camille.locator('body').getAttribute('data-shared')).toContain(`${guests}/j/${code}`);
    await camille.getByRole('button', { name: 'Autre adresse' }).click();
    const other = camille.locator('.addresses').getByRole('button', { name: new URL(guests).host, exact: true });
    await other.click();

    // By the very address of the invitation, as a phone would.
    const ines = await house.visitor({ viewport: PHONE });
    await ines.goto(`http://${await address.textContent()}`);
    await ines.getByRole('button', { name: 'Prendre ce siège' }).first().click();
    await sit(ines, 'Саmillе');
    await ines.getByText('Quelqu’un porte déjà ce nom à cette table, ou un nom qui se lit de même.').waitFor();
    await sit(ines, 'Inès');
    await ines.locator('.palette').waitFor();
    // On plain http there is no sheet for sharing: the button copies, and says so.
    await ines.getByRole('button', { name: 'Partager l’invitation' }).click();
    await ines.getByText('Lien copié').waitFor();

    await ines.getByRole('button', { name: 'prune, croix' }).click();
    const taken = camille.getByRole('button', { name: 'prune, croix\u00a0: prise par Inès' });
    await taken.waitFor();
    await taken.dispatchEvent('click');
    await camille.getByRole('button', { name: 'outremer, disque', pressed: true }).focus();
    await camille.keyboard.press('End');
    await camille.keyboard.press('Enter');
    await camille.getByRole('button', { name: 'lavande, hexagone', pressed: true }).waitFor();
    await ines.getByRole('button', { name: 'lavande, hexagone\u00a0: prise par Camille' }).waitFor();

    const malik = await house.visitor({ viewport: WIDE });
    await malik.goto(`${guests}/j/${code}`);
    await malik.getByRole('button', { name: 'Prendre ce siège' }).click();
    await sit(malik, 'Malik');
    await malik.locator('.palette').waitFor();
    // Where one decides to wait, one is told how to hear of the start.
    await malik.getByRole('button', { name: 'Me prévenir quand on commence' }).click();
    await malik.getByRole('dialog').getByText('Avis sur cet appareil').first().waitFor();
    await malik.keyboard.press('Escape');
    await say(camille, 'On joue au livret ?');
    await say(malik, 'Achetez mes titres !');
    await ines.locator('.unfold').getByText('Achetez mes titres').waitFor();
    await ines.locator('.unfold').click();
    await say(ines, 'Bonsoir à tous');
    await camille.getByText('Bonsoir à tous').waitFor();

    await ines.getByRole('button', { name: 'Ne plus lire Malik' }).click();
    await ines.getByText('Vous ne lisez pas Malik.').waitFor();
    await expect.poll(() => ines.getByText('Achetez mes titres').count()).toBe(0);
    await ines.reload();
    await ines.locator('.unfold').click();
    await ines.getByText('Bonsoir à tous').waitFor();
    expect(await ines.getByText('Achetez mes titres').count()).toBe(0);
    expect(await camille.getByText('Achetez mes titres').count()).toBe(1);
    await ines.getByRole('button', { name: 'Lire Malik de nouveau' }).click();
    await ines.getByText('Achetez mes titres').waitFor();

    for (const page of [camille, ines]) expect(await seriousViolations(page)).toEqual([]);

    await camille.getByRole('button', { name: 'Gérer le siège 3' }).click();
    await camille.getByRole('button', { name: 'Retirer Malik de la table' }).click();
    await camille.getByRole('button', { name: 'Oui, retirer Malik' }).click();
    await malik.getByText('L’hôte de la table a repris votre siège').waitFor();
    for (const page of [camille, ines]) await page.getByText('L’hôte de la table en a retiré Malik.').waitFor();
    await malik.getByRole('button', { name: 'Regarder la table' }).click();
    await malik.getByText('Vous regardez. Prenez un siège pour jouer.').waitFor();

    // Once somebody was removed newcomers ask; a page that is loaded anew goes on asking.
    await malik.getByRole('button', { name: 'Prendre ce siège' }).click();
    await malik.getByLabel('Votre nom').fill('Malik');
    await malik.getByRole('button', { name: 'Demander ce siège' }).click();
    await camille.getByText('Le siège 3, qui est libre.').waitFor();
    await malik.reload();
    await malik.getByText('On attend la réponse de la table…').waitFor();
    await camille.getByText('Malik demande un siège').waitFor();
    await camille.getByRole('button', { name: 'Refuser' }).click();
    await malik.getByText('On attend la réponse de la table…').waitFor({ state: 'detached' });
    await malik.getByRole('button', { name: 'Prendre ce siège' }).waitFor();
    expect(await seriousViolations(camille)).toEqual([]);

    // What they chose is what they play with, although a chair has gone and Octave has moved up.
    await camille.getByRole('button', { name: 'Commencer à 3' }).click();
    for (const page of [camille, ines]) {
      await page.locator('.board-slot').waitFor();
      await expect.poll(() => fills(page)).toEqual(['#8C62AE', '#56002C', '#008464']);
    }
  });
});

describe('a house that listens to its machine alone', async () => {
  const house = await testHouse();

  it('says so in the lobby, at the console and on the wall, gives the command, and shows no link that leads nowhere', async () => {
    const page = await house.visitor({ viewport: WIDE });
    const { table } = await open(page, house.url);
    for (const path of ['', '/console', '/projector']) {
      await page.goto(`/t/${table}${path}`);
      await page.getByText('Visible d’ici seulement').waitFor();
      await page.getByText('comptoir serve --host 0.0.0.0').waitFor();
      expect(await page.locator('.qr').count()).toBe(0);
      expect(await page.getByRole('button', { name: /Copier le lien|Partager/ }).count()).toBe(0);
      expect(await page.locator('body').textContent()).not.toContain('/j/');
    }
    await page.goto(`/t/${table}`);
    await page.locator('.alone').getByRole('button', { name: 'Copier' }).click();
    await page.getByText('Copié', { exact: true }).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await page.setViewportSize(PHONE);
    await page.getByText('et personne d’autre ne peut encore entrer').waitFor();
  });
});
