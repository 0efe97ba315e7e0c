import type { Scene } from '#protocol';
import { signal } from '@preact/signals';
import type { AtTable } from '../at-table.tsx';

/** Is there something to say after the game: a rematch that is asked for, or a series? */
export const hasEnd = ({ outcome, info }: Scene): boolean => outcome !== null && (info.rematch !== null || info.series !== null);

/** The table whose last board was asked for instead of the story of its end. */
const boardAsked = signal<string | null>(null);

export const showsBoard = ({ session }: AtTable): boolean => boardAsked.value === session.table;

export const turnOver = (table: AtTable): void => {
  boardAsked.value = showsBoard(table) ? null : table.session.table;
};

/** The story of the end lies in the place of the board: not over a moment of the past, and not in a lesson, which is told on the board. */
export const tellsEnd = (table: AtTable): boolean =>
  table.scene.outcome !== null && table.page !== null && table.guide === undefined && table.session.past.value === null && !showsBoard(table);
