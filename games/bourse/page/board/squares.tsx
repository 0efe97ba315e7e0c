import { LOAN_CARDS_PER_BANK } from '#games/bourse/data.ts';
import type { Square } from '#games/bourse/types.ts';
import { useBrass } from '#web/kit/svg/brass.tsx';
import { Mark } from '#web/kit/svg/seat-mark.tsx';
import type { Box } from '#web/kit/svg/box.ts';
import { GhostSlip } from './ghost-slip.tsx';
import { type BoardScene, borrowersAt, litSecurity } from './pawns.tsx';
import { at } from '#kernel/collections.ts';
import { Circuit } from '#web/kit/svg/circuit.tsx';
import { squareBox, SQUARES } from '../geometry.ts';
import { squareLabel } from '../names.ts';
import { SecuritySquare } from './security-square.tsx';
import './squares.css';

interface CornerProps {
  readonly scene: BoardScene;
  readonly square: Exclude<Square, { readonly kind: 'security' }>;
  readonly index: number;
  readonly box: Box;
}

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
const LoanCards = ({ scene, bank, size, step }: { readonly scene: BoardScene; readonly bank: 'A' | 'B'; readonly size: number; readonly step: number }) => {
  const borrowers = borrowersAt(scene.view, bank);
  return (
    <>
      {Array.from({ length: LOAN_CARDS_PER_BANK }, (_, place) => {
        const x = (place - 2) * step;
        const seat = borrowers[place];
        if (seat !== undefined) return <Mark key={place} seat={seat} x={x} y={0} size={size} edgeWidth={1} />;
        return <rect key={place} x={x - size * 0.42} y={-size / 2} width={size * 0.84} height={size} rx="1.5" fill="var(--sheet)" stroke="var(--board-line)" />;
      })}
    </>
  );
};

const Start = ({ scene, box }: { readonly scene: BoardScene; readonly box: Box }) => {
  const { words } = scene.speech;
  const { x, y, width } = box;
  const middle = x + width / 2;
  const plate = useBrass().plate;
  if (!scene.layout.wide) {
    return (
      <>
        <path d={`M${x + 9} ${y + 31}h${width - 31}v-5l13 9l-13 9v-5h${31 - width}z`} fill={plate} stroke="var(--board-line)" />
        <text class="bes bo-corner bo-phone" x={middle} y={y + 19} text-anchor="middle">
          {words('start')}
        </text>
      </>
    );
  }
  return (
    <>
      <path d={`M${x + 20} ${y + 40}h${width - 62}v-10l24 17l-24 17v-10h${62 - width}z`} fill={plate} stroke="var(--board-line)" stroke-width="1.2" />
      <text class="bes bo-corner" x={middle} y={y + 24} text-anchor="middle">
        {words('start')}
      </text>
      {[words('startDividends'), words('startEvent')].map((line, row) => (
        <text key={line} class="bo-note" x={middle} y={y + 80 + row * 13} text-anchor="middle">
          {line}
        </text>
      ))}
    </>
  );
};

const Bank = ({ scene, box, bank }: { readonly scene: BoardScene; readonly box: Box; readonly bank: 'A' | 'B' }) => {
  const { wide } = scene.layout;
  const middle = box.x + box.width / 2;
  return (
    <>
      <g transform={`translate(${middle} ${box.y + (wide ? 34 : 20)}) scale(${wide ? 0.86 : 0.56})`}>
        <BankDrawing />
      </g>
      <text class={wide ? 'bes bo-corner' : 'bo-corner bo-phone'} x={middle} y={box.y + (wide ? 71 : 44)} text-anchor="middle">
        {scene.speech.words('bank', { bank })}
      </text>
      <g transform={`translate(${middle} ${box.y + (wide ? 86 : 52)})`}>
        <LoanCards scene={scene} bank={bank} size={wide ? 12 : 7.4} step={wide ? 16 : 10} />
      </g>
    </>
  );
};

