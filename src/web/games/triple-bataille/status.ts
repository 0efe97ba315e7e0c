import type { View } from '#games/triple-bataille/types.ts';
import { type Seat, unreachable } from '#kernel';
import type { Speech } from './speech.ts';
import { playerAt } from './view.ts';

/** What a player does or has done in this window, in two words beside the name. */
export const statusOf = (view: View, seat: Seat, { words }: Speech): string | null => {
  const { status } = words;
  const { point } = view.table;
  const subject = playerAt(view, seat);
  switch (subject.status) {
    case 'arriving':
      return status.arriving;
    case 'gone':
      return status.gone;
    case 'paused':
    case 'returning':
      return status.paused;
    case 'leaving':
      return status.leaving;
    case 'playing':
      break;
    default:
      return unreachable(subject.status);
  }
  if (subject.role === 'banker') return status.banker;
  if (subject.distress > 0) return status.distress;
  if (subject.destitute) return status.destitute;
  if (point.kind === 'vote') return point.voted.includes(seat) ? status.voted : status.decides;
  if (point.kind === 'stake' && subject.stake !== null) return status.announced(subject.stake);
  if (point.kind === 'gameOver' || point.kind === 'bankset') return null;
  return subject.done ? (point.kind === 'stake' ? status.committed : status.done) : status.decides;
};
