import { layHere, untilKept } from '../e2e/support/offline.ts';
import { playToTheEnd } from '../e2e/support/sitting.ts';
import { inHouse, type PageHouse, visit } from './page-house.ts';
import { BEGIN, type PageTasks, traced } from './page-tasks.ts';

export interface SoloFigures extends PageTasks {
  /** What the player was asked and answered until the end of the game. */
  readonly answers: number;
  readonly seconds: number;
}

/** Long enough for every kind of turn; Triple Bataille as it is. */
const LENGTHS: Readonly<Record<string, readonly [rule: string, limit: number]>> = {
  bourse: ['Nombre de tours', 60],
  'mull-money': ['Nombre de missions', 12],
  'anti-monopoly': ['Limite de manches', 12],
  ecodip: ['Dernière année', 2],
};

/** How often the player looks at the page. */
const LOOK_MS = 120;

const play = async (house: PageHouse, game: string, width: number, height: number): Promise<SoloFigures> => {
  const { page } = await visit(house, width, height, 'allow');
  await page.goto('/');
  await untilKept(page);
  await page.context().setOffline(true);
  await house.stop();
  await layHere(page, game, 'decent', LENGTHS[game]);
  let [answers, seconds] = [0, 0];
  const tasks = await traced(house.browser, async () => {
    const started = Date.now();
    await page.evaluate((mark) => void performance.mark(mark), BEGIN);
    answers = await playToTheEnd(page, LOOK_MS);
    seconds = Math.round((Date.now() - started) / 1000);
  });
  return { answers, seconds, ...tasks };
};

/** A game on the device from the first visit to its end, without line and without server, on a wide screen and on a phone. */
export const measureSolo = async (root: string, game: string): Promise<Readonly<Record<'wide' | 'phone', SoloFigures>>> => ({
  wide: await inHouse(root, 0, (house) => play(house, game, 1440, 900)),
  phone: await inHouse(root, 0, (house) => play(house, game, 390, 844)),
});
