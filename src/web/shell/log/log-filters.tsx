import { useState } from 'preact/hooks';
import { tt } from '../../i18n/table.ts';
import { Select } from '../../parts/choices.tsx';
import { IconButton } from '../../parts/icon-button.tsx';
import { Input } from '../../parts/writing.tsx';
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
        <Input
          type="search"
          aria-label={tt('log.words')}
          placeholder={tt('log.words')}
          value={filter.words}
          onText={(text) => onChange({ ...filter, words: text })}
        />
      )}
      <HappenedButton />
      <IconButton
        icon={open ? 'close' : 'search'}
        size={15}
        label={tt('log.words')}
        aria-expanded={open}
        onClick={() => {
          if (open) onChange({ ...filter, words: '' });
          setOpen(!open);
        }}
      />
    </div>
  );
};
