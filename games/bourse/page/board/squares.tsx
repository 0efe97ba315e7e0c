import { LOAN_CARDS_PER_BANK } from '#games/bourse/data.ts';
import type { BankId, Square } from '#games/bourse/types.ts';
import { at, range } from '#kernel/collections.ts';
import type { Box } from '#web/kit/svg/box.ts';
import { useBrass } from '#web/kit/svg/brass.tsx';
import { Circuit } from '#web/kit/svg/circuit.tsx';
import { Mark } from '#web/kit/svg/seats.tsx';
import { borrowersAt, litSecurity } from '../facts.ts';
import { squareBox, SQUARES } from '../geometry.ts';
import { squareLabel } from '../names.ts';
import { useDrawing, useScene } from '../scene.ts';
import { GhostSlip, SecuritySquare } from './security-square.tsx';

/** A temple of money. */
const BankDrawing = () => (
  <g fill="var(--sheet)" stroke="var(--board-line)" stroke-width="1.6" stroke-linejoin="round">
    <path d="M-22-8L0-22L22-8ZM-20-8H20V-4H-20ZM-22 18H22V22H-22Z" />
    <path d="M-16-4V18M-11-4V18M-3-4V18M3-4V18M11-4V18M16-4V18" fill="none" />
    <circle cy="-13" r="3" fill={useBrass().cast} stroke-width="1" />
  </g>
);

/** Two cards, the upper one with the star of the unforeseen. */
const EventDrawing = () => (
  <g stroke="var(--board-line)" stroke-width="1.4">
    <rect x="-20" y="-24" width="30" height="42" rx="3" transform="rotate(-9)" fill="var(--board-2)" />
    <rect x="-12" y="-23" width="30" height="42" rx="3" transform="rotate(7)" fill="var(--sheet)" />
    <path
      d="M0-14L3.6-4.8L13-4.4L5.8 1.6L8.2 11L0 5.8L-8.2 11L-5.8 1.6L-13-4.4L-3.6-4.8Z"
      transform="translate(3 -2) rotate(7)"
      fill="var(--wax)"
      stroke-width="1"
    />
  </g>
);

/** Loan cards at the counter: those lent bear the borrower's mark (BO-13.9). */
const LoanCards = ({ bank, size, step }: { readonly bank: BankId; readonly size: number; readonly step: number }) => {
  const borrowers = borrowersAt(useScene().view, bank);
  return (
    <>
      {range(LOAN_CARDS_PER_BANK).map((place) => {
        const x = (place - 2) * step;
        const seat = borrowers[place];
        if (seat !== undefined) return <Mark key={place} seat={seat} x={x} y={0} size={size} edgeWidth={1} />;
        return <rect key={place} x={x - size * 0.42} y={-size / 2} width={size * 0.84} height={size} rx="1.5" fill="var(--sheet)" stroke="var(--board-line)" />;
      })}
    </>
  );
};

interface CornerProps {
  readonly box: Box;
}

interface TextProps {
  readonly words: string;
  readonly x: number;
  readonly y: number;
}

/** The name of a corner. */
const Name = ({ words, x, y, small = 't1 w700 narrow-type' }: TextProps & { readonly small?: string }) => (
  <text class={useDrawing().layout.wide ? 'bes t4 w700' : small} x={x} y={y} text-anchor="middle">
    {words}
  </text>
);

const Note = ({ words, x, y }: TextProps) => (
  <text class="t1 fill-ink-2" x={x} y={y} text-anchor="middle">
    {words}
  </text>
);

const Start = ({ box: { x, y, width } }: CornerProps) => {
  const { words } = useScene();
  const { wide } = useDrawing().layout;
  const { plate } = useBrass();
  const middle = x + width / 2;
  const arrow = wide
    ? `M${x + 20} ${y + 40}h${width - 62}v-10l24 17l-24 17v-10h${62 - width}z`
    : `M${x + 9} ${y + 31}h${width - 31}v-5l13 9l-13 9v-5h${31 - width}z`;
  return (
    <>
      <path d={arrow} fill={plate} stroke="var(--board-line)" stroke-width={wide ? 1.2 : 1} />
      <Name small="bes t1 w700 narrow-type" words={words('start')} x={middle} y={y + (wide ? 24 : 19)} />
      {wide && <Note words={words('startDividends')} x={middle} y={y + 80} />}
      {wide && <Note words={words('startEvent')} x={middle} y={y + 93} />}
    </>
  );
};

