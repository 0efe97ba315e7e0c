import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { seriousViolations } from './support/axe.ts';
import { openEcodip } from './support/ecodip.ts';
import { pinch } from './support/gestures.ts';
import type { House } from './support/house.ts';
import { until } from './support/patience.ts';
import { chairOf } from './support/tables.ts';
import { testHouse } from './support/tested-house.ts';

const DESK = { width: 1680, height: 1000 };
const HAND = { width: 390, height: 844 };

const house = await testHouse();
/** Where Western Europe sits. */
const seat = chairOf(await openEcodip(house, { 2: 'Bruno' }), 2);

const sit = async (options: Parameters<House['visitor']>[0]): Promise<Page> => {
  const page = await house.visitor(options);
  await page.goto(seat);
  await page.locator('.bar').waitFor();
  await page.locator('.world-sheet .sheet-map .names text').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  return page;
};

const world = (page: Page) => page.locator('.world-sheet .sheet-map');

/** How close the map is, and the upper left corner of what it shows. */
interface Seen {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

const isSame = (one: Seen, other: Seen): boolean => one.scale === other.scale && one.x === other.x && one.y === other.y;

const viewOf = async (page: Page): Promise<Seen> => {
  const text = (await world(page).locator(':scope > g').first().getAttribute('transform')) ?? '';
  const [scale = 0, x = 0, y = 0] = [...text.matchAll(/-?\d+(?:\.\d+)?/g)].map(([figure]) => Number(figure));
  return { scale, x: -x, y: -y };
};

/** Waits until the map shows another part, or the same part differently, and has come to rest there. */
const changed = async (page: Page, doIt: () => Promise<void>) => {
  const before = await viewOf(page);
  await doIt();
  let after = before;
  await until('another view of the map', async () => {
    const last = after;
    after = await viewOf(page);
    return !isSame(after, before) && isSame(after, last);
  });
  return { before, after };
};

/** Pairs of names that cover each other on the screen, by their ink: the foot and the head of the letters are left out. */
const clashes = (page: Page) =>
  page.evaluate(() => {
    const names = [...document.querySelectorAll('.world-sheet .names text')].map((text) => {
      const { left, right, top, bottom } = text.getBoundingClientRect();
      const lean = (bottom - top) * 0.22;
      return { name: text.textContent, left, right, top: top + lean, bottom: bottom - lean };
    });
    return names.flatMap((one, index) =>
      names
        .slice(index + 1)
        .filter((other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom)
        .map((other) => `${one.name} ${other.name}`),
    );
  });

/** Pixels of the map's column that only scrolling would show. */
const hiddenBelow = (page: Page) => page.locator('.ec-map-side').evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);

const namesSeen = async (page: Page): Promise<readonly string[]> => world(page).locator('.names text').allTextContents();

describe('the atlas on a wide screen', () => {
  it('[EC-13.1] [EC-2.9.3] shows the world without scrolling, and each plate at one press, with names that can be read', async () => {
    const page = await sit({ viewport: DESK });
    await expect.poll(() => hiddenBelow(page)).toBeLessThanOrEqual(1);
    expect(await clashes(page)).toEqual([]);
    expect(await seriousViolations(page)).toEqual([]);
    const plates = page.getByRole('group', { name: 'Cartons de l’atlas' });
    for (const [plate, ids] of [
      ['1 Europe', ['par', 'bel', 'sui', 'tch', 'gre', 'MOR']],
      ['2 Japon', ['tok', 'yok', 'osa', 'kyo', 'hir', 'cre']],
      ['3 Caraïbes', ['cub', 'hai', 'gua', 'pan', 'CAR']],
      ['4 Asie du S.-E.', ['sum', 'bor', 'jav', 'phi', 'tha', 'mly']],
    ] as const) {
      await changed(page, () => plates.getByRole('button', { name: plate }).click());
      const seen = await namesSeen(page);
      expect([plate, ids.filter((id) => !seen.includes(id))]).toEqual([plate, []]);
      expect([plate, await clashes(page)]).toEqual([plate, []]);
    }
  });

  it('[EC-13.1] has the plates below the world where the screen is high enough', async () => {
    const page = await sit({ viewport: { width: 1920, height: 1400 } });
    await expect.poll(() => page.locator('.map-plate').count()).toBe(4);
    await expect.poll(() => hiddenBelow(page)).toBeLessThanOrEqual(1);
    // A province of a plate is pointed at on both.
    await page.locator('.plate-2 [data-province="tok"]').first().hover();
    await page.locator('.world-sheet .pointed-line').waitFor();
    await page.locator('.map-caption').filter({ hasText: 'Tokyo' }).waitFor();
  });

  it('[EC-13.1] [EC-2.8.2] marks a square of both edges at both', async () => {
    const page = await sit({ viewport: DESK });
    for (const id of ['VVV', 'WWW', 'XXX', 'YYY', 'ZZZ']) {
      await expect.poll(async () => (await namesSeen(page)).filter((name) => name === id).length, { message: id }).toBe(2);
      // The slip of the square before lies over this one, and stays as long as the pointer is upon it.
      await page.mouse.move(0, 0);
      await page.locator('.explain-slip').waitFor({ state: 'hidden' });
      // The middle of the square lies on the other side of the world: its western half is pointed at.
      const point = async (): Promise<number> => {
        // The sheet may still find its place while it is looked at.
        const name = await world(page).locator('.names text', { hasText: id }).first().boundingBox();
        await page.mouse.move((name?.x ?? 0) + 4, (name?.y ?? 0) + 6);
        return page.locator('.map-caption').filter({ hasText: id }).count();
      };
      await expect.poll(point).toBe(1);
      const share = async (): Promise<number> => {
        const [box, line] = [await world(page).boundingBox(), await world(page).locator('.pointed-line').boundingBox()];
        return (line?.width ?? 0) / (box?.width ?? 1);
      };
      await expect.poll(share, { message: id }).toBeGreaterThan(0.97);
    }
  });

  it('[EC-13.1] finds a province by its id, and by its name in either language', async () => {
    for (const [locale, lost, name] of [
      ['fr-FR', 'Aucune province de ce nom', 'Londres'],
      ['en-GB', 'No province of that name', 'London'],
    ] as const) {
      const page = await sit({ viewport: DESK, locale });
      const field = page.getByRole('search').getByRole('combobox');
      for (const [text, id] of [
        ['Londres', 'lon'],
        ['TOK', 'tok'],
        ['london', 'lon'],
      ] as const) {
        await changed(page, async () => {
          await field.fill(text);
          await field.press('Enter');
        });
        await page.locator('.map-caption i').filter({ hasText: id }).waitFor();
      }
      await page.locator('.map-caption b').filter({ hasText: name }).waitFor();
      await field.fill('Atlantis');
      await field.press('Enter');
      await page.getByText(lost).waitFor();
    }
  });

  it('[EC-13.1] zooms with the wheel, is dragged, and obeys + − 0 and arrows', async () => {
    const page = await sit({ viewport: DESK });
    const box = await world(page).boundingBox();
    const [x, y] = [(box?.x ?? 0) + 500, (box?.y ?? 0) + 250];
    await page.mouse.move(x, y);
    const closer = await changed(page, () => page.mouse.wheel(0, -120));
    expect(closer.after.scale / closer.before.scale).toBeCloseTo(1.2, 2);
    // What was under the pointer is still there.
    const under = ({ scale, x: left }: { readonly scale: number; readonly x: number }) => left + (x - (box?.x ?? 0)) / scale;
    expect(under(closer.after)).toBeCloseTo(under(closer.before), 0);
    for (let turns = 0; turns < 4; turns++) await changed(page, () => page.mouse.wheel(0, -120));

    const { before, after } = await changed(page, async () => {
      await page.mouse.down();
      await page.mouse.move(x - 90, y - 40, { steps: 6 });
      await page.mouse.up();
    });
    expect(after.scale).toBe(before.scale);
    expect((after.x - before.x) * after.scale).toBeCloseTo(90, -1);
    expect((after.y - before.y) * after.scale).toBeCloseTo(40, -1);
    // A drag chooses nothing.
    expect(await page.locator('.ec-composer.idle').count()).toBe(1);

    await world(page).focus();
    const plus = await changed(page, () => page.keyboard.press('+'));
    expect(plus.after.scale / plus.before.scale).toBeCloseTo(1.5, 2);
    const minus = await changed(page, () => page.keyboard.press('-'));
    expect(minus.after.scale / minus.before.scale).toBeCloseTo(1 / 1.5, 2);
    const aside = await changed(page, () => page.keyboard.press('Shift+ArrowRight'));
    expect(aside.after.x).toBeGreaterThan(aside.before.x);
    const whole = await changed(page, () => page.keyboard.press('0'));
    expect(whole.after.scale).toBeCloseTo(closer.before.scale, 3);
    await page.keyboard.press('ArrowRight');
    await page.locator('.map-caption').waitFor();
    const first = await page.locator('.map-caption i').textContent();
    await page.keyboard.press('ArrowDown');
    await page
      .locator('.map-caption i')
      .filter({ hasNotText: first ?? '' })
      .waitFor();
  });
});

describe('the map in the hand', () => {
  it('[EC-13.1] is pinched by two fingers, and shows the whole world on demand', async () => {
    const page = await sit({ viewport: HAND, hasTouch: true, isMobile: true });
    await world(page).scrollIntoViewIfNeeded();
    const chosen = await page.locator('.ec-subject').allTextContents();
    const apart = await changed(page, () => pinch(page, world(page), [80, 160]));
    expect(apart.after.scale / apart.before.scale).toBeGreaterThan(1.8);
    expect(apart.after.scale / apart.before.scale).toBeLessThan(2.2);
    const together = await changed(page, () => pinch(page, world(page), [200, 70]));
    expect(together.after.scale).toBeLessThan(together.before.scale / 2);
    // Fingers that pinch choose nothing, and do not enlarge the page.
    expect(await page.locator('.ec-subject').allTextContents()).toEqual(chosen);
    expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
    await changed(page, () => page.getByRole('button', { name: 'La carte entière' }).click());
    const box = await world(page).boundingBox();
    const { scale } = await viewOf(page);
    expect(scale).toBeCloseTo((box?.width ?? 0) / 1330, 3);
    // And is pinched open again from there, where a finger alone would scroll the page.
    const opened = await changed(page, () => pinch(page, world(page), [60, 180]));
    expect(opened.after.scale).toBeGreaterThan(opened.before.scale * 2);
    expect(await seriousViolations(page)).toEqual([]);
  });

  it('[EC-13.1] has names that can be read, plates, search and the legend', async () => {
    const page = await sit({ viewport: HAND, hasTouch: true, isMobile: true });
    for (const plate of ['1 Europe', '2 Japon', '3 Caraïbes', '4 Asie du S.-E.']) {
      await changed(page, () => page.getByRole('button', { name: plate }).tap());
      expect([plate, await clashes(page)]).toEqual([plate, []]);
    }
    await page.getByText('Légende').click();
    await page.getByText('mer gelée').waitFor();
    // Nothing is wider than the screen.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(HAND.width);
  });
});
