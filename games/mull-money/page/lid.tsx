import { CREAM, INK, LidTitle } from '#web/kit/svg/lettering.tsx';

const YELLOW = '#DFA92B';
const LIT = '#F0D488';
const DARK = '#5A4A35';

/** Coins rise from the chimney as smoke: x, y, radius. */
const COINS = [
  [168, 152, 8],
  [182, 141, 9.5],
  [196, 152, 8.5],
  [200, 130, 11],
  [216, 143, 9],
  [218, 118, 12.5],
  [190, 116, 9],
] as const;

/** Lit windows of the two floors. */
const LIT_WINDOWS = [2, 3] as const;

/** A saw-tooth factory whose smoke is money, on the three zones of a dump filling up. */
export const Lid = () => (
  <>
    <rect width="236" height="316" fill={YELLOW} />
    {COINS.map(([x, y, r], index) => (
      <g key={`${x} ${y}`} transform={`translate(${x} ${y})`} stroke={INK}>
        <circle r={r} fill={index % 2 === 0 ? CREAM : '#F5D67F'} stroke-width="1.4" />
        <circle r={r - 3.4} fill="none" stroke-width=".8" />
        <text class="bes" y={r * 0.36} font-size={r} font-weight="800" text-anchor="middle" stroke="none" style={{ fill: INK }}>
          M
        </text>
      </g>
    ))}
    <path d="M158 164H180L184 250H154Z" fill={INK} />
    <path d="M155 176H182M154.6 186H183" stroke={YELLOW} stroke-width="3" />
    <path d="M18 250V190L50 170V190L82 170V190L114 170V190L146 170V210H214V250Z" fill={INK} />
    {LIT_WINDOWS.flatMap((lit, floor) =>
      [0, 1, 2, 3, 4].map((index) => (
        <rect key={`${floor}${index}`} x={28 + index * 23} y={200 + floor * 22} width="14" height="13" rx="1.5" fill={index < lit ? LIT : DARK} />
      )),
    )}
    <rect x="156" y="220" width="50" height="9" fill={LIT} />
    <rect x="156" y="234" width="50" height="9" fill={DARK} />
    <rect y="250" width="110" height="66" fill="#8F9A4B" />
    <rect x="110" y="250" width="63" height="66" fill="#E9C24A" />
    <rect x="173" y="250" width="63" height="66" fill="#B4402F" />
    <path d="M0 250H236" stroke={INK} stroke-width="2" />
    {Array.from({ length: 8 }, (_, index) => (
      <Drum key={index} x={18 + index * 28.5} full={index < 6} />
    ))}
    <LidTitle lines={['Müll', '+ Money']} fill={INK} size={41} y={50} leading={40} />
  </>
);

const Drum = ({ x, full }: { readonly x: number; readonly full: boolean }) => (
  <g transform={`translate(${x} 263)`} stroke={INK} stroke-width="1.5">
    <rect x="-9" width="18" height="34" rx="2.5" fill={full ? '#3E4A3F' : CREAM} />
    <ellipse rx="9" ry="3.4" fill={full ? '#56635A' : CREAM} />
    <path d="M-9 12H9M-9 23H9" fill="none" />
  </g>
);
