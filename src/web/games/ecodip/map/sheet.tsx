import type { RefObject } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { lang } from '../../../store/settings.ts';
import { reopening } from './facts.ts';
import { type Box, contains, shapeOf, type Spot, spotsAt, WORLD } from './geometry.ts';
import { Ground, Hatches, Islets, Lines, optionId, Patterns } from './ground.tsx';
import { lookOf } from './look.ts';
import { placeNames } from './name-places.ts';
import { NamesLayer } from './names-layer.tsx';
import { OrdersLayer } from './orders-layer.tsx';
import { PiecesLayer } from './pieces-layer.tsx';
import type { MapProps } from './types.ts';
import { useGestures } from './use-gestures.ts';
import { boxOf, moved, type Size, stepTo, type View, zoomed } from './view.ts';
import { tm } from './words.ts';

export interface SheetProps extends MapProps {
  /** Tells the sheets of one page apart. */
  readonly name: string;
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly size: Size;
  readonly view: View;
  /** Absent: the view is fixed, and the sheet only repeats a part of another one. */
  readonly onView?: (view: View) => void;
  /** The sheet whose lines this one repeats. */
  readonly linesOf?: string;
  /** Parts that plates show enlarged: here only colours and small units. */
  readonly elsewhere?: readonly Box[];
  readonly pointed: string | null;
  readonly onPointed: (id: string | null) => void;
}

const ARROWS: Readonly<Record<string, Spot>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The province under a pointer: its shape, or a piece that stands in it. */
const provinceUnder = ({ target }: Event): string | null => {
  const found = target instanceof Element ? target.closest('[data-province]') : null;
  return found?.getAttribute('data-province') ?? null;
};

const Outlines = ({ targets, chosen, pointed, patterns }: Pick<SheetProps, 'targets' | 'chosen' | 'pointed'> & { readonly patterns: string }) => (
  <g class="outlines" aria-hidden="true">
    {[...targets].map((id) => (
      <g key={id}>
        <path d={shapeOf(id)} fill-rule="evenodd" fill={id === pointed ? '#F0D488' : `url(#${patterns}-target)`} />
        <path d={shapeOf(id)} class="target-under" />
        <path d={shapeOf(id)} class={id === pointed ? 'target-line pointed' : 'target-line'} />
      </g>
    ))}
    {chosen !== null && <path d={shapeOf(chosen)} class="chosen-line" />}
    {pointed !== null && !targets.has(pointed) && <path d={shapeOf(pointed)} class="pointed-line" />}
  </g>
);

