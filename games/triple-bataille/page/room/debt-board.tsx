import { range } from '#kernel/collections.ts';
import { BackCard, BackLattice } from '../pieces/cards.tsx';
import { type Card, CountWords, HAND, LEFT, Pawn, type PrintedProps, SQUARE_HEIGHT } from './money-card.tsx';
import { creditCount, type CreditStep, creditSteps } from './rows.ts';

/* Debt money (TB-2.8): a flight of steps, wide as their credits, high as their bundle. */

const SQUARES_PER_COUNT = 4;

const heightOf = ({ steps }: Card, bundle: number): number => (bundle === 1 ? steps[1] : bundle === 2 ? steps[2] : steps[4]);

interface PriceProps {
  readonly x: number;
  readonly y: number;
  readonly word: string;
  readonly value: string;
  readonly card: Card;
}

const Price = ({ x, y, word, value, card }: PriceProps) => (
  <text class="tb-step-price" x={x} y={y} font-size={card.type.price}>
    <tspan class="tb-step-value" font-size={card.type.value}>
      {value}
    </tspan>{' '}
    {word}
  </text>
);

/** Letters of the titles are about so wide, in their own size. */
const LETTER = 0.56;

/** As large as the step allows; a narrow one says only how many cards. */
const StepTitle = ({
  x,
  y,
  width,
  full,
  short,
  sizes,
}: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly full: string;
  readonly short: string;
  readonly sizes: readonly number[];
}) => {
  const fits = (text: string, size: number): boolean => text.length * size * LETTER < width - 16;
  const found = [full, short].flatMap((text) => sizes.filter((size) => fits(text, size)).map((size) => ({ text, size })))[0];
  if (found === undefined) return null;
  return (
    <text class="bes tb-step-title" x={x + 10} y={y} style={{ fontSize: `${found.size}px` }}>
      {found.text}
    </text>
  );
};

const FALLING = [
  { dx: 8, fall: 0.04, turn: 14 },
  { dx: 18, fall: 0.22, turn: 48 },
  { dx: 9, fall: 0.42, turn: -20 },
  { dx: 22, fall: 0.6, turn: 72 },
  { dx: 12, fall: 0.8, turn: 24 },
] as const;

/** The end of a cycle that divides all money is a cliff. */
const FallingCards = ({ x, y, floor }: { readonly x: number; readonly y: number; readonly floor: number }) => (
  <g class="tb-falling">
    <BackLattice id="tb-falling" />
    {FALLING.map(({ dx, fall, turn }) => (
      <BackCard key={dx} lattice="tb-falling" plain transform={`translate(${x + dx} ${y - 10 + fall * (floor - y)}) rotate(${turn}) scale(.2)`} />
    ))}
  </g>
);

interface DrawnStep extends CreditStep {
  readonly x: number;
  readonly width: number;
  readonly height: number;
  readonly squares: number;
}

const lay = (steps: readonly CreditStep[], card: Card): readonly DrawnStep[] => {
  const squares = steps.map(({ from, to, state }) => {
    const all = (to - from) * SQUARES_PER_COUNT;
    // Pale steps show only their beginning.
    return state === 'ahead' ? Math.min(all, card.ahead) : all;
  });
  const unit = (card.width - 2 * LEFT) / squares.reduce((sum, count) => sum + count, 0);
  let x = LEFT;
  return steps.map((step, index) => {
    const count = squares[index] ?? 0;
    const drawn = { ...step, x, width: count * unit, height: heightOf(card, step.bundle), squares: count };
    x += count * unit;
    return drawn;
  });
};

