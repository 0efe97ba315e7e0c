import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chunksOf, type ExperimentDocument, playChunk, prepareExperiment, readDocument, type ReadyExperiment, type Row } from '#lab';
import { parquetReadObjects } from 'hyparquet';
import { describe, expect, it } from 'vitest';
import { comptoir, ended, start } from '../src/cli/command.test-support.ts';
import { seriousViolations } from './support/axe.ts';
import { type House, PHONE, WIDE } from './support/house.ts';
import { testHouse } from './support/tested-house.ts';

const house = await testHouse();

type Visitor = Awaited<ReturnType<House['visitor']>>;

const savedText = async (page: Visitor, name: RegExp): Promise<string> => {
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

/** What the command line finds: at one go, or after it was killed in the middle. */
const byCommand = async (experiment: string, how: 'whole' | 'killed'): Promise<unknown> => {
  const folder = mkdtempSync(join(tmpdir(), 'comptoir-lab-'));
  const file = join(folder, 'question.json');
  writeFileSync(file, experiment);
  if (how === 'killed') {
    const child = start(['experiment', file, '--workers', '1']);
    const gone = ended(child);
    const progress = join(folder, 'question-results', 'progress.jsonl');
    // However fast the machine: it is killed with something written, or it was over before.
    while (child.exitCode === null && !(existsSync(progress) && readFileSync(progress, 'utf8').includes('\n'))) await pause(5);
    child.kill('SIGKILL');
    await gone;
  }
  const { out } = await comptoir(['experiment', file, '--json']);
  rmSync(folder, { recursive: true });
  return JSON.parse(out);
};

/** Machines of the house that have played everything, with the same sixteen games over and over. */
const playedElsewhere = async (page: Visitor, ready: ReadyExperiment, rows: readonly Row[]): Promise<void> => {
  const { games } = ready.document;
  const played = { games, played: games, sentAt: 0, state: 'over', workers: 3, portions: 1, after: 1 };
  const chunks = chunksOf(ready).map((chunk) => ({ chunk, rows }));
  await page.route('**/api/house', async (route) => route.fulfill({ json: { ...(await (await route.fetch()).json()), plays: true } }));
  await page.route('**/api/experiments', (route) => route.fulfill({ status: 201, json: { experiment: 'x' } }));
  await page.route('**/api/experiments/x?after=0', (route) => route.fulfill({ json: { ...played, chunks } }));
  await page.route('**/api/experiments/x?after=1', (route) => route.fulfill({ json: { ...played, chunks: [] } }));
};

describe('the lab', () => {
  it('composes an experiment, runs it in the browser, and gives the same digits by its link and on the command line', async () => {
    const page = await house.visitor({ viewport: WIDE, acceptDownloads: true });
    await page.goto('/lab');
    await page.getByPlaceholder('Que se passe-t-il si…').fill('Une expansion d’entrée ?');
    await page.getByRole('combobox', { name: 'Règle' }).selectOption({ label: 'Phase de départ' });
    await page.getByRole('spinbutton', { name: 'Parties par bras' }).fill('64');
    await page.getByRole('radio', { name: 'Joueurs', exact: true }).check();
    await page.getByRole('combobox', { name: 'Tous les joueurs ensemble' }).selectOption({ label: 'Gini' });
    await page.getByRole('checkbox', { name: 'Fortune nette, Gini' }).check();
    await page.getByRole('button', { name: 'Laisser décider : Fortune nette, Gini' }).click();
    await page.getByRole('button', { name: /^Retirer : victoires/ }).click();
    const taken = page.getByRole('list', { name: 'Mesures prises' }).getByRole('listitem');
    expect(await taken.allTextContents()).toEqual([expect.stringMatching(/^Décide\s: Fortune nette, Gini×$/), 'tours×']);
    expect(await seriousViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Lancer l’expérience' }).click();
    await page.getByText('128 parties jouées, terminé.').waitFor();
    await page.getByRole('heading', { name: 'Une expansion d’entrée ?' }).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    const results = await savedText(page, /Résultats/);
    const experiment = await savedText(page, /Document/);
    const link = page.url();
    await page.emulateMedia({ media: 'print' });
    await page.getByText(link, { exact: true }).waitFor();
    await page.emulateMedia({ media: 'screen' });

    const other = await house.visitor({ viewport: PHONE, locale: 'en-GB', acceptDownloads: true });
    await other.goto(link.replace(house.url, ''));
    await other.getByText('128 games played, done.').waitFor();
    expect(await savedText(other, /Results/)).toBe(results);
    expect(await seriousViolations(other)).toEqual([]);
    expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);

    expect(await byCommand(experiment, 'whole')).toEqual(JSON.parse(results));
  });

  it('composes on a phone, with a measure of one’s own, a Lorenz curve and a sealed forecast; another browser and the command line find the same', async () => {
    const page = await house.visitor({ viewport: PHONE, locale: 'en-GB', acceptDownloads: true });
    await page.goto('/lab');
    await page.getByRole('spinbutton', { name: 'Games per arm' }).fill('32');
    await page.getByRole('radio', { name: 'My own' }).check();
    await page.getByRole('button', { name: 'Write a measure…' }).click();
    await page.getByRole('combobox', { name: 'What counts' }).selectOption({ label: 'Net worth, the highest' });
    await page.getByRole('radio', { name: 'minus' }).check();
    await page.getByRole('combobox', { name: 'The other' }).selectOption({ label: 'Net worth, the lowest' });
    await page.getByRole('radio', { name: 'mean of the turns' }).check();
    await page.getByRole('textbox', { name: 'Its name' }).fill('Range of fortunes');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    expect(await page.getByRole('checkbox', { name: 'Range of fortunes' }).isChecked()).toBe(true);
    await page.getByRole('combobox', { name: 'Lorenz curve' }).selectOption({ label: 'Net worth' });
    await page.getByRole('textbox', { name: 'turns: 10, 20' }).fill('5');
    await page.getByRole('radio', { name: 'B', exact: true }).check();
    await page.getByText('Say by how much, in figures.').waitFor();
    await page.getByRole('textbox', { name: 'by', exact: true }).fill('500');
    await page.getByRole('switch', { name: 'include it in the link' }).click();
    expect(await seriousViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    await page.getByRole('button', { name: 'Run the experiment' }).click();
    await page.getByText('64 games played, done.').waitFor();
    await page.getByText('Forecast sealed before the start: +500. Found: ').waitFor();
    await page.getByRole('img', { name: 'Who has what share? Net worth' }).waitFor();
    await page.getByRole('combobox', { name: 'Moment' }).selectOption({ label: 'turn 5' });
    expect(await page.getByRole('rowheader', { name: 'Range of fortunes' }).count()).toBe(1);
    expect(await seriousViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    const results = await savedText(page, /Results/);
    const experiment = await savedText(page, /Document/);

    const other = await house.visitor({ viewport: WIDE, acceptDownloads: true });
    await other.goto(page.url().replace(house.url, ''));
    await other.getByText('64 parties jouées, terminé.').waitFor();
    await other.getByText('Pronostic scellé avant le départ : +500. Trouvé : ').waitFor();
    expect(await savedText(other, /Résultats/)).toBe(results);
    expect(await byCommand(experiment, 'killed')).toEqual(JSON.parse(results));
  });

  it('finds a forecast that stays on the device again, and keeps an experiment once however often it is run', async () => {
    const page = await house.visitor({ viewport: WIDE, locale: 'en-GB' });
    await page.goto('/lab');
    await page.getByRole('spinbutton', { name: 'Games per arm' }).fill('32');
    await page.getByRole('radio', { name: 'B', exact: true }).check();
    await page.getByRole('textbox', { name: 'by', exact: true }).fill('5');
    await page.getByRole('button', { name: 'Run the experiment' }).click();
    const told = page.getByText('Forecast sealed before the start: +5. Found: ');
    await told.waitFor();
    await page.reload();
    await told.waitFor();
    await page.goto('/lab');
    const kept = page.getByRole('button', { name: /^Forget / });
    await kept.first().waitFor();
    expect(await kept.count()).toBe(1);
    await page.getByRole('listitem').filter({ has: kept }).getByRole('link').click();
    await told.waitFor();
  });

  it('composes ways of playing crossed with chosen values, shows each measure on the map, and hands over tables by turn and seat', async () => {
    const page = await house.visitor({ viewport: PHONE, acceptDownloads: true });
    await page.goto('/lab');
    await page.getByRole('radio', { name: 'Deux choses croisées' }).check();
    await page.getByRole('combobox', { name: 'Règle', exact: true }).selectOption({ label: 'Qui joue' });
    const ways = page.getByRole('group', { name: 'Valeurs de « Conduites »' });
    await ways.getByRole('checkbox', { name: 'audacieux' }).check();
    await ways.getByRole('checkbox', { name: 'prudent' }).check();
    for (const name of ['facile', 'moyen']) await ways.getByRole('checkbox', { name }).uncheck();
    const last = ways.getByRole('checkbox', { checked: true });
    while ((await last.count()) > 2) await last.first().uncheck();
    await page.getByRole('combobox', { name: 'Seconde règle' }).selectOption({ label: 'Le nombre de joueurs' });
    const seats = page.getByRole('group', { name: 'Valeurs de « Joueurs »' });
    for (const name of ['2', '5', '6'])
      if (await seats.getByRole('checkbox', { name, exact: true }).isChecked()) await seats.getByRole('checkbox', { name, exact: true }).uncheck();
    await page.getByText('2 × 2 cases').waitFor();
    await page.getByRole('spinbutton', { name: 'Parties par bras' }).fill('32');
    expect(await seriousViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    await page.getByRole('button', { name: 'Lancer l’expérience' }).click();
    await page.getByText('128 parties jouées, terminé.').waitFor();
    await page.getByRole('heading', { name: 'tours', level: 2 }).first().waitFor();
    await page.getByRole('radio', { name: /^victoires/ }).check();
    await page
      .getByRole('heading', { name: /^victoires/, level: 2 })
      .first()
      .waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    const tables = page.getByRole('paragraph').filter({ hasText: '… par tour et siège' });
    const [csv] = await Promise.all([page.waitForEvent('download'), tables.getByRole('button', { name: 'CSV' }).click()]);
    const lines = readFileSync(await csv.path(), 'utf8')
      .trimEnd()
      .split('\r\n');
    expect(lines[0]).toMatch(/^\uFEFF"arm";"players";"bots";"game";"seed";"turn";"seat";"bot";"worth"/);
    const [parquet] = await Promise.all([page.waitForEvent('download'), tables.getByRole('button', { name: 'Parquet' }).click()]);
    const { buffer, byteOffset, byteLength } = readFileSync(await parquet.path());
    const rows = await parquetReadObjects({ file: buffer.slice(byteOffset, byteOffset + byteLength) });
    expect(rows).toHaveLength(lines.length - 1);
    expect(await savedText(page, /Dictionnaire/)).toContain('Fortune nette');
  });

  it('makes a document of the games that are there for whoever leaves it there: its link gives the same figures', async () => {
    const page = await house.visitor({ viewport: WIDE, acceptDownloads: true });
    const two = { ...SOUND, games: 20_000, arms: [{ name: 'récession' }, { name: 'expansion', options: { startPhase: 'expansion' } }] };
    await page.goto(linkOf(two));
    await page.getByText(/^Après .* parties par bras/).waitFor();
    await page.getByRole('button', { name: 'S’en tenir là' }).click();
    await page.getByText(/parties jouées, terminé\.$/).waitFor();
    await page.getByText(/Un écart vu tôt est d’ordinaire trop grand\./).waitFor();
    const results = await savedText(page, /Résultats/);
    const experiment: ExperimentDocument = JSON.parse(await savedText(page, /Document/));
    expect(experiment.planned).toBe(20_000);
    expect(experiment.games).toBeLessThan(20_000);
    const other = await house.visitor({ viewport: PHONE, acceptDownloads: true });
    await other.goto(page.url().replace(house.url, ''));
    await other.getByText(/parties jouées, terminé\.$/).waitFor();
    expect(await savedText(other, /Résultats/)).toBe(results);
  });

  it('names the habit that breaks the rules, with its game and the seed', async () => {
    const page = await house.visitor({ viewport: PHONE });
    const preparation = await prepareExperiment(documentOf({ ...SOUND, games: 20_000 }));
    if (!preparation.ok) throw new Error(preparation.problem);
    const { ready } = preparation;
    const cheats = { choose: () => ({ type: 'take', everything: true }) };
    const [arm] = ready.arms;
    if (arm === undefined) throw new Error('no arm');
    const { package: game } = arm.prepared;
    // Machines of the house with a habit that is not in the box.
    const planted = {
      ...arm,
      prepared: { ...arm.prepared, package: { ...game, policies: { ...game.policies, cheats } }, bots: ['decent', 'cheats', 'decent'] },
    };
    const rows = playChunk({ ...ready, arms: [planted] }, { arm: 0, from: 0, count: 16 });
    await playedElsewhere(page, ready, rows);
    await page.goto(linkOf({ ...SOUND, games: 20_000 }));
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByRole('button', { name: 'Laisser jouer les machines du serveur' }).click();
    await page
      .getByText(/en panne\s; la première, bras «\sA\s», n°\s\d+, graine [0-9a-f]{32}\s: à Bourse, «\scheats\s» a répondu contre les règles\s: /)
      .waitFor();
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
    await playedElsewhere(page, preparation.ready, playChunk(preparation.ready, { arm: 0, from: 0, count: 16 }));
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
    // A rule is named once; what is not told apart has no colour.
    await page.getByRole('rowheader', { name: '3', exact: true }).waitFor();
    const heats = await page.locator('.lab-cell.even').evaluateAll((cells) => cells.map((cell) => cell.getAttribute('style')));
    for (const style of heats) expect(style).toContain('--heat: 0;');
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
      [{ games: 1e9 }, '« games » est un nombre entier de 1 à 1 000 000, par bras'],
      [{ options: { moon: 1 } }, 'bras « A »'],
      [{ bots: ['moon'] }, 'ni niveau ni habitude « moon »'],
    ] as const) {
      await page.goto('/');
      await page.goto(linkOf({ ...SOUND, ...changes }));
      await page.getByText(sentence).waitFor();
    }
  });
});
