import type { SecurityId } from '#games/bourse/types.ts';
import { useBrass } from '#web/kit/svg/brass.tsx';
import type { Ghost } from '../forecast.ts';
import type { Box } from '#web/kit/svg/box.ts';
import { type ColumnScale, columnScale } from '../geometry.ts';
import { type Moment, timed } from '#web/shell/motion.ts';
import { ROMAN } from '../speech.ts';
import { type BoardScene, litSecurity } from './pawns.tsx';

/** Ceiling in brass, floor in wax, the nominal value dashed. */
const lineClass = (quote: number): string => {
  if (quote === 40_000) return 'bo-line bo-line-ceiling';
  if (quote === 0) return 'bo-line bo-line-floor';
  if (quote === 20_000) return 'bo-line bo-line-nominal';
  return quote % 10_000 === 0 ? 'bo-line' : 'bo-line bo-line-half';
};

const Grid = ({ scale, wide }: { readonly scale: ColumnScale; readonly wide: boolean }) => {
  const margin = wide ? 26 : 21;
  const left = scale.box.x + margin;
  const right = scale.box.x + scale.box.width - margin;
  const every = wide ? 5_000 : 10_000;
  const quotes = Array.from({ length: 40_000 / every + 1 }, (_, index) => index * every);
  return (
    <>
      {quotes.map((quote) => (
        <path key={quote} class={lineClass(quote)} d={`M${left - 4} ${scale.y(quote)}H${right + 4}`} />
      ))}
      {quotes
        .filter((quote) => quote % 10_000 === 0)
        .map((quote) => (
          <g key={quote} class="bo-axis">
            <text x={left - 7} y={scale.y(quote) + 3.8} text-anchor="end">
              {quote / 1000}
            </text>
            <text x={right + 7} y={scale.y(quote) + 3.8}>
              {quote / 1000}
            </text>
          </g>
        ))}
    </>
  );
};

interface ColumnProps {
  readonly scene: BoardScene;
  readonly scale: ColumnScale;
  readonly security: SecurityId;
  readonly index: number;
  readonly lit: boolean;
  readonly motion: Moment | null;
}

const Groove = ({ scene, scale, security, index, lit, motion }: ColumnProps) => {
  const { wide } = scene.layout;
  const { view } = scene;
  const groove = wide ? 9 : 5;
  const x = scale.x(index);
  const quote = view.table.quotes[security];
  const pointed = scene.pointed?.kind === 'thing' && scene.pointed.id === security;
  const length = scale.foot - scale.top;
  return (
    <g data-explain={`security ${security}`}>
      {(lit || pointed) && (
        <rect
          class={lit ? 'bo-lit' : 'bo-lit bo-lit-pointed'}
          x={x - scale.columnWidth / 2 - 1}
          y={scale.top - 8}
          width={scale.columnWidth + 2}
          height={length + (wide ? 40 : 25)}
          rx="3"
        />
      )}
      <rect class="bo-groove" x={x - groove / 2} y={scale.top - 4} width={groove} height={length + 8} rx={groove / 2} />
      <rect
        x={x - groove / 2 + 1}
        y={scale.top}
        width={groove - 2}
        height={length + 3}
        rx={groove / 2 - 1}
        fill={`var(--c-${view.data.securities[security].coefficient})`}
        class="bo-filling"
        style={{ transform: `scaleY(${(scale.foot - scale.y(quote) + 3) / (length + 3)})`, transformOrigin: `0 ${scale.foot + 3}px`, ...timed(motion) }}
      />
      {wide && (
        <>
          <text class={lit ? 'bo-column bo-column-lit' : 'bo-column'} x={x} y={scale.foot + 18} text-anchor="middle">
            {security}
          </text>
          <text class="bes bo-column-risk" x={x} y={scale.foot + 29.5} text-anchor="middle">
            {ROMAN[view.data.securities[security].coefficient]}
          </text>
        </>
      )}
      {!wide && lit && (
        <text class="bo-column bo-column-lit" x={x} y={scale.foot + 15} text-anchor="middle">
          {security}
        </text>
      )}
    </g>
  );
};