const Step = ({ step, view, speech, credits, card }: PrintedProps & { readonly step: DrawnStep; readonly credits: number }) => {
  const { words, number } = speech;
  const { count } = view.table;
  const { x, width, height, squares, bundle } = step;
  const top = card.floor - height;
  const unit = width / Math.max(1, squares);
  const { type } = card;
  const lines = [top + type.line * 2.25, top + type.line * 3.25] as const;
  return (
    <g class={`tb-step tb-step-${step.state}`}>
      <rect x={x} y={top} width={width} height={height} stroke="var(--board-line)" fill={`var(--tb-ground-${bundle})`} />
      {range(squares).map((square) => {
        const value = Math.round(step.from * count + ((square + 1) * count) / SQUARES_PER_COUNT);
        return (
          <g key={square}>
            <rect
              class={step.state === 'passed' || (step.state === 'now' && value <= credits) ? 'tb-square reached' : 'tb-square'}
              x={x + square * unit + 1}
              y={top - SQUARE_HEIGHT}
              width={Math.max(2, unit - 2)}
              height={SQUARE_HEIGHT}
              rx="3"
            />
            {unit > 20 && card === HAND && (
              <text class={(square + 1) % SQUARES_PER_COUNT === 0 ? 'tb-square-value bold' : 'tb-square-value'} x={x + (square + 0.5) * unit} y={top - 7}>
                {number(value)}
              </text>
            )}
          </g>
        );
      })}
      <StepTitle x={x} y={top + type.line * 1.15} width={width} full={words('bundleIs', { cards: bundle })} short={speech.cards(bundle)} sizes={type.title} />
      {width > 11 * type.value + 50 && (
        <>
          <Price card={card} x={x + 12} y={lines[0]} value={number(bundle)} word={words('priceLines.living')} />
          <Price card={card} x={x + width / 2} y={lines[0]} value={number(2 * bundle)} word={words('priceLines.house')} />
          <Price card={card} x={x + 12} y={lines[1]} value={number(8 * bundle)} word={words('priceLines.workshop')} />
          <Price
            card={card}
            x={x + width / 2}
            y={lines[1]}
            value={words('creditPrice', { size: view.options.creditSize, interest: number(view.table.bank.halfRate / 2) })}
            word={words('priceLines.credit')}
          />
        </>
      )}
      {step.divide > 1 && step.state === 'now' && <FallingCards x={x + width} y={top} floor={card.floor} />}
      {step.divide > 1 && step.state !== 'ahead' && (
        <text class="bes tb-cliff" x={x + width - 8} y={top - SQUARE_HEIGHT - 46} text-anchor="end" font-size={type.cliff}>
          ÷ {step.divide}
        </text>
      )}
      <text class={step.state === 'now' ? 'tb-cycle bold' : 'tb-cycle'} x={x + width / 2} y={card.floor + type.cycle * 1.5} font-size={type.cycle}>
        {words('cycle', { name: step.cycle.replace('C', '') })}
      </text>
    </g>
  );
};

/** Debt money: credits go up the steps, the end of the last one is a cliff. */
export const DebtBoard = ({ view, speech, card }: PrintedProps) => {
  const { words, number } = speech;
  const { credits, left, divide, doubles } = creditCount(view);
  const steps = lay(creditSteps(view), card);
  const now = steps.find(({ state }) => state === 'now');
  const { count, cycle } = view.table;
  const change = divide > 1 ? words('thenDivide', { divisor: divide }) : doubles ? words('thenDouble') : words('thenNothing');
  const part = now === undefined ? 0 : Math.min(1, Math.max(0, (credits / Math.max(1, count) - now.from) / (now.to - now.from)));
  return (
    <>
      {steps.map((step) => (
        <Step key={`${step.cycle} ${step.x}`} step={step} view={view} speech={speech} credits={credits} card={card} />
      ))}
      {now !== undefined && <Pawn x={now.x + part * now.width} y={card.floor - now.height - SQUARE_HEIGHT} />}
      <CountWords
        card={card}
        figure={number(credits)}
        words={words('creditsOut', { credits })}
        help={cycle.pending ? words('changePending') : left > 0 ? words('untilChange', { left, change }) : ''}
      />
    </>
  );
};
