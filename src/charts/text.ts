import type { Look, Shape } from './shapes.ts';

/* A chart as a file of its own: no sheet is at hand, so classes and the names of colours become what they stand for by day. */

/** The page's colours by day (`styles/tokens.css`). */
export const PAPER = {
  sheet: '#fbf6ea',
  rule: '#dacdb1',
  ink: '#1f1913',
  'ink-2': '#54483a',
  'series-1': '#774a00',
  'series-2': '#0e5b73',
  'series-3': '#7a3b6b',
  'series-4': '#2f6b3a',
} as const;

/** What the classes of `chart.css` say. */
const CLASSES: Readonly<Record<string, Look>> = {
  'chart-line': { fill: 'none', strokeLinejoin: 'round' },
  'chart-line-rule': { stroke: 'var(--rule)' },
  'chart-zero': { stroke: 'var(--ink-2)' },
  'chart-word': { fill: 'var(--ink-2)' },
  'chart-value': { fontWeight: 700 },
};

export const escaped = (words: string): string => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const isPaper = (name: string): name is keyof typeof PAPER => Object.hasOwn(PAPER, name);

const plain = (value: string | number): string =>
  typeof value === 'number'
    ? String(Math.round(value * 100) / 100)
    : value.replace(/^var\(--(.*)\)$/, (own, name: string) => (isPaper(name) ? PAPER[name] : own)).replace(/px$/, '');

const attributes = (all: Readonly<Record<string, string | number>>): string =>
  Object.entries(all)
    .map(([name, value]) => ` ${name}="${escaped(plain(value))}"`)
    .join('');

/** `fontSize` is `font-size` in a file. */
const dashed = (look: Look): Look =>
  Object.fromEntries(Object.entries(look).map(([name, value]) => [name.replace(/[A-Z]/g, (big) => `-${big.toLowerCase()}`), value]));

const written = ({ tag, is: { class: name, ...is }, look, within }: Shape): string => {
  const all = { ...is, ...dashed({ ...(name === undefined ? {} : CLASSES[name]), ...look }) };
  return within.length === 0
    ? `<${tag}${attributes(all)}/>`
    : `<${tag}${attributes(all)}>${within.map((part) => (typeof part === 'string' ? escaped(part) : written(part))).join('')}</${tag}>`;
};

/** A picture on paper, with its title above it. */
export const picture = (width: number, height: number, label: string, shapes: readonly Shape[]): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="13" fill="${PAPER.ink}" role="img" aria-label="${escaped(label)}">`,
    `<rect width="${width}" height="${height}" fill="${PAPER.sheet}"/>`,
    `<text x="12" y="20" font-weight="600">${escaped(label)}</text>`,
    ...shapes.map(written),
    '</svg>\n',
  ].join('\n');
