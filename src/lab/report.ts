import { escaped } from '#charts/text.ts';
import { findBox } from '#catalogue';
import { at } from '#kernel/collections.ts';
import { formatNumber, type Lang } from '#kernel/words.ts';
import { brokenText } from './broken.ts';
import { asCurves, asForest, asLorenz } from './drawing.ts';
import { type ExperimentDocument, plannedIn } from './document.ts';
import type { ReadyExperiment } from './experiment.ts';
import { armNames, percentText, probabilityText, type Writing, writingOf } from './measured.ts';
import type { ArmFound, DifferenceFound, Findings, MeasureFound } from './findings.ts';
import { forecastText } from './forecast.ts';
import { lorenzAt } from './lorenz.ts';
import { rateInterval } from './statistics.ts';
import { botText, endText, figureName, labWords, settingName, settingText, settingValue, winnerText } from './words.ts';

/* What an experiment found, to read and to keep: as Markdown, or as a page that stands alone. */

/** A figure, and the interval in which it lies. */
export type ReportCell = string | readonly [figure: string, interval: string];

/** Rows under a head; the first cell of each is its name. */
export interface Table {
  readonly head: readonly string[];
  readonly rows: readonly (readonly [name: string, ...cells: ReportCell[]])[];
}

type Row = Table['rows'][number];

const rowOf = (name: string, cells: readonly ReportCell[]): Row => [name, ...cells];

const written = (cell: ReportCell): string => (typeof cell === 'string' ? cell : `${cell[0]} (${cell[1]})`);

interface Report {
  readonly title: string;
  readonly lines: readonly string[];
  readonly tables: readonly Table[];
  readonly method: string;
  readonly again: string;
  readonly document: string;
}

/** Fewer games for each place in the order of play say nothing of it. */
const GAMES_A_PLACE = 5;

/** What victories are counted by, where it tells something: bots of one kind share them all, and what no game can win is not listed. */
const winnersShown = ({ arms, games }: Findings): readonly string[] => {
  const keys = [...new Set(arms.flatMap(({ wins }) => Object.keys(wins)))];
  const places = (by: string): readonly string[] => keys.filter((key) => key.startsWith(by));
  const shown = [
    places('order/').length * GAMES_A_PLACE <= games ? 'order/' : '',
    arms.some(({ wins }) => Object.keys(wins).filter((key) => key.startsWith('bot/')).length > 1) ? 'bot/' : '',
    'side/',
  ];
  return keys.filter((key) => shown.some((by) => by !== '' && key.startsWith(by)));
};

const armTable = ({ document, arms }: ReadyExperiment, names: readonly string[], lang: Lang): Table => {
  const words = labWords({ lang });
  const { package: game } = at(arms, 0).prepared;
  const settings = (options: ExperimentDocument['options']): string =>
    Object.entries(options)
      .map(([name, value]) => settingText(name, value, game, lang))
      .join(', ') || words('report.usual');
  return {
    head: [words('report.arm'), words('report.rules')],
    rows: arms.map(({ options, bots, players }, arm) => [
      names[arm] ?? '',
      [
        settings(options),
        ...(players === document.players ? [] : [settingText('players', players, game, lang)]),
        bots.map((bot) => botText(bot, game, lang)).join(', '),
      ].join('; '),
    ]),
  };
};

