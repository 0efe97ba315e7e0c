import type { AnyFace } from '#kernel/game.ts';
import { range } from '#kernel/collections.ts';
import { formatNumber, formatScore } from '#kernel/words.ts';
import { dot, path, px, type Shape, shape, text } from '#charts/shapes.ts';
import { lang } from '../../browser/settings.ts';
import { wide } from '../../browser/media.ts';
import { tc } from '../../i18n/challenges.ts';
import { Chart } from '../../kit/svg/chart/chart.tsx';
import { distributionOf } from './distribution.ts';

interface DistributionChartProps {
  readonly face: AnyFace;
  readonly scores: readonly number[];
  readonly median: number;
  readonly own: number | null;
  readonly bot?: number | null;
}

/** Beyond this dots become bars of the same bins. */
const DOTS_MOST = 120;
const SIDE = 34;
const HEAD = 64;
const FOOT = 40;

/** One dot is one person; the own one has a ring and its name. */
export const DistributionChart = ({ face, scores, median, own, bot = null }: DistributionChartProps) => {
  const { bins, ticks, binOf } = distributionOf(scores);
  const [first, last] = [bins[0], bins.at(-1)];
  if (first === undefined || last === undefined) return null;
  const width = wide.value ? 700 : 390;
  const x = (score: number): number => SIDE + ((score - first.low) / (last.high - first.low)) * (width - 2 * SIDE);
  const most = Math.max(...bins.map(({ count }) => count));
  const column = (width - 2 * SIDE) / bins.length;
  const pitch = Math.min(24, column * 0.9, Math.max(8, 220 / most));
  const foot = HEAD + Math.max(70, most * pitch);
  const height = foot + FOOT;
  const centre = (bin: number): number => SIDE + column * (bin + 0.5);
  const ownBin = own === null ? -1 : binOf(own);
  const colour = (bin: number): string => (own !== null && bin > ownBin ? 'var(--brass-lo)' : 'var(--edge)');
  const isDots = scores.length <= DOTS_MOST;
  const marks = bins.flatMap(({ count }, bin): readonly Shape[] =>
    isDots
      ? range(count).map((n) => dot(centre(bin), foot - pitch * (n + 0.5), pitch * 0.42, { fill: colour(bin) }))
      : [shape('rect', { x: centre(bin) - column * 0.42, y: foot - count * pitch, width: column * 0.84, height: count * pitch }, { fill: colour(bin) })],
  );
  const top = ownBin < 0 ? 0 : foot - pitch * ((bins[ownBin]?.count ?? 1) - 0.5);
  const write = (score: number): string => formatScore(score, lang.value, face);
  const anchorAt = (at: number): 'start' | 'middle' | 'end' => (at < width * 0.25 ? 'start' : at > width * 0.75 ? 'end' : 'middle');
  /** Beside its line, away from the median's. */
  const botAnchor = (at: number): 'start' | 'end' => (at < width * 0.3 || (at > x(median) && at < width * 0.7) ? 'start' : 'end');
  const mine: readonly Shape[] =
    own === null
      ? []
      : [
          path(`M${centre(ownBin)} 40V${top - pitch * 0.6}`, { stroke: 'var(--wax)', strokeWidth: 2 }),
          dot(centre(ownBin), top, pitch * 0.42, { fill: 'var(--wax)' }),
          dot(centre(ownBin), top, pitch * 0.6, { fill: 'none', stroke: 'var(--wax)', strokeWidth: 1.6 }),
          text(tc('you', { score: write(own) }), centre(ownBin), 34, {
            class: 'chart-value',
            anchor: anchorAt(centre(ownBin)),
            look: { fill: 'var(--wax)', ...px(15) },
          }),
        ];
  const label = tc('chart', { count: scores.length, low: write(scores[0] ?? 0), high: write(scores.at(-1) ?? 0), median: write(median) });
  return (
    <Chart
      label={label}
      size={{ width, height }}
      shapes={[
        ...marks,
        path(`M${x(median)} 18V${foot}`, { stroke: 'var(--ink)', strokeWidth: 1.4, strokeDasharray: '5 4' }),
        text(tc('median', { score: write(median) }), x(median), 14, { class: 'chart-word', anchor: anchorAt(x(median)), look: px(13) }),
        // Of bots that end beyond all people the line below tells.
        ...(bot === null || bot < first.low || bot > last.high
          ? []
          : [
              path(`M${x(bot)} 52V${foot}`, { stroke: 'var(--brass-lo)', strokeWidth: 2 }),
              text(tc('bestBot', { score: write(bot) }), x(bot) + (botAnchor(x(bot)) === 'end' ? -6 : 6), 62, {
                class: 'chart-word',
                anchor: botAnchor(x(bot)),
                look: { fill: 'var(--brass-text)', ...px(13) },
              }),
            ]),
        path(`M${SIDE} ${foot}H${width - SIDE}`, { stroke: 'var(--ink)', strokeWidth: 1.6 }),
        ...ticks.flatMap((tick) => [
          path(`M${x(tick)} ${foot}v6`, { stroke: 'var(--ink)' }),
          text(formatNumber(tick, lang.value), x(tick), foot + 22, { class: 'chart-tick', anchor: 'middle', look: px(13) }),
        ]),
        ...mine,
      ]}
    />
  );
};
