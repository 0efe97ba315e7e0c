import { TITLES_PER_SECURITY } from '#games/bourse/data.ts';
import type { SecurityId } from '#games/bourse/types.ts';
import { range } from '#kernel/collections.ts';
import type { Box } from '#web/kit/svg/box.ts';
import { Die } from '#web/kit/svg/die.tsx';
import { Wave } from '#web/kit/svg/ornaments.tsx';
import { Mark } from '#web/kit/svg/seats.tsx';
import { contractsOn, type Ghost, ownersOf } from '../facts.ts';
import { setName } from '../names.ts';
import { ROMAN, useDrawing, useScene } from '../scene.ts';

/** What a die would make of a quotation: dashed, in the colour of the line that it crosses. */
export const ghostLook = ({ limit }: Ghost) => ({
  fill: limit === 'ceiling' ? 'var(--chosen)' : limit === 'floor' ? 'var(--wax-tint)' : 'var(--sheet)',
  stroke: limit === 'ceiling' ? 'var(--brass-lo)' : limit === 'floor' ? 'var(--wax)' : 'var(--ink)',
  'stroke-width': limit === null ? 1 : 1.6,
  'stroke-dasharray': '3 2',
});

/** In thousands, with the sign of a sum. */
export const ghostFigure = ({ raw }: Ghost): string => `${raw < 0 ? '−' : ''}${Math.abs(raw) / 1000}`;

/** On a square within reach of the die: the face that leads here and the quotation it would give. */
export const GhostSlip = ({ ghost, box }: { readonly ghost: Ghost; readonly box: Box }) => {
  const { wide } = useDrawing().layout;
  const empty = ghost.security === null;
  // On a corner it stands above the words, on a security beside the price, where the last change was.
  const slip = wide
    ? { width: empty ? 20 : 46, height: 18, margin: empty ? 9 : 6, die: 13, top: empty ? 9 : box.height - (isTall(box) ? 42 : 47), foot: 13.6, end: 5 }
    : { width: empty ? 14 : 36, height: 13, margin: 1, die: 9, top: 1, foot: 10.4, end: 3 };
  return (
    <g data-consequence transform={`translate(${box.x + box.width - slip.width - slip.margin} ${box.y + slip.top})`}>
      <rect {...ghostLook(ghost)} width={slip.width} height={slip.height} rx="2" />
      <Die face={ghost.die} size={slip.die} x={wide ? 3.5 : 2.5} y={wide ? 2.5 : 2} />
      {!empty && (
        <text class={wide ? 'bo-ghost w750 t3' : 'bo-ghost w750 t1'} x={slip.width - slip.end} y={slip.foot} text-anchor="end">
          {ghostFigure(ghost)}
        </text>
      )}
    </g>
  );
};

