import type { Seat } from '#kernel/game.ts';
import { useLook } from '#web/svg/seat-looks.tsx';

/** The wooden marker of a department, around the origin. */
export const Cylinder = ({ seat, radius }: { readonly seat: Seat; readonly radius: number }) => {
  const { fill } = useLook(seat).colour;
  const r = radius;
  return (
    <>
      <ellipse cx="1" cy={r * 0.9} rx={r} ry={r * 0.36} opacity=".3" />
      <g fill={fill} stroke="var(--seat-edge)" stroke-width="1.3">
        <path d={`M${-r} ${-r * 0.55}V${r * 0.6}A${r} ${r * 0.4} 0 0 0 ${r} ${r * 0.6}V${-r * 0.55}`} />
        <ellipse cy={-r * 0.55} rx={r} ry={r * 0.44} />
      </g>
      <ellipse cy={-r * 0.6} rx={r * 0.62} ry={r * 0.22} fill="#fff" opacity=".28" />
    </>
  );
};
