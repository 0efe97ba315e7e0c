import { at, type Lang, range } from '#kernel';
import type { ReadyExperiment } from './experiment.ts';
import type { Findings } from './findings.ts';
import { armNames, writingOf } from './figures.ts';
import { escaped } from './markup.ts';

/* What an experiment found, drawn: small pictures that stand in reports and pages of claims, without anything from elsewhere. */

const COLOURS = ['#8F5A00', '#15708C', '#7A3B6B', '#2B2520'] as const;
const WIDTH = 640;
const ROW = 26;

const short = (value: number): string => String(Math.round(value * 10) / 10);

const text = (x: number, y: number, words: string, more = ''): string => `<text x="${short(x)}" y="${short(y)}"${more}>${escaped(words)}</text>`;

const picture = (height: number, label: string, parts: readonly string[]): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="system-ui, sans-serif" font-size="13" fill="#2B2520" role="img" aria-label="${escaped(label)}">`,
    `<rect width="${WIDTH}" height="${height}" fill="#FBF6E9"/>`,
    ...parts,
    '</svg>\n',
  ].join('\n');

/** Round values that enclose a low and a high one, four or five of them. */
const ticksOf = (low: number, high: number): readonly number[] => {
  const span = high - low || Math.abs(high) || 1;
  const power = 10 ** Math.floor(Math.log10(span / 4));
  const step = power * ([1, 2, 5].find((size) => span / (size * power) <= 4) ?? 10);
  const first = Math.floor(low / step + 1e-9);
  const count = Math.max(1, Math.ceil(high / step - 1e-9) - first);
  return range(count + 1).map((index) => (first + index) * step);
};

/** The measure that decides, arm under arm: mean, and 95 % interval as a bar. */
export const asForest = (ready: ReadyExperiment, findings: Findings, lang: Lang): string => {
  const rows = findings.arms.flatMap(({ measures }, arm) => {
    const [own] = measures;
    return own === undefined || own === null ? [] : [{ arm, name: at(armNames(ready, lang), arm), ...own }];
  });
  if (rows.length === 0) return '';
  const { names, write } = writingOf(ready, findings, lang);
  const label = at(names, 0);
  const ticks = ticksOf(Math.min(...rows.map(({ low }) => low)), Math.max(...rows.map(({ high }) => high)));
  const [from, to] = [at(ticks, 0), at(ticks, ticks.length - 1)];
  const [left, right] = [230, WIDTH - 80];
  const x = (value: number): number => left + ((right - left) * (value - from)) / (to - from);
  const foot = 34 + ROW * rows.length;
  const colour = (arm: number): string => (rows.length > COLOURS.length ? '#2B2520' : at(COLOURS, arm % COLOURS.length));
  return picture(foot + 26, label, [
    text(12, 20, label, ' font-weight="600"'),
    ...ticks.map(
      (value) => `<path d="M${short(x(value))} 30V${foot}" stroke="#D9CDB4"/>${text(x(value), foot + 17, write(0, value), ' text-anchor="middle"')}`,
    ),
    ...rows.map(({ arm, name, mean, low, high }, index) => {
      const y = 34 + ROW * (index + 0.5);
      return [
        text(12, y + 4, name.length > 32 ? `${name.slice(0, 31)}…` : name),
        `<path d="M${short(x(low))} ${y}H${short(x(high))}" stroke="${colour(arm)}" stroke-width="3"/>`,
        `<circle cx="${short(x(mean))}" cy="${y}" r="5" fill="${colour(arm)}"/>`,
        text(right + 12, y + 4, write(0, mean), ' font-weight="600"'),
      ].join('');
    }),
  ]);
};

/** More points than this are not told apart in so small a picture. */
const MOST_POINTS = 48;

/** A measure turn by turn, arm beside arm: mean, and its 95 % band. */
export const asCurves = (ready: ReadyExperiment, findings: Findings, followed: number, lang: Lang): string => {
  const drawn = findings.arms.flatMap(({ tracks }, arm) => {
    const points = tracks[followed] ?? [];
    const every = Math.max(1, Math.ceil(points.length / MOST_POINTS));
    const kept = points.map((point, turn) => ({ ...point, turn: turn + 1 })).filter((_, turn) => turn % every === 0 || turn === points.length - 1);
    return kept.length < 2 ? [] : [{ arm, name: at(armNames(ready, lang), arm), points: kept }];
  });
  if (drawn.length === 0) return '';
  const writing = writingOf(ready, findings, lang);
  const measure = findings.document.measures.indexOf(at(findings.document.follow, followed));
  const all = drawn.flatMap(({ points }) => points);
  const ticks = ticksOf(Math.min(...all.map(({ low }) => low)), Math.max(...all.map(({ high }) => high)));
  const [from, to] = [at(ticks, 0), at(ticks, ticks.length - 1)];
  const last = Math.max(...all.map(({ turn }) => turn));
  const [left, right, top, foot] = [70, WIDTH - 150, 40, 250];
  const x = (turn: number): string => short(left + ((right - left) * (turn - 1)) / (last - 1));
  const y = (value: number): number => foot - ((foot - top) * (value - from)) / (to - from);
  const label = at(writing.followed, followed);
  const path = (points: readonly { readonly turn: number; readonly value: number }[]): string =>
    points.map(({ turn, value }, index) => `${index === 0 ? 'M' : 'L'}${x(turn)} ${short(y(value))}`).join('');
  return picture(foot + 34, label, [
    text(12, 20, label, ' font-weight="600"'),
    ...ticks.map(
      (value) =>
        `<path d="M${left} ${short(y(value))}H${right}" stroke="#D9CDB4"/>${text(left - 8, y(value) + 4, writing.write(measure, value), ' text-anchor="end"')}`,
    ),
    ...[1, Math.round((last + 1) / 2), last].map((turn) => text(Number(x(turn)), foot + 20, String(turn), ' text-anchor="middle"')),
    ...drawn.map(({ arm, name, points }, index) => {
      const colour = at(COLOURS, arm % COLOURS.length);
      const over = path(points.map(({ turn, high }) => ({ turn, value: high })));
      const under = path(points.toReversed().map(({ turn, low }) => ({ turn, value: low }))).replace('M', 'L');
      return [
        `<path d="${over}${under}Z" fill="${colour}" fill-opacity=".25"/>`,
        `<path d="${path(points.map(({ turn, mean }) => ({ turn, value: mean })))}" fill="none" stroke="${colour}" stroke-width="2"/>`,
        text(right + 10, top + 12 + 20 * index, name.length > 18 ? `${name.slice(0, 17)}…` : name, ` fill="${colour}" font-weight="600"`),
      ].join('');
    }),
  ]);
};
