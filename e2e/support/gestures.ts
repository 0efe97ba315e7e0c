import type { Locator, Page } from 'playwright-core';

type Point = readonly [number, number];

/** Two fingers on an element, moved from so many pixels apart to so many others round its middle, as a touch screen tells it. */
export const pinch = async (page: Page, target: Locator, apart: readonly [number, number]): Promise<void> => {
  const box = await target.boundingBox();
  if (box === null) throw new Error('nothing to pinch');
  const view = page.viewportSize() ?? { width: 0, height: 0 };
  // Of a tall map only what is on the screen can be touched.
  const [x, y] = [box.x + box.width / 2, (Math.max(box.y, 0) + Math.min(box.y + box.height, view.height)) / 2];
  const session = await page.context().newCDPSession(page);
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]): Promise<void> => {
    await session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([px, py], id) => ({ x: px, y: py, id })) });
  };
  const fingers = (distance: number): readonly Point[] => [
    [x - distance / 2, y],
    [x + distance / 2, y],
  ];
  const [from, to] = apart;
  const STEPS = 8;
  await touch('touchStart', fingers(from));
  for (let step = 1; step <= STEPS; step++) await touch('touchMove', fingers(from + ((to - from) * step) / STEPS));
  await touch('touchEnd', []);
  await session.detach();
};
