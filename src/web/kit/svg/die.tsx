type Spot = readonly [number, number];

/** Where the spots of each face stand, in parts of its side. */
const SPOTS: Readonly<Record<number, readonly Spot[]>> = {
  1: [[0.5, 0.5]],
  2: [
    [0.27, 0.27],
    [0.73, 0.73],
  ],
  3: [
    [0.25, 0.25],
    [0.5, 0.5],
    [0.75, 0.75],
  ],
  4: [
    [0.27, 0.27],
    [0.73, 0.27],
    [0.27, 0.73],
    [0.73, 0.73],
  ],
  5: [
    [0.25, 0.25],
    [0.75, 0.25],
    [0.5, 0.5],
    [0.25, 0.75],
    [0.75, 0.75],
  ],
  6: [
    [0.27, 0.22],
    [0.73, 0.22],
    [0.27, 0.5],
    [0.73, 0.5],
    [0.27, 0.78],
    [0.73, 0.78],
  ],
};

interface DieProps {
  /** 1 to 6; anything else is a blank face, a die not thrown yet. */
  readonly face: number;
  readonly size: number;
  readonly x?: number;
  readonly y?: number;
  /** The face that counts: ink with light spots. */
  readonly chosen?: boolean;
}

/** Ivory in both themes; the origin is its upper left corner. */
export const Die = ({ face, size, x = 0, y = 0, chosen = false }: DieProps) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <rect width="1" height="1" rx=".18" fill={chosen ? '#1F1913' : '#FFFDF7'} stroke="#3A2F22" stroke-width={1 / size} />
    {(SPOTS[face] ?? []).map(([cx, cy]) => (
      <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r=".095" fill={chosen ? '#F6E3AE' : '#1F1913'} />
    ))}
  </g>
);
