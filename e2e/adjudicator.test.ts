import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { seriousViolations } from './support/axe.ts';
import { pinch } from './support/gestures.ts';
import { PHONE, SIZES, WIDE } from './support/house.ts';
import { sees } from './support/looking.ts';
import { testHouse } from './support/tested-house.ts';
import { until } from './support/patience.ts';

const house = await testHouse();

describe.each(SIZES)('the adjudicator, $name', ({ viewport }) => {
  it('takes written orders, refuses nonsense in a sentence, rules, and says why', async () => {
    const page = await house.visitor({ viewport });
    await page.goto('/lab/adjudicator');
    const line = page.getByRole('textbox', { name: 'Un ordre, en français ou en anglais' });
    await line.waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    for (const [index, order] of ['A par - bur', 'A mun - bur', 'a MAR s a par - bur'].entries()) {
      await line.fill(order);
      await page.getByRole('button', { name: 'Inscrire' }).click();
      await sees(page, `${index + 1} sur 22`);
    }
    await line.fill('A par flies to the moon');
    await page.getByRole('button', { name: 'Inscrire' }).click();
    await page.locator('.note.bad').first().waitFor();
    await page.getByRole('button', { name: 'Arbitrer' }).click();
    await page.getByRole('heading', { name: 'L’arbitrage, expliqué' }).waitFor();
    // Paris goes to Burgundy with support, 2 against 1.
    await expect.poll(() => page.locator('body').textContent()).toMatch(/A Paris – Bourgogne\s: succès, 2 contre 1/);
    await expect.poll(() => page.locator('body').textContent()).toMatch(/A Munich – Bourgogne\s: échec, 1 contre 2/);
    expect(await seriousViolations(page)).toEqual([]);
  });
});

it('a link opens the same position elsewhere, and a broken one says so', async () => {
  const page = await house.visitor({ viewport: WIDE, permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto('/lab/adjudicator');
  const line = page.getByRole('textbox', { name: 'Un ordre, en français ou en anglais' });
  await line.fill('F lon - ENG');
  await page.getByRole('button', { name: 'Inscrire' }).click();
  await page.getByText('1 sur 22').first().waitFor();
  await page.getByRole('button', { name: /lien/i }).first().click();
  const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toContain('/lab/adjudicator#');
  const link = await copied();
  const friend = await house.visitor({ viewport: WIDE });
  await friend.goto(link);
  await friend.getByText('1 sur 22').first().waitFor();
  const stranger = await house.visitor({ viewport: WIDE });
  await stranger.goto(`${link.slice(0, -3)}zzz`);
  await stranger.getByRole('alert').first().waitFor();
});

const map = (page: Page) => page.locator('.standard-map');

/** Units of the drawing across the map: x, and how many. */
const seenOn = async (page: Page): Promise<{ readonly x: number; readonly across: number }> => {
  const [x = 0, , across = 0] = ((await map(page).getAttribute('viewBox')) ?? '').split(' ').map(Number);
  return { x, across };
};

const changed = async (page: Page, doIt: () => Promise<void>) => {
  const before = await map(page).getAttribute('viewBox');
  await doIt();
  let after = before;
  await until('another view of the map, at rest', async () => {
    const last = after;
    after = await map(page).getAttribute('viewBox');
    return after !== before && after === last;
  });
  return seenOn(page);
};

describe('the standard map', () => {
  it('obeys the keys, the wheel and the hand that drags it', async () => {
    const page = await house.visitor({ viewport: WIDE });
    await page.goto('/lab/adjudicator');
    await map(page).waitFor();
    expect(await seenOn(page)).toEqual({ x: 0, across: 1000 });
    await map(page).focus();
    expect((await changed(page, () => page.keyboard.press('+'))).across).toBeCloseTo(1000 / 1.5, 0);
    const before = await seenOn(page);
    expect((await changed(page, () => page.keyboard.press('Shift+ArrowRight'))).x).toBeGreaterThan(before.x);
    // Arrows go from province to province, Enter chooses: as on the map of ECODIP.
    expect(await map(page).getAttribute('aria-activedescendant')).toBe('province-mun');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => map(page).getAttribute('aria-activedescendant')).not.toBe('province-mun');
    const next = await map(page).getAttribute('aria-activedescendant');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByRole('option', { selected: true }).and(map(page).locator('.province')).getAttribute('id')).toBe(next);
    await page.keyboard.press('Escape');
    expect((await changed(page, () => page.keyboard.press('0'))).across).toBe(1000);

    const box = await map(page).boundingBox();
    await page.mouse.move((box?.x ?? 0) + 200, (box?.y ?? 0) + 150);
    // The page scrolls by the wheel alone while the map is whole.
    await page.keyboard.down('Control');
    expect((await changed(page, () => page.mouse.wheel(0, -120))).across).toBeCloseTo(1000 / 1.2, 0);
    await page.keyboard.up('Control');
    const { x } = await changed(page, () => page.mouse.wheel(0, -120));
    const dragged = await changed(page, async () => {
      await page.mouse.down();
      await page.mouse.move((box?.x ?? 0) + 120, (box?.y ?? 0) + 150, { steps: 4 });
      await page.mouse.up();
    });
    expect(dragged.x).toBeGreaterThan(x);
    // A drag chooses nothing.
    expect(await page.locator('.standard-map .chosen-line').count()).toBe(0);
  });

  it('is pinched by two fingers', async () => {
    const page = await house.visitor({ viewport: PHONE, hasTouch: true, isMobile: true });
    await page.goto('/lab/adjudicator');
    await map(page).scrollIntoViewIfNeeded();
    const { across } = await seenOn(page);
    const closer = await changed(page, () => pinch(page, map(page), [80, 160]));
    expect(across / closer.across).toBeGreaterThan(1.8);
    expect(across / closer.across).toBeLessThan(2.2);
    expect((await changed(page, () => pinch(page, map(page), [200, 60]))).across).toBeGreaterThan(closer.across * 2);
    expect(await page.locator('.standard-map .chosen-line').count()).toBe(0);
  });
});
