import { seatLook } from '../../../svg/seats.ts';
import type { Spot } from './geometry.ts';
import { lettersOf } from './powers.ts';
import type { MapPower, MapUnit } from './types.ts';

const HULL = 'M-12.5-7H12.5L8.5 8.5H-8.5Z';

interface PieceProps {
  readonly unit: Pick<MapUnit, 'type' | 'force'>;
  readonly power: MapPower;
  readonly at: Spot;
  readonly scale: number;
  readonly chosen?: boolean;
  readonly dislodged?: boolean;
}

/** An army is a block, a fleet a hull with its mast; colour and letters say whose, a brass disc how strong from two on. */
export const Piece = ({ unit, power, at: [x, y], scale, chosen = false, dislodged = false }: PieceProps) => {
  const { fill, ink } = seatLook(power.seat).colour;
  return (
    <g
      class={dislodged ? 'piece dislodged' : 'piece'}
      transform={`translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(4)})${dislodged ? ' rotate(-14)' : ''}`}
      aria-hidden="true"
    >
      {chosen && (
        <>
          <circle r="17" class="ring-ink" />
          <circle r="17" class="ring-brass" />
        </>
      )}
      <ellipse cx="1" cy="9.5" rx="10" ry="2.6" class="shade" />
      {unit.type === 'army' ? (
        <rect x="-10" y="-8.5" width="20" height="17" rx="2.6" fill={fill} class="edge" />
      ) : (
        <>
          <path d="M0-7V-11.5" class="mast" />
          <path d={HULL} fill={fill} class="edge" />
        </>
      )}
      <text y="4.3" class="letters" style={{ fill: ink }}>
        {lettersOf(power.id)}
      </text>
      {unit.force !== undefined && unit.force > 1 && (
        <g transform="translate(9.5 -8.5)">
          <circle r="6.4" class="force" />
          <text y="3.7" class="force-figure">
            {unit.force}
          </text>
        </g>
      )}
    </g>
  );
};

/** Too small for letters: the world seen from afar, and what a plate shows enlarged. */
export const SmallPiece = ({ unit, power, at: [x, y], scale }: Pick<PieceProps, 'unit' | 'power' | 'at' | 'scale'>) => (
  <path
    d={unit.type === 'army' ? 'M-3-3H3V3H-3Z' : 'M-4-2H4L2 3H-2Z'}
    transform={`translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(4)})`}
    fill={seatLook(power.seat).colour.fill}
    class="small-piece"
    aria-hidden="true"
  />
);

/** The same in a line of text. */
export const PieceIcon = ({ unit, power, size = 26 }: Pick<PieceProps, 'unit' | 'power'> & { readonly size?: number }) => (
  <svg class="piece-icon" width={size} height={size} viewBox="-16 -17 34 32" aria-hidden="true">
    <Piece unit={unit} power={power} at={[0, 0]} scale={1} />
  </svg>
);
