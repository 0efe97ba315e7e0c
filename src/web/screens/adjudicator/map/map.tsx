import { at } from '#kernel/collections.ts';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { wide } from '../../../browser/media.ts';
import { type LaidOrder, OrdersLayer } from '../../../kit/svg/map/order-drawing.tsx';
import { borderKind, Borders, CentreSign, Piece, TargetDots, TargetMark } from '../../../kit/svg/map/piece.tsx';
import { optionId, useProvinces } from '../../../kit/svg/map/use-provinces.ts';
import { useSize } from '../../../kit/svg/map/use-size.ts';
import { boxOf, isWhole, type View } from '../../../kit/svg/map/view.ts';
import { ZoomButtons } from '../../../kit/svg/map/zoom-buttons.tsx';
import '../../../kit/svg/map/map.css';
import { chosen, framing, lit, point, scenario, targets, verdict } from '../desk.ts';
import { type Border, drawing, spotAt } from '../drawing.ts';
import { board, colourOf, homeOf, kindOf, pieceLook, powerName, provinceName, seatOf } from '../powers.tsx';
import { unitAt } from '../scenario.ts';
import { hasFailed } from '../verdict.ts';
import { ta } from '../words.ts';
import { fitting, PANE, penOf } from './view.ts';

/** What the ground is: the colour of a seat, or one of the words for what nobody owns. */
const landOf = (id: string): string => {
  if (id === 'none') return 'land-nobody';
  const home = homeOf(id);
  return kindOf(id) === 'sea' ? 'land-sea' : home === null ? 'land-neutral' : `land-${seatOf(home)}`;
};

const lineOf = ({ sides: [left, right] }: Border) =>
  left === 'frame' || right === 'frame' ? null : borderKind(landOf(left), landOf(right), (land) => land === 'land-sea');

/** What never changes: the land of nobody, straits, lines. */
const Lines = () => (
  <g class="lines" aria-hidden="true">
    <path d={drawing.desert} class="ground land-nobody" fill-rule="evenodd" />
    <path d={drawing.straits} class="ground land-sea adj-strait" />
    <Borders of={drawing.borders} kind={lineOf} />
  </g>
);

/** Everything about a province in one line, for those who do not see the map. */
const spokenName = (id: string): string => {
  const province = at(board.provinces, board.provinceAt(id));
  const unit = unitAt(scenario.value, id);
  return [
    provinceName(id),
    ...(province.kind === 'sea' ? [ta('map.sea')] : []),
    ...(province.centre === true ? [ta('map.centre')] : []),
    ...(unit === undefined ? [] : [ta(unit.type === 'army' ? 'map.army' : 'map.fleet', { power: powerName(unit.power) })]),
    ...(targets.value.has(id) ? [ta('map.target')] : []),
  ].join(', ');
};

const Provinces = () =>
  board.provinces.map(({ id }) => (
    <path
      key={id}
      id={optionId(id)}
      d={drawing.shapes.get(id) ?? ''}
      fill-rule="evenodd"
      class={`province ground adj-province ${landOf(id)}`}
      data-province={id}
      role="option"
      aria-label={spokenName(id)}
      aria-selected={chosen.value === id}
    />
  ));

const Targets = () => (
  <g class="targets" aria-hidden="true">
    {[...targets.value].map((id) => (
      <TargetMark key={id} d={drawing.shapes.get(id) ?? ''} dots="target-dots" />
    ))}
  </g>
);

interface PenProps {
  /** How large signs are drawn. */
  readonly pen: number;
}

const labelGround = (id: string): string => {
  if (targets.value.has(id)) return 'land-target';
  return drawing.afloat.has(id) ? 'land-sea' : landOf(id);
};

const Labels = ({ pen }: PenProps) => (
  <g class="names" aria-hidden="true">
    {board.provinces.map(({ id, kind, centre }) => {
      const [x, y] = drawing.labelSpots.get(id) ?? [0, 0];
      return (
        <g key={id} class={labelGround(id)}>
          <text x={centre === true ? x - 6 * pen : x} y={y} class={kind === 'sea' ? 'adj-name of-sea' : centre === true ? 'adj-name of-centre' : 'adj-name'}>
            {kind === 'sea' ? id.toUpperCase() : id}
          </text>
          {centre === true && (
            <g transform={`translate(${x + 11 * pen} ${y - 3.6 * pen}) scale(${pen})`}>
              <CentreSign />
            </g>
          )}
        </g>
      );
    })}
  </g>
);

