import { at } from '#kernel/collections.ts';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { wide } from '../../../browser/media.ts';
import { ARROWS, stepTo, useGestures, viewByKey } from '../../../kit/svg/map/gestures.ts';
import { Piece, TargetDots, TargetMark } from '../../../kit/svg/map/piece.tsx';
import { useSize } from '../../../kit/svg/map/use-size.ts';
import { boxOf, following, isWhole, type View } from '../../../kit/svg/map/view.ts';
import { ZoomButtons } from '../../../kit/svg/map/zoom-buttons.tsx';
import '../../../kit/svg/map/map.css';
import { chosen, framing, lit, point, scenario, targets, verdict } from '../desk.ts';
import { drawing, spotAt } from '../drawing.ts';
import { board, powerName, provinceName } from '../powers.ts';
import { unitAt } from '../scenario.ts';
import { ta } from '../words.ts';
import { Labels, landOf, Lines } from './ground.tsx';
import { OrdersLayer, UNIT } from './orders-layer.tsx';
import { pieceLook } from './piece.tsx';
import { fitting, PANE, penOf } from './view.ts';
import './map.css';

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

interface ProvinceProps {
  readonly id: string;
  /** The one province that the Tab key reaches. */
  readonly isStop: boolean;
  /** Told whether the focus came from the keyboard and should be seen. */
  readonly onFocus: (id: string, isSeen: boolean) => void;
}

const Province = ({ id, isStop, onFocus }: ProvinceProps) => (
  <path
    id={`province-${id}`}
    d={drawing.shapes.get(id) ?? ''}
    fill-rule="evenodd"
    class={`province ground ${landOf(id)}`}
    role="button"
    tabIndex={isStop ? 0 : -1}
    aria-label={spokenName(id)}
    aria-pressed={chosen.value === id}
    onClick={() => point(id)}
    onFocus={(event) => onFocus(id, event.currentTarget.matches(':focus-visible'))}
    onKeyDown={(event) => {
      const arrow = event.shiftKey ? undefined : ARROWS[event.key];
      if (event.key === 'Enter' || event.key === ' ') point(id);
      else if (arrow !== undefined) document.getElementById(`province-${stepTo(drawing.unitSpots, id, arrow)}`)?.focus({ preventScroll: true });
      else return;
      event.preventDefault();
    }}
  />
);

const Targets = () => (
  <g class="targets" aria-hidden="true">
    {[...targets.value].map((id) => (
      <TargetMark key={id} d={drawing.shapes.get(id) ?? ''} dots="target-dots" />
    ))}
  </g>
);

const Pieces = ({ pen }: { readonly pen: number }) => {
  const lost = new Set(verdict.value?.movement.dislodged.map(({ unit }) => unit.loc));
  return (
    <g class="pieces">
      {scenario.value.units.map((unit) => (
        <g key={unit.loc} class="piece-place" onClick={() => point(unit.loc)}>
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
  const [stop, setStop] = useState('mun');
  const [focused, setFocused] = useState<string | null>(null);
  const { width } = useSize(svg, PANE.size);
  const gestures = useGestures({ svg, view, pane: PANE, onView: setView });
  // Drawn once: the same node is not looked at again.
  const lines = useMemo(() => <Lines />, []);
  useEffect(() => setView(fitting(scenario.peek(), wide.peek() ? 1 : LEAST_ZOOM_NARROW)), [framing.value]);
  const seen = boxOf(view, PANE.size);
  const pen = penOf(view, width);
  return (
    <div class="map-frame map-palette">
      <svg
        ref={svg}
        class={isWhole(view, PANE) ? 'map-drawing standard-map spans' : 'map-drawing standard-map spans closer'}
        viewBox={[seen.x, seen.y, seen.width, seen.height].map((value) => value.toFixed(1)).join(' ')}
        style={{ '--pen': pen.toFixed(3) }}
        role="group"
        aria-label={ta('map.label')}
        onBlurCapture={() => setFocused(null)}
        onKeyDown={(event) => {
          const next = viewByKey(event, view, PANE);
          if (next === null) return;
          setView(next);
          event.preventDefault();
        }}
        {...gestures}
      >
        <defs>
          <TargetDots id="target-dots" />
        </defs>
        <rect width={drawing.width} height={drawing.height} class="ground land-sea" />
        {board.provinces.map(({ id }) => (
          <Province
            key={id}
            id={id}
            isStop={stop === id}
            onFocus={(next, isSeen) => {
              setStop(next);
              setFocused(isSeen ? next : null);
              if (isSeen) setView(following(view, spotAt({ loc: next }), PANE));
            }}
          />
        ))}
        <g class="over">
          {lines}
          <Targets />
          {chosen.value !== null && <path d={drawing.shapes.get(chosen.value) ?? ''} class="chosen-line" />}
          <Labels targets={targets.value} pen={pen} />
          <OrdersLayer scenario={scenario.value} verdict={verdict.value} lit={lit.value} pen={pen} />
          <Pieces pen={pen} />
          {focused !== null && <path d={drawing.shapes.get(focused) ?? ''} class="focus-line" />}
        </g>
      </svg>
      <ZoomButtons view={view} pane={PANE} onView={setView} upright />
    </div>
  );
};
