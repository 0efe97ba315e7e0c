import { lorenz, LORENZ_SIZE } from '#charts/lorenz.ts';
import { makePlane, roundTicks } from '#charts/plane.ts';
import { dot, group, inLines, path, px, SERIES_COLOURS, type SeriesIndex, text } from '#charts/shapes.ts';
import { picture } from '#charts/text.ts';
import { track } from '#charts/track.ts';
import { at } from '#kernel/collections.ts';
import { formatNumber, type Lang } from '#kernel/words.ts';
import type { ReadyExperiment } from './experiment.ts';
import type { Findings } from './findings.ts';
import { armNames, fairShare, writingOf } from './measured.ts';
import { figureName, labWords, settingName, winnerText } from './words.ts';

/* What an experiment found, drawn for reports and pages of claims. */

const SERIES: readonly SeriesIndex[] = [0, 1, 2, 3];

/** Which mark an arm has, in charts, tables and words. */
export const seriesOf = (arm: number): SeriesIndex => at(SERIES, arm % SERIES.length);

const WIDTH = 640;
const NOTE = { look: px(11) };

/** A name in as many lines as it needs, two at most: arms must be told apart. */
const folded = (name: string, most: number): readonly string[] => {
  if (name.length <= most) return [name];
  const fold = name.lastIndexOf(' ', most);
  const [first, rest] = fold < 1 ? [name.slice(0, most), name.slice(most)] : [name.slice(0, fold), name.slice(fold + 1)];
  return [first, rest.length > most ? `${rest.slice(0, most - 1)}…` : rest];
};

/** The measure that decides; where it is the victories of one of several, those of all of them, because they share what there is. */
const decisive = ({ arms }: ReadyExperiment): readonly { readonly measure: number; readonly winner: string | null }[] => {
  const { measures } = at(arms, 0);
  const [first] = measures;
  if (first?.kind !== 'win' || first.by === 'order') return [{ measure: 0, winner: null }];
  return measures.flatMap((own, measure) => (own.kind === 'win' && own.by !== 'order' ? [{ measure, winner: `${own.by}/${own.who}` }] : []));
};

/** An equal share of these victories, where it is the same in all arms. */
const sharedFair = ({ arms }: ReadyExperiment, findings: Findings, drawn: readonly number[]): readonly number[] => {
  const shares = new Set(
    arms.flatMap(({ prepared, measures }, arm) =>
      drawn.map((measure) => {
        const share = fairShare(prepared, at(measures, measure), at(findings.arms, arm));
        return share === null ? null : Number(share.toFixed(6));
      }),
    ),
  );
  return shares.size === 1 ? [...shares].flatMap((share) => share ?? []) : [];
};

/** Letters of an arm's name in a line of a drawing. */
const NAME = 32;
const SHORT_NAME = 18;
const ROW = 26;
const FOREST_TOP = 34;

/** What decides, arm under arm: mean, and 95 % interval as a bar. */
export const asForest = (ready: ReadyExperiment, findings: Findings, lang: Lang): string => {
  const drawn = decisive(ready);
  const words = labWords({ lang });
  const { package: game } = at(ready.arms, 0).prepared;
  const arms = armNames(ready, lang, true);
  const several = drawn.length > 1;
  const nameOf = (arm: number, winner: string | null): string =>
    [...(winner === null || !several ? [] : [winnerText(winner, game, lang)]), ...(several && arms.length < 2 ? [] : [at(arms, arm)])].join(', ');
  const rows = drawn.flatMap(({ measure, winner }) =>
    findings.arms.flatMap(({ measures }, arm) => {
      const own = measures[measure] ?? null;
      return own === null
        ? []
        : [{ ...own, name: folded(nameOf(arm, winner), NAME), fill: findings.arms.length > SERIES.length ? 'var(--ink)' : SERIES_COLOURS[seriesOf(arm)] }];
    }),
  );
  if (rows.length === 0) return '';
  const { names, write } = writingOf(ready, findings, lang);
  const across = ready.document.factors?.[1];
  const measured = several ? words('report.wins') : at(names, 0);
  const fair = sharedFair(
    ready,
    findings,
    drawn.map(({ measure }) => measure),
  );
  const height = rows.some(({ name }) => name.length > 1) ? ROW + 12 : ROW;
  const foot = FOREST_TOP + height * rows.length;
  const ticks = roundTicks(Math.min(...fair, ...rows.map(({ low }) => low)), Math.max(...fair, ...rows.map(({ high }) => high)), 4);
  const plane = makePlane({
    width: WIDTH,
    height: foot,
    margins: { left: 230, right: 80, top: FOREST_TOP, foot: 0 },
    turns: [at(ticks, 0), at(ticks, ticks.length - 1)],
    values: [rows.length, 0],
  });
  const upright = (value: number): string => `M${plane.x(value)} ${FOREST_TOP - 4}V${foot}`;
  return picture(WIDTH, foot + 46, across === undefined ? measured : `${measured} (${settingName(across.vary, game, lang)})`, [
    text(words(fair.length === 0 ? 'drawing.interval' : 'drawing.fair'), plane.right, foot + 37, { anchor: 'end', ...NOTE }),
    ...ticks.map((value) =>
      group([path(upright(value), {}, { class: 'chart-line-rule' }), text(write(0, value), plane.x(value), foot + 17, { anchor: 'middle' })]),
    ),
    ...fair.map((share) => path(upright(share), { stroke: 'var(--ink)', strokeDasharray: '4 3' })),
    ...rows.map(({ name, fill, mean, low, high }, row) => {
      const y = FOREST_TOP + height * (row + 0.5);
      return group([
        ...inLines(name, 12, y + 4, 13, { class: '' }),
        path(`M${plane.x(low)} ${y}H${plane.x(high)}`, { stroke: fill, strokeWidth: 3 }),
        dot(plane.x(mean), y, 5, { fill }),
        text(write(0, mean), plane.right + 12, y + 4, { class: 'chart-value' }),
      ]);
    }),
  ]);
};

