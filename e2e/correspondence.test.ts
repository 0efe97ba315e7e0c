import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { CreatedTable, CreateTable } from '#protocol';
import { seriousViolations } from './support/axe.ts';
import { WIDE } from './support/house.ts';
import { sees } from './support/looking.ts';
import { here, openTable, sitDown } from './support/tables.ts';
import { testHouse } from './support/tested-house.ts';
import { answer, nextAsked } from './support/player.ts';

/* Play over weeks: who is away, what comes after a deadline, and a word from the browser. */

const house = await testHouse();

const create = (page: Page, plan: Partial<CreateTable>): Promise<CreatedTable> => openTable(page, { seats: here('Ana', 'Bob'), ...plan });

const pick = async (page: Page, words: string): Promise<void> => {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: words }).click();
};

it('an absence is announced, seen by the others, and ended by whoever announced it', async () => {
  const [ana, bob] = await Promise.all([house.visitor({ viewport: WIDE }), house.visitor({ viewport: WIDE })]);
  const made = await create(ana, { secondsPerDecision: 86_400 });
  await sitDown(ana, made, 0);
  await sitDown(bob, made, 1);
  await pick(ana, 'M’absenter…');
  expect(await seriousViolations(ana)).toEqual([]);
  await ana.getByRole('button', { name: 'Annoncer mon absence' }).click();
  await sees(bob.locator('.account', { hasText: 'Ana' }), /^en congé jusqu’au/);
  await sees(bob, /Ana s’absente jusqu’au/);
  await pick(ana, 'Je suis de retour');
  await bob.getByText('Ana n’est plus en congé.').first().waitFor();
  await expect.poll(() => bob.locator('.account .on-leave').count()).toBe(0);
});

it('after the deadline the bar says until when the grace lasts', async () => {
  const page = await house.visitor({ viewport: WIDE });
  const made = await create(page, { secondsPerDecision: 1, graceHours: 1 });
  await sitDown(page, made, 0);
  await page.getByText(/^Délai passé, sursis jusqu’au \d/).waitFor();
  expect(await seriousViolations(page)).toEqual([]);
  await page.goto(`/t/${made.table}/console`);
  await page.getByRole('radio', { name: '3 jours' }).check({ force: true });
  await page.getByText('Après chaque délai, la table laisse un sursis de 72 heures.').first().waitFor();
});

it('the browser tells a reader who asked for it, on trial and when it becomes his turn behind a hidden page', async () => {
  const [ana, bob] = await Promise.all([house.visitor({ viewport: WIDE }), house.visitor({ viewport: WIDE })]);
  // A browser without a desktop shows no notifications: what the page hands over is kept instead.
  for (const page of [ana, bob]) {
    await page.addInitScript(() => {
      const told: string[] = [];
      class Kept extends EventTarget {
        static readonly permission = 'granted';
        static readonly requestPermission = async () => 'granted';
        constructor(title: string, { body }: { readonly body: string }) {
          super();
          told.push(`${title}: ${body}`);
        }
      }
      Object.assign(globalThis, { Notification: Kept, told });
      // A context of the browser is a private window, which has no push and writes so on the console: it is refused without a word.
      PushManager.prototype.subscribe = () => Promise.reject(new DOMException('no push here', 'NotAllowedError'));
    });
  }
  const told = (page: Page): Promise<unknown> => page.evaluate('told');
  const made = await create(ana, { secondsPerDecision: null });
  await sitDown(ana, made, 0);
  await sitDown(bob, made, 1);
  const active = await nextAsked([ana, bob]);
  const waiting = active === ana ? bob : ana;
  await pick(waiting, 'Me prévenir, à cette table');
  await waiting.getByRole('switch', { name: 'Avis sur cet appareil' }).click();
  await waiting.getByRole('button', { name: 'Envoyer un essai' }).click();
  await expect.poll(() => told(waiting)).toEqual(['Comptoir: C’est ainsi que vous recevrez les avis.']);
  await waiting.keyboard.press('Escape');
  await waiting.evaluate(() => Object.defineProperty(document, 'hidden', { value: true }));
  while ((await nextAsked([ana, bob])) === active) await answer(active, false);
  await expect.poll(() => told(waiting)).toEqual(['Comptoir: C’est ainsi que vous recevrez les avis.', 'Bourse: C’est à vous de jouer.']);
  expect(await told(active)).toEqual([]);
});
