import { range } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import { initialsOf, Mark, useLook } from '#web/kit/svg/seats.tsx';
import { type ComponentChildren, createContext, type SVGAttributes } from 'preact';
import { useContext, useId } from 'preact/hooks';
import { isSimulation } from '#games/mull-money/rules/facts.ts';
import type { Card, Zone } from '#games/mull-money/types.ts';
import { useScene } from '../scene.tsx';

interface LetteringProps extends Omit<SVGAttributes<SVGTextElement>, 'size'> {
  /** A step of the scale. */
  readonly size: number;
  readonly bold?: boolean;
  readonly weight?: number | undefined;
  /** In percent; 100 is the usual width. */
  readonly stretch?: number | undefined;
  readonly ink?: 'quiet' | 'bar' | 'wax' | 'loss' | undefined;
  readonly besley?: boolean;
  readonly words?: string | number;
}

/** Letters and figures on a drawing. */
export const Lettering = ({ size, bold = false, weight = bold ? 740 : undefined, stretch, ink, besley = false, words, children, ...more }: LetteringProps) => (
  <text
    {...more}
    class={`t${size}${ink === undefined ? '' : ` mm-ink-${ink}`}${besley ? ' bes' : ''}`}
    font-weight={weight}
    font-stretch={stretch === undefined ? undefined : `${stretch}%`}
  >
    {words}
    {children}
  </text>
);

interface CubeProps {
  /** The middle. */
  readonly x: number;
  readonly y: number;
  /** 1 is 18 wide. */
  readonly scale?: number;
  /** Missing: dashed. */
  readonly ghost?: boolean;
}

