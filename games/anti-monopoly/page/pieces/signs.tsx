import type { ComponentChildren } from 'preact';

/* Signs printed on squares, about 28 wide, the origin in the middle. Ink follows the theme, fills are printed. */

const INK = 'var(--ink)';

const Ink = ({ children }: { readonly children: ComponentChildren }) => (
  <g stroke={INK} stroke-width="1.7" stroke-linejoin="round" stroke-linecap="round" fill="none">
    {children}
  </g>
);

const Railway = () => (
  <Ink>
    <path d="M-12 4V-8Q-12-12-8-12H8Q12-12 12-8V4Q12 7 9 7H-9Q-12 7-12 4Z" fill="#FBF6EA" />
    <path d="M-8-8H8V-1H-8Z" fill="#9FB5DC" stroke="#1F1913" stroke-width="1.2" />
    <path d="M-7 3H-6.9M7 3H7.1" stroke="#1F1913" stroke-width="3" />
    <path d="M-9 12L-5 7.500M9 12L5 7.500M-7 9.600H7" />
  </Ink>
);

const Tram = () => (
  <Ink>
    <path d="M-12 8V-6H12V8Z" fill="#E9C873" />
    <path d="M-9-3H-2V3H-9ZM2-3H9V3H2Z" fill="#FBF6EA" stroke="#1F1913" stroke-width="1.100" />
    <path d="M-5-6L0-12L5-6M-13-12H13" />
    <path d="M-6 10H-5.900M6 10H6.100" stroke-width="4.600" />
  </Ink>
);

const Plane = () => (
  <Ink>
    <path d="M-15 1L-3-1L-7-11H-3L5-2L14-3Q17-2 14 0L5 1L-3 11H-7L-3 2L-11 3L-14 7H-17L-16 2Z" fill="#FBF6EA" />
  </Ink>
);

const Coach = () => (
  <Ink>
    <rect x="-14" y="-9" width="28" height="15" rx="3" fill="#8DC4AE" />
    <path d="M-11-6H-4V-1H-11ZM-2-6H5V-1H-2ZM7-6H11V-1H7Z" fill="#FBF6EA" stroke="#1F1913" stroke-width="1" />
    <circle cx="-8" cy="7" r="2.6" fill="#1F1913" />
    <circle cx="8" cy="7" r="2.6" fill="#1F1913" />
  </Ink>
);

const Bulb = () => (
  <Ink>
    <path d="M0-13C5.5-13 9-9 9-4.500C9-.5 6 1 5 5H-5C-6 1-9-.5-9-4.500C-9-9-5.500-13 0-13Z" fill="#F6E5AE" />
    <path d="M-4 8.500H4M-3 12H3" stroke-width="2" />
  </Ink>
);

const Flame = () => (
  <Ink>
    <path d="M0-13C1-7 8-5 8 2.500C8 8 4.500 12 0 12S-8 8-8 2.500C-8-2-3-3-3-7C-1-6 0-4 0-2C1-5 0-10 0-13Z" fill="#EE9A00" />
    <path d="M0 12C-3 12-4 9.500-4 8C-4 5 0 4 0 1C2.500 3 4 5 4 8C4 10 2.500 12 0 12Z" fill="#F6E5AE" stroke-width="1" />
  </Ink>
);

/** Two cards, one of each camp. */
export const CampCards = () => (
  <g font-family="var(--besley)" font-size="11" font-weight="700" text-anchor="middle" stroke="var(--ink)" stroke-width="1.3">
    <g transform="rotate(-8)">
      <rect x="-13" y="-9.500" width="15" height="20" rx="2" fill="#FFFDF7" />
      <text x="-5.500" y="4.800" stroke="none" style={{ fill: '#1F1913' }}>
        C
      </text>
    </g>
    <g transform="rotate(8)">
      <rect x="-2" y="-10.500" width="15" height="20" rx="2" fill="#1F1913" />
      <text x="5.500" y="3.800" stroke="none" style={{ fill: '#FFFDF7' }}>
        M
      </text>
    </g>
  </g>
);

export const Temple = () => (
  <Ink>
    <path d="M-20-4L0-16L20-4Z" fill="var(--floor)" />
    <path d="M-19 13H19M-14-4V12M-5-4V12M5-4V12M14-4V12" />
  </Ink>
);

export const BarredWindow = () => (
  <Ink>
    <path d="M-20-9H20V10H-20Z" fill="var(--floor)" />
    <path d="M-12-9V10M-4-9V10M4-9V10M12-9V10" stroke-width="2.200" />
  </Ink>
);

export type CompanySign = 'TP1' | 'TP2' | 'TP3' | 'TP4' | 'SP1' | 'SP2';

const COMPANIES: Readonly<Record<CompanySign, () => ComponentChildren>> = { TP1: Railway, TP2: Tram, TP3: Plane, TP4: Coach, SP1: Bulb, SP2: Flame };

export const isCompany = (title: string): title is CompanySign => Object.hasOwn(COMPANIES, title);

export const CompanyDrawing = ({ company }: { readonly company: CompanySign }) => {
  const Drawing = COMPANIES[company];
  return <Drawing />;
};
