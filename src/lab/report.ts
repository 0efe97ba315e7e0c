import { at, formatNumber, type Lang } from '#kernel';
import type { ReadyExperiment } from './experiment.ts';
import type { DifferenceFound, Findings, MeasureFound } from './findings.ts';
import { labWords, measureText } from './words.ts';

/* What an experiment found, to read and to keep: as Markdown, or as a page that stands alone. */

interface Table {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

interface Report {
  readonly title: string;
  readonly lines: readonly string[];
  readonly tables: readonly Table[];
  readonly method: string;
  readonly again: string;
  readonly document: string;
}

/** Digits that a figure of this size deserves. */
const written = (value: number, lang: Lang): string => {
  const size = Math.abs(value);
  const digits = size >= 100 ? 0 : size >= 10 ? 1 : size >= 1 ? 2 : 3;
  return formatNumber(Number(value.toFixed(digits)), lang);
};

const percent = (share: number, lang: Lang): string => `${formatNumber(Number((100 * share).toFixed(1)), lang)}${lang === 'fr' ? '\u00a0%' : '%'}`;

const reportOf = (ready: ReadyExperiment, findings: Findings, lang: Lang): Report => {
  const { document, arms } = ready;
  const words = labWords({ lang });
  const first = at(arms, 0);
  const figure = (measure: number, value: number): string => (findings.shares[measure] === true ? percent(value, lang) : written(value, lang));
  const bracketed = (measure: number, { mean, low, high }: Pick<MeasureFound, 'mean' | 'low' | 'high'>): string =>
    `${figure(measure, mean)} (${figure(measure, low)} … ${figure(measure, high)})`;
  const gapOf = (measure: number, arm: number): DifferenceFound | undefined => findings.differences.find((own) => own.measure === measure && own.arm === arm);
  const probability = (p: number): string => (p < 0.001 ? `< ${formatNumber(0.001, lang)}` : formatNumber(Number(p.toFixed(3)), lang));
  const settings = (changed: Readonly<Record<string, unknown>>): string =>
    Object.entries(changed)
      .map(([name, value]) => `${name}=${String(value)}`)
      .join(', ') || words('report.usual');
  const failed = findings.arms.flatMap(({ errors, name }) => errors.slice(0, 1).map(({ game, error }) => ({ name, game, error })));
  const broken = findings.arms.reduce((count, { errors }) => count + errors.length, 0);
  const others = arms.slice(1);
  const measures: Table = {
    head: [words('report.measure'), ...arms.map(({ name }) => name)],
    rows: first.measures.map((measure, index) => [
      measureText(measure, first.prepared.package, lang),
      ...findings.arms.map(({ measures: found }) => {
        const own = found[index] ?? null;
        return own === null ? '–' : bracketed(index, own);
      }),
    ]),
  };
  const gaps = others.map(
    ({ name }, other): Table => ({
      head: [words('report.measure'), words('report.gap', { arm: name, first: first.name }), words('report.effect'), words('report.probability')],
      rows: first.measures.flatMap((measure, index) => {
        const gap = gapOf(index, other + 1);
        return gap === undefined
          ? []
          : [[measureText(measure, first.prepared.package, lang), bracketed(index, gap), written(gap.effect, lang), probability(gap.pOfAll)]];
      }),
    }),
  );
  const reasons = [...new Set(findings.arms.flatMap(({ ends }) => Object.keys(ends)))];
  const ends: Table = {
    head: [words('report.ends'), ...arms.map(({ name }) => name)],
    rows: [
      ...reasons.map((reason) => [reason].concat(findings.arms.map(({ ends: own }) => formatNumber(own[reason] ?? 0, lang)))),
      ...(findings.arms.some(({ unfinished }) => unfinished > 0)
        ? [[words('report.unfinished'), ...findings.arms.map(({ unfinished }) => formatNumber(unfinished, lang))]]
        : []),
    ],
  };
  return {
    title: document.question === '' ? words('report.untitled') : document.question,
    lines: [
      words('report.game', { game: document.game, players: document.players, version: document.rulesVersion, seed: String(document.seed) }),
      `${words('report.games', { games: findings.games })}, ${words(`report.stopped.${findings.stopped}`)}`,
      ...failed.slice(0, 1).map(({ name, game, error }) => words('report.errors', { count: broken, arm: name, game, error })),
    ],
    tables: [
      { head: [words('report.arm'), words('report.rules')], rows: arms.map(({ name, options, bots }) => [name, `${settings(options)}; ${bots.join(', ')}`]) },
      measures,
      ...gaps,
      ends,
    ],
    method: words(`report.method.${document.dice}`),
    again: words('report.again'),
    document: JSON.stringify(document, null, 2),
  };
};

const markdownCell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

const markdownTable = ({ head, rows }: Table): string => {
  const row = (cells: readonly string[]): string => `| ${cells.map(markdownCell).join(' | ')} |`;
  return [row(head), `|${head.map((_, index) => (index === 0 ? '---' : '--:')).join('|')}|`, ...rows.map(row)].join('\n');
};

/** What was found, without title and method: a part of a longer page. */
export const asSection = (ready: ReadyExperiment, findings: Findings, lang: Lang): string => {
  const { lines, tables } = reportOf(ready, findings, lang);
  return [lines.join('; '), ...tables.map(markdownTable)].join('\n\n');
};

export const asMarkdown = (ready: ReadyExperiment, findings: Findings, lang: Lang): string => {
  const { title, lines, tables, method, again, document } = reportOf(ready, findings, lang);
  return [`# ${title}`, ...lines, ...tables.map(markdownTable), method, again, `\`\`\`json\n${document}\n\`\`\``].join('\n\n').concat('\n');
};

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const STYLE = `
:root { color-scheme: light dark; font: 17px/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 3rem auto; padding: 0 1.25rem }
h1 { font: 700 1.9rem/1.2 Georgia, serif; text-wrap: balance }
table { border-collapse: collapse; margin: 1.75rem 0; width: 100%; font-variant-numeric: tabular-nums }
th, td { padding: .4rem .6rem; border-bottom: 1px solid color-mix(in srgb, currentColor 25%, transparent); text-align: right; vertical-align: top }
th:first-child, td:first-child { text-align: left }
th { border-bottom-width: 2px }
pre { overflow: auto; padding: 1rem; border: 1px solid color-mix(in srgb, currentColor 25%, transparent) }
@media print { body { margin: 0; max-width: none } pre { white-space: pre-wrap } }
`;

/** One file without anything from elsewhere: it opens in ten years and prints. */
export const asPage = (ready: ReadyExperiment, findings: Findings, lang: Lang): string => {
  const { title, lines, tables, method, again, document } = reportOf(ready, findings, lang);
  const cells = (tag: 'th' | 'td', texts: readonly string[]): string => `<tr>${texts.map((text) => `<${tag}>${escaped(text)}</${tag}>`).join('')}</tr>`;
  const table = ({ head, rows }: Table): string =>
    `<table><thead>${cells('th', head)}</thead><tbody>${rows.map((row) => cells('td', row)).join('')}</tbody></table>`;
  const body = [
    `<h1>${escaped(title)}</h1>`,
    ...lines.map((line) => `<p>${escaped(line)}</p>`),
    ...tables.map(table),
    `<p>${escaped(method)}</p>`,
    `<p>${escaped(again)}</p><pre>${escaped(document)}</pre>`,
  ].join('\n');
  return `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${STYLE}</style></head>
<body>
${body}
</body></html>
`;
};
