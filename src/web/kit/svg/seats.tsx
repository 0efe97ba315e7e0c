import { type ComponentChildren, createContext } from 'preact';
import { useContext, useMemo } from 'preact/hooks';
import { at } from '#kernel/collections.ts';
import type { Localized } from '#kernel/words.ts';
import { COLOUR_NAMES, partsOfMark, type SeatInfo, SHAPE_NAMES } from '#protocol';
import type { Seat } from '#kernel/game.ts';

/** The colour of a seat: its fill never changes with the theme, its chart line does. */
interface SeatColour {
  readonly name: Localized;
  readonly fill: string;
  /** Initials and signs on the fill. */
  readonly ink: string;
  /** The line of a chart, dark enough on paper and light enough at night. */
  readonly line: string;
}

/** A shape in a box of 32 × 32, and where initials of which size stand in it. */
interface SeatShape {
  readonly name: Localized;
  readonly path: string;
  readonly label: { readonly x: number; readonly y: number; readonly size: number };
}

const PAPER = '#FFFDF7';
const INK = '#1F1913';

const seatColour = (name: number, fill: string, ink: string, day: string, night: string): SeatColour => ({
  name: at(COLOUR_NAMES, name),
  fill,
  ink,
  line: `light-dark(${day}, ${night})`,
});

const SEAT_COLOURS: readonly SeatColour[] = [
  seatColour(0, '#0B3B98', PAPER, '#1D1999', '#465FE2'),
  seatColour(1, '#BD4400', PAPER, '#D22804', '#D74B00'),
  seatColour(2, '#E5B002', INK, '#9B8313', '#F2B439'),
  seatColour(3, '#008464', PAPER, '#2C614F', '#82978D'),
  seatColour(4, '#56002C', PAPER, '#530035', '#A64872'),
  seatColour(5, '#5BBAE7', INK, '#4192C7', '#8FD7FF'),
  seatColour(6, '#40382E', PAPER, '#2F271E', '#796D59'),
  seatColour(7, '#C293A2', INK, '#988990', '#E0CAD0'),
  seatColour(8, '#A9BF8A', INK, '#779568', '#D0DDA7'),
  seatColour(9, '#8C62AE', PAPER, '#684D7C', '#9988BC'),
];

const seatShape = (name: number, y: number, size: number, path: string): SeatShape => ({ name: at(SHAPE_NAMES, name), path, label: { x: 16, y, size } });

export const SEAT_SHAPES: readonly SeatShape[] = [
  seatShape(0, 20.4, 12, 'M16 1A15 15 0 1 1 15.99 1Z'),
  seatShape(1, 20.4, 12, 'M5 2.5H27A2.5 2.5 0 0 1 29.5 5V27A2.5 2.5 0 0 1 27 29.5H5A2.5 2.5 0 0 1 2.5 27V5A2.5 2.5 0 0 1 5 2.5Z'),
  seatShape(2, 25.2, 9.5, 'M16 1.5L31 29.5H1Z'),
  seatShape(3, 19.8, 10.5, 'M16 .5L31.5 16L16 31.5L.5 16Z'),
  seatShape(4, 20, 10.5, 'M9.5 1.5H22.5V9.5H30.5V22.5H22.5V30.5H9.5V22.5H1.5V9.5H9.5Z'),
  seatShape(5, 23.6, 11, 'M16 .5C21 8 29 12 29 19.5A13 12 0 0 1 3 19.5C3 12 11 8 16 .5Z'),
  seatShape(6, 18.6, 11.5, 'M3 3H29V16C29 24 22 29 16 31C10 29 3 24 3 16Z'),
  seatShape(7, 21, 9.5, 'M16 .4L21.6 9.2L31.8 11.9L25.1 20L25.8 30.4L16 26.6L6.2 30.4L6.9 20L.2 11.9L10.4 9.2Z'),
  seatShape(8, 23, 11.5, 'M2 29.5V16A14 14 0 0 1 30 16V29.5Z'),
  seatShape(9, 20.2, 11.5, 'M8 2.5H24L31.5 16L24 29.5H8L.5 16Z'),
];

interface SeatLook {
  readonly colour: SeatColour;
  readonly shape: SeatShape;
}