/** A piece of raw material. */
export const Cube = ({ x, y, scale = 1, ghost = false }: CubeProps) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`} stroke="var(--ink)" stroke-width={1.1 / scale} stroke-linejoin="round">
    <path d="M-9-4L0-9L9-4V5L0 10L-9 5Z" fill={ghost ? 'none' : 'var(--raw)'} stroke-dasharray={ghost ? '2.5 2' : undefined} />
    {!ghost && (
      <>
        <path d="M0 1L9-4V5L0 10Z" stroke="none" opacity=".16" />
        <path d="M-9-4L0 1L9-4M0 1V10" fill="none" stroke-width={0.8 / scale} />
      </>
    )}
  </g>
);

const WOOD = '#1F1409';
/** More than fit side by side are told by the figure. */
const MOST_SHOWN = 9;

/** A crate of raw material with the number of pieces on its plate. */
export const Crate = ({ pieces, label, height = 84 }: { readonly pieces: number; readonly label: string; readonly height?: number }) => {
  const shown = Math.min(pieces, MOST_SHOWN);
  const gap = Math.min(30, 240 / Math.max(1, shown - 1));
  const left = 146 - (gap * (shown - 1)) / 2;
  const width = 20 + 15 * String(pieces).length + 12;
  return (
    <svg class="mm-crate max-w-full mt-2" viewBox="0 6 292 78" height={height} role="img" aria-label={label}>
      <path d="M14 34H278L268 80H24Z" fill="#6B4A2A" stroke={WOOD} stroke-width="1.5" />
      {range(shown).map((index) => (
        <Cube key={index} x={left + index * gap} y={index % 2 === 0 ? 36 : 30} scale={1.5} />
      ))}
      <path d="M14 44H278L274 60H18Z" fill="#8A6238" stroke={WOOD} stroke-width="1.3" />
      <path d="M19 64H273L269.5 80H22.5Z" fill="#7A5430" stroke={WOOD} stroke-width="1.3" />
      <rect x={146 - width / 2} y="47" width={width} height="30" rx="3" fill="#F3DC9A" stroke="#4A3510" />
      <text x="146" y="69" font-size="20" font-weight="800" text-anchor="middle" style={{ fill: '#1F1913' }}>
        {`× ${pieces}`}
      </text>
    </svg>
  );
};

interface DrumProps {
  /** The middle of its foot. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** What would be: dashed. */
  readonly ghost?: boolean;
}

/** A waste drum standing. */
export const Drum = ({ x, y, width, height, ghost = false }: DrumProps) => {
  const left = x - width / 2;
  const right = x + width / 2;
  const lid = width * 0.14;
  const top = y - height + lid;
  const hoop = (share: number): string => `M${left} ${top + height * share}A${width / 2} ${lid} 0 0 0 ${right} ${top + height * share}`;
  return (
    <g stroke="var(--ink)" stroke-width="1.2" stroke-dasharray={ghost ? '3 2.5' : undefined}>
      <path d={`M${left} ${top}V${y - lid}A${width / 2} ${lid} 0 0 0 ${right} ${y - lid}V${top}`} fill={ghost ? 'none' : 'var(--barrel)'} />
      <ellipse cx={x} cy={top} rx={width / 2} ry={lid} fill={ghost ? 'none' : 'var(--mm-barrel-top)'} />
      {!ghost && <path d={hoop(0.28) + hoop(0.56)} fill="none" opacity=".55" />}
    </g>
  );
};

interface FactoryPawnProps {
  readonly seat: Seat;
  readonly name: string;
  /** 1 is 34 wide and 29 high. */
  readonly scale?: number;
}

/** Below this size the shape takes the place of the initials. */
const LEGIBLE = 0.8;

/** Saw-tooth silhouette, the seat's shape on the chimney; the origin is the middle of its foot. */
export const FactoryPawn = ({ seat, name, scale = 1 }: FactoryPawnProps) => {
  const { colour, shape } = useLook(seat);
  return (
    <g transform={`scale(${scale})`}>
      <ellipse cx="1" cy="1.5" rx="21" ry="4" opacity=".26" />
      <path
        d="M-19 0V-15L-9-21V-15L1-21V-15L9-20V-29H15V0Z"
        fill={colour.fill}
        stroke="var(--seat-edge)"
        stroke-width={1.5 / Math.max(scale, 0.7)}
        stroke-linejoin="round"
      />
      <path d="M-19-15L-9-21M-9-15L1-21M9-26H15" stroke="#fff" stroke-opacity=".55" stroke-width="1.2" />
      {scale < LEGIBLE ? (
        <path d={shape.path} transform="translate(-8 -13) scale(.375)" fill={colour.ink} />
      ) : (
        <text x="-2" y="-3.5" font-size="10.5" font-weight="780" text-anchor="middle" style={{ fill: colour.ink, fontStretch: '84%' }}>
          {initialsOf(name)}
        </text>
      )}
      <Mark seat={seat} x={12} y={-33.5} size={10} edgeWidth={1} />
    </g>
  );
};

/** Employees, a hundred each, standing in a row from the left; the origin is between the heads and the feet of the first. */
export const People = ({ count, gap = 8.5 }: { readonly count: number; readonly gap?: number }) => (
  <g fill="var(--ink)">
    {range(count).map((index) => (
      <g key={index} transform={`translate(${index * gap} 0)`}>
        <circle cy="-3.6" r="2.7" />
        <path d="M-3.8 6C-3.8 1-2.5 .2 0 .2S3.8 1 3.8 6Z" />
      </g>
    ))}
  </g>
);

/** Paints that tell things apart without colour: brick, the end column, the yellow and the red zone. */
interface HatchPaint {
  readonly bricks: string;
  readonly end: string;
  readonly yellow: string;
  readonly red: string;
}

const Paint = createContext<HatchPaint>({ bricks: 'none', end: 'none', yellow: 'none', red: 'none' });

export const useHatches = (): HatchPaint => useContext(Paint);

interface TileProps {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly turn?: number;
  readonly d: string;
  readonly stroke?: string;
  readonly thickness: number;
  readonly opacity: number;
}

const Tile = ({ id, width, height, turn = 0, d, stroke = 'var(--ink)', thickness, opacity }: TileProps) => (
  <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse" patternTransform={`rotate(${turn})`}>
    <path d={d} stroke={stroke} stroke-width={thickness} opacity={opacity} />
  </pattern>
);

/** Each drawing has its own tiles: a reference into another drawing goes blank when that one is hidden. */
export const Hatches = ({ children }: { readonly children: ComponentChildren }) => {
  const id = useId();
  const name = (tile: string): string => `${id}-${tile}`;
  const paint = (tile: string): string => `url(#${name(tile)})`;
  return (
    <>
      <defs>
        <Tile id={name('bricks')} width={12} height={8} d="M0 0H12M0 4H12M3 0V4M9 4V8" stroke="#1F1913" thickness={0.7} opacity={0.35} />
        <Tile id={name('end')} width={7} height={7} turn={45} d="M0 0V7" stroke="var(--board-line)" thickness={1.1} opacity={0.32} />
        <Tile id={name('yellow')} width={7} height={7} turn={45} d="M0 0V7" thickness={1.2} opacity={0.18} />
        <Tile id={name('red')} width={6} height={6} turn={45} d="M0 0V6M0 0H6" thickness={1.2} opacity={0.22} />
      </defs>
      <Paint.Provider value={{ bricks: paint('bricks'), end: paint('end'), yellow: paint('yellow'), red: paint('red') }}>{children}</Paint.Provider>
    </>
  );
};

