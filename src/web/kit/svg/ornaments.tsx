/** Height and length of a wave by risk: I sharp teeth, II low teeth, III a swell, IV nearly flat. */
const FORMS = {
  1: { swing: 0.46, length: 6 },
  2: { swing: 0.25, length: 7 },
  3: { swing: 0.15, length: 9 },
  4: { swing: 0.045, length: 12 },
} as const;

export type Risk = keyof typeof FORMS;

interface WaveProps {
  readonly risk: Risk;
  readonly from: number;
  readonly to: number;
  readonly y: number;
  readonly height: number;
  readonly thickness?: number;
}

export const wavePath = ({ risk, from, to, y, height }: WaveProps): string => {
  const { swing, length } = FORMS[risk];
  const parts = [`M${from} ${y}`];
  for (let x = from, side = -1; x < to - 0.1; x += length, side = -side) {
    const end = Math.min(to, x + length);
    const middle = ((x + end) / 2).toFixed(1);
    const crest = swing * height * side;
    if (risk <= 2) parts.push(`L${middle} ${(y + crest).toFixed(1)}L${end.toFixed(1)} ${y}`);
    else parts.push(`Q${middle} ${(y + 2 * crest).toFixed(1)} ${end.toFixed(1)} ${y}`);
  }
  return parts.join('');
};

/** How wildly a thing may move, told without colour. */
export const Wave = (props: WaveProps) => (
  <path d={wavePath(props)} fill="none" stroke="var(--board-line)" stroke-width={props.thickness ?? 1.3} stroke-linejoin="round" />
);

interface WeaveProps {
  readonly width: number;
  readonly height: number;
  /** Between two threads. */
  readonly gap?: number;
  readonly swing?: number;
  readonly wave?: number;
  readonly thickness?: number;
  readonly opacity?: number;
}

const threads = (width: number, height: number, gap: number, swing: number, wave: number): string => {
  const lines: string[] = [];
  const waves = Math.ceil(width / wave) + 1;
  for (let row = 0, y = -swing; y < height + swing; row++, y += gap) {
    const depth = (row % 2 === 0 ? -2 : 2) * swing;
    lines.push(`M${-wave} ${y}`, `q${wave / 4} ${depth} ${wave / 2} 0t${wave / 2} 0`.repeat(waves + 1));
  }
  return lines.join('');
};

/** The underprint of a banknote: interlaced sine threads, cut at the edges of the field. */
export const Weave = ({ width, height, gap = 11, swing = 9, wave = 46, thickness = 0.6, opacity = 0.22 }: WeaveProps) => (
  <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} overflow="hidden" aria-hidden="true">
    <path d={threads(width, height, gap, swing, wave)} fill="none" stroke="var(--guil)" stroke-width={thickness} opacity={opacity} />
  </svg>
);

/** The run edge of pressed wax: three sine waves round a circle. */
const blob = (): string => {
  const points = Array.from({ length: 96 }, (_, index) => {
    const angle = (index / 96) * 2 * Math.PI;
    const radius = 29.5 + 1.5 * Math.sin(angle * 3 + 0.6) + 1.3 * Math.sin(angle * 5 + 2.4) + 0.5 * Math.sin(angle * 8);
    return `${(34 + radius * Math.cos(angle)).toFixed(1)} ${(34 + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
};

const BLOB = blob();

/** The seal of the house: what it closes cannot be taken back. The same by day and night. */
export const WaxSeal = ({ size = 68 }: { readonly size?: number }) => (
  <svg class="wax-seal" width={size} height={size} viewBox="0 0 68 68" fill="none" aria-hidden="true">
    <path d={BLOB} fill="#000" opacity=".25" transform="translate(1.5 2.5)" />
    <path d={BLOB} fill="#9E2B25" />
    <path d={BLOB} stroke="#C9564A" stroke-width="1.5" opacity=".8" transform="translate(2.04 2.04) scale(.94)" />
    <circle cx="34" cy="34" r="20.5" fill="#8A221D" stroke="#6E1813" stroke-width="1.5" />
    <path d="M14.5 38A20.5 20.5 0 0 0 53.5 38" stroke="#C9564A" stroke-width="1.2" />
    <path d="M42 28.5A10 10 0 1 0 42 39.5M22.5 34H29" stroke="#D9796C" stroke-width="3.6" stroke-linecap="round" />
  </svg>
);

/** Points on a dial: angles in degrees, clockwise from the top. */
type Point = readonly [number, number];

const round = (value: number): number => Math.round(value * 100) / 100;

export const onDial = (angle: number, radius: number): Point => {
  const radians = (angle * Math.PI) / 180;
  return [round(radius * Math.sin(radians)), round(-radius * Math.cos(radians))];
};

/** The arc from one angle to another at a radius, as a path; backwards when `to` is the smaller. */
export const arcPath = (from: number, to: number, radius: number): string =>
  `M${onDial(from, radius).join(' ')}A${radius} ${radius} 0 0 ${to > from ? 1 : 0} ${onDial(to, radius).join(' ')}`;

/** A slice of a ring between two radii. */
export const sectorPath = (from: number, to: number, inner: number, outer: number): string =>
  `${arcPath(from, to, outer)}L${onDial(to, inner).join(' ')}A${inner} ${inner} 0 0 0 ${onDial(from, inner).join(' ')}Z`;
