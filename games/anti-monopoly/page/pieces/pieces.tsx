import { useBrass } from '#web/kit/svg/brass.tsx';
import type { Role } from '#games/anti-monopoly/types.ts';

const MOST_TILT = 8;

/** Degrees: the share of both camps' wealth, at most 8; positive when the right pan hangs lower. */
export const tiltOf = (left: number, right: number): number =>
  left + right === 0 ? 0 : Math.max(-MOST_TILT, Math.min(MOST_TILT, ((right - left) / (left + right)) * 2 * MOST_TILT));

const COINS = 9;

const coinsOf = (worth: number, whole: number): number => (whole === 0 ? 0 : Math.max(worth > 0 ? 1 : 0, Math.round((COINS * worth) / whole)));

const ARM = 116;
const RAD = Math.PI / 180;

const Coins = ({ count }: { readonly count: number }) => (
  <g stroke="#6B4E16" stroke-width="1">
    {Array.from({ length: count }, (_, index) => {
      const pile = index % 3;
      const height = Math.floor(index / 3);
      return (
        <g key={index} transform={`translate(${(pile - 1) * 19} ${-3 - height * 5.4 - (pile === 1 ? 2 : 0)})`}>
          <path d="M-9.500 0V3.400A9.500 3.400 0 0 0 9.500 3.400V0Z" fill="#B58A34" />
          <ellipse rx="9.5" ry="3.4" fill="#E9CB7E" />
        </g>
      );
    })}
  </g>
);

const Pan = ({ x, y, coins }: { readonly x: number; readonly y: number; readonly coins: number }) => {
  const { cast } = useBrass();
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M0 0L-40 44M0 0L40 44" stroke="var(--brass-lo)" stroke-width="1.3" fill="none" />
      <g transform="translate(0 44)">
        <Coins count={coins} />
      </g>
      <path d="M-46 44H46A46 20 0 0 1-46 44Z" fill={cast} stroke="#5A4312" stroke-width="1.2" />
    </g>
  );
};

/** The scales of the two camps, 330 × 150. Which pan hangs lower is also written in figures beside it. */
export const Balance = ({ left, right }: { readonly left: number; readonly right: number }) => {
  const { cast } = useBrass();
  const tilt = tiltOf(left, right);
  const lift = Math.sin(tilt * RAD) * ARM;
  const reach = Math.cos(tilt * RAD) * ARM;
  return (
    <g>
      <path d="M-4 0H4L6 108H-6Z" fill={cast} stroke="#5A4312" stroke-width="1.2" />
      <path d="M-40 122Q-36 110 0 108Q36 110 40 122Z" fill={cast} stroke="#5A4312" stroke-width="1.2" />
      <g transform={`rotate(${tilt})`}>
        <path d={`M${-ARM} -2Q0 -12 ${ARM} -2V2Q0 -4 ${-ARM} 2Z`} fill={cast} stroke="#5A4312" stroke-width="1.2" />
      </g>
      <Pan x={-reach} y={-lift} coins={coinsOf(left, left + right)} />
      <Pan x={reach} y={lift} coins={coinsOf(right, left + right)} />
      <circle r="8" fill={cast} stroke="#5A4312" stroke-width="1.2" />
    </g>
  );
};

/* Camps are open and closed, not two colours: a white disc in a double rule, a black square. The same by day and by night. */

const PAPER = '#FFFDF7';
const INK = '#1F1913';

export const campFill = (camp: Role): string => (camp === 'C' ? PAPER : INK);
export const campInk = (camp: Role): string => (camp === 'C' ? INK : PAPER);

/** Inside a drawing; the origin is its middle. */
const CampSign = ({ camp, size }: { readonly camp: Role; readonly size: number }) => (
  <g transform={`scale(${size / 24})`} stroke="var(--seat-edge)">
    {camp === 'C' ? (
      <>
        <circle r="11" fill={PAPER} stroke-width="1.6" />
        <circle r="8.4" fill="none" stroke={INK} stroke-width=".9" />
      </>
    ) : (
      <rect x="-10.6" y="-10.6" width="21.2" height="21.2" rx="2" fill={INK} stroke-width="1.6" />
    )}
    <text y="4.9" text-anchor="middle" stroke="none" style={{ fill: campInk(camp), fontFamily: 'var(--besley)', fontWeight: 700, fontSize: '13.5px' }}>
      {camp}
    </text>
  </g>
);

/** In a line of text; the camp's name stands beside it, or is its label. */
export const CampBadge = ({ camp, size = 20, label }: { readonly camp: Role; readonly size?: number; readonly label?: string }) => (
  <svg
    class="am-badge inline-block"
    width={size}
    height={size}
    viewBox="-12 -12 24 24"
    role={label === undefined ? undefined : 'img'}
    aria-label={label}
    aria-hidden={label === undefined ? 'true' : undefined}
    style={{ flex: 'none' }}
  >
    <CampSign camp={camp} size={24} />
  </svg>
);

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
