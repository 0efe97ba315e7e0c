import { at, range } from '#kernel/collections.ts';
import type { Lang } from '#kernel/words.ts';
import type { ReadyExperiment } from './experiment.ts';
import type { Findings } from './findings.ts';
import { armNames, fairShare, writingOf } from './measured.ts';
import { escaped } from './games-table.ts';
import { figureName, labWords, settingName, winnerText } from './words.ts';

/* What an experiment found, drawn: small pictures that stand in reports and pages of claims, without anything from elsewhere. */

const COLOURS = ['#8F5A00', '#15708C', '#7A3B6B', '#2B2520'] as const;
const WIDTH = 640;
const ROW = 26;
const SMALL = ' font-size="11" fill="#6A5E4C"';

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

/** A name in as many lines as it needs, two at most: arms must be told apart. */
const inLines = (name: string, most: number): readonly string[] => {
  if (name.length <= most) return [name];
  const fold = name.lastIndexOf(' ', most);
  const [first, rest] = fold < 1 ? [name.slice(0, most), name.slice(most)] : [name.slice(0, fold), name.slice(fold + 1)];
  return [first, rest.length > most ? `${rest.slice(0, most - 1)}…` : rest];
};

const nameAt = (x: number, y: number, name: string, most: number, more = ''): string => {
  const lines = inLines(name, most);
  return lines.map((line, index) => text(x, y + 14 * (index - (lines.length - 1) / 2), line, more)).join('');
};

/** The measure that decides; where it is the victories of one of several, those of all of them, because they share what there is. */
const decisive = ({ arms }: ReadyExperiment): readonly { readonly measure: number; readonly winner: string | null }[] => {
  const { measures } = at(arms, 0);
  const [first] = measures;
  if (first?.kind !== 'win' || first.by === 'order') return [{ measure: 0, winner: null }];
  return measures.flatMap((own, measure) => (own.kind === 'win' && own.by !== 'order' ? [{ measure, winner: `${own.by}/${own.who}` }] : []));
};

/** An equal share of these victories, where it is the same in all arms. */
const sharedFair = ({ arms }: ReadyExperiment, drawn: readonly number[]): readonly number[] => {
  const shares = new Set(arms.flatMap(({ prepared, measures }) => drawn.map((measure) => fairShare(prepared, at(measures, measure)))));
  return shares.size === 1 ? [...shares].flatMap((share) => share ?? []) : [];
};

/** Letters of an arm's name in a line of a drawing. */
const NAME = 32;
const SHORT_NAME = 18;

