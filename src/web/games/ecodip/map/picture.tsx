import { useId, useRef } from 'preact/hooks';
import { WORLD } from './geometry.ts';
import type { Plate } from './plates.ts';
import { Sheet } from './sheet.tsx';
import type { DrawnOrder, MapPosition } from './types.ts';
import { tm } from './words.ts';
import './map.css';

const NOTHING: ReadonlySet<string> = new Set();
const ignore = (): void => {};

interface PictureProps {
  readonly position: MapPosition;
  readonly orders: readonly DrawnOrder[];
  /** Pixels across; names appear from about 960 on. */
  readonly width?: number;
  /** A plate instead of the whole world. */
  readonly plate?: Plate;
}

/** The world as a picture, for reports and print: nothing in it moves or can be chosen. */
export const WorldPicture = ({ position, orders, width = WORLD.width, plate }: PictureProps) => {
  const svg = useRef<SVGSVGElement>(null);
  const name = `ecp${useId().replaceAll(/\W/g, '')}`;
  const box = plate?.box ?? { x: 0, y: 0, width: WORLD.width, height: WORLD.height };
  const size = { width, height: (width * box.height) / box.width };
  return (
    <div class="atlas picture" role="img" aria-label={tm(plate?.name ?? 'map.picture')}>
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
        onPointed={ignore}
      />
    </div>
  );
};
