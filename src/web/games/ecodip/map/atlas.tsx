import type { ComponentChildren } from 'preact';
import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import { Segments } from '../../../parts/choices.tsx';
import { Caption } from './caption.tsx';
import { spotsAt, WORLD } from './geometry.ts';
import { Legend } from './legend.tsx';
import { Locator } from './locator.tsx';
import { type Plate, PLATES } from './plates.ts';
import { ProvinceTable } from './province-table.tsx';
import { Sheet } from './sheet.tsx';
import { Finder, ZoomButtons } from './tools.tsx';
import type { MapProps } from './types.ts';
import { useSize } from './use-size.ts';
import { kept, lookingAt, mostSpan, type Size, type View, viewOfBox } from './view.ts';
import { tm } from './words.ts';
import './map.css';

/** From this width on the plates stand beside the world; below, one map shows either. */
const ROOM_FOR_PLATES = 960;
/** Below this width a small world shows where one is. */
const PHONE = 720;
/** Units of the drawing on 390 pixels when the map goes to a province: a country and its neighbours. */
const NEAR = 130;
const nearSpan = ({ width }: Size): number => NEAR * Math.max(1, width / 460);

interface PlateProps extends MapProps {
  readonly plate: Plate;
  readonly world: string;
  readonly pointed: string | null;
  readonly onPointed: (id: string | null) => void;
}

const PlateSheet = ({ plate, world, ...map }: PlateProps) => {
  const svg = useRef<SVGSVGElement>(null);
  const size = useSize(svg, { width: plate.box.width * 2, height: plate.box.height * 2 });
  const { number, name, box } = plate;
  return (
    <figure class={`plate plate-${number}`} style={{ aspectRatio: `${box.width} / ${box.height}` }}>
      <Sheet {...map} svg={svg} size={size} name={`${world}-${number}`} linesOf={world} view={viewOfBox(box, size)} />
      <figcaption>
        <b>{number}</b>
        {tm(name)}
      </figcaption>
    </figure>
  );
};

/** Frames on the world that say which plate enlarges them. */
const PlateFrames = ({ view, size }: { readonly view: View; readonly size: Size }) => {
  const scale = size.width / view.span;
  const [west, north] = [view.middle[0] - view.span / 2, view.middle[1] - size.height / scale / 2];
  return (
    <div class="plate-frames" aria-hidden="true">
      {PLATES.map(({ number, box }) => (
        <div
          key={number}
          class={`plate-frame frame-${number}`}
          style={{
            left: `${(box.x - west) * scale}px`,
            top: `${(box.y - north) * scale}px`,
            width: `${box.width * scale}px`,
            height: `${box.height * scale}px`,
          }}
        >
          <b>{number}</b>
        </div>
      ))}
    </div>
  );
};

interface MapPanelProps extends MapProps {
  readonly width: number;
  /** The switch between the map and the table. */
  readonly views: ComponentChildren;
}

const startOf = ({ chosen, position }: MapProps, width: number, size: Size): View => {
  if (width >= ROOM_FOR_PLATES) return kept({ middle: [WORLD.width / 2, WORLD.height / 2], span: WORLD.width }, size);
  const first = chosen ?? position.units[0]?.loc ?? 'par';
  return lookingAt(first, nearSpan(size), size);
};

