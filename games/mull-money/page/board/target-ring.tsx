import type { Box } from '#web/svg/box.ts';

/** Brass over ink: readable on any ground, in any sight. */
export const TargetRing = ({ box, inset = 2 }: { readonly box: Box; readonly inset?: number }) => {
  const ring = { x: box.x + inset, y: box.y + inset, width: box.width - 2 * inset, height: box.height - 2 * inset, rx: 2 };
  return (
    <g fill="none" pointer-events="none">
      <rect {...ring} stroke="#1F1913" stroke-width="5.5" />
      <rect {...ring} stroke="var(--brass-hi)" stroke-width="3" />
    </g>
  );
};
