/** Games compared: ochre with squares, blue with discs, plum with diamonds, green with triangles; told apart in grey print too. */
export const SERIES_COLOURS = ['var(--series-1)', 'var(--series-2)', 'var(--series-3)', 'var(--series-4)'] as const;

/** Which of them. */
export type SeriesIndex = 0 | 1 | 2 | 3;

interface SeriesMarkProps {
  readonly series: SeriesIndex;
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly fill?: string;
  readonly edge?: string;
}

/** Round its middle, in halves of its size. */
const SHAPES: Readonly<Record<Exclude<SeriesIndex, 1>, readonly (readonly [number, number])[]>> = {
  0: [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ],
  2: [
    [0, -1.3],
    [1.3, 0],
    [0, 1.3],
    [-1.3, 0],
  ],
  3: [
    [0, -1.2],
    [1.2, 1],
    [-1.2, 1],
  ],
};

export const SeriesMark = ({ series, x, y, size = 7, fill = SERIES_COLOURS[series], edge = 'var(--sheet)' }: SeriesMarkProps) => {
  const half = size / 2;
  if (series === 1) return <circle cx={x} cy={y} r={half} style={{ fill, stroke: edge }} stroke-width="1" />;
  const corners = SHAPES[series].map(([right, down]) => `${x + right * half} ${y + down * half}`);
  return <path d={`M${corners.join('L')}Z`} style={{ fill, stroke: edge }} stroke-width="1" />;
};

/** A line with the mark of its series, for the key. */
export const SeriesKey = ({ series }: { readonly series: SeriesIndex }) => (
  <svg class="series-key" width="40" height="14" viewBox="0 0 40 14" aria-hidden="true">
    <path d="M0 7H40" style={{ stroke: SERIES_COLOURS[series] }} stroke-width="3" />
    <SeriesMark series={series} x={20} y={7} size={11} />
  </svg>
);
