import type { SecurityId } from '#games/bourse/types.ts';
import { Wave } from '#web/kit/svg/ornaments.tsx';
import type { Box } from '#web/kit/svg/box.ts';
import { setName } from '../names.ts';
import { ROMAN } from '../speech.ts';
import { GhostSlip } from './ghost-slip.tsx';
import type { BoardScene } from './pawns.tsx';
import { OptionMarks, Titles } from './strip.tsx';

interface SecuritySquareProps {
  readonly scene: BoardScene;
  readonly security: SecurityId;
  readonly square: number;
  readonly box: Box;
}

const Ground = ({ box, band, risk }: { readonly box: Box; readonly band: number; readonly risk: number }) => (
  <>
    <rect class="bo-ground" {...box} fill="var(--board)" stroke="var(--board-line)" stroke-width="1.2" />
    <rect x={box.x + 0.6} y={box.y + 0.6} width={box.width - 1.2} height={band} fill={`var(--c-${risk})`} />
    <path d={`M${box.x} ${box.y + band}H${box.x + box.width}`} stroke="var(--board-line)" stroke-width=".8" />
  </>
);

/** The wide square: name, coefficient, price, last change, five titles. Side squares are tall and stack price and change. */
const WideSquare = ({ scene, security, square, box }: SecuritySquareProps) => {
  const { view, speech, ghosts } = scene;
  const { coefficient, kind } = view.data.securities[security];
  const { x, y, width, height } = box;
  const tall = height > width * 0.95;
  const name = setName(speech.company(view, security), width - 16, 14);
  const price = y + height - (tall ? 46 : 31);
  const moved = view.table.changes[security];
  const ghost = ghosts.get(square);
  return (
    <>
      <Ground box={box} band={19} risk={coefficient} />
      <Wave risk={coefficient} from={x + 37} to={x + width - 41} y={y + 10} height={15} />
      <text class="bes bo-roman" x={x + 9} y={y + 14.2}>
        {ROMAN[coefficient]}
      </text>
      <text class="bo-ticker" x={x + width - 8} y={y + 14} text-anchor="end">
        {security}
      </text>
      {name.lines.map((line, index) => (
        <text
          key={line}
          class={name.lines.length > 1 ? 'bes bo-name bo-name-two' : 'bes bo-name'}
          x={x + 9}
          y={y + 36 + index * 13}
          textLength={name.tight ? width - 18 : undefined}
          lengthAdjust={name.tight ? 'spacingAndGlyphs' : undefined}
        >
          {line}
        </text>
      ))}
      <text class="bo-price" x={x + 9} y={price}>
        {speech.number(view.table.quotes[security])}
        <tspan class="bo-unit" dx="3">
          F
        </tspan>
      </text>
      <Change
        x={tall ? x + 9 : x + width - 9}
        y={tall ? price + 15 : price}
        moved={moved}
        text={speech.number(Math.abs(moved))}
        anchor={tall ? 'start' : 'end'}
        hidden={!tall && ghost !== undefined}
      />
      {kind === 'bond' && ghost === undefined && (
        <text class="bes bo-bond" x={x + width - 8} y={price + 15} text-anchor="end">
          {speech.words('bond')}
        </text>
      )}
      <Titles scene={scene} security={security} x={x + 15} y={y + height - 14} size={13} step={17} />
      <OptionMarks scene={scene} security={security} x={x + width - 17} y={y + height - 14} />
      {ghost !== undefined && <GhostSlip ghost={ghost} box={box} wide />}
    </>
  );
};

interface ChangeProps {
  readonly x: number;
  readonly y: number;
  readonly moved: number;
  readonly text: string;
  readonly anchor: 'start' | 'end';
  readonly hidden: boolean;
}

const Change = ({ x, y, moved, text, anchor, hidden }: ChangeProps) => {
  if (hidden) return null;
  const className = moved === 0 ? 'bo-change bo-same' : moved > 0 ? 'bo-change bo-gain' : 'bo-change bo-loss';
  return (
    <text class={className} x={x} y={y} text-anchor={anchor}>
      {moved === 0 ? '=' : `${moved > 0 ? '+' : '−'}${text}`}
    </text>
  );
};

/** The phone's square: ticker, price in thousands, direction, five titles. */
const PhoneSquare = ({ scene, security, square, box }: SecuritySquareProps) => {
  const { view, ghosts } = scene;
  const { coefficient } = view.data.securities[security];
  const { x, y, width, height } = box;
  const thousands = view.table.quotes[security] / 1000;
  const moved = view.table.changes[security];
  const ghost = ghosts.get(square);
  const arrow = x + (thousands > 9 ? 29 : 20);
  return (
    <>
      <Ground box={box} band={13} risk={coefficient} />
      <text class="bes bo-roman bo-small" x={x + 5} y={y + 10.6}>
        {ROMAN[coefficient]}
      </text>
      {ghost === undefined && <Wave risk={coefficient} from={x + 24} to={x + width - 5} y={y + 7} height={10} thickness={1} />}
      <text class="bo-ticker bo-phone" x={x + 5} y={y + 26}>
        {security}
      </text>
      <text class="bo-price bo-phone" x={x + 5} y={y + 45}>
        {thousands}
      </text>
      {moved > 0 && <path class="bo-gain" d={`M${arrow} ${y + 42.7}l4.2-6.3l4.2 6.3z`} />}
      {moved < 0 && <path class="bo-loss" d={`M${arrow} ${y + 36.4}l4.2 6.3l4.2-6.3z`} />}
      <Titles scene={scene} security={security} x={x + 9.5} y={y + height - 7.6} size={8.4} step={10.6} />
      {ghost !== undefined && <GhostSlip ghost={ghost} box={box} wide={false} />}
    </>
  );
};

export const SecuritySquare = (props: SecuritySquareProps) => (props.scene.layout.wide ? <WideSquare {...props} /> : <PhoneSquare {...props} />);
