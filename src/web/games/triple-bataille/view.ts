import type { Player, View } from '#games/triple-bataille/types.ts';
import { type Actor, at, type Seat, type Viewer } from '#kernel';
import { viewOf } from '../../shell/own-view.ts';

export const asView = viewOf<View>('Triple Bataille', ['table', 'bankRoom', 'sealed']);

/** The seat behind these eyes, if any. */
export const seatOf = (you: Actor | Viewer | null): Seat | null => (typeof you === 'number' ? you : null);

export const playerAt = ({ table }: View, seat: Seat): Player => at(table.players, seat);
