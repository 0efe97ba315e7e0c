import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inLanguage } from '#lab';
import { inHouse, type PageHouse, visit } from './page-house.ts';
import { BEGIN, type PageTasks, traced } from './page-tasks.ts';

export interface LabFigures extends PageTasks {
  readonly games: number;
  readonly seconds: number;
}

/** Of each arm: some seconds of games for each game, on the page's own workers. */
const GAMES: Readonly<Record<string, number>> = { bourse: 800, 'mull-money': 400, 'anti-monopoly': 300, 'triple-bataille': 96, ecodip: 8 };

const run = async (house: PageHouse, game: string, width: number, height: number): Promise<LabFigures> => {
  const [question]: readonly unknown[] = JSON.parse(readFileSync(join(import.meta.dirname, `../games/${game}/questions.json`), 'utf8'));
  const games = GAMES[game] ?? 16;
  const document = Buffer.from(JSON.stringify(Object.assign({}, inLanguage(question, 'fr'), { games }))).toString('base64url');
  const { page } = await visit(house, width, height);
  await page.addInitScript((mark) => void performance.mark(mark), BEGIN);
  let seconds = 0;
  const tasks = await traced(house.browser, async () => {
    const started = Date.now();
    await page.goto(`/lab#e=${document}`);
    await page.getByText(/parties jouées, terminé\.$/).waitFor();
    seconds = Math.round((Date.now() - started) / 1000);
  });
  return { games, seconds, ...tasks };
};

/** The first question of a game, from opening its link to the last game, on a wide screen and on a phone. */
export const measureLab = async (root: string, game: string): Promise<Readonly<Record<'wide' | 'phone', LabFigures>>> => ({
  wide: await inHouse(root, 0, (house) => run(house, game, 1440, 900)),
  phone: await inHouse(root, 0, (house) => run(house, game, 390, 844)),
});
