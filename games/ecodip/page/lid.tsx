import globe from './globe.json';
import { BRASS, CREAM, INK, type LidArt, LidSubtitle, LidTitle } from '#web/kit/svg/lettering.tsx';

const SUBTITLE = { fr: 'dix puissances, un seul maître', en: 'ten powers, one master' } as const;
const GROUND = '#15393C';

const { places } = globe;
const ARMIES = [
  { at: places.france, fill: '#0B3B98' },
  { at: places.russia, fill: '#56002C' },
  { at: places.congo, fill: '#008464' },
  { at: places.china, fill: '#BD4400' },
];
const FLEETS = [
  { at: places.indian, fill: '#E5B002' },
  { at: places.atlantic, fill: '#5BBAE7' },
];

/** Stars by two steps that share no divisor with the lid, so that they never line up. */
const STARS = Array.from({ length: 40 }, (_, index) => ({ x: (index * 67) % 236, y: (index * 41) % 300, r: index % 3 === 0 ? 1.2 : 0.7 }));

const arc = ([x0 = 0, y0 = 0]: readonly number[], [x1 = 0, y1 = 0]: readonly number[], rise: number): string =>
  `M${x0} ${y0}Q${(x0 + x1) / 2} ${(y0 + y1) / 2 - rise} ${x1} ${y1}`;

/** The globe with armies and fleets, and one shot that cannot be taken back. */
export const Lid = ({ lang }: LidArt) => (
  <>
    <rect width="236" height="316" fill={GROUND} />
    {STARS.map(({ x, y, r }) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill="#8FB3AC" opacity=".6" />
    ))}
    <g transform="translate(118 203)" stroke-linejoin="round">
      <circle r={globe.radius + 7} fill="none" stroke={BRASS} opacity=".6" />
      <circle r={globe.radius} fill="#2B6468" stroke={CREAM} stroke-width="1.6" />
      <g transform={`scale(${1 / globe.grain})`}>
        <path d={globe.graticule} fill="none" stroke="#7FB0AC" opacity=".7" />
        <path d={globe.land} fill="#EBD9AE" stroke={INK} stroke-width="1.6" />
      </g>
      <path d={arc(places.france, places.india, 60)} fill="none" stroke="#A02E26" stroke-width="2.2" stroke-dasharray="5 4" />
      {ARMIES.map(({ at, fill }) => (
        <g key={fill} transform={`translate(${at.join(' ')})`}>
          <rect x="-8" y="-6" width="16" height="12" rx="2" fill={fill} stroke={INK} stroke-width="1.2" />
          <path d="M-8-6L8 6M8-6L-8 6" stroke={CREAM} />
        </g>
      ))}
      {FLEETS.map(({ at, fill }) => (
        <path key={fill} transform={`translate(${at.join(' ')})`} d="M-10 1H10L6 7H-6ZM0 0V-10L8-2H0Z" fill={fill} stroke={INK} stroke-width="1.2" />
      ))}
      <g transform={`translate(${places.india.join(' ')})`}>
        <circle r="13" fill="#E5B002" stroke={INK} stroke-width="1.4" />
        {[0, 120, 240].map((turn) => (
          <path key={turn} transform={`rotate(${turn})`} d="M-1.9-3.3L-5.3-9.2A10.6 10.6 0 0 1 5.3-9.2L1.9-3.3A3.8 3.8 0 0 0-1.9-3.3Z" fill={INK} />
        ))}
        <circle r="2.2" fill={INK} />
      </g>
    </g>
    <rect width="236" height="88" fill={GROUND} />
    <LidTitle lines={['ECODIP']} fill={CREAM} size={45} x={15} y={56} />
    <LidSubtitle text={SUBTITLE[lang]} />
  </>
);
