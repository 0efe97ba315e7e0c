import { useState } from 'preact/hooks';
import { ENVIRONMENT_TAX } from '#games/anti-monopoly/data.ts';
import { Press, PressRing } from '../../../svg/press.tsx';
import { TargetRing } from '../../../svg/target-ring.tsx';
import { squareKind } from '../facts.ts';
import type { Box } from '../../../svg/box.ts';
import { SQUARES, squareAfterKey, squareBox } from '../geometry.ts';
import { squareLabel } from '../square-label.ts';
import { FoundationCorner, GoCorner, StartCorner, TenCorner } from './corner-square.tsx';
import { CardSquare, CompanySquare, TaxSquare } from './plain-square.tsx';
import { PhoneSquare } from './phone-square.tsx';
import type { BoardScene } from './scene.ts';
import { StreetSquare } from './street-square.tsx';
import './squares.css';

const focusSquare = (from: EventTarget | null, square: number): void => {
  if (from instanceof Element) from.closest('svg')?.querySelector<SVGElement>(`[data-press="square-${square}"]`)?.focus();
};

const Drawn = ({ scene, square }: { readonly scene: BoardScene; readonly square: number }) => {
  const box = squareBox(scene.layout, square);
  const kind = squareKind(square);
  const { words, money } = scene.speech;
  const parts = { scene, square, box };
  switch (kind.type) {
    case 'start':
      return <StartCorner scene={scene} box={box} />;
    case 'corner10':
      return <TenCorner scene={scene} box={box} />;
    case 'foundation':
      return <FoundationCorner scene={scene} box={box} />;
    case 'goDetention':
      return <GoCorner scene={scene} box={box} />;
    case 'street':
      return scene.density === 'phone' ? <PhoneSquare scene={scene} square={square} /> : <StreetSquare scene={scene} title={kind.title} square={square} />;
    case 'transport':
    case 'utility':
      return scene.density === 'phone' ? <PhoneSquare scene={scene} square={square} /> : <CompanySquare {...parts} title={kind.title} />;
    case 'card':
      return scene.density === 'phone' ? <PhoneSquare scene={scene} square={square} /> : <CardSquare {...parts} />;
    case 'incomeTax':
      return scene.density === 'phone' ? (
        <PhoneSquare scene={scene} square={square} />
      ) : (
        <TaxSquare {...parts} name={words('incomeTax')} sum={words('incomeTaxSum')} />
      );
    case 'envTax':
      return scene.density === 'phone' ? (
        <PhoneSquare scene={scene} square={square} />
      ) : (
        <TaxSquare {...parts} name={words('environmentTax')} sum={money(ENVIRONMENT_TAX)} />
      );
    default:
      return null;
  }
};

/** AM-13.1: the forty squares. One of them is in the tab order; the arrow keys reach the others. */
export const Circuit = ({ scene, onPress }: { readonly scene: BoardScene; readonly onPress: (square: number) => void }) => {
  const { view, layout, speech, targets, shown } = scene;
  const [first = 0] = targets;
  const [walked, setWalked] = useState<number | null>(null);
  const [ringed, setRinged] = useState<number | null>(null);
  return (
    <g role="group" aria-label={speech.words('circuit')}>
      {Array.from({ length: SQUARES }, (_, square) => {
        const box = squareBox(layout, square);
        return (
          <Press
            key={square}
            id={`square-${square}`}
            explains={`square ${square}`}
            class={`am-square${targets.has(square) ? ' am-target' : ''}`}
            label={squareLabel(view, square, speech, targets.has(square))}
            box={box}
            inTabOrder={square === (walked ?? first)}
            onPress={() => onPress(square)}
            onFocus={(byKeyboard) => {
              setWalked(square);
              setRinged(byKeyboard ? square : null);
            }}
            onBlur={() => setRinged(null)}
            onKeyDown={(event) => {
              const next = squareAfterKey(square, event.key);
              if (next === null) return;
              event.preventDefault();
              focusSquare(event.currentTarget, next);
            }}
          >
            <rect {...box} class="am-ground" />
            <Drawn scene={scene} square={square} />
            <rect {...box} class="am-outline" />
          </Press>
        );
      })}
      {shown !== null && <ShownRing box={squareBox(layout, shown)} />}
      {[...targets].map((square) => (
        <TargetRing key={square} box={squareBox(layout, square)} ink={layout.wide ? 8 : 5} brass={layout.wide ? 4.5 : 2.8} />
      ))}
      {ringed !== null && <PressRing box={squareBox(layout, ringed)} shown />}
    </g>
  );
};

/** The square whose title lies in the middle. */
const ShownRing = ({ box }: { readonly box: Box }) => <rect class="am-shown" x={box.x + 1} y={box.y + 1} width={box.width - 2} height={box.height - 2} />;