/** How large units are drawn on the whole map. */
const UNIT = 0.88;

/** The orders as they came out, those of other units than the one that is looked at aside; and where those driven out go. */
const laidOrders = (): readonly LaidOrder[] => [
  ...scenario.value.orders.map((order): LaidOrder => {
    const result = verdict.value?.movement.results.find(({ unit }) => unit.loc === order.at);
    const illegal = result !== undefined && result.fault !== null;
    const isAside = lit.value !== null && lit.value !== order.at;
    return {
      order,
      outcome: result === undefined ? 'written' : hasFailed(result) ? 'failed' : 'good',
      colour: colourOf(unitAt(scenario.value, order.at)?.power ?? '').fill,
      manner: `${illegal ? ' illegal' : ''}${isAside ? ' aside' : ''}`,
    };
  }),
  ...scenario.value.retreats.flatMap((order): readonly LaidOrder[] =>
    order.k === 'retreat' ? [{ order, outcome: 'good', colour: 'var(--wax)', manner: ' of-retreat' }] : [],
  ),
];

const Orders = ({ pen }: PenProps) => (
  <OrdersLayer
    orders={laidOrders()}
    among={scenario.value.orders}
    places={{
      spots: (loc, coast) => [spotAt({ loc, ...(coast === undefined ? {} : { coast }) })],
      unit: (loc) => unitAt(scenario.value, loc),
    }}
    pen={{ unit: UNIT * pen, line: pen }}
  />
);

const Pieces = ({ pen }: PenProps) => {
  const lost = new Set(verdict.value?.movement.dislodged.map(({ unit }) => unit.loc));
  return (
    <g class="pieces">
      {scenario.value.units.map((unit) => (
        <g key={unit.loc} class="piece-place" data-province={unit.loc}>
          <Piece look={pieceLook(unit)} at={spotAt(unit)} scale={UNIT * pen} chosen={chosen.value === unit.loc} dislodged={lost.has(unit.loc)} />
        </g>
      ))}
    </g>
  );
};

/** On a phone units would be too small to touch otherwise. */
const LEAST_ZOOM_NARROW = 1.7;

/** The standard map: provinces to point at, units, orders and what came of them. */
export const StandardMap = () => {
  const svg = useRef<SVGSVGElement>(null);
  const [view, setView] = useState<View>(() => fitting(scenario.peek(), wide.peek() ? 1 : LEAST_ZOOM_NARROW));
  const { width } = useSize(svg, PANE.size);
  const { active, isFocused, props } = useProvinces({
    svg,
    view,
    pane: PANE,
    onView: setView,
    label: ta('map.label'),
    spots: drawing.unitSpots,
    start: 'mun',
    onPoint: point,
  });
  // Drawn once: the same node is not looked at again.
  const lines = useMemo(() => <Lines />, []);
  useEffect(() => setView(fitting(scenario.peek(), wide.peek() ? 1 : LEAST_ZOOM_NARROW)), [framing.value]);
  const seen = boxOf(view, PANE.size);
  const pen = penOf(view, width);
  return (
    <div class="map-frame relative p-3 round-2 map-palette">
      <svg
        ref={svg}
        class={isWhole(view, PANE) ? 'map-drawing unselectable standard-map spans' : 'map-drawing unselectable standard-map spans closer'}
        viewBox={[seen.x, seen.y, seen.width, seen.height].map((value) => value.toFixed(1)).join(' ')}
        style={{ '--pen': pen.toFixed(3) }}
        {...props}
      >
        <defs>
          <TargetDots id="target-dots" />
        </defs>
        <rect width={drawing.width} height={drawing.height} class="ground land-sea" />
        <Provinces />
        <g class="over">
          {lines}
          <Targets />
          {chosen.value !== null && <path d={drawing.shapes.get(chosen.value) ?? ''} class="chosen-line" />}
          <Labels pen={pen} />
          <Orders pen={pen} />
          <Pieces pen={pen} />
          {isFocused && <path d={drawing.shapes.get(active) ?? ''} class="focus-line" />}
        </g>
      </svg>
      <ZoomButtons view={view} pane={PANE} onView={setView} upright />
    </div>
  );
};
