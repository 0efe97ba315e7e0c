import { ENVIRONMENT_TAX } from '#games/anti-monopoly/data.ts';
import { Circuit } from '#web/svg/circuit.tsx';
import { squareKind } from '../facts.ts';
import type { Box } from '#web/svg/box.ts';
import { SQUARES, squareBox } from '../geometry.ts';
import { squareLabel } from '../square-label.ts';
import { FoundationCorner, GoCorner, StartCorner, TenCorner } from './corner-square.tsx';
import { CardSquare, CompanySquare, TaxSquare } from './plain-square.tsx';
import { PhoneSquare } from './phone-square.tsx';
import type { BoardScene } from './scene.ts';
import { StreetSquare } from './street-square.tsx';
import './squares.css';

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

/** AM-13.1: the forty squares. */
export const Squares = ({ scene, onPress }: { readonly scene: BoardScene; readonly onPress: (square: number) => void }) => {
  const { view, layout, speech, targets, shown } = scene;
  return (
    <Circuit
      label={speech.words('circuit')}
      squares={SQUARES}
      boxOf={(square) => squareBox(layout, square)}
      labelOf={(square) => squareLabel(view, square, speech, targets.has(square))}
      classOf={(square) => `am-square${targets.has(square) ? ' am-target' : ''}`}
      targets={[...targets]}
      ring={layout.wide ? { ink: 8, brass: 4.5 } : { ink: 5, brass: 2.8 }}
      onPress={onPress}
      draw={(square) => (
        <>
          <rect {...squareBox(layout, square)} class="am-ground" />
          <Drawn scene={scene} square={square} />
          <rect {...squareBox(layout, square)} class="am-outline" />
        </>
      )}
    >
      {shown !== null && !targets.has(shown) && <ShownRing box={squareBox(layout, shown)} />}
    </Circuit>
  );
};

/** The square whose title lies in the middle. */
const ShownRing = ({ box }: { readonly box: Box }) => <rect class="am-shown" x={box.x + 1} y={box.y + 1} width={box.width - 2} height={box.height - 2} />;
