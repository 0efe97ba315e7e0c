import type { Box } from './box.ts';

/** Brass over ink, each so wide: readable on any ground, in any sight. */
export const TargetRing = ({ box, ink, brass }: { readonly box: Box; readonly ink: number; readonly brass: number }) => {
  const ring = { x: box.x - 1, y: box.y - 1, width: box.width + 2, height: box.height + 2, rx: 2 };
  return (
    <g fill="none" pointer-events="none">
      <rect {...ring} stroke="#1F1913" stroke-width={ink} />
      <rect {...ring} stroke="var(--brass-hi)" stroke-width={brass} />
    </g>
  );
};
