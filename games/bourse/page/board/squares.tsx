import { at } from '#kernel/collections.ts';
import { Circuit } from '#web/svg/circuit.tsx';
import { SQUARES, squareBox } from '../geometry.ts';
import { squareLabel } from '../square-label.ts';
import { CornerSquare } from './corner-square.tsx';
import { type BoardScene, litSecurity } from './scene.ts';
import { SecuritySquare } from './security-square.tsx';
import './squares.css';

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
