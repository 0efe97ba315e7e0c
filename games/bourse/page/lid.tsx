import { useBrass } from '#web/kit/svg/brass.tsx';
import { onDial, sectorPath } from '#web/kit/svg/ornaments.tsx';
import { BRASS, CREAM, INK, type LidArt, LidSubtitle, LidTitle } from '#web/kit/svg/lettering.tsx';

const BLUE = '#1D3B61';
const HORIZON = 214;
const SUBTITLE = { fr: 'le jeu de la finance', en: 'the game of finance' } as const;
const PRICES = [9, 20, 14, 28, 19, 36, 25, 11] as const;
const TINTS = ['#E7B8A2', '#B7CAD6', '#BBD3BE', '#EBD08A'] as const;

const rays = Array.from({ length: 18 }, (_, index) => {
  const angle = -90 + index * 10.28;
  return `M0 0L${onDial(angle, 260).join(' ')}L${onDial(angle + 5.15, 260).join(' ')}Z`;
}).join('');

const ticks = (long: boolean): string =>
  Array.from({ length: 33 }, (_, index) => index)
    .filter((index) => (index % 4 === 0) === long)
    .map((index) => `M${onDial(index * 5.625 - 90, 62).join(' ')}L${onDial(index * 5.625 - 90, long ? 52 : 57).join(' ')}`)
    .join('');

/** A barometer rising like a sun behind the quotation columns. */
export const Lid = ({ lang }: LidArt) => {
  const brass = useBrass();
  return (
    <>
      <rect width="236" height="316" fill={BLUE} />
      <g transform={`translate(118 ${HORIZON})`}>
        <path d={rays} fill="#27486F" />
        <circle r="104" fill={brass.cast} />
        <circle r="95" fill={CREAM} stroke="#6B4E16" />
        {['#E7B8A2', '#CADDBE', '#F0D488', '#CBD5D6'].map((fill, index) => (
          <path key={fill} d={sectorPath(index * 45 - 90, index * 45 - 45, 66, 92)} fill={fill} stroke={INK} stroke-width=".8" />
        ))}
        <path d={ticks(false)} stroke={INK} stroke-width=".7" />
        <path d={ticks(true)} stroke={INK} stroke-width="1.2" />
      </g>
      <path d={`M0 ${HORIZON}H236V316H0Z`} fill={BLUE} />
      <path d={`M0 ${HORIZON + 1}H236`} stroke={BRASS} stroke-width="2" />
      <g transform={`translate(118 ${HORIZON})`}>
        <path d="M0-84L6 0H-6Z" transform="rotate(26)" fill="#A02E26" stroke={CREAM} />
        <circle r="9" fill={brass.cast} stroke="#4A3510" />
      </g>
      {PRICES.map((price, index) => (
        <Column key={price} x={22 + index * 27.5} price={price} tint={TINTS[index % 4] ?? CREAM} />
      ))}
      <rect width="236" height="92" fill={BLUE} />
      <LidTitle lines={['Bourse']} fill={CREAM} size={47} y={56} />
      <LidSubtitle text={SUBTITLE[lang]} />
    </>
  );
};

const Column = ({ x, price, tint }: { readonly x: number; readonly price: number; readonly tint: string }) => {
  const y = 304 - (74 * price) / 40;
  return (
    <g transform={`translate(${x} 0)`}>
      <rect x="-7" y="222" width="14" height="112" rx="7" fill="#0F2440" stroke={BRASS} stroke-width="1.2" />
      <rect x="-4.5" y={y} width="9" height={344 - y} fill={tint} />
      <rect x="-12" y={y - 8} width="24" height="15" rx="2.5" fill={useBrass().plate} stroke="#4A3510" />
      <text y={y + 4} font-size="11.5" font-weight="750" text-anchor="middle" style={{ fill: INK, fontStretch: '84%' }}>
        {price}
      </text>
    </g>
  );
};