const Bank = ({ box, bank }: CornerProps & { readonly bank: BankId }) => {
  const { words } = useScene();
  const { wide } = useDrawing().layout;
  const middle = box.x + box.width / 2;
  return (
    <>
      <g transform={`translate(${middle} ${box.y + (wide ? 34 : 20)}) scale(${wide ? 0.86 : 0.56})`}>
        <BankDrawing />
      </g>
      <Name words={words('bank', { bank })} x={middle} y={box.y + (wide ? 71 : 44)} />
      <g transform={`translate(${middle} ${box.y + (wide ? 86 : 52)})`}>
        <LoanCards bank={bank} size={wide ? 12 : 7.4} step={wide ? 16 : 10} />
      </g>
    </>
  );
};

const Event = ({ box }: CornerProps) => {
  const { view, words } = useScene();
  const { wide } = useDrawing().layout;
  const middle = box.x + box.width / 2;
  return (
    <>
      <g transform={`translate(${middle} ${box.y + (wide ? 42 : 24)}) scale(${wide ? 0.92 : 0.58})`}>
        <EventDrawing />
      </g>
      <Name words={words('event')} x={middle} y={box.y + box.height - (wide ? 24 : 7)} />
      {wide && <Note words={words('cardsLeft', { count: view.table.cardsLeft })} x={middle} y={box.y + box.height - 10} />}
    </>
  );
};

const CornerSquare = ({ square, index, box }: CornerProps & { readonly square: Exclude<Square, { readonly kind: 'security' }>; readonly index: number }) => {
  const { layout, ghosts } = useDrawing();
  const ghost = ghosts.get(index);
  const { x, y, width, height } = box;
  return (
    <>
      <rect {...box} fill={`var(--bo-ground, var(--${square.kind === 'bank' ? 'bk' : 'ev'}-bg))`} stroke="var(--board-line)" stroke-width="1.2" />
      {layout.wide && (
        <rect x={x + 5} y={y + 5} width={width - 10} height={height - 10} fill="none" stroke="var(--board-line)" stroke-width=".6" opacity=".7" />
      )}
      {square.kind === 'start' && <Start box={box} />}
      {square.kind === 'event' && <Event box={box} />}
      {square.kind === 'bank' && <Bank box={box} bank={square.bank} />}
      {ghost !== undefined && <GhostSlip ghost={ghost} box={box} />}
    </>
  );
};

/** BO-13.1: the twenty squares. */
export const Squares = () => {
  const scene = useScene();
  const { view, pointed, words } = scene;
  const { layout, targets, press, ghosts } = useDrawing();
  const lit = litSecurity(view);
  const securityOn = (index: number): string | null => {
    const square = view.data.squares[index];
    return square?.kind === 'security' ? square.security : null;
  };
  const classOf = (index: number): string => {
    if (targets.has(index)) return 'bo-square bo-target';
    return lit !== null && securityOn(index) === lit ? 'bo-square bo-visited' : 'bo-square';
  };
  return (
    <Circuit
      label={words('circuit')}
      squares={SQUARES}
      boxOf={(index) => squareBox(layout, index)}
      labelOf={(index) => squareLabel(scene, index, ghosts.get(index), targets.has(index))}
      classOf={classOf}
      targets={[...targets.keys()]}
      ring={layout.wide ? { ink: 7, brass: 4 } : { ink: 5.5, brass: 3 }}
      onPress={press}
      onPoint={(index, inside) => {
        const security = securityOn(index);
        if (security !== null) pointed.value = inside ? { kind: 'thing', id: security } : null;
      }}
      draw={(index) => {
        const square = at(view.data.squares, index);
        const box = squareBox(layout, index);
        if (square.kind !== 'security') return <CornerSquare square={square} index={index} box={box} />;
        return <SecuritySquare security={square.security} ghost={ghosts.get(index)} box={box} />;
      }}
    >
      <PointedRing />
    </Circuit>
  );
};

/** What is pointed at elsewhere (a chart, a chip of an account) is outlined here. */
const PointedRing = () => {
  const { view, pointed } = useScene();
  const { layout } = useDrawing();
  const { value } = pointed;
  if (value?.kind !== 'thing') return null;
  const index = view.data.squares.findIndex((square) => square.kind === 'security' && square.security === value.id);
  if (index === -1) return null;
  const { x, y, width, height } = squareBox(layout, index);
  return <rect x={x + 1.5} y={y + 1.5} width={width - 3} height={height - 3} fill="none" stroke="var(--blue)" stroke-width="2" pointer-events="none" />;
};