/** Who wins: by order of play, by camp or power, by bot; and why games end. */
export const countTables = ({ arms }: ReadyExperiment, findings: Findings, names: readonly string[], lang: Lang): readonly Table[] => {
  const words = labWords({ lang });
  const { package: game } = at(arms, 0).prepared;
  const won = (wins: number | undefined, games: number): ReportCell => {
    if (wins === undefined || games === 0) return '–';
    const { low, high } = rateInterval(wins, games);
    return [percentText(wins / games, lang), `${percentText(low, lang)} … ${percentText(high, lang)}`];
  };
  const counted = (name: string, count: (arm: ArmFound) => number): Row =>
    rowOf(
      name,
      findings.arms.map((arm) => formatNumber(count(arm), lang)),
    );
  const reasons = [...new Set(findings.arms.flatMap(({ ends }) => Object.keys(ends)))];
  const left = findings.arms.some(({ unfinished }) => unfinished > 0);
  const tables: readonly Table[] = [
    {
      head: [words('report.wins'), ...names],
      rows: winnersShown(findings).map((key) =>
        rowOf(
          winnerText(key, game, lang),
          findings.arms.map(({ wins, games }) => won(wins[key], games)),
        ),
      ),
    },
    {
      head: [words('report.ends'), ...names],
      rows: [
        ...reasons.map((reason) => counted(endText(reason, game, lang), ({ ends }) => ends[reason] ?? 0)),
        ...(left ? [counted(words('report.unfinished'), ({ unfinished }) => unfinished)] : []),
      ],
    },
  ];
  return tables.filter(({ rows }) => rows.length > 0);
};

const foundCell = (own: MeasureFound | null, measure: number, { write, range: between }: Writing): ReportCell =>
  own === null ? '–' : [write(measure, own.mean), between(measure, own)];

const measureTables = ({ arms }: ReadyExperiment, findings: Findings, names: readonly string[], lang: Lang, writing: Writing) => {
  const words = labWords({ lang });
  const gapOf = (measure: number, arm: number): DifferenceFound | undefined => findings.differences.find((own) => own.measure === measure && own.arm === arm);
  const found: Table = {
    head: [words('report.measure'), ...names],
    rows: writing.names.map((name, index) => [
      name,
      ...findings.arms.map(({ measures }) => {
        return foundCell(measures[index] ?? null, index, writing);
      }),
    ]),
  };
  const gaps = arms.slice(1).map(
    (_, other): Table => ({
      head: [
        words('report.measure'),
        words('report.gap', { arm: names[other + 1] ?? '', first: names[0] ?? '' }),
        words('report.effect'),
        words('report.probability'),
      ],
      rows: writing.names.flatMap((name, index) => {
        const gap = gapOf(index, other + 1);
        return gap === undefined
          ? []
          : [[name, [writing.gap(index, gap.mean), writing.gapRange(index, gap)], writing.effect(gap), probabilityText(gap.pOfAll, lang)]];
      }),
    }),
  );
  // Risk is how far a figure scatters: a mean with its interval says nothing of it.
  const wide = writing.names.flatMap((name, index) => (findings.shares[index] === true ? [] : [[name, index] as const]));
  const scatter: Table = {
    head: [words('report.scatter'), ...names],
    rows: wide.map(([name, index]) =>
      rowOf(
        name,
        findings.arms.map(({ measures }) => {
          const own = measures[index] ?? null;
          return own === null ? '–' : [writing.write(index, own.median), `${writing.write(index, own.p10)} … ${writing.write(index, own.p90)}`];
        }),
      ),
    ),
  };
  return [found, ...(wide.length === 0 ? [] : [scatter]), ...gaps];
};

/** Two factors crossed: each measure as a grid, a row for each value of the first. */
const gridTables = (ready: ReadyExperiment, findings: Findings, lang: Lang, writing: Writing): readonly Table[] => {
  const { document, arms } = ready;
  const [down, across] = document.factors ?? [];
  if (down === undefined || across === undefined) return [];
  const { package: game } = at(arms, 0).prepared;
  const width = across.values.length;
  const columns = across.values.map((value) => settingValue(across.vary, value, game, lang));
  const grid = (head: readonly string[], first: number, cell: (arm: number) => ReportCell): Table => ({
    head,
    rows: down.values.map((value, line) =>
      rowOf(
        settingText(down.vary, value, game, lang),
        columns.slice(first).map((_, column) => cell(line * width + first + column)),
      ),
    ),
  });
  return writing.names.flatMap((name, measure) => [
    grid([`${name} (${settingName(across.vary, game, lang)})`, ...columns], 0, (arm) =>
      foundCell(findings.arms[arm]?.measures[measure] ?? null, measure, writing),
    ),
    grid([labWords({ lang })('report.rowGap', { first: columns[0] ?? '' }), ...columns.slice(1)], 1, (arm) => {
      const gap = findings.differences.find((own) => own.measure === measure && own.arm === arm);
      return gap === undefined ? '–' : `${writing.gap(measure, gap.mean)} (${writing.gapRange(measure, gap)}), p ${probabilityText(gap.pOfAll, lang)}`;
    }),
    effectTable(ready, findings, measure, lang, writing),
  ]);
};

