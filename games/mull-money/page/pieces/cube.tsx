import { range } from '#kernel/collections.ts';

interface CubeProps {
  /** The middle. */
  readonly x: number;
  readonly y: number;
  /** 1 is 18 wide. */
  readonly scale?: number;
  /** Missing: dashed. */
  readonly ghost?: boolean;
}

/** A piece of raw material. */
export const Cube = ({ x, y, scale = 1, ghost = false }: CubeProps) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`} stroke="var(--ink)" stroke-width={1.1 / scale} stroke-linejoin="round">
    <path d="M-9-4L0-9L9-4V5L0 10L-9 5Z" fill={ghost ? 'none' : 'var(--raw)'} stroke-dasharray={ghost ? '2.5 2' : undefined} />
    {!ghost && (
      <>
        <path d="M0 1L9-4V5L0 10Z" stroke="none" opacity=".16" />
        <path d="M-9-4L0 1L9-4M0 1V10" fill="none" stroke-width={0.8 / scale} />
      </>
    )}
  </g>
);

const WOOD = '#1F1409';
/** More than fit side by side are told by the figure. */
const MOST_SHOWN = 9;

/** A crate of raw material with the number of pieces on its plate. */
export const Crate = ({ pieces, label, height = 84 }: { readonly pieces: number; readonly label: string; readonly height?: number }) => {
  const shown = Math.min(pieces, MOST_SHOWN);
  const gap = Math.min(30, 240 / Math.max(1, shown - 1));
  const left = 146 - (gap * (shown - 1)) / 2;
  const width = 20 + 15 * String(pieces).length + 12;
  return (
    <svg class="mm-crate" viewBox="0 6 292 78" height={height} role="img" aria-label={label}>
      <path d="M14 34H278L268 80H24Z" fill="#6B4A2A" stroke={WOOD} stroke-width="1.5" />
      {range(shown).map((index) => (
        <Cube key={index} x={left + index * gap} y={index % 2 === 0 ? 36 : 30} scale={1.5} />
      ))}
      <path d="M14 44H278L274 60H18Z" fill="#8A6238" stroke={WOOD} stroke-width="1.3" />
      <path d="M19 64H273L269.5 80H22.5Z" fill="#7A5430" stroke={WOOD} stroke-width="1.3" />
      <rect x={146 - width / 2} y="47" width={width} height="30" rx="3" fill="#F3DC9A" stroke="#4A3510" />
      <text x="146" y="69" font-size="20" font-weight="800" text-anchor="middle" style={{ fill: '#1F1913' }}>
        {`× ${pieces}`}
      </text>
    </svg>
  );
};