/** One sheet of the atlas: the world, or a plate that enlarges a part of it. */
export const Sheet = (props: SheetProps) => {
  const { name, svg, size, view, onView, linesOf, position, orders, chosen, targets, onPoint, elsewhere = [], pointed, onPointed } = props;
  const speaks = onView !== undefined;
  const [stop, setStop] = useState<string>(chosen ?? 'par');
  const [isFocused, setFocused] = useState(false);
  const keyboard = useRef(false);
  const gestures = useGestures({ svg, view, size, onView: onView ?? (() => {}) });

  const box = boxOf(view, size);
  const closeness = size.width / box.width;
  const look = lookOf(closeness);
  const toPixels = ([x, y]: Spot): Spot => [(x - box.x) * closeness, (y - box.y) * closeness];
  // A plate never moves: what it cannot show is not drawn. The world may be moved: all of it is.
  const drawn = speaks ? WORLD : box;

  const ground = useMemo(
    () => <Ground position={position} box={drawn} speaks={speaks} chosen={chosen} targets={targets} lang={lang.value} />,
    [position, speaks, chosen, targets, lang.value, speaks ? 0 : box.width, speaks ? 0 : box.height],
  );
  const hatches = useMemo(() => <Hatches position={position} box={drawn} patterns={name} />, [position, name, speaks ? 0 : box.width]);
  const lines = useMemo(() => (linesOf === undefined ? <Lines position={position} /> : null), [position, linesOf]);
  const islets = useMemo(() => <Islets closeness={Math.round(closeness)} />, [Math.round(closeness)]);
  const hidden = closeness > 1.7 ? [] : elsewhere;
  const wanted = new Set([...targets, ...(chosen === null ? [] : [chosen]), ...(pointed === null ? [] : [pointed])]);
  const ringed = new Set([...(chosen === null ? [] : [chosen]), ...orders.flatMap(({ order }) => (order.k === 'hold' ? [order.at] : []))]);
  const names = look.hasNames ? placeNames({ position, look, toPixels, box, elsewhere: hidden, wanted, ringed, reopening }) : [];

  const step = (event: KeyboardEvent, direction: Spot): void => {
    if (event.shiftKey) {
      onView?.(moved(view, (direction[0] * box.width) / 8, (direction[1] * box.height) / 8, size));
      return;
    }
    const next = stepTo(stop, direction);
    setStop(next);
    onPointed(next);
    const [x, y] = spotsAt(next)[0] ?? view.middle;
    const inner: Box = { x: box.x + box.width * 0.08, y: box.y + box.height * 0.1, width: box.width * 0.84, height: box.height * 0.8 };
    if (!contains(inner, [x, y])) onView?.(moved(view, x - view.middle[0], y - view.middle[1], size));
  };

  const press = (event: KeyboardEvent): void => {
    const direction = ARROWS[event.key];
    if (direction !== undefined) step(event, direction);
    else if (event.key === 'Enter' || event.key === ' ') onPoint(stop);
    else if (event.key === '+' || event.key === '=') onView?.(zoomed(view, 1, size));
    else if (event.key === '-') onView?.(zoomed(view, -1, size));
    else return;
    event.preventDefault();
  };

  return (
    <svg
      ref={svg}
      class={`sheet-map${speaks ? ' moves' : ''}${look.hasLetters ? '' : ' far'}`}
      viewBox={`0 0 ${size.width.toFixed(1)} ${size.height.toFixed(1)}`}
      {...(speaks
        ? { role: 'listbox', tabIndex: 0, 'aria-label': tm('map.label'), 'aria-activedescendant': optionId(stop), onKeyDown: press, ...gestures }
        : { 'aria-hidden': true })}
      onClick={(event) => {
        const id = provinceUnder(event);
        if (id === null) return;
        setStop(id);
        // A finger does not hover: what it touches is told too.
        onPointed(id);
        onPoint(id);
      }}
      onPointerOver={(event) => {
        if (event.pointerType === 'mouse') onPointed(provinceUnder(event));
      }}
      onPointerLeave={() => onPointed(null)}
      onPointerDownCapture={() => {
        keyboard.current = false;
      }}
      onKeyDownCapture={() => {
        keyboard.current = true;
        setFocused(true);
      }}
      onFocus={(event) => setFocused(event.currentTarget.matches(':focus-visible'))}
      onBlur={() => {
        setFocused(false);
        if (keyboard.current) onPointed(null);
      }}
    >
      <Patterns name={name} pen={1 / closeness} />
      <g transform={`scale(${closeness.toFixed(5)}) translate(${(-box.x).toFixed(3)} ${(-box.y).toFixed(3)})`}>
        <g id={`${name}-grounds`}>{ground}</g>
        <g class="over">
          {hatches}
          {linesOf === undefined ? <g id={`${name}-lines`}>{lines}</g> : <use href={`#${linesOf}-lines`} />}
          <g class="lines">{islets}</g>
          <Outlines targets={targets} chosen={chosen} pointed={pointed} patterns={name} />
          {isFocused && <path d={shapeOf(stop)} class="focus-line" />}
        </g>
      </g>
      <g class="over">
        <NamesLayer names={names} position={position} targets={targets} letters={look.letters} />
        <OrdersLayer orders={orders} position={position} look={look} toPixels={toPixels} elsewhere={hidden} />
        <PiecesLayer position={position} look={look} box={box} toPixels={toPixels} elsewhere={hidden} chosen={chosen} />
      </g>
    </svg>
  );
};
