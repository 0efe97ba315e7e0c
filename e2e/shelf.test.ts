import { expect, it } from 'vitest';
import { BOXES } from '#catalogue';
import { testHouse } from './support/tested-house.ts';

/** The boxes, and the wall of a workshop. */
const PLACES = BOXES.length + 1;

const house = await testHouse();

it.each([
  [1920, 1080],
  [1280, 800],
  [768, 1024],
])('at %i px all boxes and the workshop stand side by side on one plank, the first in sight', async (width, height) => {
  const page = await house.visitor({ viewport: { width, height } });
  await page.goto('/');
  const games = page.locator('.boxes .game');
  await expect.poll(() => games.count()).toBe(PLACES);
  const places = await games.evaluateAll((all) => all.map((game) => game.getBoundingClientRect()).map(({ left, top, right }) => ({ left, top, right })));
  expect(new Set(places.map(({ top }) => top)).size).toBe(1);
  expect(places[0]?.left).toBeLessThan(60);
  for (const [index, { left }] of places.entries()) if (index > 0) expect(left).toBeGreaterThan(places[index - 1]?.right ?? 0);
  // A plank that is longer than the window is swiped; the page itself never is.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
});

it('at 360 px they stand one under the other', async () => {
  const page = await house.visitor({ viewport: { width: 360, height: 800 } });
  await page.goto('/');
  const games = page.locator('.boxes .game');
  await expect.poll(() => games.count()).toBe(PLACES);
  const tops = await games.evaluateAll((all) => all.map((game) => game.getBoundingClientRect().top));
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  expect(new Set(tops).size).toBe(PLACES);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
