import { CEILING, NOMINAL } from '#games/bourse/data.ts';
import type { SecurityId } from '#games/bourse/types.ts';
import { range } from '#kernel/collections.ts';
import type { Box } from '#web/kit/svg/box.ts';
import { useBrass } from '#web/kit/svg/brass.tsx';
import { timed } from '#web/shell/motion.ts';
import { type Ghost, litSecurity } from '../facts.ts';
import { type ColumnScale, columnScale } from '../geometry.ts';
import { ROMAN, useDrawing, useScene } from '../scene.ts';
import { ghostFigure, ghostLook } from './security-square.tsx';

/** A line of each of these is named. */
const NAMED = 10_000;

/** Ceiling in brass, floor in wax, the nominal value dashed. */
const ruleOf = (quote: number) => {
  if (quote === CEILING || quote === 0) return { stroke: quote === 0 ? 'var(--wax)' : 'var(--brass-lo)', 'stroke-width': 1.6 };
  const dash = quote === NOMINAL ? { 'stroke-dasharray': '5 3' } : {};
  return { stroke: 'var(--board-line)', 'stroke-width': 0.7, opacity: quote % NAMED === 0 ? 0.45 : 0.22, ...dash };
};

const Grid = ({ scale }: { readonly scale: ColumnScale }) => {
  const { wide } = useDrawing().layout;
  const margin = wide ? 26 : 21;
  const left = scale.box.x + margin;
  const right = scale.box.x + scale.box.width - margin;
  const every = wide ? NAMED / 2 : NAMED;
  const quotes = range(CEILING / every + 1).map((index) => index * every);
  return (
    <>
      {quotes.map((quote) => (
        <path key={quote} d={`M${left - 4} ${scale.y(quote)}H${right + 4}`} {...ruleOf(quote)} />
      ))}
      {quotes
        .filter((quote) => quote % NAMED === 0)
        .map((quote) => (
          <g key={quote}>
            <text class="t1 w650 tight-type fill-ink-2" x={left - 7} y={scale.y(quote) + 3.8} text-anchor="end">
              {quote / 1000}
            </text>
            <text class="t1 w650 tight-type fill-ink-2" x={right + 7} y={scale.y(quote) + 3.8}>
              {quote / 1000}
            </text>
          </g>
        ))}
    </>
  );
};

interface ColumnProps {
  readonly scale: ColumnScale;
  readonly security: SecurityId;
  readonly index: number;
  readonly lit: boolean;
}

const Groove = ({ scale, security, index, lit }: ColumnProps) => {
  const { view, pointed } = useScene();
  const { layout, motion } = useDrawing();
  const { wide } = layout;
  const { coefficient } = view.data.securities[security];
  const groove = wide ? 9 : 5;
  const x = scale.x(index);
  const isPointed = pointed.value?.kind === 'thing' && pointed.value.id === security;
  const length = scale.foot - scale.top;
  const filled = (scale.foot - scale.y(view.table.quotes[security]) + 3) / (length + 3);
  return (
    <g data-explain={`security ${security}`}>
      {(lit || isPointed) && (
        <rect
          x={x - scale.columnWidth / 2 - 1}
          y={scale.top - 8}
          width={scale.columnWidth + 2}
          height={length + (wide ? 40 : 25)}
          rx="3"
          fill={lit ? 'var(--brass)' : 'var(--blue)'}
          opacity={lit ? 0.42 : 0.2}
        />
      )}
      <rect
        x={x - groove / 2}
        y={scale.top - 4}
        width={groove}
        height={length + 8}
        rx={groove / 2}
        fill="var(--groove)"
        stroke="var(--board-line)"
        stroke-width=".7"
      />
      <rect
        x={x - groove / 2 + 1}
        y={scale.top}
        width={groove - 2}
        height={length + 3}
        rx={groove / 2 - 1}
        fill={`var(--c-${coefficient})`}
        class="bo-sliding"
        style={{ transform: `scaleY(${filled})`, transformOrigin: `0 ${scale.foot + 3}px`, ...timed(motion.pegs) }}
      />
      {(wide || lit) && (
        <text class={lit ? 't1 w650 tight-type bo-column-lit' : 't1 w650 tight-type'} x={x} y={scale.foot + (wide ? 18 : 15)} text-anchor="middle">
          {security}
        </text>
      )}
      {wide && (
        <text class="bes t1 fill-ink-2" x={x} y={scale.foot + 29.5} text-anchor="middle">
          {ROMAN[coefficient]}
        </text>
      )}
    </g>
  );
};

