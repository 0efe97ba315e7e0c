import type { Player, View } from '#games/triple-bataille/types.ts';
import { at } from '#kernel/collections.ts';
import type { Actor, Seat, Viewer } from '#kernel/game.ts';
import { viewOf } from '#web/shell/own-view.ts';

export const asView = viewOf<View>('Triple Bataille', ['table', 'bankRoom', 'sealed']);

/** The seat behind these eyes, if any. */
export const seatOf = (you: Actor | Viewer | null): Seat | null => (typeof you === 'number' ? you : null);

export const playerAt = ({ table }: View, seat: Seat): Player => at(table.players, seat);
