import type { Seat } from '#kernel/game.ts';
import type { TalkLine } from '#protocol';
import { mutedAt, mutedSeats, setMuted } from '../../store/muted.ts';
import type { Session } from '../../store/session.ts';

interface Heard {
  /** What was said, without what this device does not read. */
  readonly lines: readonly TalkLine[];
  readonly muted: readonly Seat[];
  readonly mute: (seat: Seat, on: boolean) => void;
}

export const useHeard = (session: Session): Heard => {
  const seats = session.scene.value?.info.seats ?? [];
  const muted = mutedSeats(mutedAt(session.table).value, seats);
  const said = session.connection().talk.value;
  return {
    lines: muted.length === 0 ? said : said.filter(({ seat }) => typeof seat !== 'number' || !muted.includes(seat)),
    muted,
    mute: (seat, on) => setMuted(session.table, seats, seat, on),
  };
};
