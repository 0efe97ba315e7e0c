import { useTable } from '../at-table.ts';
import type { TalkLine } from '#protocol';
import type { Actor } from '#kernel';
import { tt } from '../../i18n/table.ts';
import { formatMoment } from '../../i18n/time.ts';
import { lang } from '../../store/settings.ts';
import { Icon } from '../../svg/icon.tsx';
import { SeatMark } from '../../svg/seat-mark.tsx';

/** Names as one writes them on an envelope. */
export const useNames = (): ((actors: readonly Actor[]) => string) => {
  const { voice } = useTable();
  return (actors) => actors.map((actor) => (actor === 'referee' ? tt('talk.referee') : voice.seatName(actor))).join(', ');
};

export const Said = ({ line }: { readonly line: TalkLine }) => {
  const { scene } = useTable();
  const names = useNames();
  const name = line.name === '' ? (line.seat === 'referee' ? tt('talk.referee') : tt('talk.owner')) : line.name;
  return (
    <li class={line.seat !== null && line.seat === scene.you ? 'said mine' : 'said'}>
      <p class="by">
        {typeof line.seat === 'number' && <SeatMark seat={line.seat} />}
        <b>{name}</b>
        {line.to !== undefined && (
          <span class="for">
            <Icon name="lock" size={13} />
            {tt('talk.for', { names: names(line.to) })}
          </span>
        )}
        <small>{formatMoment(line.at, Date.now(), lang.value)}</small>
      </p>
      <p class="text">{line.text}</p>
    </li>
  );
};
