import type { PotOrigin, View } from '#games/triple-bataille/types.ts';
import type { Speech } from '../speech.ts';

/* The printed card under every money board, for a wall and for a hand; its pawn and its count. */

export interface BoardProps {
  readonly view: View;
  readonly speech: Speech;
}

export interface PrintedProps extends BoardProps {
  readonly card: Card;
}

export interface Card {
  readonly width: number;
  readonly height: number;
  /** Where the steps stand. */
  readonly floor: number;
  /** Heights of the steps by bundle. */
  readonly steps: Readonly<Record<1 | 2 | 4, number>>;
  /** Squares drawn of a step that lies ahead. */
  readonly ahead: number;
  /** Where the count stands, and its lines. */
  readonly words: { readonly x: number; readonly lines: readonly [number, number] };
  /** Sizes of letters, in units of the drawing; `line`: from one line of prices to the next. */
  readonly type: {
    readonly cycle: number;
    readonly title: readonly number[];
    readonly price: number;
    readonly value: number;
    readonly line: number;
    readonly cliff: number;
  };
}

/** For a wall, to be read from the back row. */
export const WALL: Card = {
  width: 820,
  height: 440,
  floor: 398,
  steps: { 1: 112, 2: 190, 4: 226 },
  ahead: 4,
  words: { x: 24, lines: [66, 110] },
  type: { cycle: 20, title: [30, 24, 20], price: 20, value: 24, line: 32, cliff: 40 },
};
/** For a hand: the same in less room, with the words as large. */
export const HAND: Card = {
  width: 400,
  height: 258,
  floor: 228,
  steps: { 1: 62, 2: 110, 4: 124 },
  ahead: 3,
  words: { x: 20, lines: [38, 60] },
  type: { cycle: 13, title: [20, 15], price: 13, value: 16, line: 23, cliff: 26 },
};

export const LEFT = 16;
export const SQUARE_HEIGHT = 22;

export const Pawn = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <g fill="var(--tb-pawn)" stroke="var(--tb-pawn-edge)" stroke-width="1.4" transform={`translate(${x} ${y})`}>
    <ellipse cy="1" rx="13" ry="4" fill="#000" stroke="none" opacity=".25" />
    <path d="M-12 0C-12-5-8-6-6-9-4-13-3.500-20-3.500-24H3.500C3.500-20 4-13 6-9 8-6 12-5 12 0Z" />
    <circle cy="-32" r="9" />
  </g>
);

interface CountProps {
  readonly card: Card;
  readonly figure?: string;
  readonly words: string;
  readonly help: string;
}

export const CountWords = ({ card, figure, words, help }: CountProps) => (
  <>
    <text class={card === WALL ? 'tb-count wall' : 'tb-count'} x={card.words.x} y={card.words.lines[0]}>
      {figure !== undefined && `${figure} `}
      <tspan class="besley tb-count-word">{words}</tspan>
    </text>
    <text class={card === WALL ? 'tb-count-help wall' : 'tb-count-help'} x={card.words.x} y={card.words.lines[1]}>
      {help}
    </text>
  </>
);

const PARTS: readonly (keyof PotOrigin)[] = ['food', 'servants', 'rents', 'aid', 'dividends', 'wages', 'stakes', 'leisure', 'carried'];

/** The pot as one bar, by where it came from; the words stand under it, where they cannot run into each other. */
export const PotBar = ({ view, speech }: { readonly view: View; readonly speech: Speech }) => {
  const { words, number } = speech;
  const { origin } = view.table.battleReport;
  const parts = PARTS.map((part) => ({ part, cards: origin[part] })).filter(({ cards }) => cards > 0);
  const sum = parts.reduce((all, { cards }) => all + cards, 0);
  if (sum === 0) return null;
  return (
    <div class="tb-pot" data-explain="potParts">
      <h3>{words('potFrom', { cards: number(sum) })}</h3>
      <div class="tb-pot-bar" aria-hidden="true">
        {parts.map(({ part, cards }) => (
          <span key={part} style={{ flexGrow: cards, '--tb-part': `var(--tb-${part})` }} />
        ))}
      </div>
      <ul class="cluster hint">
        {parts.map(({ part, cards }) => (
          <li key={part} style={{ '--tb-part': `var(--tb-${part})` }}>
            <b>{number(cards)}</b> {words(`potParts.${part}`)}
          </li>
        ))}
      </ul>
    </div>
  );
};
