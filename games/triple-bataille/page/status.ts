import { player } from '#games/triple-bataille/rules/facts.ts';
import type { View } from '#games/triple-bataille/types.ts';
import { unreachable } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import type { Speech } from './speech.ts';

/** What a player does or has done in this window, in two words beside the name. */
export const statusOf = (view: View, seat: Seat, { words }: Speech): string | null => {
  const { point } = view.table;
  const subject = player(view, seat);
  switch (subject.status) {
    case 'arriving':
      return words('status.arriving');
    case 'gone':
      return words('status.gone');
    case 'paused':
    case 'returning':
      return words('status.paused');
    case 'leaving':
      return words('status.leaving');
    case 'playing':
      break;
    default:
      return unreachable(subject.status);
  }
  if (subject.role === 'banker') return words('status.banker');
  if (subject.distress > 0) return words('status.distress');
  if (subject.destitute) return words('status.destitute');
  if (point.kind === 'vote') return point.voted.includes(seat) ? words('status.voted') : words('status.decides');
  if (point.kind === 'stake' && subject.stake !== null) return words('status.announced', { bundles: subject.stake });
  if (point.kind === 'gameOver' || point.kind === 'bankset') return null;
  return subject.done ? (point.kind === 'stake' ? words('status.committed') : words('status.done')) : words('status.decides');
};
