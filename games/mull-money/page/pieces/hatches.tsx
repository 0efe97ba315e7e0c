import { type ComponentChildren, createContext } from 'preact';
import { useContext, useId } from 'preact/hooks';

/** Paints that tell things apart without colour: brick, the end column, the yellow and the red zone. */
export interface HatchPaint {
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