interface TitlesProps {
  readonly security: SecurityId;
  /** Middle of the first place. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly step: number;
}

/** Five places: an owner's mark, struck when an option blocks the title, or an empty card for the cash desk. */
const Titles = ({ security, x, y, size, step }: TitlesProps) => {
  const { view, pointed } = useScene();
  const marks = ownersOf(view, security).flatMap(({ seat, owned, blocked }) => range(owned).map((index) => ({ seat, struck: index < blocked })));
  const reach = size * 0.62;
  const stroke = `M${-reach} ${reach}L${reach} ${-reach}`;
  const { value } = pointed;
  const dimmed = (seat: number): boolean => value?.kind === 'seat' && value.seat !== seat;
  return (
    <g transform={`translate(${x} ${y})`}>
      {range(TITLES_PER_SECURITY).map((place) => {
        const mark = marks[place];
        if (mark === undefined) {
          const card = { x: place * step - size * 0.36, y: -size * 0.46, width: size * 0.72, height: size * 0.92, rx: 1 };
          return <rect key={place} {...card} fill="none" stroke="var(--edge)" />;
        }
        return (
          <g key={place} transform={`translate(${place * step} 0)`} opacity={dimmed(mark.seat) ? 0.6 : 1}>
            <Mark seat={mark.seat} x={0} y={0} size={size} edgeWidth={0.9} />
            {mark.struck && <path d={stroke} stroke="var(--board)" stroke-width="3" />}
            {mark.struck && <path d={stroke} stroke="var(--ink)" stroke-width="1.4" />}
          </g>
        );
      })}
    </g>
  );
};

/** Who holds an option on this security: the mark in a dashed slip, for what would be. */
const OptionMarks = ({ security, x, y }: Pick<TitlesProps, 'security' | 'x' | 'y'>) =>
  contractsOn(useScene().view, security).map(({ id, holder }, index) => (
    <g key={id} transform={`translate(${x - index * 20} ${y})`}>
      <rect x="-9" y="-8.5" width="18" height="17" rx="2" fill="none" stroke="var(--ink)" stroke-dasharray="2.5 2" />
      <Mark seat={holder} x={0} y={0} size={10} edgeWidth={0.9} />
    </g>
  ));

interface SecuritySquareProps {
  readonly security: SecurityId;
  readonly ghost: Ghost | undefined;
  readonly box: Box;
}

/** Squares of the sides are tall and stack price and change. */
const isTall = ({ width, height }: Box): boolean => height > width * 0.95;

const Ground = ({ box: { x, y, width, height }, band, risk }: { readonly box: Box; readonly band: number; readonly risk: number }) => (
  <>
    <rect x={x} y={y} width={width} height={height} fill="var(--bo-ground, var(--board))" stroke="var(--board-line)" stroke-width="1.2" />
    <rect x={x + 0.6} y={y + 0.6} width={width - 1.2} height={band} fill={`var(--c-${risk})`} />
    <path d={`M${x} ${y + band}H${x + width}`} stroke="var(--board-line)" stroke-width=".8" />
  </>
);

/** The wide square: name, coefficient, price, last change, five titles. */
const WideSquare = ({ security, ghost, box }: SecuritySquareProps) => {
  const { view, words, number, company } = useScene();
  const { coefficient, kind } = view.data.securities[security];
  const { x, y, width, height } = box;
  const tall = isTall(box);
  const name = setName(company(security), width - 16, 14);
  const price = y + height - (tall ? 46 : 31);
  const moved = view.table.changes[security];
  return (
    <>
      <Ground box={box} band={19} risk={coefficient} />
      <Wave risk={coefficient} from={x + 37} to={x + width - 41} y={y + 10} height={15} />
      <text class="bes t3" font-weight="800" x={x + 9} y={y + 14.2}>
        {ROMAN[coefficient]}
      </text>
      <text class="t1 w700 narrow-type" x={x + width - 8} y={y + 14} text-anchor="end">
        {security}
      </text>
      {name.lines.map((line, index) => (
        <text
          key={line}
          class={name.lines.length > 1 ? 'bes t3 w700' : 'bes t4 w700'}
          x={x + 9}
          y={y + 36 + index * 13}
          textLength={name.tight ? width - 18 : undefined}
          lengthAdjust={name.tight ? 'spacingAndGlyphs' : undefined}
        >
          {line}
        </text>
      ))}
      <text class="w700 tight-type t7" x={x + 9} y={price}>
        {number(view.table.quotes[security])}
        <tspan class="t2 w600 fill-ink-2" dx="3">
          F
        </tspan>
      </text>
      {(tall || ghost === undefined) && (
        <text
          class={`t2 w700 narrow-type ${moved === 0 ? 'bo-same' : moved > 0 ? 'fill-gain' : 'fill-loss'}`}
          x={tall ? x + 9 : x + width - 9}
          y={tall ? price + 15 : price}
          text-anchor={tall ? 'start' : 'end'}
        >
          {moved === 0 ? '=' : `${moved > 0 ? '+' : '−'}${number(Math.abs(moved))}`}
        </text>
      )}
      {kind === 'bond' && ghost === undefined && (
        <text class="bes t1 fill-ink-2" font-style="italic" x={x + width - 8} y={price + 15} text-anchor="end">
          {words('bond')}
        </text>
      )}
      <Titles security={security} x={x + 15} y={y + height - 14} size={13} step={17} />
      <OptionMarks security={security} x={x + width - 17} y={y + height - 14} />
      {ghost !== undefined && <GhostSlip ghost={ghost} box={box} />}
    </>
  );
};

/** The phone's square: ticker, price in thousands, direction, five titles. */
const PhoneSquare = ({ security, ghost, box }: SecuritySquareProps) => {
  const { view } = useScene();
  const { coefficient } = view.data.securities[security];
  const { x, y, width, height } = box;
  const thousands = view.table.quotes[security] / 1000;
  const moved = view.table.changes[security];
  const arrow = x + (thousands > 9 ? 29 : 20);
  return (
    <>
      <Ground box={box} band={13} risk={coefficient} />
      <text class="bes t1" font-weight="800" x={x + 5} y={y + 10.6}>
        {ROMAN[coefficient]}
      </text>
      {ghost === undefined && <Wave risk={coefficient} from={x + 24} to={x + width - 5} y={y + 7} height={10} thickness={1} />}
      <text class="t2 w600 fill-ink-2 narrow-type" x={x + 5} y={y + 26}>
        {security}
      </text>
      <text class="w700 tight-type t6" x={x + 5} y={y + 45}>
        {thousands}
      </text>
      {moved > 0 && <path class="fill-gain" d={`M${arrow} ${y + 42.7}l4.2-6.3l4.2 6.3z`} />}
      {moved < 0 && <path class="fill-loss" d={`M${arrow} ${y + 36.4}l4.2 6.3l4.2-6.3z`} />}
      <Titles security={security} x={x + 9.5} y={y + height - 7.6} size={8.4} step={10.6} />
      {ghost !== undefined && <GhostSlip ghost={ghost} box={box} />}
    </>
  );
};

export const SecuritySquare = (props: SecuritySquareProps) => (useDrawing().layout.wide ? <WideSquare {...props} /> : <PhoneSquare {...props} />);