/** The moving map with its tools, and the plates where there is room. */
const MapPanel = ({ width, views, ...map }: MapPanelProps) => {
  const world = `ec${useId().replaceAll(/\W/g, '')}`;
  const svg = useRef<SVGSVGElement>(null);
  const size = useSize(svg, { width: Math.max(width, 320), height: Math.max(width, 320) * (WORLD.height / WORLD.width) });
  const hasPlates = width >= ROOM_FOR_PLATES;
  const [moved, setView] = useState<View | null>(null);
  const [pointed, onPointed] = useState<string | null>(null);
  const view = moved === null ? startOf(map, width, size) : kept(moved, size);
  const elsewhere = useMemo(() => (hasPlates ? PLATES.map(({ box }) => box) : []), [hasPlates]);
  const isWhole = view.span >= mostSpan(size) - 1;

  // A phone shows a part of the world: when another unit is in work, go and look at it.
  useEffect(() => {
    if (hasPlates || map.chosen === null) return;
    const [x = 0, y = 0] = spotsAt(map.chosen)[0] ?? [];
    const [dx, dy] = [Math.abs(x - view.middle[0]), Math.abs(y - view.middle[1])];
    if (dx > view.span * 0.4 || dy > (view.span * size.height) / size.width / 2.5)
      setView(lookingAt(map.chosen, Math.min(view.span, nearSpan(size) * 1.4), size));
  }, [map.chosen]);

  // Plates never move: dragging the world does not draw them again.
  const { position, orders, chosen, targets, onPoint } = map;
  const plates = useMemo(
    () =>
      hasPlates && (
        <div class="plates">
          {PLATES.map((plate) => (
            <PlateSheet
              key={plate.number}
              {...{ position, orders, chosen, targets, onPoint }}
              plate={plate}
              world={world}
              pointed={pointed}
              onPointed={onPointed}
            />
          ))}
        </div>
      ),
    [hasPlates, position, orders, chosen, targets, onPoint, world, pointed],
  );

  const isLarge = width >= PHONE;
  const zoom = <ZoomButtons view={view} size={size} onView={setView} />;
  const finder = (
    <Finder
      provinces={map.position.provinces}
      onFound={(id) => {
        setView(lookingAt(id, nearSpan(size), size));
        onPointed(id);
      }}
    />
  );

  return (
    <div class={hasPlates ? 'map-panel with-plates' : 'map-panel'}>
      <div class="world-sheet">
        <div class="map-head">
          {views}
          <p class="map-pole">{tm('map.pole')}</p>
          {isLarge && finder}
          {isLarge && zoom}
        </div>
        <div class="map-window" style={hasPlates ? { aspectRatio: `${WORLD.width} / ${WORLD.height}` } : undefined}>
          <Sheet {...map} svg={svg} size={size} name={world} view={view} onView={setView} elsewhere={elsewhere} pointed={pointed} onPointed={onPointed} />
          {hasPlates && isWhole && <PlateFrames view={view} size={size} />}
          {!isLarge && zoom}
          {!isLarge && !isWhole && <Locator of={world} view={view} size={size} onView={setView} />}
          <Caption position={map.position} pointed={pointed} targets={map.targets} />
        </div>
        {!hasPlates && (
          <div class="plate-buttons">
            {!isLarge && finder}
            {PLATES.map(({ number, name, box }) => (
              <button
                key={number}
                type="button"
                title={tm('plate.go', { name: tm(name) })}
                onClick={() => setView(kept({ ...viewOfBox(box, size), middle: [box.x + box.width / 2, box.y + box.height / 2] }, size))}
              >
                <b>{number}</b> {tm(name)}
              </button>
            ))}
          </div>
        )}
      </div>
      {plates}
      {isLarge && <Legend />}
    </div>
  );
};

/** The map of the world: as a drawing with plates, or as a table of the same. */
export const Atlas = (props: MapProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const { width } = useSize(frame, { width: 1330, height: 980 });
  const [shown, show] = useState<'map' | 'table'>('map');
  const views = (
    <Segments
      label={tm('map.view')}
      value={shown}
      onChange={show}
      choices={[
        { value: 'map', text: tm('map.asMap') },
        { value: 'table', text: tm('map.asTable') },
      ]}
    />
  );
  return (
    <div ref={frame} class={width < PHONE ? 'atlas small' : 'atlas'}>
      {shown === 'map' ? <MapPanel {...props} width={width} views={views} /> : <ProvinceTable {...props} views={views} />}
    </div>
  );
};
