/** Two things compared: the first is ochre with squares, the second blue with discs. */
export const SERIES_COLOURS = ['var(--series-1)', 'var(--series-2)'] as const;

/** Which of the two. */
export type SeriesIndex = 0 | 1;

interface SeriesMarkProps {
  readonly series: SeriesIndex;
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly fill?: string;
  readonly edge?: string;
}

export const SeriesMark = ({ series, x, y, size = 7, fill = SERIES_COLOURS[series], edge = 'var(--sheet)' }: SeriesMarkProps) =>
  series === 0 ? (
    <rect x={x - size / 2} y={y - size / 2} width={size} height={size} style={{ fill, stroke: edge }} stroke-width="1" />
  ) : (
    <circle cx={x} cy={y} r={size / 2} style={{ fill, stroke: edge }} stroke-width="1" />
  );

/** A line with the mark of its series, for the key. */
export const SeriesKey = ({ series }: { readonly series: SeriesIndex }) => (
  <svg class="series-key" width="40" height="14" viewBox="0 0 40 14" aria-hidden="true">
    <path d="M0 7H40" style={{ stroke: SERIES_COLOURS[series] }} stroke-width="3" />
    <SeriesMark series={series} x={20} y={7} size={11} />
  </svg>
);
