import type { RefObject } from 'preact';
import { useMemo } from 'preact/hooks';
import { lang } from '#web/browser/settings.ts';
import { marked } from '#web/kit/parts/teaching.ts';
import { reopening } from './facts.ts';
import type { Box, Size, Spot } from '#web/kit/svg/map/box.ts';
import { TargetMark } from '#web/kit/svg/map/piece.tsx';
import { useProvinces } from '#web/kit/svg/map/use-provinces.ts';
import { boxOf, isWhole, type View } from '#web/kit/svg/map/view.ts';
import { shapeOf, unitSpots, WORLD } from './geometry.ts';
import { Ground, Hatches, Islets, Lines, Patterns } from './ground.tsx';
import { lookOf, NamesLayer } from './names-layer.tsx';
import { placeNames } from './name-places.ts';
import { MarksLayer, OrdersLayer, PiecesLayer } from './marks-layer.tsx';
import { paneOf } from './pane.ts';
import type { MapProps } from './types.ts';
import { tm } from './words.ts';

/** What a guide calls a province: as it explains itself. */
const thingOf = (id: string): string => `province ${id}`;

/** The provinces that a guide marks now. */
export const taughtProvinces = (): readonly string[] => {
  const things = marked.value;
  return things.length === 0 ? [] : [...unitSpots.keys()].filter((id) => things.includes(thingOf(id)));
};

/** Pixels: around the place of a unit and the name below it. */
const REACH = 27;
const BELOW = 6;

/** Where the rings of a guide lie: around what stands in a province, not around the whole of it. */
const RingPlaces = ({ toPixels }: { readonly toPixels: (spot: Spot) => Spot }) => (
  <g>
    {taughtProvinces().map((id) => {
      const [cx, cy] = toPixels(unitSpots.get(id) ?? [0, 0]);
      return <circle key={id} cx={cx} cy={cy + BELOW} r={REACH} fill="none" data-ring={thingOf(id)} />;
    })}
  </g>
);

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

const Outlines = ({ targets, chosen, pointed, patterns }: Pick<SheetProps, 'targets' | 'chosen' | 'pointed'> & { readonly patterns: string }) => (
  <g class="outlines" aria-hidden="true">
    <g data-consequence>
      {[...targets].map((id) => (
        <TargetMark key={id} d={shapeOf(id)} dots={`${patterns}-target`} pointed={id === pointed} />
      ))}
    </g>
    {chosen !== null && <path d={shapeOf(chosen)} class="chosen-line" />}
    {pointed !== null && !targets.has(pointed) && <path d={shapeOf(pointed)} class="pointed-line fill-none" />}
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
  const pane = paneOf(size);
  const {
    active,
    isFocused,
    props: reach,
  } = useProvinces({
    svg,
    view,
    pane,
    onView,
    label: tm('map.label'),
    spots: unitSpots,
    start: chosen ?? 'par',
    onPoint,
    onPointed,
  });

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
  const layer = { position, look, size, box, toPixels, elsewhere: look.isTooFarForDense ? elsewhere : NOWHERE };
  const wanted = new Set([...targets, ...(chosen === null ? [] : [chosen]), ...(pointed === null ? [] : [pointed])]);
  const ringed = new Set([...(chosen === null ? [] : [chosen]), ...orders.flatMap(({ order }) => (order.k === 'hold' ? [order.at] : []))]);
  const names = useMemo(
    () => (look.hasNames && !isBlank ? placeNames({ ...layer, wanted, ringed, reopening }) : []),
    [isBlank, position, orders, targets, chosen, pointed, elsewhere, closeness, box.x, box.y, box.width, box.height],
  );

  return (
    <svg
      ref={svg}
      class={`map-drawing unselectable sheet-map w-full${speaks && !isWhole(view, pane) ? ' closer' : ''}${look.hasLetters ? '' : ' far'}`}
      viewBox={`0 0 ${size.width.toFixed(1)} ${size.height.toFixed(1)}`}
      {...reach}
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
          {isFocused && <path d={shapeOf(active)} class="focus-line" />}
        </g>
      </g>
      {!isBlank && (
        <g class="over">
          <NamesLayer names={names} position={position} targets={targets} letters={look.letters} />
          <OrdersLayer {...layer} orders={orders} />
          <PiecesLayer {...layer} chosen={chosen} />
          {marks.length > 0 && look.hasLetters && <MarksLayer {...layer} marks={marks} />}
          {speaks && <RingPlaces toPixels={toPixels} />}
        </g>
      )}
    </svg>
  );
};
