import type { Seat } from '#kernel/game.ts';
import { SeatMark } from '../svg/seat-mark.tsx';
import { Token } from '../svg/token.tsx';
import { type AtTable, useTable } from './at-table.ts';
import type { GamePage } from './game-page.ts';

/** Whose colour and shape a seat wears: its own, or those that the game gives it. */
export const lookIn = (page: GamePage | null, view: unknown, seat: Seat): Seat =>
  page?.wears === undefined || view === null || seat >= page.chairs(view) ? seat : page.wears(view, seat);

export const lookAt = ({ page, scene }: AtTable, seat: Seat): Seat => lookIn(page, scene.view, seat);

/** The counter of a seat of this table, with the initials of who sits there. */
export const SeatToken = ({ seat, size }: { readonly seat: Seat; readonly size: number }) => {
  const table = useTable();
  return <Token seat={lookAt(table, seat)} name={table.voice.seatName(seat)} size={size} />;
};

/** The same without initials, in a line of text. */
export const SeatSpot = ({ seat, size = 14 }: { readonly seat: Seat; readonly size?: number }) => <SeatMark seat={lookAt(useTable(), seat)} size={size} />;
