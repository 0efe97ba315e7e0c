import { type Voice, wordOf } from '#kernel/words.ts';
import type { SeatInfo } from '#protocol';
import type { LedgerColumn } from '#web/shell/game-page.ts';
import { asView } from './view.ts';

const SEAT_FIGURES = ['bourse.metric.score', 'bourse.metric.worth', 'bourse.metric.cash'] as const;
const TABLE_FIGURES = ['bourse.metric.loans', 'bourse.metric.options'] as const;

/** The public accounts by turn: score, worth and cash of each, then what the table owes and has promised. */
export const ledgerColumns = (view: unknown, voice: Voice, seatInfo: readonly SeatInfo[]): readonly LedgerColumn[] => {
  const { players } = asView(view).table;
  const seats = seatInfo.filter(({ seat }) => seat < players.length);
  return [
    ...SEAT_FIGURES.flatMap((figure) => seats.map(({ seat }) => ({ metric: `${figure}/${seat}`, seat, label: wordOf(voice, figure), money: true }))),
    ...TABLE_FIGURES.map((figure) => ({ metric: figure, seat: null, label: wordOf(voice, figure), money: false })),
  ];
};
