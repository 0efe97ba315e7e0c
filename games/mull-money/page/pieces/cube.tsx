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
