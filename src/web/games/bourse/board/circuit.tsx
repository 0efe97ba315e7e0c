import { useState } from 'preact/hooks';
import { Press, PressRing } from '../../../svg/press.tsx';
import { TargetRing } from '../../../svg/target-ring.tsx';
import { SQUARES, squareBox } from '../geometry.ts';
import { squareLabel } from '../square-label.ts';
import { CornerSquare } from './corner-square.tsx';
import { type BoardScene, litSecurity } from './scene.ts';
import { SecuritySquare } from './security-square.tsx';
import './squares.css';

/** Arrow keys walk the circuit: right and down forward, left and up back; Home goes to Start. */
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

const focusSquare = (from: EventTarget | null, square: number): void => {
  if (from instanceof Element) from.closest('svg')?.querySelector<SVGElement>(`[data-press="square-${square}"]`)?.focus();
};

/** BO-13.1: the twenty squares. One of them is in the tab order; the arrow keys reach the others. */
export const Circuit = ({ scene, onPress }: { readonly scene: BoardScene; readonly onPress: (square: number) => void }) => {
  const { view, layout, speech, targets, ghosts, point } = scene;
  const [first = 0] = targets.keys();
  const [walked, setWalked] = useState<number | null>(null);
  const [ringed, setRinged] = useState<number | null>(null);
  const stop = walked ?? first;
  const lit = litSecurity(view);
  return (
    <g role="group" aria-label={speech.words('circuit')}>
      {view.data.squares.map((square, index) => {
        const box = squareBox(layout, index);
        const security = square.kind === 'security' ? square.security : null;
        const classes = ['bo-square', targets.has(index) ? 'bo-target' : '', security !== null && security === lit ? 'bo-visited' : ''];
        return (
          <Press
            key={index}
            id={`square-${index}`}
            explains={`square ${index}`}
            class={classes.join(' ')}
            label={squareLabel(view, index, speech, ghosts.get(index), targets.has(index))}
            box={box}
            inTabOrder={index === stop}
            onPress={() => onPress(index)}
            onFocus={(byKeyboard) => {
              setWalked(index);
              setRinged(byKeyboard ? index : null);
            }}
            onBlur={() => setRinged(null)}
            onPoint={(inside) => security !== null && point(inside ? { kind: 'thing', id: security } : null)}
            onKeyDown={(event) => {
              const step = STEPS[event.key];
              if (step === undefined && event.key !== 'Home') return;
              event.preventDefault();
              focusSquare(event.currentTarget, step === undefined ? 0 : (index + step + SQUARES) % SQUARES);
            }}
          >
            {square.kind === 'security' ? (
              <SecuritySquare scene={scene} security={square.security} square={index} box={box} />
            ) : (
              <CornerSquare scene={scene} square={square} index={index} box={box} />
            )}
          </Press>
        );
      })}
      {[...targets.keys()].map((index) => (
        <TargetRing key={index} box={squareBox(layout, index)} ink={layout.wide ? 7 : 5.5} brass={layout.wide ? 4 : 3} />
      ))}
      <PointedRing scene={scene} />
      {ringed !== null && <PressRing box={squareBox(layout, ringed)} shown />}
    </g>
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
