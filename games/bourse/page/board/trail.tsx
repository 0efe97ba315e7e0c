import { type Layout, trail } from '../geometry.ts';

/** The last move, as brass chevrons on the frame, so that it never covers a figure. */
export const Trail = ({ layout, from, steps }: { readonly layout: Layout; readonly from: number; readonly steps: number }) => {
  const size = layout.wide ? 1 : 0.6;
  return (
    <g class="bo-trail" aria-hidden="true">
      {trail(layout, from, steps).map(({ x, y, turn }) => (
        <path key={`${x} ${y}`} d="M-3.6-2.2L0 2.2L3.6-2.2" transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`} />
      ))}
    </g>
  );
};
