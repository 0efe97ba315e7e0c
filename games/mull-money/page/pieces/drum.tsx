interface DrumProps {
  /** The middle of its foot. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** What would be: dashed. */
  readonly ghost?: boolean;
}

/** A waste drum standing. */
export const Drum = ({ x, y, width, height, ghost = false }: DrumProps) => {
  const left = x - width / 2;
  const right = x + width / 2;
  const lid = width * 0.14;
  const top = y - height + lid;
  const hoop = (share: number): string => `M${left} ${top + height * share}A${width / 2} ${lid} 0 0 0 ${right} ${top + height * share}`;
  return (
    <g stroke="var(--ink)" stroke-width="1.2" stroke-dasharray={ghost ? '3 2.5' : undefined}>
      <path d={`M${left} ${top}V${y - lid}A${width / 2} ${lid} 0 0 0 ${right} ${y - lid}V${top}`} fill={ghost ? 'none' : 'var(--barrel)'} />
      <ellipse cx={x} cy={top} rx={width / 2} ry={lid} fill={ghost ? 'none' : 'var(--mm-barrel-top)'} />
      {!ghost && <path d={hoop(0.28) + hoop(0.56)} fill="none" opacity=".55" />}
    </g>
  );
};
