// Writes down what this checkout shows and says: node scripts/frozen/record.ts --into <folder> [--keep] [--only <game or screen>] [parts]
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { BOXES } from '#catalogue';
import { measureFirstLoad } from '../../bench/first-load.ts';
import { launchChromium } from '../../e2e/support/chromium.ts';
import { NOW, openStillHouse, SITE } from './house.ts';
import { holdStill, hoveredStylesOf, pictureOf, settle, stylesOf, treeOf } from './look.ts';
import { digestsOf, sentencesOf } from './rules.ts';
import { GROUPS, type Screen } from './screens.ts';

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 800 };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { into: { type: 'string', default: '' }, keep: { type: 'boolean', default: false }, only: { type: 'string', default: '' } },
});
const { into, keep, only } = values;
const isWanted = (part: string): boolean => positionals.includes(part);

const write = (file: string, content: string | Buffer): void => {
  mkdirSync(dirname(join(into, file)), { recursive: true });
  writeFileSync(join(into, file), content);
};
/** With `--keep`, what is there already is as good. */
const isMissing = (file: string): boolean => !keep || !existsSync(join(into, file));

const shoot = async (browser: Browser, screen: Screen): Promise<void> => {
  const { name, path, by, local = {}, session = {}, act } = screen;
  const context = await browser.newContext({
    baseURL: SITE,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: WIDE,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  try {
    await holdStill(context);
    await context.addInitScript(
      ([kept, held]) => {
        if (location.protocol === 'about:') return;
        for (const [key, value] of Object.entries(kept ?? {})) localStorage.setItem(`comptoir.${key}`, JSON.stringify(value));
        for (const [key, value] of Object.entries(held ?? {})) sessionStorage.setItem(key, String(value));
      },
      [local, session],
    );
    const page = await context.newPage();
    await page.clock.setFixedTime(NOW);
    if (by !== undefined) {
      await page.goto(by);
      await settle(page);
    }
    for (const viewport of [WIDE, PHONE]) {
      const size = `${name}.${viewport.width}`;
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme: 'light' });
      await (viewport === WIDE ? page.goto(path) : page.reload());
      await settle(page);
      await act?.(page);
      if (act !== undefined) await settle(page);
      if (isWanted('trees')) write(`trees/${size}.txt`, await treeOf(page));
      for (const colorScheme of ['light', 'dark'] as const) {
        const variant = `${size}.${colorScheme === 'light' ? 'day' : 'night'}`;
        await page.emulateMedia({ colorScheme });
        if (isWanted('pictures')) write(`pictures/${variant}.png`, await pictureOf(page));
        if (isWanted('styles')) write(`styles/${variant}.txt.gz`, gzipSync(await stylesOf(page)));
      }
      if (isWanted('styles')) write(`styles/${size}.hover.txt.gz`, gzipSync(await hoveredStylesOf(page)));
    }
  } finally {
    await context.close();
  }
};

/** What a screen leaves when all of it was written down. */
const lastOf = (part: string, { name }: Screen): string =>
  `${part}/${name}.${PHONE.width}${{ pictures: '.night.png', styles: '.hover.txt.gz' }[part] ?? '.txt'}`;

const seen = ['pictures', 'styles', 'trees'].filter(isWanted);

const shootGroup = async ({ name: group, screens }: (typeof GROUPS)[number]): Promise<void> => {
  const house = await openStillHouse();
  const browser = await launchChromium([`--host-resolver-rules=MAP ${new URL(SITE).host}:80 127.0.0.1:${house.port}`]);
  const failed = (name: string, error: unknown): void => {
    const [words] = String(error).split('\n');
    console.error(`${name}: ${words}`);
    for (const part of seen) write(`${part}/${name}.failed.txt`, `${words}\n`);
  };
  const begin = (name: string): void => {
    for (const part of seen) rmSync(join(into, part, `${name}.failed.txt`), { force: true });
  };
  begin(group);
  try {
    const all = await screens(house);
    const chosen = all.filter(({ name }) => only === '' || only === group || name === only || name.endsWith(`.${only}`));
    for (const screen of chosen.filter((one) => seen.some((part) => isMissing(lastOf(part, one))))) {
      begin(screen.name);
      await shoot(browser, screen).catch((error: unknown) => failed(screen.name, error));
    }
  } catch (error) {
    failed(group, error);
  } finally {
    await browser.close();
    await house.close();
  }
};

for (const box of BOXES.filter(({ id }) => only === '' || only === id)) {
  const game = await box.load();
  for (const [part, tell] of [['digests', digestsOf] as const, ['sentences', sentencesOf] as const])
    if (isWanted(part) && isMissing(`${part}/${box.id}.txt`)) write(`${part}/${box.id}.txt`, tell(game));
}
const sizes = isWanted('sizes') ? Object.entries(measureFirstLoad()).map(([name, size]) => `${name}: ${size}`) : [];
if (sizes.length > 0) write('sizes/first-load.txt', sizes.join('\n'));
const [place = ''] = only.split('.');
const isGroup = GROUPS.some(({ name }) => name === place);
for (const group of GROUPS) if (seen.length > 0 && (!isGroup || group.name === place)) await shootGroup(group);