/** Two factors crossed: what each changes by itself, and how differently beside a value of the other. */
export const effectTable = ({ document, arms }: ReadyExperiment, findings: Findings, measure: number, lang: Lang, writing: Writing): Table => {
  const words = labWords({ lang });
  const { package: game } = at(arms, 0).prepared;
  const setting = (factor: number, index: number | null): string => {
    const { vary, values } = at(document.factors ?? [], factor);
    return settingText(vary, at(values, index ?? 0), game, lang);
  };
  return {
    head: [words('report.effects', { measure: at(writing.names, measure) }), words('report.change'), words('report.probability')],
    rows: findings.effects
      .filter((own) => own.measure === measure)
      .map((own) => {
        const { down, across } = own;
        const alone = down === null ? setting(1, across) : setting(0, down);
        const name =
          down === null || across === null
            ? words('report.overall', { setting: alone })
            : words('report.together', { setting: setting(1, across), beside: setting(0, down) });
        return [name, [writing.gap(measure, own.mean), writing.gapRange(measure, own)], probabilityText(own.pOfAll, lang)];
      }),
  };
};

/** Whose share is told in figures: that of the poorest tenth, quarter, half… */
export const LORENZ_PARTS = [0.1, 0.25, 0.5, 0.75, 0.9] as const;

/** What the poorest tenth, quarter, half… of the seats have, at each moment that was asked for. */
const lorenzTables = ({ arms }: ReadyExperiment, { document, arms: found }: Findings, names: readonly string[], lang: Lang): readonly Table[] => {
  const { lorenz } = document;
  if (lorenz === undefined) return [];
  const words = labWords({ lang });
  const title = words('lorenz.title', { figure: figureName(at(arms, 0).prepared.package, lorenz.of, lang) });
  return [...lorenz.turns, null].map((turn) => {
    const curves = found.map((arm) => arm.lorenz?.find((one) => one.turn === turn)?.points ?? []);
    return {
      head: [turn === null ? words('lorenz.end', { arm: title }) : words('lorenz.moment', { arm: title, turn }), ...names],
      rows: LORENZ_PARTS.map((part) =>
        rowOf(
          words('lorenz.poorest', { part: percentText(part, lang) }),
          curves.map((points) => (points.length === 0 ? '–' : percentText(lorenzAt(points, part), lang))),
        ),
      ),
    };
  });
};

/** A map of many cells is read in its picture: its arms against the first would fill pages. */
const MOST_COLUMNS = 6;

const turned = ({ head, rows }: Table): Table => ({
  head: [head[0] ?? '', ...rows.map(([name]) => name)],
  rows: head.slice(1).map((name, column) =>
    rowOf(
      name,
      rows.map((cells) => cells[column + 1] ?? ''),
    ),
  ),
});

const reportOf = (ready: ReadyExperiment, findings: Findings, lang: Lang): Report => {
  const { document, arms } = ready;
  const words = labWords({ lang });
  const names = armNames(ready, lang);
  const many = arms.length > MOST_COLUMNS;
  const writing = writingOf(ready, findings, lang);
  const [found, ...gaps] = measureTables(ready, findings, names, lang, writing);
  const grid = gridTables(ready, findings, lang, writing);
  const counts = countTables(ready, findings, names, lang);
  const { forecast } = document;
  const told = [brokenText(ready, findings, lang), forecast === undefined ? null : forecastText(ready, findings, forecast, lang)];
  return {
    title: document.question === '' ? words('report.untitled') : document.question,
    lines: [
      words('report.game', {
        game: findBox(document.game)?.title ?? document.game,
        players: [...new Set(arms.map(({ players }) => players))].join(', '),
        version: document.rulesVersion,
        seed: String(document.seed),
      }),
      `${words('report.games', { games: findings.games })}, ${words(`report.stopped.${findings.stopped}`, { planned: plannedIn(document) })}`,
      ...(findings.early ? [words('report.early')] : []),
      ...told.flatMap((line) => line ?? []),
    ],
    tables:
      grid.length > 0
        ? grid
        : [
            ...(many ? [] : [armTable(ready, names, lang)]),
            ...(found === undefined ? [] : [many ? turned(found) : found]),
            ...(many ? [] : gaps),
            ...(many ? [] : counts),
            ...(many ? [] : lorenzTables(ready, findings, names, lang)),
          ],
    method: words(`report.method.${document.dice}`),
    again: words('report.again'),
    document: JSON.stringify(document, null, 2),
  };
};

