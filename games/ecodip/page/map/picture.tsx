import { useId, useRef } from 'preact/hooks';
import { useSize } from '#web/kit/svg/map/use-size.ts';
import { WORLD } from './geometry.ts';
import { type Plate, PLATE_BOXES, PLATES } from './plates.ts';
import { Sheet } from './sheet.tsx';
import type { DrawnOrder, MapPosition, MapProps } from './types.ts';
import { tm } from './words.ts';
import { boxOf, type Pane, type View, viewOfBox } from '#web/kit/svg/map/view.ts';
import '#web/kit/svg/map/map.css';
import './map.css';

const NOTHING: ReadonlySet<string> = new Set();
const ignore = (): void => {};

interface PictureProps {
  readonly position: MapPosition;
  readonly orders: readonly DrawnOrder[];
  /** Pixels across of the whole world, which is then reduced to the room it has; names appear from about 960 on. */
  readonly width?: number;
  /** A plate instead of the whole world, drawn as large as it is shown. */
  readonly plate?: Plate;
  /** The plates stand beside the world: it leaves the dense parts to them. */
  readonly hasPlates?: boolean;
  readonly class?: string;
}

/** The world as a picture, for reports and print: nothing in it moves or can be chosen. */
export const WorldPicture = ({ position, orders, width = WORLD.width, plate, hasPlates = false, class: more = '' }: PictureProps) => {
  const svg = useRef<SVGSVGElement>(null);
  const name = `ecp${useId().replaceAll(/\W/g, '')}`;
  const box = plate?.box ?? WORLD;
  const shown = useSize(svg, { width, height: (width * box.height) / box.width });
  const across = plate === undefined ? width : shown.width;
  const size = { width: across, height: (across * box.height) / box.width };
  return (
    <div class={`atlas stack map-palette picture ${more}`} role="img" aria-label={tm(plate?.name ?? 'map.picture')}>
      <Sheet
        name={name}
        svg={svg}
        size={size}
        view={{ middle: [box.x + box.width / 2, box.y + box.height / 2], span: box.width }}
        position={position}
        orders={orders}
        chosen={null}
        targets={NOTHING}
        onPoint={ignore}
        pointed={null}
        elsewhere={hasPlates ? PLATE_BOXES : []}
        onPointed={ignore}
      />
    </div>
  );
};

interface PlateProps extends MapProps {
  readonly plate: Plate;
  readonly world: string;
  readonly pointed: string | null;
  readonly onPointed: (id: string | null) => void;
}

/** A dense part of the world, enlarged (EC-2.9.3). */
export const PlateSheet = ({ plate, world, ...map }: PlateProps) => {
  const svg = useRef<SVGSVGElement>(null);
  const { number, name, box } = plate;
  const size = useSize(svg, { width: box.width * 2, height: box.height * 2 });
  return (
    <figure class={`map-plate relative clip plate-${number}`} style={{ aspectRatio: number <= 2 ? undefined : `${box.width} / ${box.height}` }}>
      <Sheet {...map} svg={svg} size={size} isBlank={size.isGuess} name={`${world}-${number}`} linesOf={world} view={viewOfBox(box, size)} />
      <figcaption class="brass-plate text-bar-ink absolute p-1-4 t3 w650 untouched plate-caption">
        <b class="ec-plate-number w800">{number}</b>
        {tm(name)}
      </figcaption>
    </figure>
  );
};

interface GoProps {
  readonly onGo: (plate: Plate) => void;
}

/** Goes to the dense parts, where the plates themselves have no room. */
export const PlateButtons = ({ onGo, small }: GoProps & { readonly small: boolean }) => (
  <div class={`plate-buttons firm row gap-0 edged ${small ? 'small' : ''}`} role="group" aria-label={tm('plate.all')}>
    {PLATES.map((plate) => (
      <button
        key={plate.number}
        type="button"
        class={`plate-button w600 nowrap ${small ? 'small min-h-44 p-2 t3' : 'min-h-36 p-2-4'}`}
        title={tm('plate.go', { name: tm(plate.name) })}
        onClick={() => onGo(plate)}
      >
        <b>{plate.number}</b> {tm(plate.short)}
      </button>
    ))}
  </div>
);

/** Frames on the world that say which plate enlarges them; the number goes there. */
export const PlateFrames = ({ view, pane, onGo }: GoProps & { readonly view: View; readonly pane: Pane }) => {
  const seen = boxOf(view, pane.size);
  const scale = pane.size.width / seen.width;
  return (
    <div class="cover clip untouched" aria-hidden="true">
      {PLATES.map((plate) => (
        <div
          key={plate.number}
          class={`plate-frame absolute frame-${plate.number}`}
          style={{
            left: `${(plate.box.x - seen.x) * scale}px`,
            top: `${(plate.box.y - seen.y) * scale}px`,
            width: `${plate.box.width * scale}px`,
            height: `${plate.box.height * scale}px`,
          }}
        >
          <button
            type="button"
            class="absolute round-full t3 leading-1 text-bar-ink plate-go w800"
            tabIndex={-1}
            title={tm('plate.go', { name: tm(plate.name) })}
            onClick={() => onGo(plate)}
          >
            {plate.number}
          </button>
        </div>
      ))}
    </div>
  );
};