/** What decides, arm under arm: mean, and 95 % interval as a bar. */
export const asForest = (ready: ReadyExperiment, findings: Findings, lang: Lang): string => {
  const drawn = decisive(ready);
  const { package: game } = at(ready.arms, 0).prepared;
  const arms = armNames(ready, lang, true);
  const across = ready.document.factors?.[1];
  const several = drawn.length > 1;
  const rows = drawn.flatMap(({ measure, winner }) =>
    findings.arms.flatMap(({ measures }, arm) => {
      const own = measures[measure] ?? null;
      const who = winner === null || !several ? [] : [winnerText(winner, game, lang)];
      return own === null ? [] : [{ arm, name: [...who, ...(several && arms.length < 2 ? [] : [at(arms, arm)])].join(', '), ...own }];
    }),
  );
  if (rows.length === 0) return '';
  const { names, write } = writingOf(ready, findings, lang);
  const measured = several ? labWords({ lang })('report.wins') : at(names, 0);
  const label = across === undefined ? measured : `${measured} (${settingName(across.vary, game, lang)})`;
  const fair = sharedFair(
    ready,
    drawn.map(({ measure }) => measure),
  );
  const ticks = ticksOf(Math.min(...fair, ...rows.map(({ low }) => low)), Math.max(...fair, ...rows.map(({ high }) => high)));
  const [from, to] = [at(ticks, 0), at(ticks, ticks.length - 1)];
  const [left, right] = [230, WIDTH - 80];
  const x = (value: number): number => left + ((right - left) * (value - from)) / (to - from);
  const height = rows.some(({ name }) => inLines(name, NAME).length > 1) ? ROW + 12 : ROW;
  const foot = 34 + height * rows.length;
  const colour = (arm: number): string => (findings.arms.length > COLOURS.length ? '#2B2520' : at(COLOURS, arm % COLOURS.length));
  return picture(foot + 46, label, [
    text(12, 20, label, ' font-weight="600"'),
    text(right, foot + 37, labWords({ lang })(fair.length === 0 ? 'drawing.interval' : 'drawing.fair'), `${SMALL} text-anchor="end"`),
    ...ticks.map(
      (value) => `<path d="M${short(x(value))} 30V${foot}" stroke="#D9CDB4"/>${text(x(value), foot + 17, write(0, value), ' text-anchor="middle"')}`,
    ),
    ...fair.map((share) => `<path d="M${short(x(share))} 30V${foot}" stroke="#2B2520" stroke-dasharray="4 3"/>`),
    ...rows.map(({ arm, name, mean, low, high }, index) => {
      const y = 34 + height * (index + 0.5);
      return [
        nameAt(12, y + 4, name, NAME),
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
  return picture(foot + 52, label, [
    text(12, 20, label, ' font-weight="600"'),
    text(right, foot + 38, labWords({ lang })('drawing.turn'), ' text-anchor="end"'),
    text(left, foot + 40, labWords({ lang })('drawing.band'), SMALL),
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
        nameAt(right + 10, top + 16 + 36 * index, name, SHORT_NAME, ` fill="${colour}" font-weight="600"`),
      ].join('');
    }),
  ]);
};

/** Earlier moments are fainter and broken. */
const MOMENTS = ['', ' stroke-dasharray="7 4" stroke-opacity=".75"', ' stroke-dasharray="2 4" stroke-opacity=".75"'] as const;

/** Who has which part: Lorenz's curve of every arm, at the end and at the turns asked for. */
export const asLorenz = (ready: ReadyExperiment, findings: Findings, lang: Lang): string => {
  const { lorenz } = findings.document;
  if (lorenz === undefined) return '';
  const words = labWords({ lang });
  const names = armNames(ready, lang);
  const curves = findings.arms.flatMap((found, arm) =>
    (found.lorenz ?? []).toReversed().map(({ turn, points }, back) => ({
      name: turn === null ? words('lorenz.end', { arm: at(names, arm) }) : words('lorenz.moment', { arm: at(names, arm), turn }),
      points,
      stroke: ` stroke="${at(COLOURS, arm % COLOURS.length)}"${at(MOMENTS, Math.min(back, MOMENTS.length - 1))}`,
    })),
  );
  if (curves.length === 0) return '';
  const label = words('lorenz.title', { figure: figureName(at(ready.arms, 0).prepared.package, lorenz.of, lang) });
  const [left, right, top, foot] = [60, 400, 56, 396];
  const x = (part: number): string => short(left + (right - left) * part);
  const y = (part: number): string => short(foot - (foot - top) * part);
  const beside = right + 20;
  const step = Math.min(34, (foot - top) / curves.length);
  return picture(foot + 46, label, [
    text(12, 20, label, ' font-weight="600"'),
    text(12, top - 14, words('lorenz.wealth'), SMALL),
    text(right, foot + 36, words('lorenz.players'), `${SMALL} text-anchor="end"`),
    ...[0, 0.25, 0.5, 0.75, 1].map((part) =>
      [
        `<path d="M${left} ${y(part)}H${right}M${x(part)} ${top}V${foot}" stroke="#D9CDB4"/>`,
        text(left - 8, Number(y(part)) + 4, String(100 * part), ' text-anchor="end"'),
        text(Number(x(part)), foot + 18, String(100 * part), ' text-anchor="middle"'),
      ].join(''),
    ),
    `<path d="M${left} ${foot}L${right} ${top}" stroke="#6A5E4C" stroke-dasharray="5 4"/>`,
    text(Number(x(0.62)), Number(y(0.62)) - 10, words('lorenz.equal'), `${SMALL} text-anchor="end"`),
    ...curves.map(({ name, points, stroke }, index) => {
      const line = points.map(({ players, wealth }, point) => `${point === 0 ? 'M' : 'L'}${x(players)} ${y(wealth)}`).join('');
      const place = top + 8 + step * index;
      return [
        `<path d="${line}" fill="none" stroke-width="2.5"${stroke}/>`,
        `<path d="M${beside} ${place}h24" stroke-width="2.5"${stroke}/>`,
        nameAt(beside + 32, place + 4, name, 24),
      ].join('');
    }),
  ]);
};