/** The measure that decides, those followed turn by turn, and who has which part. */
export const drawingsOf = (ready: ReadyExperiment, findings: Findings, lang: Lang): readonly string[] =>
  [
    asForest(ready, findings, lang),
    ...ready.document.follow.map((_, followed) => asCurves(ready, findings, followed, lang)),
    asLorenz(ready, findings, lang),
  ].filter((drawing) => drawing !== '');

const markdownCell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** For pages of the repository, too. */
export const markdownTable = ({ head, rows }: Table): string => {
  const row = (cells: readonly string[]): string => `| ${cells.map(markdownCell).join(' | ')} |`;
  return [row(head), `|${head.map((_, index) => (index === 0 ? '---' : '--:')).join('|')}|`, ...rows.map((cells) => row(cells.map(written)))].join('\n');
};

/** What was found, without title and method: a part of a longer page. */
export const asSection = (ready: ReadyExperiment, findings: Findings, lang: Lang): string => {
  const { lines, tables } = reportOf(ready, findings, lang);
  return [lines.join(lang === 'fr' ? '\u00a0; ' : '; '), ...tables.map(markdownTable)].join('\n\n');
};

export const asMarkdown = (ready: ReadyExperiment, findings: Findings, lang: Lang): string => {
  const { title, lines, tables, method, again, document } = reportOf(ready, findings, lang);
  return [`# ${title}`, ...lines, ...tables.map(markdownTable), method, again, `\`\`\`json\n${document}\n\`\`\``].join('\n\n').concat('\n');
};

const STYLE = `
:root { color-scheme: light dark; font: 17px/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 3rem auto; padding: 0 1.25rem }
h1 { font: 700 1.9rem/1.2 Georgia, serif; text-wrap: balance }
svg { display: block; max-width: 40rem; width: 100%; margin: 1.25rem 0; border: 1px solid color-mix(in srgb, currentColor 25%, transparent) }
table { border-collapse: collapse; margin: 1.75rem 0; width: 100%; font-variant-numeric: tabular-nums }
th, td { padding: .4rem .6rem; border-bottom: 1px solid color-mix(in srgb, currentColor 25%, transparent); text-align: right; vertical-align: top }
th:first-child, td:first-child { text-align: left }
th { border-bottom-width: 2px }
pre { overflow: auto; padding: 1rem; border: 1px solid color-mix(in srgb, currentColor 25%, transparent) }
@media (max-width: 40rem) { table { display: block; overflow-x: auto } }
@media print { body { margin: 0; max-width: none } pre { white-space: pre-wrap } }
`;

/** One file without anything from elsewhere: it opens in ten years and prints. */
export const asPage = (ready: ReadyExperiment, findings: Findings, lang: Lang): string => {
  const { title, lines, tables, method, again, document } = reportOf(ready, findings, lang);
  const cells = (tag: 'th' | 'td', texts: readonly string[]): string => `<tr>${texts.map((text) => `<${tag}>${escaped(text)}</${tag}>`).join('')}</tr>`;
  const table = ({ head, rows }: Table): string =>
    `<table><thead>${cells('th', head)}</thead><tbody>${rows.map((row) => cells('td', row.map(written))).join('')}</tbody></table>`;
  const body = [
    `<h1>${escaped(title)}</h1>`,
    ...lines.map((line) => `<p>${escaped(line)}</p>`),
    ...drawingsOf(ready, findings, lang),
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
