import type { Seat } from '#kernel/game.ts';
import { tt } from '../../i18n/table.ts';
import { Icon } from '../../svg/icon.tsx';
import { useTable } from '../at-table.ts';
import { useHeard } from './use-heard.ts';

/** Reads somebody no more on this device, or again. */
export const MuteButton = ({ seat, class: className, words = true }: { readonly seat: Seat; readonly class: string; readonly words?: boolean }) => {
  const { session, voice } = useTable();
  const { muted, mute } = useHeard(session);
  const on = muted.includes(seat);
  const label = tt(on ? 'talk.unmute' : 'talk.mute', { name: voice.seatName(seat) });
  return (
    <button type="button" class={className} aria-label={words ? undefined : label} title={words ? undefined : label} onClick={() => mute(seat, !on)}>
      <Icon name={on ? 'sound' : 'mute'} size={words ? 16 : 15} />
      {words && label}
    </button>
  );
};

/** Whom one does not read: seen by oneself alone, and taken back here. */
export const MutedNote = () => {
  const { session, voice } = useTable();
  const { muted } = useHeard(session);
  if (muted.length === 0) return null;
  return (
    <p class="muted-note hint cluster">
      <Icon name="mute" size={15} />
      {tt('talk.muted', { names: muted.map((seat) => voice.seatName(seat)) })}
      {muted.map((seat) => (
        <MuteButton key={seat} seat={seat} class="text-btn" />
      ))}
    </p>
  );
};
