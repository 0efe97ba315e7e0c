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
