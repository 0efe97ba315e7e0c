import type { ComponentChildren } from 'preact';
import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import { choicesOf, Segments } from '#web/kit/parts/choices.tsx';
import { useLater, useTurned } from '#web/kit/parts/hooks.ts';
import type { Size } from '#web/kit/svg/map/box.ts';
import { boxOf, isWhole, kept, type View, wholeView } from '#web/kit/svg/map/view.ts';
import { ZoomButtons } from '#web/kit/svg/map/zoom-buttons.tsx';
import { useSize } from '#web/kit/svg/map/use-size.ts';
import { lang } from '#web/browser/settings.ts';
import { Icon } from '#web/kit/svg/icon.tsx';
import type { Province } from '#games/ecodip/data/world.ts';
import { ProvinceTable } from './province-table.tsx';
import { WORLD } from './geometry.ts';
import { type Layout, layoutOf, PLATE_SHARES } from './layout.ts';
import { Legend, Locator } from './legend.tsx';
import { lookOf } from './names-layer.tsx';
import { framing, lookingAt, paneOf, viewFor, viewOfPlate } from './pane.ts';
import { PlateButtons, PlateFrames, PlateSheet } from './picture.tsx';
import { type Plate, PLATE_BOXES, PLATES } from './plates.ts';
import { Sheet, type SheetProps, taughtProvinces } from './sheet.tsx';
import type { MapMark, MapPosition, MapProps } from './types.ts';
import { tm } from './words.ts';
import { spokenFacts } from './facts.ts';
import { findProvince } from './find.ts';
import '#web/kit/svg/map/map.css';
import './map.css';

/** Goes to a province by its id or its name. */
const Finder = ({ provinces, onFound }: { readonly provinces: readonly Province[]; readonly onFound: (id: string) => void }) => {
  const list = useId();
  const [isLost, setLost] = useState(false);
  return (
    <form
      class={`map-finder push row edged relative p-0-4 text-ink-2${isLost ? ' lost' : ''}`}
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        const field = event.currentTarget.elements.namedItem('province');
        const found = findProvince(provinces, field instanceof HTMLInputElement ? field.value : '');
        setLost(found === undefined);
        if (found !== undefined) onFound(found.id);
      }}
    >
      <Icon name="search" size={16} />
      <input
        class="map-finder-input border-0 bg-none text-ink w500"
        name="province"
        list={list}
        aria-label={tm('map.find')}
        placeholder={tm('map.findShort')}
        autocomplete="off"
        onInput={() => setLost(false)}
      />
      <datalist id={list}>
        {provinces.map(({ id, name }) => (
          <option key={id} value={id}>
            {name[lang.value]}
          </option>
        ))}
      </datalist>
      {isLost && (
        <span class="map-lost absolute z-over p-1-4 round-2 bg-wax-tint text-ink t3 nowrap" role="status">
          {tm('map.notFound')}
        </span>
      )}
    </form>
  );
};

const NO_MARKS: readonly MapMark[] = [];
const NOWHERE: readonly string[] = [];
/** A map that has not moved for so long has come to rest. */
const REST_MS = 160;

interface MapPanelProps extends MapProps {
  readonly layout: Layout;
  /** The switch between the map and the table. */
  readonly views: ComponentChildren;
}

/** Beside a guide on a phone, what is being ordered lies over the foot of the map. */
const SEEN_BESIDE_GUIDE = 0.55;
const seenIn = ({ isSmall }: Layout): number => (isSmall && taughtProvinces().length > 0 ? SEEN_BESIDE_GUIDE : 1);

const startOf = ({ chosen, position, opens = NOWHERE }: MapProps, { layout, isPublic = false }: MapPanelProps, size: Size): View =>
  opens.length > 0 && layout.platesWidth === null
    ? framing(opens, size, seenIn(layout))
    : layout.opensWhole || isPublic
      ? wholeView(paneOf(size))
      : lookingAt(chosen ?? position.units[0]?.loc ?? 'par', size);

/** Another position is drawn in a frame of its own; whatever is pointed at on the same one is shown at once. */
const useShown = ({ position, orders, chosen, targets, onPoint, marks = NO_MARKS, opens = NOWHERE }: MapProps): MapProps => {
  const map = useMemo(() => ({ position, orders, chosen, targets, onPoint, marks, opens }), [position, orders, chosen, targets, onPoint, marks, opens]);
  return useTurned(position, map);
};

interface PlatesProps extends Pick<SheetProps, 'pointed' | 'onPointed'> {
  readonly map: MapProps;
  readonly world: string;
}

/** Plates never move: dragging the world does not draw them again. They follow it in a frame of their own: all sheets at once would hold the page up. */
const Plates = ({ map, world, pointed, onPointed }: PlatesProps) => {
  const shown = useLater(map);
  return useMemo(
    () => (
      <div class="plates gap-3 firm stack" style={{ gridTemplateColumns: PLATE_SHARES.map((share) => `${share.toFixed(3)}fr`).join(' ') }}>
        {PLATES.map((plate) => (
          <PlateSheet key={plate.number} {...shown} plate={plate} world={world} pointed={pointed} onPointed={onPointed} />
        ))}
      </div>
    ),
    [shown, world, pointed],
  );
};

