import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chunksOf, type ExperimentDocument, playChunk, prepareExperiment, readDocument } from '#lab';
import { describe, expect, it } from 'vitest';
import { comptoir } from '../src/cli/command.test-support.ts';
import { seriousViolations } from './support/axe.ts';
import { type House, PHONE, WIDE } from './support/house.ts';
import { testHouse } from './support/tested-house.ts';

const house = await testHouse();

const savedText = async (page: Awaited<ReturnType<House['visitor']>>, name: RegExp): Promise<string> => {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
  return readFileSync(await download.path(), 'utf8');
};

const SOUND = { comptoir: 'experiment', game: 'bourse', rulesVersion: 2, players: 3, games: 16, measures: ['turns'] };

const documentOf = (raw: object): ExperimentDocument => {
  const read = readDocument(raw);
  if (!read.ok) throw new Error(read.field);
  return read.document;
};

const linkOf = (document: object): string => `/lab#e=${Buffer.from(JSON.stringify(document)).toString('base64url')}`;

describe('the lab', () => {
  it('composes an experiment, runs it in the browser, and gives the same digits by its link and on the command line', async () => {
    const page = await house.visitor({ viewport: WIDE, acceptDownloads: true });
    await page.goto('/lab');
    await page.getByPlaceholder('Que se passe-t-il si…').fill('Une expansion d’entrée ?');
    await page.getByRole('combobox', { name: 'Règle' }).selectOption({ label: 'Phase de départ' });
    await page.getByRole('spinbutton', { name: 'Parties par bras' }).fill('64');
    await page.getByRole('checkbox', { name: 'Fortune nette, Gini' }).check();
    expect(await seriousViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Lancer l’expérience' }).click();
    await page.getByText('128 parties jouées, terminé.').waitFor();
    await page.getByRole('heading', { name: 'Une expansion d’entrée ?' }).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    const results = await savedText(page, /Résultats/);
    const experiment = await savedText(page, /Document/);
    const link = page.url();

    const other = await house.visitor({ viewport: PHONE, locale: 'en-GB', acceptDownloads: true });
    await other.goto(link.replace(house.url, ''));
    await other.getByText('128 games played, done.').waitFor();
    expect(await savedText(other, /Results/)).toBe(results);
    expect(await seriousViolations(other)).toEqual([]);
    expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);

    const folder = mkdtempSync(join(tmpdir(), 'comptoir-lab-'));
    writeFileSync(join(folder, 'question.json'), experiment);
    const { out } = await comptoir(['experiment', join(folder, 'question.json'), '--json']);
    rmSync(folder, { recursive: true });
    expect(JSON.parse(out)).toEqual(JSON.parse(results));
  });

  it('leads from a bar of the distribution to the very game on its board, back to the result, and on to another setting', async () => {
    const page = await house.visitor({ viewport: WIDE });
    const two = { ...SOUND, question: 'Expansion ?', games: 32, arms: [{ name: 'récession' }, { name: 'expansion', options: { startPhase: 'expansion' } }] };
    await page.goto(linkOf(two));
    await page.getByText('64 parties jouées, terminé.').waitFor();
    await page.locator('.lab-bin-row button:enabled').first().click();
    await page
      .getByRole('button', { name: /^Partie \d+$/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'La même, bras B' }).click();
    await page.waitForURL(/\/replay$/);
    await page.getByRole('slider', { name: 'Moment de la partie' }).waitFor();
    await page.goBack();
    await page.getByText('64 parties jouées, terminé.').waitFor();
    await page.getByRole('button', { name: 'copier et changer' }).click();
    expect(await page.getByPlaceholder('Que se passe-t-il si…').inputValue()).toBe('Expansion ?');
  });

  it('leaves the rest to the machines of a house that has some, and counts each game once', async () => {
    const page = await house.visitor({ viewport: PHONE });
    const long = { ...SOUND, games: 20_000 };
    const preparation = await prepareExperiment(documentOf(long));
    if (!preparation.ok) throw new Error(preparation.problem);
    // Machines that have played everything, with the same sixteen games over and over.
    const rows = playChunk(preparation.ready, { arm: 0, from: 0, count: 16 });
    const played = { games: 20_000, played: 20_000, sentAt: 0, state: 'over', workers: 3, portions: 1, after: 1 };
    const chunks = chunksOf(preparation.ready).map((chunk) => ({ chunk, rows }));
    await page.route('**/api/house', async (route) => route.fulfill({ json: { ...(await (await route.fetch()).json()), plays: true } }));
    await page.route('**/api/experiments', (route) => route.fulfill({ status: 201, json: { experiment: 'x' } }));
    await page.route('**/api/experiments/x?after=0', (route) => route.fulfill({ json: { ...played, chunks } }));
    await page.route('**/api/experiments/x?after=1', (route) => route.fulfill({ json: { ...played, chunks: [] } }));
    await page.goto(linkOf(long));
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByRole('button', { name: 'Laisser jouer les machines du serveur' }).click();
    await page.getByText(/^20.000 parties jouées, terminé\.$/).waitFor();
  });

  it('shows two things crossed as a map, on a phone, and opens the games of a cell', async () => {
    const page = await house.visitor({ viewport: PHONE });
    const map = {
      ...SOUND,
      measures: ['win:order/0'],
      factors: [
        { vary: 'players', values: [2, 3] },
        { vary: 'startPhase', values: ['recession', 'expansion'] },
      ],
    };
    await page.goto(linkOf(map));
    await page.getByText('64 parties jouées, terminé.').waitFor();
    await page.getByRole('button', { name: /^2 joueurs, .*Récession.* : / }).focus();
    await page.keyboard.press('ArrowDown');
    await page.getByRole('heading', { name: /^3 joueurs, .*Récession/ }).waitFor();
    await page.locator('.lab-bin-row button:enabled').first().click();
    await page
      .getByRole('button', { name: /^Partie \d+$/ })
      .first()
      .waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  });

  it('says in a sentence what is wrong with a link', async () => {
    const page = await house.visitor({ viewport: PHONE });
    await page.goto('/lab#e=abc');
    await page.getByText('Le lien de cette expérience est abîmé').waitFor();
    for (const [changes, sentence] of [
      [{ rulesVersion: 9 }, 'suit la version 9 des règles'],
      [{ games: 1e9 }, 'voyez « games »'],
      [{ options: { moon: 1 } }, 'bras « A »'],
      [{ bots: ['moon'] }, 'ni niveau ni habitude « moon »'],
    ] as const) {
      await page.goto('/');
      await page.goto(linkOf({ ...SOUND, ...changes }));
      await page.getByText(sentence).waitFor();
    }
  });
});