/** More points than this are not told apart in so small a picture. */
const MOST_POINTS = 48;
const TRACK = { width: WIDTH, height: 302, margins: { left: 70, right: 150, top: 40, foot: 52 }, fontSize: 13 } as const;

/** A measure turn by turn, arm beside arm: mean, and its 95 % band. */
export const asCurves = (ready: ReadyExperiment, findings: Findings, followed: number, lang: Lang): string => {
  const writing = writingOf(ready, findings, lang);
  const words = labWords({ lang });
  const names = armNames(ready, lang);
  const measure = findings.document.measures.indexOf(at(findings.document.follow, followed));
  const shapes = track({
    arms: findings.arms.map(({ tracks }, arm) => ({
      series: seriesOf(arm),
      points: tracks[followed] ?? [],
      words: () => folded(at(names, arm), SHORT_NAME),
    })),
    write: (value) => writing.write(measure, value),
    turnWord: words('drawing.turn'),
    size: TRACK,
    scatter: false,
    most: MOST_POINTS,
  });
  if (shapes === null) return '';
  const note = text(words('drawing.band'), TRACK.margins.left, TRACK.height - 12, NOTE);
  return picture(TRACK.width, TRACK.height, at(writing.followed, followed), [...shapes, note]);
};

/** Earlier moments are fainter and broken. */
const MOMENTS = [{}, { strokeDasharray: '7 4', strokeOpacity: 0.75 }, { strokeDasharray: '2 4', strokeOpacity: 0.75 }] as const;

/** Who has which part: Lorenz's curve of every arm, at the end and at the turns asked for. */
export const asLorenz = (ready: ReadyExperiment, findings: Findings, lang: Lang): string => {
  const { lorenz: wanted } = findings.document;
  if (wanted === undefined) return '';
  const words = labWords({ lang });
  const names = armNames(ready, lang);
  const curves = findings.arms.flatMap((found, arm) =>
    (found.lorenz ?? []).toReversed().map(({ turn, points }, back) => ({
      name: turn === null ? words('lorenz.end', { arm: at(names, arm) }) : words('lorenz.moment', { arm: at(names, arm), turn }),
      points,
      series: seriesOf(arm),
      look: at(MOMENTS, Math.min(back, MOMENTS.length - 1)),
    })),
  );
  if (curves.length === 0) return '';
  const top = 60;
  const step = Math.min(34, (LORENZ_SIZE.height - top) / curves.length);
  return picture(WIDTH, LORENZ_SIZE.height + 20, words('lorenz.title', { figure: figureName(at(ready.arms, 0).prepared.package, wanted.of, lang) }), [
    ...lorenz({
      curves,
      words: { equal: words('lorenz.equal'), players: words('lorenz.players'), wealth: words('lorenz.wealth') },
      write: (part) => formatNumber(100 * part, lang),
      at: [0, 20],
    }),
    ...curves.map(({ name, series, look }, index) => {
      const y = top + step * index;
      return group([
        path(`M${LORENZ_SIZE.width + 4} ${y}h24`, { stroke: SERIES_COLOURS[series], strokeWidth: 3, ...look }),
        ...inLines(folded(name, 24), LORENZ_SIZE.width + 36, y + 4, 13, { class: '' }),
      ]);
    }),
  ]);
};
