import { at } from '#kernel';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { wide } from '../../../store/media.ts';
import { Icon } from '../../../svg/icon.tsx';
import { chosen, framing, lit, point, scenario, targets, verdict } from '../desk.ts';
import { drawing, spotAt } from '../drawing.ts';
import { board, powerName, provinceName } from '../powers.ts';
import { unitAt } from '../scenario.ts';
import { ta } from '../words.ts';
import { groundOf, Labels, Lines } from './ground.tsx';
import { OrdersLayer } from './orders-layer.tsx';
import { Piece } from './piece.tsx';
import { useGestures } from './use-gestures.ts';
import { boxOf, fitting, MOST, penOf, stepTo, type View, WHOLE, zoomed } from './view.ts';
import './map.css';

const STEPS: Readonly<Record<string, readonly [number, number]>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

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
    class={`province ground ${groundOf(id)}`}
    role="button"
    tabIndex={isStop ? 0 : -1}
    aria-label={spokenName(id)}
    aria-pressed={chosen.value === id}
    onClick={() => point(id)}
    onFocus={(event) => onFocus(id, event.currentTarget.matches(':focus-visible'))}
    onKeyDown={(event) => {
      const step = STEPS[event.key];
      if (event.key === 'Enter' || event.key === ' ') point(id);
      else if (step !== undefined) document.getElementById(`province-${stepTo(id, step)}`)?.focus({ preventScroll: true });
      else return;
      event.preventDefault();
    }}
  />
);

const Targets = () => (
  <g class="targets" aria-hidden="true">
    {[...targets.value].map((id) => (
      <g key={id}>
        <path d={drawing.shapes.get(id) ?? ''} fill-rule="evenodd" fill="url(#target-dots)" />
        <path d={drawing.shapes.get(id) ?? ''} class="target-under" />
        <path d={drawing.shapes.get(id) ?? ''} class="target-line" />
      </g>
    ))}
  </g>
);

const Pieces = ({ pen }: { readonly pen: number }) => {
  const lost = new Set(verdict.value?.movement.dislodged.map(({ unit }) => unit.loc));
  return (
    <g class="pieces">
      {scenario.value.units.map((unit) => (
        <Piece
          key={unit.loc}
          unit={unit}
          at={spotAt(unit)}
          scale={0.88 * pen}
          chosen={chosen.value === unit.loc}
          dislodged={lost.has(unit.loc)}
          onPoint={() => point(unit.loc)}
        />
      ))}
    </g>
  );
};

const ZoomButtons = ({ view, onView }: { readonly view: View; readonly onView: (view: View) => void }) => (
  <div class="zoom">
    <button type="button" aria-label={ta('map.zoomIn')} title={ta('map.zoomIn')} disabled={view.zoom >= MOST} onClick={() => onView(zoomed(view, 1))}>
      <Icon name="plus" />
    </button>
    <button type="button" aria-label={ta('map.zoomOut')} title={ta('map.zoomOut')} disabled={view.zoom <= 1} onClick={() => onView(zoomed(view, -1))}>
      <Icon name="minus" />
    </button>
    <button type="button" aria-label={ta('map.whole')} title={ta('map.whole')} disabled={view.zoom <= 1} onClick={() => onView(WHOLE)}>
      <Icon name="globe" />
    </button>
  </div>
);

/** On a phone units would be too small to touch otherwise. */
const LEAST_ZOOM_NARROW = 1.7;

/** The standard map: provinces to point at, units, orders and what came of them. */
export const StandardMap = () => {
  const svg = useRef<SVGSVGElement>(null);
  const [view, setView] = useState<View>(() => fitting(scenario.peek(), wide.peek() ? 1 : LEAST_ZOOM_NARROW));
  const [stop, setStop] = useState('mun');
  const [focused, setFocused] = useState<string | null>(null);
  const gestures = useGestures(svg, view, setView);
  // Drawn once: the same node is not looked at again.
  const lines = useMemo(() => <Lines />, []);
  useEffect(() => setView(fitting(scenario.peek(), wide.peek() ? 1 : LEAST_ZOOM_NARROW)), [framing.value]);
  return (
    <div class="map-frame">
      <svg
        ref={svg}
        class={view.zoom > 1 ? 'standard-map closer' : 'standard-map'}
        viewBox={boxOf(view)}
        style={{ '--pen': penOf(view).toFixed(3) }}
        role="group"
        aria-label={ta('map.label')}
        onBlurCapture={() => setFocused(null)}
        {...gestures}
      >
        <defs>
          <pattern id="target-dots" width="6" height="6" patternUnits="userSpaceOnUse">
            <rect width="6" height="6" fill="#F8E7AE" opacity=".62" />
            <circle cx="3" cy="3" r="1" fill="#7A5610" />
          </pattern>
        </defs>
        <rect width={drawing.width} height={drawing.height} class="ground sea" />
        {board.provinces.map(({ id }) => (
          <Province
            key={id}
            id={id}
            isStop={stop === id}
            onFocus={(next, isSeen) => {
              setStop(next);
              setFocused(isSeen ? next : null);
            }}
          />
        ))}
        <g class="over">
          {lines}
          <Targets />
          {chosen.value !== null && <path d={drawing.shapes.get(chosen.value) ?? ''} class="chosen-line" />}
          <Labels targets={targets.value} pen={penOf(view)} />
          <OrdersLayer scenario={scenario.value} verdict={verdict.value} lit={lit.value} pen={penOf(view)} />
          <Pieces pen={penOf(view)} />
          {focused !== null && <path d={drawing.shapes.get(focused) ?? ''} class="focus-line" />}
        </g>
      </svg>
      <ZoomButtons view={view} onView={setView} />
    </div>
  );
};
