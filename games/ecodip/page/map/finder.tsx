import { useId, useState } from 'preact/hooks';
import { lang } from '#web/browser/settings.ts';
import { Icon } from '#web/kit/svg/icon.tsx';
import { findProvince } from './find.ts';
import type { Province } from '#games/ecodip/data/world.ts';
import { tm } from './words.ts';

/** Goes to a province by its id or its name. */
export const Finder = ({ provinces, onFound }: { readonly provinces: readonly Province[]; readonly onFound: (id: string) => void }) => {
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
