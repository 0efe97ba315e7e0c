import { useId, useState } from 'preact/hooks';
import { lang } from '../../../store/settings.ts';
import { Icon } from '../../../svg/icon.tsx';
import { findProvince } from './find.ts';
import { mostSpan, type Size, type View, viewOfBox, zoomed } from './view.ts';
import { WORLD } from './geometry.ts';
import type { MapProvince } from './types.ts';
import { tm } from './words.ts';

interface ZoomProps {
  readonly view: View;
  readonly size: Size;
  readonly onView: (view: View) => void;
}

export const ZoomButtons = ({ view, size, onView }: ZoomProps) => {
  const isWhole = view.span >= mostSpan(size) - 1;
  return (
    <div class="map-zoom">
      <button type="button" aria-label={tm('map.zoomIn')} title={tm('map.zoomIn')} disabled={view.span <= 61} onClick={() => onView(zoomed(view, 1, size))}>
        <Icon name="plus" />
      </button>
      <button type="button" aria-label={tm('map.zoomOut')} title={tm('map.zoomOut')} disabled={isWhole} onClick={() => onView(zoomed(view, -1, size))}>
        <Icon name="minus" />
      </button>
      <button
        type="button"
        aria-label={tm('map.whole')}
        title={tm('map.whole')}
        disabled={isWhole}
        onClick={() => onView({ ...viewOfBox(WORLD, size), span: mostSpan(size) })}
      >
        <Icon name="globe" />
      </button>
    </div>
  );
};

/** Goes to a province by its id or its name. */
export const Finder = ({ provinces, onFound }: { readonly provinces: readonly MapProvince[]; readonly onFound: (id: string) => void }) => {
  const list = useId();
  const [isLost, setLost] = useState(false);
  return (
    <form
      class={isLost ? 'map-finder lost' : 'map-finder'}
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
      <input name="province" list={list} aria-label={tm('map.find')} placeholder={tm('map.findShort')} autocomplete="off" onInput={() => setLost(false)} />
      <datalist id={list}>
        {provinces.map(({ id, name }) => (
          <option key={id} value={id}>
            {name[lang.value]}
          </option>
        ))}
      </datalist>
      {isLost && (
        <span class="map-lost" role="status">
          {tm('map.notFound')}
        </span>
      )}
    </form>
  );
};
