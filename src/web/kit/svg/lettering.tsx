import type { Lang } from '#kernel/words.ts';
import { findBox, type GameBox } from '#catalogue';
import type { ComponentChildren } from 'preact';
import { Brass } from './brass.tsx';
import { byGame } from '../../browser/by-game.ts';

/** Inks that every box of the house shares; a printed box does not change at night. */
export const INK = '#1F1913';
export const CREAM = '#F7EFDD';
export const BRASS = '#DDB75A';

interface TitleProps {
  readonly lines: readonly string[];
  readonly fill: string;
  readonly size: number;
  readonly x?: number;
  readonly y: number;
  readonly leading?: number;
}

export const LidTitle = ({ lines, fill, size, x = 16, y, leading = 0 }: TitleProps) => (
  <>
    {lines.map((line, index) => (
      <text key={line} class="bes" x={x} y={y + index * leading} font-size={size} font-weight="800" style={{ fill, letterSpacing: '-.015em' }}>
        {line}
      </text>
    ))}
  </>
);

export const LidSubtitle = ({ text }: { readonly text: string }) => (
  <text x="18" y="78" font-size="12.5" font-weight="560" style={{ fill: '#E9CF8F' }}>
    {text}
  </text>
);

/** What every picture on a lid is given. */
export interface LidArt {
  readonly lang: Lang;
}

/** The scalloped edge of a counter: twenty teeth. */
const scallops = (teeth: number, outer: number, inner: number): string => {
  const points = Array.from({ length: 2 * teeth }, (_, index) => {
    const radius = index % 2 === 0 ? outer : inner;
    const angle = (index * Math.PI) / teeth;
    return `${(16 + radius * Math.cos(angle)).toFixed(2)} ${(16 + radius * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${points.join('L')}Z`;
};

const EDGE = scallops(20, 15.6, 13.6);

/** The house sign: a counter with a ruled C. */
export const Logo = ({ size = 26, ink = 'var(--brass)' }: { readonly size?: number; readonly ink?: string }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" fill="none" stroke={ink} aria-hidden="true" style={{ flex: 'none' }}>
    <path d={EDGE} stroke-width="1.4" />
    <circle cx="16" cy="16" r="10.6" />
    <path d="M20.6 12.6A5.6 5.6 0 1 0 20.6 19.4M9.5 16H13" stroke-width="2.3" stroke-linecap="round" />
  </svg>
);

type Art = (props: LidArt) => ComponentChildren;

/** The picture on each game's box, from its folder. */
const ART = byGame(import.meta.glob<Art>('../../../../games/*/page/lid.tsx', { eager: true, import: 'Lid' }));

/** A box that nobody has drawn yet: its title on its own colour. */
const plainArt =
  ({ title, box: { side } }: GameBox, lettering: string): Art =>
  () => (
    <>
      <rect width={WIDTH} height={HEIGHT} fill={side} />
      <LidTitle lines={title.split(' ')} fill={lettering} size={30} y={52} leading={34} />
    </>
  );

const WIDTH = 236;
const HEIGHT = 316;

interface LidProps {
  /** The game's id in the catalogue. */
  readonly game: string;
  /** Of the lid; the side of the box stands beside it. */
  readonly width: number;
  readonly depth?: number;
  readonly lang?: Lang;
}

/** A game's box, seen from the front with its right side. Nothing for a game without a box. */
export const Lid = ({ game, width, depth = 16, lang = 'fr' }: LidProps) => {
  const box = findBox(game);
  if (box === undefined) return null;
  const lettering = box.box.lettering === 'cream' ? CREAM : INK;
  const Picture = ART[game] ?? plainArt(box, lettering);
  const unit = WIDTH / width;
  const side = depth * unit;
  const full = { width: WIDTH + side, height: HEIGHT + 6 * unit };
  return (
    <svg class="lid" width={width + depth} height={full.height / unit} viewBox={`0 0 ${full.width} ${full.height}`} role="img" aria-label={box.title}>
      <Brass>
        <path d={`M${WIDTH} 4L${full.width} ${side * 0.55}V${HEIGHT - side * 0.35}L${WIDTH} ${HEIGHT}Z`} fill={box.box.side} />
        <path d={`M${WIDTH + side * 0.45} ${4 + side * 0.28}V${HEIGHT - side * 0.16}`} stroke="#000" stroke-opacity=".35" stroke-width="1.2" />
        <svg width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} overflow="hidden">
          <Picture lang={lang} />
          <rect x="7" y="7" width={WIDTH - 14} height={HEIGHT - 14} fill="none" stroke={lettering} stroke-opacity=".55" />
        </svg>
        <rect x=".6" y=".6" width={WIDTH - 1.2} height={HEIGHT - 1.2} rx="2" fill="none" stroke="#120D08" stroke-width="1.4" />
        <path d={`M1.5 ${HEIGHT - 1}V1.5H${WIDTH - 1}`} fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="1.5" />
      </Brass>
    </svg>
  );
};
