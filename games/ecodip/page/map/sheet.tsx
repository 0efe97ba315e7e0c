import type { RefObject } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { lang } from '#web/browser/settings.ts';
import { reopening } from './facts.ts';
import type { Box, Size, Spot } from '#web/kit/svg/map/box.ts';
import { ARROWS, stepTo, useGestures, viewByKey } from '#web/kit/svg/map/gestures.ts';
import { TargetMark } from '#web/kit/svg/map/piece.tsx';
import { boxOf, following, isWhole, type View } from '#web/kit/svg/map/view.ts';
import { shapeOf, unitSpots, WORLD } from './geometry.ts';
import { Ground, Hatches, Islets, Lines, optionId, Patterns } from './ground.tsx';
import { lookOf, NamesLayer } from './names-layer.tsx';
import { placeNames } from './name-places.ts';
import { MarksLayer, OrdersLayer, PiecesLayer } from './marks-layer.tsx';
import { paneOf } from './pane.ts';
import { RingPlaces } from './taught.tsx';
import type { MapProps } from './types.ts';
import { tm } from './words.ts';

export interface SheetProps extends MapProps {
  /** Tells the sheets of one page apart. */
  readonly name: string;
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly size: Size;
  /** Its size is not known yet: nothing is drawn that would be drawn again at once. */
  readonly isBlank?: boolean;
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

const NOWHERE: readonly Box[] = [];

/** The province under a pointer: its shape, or a piece that stands in it. */
const provinceUnder = ({ target }: Event): string | null => {
  const found = target instanceof Element ? target.closest('[data-province]') : null;
  return found?.getAttribute('data-province') ?? null;
};

const Outlines = ({ targets, chosen, pointed, patterns }: Pick<SheetProps, 'targets' | 'chosen' | 'pointed'> & { readonly patterns: string }) => (
  <g class="outlines" aria-hidden="true">
    <g data-consequence>
      {[...targets].map((id) => (
        <TargetMark key={id} d={shapeOf(id)} dots={`${patterns}-target`} pointed={id === pointed} />
      ))}
    </g>
    {chosen !== null && <path d={shapeOf(chosen)} class="chosen-line" />}
    {pointed !== null && !targets.has(pointed) && <path d={shapeOf(pointed)} class="pointed-line" />}
  </g>
);

/** One sheet of the atlas: the world, or a plate that enlarges a part of it. */
export const Sheet = (props: SheetProps) => {
  const {
    name,
    svg,
    size,
    isBlank = false,
    view,
    onView,
    linesOf,
    position,
    orders,
    chosen,
    targets,
    onPoint,
    elsewhere = NOWHERE,
    pointed,
    onPointed,
    marks = [],
  } = props;
  const speaks = onView !== undefined;
  const [stop, setStop] = useState<string>(chosen ?? 'par');
  const [isFocused, setFocused] = useState(false);
  const keyboard = useRef(false);
  const pane = paneOf(size);
  const gestures = useGestures({ svg, view, pane, onView: onView ?? (() => {}) });

  const box = boxOf(view, size);
  const closeness = size.width / box.width;
  const look = lookOf(closeness);
  const toPixels = ([x, y]: Spot): Spot => [(x - box.x) * closeness, (y - box.y) * closeness];
  // A plate never moves: what it cannot show is not drawn. The world may be moved: all of it is.
  const drawn = speaks ? WORLD : box;

  const ground = useMemo(
    () => (isBlank ? null : <Ground position={position} box={drawn} speaks={speaks} chosen={chosen} targets={targets} lang={lang.value} />),
    [isBlank, position, speaks, chosen, targets, lang.value, speaks ? 0 : box.width, speaks ? 0 : box.height],
  );
  const hatches = useMemo(
    () => (isBlank ? null : <Hatches position={position} box={drawn} patterns={name} />),
    [isBlank, position, name, speaks ? 0 : box.width],
  );
  const { owners, provinces } = position;
  const lines = useMemo(() => (linesOf === undefined && !isBlank ? <Lines position={position} /> : null), [isBlank, owners, provinces, linesOf]);
  const islets = useMemo(() => (isBlank ? null : <Islets closeness={Math.round(closeness)} />), [isBlank, Math.round(closeness)]);
  const hidden = look.isTooFarForDense ? elsewhere : [];
  const wanted = new Set([...targets, ...(chosen === null ? [] : [chosen]), ...(pointed === null ? [] : [pointed])]);
  const ringed = new Set([...(chosen === null ? [] : [chosen]), ...orders.flatMap(({ order }) => (order.k === 'hold' ? [order.at] : []))]);
  const names = useMemo(
    () => (look.hasNames && !isBlank ? placeNames({ position, look, toPixels, box, elsewhere: hidden, wanted, ringed, reopening }) : []),
    [isBlank, position, orders, targets, chosen, pointed, elsewhere, closeness, box.x, box.y, box.width, box.height],
  );

  const step = (direction: Spot): void => {
    const next = stepTo(unitSpots, stop, direction);
    setStop(next);
    onPointed(next);
    onView?.(following(view, unitSpots.get(next) ?? view.middle, pane));
  };

  // Also when it only stirs: what was pointed at may have been forgotten or drawn anew under a pointer at rest.
  const hover = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') onPointed(provinceUnder(event));
  };

  const press = (event: KeyboardEvent): void => {
    const arrow = ARROWS[event.key];
    const next = viewByKey(event, view, pane);
    if (next !== null) onView?.(next);
    else if (arrow !== undefined) step(arrow);
    else if (event.key === 'Enter' || event.key === ' ') onPoint(stop);
    else return;
    event.preventDefault();
  };

  return (
    <svg
      ref={svg}
      class={`map-drawing sheet-map${speaks && !isWhole(view, pane) ? ' closer' : ''}${look.hasLetters ? '' : ' far'}`}
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
      onPointerOver={hover}
      onPointerMoveCapture={hover}
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
        <rect width={WORLD.width} height={WORLD.height} class="ground land-sea" />
        <g id={`${name}-grounds`}>{ground}</g>
        <g class="over">
          {hatches}
          {linesOf === undefined ? <g id={`${name}-lines`}>{lines}</g> : <use href={`#${linesOf}-lines`} />}
          <g class="lines steady">{islets}</g>
          <Outlines targets={targets} chosen={chosen} pointed={pointed} patterns={name} />
          {isFocused && <path d={shapeOf(stop)} class="focus-line" />}
        </g>
      </g>
      {!isBlank && (
        <g class="over">
          <NamesLayer names={names} position={position} targets={targets} letters={look.letters} />
          <OrdersLayer orders={orders} position={position} look={look} toPixels={toPixels} elsewhere={hidden} />
          <PiecesLayer position={position} look={look} box={box} toPixels={toPixels} elsewhere={hidden} chosen={chosen} />
          {marks.length > 0 && look.hasLetters && (
            <MarksLayer marks={marks} position={position} look={look} size={size} toPixels={toPixels} elsewhere={hidden} />
          )}
          {speaks && <RingPlaces toPixels={toPixels} />}
        </g>
      )}
    </svg>
  );
};
