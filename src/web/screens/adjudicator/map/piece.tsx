import type { Unit } from '#diplomacy';
import type { Spot } from '../drawing.ts';
import { colourOf, tagOf } from '../powers.ts';

const HULL = 'M-12.5-7H12.5L8.5 8.5H-8.5Z';

interface PieceProps {
  readonly unit: Pick<Unit, 'power' | 'type' | 'force'>;
  readonly at: Spot;
  readonly scale?: number;
  readonly chosen?: boolean;
  readonly dislodged?: boolean;
  /** A piece may stick out of its province: touching it is touching the province. */
  readonly onPoint?: () => void;
}

/** An army is a block, a fleet a hull with its mast; the tag and the colour say whose, a brass disc how strong from two on. */
export const Piece = ({ unit, at: [x, y], scale = 0.88, chosen = false, dislodged = false, onPoint }: PieceProps) => {
  const { fill, ink } = colourOf(unit.power);
  return (
    <g
      class={dislodged ? 'piece dislodged' : 'piece'}
      transform={`translate(${x} ${y}) scale(${scale})${dislodged ? ' rotate(-14)' : ''}`}
      aria-hidden="true"
      onClick={onPoint}
    >
      {chosen && (
        <>
          <circle r="18" class="ring-ink" />
          <circle r="18" class="ring-brass" />
        </>
      )}
      {unit.type === 'army' ? (
        <rect x="-10" y="-8.5" width="20" height="17" rx="2.6" fill={fill} class="edge" />
      ) : (
        <>
          <path d="M0-7V-11.5" class="mast" />
          <path d={HULL} fill={fill} class="edge" />
        </>
      )}
      <text y="4.1" class="tag-letters" style={{ fill: ink }}>
        {tagOf(unit.power)}
      </text>
      {unit.force !== undefined && unit.force > 1 && (
        <g transform="translate(10.5 -8.5)">
          <circle r="6.4" class="force" />
          <text y="3.4" class="force-figure">
            {unit.force}
          </text>
        </g>
      )}
    </g>
  );
};

/** The same in a line of text. */
export const PieceIcon = ({ unit, size = 26 }: { readonly unit: PieceProps['unit']; readonly size?: number }) => (
  <svg class="piece-icon" width={size} height={size} viewBox="-16 -17 34 32" aria-hidden="true">
    <Piece unit={unit} at={[0, 0]} scale={1} />
  </svg>
);
