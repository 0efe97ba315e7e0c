import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly impact: string | null;
  readonly nodes: readonly { readonly target: readonly unknown[] }[];
}

/** Serious and critical violations of WCAG 2.2 A and AA on the page as it stands, or in a part of it. */
export const seriousViolations = async (page: Page, part?: string): Promise<readonly string[]> => {
  // The page's Content-Security-Policy forbids injected scripts, as it should; evaluate runs beside it.
  if (!(await page.evaluate<boolean>(`'axe' in window`))) await page.evaluate(source);
  const violations = await page.evaluate<readonly Violation[]>(
    `axe.run(${part === undefined ? 'document' : JSON.stringify(part)}, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'], resultTypes: ['violations'] }).then((result) => result.violations.map(({ id, impact, nodes }) => ({ id, impact, nodes: nodes.map(({ target }) => ({ target })) })))`,
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, impact, nodes }) =>
        `${id} (${impact}): ${nodes
          .slice(0, 3)
          .map((node) => node.target.join(' '))
          .join(' | ')}`,
    );
};
