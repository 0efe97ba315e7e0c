import type { Role } from '#games/anti-monopoly/types.ts';
import { campFill, campInk } from './camp.tsx';

interface PieceProps {
  readonly camp: Role;
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
}

/** Ten wide; the origin is its middle. White for competitors, black for monopolists. */
export const House = ({ camp, x, y, scale = 1 }: PieceProps) => (
  <path
    transform={`translate(${x} ${y}) scale(${scale})`}
    d="M-4.6 4.4V-.6L0-4.8L4.6-.6V4.4Z"
    fill={campFill(camp)}
    stroke={camp === 'C' ? '#1F1913' : '#FFFDF7'}
    stroke-width={camp === 'C' ? 1.3 : 0.7}
    stroke-linejoin="round"
  />
);

/** Eighteen wide, with three windows. */
export const Hotel = ({ camp, x, y, scale = 1 }: PieceProps) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>
    <path
      d="M-8.4 5V-3.4L-4.4-6.4H4.4L8.4-3.4V5Z"
      fill={campFill(camp)}
      stroke={camp === 'C' ? '#1F1913' : '#FFFDF7'}
      stroke-width={camp === 'C' ? 1.4 : 0.7}
      stroke-linejoin="round"
    />
    <path d="M-4.6-1.4V1.8M0-1.4V1.8M4.6-1.4V1.8" stroke={campInk(camp)} stroke-width="1.6" />
  </g>
);

/** In a line of text. */
export const HouseMark = ({ camp = 'C', hotel = false, size = 16 }: { readonly camp?: Role; readonly hotel?: boolean; readonly size?: number }) => (
  <svg width={hotel ? size * 1.3 : size} height={size} viewBox={hotel ? '-10 -8 20 15.4' : '-6 -6 12 12'} aria-hidden="true" style={{ flex: 'none' }}>
    {hotel ? <Hotel camp={camp} x={0} y={0} /> : <House camp={camp} x={0} y={0} />}
  </svg>
);
