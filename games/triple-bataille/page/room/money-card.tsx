import type { PotOrigin } from '#games/triple-bataille/types.ts';
import { Fragment } from 'preact';
import { range } from '#kernel/collections.ts';
import { shared } from '#web/kit/interface/scene.tsx';
import { useScene } from '../speech.ts';

/* The printed card under every money board, for a wall and for a hand; its pawn and its count. */

/** For a wall, to be read from the back row. Sizes are units of the drawing. */
export const WALL = {
  width: 820,
  height: 440,
  /** Where the steps stand, and their heights by bundle. */
  floor: 398,
  steps: { 1: 112, 2: 190, 4: 226 },
  /** Squares drawn of a step that lies ahead. */
  ahead: 4,
  /** Where the count stands, and its lines. */
  words: { x: 24, lines: [66, 110] },
  /** Of letters; `line`: from one line of prices to the next; `count`: its figure, its word, what comes. */
  type: { cycle: 20, title: [30, 24, 20], price: 20, value: 24, line: 32, cliff: 40, count: [60.8, 37.2, 26] },
};
export type Card = typeof WALL;

/** For a hand: the same in less room, with the words as large. */
export const HAND: Card = {
  width: 400,
  height: 258,
  floor: 228,
  steps: { 1: 62, 2: 110, 4: 124 },
  ahead: 3,
  words: { x: 20, lines: [38, 60] },
  type: { cycle: 13, title: [20, 15], price: 13, value: 16, line: 23, cliff: 26, count: [31, 26, 14] },
};

/** The card that is drawn on. */
export const [CardProvider, useCard] = shared<Card>('the money board');

/** Letters on a step. */
export const PRINTED = { fill: 'var(--on-baize)' };

export const LEFT = 16;
export const SQUARE_HEIGHT = 22;

interface SquaresProps {
  readonly count: number;
  /** Of the first one, and from one to the next. */
  readonly x: number;
  readonly y: number;
  readonly unit: number;
  readonly width: number;
  readonly isReached: (square: number) => boolean;
  /** Written on it. */
  readonly value?: (square: number) => string;
}

/** The squares on a step; every fourth value stands out. */
export const Squares = ({ count, x, y, unit, width, isReached, value }: SquaresProps) => (
  <>
    {range(count).map((square) => (
      <Fragment key={square}>
        <rect
          fill={isReached(square) ? 'var(--brass)' : 'var(--tb-square)'}
          stroke="var(--edge)"
          stroke-width=".8"
          x={x + square * unit + 1}
          y={y - SQUARE_HEIGHT}
          width={width}
          height={SQUARE_HEIGHT}
          rx="3"
        />
        {value !== undefined && (
          <text
            class={(square + 1) % 4 === 0 ? 'w750' : undefined}
            x={x + (square + 0.5) * unit}
            y={y - 7}
            text-anchor="middle"
            font-size="11"
            style={{ fill: isReached(square) ? 'var(--bar-ink)' : 'var(--ink-2)' }}
          >
            {value(square)}
          </text>
        )}
      </Fragment>
    ))}
  </>
);

/** Under a step. */
export const CycleName = ({ x, name, isNow }: { readonly x: number; readonly name: string; readonly isNow: boolean }) => {
  const { words } = useScene();
  const { floor, type } = useCard();
  return (
    <text class={isNow ? 'w750' : undefined} x={x} y={floor + type.cycle * 1.5} text-anchor="middle" font-size={type.cycle} style={{ fill: 'var(--ink-2)' }}>
      {words('cycle', { name })}
    </text>
  );
};

export const Pawn = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <g fill="var(--tb-pawn)" stroke="var(--tb-pawn-edge)" stroke-width="1.4" transform={`translate(${x} ${y})`}>
    <ellipse cy="1" rx="13" ry="4" fill="#000" stroke="none" opacity=".25" />
    <path d="M-12 0C-12-5-8-6-6-9-4-13-3.500-20-3.500-24H3.500C3.500-20 4-13 6-9 8-6 12-5 12 0Z" />
    <circle cy="-32" r="9" />
  </g>
);

interface CountProps {
  readonly figure?: string;
  readonly words: string;
  readonly help: string;
}

export const CountWords = ({ figure, words: said, help }: CountProps) => {
  const { words, type } = useCard();
  const [count, word, small] = type.count;
  return (
    <>
      <text class="w750" x={words.x} y={words.lines[0]} font-size={count}>
        {figure !== undefined && `${figure} `}
        <tspan class="besley w600" font-size={word}>
          {said}
        </tspan>
      </text>
      <text x={words.x} y={words.lines[1]} font-size={small} style={{ fill: 'var(--ink-2)' }}>
        {help}
      </text>
    </>
  );
};

const PARTS: readonly (keyof PotOrigin)[] = ['food', 'servants', 'rents', 'aid', 'dividends', 'wages', 'stakes', 'leisure', 'carried'];

/** The pot as one bar, by where it came from; the words stand under it, where they cannot run into each other. */
export const PotBar = ({ wall = false }: { readonly wall?: boolean }) => {
  const { table, words, number } = useScene();
  const { origin } = table.battleReport;
  const parts = PARTS.map((part) => ({ part, cards: origin[part] })).filter(({ cards }) => cards > 0);
  const sum = parts.reduce((all, { cards }) => all + cards, 0);
  if (sum === 0) return null;
  return (
    <div class={wall ? 'grow' : undefined} data-explain="potParts">
      <h3 class={wall ? 'tb-pot-title t5 text-ink' : 'mb-3 text-ink-2 t4'}>{words('potFrom', { cards: number(sum) })}</h3>
      <div class="flex" style={{ height: wall ? 'calc(var(--u) * 26)' : '14px' }} aria-hidden="true">
        {parts.map(({ part, cards }) => (
          <span key={part} style={{ flexGrow: cards, background: `var(--tb-${part})` }} />
        ))}
      </div>
      <ul class={`cluster hint mt-2 ${wall ? 'tb-pot-parts-wall' : 'tb-pot-parts'}`}>
        {parts.map(({ part, cards }) => (
          <li key={part} class="tb-part" style={{ '--tb-part': `var(--tb-${part})` }}>
            <b class="text-ink">{number(cards)}</b> {words(`potParts.${part}`)}
          </li>
        ))}
      </ul>
    </div>
  );
};
