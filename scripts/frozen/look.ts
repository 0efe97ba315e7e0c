import type { BrowserContext, Page } from 'playwright-core';

/* What a screen looks like: its picture, the style of every element, its accessibility tree. */

/** Longer pages are cut there; their styles and trees are whole. */
const TALLEST = 4000;
const STILL_MS = 120;
const STILL_LOOKS = 5;
const LOOKS_MOST = 250;

/** Chance in a page, and the tips that come by themselves, before any of its scripts. */
export const holdStill = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    let state = 1;
    const next = (): number => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      return state / 2 ** 32;
    };
    Math.random = next;
    crypto.getRandomValues = (array) => {
      if (array instanceof Uint8Array) for (const index of array.keys()) array[index] = Math.floor(next() * 256);
      return array;
    };
    if (location.protocol !== 'about:') localStorage.setItem('comptoir.tips.off', 'true');
  });

/** Waits until its files are here and it has not changed for a while. */
export const settle = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
  let [last, quiet] = ['', 0];
  for (let looks = 0; looks < LOOKS_MOST && quiet < STILL_LOOKS; looks++) {
    const now = await page.evaluate(async () => {
      await document.fonts.ready;
      const isLoading = document.querySelector('.loading') !== null || [...document.images].some(({ complete }) => !complete);
      return isLoading ? '' : document.body.outerHTML;
    });
    quiet = now !== '' && now === last ? quiet + 1 : 0;
    last = now;
    await page.waitForTimeout(STILL_MS);
  }
  if (quiet < STILL_LOOKS) throw new Error('never comes to rest');
};

export const pictureOf = async (page: Page): Promise<Buffer> => {
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const clip = { x: 0, y: 0, width: size.width, height: Math.min(height, TALLEST) };
  const shoot = (): Promise<Buffer> => page.screenshot({ fullPage: true, clip, animations: 'disabled', caret: 'hide' });
  // A shadow or a line may still be on its way: what was seen twice stays.
  let picture = await shoot();
  for (let looks = 0; looks < STILL_LOOKS; looks++) {
    const again = await shoot();
    if (again.equals(picture)) break;
    picture = again;
  }
  return picture;
};

export const treeOf = (page: Page): Promise<string> => page.locator('body').ariaSnapshot();

/** One line for each element, by its place among its kin: all of its style that is not what CSS begins with (colours: the colour of its words). */
export const stylesOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const plain = document.documentElement.appendChild(document.createElement('i'));
    plain.style.setProperty('all', 'initial');
    const computed = getComputedStyle(plain);
    const initial = new Map([...computed].map((property) => [property, computed.getPropertyValue(property)]));
    plain.remove();
    // What is said of a block or a line is said of top and left, too.
    const properties = [...initial].filter(([property]) => !/(?:^|-)(?:block|inline)-/.test(property));
    const styleOf = (style: CSSStyleDeclaration): string => {
      const { color } = style;
      let text = '';
      for (const [property, usual] of properties) {
        const value = style.getPropertyValue(property);
        const isColour = property !== 'color' && property.endsWith('color');
        if (value !== (isColour && usual === 'rgb(0, 0, 0)' ? color : usual)) text += `; ${property}: ${value}`;
      }
      return text.slice(2).replaceAll('\n', ' ');
    };
    const lines: string[] = [];
    const visit = (element: Element, path: string): void => {
      const name = element.getAttribute('class')?.trim().replaceAll(/\s+/g, '.') ?? '';
      lines.push(`${path}\t${name}\t${styleOf(getComputedStyle(element))}`);
      for (const pseudo of ['::before', '::after']) {
        const style = getComputedStyle(element, pseudo);
        if (style.content !== 'none' && style.content !== 'normal') lines.push(`${path}${pseudo}\t${name}\t${styleOf(style)}`);
      }
      const counts = new Map<string, number>();
      for (const child of element.children) {
        const count = (counts.get(child.tagName) ?? 0) + 1;
        counts.set(child.tagName, count);
        visit(child, `${path}>${child.tagName.toLowerCase()}${count}`);
      }
    };
    visit(document.body, 'body');
    return lines.join('\n');
  });

/** The same with the pointer on everything that can be pressed, and the focus on it. */
export const hoveredStylesOf = async (page: Page): Promise<string> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument', { depth: 0 });
  const selector = 'a, button, input, select, textarea, summary, label, [tabindex], [role="option"], [data-explain]';
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  const forcedPseudoClasses = ['hover', 'focus', 'focus-visible'];
  await Promise.all(nodeIds.map((nodeId) => devtools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })));
  const styles = await stylesOf(page);
  await devtools.detach();
  return styles;
};
