import { useState } from 'preact/hooks';
import { tt } from '../../i18n/table.ts';
import { Select } from '../../parts/choices.tsx';
import { Icon } from '../../svg/icon.tsx';
import { useTable } from '../at-table.ts';
import type { LogFilter } from './grouped.ts';

/** One player's lines, or those with a word in them. */
export const LogFilters = ({ filter, onChange }: { readonly filter: LogFilter; readonly onChange: (filter: LogFilter) => void }) => {
  const { scene, voice } = useTable();
  const [open, setOpen] = useState(false);
  const active = filter.seat !== null || filter.words !== '';
  return (
    <div class={open ? 'log-filters open' : 'log-filters'}>
      <button type="button" class={active ? 'icon-btn active' : 'icon-btn'} aria-expanded={open} aria-label={tt('log.filter')} title={tt('log.filter')} onClick={() => setOpen(!open)}>
        <Icon name="search" size={16} />
      </button>
      {open && (
        <>
          <Select
            label={tt('log.filter')}
            value={filter.seat === null ? '' : String(filter.seat)}
            choices={[{ value: '', text: tt('log.everybody') }, ...scene.info.seats.map(({ seat }) => ({ value: String(seat), text: voice.seatName(seat) }))]}
            onChange={(seat) => onChange({ ...filter, seat: seat === '' ? null : Number(seat) })}
          />
          <input
            class="input"
            type="search"
            aria-label={tt('log.words')}
            placeholder={tt('log.words')}
            value={filter.words}
            onInput={(event) => onChange({ ...filter, words: event.currentTarget.value })}
          />
        </>
      )}
    </div>
  );
};
