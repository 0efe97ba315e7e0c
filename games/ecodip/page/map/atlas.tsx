import { useRef, useState } from 'preact/hooks';
import { choicesOf, Segments } from '#web/kit/parts/choices.tsx';
import { useSize } from '#web/kit/svg/map/use-size.ts';
import { layoutOf } from './layout.ts';
import { MapPanel } from './map-panel.tsx';
import { ProvinceTable } from './province-table.tsx';
import type { MapProps } from './types.ts';
import { tm } from './words.ts';
import '#web/kit/svg/map/map.css';
import './map.css';

/** The map of the world: as a drawing with plates, or as a table of the same. */
export const Atlas = (props: MapProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame, { width: 1244, height: 700 });
  const layout = layoutOf(size);
  const [shown, show] = useState<'map' | 'table'>('map');
  const views = <Segments label={tm('map.view')} value={shown} onChange={show} choices={choicesOf({ map: tm('map.asMap'), table: tm('map.asTable') })} />;
  // The first layout is a guess: the window of the one that follows is measured anew, before thousands of lines are drawn into it.
  return (
    <div ref={frame} class={`atlas stack firm map-palette${layout.isSmall ? ' small' : ''}`}>
      {shown === 'map' ? <MapPanel key={String(size.isGuess)} {...props} layout={layout} views={views} /> : <ProvinceTable {...props} views={views} />}
    </div>
  );
};