/** A mark by its number. */
export const seatLook = (mark: number): SeatLook => {
  const parts = partsOfMark(mark);
  return { colour: at(SEAT_COLOURS, parts.colour), shape: at(SEAT_SHAPES, parts.shape) };
};

const lettersOf = (name: string): string => {
  const words = name.split(/[\s\-_.]+/u).filter((word) => word !== '');
  const [first = '', second] = words;
  const letters = second === undefined ? Array.from(first).slice(0, 2) : [...Array.from(first).slice(0, 1), ...Array.from(second).slice(0, 1)];
  return letters.join('').toUpperCase();
};

/** A name is asked for at every drawing of its counter, and few names are ever asked for. */
const known = new Map<string, string>();

/** Two letters: of the first two words, or the first two of a single one. */
export const initialsOf = (name: string): string => {
  const letters = known.get(name) ?? lettersOf(name);
  known.set(name, letters);
  return letters;
};

/** What each seat wears, by its number; where nothing is said, a seat wears the mark of its number. */
const Marks = createContext<readonly number[]>([]);

/** Everything drawn inside shows the colours and shapes that people chose. Null: those of the game, which are nobody's choice. */
export const SeatLooks = ({ seats, children }: { readonly seats: readonly Pick<SeatInfo, 'mark'>[] | null; readonly children: ComponentChildren }) => {
  const words = seats?.map(({ mark }) => mark).join(' ') ?? '';
  // One list for as long as it says the same: boards are not drawn again when somebody comes online.
  const marks = useMemo(() => (words === '' ? [] : words.split(' ').map(Number)), [words]);
  return <Marks.Provider value={marks}>{children}</Marks.Provider>;
};

export const useLooks = (): ((seat: Seat) => SeatLook) => {
  const marks = useContext(Marks);
  return (seat) => seatLook(marks[seat] ?? seat);
};

export const useLook = (seat: Seat): SeatLook => useLooks()(seat);

/** Colour and shape of a seat, with letters on it. From 28 px, or with a name beside it. */
export const Counter = ({ seat, letters, size }: { readonly seat: Seat; readonly letters: string; readonly size: number }) => {
  const { colour, shape } = useLook(seat);
  return (
    <svg class="token firm" viewBox="-1.5 -1.5 35 35" aria-hidden="true" style={{ '--size': `${size}px` }}>
      <path d={shape.path} fill={colour.fill} stroke="var(--seat-edge)" stroke-width="1.7" stroke-linejoin="round" />
      <text
        x={shape.label.x}
        y={shape.label.y}
        font-size={shape.label.size}
        font-weight="750"
        text-anchor="middle"
        style={{ fill: colour.ink, fontStretch: '84%' }}
      >
        {letters}
      </text>
    </svg>
  );
};

interface TokenProps {
  readonly seat: Seat;
  /** The player's name; the token shows its initials. */
  readonly name: string;
  readonly size?: number;
}

/** The counter of a player. Smaller than 28 px, use `SeatMark` with the name beside it. */
export const Token = ({ seat, name, size = 38 }: TokenProps) => <Counter seat={seat} letters={initialsOf(name)} size={size} />;

interface MarkProps {
  readonly seat: Seat;
  /** The middle of the mark. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly edge?: string;
  readonly edgeWidth?: number;
}

/** A seat's colour and shape inside a drawing. The outline keeps its width at every size. */
export const Mark = ({ seat, x, y, size, edge = 'var(--seat-edge)', edgeWidth = 1.1 }: MarkProps) => {
  const { colour, shape } = useLook(seat);
  return (
    <path
      d={shape.path}
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 32})`}
      fill={colour.fill}
      stroke={edge}
      stroke-width={(edgeWidth * 32) / size}
      stroke-linejoin="round"
    />
  );
};

/** The same as an image of its own, in a line of text. A name stands beside it. */
export const SeatMark = ({ seat, size = 14 }: { readonly seat: Seat; readonly size?: number }) => (
  <svg class="seat-mark firm" viewBox={`0 0 ${size} ${size}`} aria-hidden="true" style={{ '--size': `${size}px` }}>
    <Mark seat={seat} x={size / 2} y={size / 2} size={size - 2} />
  </svg>
);
