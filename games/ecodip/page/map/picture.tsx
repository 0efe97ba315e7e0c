import { useId, useRef } from 'preact/hooks';
import { useSize } from '#web/svg/map/use-size.ts';
import { WORLD } from './geometry.ts';
import { type Plate, PLATE_BOXES } from './plates.ts';
import { Sheet } from './sheet.tsx';
import type { DrawnOrder, MapPosition } from './types.ts';
import { tm } from './words.ts';
import '#web/svg/map/map.css';
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
}

/** The world as a picture, for reports and print: nothing in it moves or can be chosen. */
export const WorldPicture = ({ position, orders, width = WORLD.width, plate, hasPlates = false }: PictureProps) => {
  const svg = useRef<SVGSVGElement>(null);
  const name = `ecp${useId().replaceAll(/\W/g, '')}`;
  const box = plate?.box ?? WORLD;
  const shown = useSize(svg, { width, height: (width * box.height) / box.width });
  const across = plate === undefined ? width : shown.width;
  const size = { width: across, height: (across * box.height) / box.width };
  return (
    <div class="atlas stack map-palette picture" role="img" aria-label={tm(plate?.name ?? 'map.picture')}>
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
