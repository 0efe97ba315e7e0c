import type { Page } from 'playwright-core';

/** Of a wall of 1080 lines; on a smaller one as large a part of it. */
const LEAST = 28;
const LINES = 1080;

/** Every word of a wall that the last row cannot read, that runs out of the picture, or that is cut at its foot. Words for the ear alone are left out. */
export const illegibleOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    ({ least, lines }) => {
      const found: string[] = [];
      const smallest = (least * window.innerHeight) / lines - 0.1;
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode() !== null) {
        const { currentNode: node } = walker;
        const holder = node.parentElement;
        const text = node.textContent?.trim() ?? '';
        if (holder === null || text === '' || holder.closest('.hidden-words, script, style') !== null) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const box = range.getBoundingClientRect();
        if (box.width === 0) continue;
        const drawn = holder.closest('text');
        const scale = drawn === null ? 1 : (drawn.getScreenCTM()?.d ?? 1);
        const size = scale * Number.parseFloat(getComputedStyle(holder).fontSize);
        const where = `${holder.closest('[class]')?.getAttribute('class') ?? ''}: ${text}`;
        if (size < smallest) found.push(`${size.toFixed(1)} px, ${where}`);
        for (let around: Element | null = holder; around !== null; around = around.parentElement) {
          const foot = around.getBoundingClientRect().bottom;
          if (getComputedStyle(around).overflowY === 'hidden' && box.bottom - foot > 0.4 * box.height) found.push(`cut, ${where}`);
        }
        if (box.bottom > window.innerHeight + 1 || box.right > window.innerWidth + 1) found.push(`outside, ${where}`);
      }
      return found;
    },
    { least: LEAST, lines: LINES },
  );
