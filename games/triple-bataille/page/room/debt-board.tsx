import { BackCard, BackLattice } from '../pieces/cards.tsx';
import { useScene } from '../speech.ts';
import { type Card, CountWords, CycleName, HAND, LEFT, Pawn, PRINTED, SQUARE_HEIGHT, Squares, useCard } from './money-card.tsx';
import { changeWords, creditCount, type CreditStep, creditSteps } from './rows.ts';

/* Debt money (TB-2.8): a flight of steps, wide as their credits, high as their bundle. */

const SQUARES_PER_COUNT = 4;

const heightOf = ({ steps }: Card, bundle: number): number => (bundle === 1 ? steps[1] : bundle === 2 ? steps[2] : steps[4]);

interface PriceProps {
  readonly x: number;
  readonly y: number;
  readonly kind: 'living' | 'house' | 'workshop' | 'credit' | 'creditShort';
  readonly value: string;
}

const Price = ({ x, y, kind, value }: PriceProps) => {
  const { words } = useScene();
  const { type } = useCard();
  return (
    <text x={x} y={y} font-size={type.price} style={PRINTED}>
      <tspan class="w750" font-size={type.value} style={{ fill: 'var(--slip)' }}>
        {value}
      </tspan>{' '}
      {words(`priceLines.${kind}`)}
    </text>
  );
};

/** Letters of the titles are about so wide, in their own size. */
const LETTER = 0.56;
/** Those of prices. */
const SMALL_LETTER = 0.45;

/** As large as the step allows; a narrow one says only how many cards. */
const StepTitle = ({ x, y, width, bundle }: { readonly x: number; readonly y: number; readonly width: number; readonly bundle: number }) => {
  const { words, cards } = useScene();
  const { type } = useCard();
  const texts = [words('bundleIs', { cards: bundle }), cards(bundle)].flatMap((text) => type.title.map((size) => ({ text, size })));
  const found = texts.find(({ text, size }) => text.length * size * LETTER < width - 16);
  if (found === undefined) return null;
  return (
    <text class="bes w600" x={x + 10} y={y} font-size={found.size} style={PRINTED}>
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
  <g>
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

const Step = ({ step, credits }: { readonly step: DrawnStep; readonly credits: number }) => {
  const { table, options, words, number } = useScene();
  const card = useCard();
  const { x, width, height, squares, bundle, state } = step;
  const { type } = card;
  const top = card.floor - height;
  const unit = width / Math.max(1, squares);
  const [first, second] = [top + type.line * 2.25, top + type.line * 3.25];
  const valueOf = (square: number): number => Math.round(step.from * table.count + ((square + 1) * table.count) / SQUARES_PER_COUNT);
  const credit = words('creditPrice', { size: options.creditSize, interest: number(table.bank.halfRate / 2) });
  // The column on the right is half a step: the words that do not fit into it would run over the next one.
  const creditWide = SMALL_LETTER * (credit.length * type.value + words('priceLines.credit').length * type.price);
  return (
    <g opacity={state === 'ahead' ? 0.45 : undefined}>
      <rect x={x} y={top} width={width} height={height} stroke="var(--board-line)" fill={`var(--tb-ground-${bundle})`} />
      <Squares
        count={squares}
        x={x}
        y={top}
        unit={unit}
        width={Math.max(2, unit - 2)}
        isReached={(square) => state === 'passed' || (state === 'now' && valueOf(square) <= credits)}
        {...(unit > 20 && card === HAND ? { value: (square: number) => number(valueOf(square)) } : {})}
      />
      <StepTitle x={x} y={top + type.line * 1.15} width={width} bundle={bundle} />
      {width > 11 * type.value + 50 && (
        <>
          <Price x={x + 12} y={first} value={number(bundle)} kind="living" />
          <Price x={x + width / 2} y={first} value={number(2 * bundle)} kind="house" />
          <Price x={x + 12} y={second} value={number(8 * bundle)} kind="workshop" />
          <Price x={x + width / 2} y={second} value={credit} kind={creditWide < width / 2 ? 'credit' : 'creditShort'} />
        </>
      )}
      {step.divide > 1 && state === 'now' && <FallingCards x={x + width} y={top} floor={card.floor} />}
      {step.divide > 1 && state !== 'ahead' && (
        <text class="bes w700" x={x + width - 8} y={top - SQUARE_HEIGHT - 46} text-anchor="end" font-size={type.cliff} style={{ fill: 'var(--wax)' }}>
          ÷ {step.divide}
        </text>
      )}
      <CycleName x={x + width / 2} name={step.cycle.replace('C', '')} isNow={state === 'now'} />
    </g>
  );
};

/** Debt money: credits go up the steps, the end of the last one is a cliff. */
export const DebtBoard = () => {
  const scene = useScene();
  const { view, table, words, number } = scene;
  const card = useCard();
  const { cycle, count } = table;
  const { credits, left } = creditCount(view);
  const steps = lay(creditSteps(view), card);
  const now = steps.find(({ state }) => state === 'now');
  const part = now === undefined ? 0 : Math.min(1, Math.max(0, (credits / Math.max(1, count) - now.from) / (now.to - now.from)));
  return (
    <>
      {steps.map((step) => (
        <Step key={`${step.cycle} ${step.x}`} step={step} credits={credits} />
      ))}
      {now !== undefined && <Pawn x={now.x + part * now.width} y={card.floor - now.height - SQUARE_HEIGHT} />}
      <CountWords
        figure={number(credits)}
        words={words('creditsOut', { credits })}
        help={cycle.pending ? words('changePending') : left > 0 ? changeWords(scene) : ''}
      />
    </>
  );
};