const Peg = ({ scene, scale, security, index, lit, motion }: ColumnProps) => {
  const { plate } = useBrass();
  const { wide } = scene.layout;
  const quote = scene.view.table.quotes[security];
  const x = scale.x(index);
  const figure = quote / 1000;
  return (
    <g
      class={lit ? 'bo-peg bo-peg-lit' : 'bo-peg'}
      data-explain={`security ${security}`}
      style={{ transform: `translate(${x}px, ${scale.y(quote)}px)`, ...timed(motion) }}
    >
      {wide ? (
        <>
          <rect x="-11" y="-7.5" width="22" height="15" rx="2.5" fill={plate} />
          <text y="4.2" text-anchor="middle">
            {figure}
          </text>
        </>
      ) : (
        <>
          <rect x={1 - scale.columnWidth / 2} y="-3" width={scale.columnWidth - 2} height="6" rx="1.6" fill={plate} />
          {lit && (
            <>
              <rect x="-12" y={quote > 32_000 ? 6 : -21} width="24" height="15" rx="2.5" fill={plate} />
              <text y={quote > 32_000 ? 17.5 : -9.5} text-anchor="middle">
                {figure}
              </text>
            </>
          )}
        </>
      )}
    </g>
  );
};

/** Where the peg stood before the die, dashed. */
const FormerPlace = ({ scene, scale, security, index }: Omit<ColumnProps, 'lit' | 'motion'>) => {
  const { visit, quotes } = scene.view.table;
  if (visit === null || visit.security !== security || visit.before === quotes[security] || !scene.layout.wide) return null;
  const x = scale.x(index);
  const from = scale.y(visit.before);
  const to = scale.y(quotes[security]);
  const down = to > from;
  return (
    <g class="bo-former">
      <rect x={x - 9} y={from - 6} width="18" height="12" rx="2" />
      {Math.abs(to - from) > 16 && <path d={`M${x} ${from + (down ? 7 : -7)}V${to + (down ? -9 : 9)}`} />}
    </g>
  );
};

/** What a die would make of it: off the scale it stands at the end, in the colour of the line it crosses. */
const GhostPeg = ({ ghost, scale, index, wide }: { readonly ghost: Ghost; readonly scale: ColumnScale; readonly index: number; readonly wide: boolean }) => {
  const width = wide ? 22 : scale.columnWidth + 3;
  const height = wide ? 15 : 9;
  return (
    <g data-consequence class={`bo-ghost-peg bo-ghost-${ghost.limit ?? 'plain'}`} transform={`translate(${scale.x(index)} ${scale.y(ghost.raw)})`}>
      <rect x={-width / 2} y={-height / 2} width={width} height={height} rx="2.5" />
      <text y={wide ? 4.2 : 3} text-anchor="middle" class={wide ? '' : 'bo-small'}>
        {`${ghost.raw < 0 ? '−' : ''}${Math.abs(ghost.raw) / 1000}`}
      </text>
    </g>
  );
};

/** Sixteen quotations in the order of the circuit, in four groups like its four sides. */
export const Columns = ({ scene, box, motion }: { readonly scene: BoardScene; readonly box: Box; readonly motion: Moment | null }) => {
  const { view, layout, ghosts, speech } = scene;
  const scale = columnScale(box, layout.wide);
  const lit = litSecurity(view);
  const order = view.data.squares.flatMap((square) => (square.kind === 'security' ? [square.security] : []));
  const litIsRight = lit !== null && order.indexOf(lit) >= order.length / 2;
  const byId = new Map([...ghosts.values()].flatMap((ghost) => (ghost.security === null ? [] : [[ghost.security, ghost] as const])));
  const isLit = (security: SecurityId): boolean => security === lit;
  return (
    <g aria-hidden="true" data-explain="scale">
      <rect {...box} rx="3" fill="var(--board-2)" stroke="var(--board-line)" />
      <Grid scale={scale} wide={layout.wide} />
      {order.map((security, index) => (
        <Groove key={security} scene={scene} scale={scale} security={security} index={index} lit={isLit(security)} motion={motion} />
      ))}
      {order.map((security, index) => (
        <FormerPlace key={security} scene={scene} scale={scale} security={security} index={index} />
      ))}
      {order.map((security, index) => (
        <Peg key={security} scene={scene} scale={scale} security={security} index={index} lit={isLit(security)} motion={motion} />
      ))}
      {order.map((security, index) => {
        const ghost = byId.get(security);
        return ghost === undefined ? null : <GhostPeg key={security} ghost={ghost} scale={scale} index={index} wide={layout.wide} />;
      })}
      {!layout.wide && (
        // On the side where no column has its name under it.
        <text class="bo-note" x={litIsRight ? box.x + 7 : box.x + box.width - 7} y={scale.foot + 15} text-anchor={litIsRight ? 'start' : 'end'}>
          {speech.words('thousands')}
        </text>
      )}
    </g>
  );
};
