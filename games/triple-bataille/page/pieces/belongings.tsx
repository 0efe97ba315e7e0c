/* Small drawings of what a player owns: a workshop, a house, the slip of a credit. */

interface PieceProps {
  readonly size?: number;
  /** Not there yet: a dashed outline. */
  readonly ghost?: boolean;
}

const ROOF = 'M2 31V17L12 8V17L22 8V17L32 8V31Z';

/** Saw-tooth roof and chimney. */
export const Workshop = ({ size = 44, ghost = false }: PieceProps) => (
  <svg width={size} height={size * 0.82} viewBox="0 0 44 36" aria-hidden="true">
    {ghost ? (
      <path d="M2 33V17L12 8V17L22 8V17L32 8V6H40V33Z" fill="none" stroke="var(--edge)" stroke-width="1.4" stroke-dasharray="3 2.6" />
    ) : (
      <>
        <rect x="33" y="4" width="7" height="29" fill="#8a3a2a" stroke="#1e3450" />
        <path d={`${ROOF.slice(0, -1)}H40V33H2Z`} fill="#3b5f8c" stroke="#1e3450" stroke-width="1.2" stroke-linejoin="round" />
        <rect x="33" y="4" width="7" height="20" fill="#8a3a2a" stroke="#1e3450" />
        {[6, 15, 24].map((x) => (
          <rect key={x} x={x} y="23" width="6" height="6" fill="#f6e2a0" stroke="#1e3450" stroke-width=".8" />
        ))}
      </>
    )}
  </svg>
);

interface HouseProps extends PieceProps {
  /** A brass door and a key ring. */
  readonly let?: boolean;
}

export const House = ({ size = 42, ghost = false, let: isLet = false }: HouseProps) => (
  <svg width={size} height={size * 0.86} viewBox="0 0 42 36" aria-hidden="true">
    {ghost ? (
      <path d="M7 34V19L21 6 35 19V34Z" fill="none" stroke="var(--edge)" stroke-width="1.4" stroke-dasharray="3 2.6" />
    ) : (
      <>
        <path d="M7 34V17H35V34Z" fill="#f1dcb4" stroke="#4a2a1a" stroke-width="1.2" />
        <path d="M2 20 21 3 40 20 36 22 21 9 6 22Z" fill="#b0452f" stroke="#4a2a1a" stroke-width="1.2" stroke-linejoin="round" />
        <rect x="17.500" y="23" width="7" height="11" fill={isLet ? '#c2943c' : '#6b3a2a'} stroke="#4a2a1a" />
        {isLet ? (
          <circle cx="21" cy="16.5" r="3" fill="none" stroke="#8e6a1f" stroke-width="1.5" />
        ) : (
          <rect x="17.5" y="14" width="7" height="5" fill="#9fc4d8" stroke="#4a2a1a" stroke-width=".8" />
        )}
      </>
    )}
  </svg>
);

/** A torn slip that bears the interest of the next battle. */
export const CreditSlip = ({ interest, size = 34 }: { readonly interest: string; readonly size?: number }) => (
  <svg width={size} height={size * 1.1} viewBox="0 0 36 40" aria-hidden="true">
    <path
      d="M1 1H35V37L31 33.500 26.500 37 22 33.500 18 37 14 33.500 9.500 37 5 33.500 1 37Z"
      fill="#fffdf6"
      stroke="#a4301f"
      stroke-width="1.4"
      stroke-linejoin="round"
    />
    <path d="M7 8H22M7 12.500H18" stroke="#d3c4a4" stroke-width="1.8" />
    <text x="18" y="28" text-anchor="middle" font-size="14" font-weight="750" style={{ fill: '#a4301f' }}>
      {interest}
    </text>
  </svg>
);