const Event = ({ scene, box }: { readonly scene: BoardScene; readonly box: Box }) => {
  const { wide } = scene.layout;
  const { words } = scene.speech;
  const middle = box.x + box.width / 2;
  return (
    <>
      <g transform={`translate(${middle} ${box.y + (wide ? 42 : 24)}) scale(${wide ? 0.92 : 0.58})`}>
        <EventDrawing />
      </g>
      <text class={wide ? 'bes bo-corner' : 'bo-corner bo-phone'} x={middle} y={box.y + box.height - (wide ? 24 : 7)} text-anchor="middle">
        {words('event')}
      </text>
      {wide && (
        <text class="bo-note" x={middle} y={box.y + box.height - 10} text-anchor="middle">
          {words('cardsLeft', { count: scene.view.table.cardsLeft })}
        </text>
      )}
    </>
  );
};

const CornerSquare = ({ scene, square, index, box }: CornerProps) => {
  const ghost = scene.ghosts.get(index);
  return (
    <>
      <rect class="bo-ground" {...box} fill={square.kind === 'bank' ? 'var(--bk-bg)' : 'var(--ev-bg)'} stroke="var(--board-line)" stroke-width="1.2" />
      {scene.layout.wide && (
        <rect
          x={box.x + 5}
          y={box.y + 5}
          width={box.width - 10}
          height={box.height - 10}
          fill="none"
          stroke="var(--board-line)"
          stroke-width=".6"
          opacity=".7"
        />
      )}
      {square.kind === 'start' && <Start scene={scene} box={box} />}
      {square.kind === 'event' && <Event scene={scene} box={box} />}
      {square.kind === 'bank' && <Bank scene={scene} box={box} bank={square.bank} />}
      {ghost !== undefined && <GhostSlip ghost={ghost} box={box} wide={scene.layout.wide} />}
    </>
  );
};

/** BO-13.1: the twenty squares. */
export const Squares = ({ scene, onPress }: { readonly scene: BoardScene; readonly onPress: (square: number) => void }) => {
  const { view, layout, speech, targets, ghosts, point } = scene;
  const lit = litSecurity(view);
  const securityOn = (index: number): string | null => {
    const square = view.data.squares[index];
    return square?.kind === 'security' ? square.security : null;
  };
  return (
    <Circuit
      label={speech.words('circuit')}
      squares={SQUARES}
      boxOf={(index) => squareBox(layout, index)}
      labelOf={(index) => squareLabel(view, index, speech, ghosts.get(index), targets.has(index))}
      classOf={(index) => `bo-square${targets.has(index) ? ' bo-target' : ''}${lit !== null && securityOn(index) === lit ? ' bo-visited' : ''}`}
      targets={[...targets.keys()]}
      ring={layout.wide ? { ink: 7, brass: 4 } : { ink: 5.5, brass: 3 }}
      onPress={onPress}
      onPoint={(index, inside) => {
        const security = securityOn(index);
        if (security !== null) point(inside ? { kind: 'thing', id: security } : null);
      }}
      draw={(index) => {
        const square = at(view.data.squares, index);
        const box = squareBox(layout, index);
        return square.kind === 'security' ? (
          <SecuritySquare scene={scene} security={square.security} square={index} box={box} />
        ) : (
          <CornerSquare scene={scene} square={square} index={index} box={box} />
        );
      }}
    >
      <PointedRing scene={scene} />
    </Circuit>
  );
};

/** What is pointed at elsewhere (a chart, a chip of an account) is outlined here. */
const PointedRing = ({ scene: { view, layout, pointed } }: { readonly scene: BoardScene }) => {
  if (pointed?.kind !== 'thing') return null;
  const index = view.data.squares.findIndex((square) => square.kind === 'security' && square.security === pointed.id);
  if (index === -1) return null;
  const box = squareBox(layout, index);
  return <rect class="bo-pointed" x={box.x + 1.5} y={box.y + 1.5} width={box.width - 3} height={box.height - 3} />;
};
