import { useState } from 'preact/hooks';
import { tt } from '../../i18n/table.ts';
import { Select } from '../../parts/choices.tsx';
import { Icon } from '../../svg/icon.tsx';
import { useTable } from '../at-table.ts';
import { HappenedButton } from '../happened/happened-sheet.tsx';
import type { LogFilter } from './filter.ts';

/** One player's lines, or those with a word in them: a slim row above the log. */
export const LogFilters = ({ filter, onChange }: { readonly filter: LogFilter; readonly onChange: (filter: LogFilter) => void }) => {
  const { scene, voice } = useTable();
  const [open, setOpen] = useState(false);
  return (
    <div class="log-filters firm row">
      <Select
        label={tt('log.filter')}
        value={filter.seat === null ? '' : String(filter.seat)}
        choices={[{ value: '', text: tt('log.everybody') }, ...scene.info.seats.map(({ seat }) => ({ value: String(seat), text: voice.seatName(seat) }))]}
        onChange={(seat) => onChange({ ...filter, seat: seat === '' ? null : Number(seat) })}
      />
      {open && (
        <input
          class="input"
          type="search"
          aria-label={tt('log.words')}
          placeholder={tt('log.words')}
          value={filter.words}
          onInput={(event) => onChange({ ...filter, words: event.currentTarget.value })}
        />
      )}
      <HappenedButton />
      <button
        type="button"
        class="icon-btn"
        aria-expanded={open}
        aria-label={tt('log.words')}
        title={tt('log.words')}
        onClick={() => {
          if (open) onChange({ ...filter, words: '' });
          setOpen(!open);
        }}
      >
        <Icon name={open ? 'close' : 'search'} size={15} />
      </button>
    </div>
  );
};
