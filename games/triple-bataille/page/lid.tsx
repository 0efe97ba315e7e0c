import type { ComponentChildren } from 'preact';
import { BRASS, INK, type LidArt, LidTitle } from '#web/kit/svg/lettering.tsx';

const RED = '#A02E26';
const SPADE = 'M0-12C6-4 12 0 12 6C12 11 5 12 2 8L4 14H-4L-2 8C-5 12-12 11-12 6C-12 0-6-4 0-12Z';
const HEART = 'M0 12C-8 4-12 0-12-5C-12-11-3-12 0-5C3-12 12-11 12-5C12 0 8 4 0 12Z';
const DIAMOND = 'M0-13L9 0L0 13L-9 0Z';

/** Rank letters follow the reader: roi, dame, valet or king, queen, jack. */
const RANKS = { fr: ['R', 'D', 'V'], en: ['K', 'Q', 'J'] } as const;

/** One ring of the underprint: a circle that breathes eighteen times. */
const ring = (index: number): string => {
  const base = 150 * (0.2 + (0.8 * index) / 13);
  const points = Array.from({ length: 126 }, (_, step) => {
    const angle = (step / 126) * 2 * Math.PI;
    const radius = base * (1 + 0.12 * Math.sin(18 * angle + (index * Math.PI) / 2) * (1 - (0.4 * index) / 14));
    return `${(118 + radius * Math.cos(angle)).toFixed(1)} ${(214 + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
};

const ROSETTE = Array.from({ length: 14 }, (_, index) => ring(index)).join('');

interface CardProps {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly suit: string;
  readonly ink: string;
  readonly rank: string;
  readonly children: ComponentChildren;
}

const Card = ({ x, y, turn, suit, ink, rank, children }: CardProps) => (
  <g transform={`translate(${x} ${y}) rotate(${turn})`}>
    <rect x="-44" y="-63" width="92" height="132" rx="7" opacity=".22" />
    <rect x="-46" y="-66" width="92" height="132" rx="7" fill="#FFFDF7" stroke={INK} stroke-width="1.6" />
    {[0, 180].map((half) => (
      <g key={half} transform={`rotate(${half})`}>
        <text class="bes" x="-38" y="-46" font-size="18" font-weight="800" style={{ fill: ink }}>
          {rank}
        </text>
        <path d={suit} transform="translate(-32 -37) scale(.5)" fill={ink} />
      </g>
    ))}
    <g fill="none" stroke={INK} stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round">
      {children}
    </g>
  </g>
);

/** The bank, the state and you, as three court cards. */
export const Lid = ({ lang }: LidArt) => {
  const [king, queen, jack] = RANKS[lang];
  return (
    <>
      <rect width="236" height="316" fill="#F1E5C9" />
      <path d={ROSETTE} fill="none" stroke="#9A7222" stroke-width=".7" opacity=".4" />
      <Card x={66} y={214} turn={-15} suit={SPADE} ink={INK} rank={king}>
        <path d="M-25-12L0-30L25-12ZM-23-12H23V-7H-23ZM-26 22H26V28H-26Z" fill="#DDE3DC" />
        <path d="M-18-7V22M-8-7V22M8-7V22M18-7V22" />
        <circle cy="-19" r="4" fill={BRASS} stroke-width="1.4" />
      </Card>
      <Card x={170} y={214} turn={15} suit={DIAMOND} ink={RED} rank={queen}>
        <path d="M0-26V26M-14 26H14M-24-16H24M-24-16L-33 6H-15ZM24-16L15 6H33Z" />
        <path d="M-33 6A9 7 0 0 0-15 6ZM15 6A9 7 0 0 0 33 6Z" fill="#EBD08A" />
        <circle cy="-28" r="4" fill={BRASS} stroke-width="1.4" />
      </Card>
      <Card x={118} y={222} turn={0} suit={HEART} ink={RED} rank={jack}>
        <g transform="translate(0 26) scale(1.38)" stroke-width="1.6">
          <path d="M-14 0C-14-6-10-7.5-8-10C-5-14-4.5-19-4.5-22H4.5C4.5-19 5-14 8-10C10-7.5 14-6 14 0Z" fill={RED} />
          <path d="M-7-23H7" stroke-width="4.6" />
          <circle cy="-32" r="8.6" fill={RED} />
        </g>
      </Card>
      <LidTitle lines={['Triple', 'Bataille']} fill={INK} size={42} y={50} leading={42} />
    </>
  );
};