/** The ground of a field and the bar under it; the hatching tells them apart without colour. */
export const ZONE_FIELD: Readonly<Record<Zone, string>> = { green: 'var(--green-t)', yellow: 'var(--yellow-t)', red: 'var(--red-t)' };
export const ZONE_BAR: Readonly<Record<Zone, string>> = { green: 'var(--green)', yellow: 'var(--yellow)', red: 'var(--red)' };

/** Drawn on a grid of 24 with a round pen of 1.7. */
const SIGNS: Readonly<Record<Card, string>> = {
  production: 'M3 20V11L8 8V11L13 8V11L18 8V20ZM18 20V4H21V20M6 15H8M11 15H13',
  sale: 'M4 20H14M6 16L14 8M11 5L17 11M9.5 6.5L12.5 3.5M15.5 12.5L18.5 9.5M13 9L20 16',
  growth: 'M3 20H21M4 16L10 11L14 14L20 6M20 6V11M20 6H15',
  innovation: 'M9 17C9 14 6 13 6 9A6 6 0 0 1 18 9C18 13 15 14 15 17ZM9.5 20H14.5M10.5 22.5H13.5M12 17V12L10 10M12 12L14 10',
  elimination: 'M5 7H19M9 7V4.5H15V7M7 7L8 21H16L17 7M10.5 10.5V17.5M13.5 10.5V17.5',
  expert: 'M6 15V6C6 4.5 18 4.5 18 6V15M3 16C3 18.5 21 18.5 21 16C21 14.5 18 15 18 15C18 16.5 6 16.5 6 15C6 15 3 14.5 3 16ZM6 11.5C8 13 16 13 18 11.5',
  staff: 'M8 11A3 3 0 1 1 8.01 11ZM2.5 20C2.5 15.5 5 13.5 8 13.5S13.5 15.5 13.5 20M15 8H21M18 5V11M15 16H21',
  transport: 'M2 7H13V17H2ZM13 10H18L21.5 13.5V17H13ZM6 19.5A2 2 0 1 1 6.01 19.5ZM17 19.5A2 2 0 1 1 17.01 19.5Z',
  corruption: 'M3 7H21V19H3ZM3 7L12 14L21 7',
  alert: 'M12 3L22 20H2ZM12 9V14.5M12 17.2V17.4',
};

/** MM-6.2.6: two speakers over one table. */
const NEGOTIATION = 'M2.5 4H13.5V11.5H8L5 14.5V11.5H2.5ZM16 8H21.5V15.5H19V18.5L16 15.5H11';

const TINTS: Readonly<Record<Card, string>> = {
  production: '#DCE4D2',
  sale: '#EBD9AE',
  growth: '#F0D488',
  innovation: '#D3E0E6',
  elimination: '#CADDBE',
  expert: '#E6D3DE',
  staff: '#EAD3BE',
  transport: '#D9D2C0',
  corruption: '#EFC7B7',
  alert: '#E7B8A2',
};

/** The ground of a card's sign; cards are printed and look the same by day and by night. */
export const cardTint = (card: Card): string => TINTS[card];

interface CardSignProps {
  readonly card: Card;
  readonly size?: number;
  readonly class?: string;
}

export const CardSign = ({ card, size = 18, class: className }: CardSignProps) => {
  const negotiation = isSimulation(useScene().view);
  return (
    <svg
      class={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="1.7"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <path d={negotiation && card === 'transport' ? NEGOTIATION : SIGNS[card]} />
      {card === 'corruption' && (
        <>
          <circle cx="17" cy="17" r="4" fill="var(--brass)" />
          <path d="M17 15V19" />
        </>
      )}
    </svg>
  );
};
