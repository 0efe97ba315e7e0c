interface WeaveProps {
  readonly width: number;
  readonly height: number;
  /** Between two threads. */
  readonly gap?: number;
  readonly swing?: number;
  readonly wave?: number;
  readonly thickness?: number;
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
export const Weave = ({ width, height, gap = 11, swing = 9, wave = 46, thickness = 0.6 }: WeaveProps) => (
  <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} overflow="hidden" aria-hidden="true">
    <path d={threads(width, height, gap, swing, wave)} fill="none" stroke="var(--guil)" stroke-width={thickness} opacity=".22" />
  </svg>
);
