import type { ComponentChildren } from 'preact';
import { CREAM, INK, LidTitle } from '#web/kit/svg/lettering.tsx';

/** A place on the board, 0 to 1 along both edges, and a height above it in units of the drawing. */
type Place = readonly [along: number, across: number, height?: number];

const DEPTH = 0.13;
const GROUPS = ['#5BBAE7', '#E5B002', '#008464', '#BD4400', '#C293A2', '#0B3B98', '#8C62AE', '#A9BF8A'] as const;
const HOUSES: readonly Place[] = [
  [0.23, 0.5],
  [0.23, 0.66],
  [0.39, 0.58],
  [0.23, 0.82],
  [0.39, 0.74],
  [0.55, 0.66],
  [0.55, 0.82],
];

/** The board lies before the reader as a diamond. */
const flat = ([u, v, height = 0]: Place): string => `${(118 + (u - v) * 112).toFixed(1)} ${(214 + (u + v - 1) * 82 - height).toFixed(1)}`;

const Face = ({ corners, fill, line = 1 }: { readonly corners: readonly Place[]; readonly fill: string; readonly line?: number }) => (
  <path d={`M${corners.map(flat).join('L')}Z`} fill={fill} stroke={INK} stroke-width={line} stroke-linejoin="round" />
);

const square = (from: number, to: number): readonly Place[] => [
  [from, from],
  [to, from],
  [to, to],
  [from, to],
];

/** A field on one of the four sides, between two places along it and two depths from the edge. */
const field = (side: number, start: number, end: number, near: number, far: number): readonly Place[] => {
  const corners: readonly (readonly [number, number])[] = [
    [start, near],
    [end, near],
    [end, far],
    [start, far],
  ];
  return corners.map(([along, depth]): Place => {
    if (side === 0) return [along, depth];
    if (side === 1) return [1 - depth, along];
    return side === 2 ? [1 - along, 1 - depth] : [depth, 1 - along];
  });
};

const fields = (): ComponentChildren[] =>
  [0, 1, 2, 3].flatMap((side) =>
    Array.from({ length: 9 }, (_, index) => {
      const start = DEPTH + ((1 - 2 * DEPTH) * index) / 9;
      const end = DEPTH + ((1 - 2 * DEPTH) * (index + 1)) / 9;
      return (
        <g key={`${side}${index}`}>
          <Face corners={field(side, start, end, 0, DEPTH)} fill={CREAM} line={0.8} />
          {index % 4 !== 2 && <Face corners={field(side, start, end, DEPTH * 0.62, DEPTH)} fill={GROUPS[side * 2 + (index > 3 ? 1 : 0)] ?? CREAM} line={0.6} />}
        </g>
      );
    }),
  );

/** The two walls of a block that the reader sees, between two heights; `part` narrows them to a row of windows. */
const walls = ([u, v]: Place, width: number, low: number, high: number, part = 1): readonly [readonly Place[], readonly Place[]] => {
  const half = width * part;
  return [
    [
      [u - half, v + width, low],
      [u + half, v + width, low],
      [u + half, v + width, high],
      [u - half, v + width, high],
    ],
    [
      [u + width, v - half, low],
      [u + width, v + half, low],
      [u + width, v + half, high],
      [u + width, v - half, high],
    ],
  ];
};

const Tower = ({ at, width, height }: { readonly at: Place; readonly width: number; readonly height: number }) => {
  const [front, side] = walls(at, width, 0, height);
  const [u, v] = at;
  const floors = Array.from({ length: Math.ceil((height - 4) / 13) - 1 }, (_, index) => height - (index + 1) * 13 + 2);
  return (
    <>
      <Face corners={front} fill="#E5B002" />
      <Face corners={side} fill="#AC8402" />
      <Face corners={square(-width, width).map(([x, y]): Place => [u + x, v + y, height])} fill="#F4D97A" />
      {floors.flatMap((low) => walls(at, width, low, low + 5, 0.7).map((row, index) => <Face key={`${low}${index}`} corners={row} fill={INK} line={0.5} />))}
    </>
  );
};

const House = ({ at: [u, v] }: { readonly at: Place }) => {
  const [w, eaves, ridge] = [0.055, 9, 18];
  return (
    <>
      <Face
        corners={[
          [u - w, v - w, eaves],
          [u + w, v - w, eaves],
          [u + w, v, ridge],
          [u - w, v, ridge],
        ]}
        fill="#0A6A52"
      />
      <Face
        corners={[
          [u - w, v + w],
          [u + w, v + w],
          [u + w, v + w, eaves],
          [u - w, v + w, eaves],
        ]}
        fill={CREAM}
      />
      <Face
        corners={[
          [u + w, v - w],
          [u + w, v + w],
          [u + w, v + w, eaves],
          [u + w, v, ridge],
          [u + w, v - w, eaves],
        ]}
        fill="#D9CBA8"
      />
      <Face
        corners={[
          [u - w, v + w, eaves],
          [u + w, v + w, eaves],
          [u + w, v, ridge],
          [u - w, v, ridge],
        ]}
        fill="#008464"
      />
    </>
  );
};

/** The forty squares as a diamond: towers of the monopolists against houses of the competitors. */
export const Lid = () => (
  <>
    <rect width="236" height="316" fill="#A02E26" />
    <Face corners={square(0, 1).map(([u, v]): Place => [u, v, -7])} fill="#4A120E" />
    <Face corners={square(0, 1)} fill={CREAM} line={1.6} />
    {fields()}
    <Face corners={square(DEPTH, 1 - DEPTH)} fill="#DCE4D2" line={1.4} />
    <Tower at={[0.4, 0.25]} width={0.06} height={46} />
    <Tower at={[0.6, 0.25]} width={0.085} height={78} />
    <Tower at={[0.78, 0.42]} width={0.07} height={54} />
    {HOUSES.map((at) => (
      <House key={at.join(' ')} at={at} />
    ))}
    <LidTitle lines={['Anti-', 'Monopoly']} fill={CREAM} size={37} y={46} leading={36} />
    <LidTitle lines={['II']} fill="#EBC96F" size={37} x={183} y={46} />
  </>
);