const Peg = ({ scale, security, index, lit }: ColumnProps) => {
  const { plate } = useBrass();
  const quote = useScene().view.table.quotes[security];
  const { layout, motion } = useDrawing();
  const { wide } = layout;
  const look = lit
    ? { fill: 'var(--bar-ink)', stroke: 'var(--brass-hi)', 'stroke-width': 1.4 }
    : { fill: plate, stroke: 'var(--plate-edge)', 'stroke-width': 0.9 };
  // On a phone only the column in play has its figure, above the peg or below it.
  const top = wide ? -7.5 : quote > 32_000 ? 6 : -21;
  const side = wide ? 11 : 12;
  return (
    <g
      class="bo-sliding"
      data-explain={`security ${security}`}
      style={{ transform: `translate(${scale.x(index)}px, ${scale.y(quote)}px)`, ...timed(motion.pegs) }}
    >
      {!wide && <rect x={1 - scale.columnWidth / 2} y="-3" width={scale.columnWidth - 2} height="6" rx="1.6" {...look} />}
      {(wide || lit) && (
        <>
          <rect x={-side} y={top} width={2 * side} height="15" rx="2.5" {...look} />
          <text class={lit ? 't2 w700 narrow-type bo-on-lit' : 't2 w700 narrow-type fill-bar-ink'} y={top + (wide ? 11.7 : 11.5)} text-anchor="middle">
            {quote / 1000}
          </text>
        </>
      )}
    </g>
  );
};

/** Where the peg stood before the die, dashed. */
const FormerPlace = ({ scale, security, index }: Omit<ColumnProps, 'lit'>) => {
  const { visit, quotes } = useScene().view.table;
  const { wide } = useDrawing().layout;
  if (!wide || visit?.security !== security || visit.before === quotes[security]) return null;
  const x = scale.x(index);
  const from = scale.y(visit.before);
  const to = scale.y(quotes[security]);
  const down = to > from;
  return (
    <g fill="none" stroke="var(--ink)">
      <rect x={x - 9} y={from - 6} width="18" height="12" rx="2" stroke-dasharray="2 2" />
      {Math.abs(to - from) > 16 && <path d={`M${x} ${from + (down ? 7 : -7)}V${to + (down ? -9 : 9)}`} stroke-width="1.3" />}
    </g>
  );
};

/** What a die would make of it: off the scale it stands at the end, in the colour of the line it crosses. */
const GhostPeg = ({ ghost, scale, index }: { readonly ghost: Ghost; readonly scale: ColumnScale; readonly index: number }) => {
  const { wide } = useDrawing().layout;
  const width = wide ? 22 : scale.columnWidth + 3;
  const height = wide ? 15 : 9;
  return (
    <g data-consequence transform={`translate(${scale.x(index)} ${scale.y(ghost.raw)})`}>
      <rect {...ghostLook(ghost)} x={-width / 2} y={-height / 2} width={width} height={height} rx="2.5" />
      <text y={wide ? 4.2 : 3} text-anchor="middle" class={wide ? 't2 w700 narrow-type' : 't2 w700 narrow-type bo-tiny'}>
        {ghostFigure(ghost)}
      </text>
    </g>
  );
};

/** Sixteen quotations in the order of the circuit, in four groups like its four sides. */
export const Columns = ({ box }: { readonly box: Box }) => {
  const { view, words } = useScene();
  const { layout, ghosts } = useDrawing();
  const scale = columnScale(box, layout.wide);
  const lit = litSecurity(view);
  const order = view.data.squares.flatMap((square) => (square.kind === 'security' ? [square.security] : []));
  const columns = order.map((security, index) => ({ scale, security, index, lit: security === lit }));
  const ghostOf = new Map([...ghosts.values()].map((ghost) => [ghost.security, ghost]));
  const litIsRight = lit !== null && order.indexOf(lit) >= order.length / 2;
  return (
    <g aria-hidden="true" data-explain="scale">
      <rect {...box} rx="3" fill="var(--board-2)" stroke="var(--board-line)" />
      <Grid scale={scale} />
      {columns.map((column) => (
        <Groove key={column.security} {...column} />
      ))}
      {columns.map((column) => (
        <FormerPlace key={column.security} {...column} />
      ))}
      {columns.map((column) => (
        <Peg key={column.security} {...column} />
      ))}
      {columns.map(({ security, index }) => {
        const ghost = ghostOf.get(security);
        return ghost === undefined ? null : <GhostPeg key={security} ghost={ghost} scale={scale} index={index} />;
      })}
      {!layout.wide && (
        // On the side where no column has its name under it.
        <text class="t1 fill-ink-2" x={litIsRight ? box.x + 7 : box.x + box.width - 7} y={scale.foot + 15} text-anchor={litIsRight ? 'start' : 'end'}>
          {words('thousands')}
        </text>
      )}
    </g>
  );
};