/** The full name and all that is true of the province pointed at, on a plate of brass. */
const Caption = ({
  position,
  pointed,
  targets,
  lies,
}: {
  readonly lies: string;
  readonly position: MapPosition;
  readonly pointed: string | null;
  readonly targets: ReadonlySet<string>;
}) => {
  const province = position.provinces.find(({ id }) => id === pointed);
  if (province === undefined) return null;
  return (
    <p class={`map-caption brass-plate text-bar-ink absolute p-2-4 t3 leading-3 untouched ${lies}`} aria-hidden="true">
      <b>{province.name[lang.value]}</b> <i class="upright map-id w600">{province.id}</i> <span>{spokenFacts(position, province, targets, lang.value)}</span>
    </p>
  );
};

/** The moving map with its tools, and the plates where there is room. */
const MapPanel = (props: MapPanelProps) => {
  const { layout, views, onSeen } = props;
  const map = useShown(props);
  const { position, chosen, targets, opens } = map;
  const world = `ec${useId().replaceAll(/\W/g, '')}`;
  const svg = useRef<SVGSVGElement>(null);
  const size = useSize(svg, { width: WORLD.width, height: WORLD.height });
  const pane = paneOf(size);
  const hasPlates = layout.platesWidth !== null;
  const [moved, setView] = useState<View | null>(null);
  const [pointed, onPointed] = useState<string | null>(null);
  const view = moved === null ? startOf(map, props, size) : kept(moved, pane);
  const goTo = (plate: Plate): void => setView(viewOfPlate(plate, size));

  // A window shows a part of the world: when another unit is in work, go and look at it. It opens on the first by itself.
  const looked = useRef(chosen);
  useEffect(() => {
    if (looked.current === chosen) return;
    looked.current = chosen;
    // What it was opened on is in sight, with what belongs to it.
    const next = hasPlates || chosen === null || opens?.includes(chosen) === true ? null : viewFor(chosen, view, size);
    if (next !== null) setView(next);
  }, [chosen]);

  // Other provinces to look at, such as those of a turn that was just resolved.
  const opened = useRef(opens);
  useEffect(() => {
    if (opened.current === opens) return;
    opened.current = opens;
    if (!hasPlates && opens !== undefined && opens.length > 0) setView(framing(opens, size, seenIn(layout)));
  }, [opens]);

  const { x, y, width, height } = boxOf(view, size);
  useEffect(() => {
    if (onSeen === undefined) return undefined;
    const timer = setTimeout(() => onSeen(hasPlates ? WORLD : { x, y, width, height }), REST_MS);
    return () => clearTimeout(timer);
  }, [onSeen, hasPlates, x, y, width, height]);

  const zoom = <ZoomButtons view={view} pane={pane} onView={setView} upright={layout.isSmall} />;
  const buttons = !hasPlates && <PlateButtons onGo={goTo} small={layout.isSmall} />;
  const pole = (look: string) => <p class={`map-pole text-center ${look}`}>{tm('map.pole')}</p>;
  const whole = isWhole(view, pane);

  return (
    <div class={hasPlates ? 'map-panel column with-plates' : 'map-panel column'} style={hasPlates ? { width: `${layout.platesWidth}px` } : undefined}>
      <div class="map-head firm cluster gap-3 p-2">
        {views}
        {!layout.isSmall && buttons}
        {layout.opensWhole && pole('')}
        <Finder
          provinces={position.provinces}
          onFound={(id) => {
            setView(lookingAt(id, size));
            onPointed(id);
          }}
        />
        {!layout.isSmall && zoom}
      </div>
      <div class="map-window world-sheet relative clip" style={hasPlates ? { aspectRatio: `${WORLD.width} / ${WORLD.height}` } : undefined}>
        <Sheet
          {...map}
          svg={svg}
          size={size}
          isBlank={size.isGuess}
          name={world}
          view={view}
          onView={setView}
          elsewhere={PLATE_BOXES}
          pointed={pointed}
          onPointed={onPointed}
        />
        {lookOf(size.width / view.span).isTooFarForDense && <PlateFrames view={view} pane={pane} onGo={goTo} />}
        {layout.isSmall && zoom}
        {!whole && <Locator of={world} view={view} pane={pane} onView={setView} />}
        <Caption position={position} pointed={pointed} targets={targets} lies={whole ? '' : layout.isSmall ? 'over' : 'beside'} />
      </div>
      {layout.isSmall && buttons}
      {!layout.opensWhole && !layout.isSmall && pole('low')}
      {hasPlates && <Plates map={map} world={world} pointed={pointed} onPointed={onPointed} />}
      <Legend isOpen={layout.hasLegend || hasPlates}>{layout.isSmall && pole('low')}</Legend>
    </div>
  );
};

/** The map of the world: as a drawing with plates, or as a table of the same. */
export const Atlas = (props: MapProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame, { width: 1244, height: 700 });
  const layout = layoutOf(size);
  const [shown, show] = useState<'map' | 'table'>('map');
  const views = <Segments label={tm('map.view')} value={shown} onChange={show} choices={choicesOf({ map: tm('map.asMap'), table: tm('map.asTable') })} />;
  // The first layout is a guess: the window of the one that follows is measured anew, before thousands of lines are drawn into it.
  return (
    <div ref={frame} class={`atlas stack map-palette${layout.isSmall ? ' small' : ''}`}>
      {shown === 'map' ? <MapPanel key={String(size.isGuess)} {...props} layout={layout} views={views} /> : <ProvinceTable {...props} views={views} />}
    </div>
  );
};
