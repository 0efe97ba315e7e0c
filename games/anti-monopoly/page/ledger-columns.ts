import { sentenceOf, type Voice } from '#kernel/words.ts';
import type { SeatInfo } from '#protocol';
import type { LedgerColumn } from '#web/shell/game-page.ts';
import { asView } from './view.ts';

const SEAT_FIGURES = ['cash', 'liquidation', 'income', 'score', 'titles', 'rentReceived', 'rentPaid'] as const;
const TABLE_FIGURES = [
  'liquidationCompetitors',
  'liquidationMonopolists',
  'rentReceivedCompetitors',
  'rentReceivedMonopolists',
  'unsold',
  'housesInStock',
  'hotelsInStock',
  'bankruptcies',
] as const;

/** The public accounts by round: cash, worth, present count and rents of each, then the camps and the bank's stock. */
export const ledgerColumns = (raw: unknown, voice: Voice, seatInfo: readonly SeatInfo[]): readonly LedgerColumn[] => {
  const { players } = asView(raw).table;
  const labelOf = (figure: string): string => sentenceOf(voice, `anti-monopoly.metric.${figure}`) ?? figure;
  const seats = seatInfo.filter(({ seat }) => seat < players.length);
  return [
    ...SEAT_FIGURES.flatMap((figure) =>
      seats.map(({ seat }) => ({ metric: `anti-monopoly.metric.${figure}/${seat}`, seat, label: labelOf(figure), money: figure !== 'titles' })),
    ),
    ...TABLE_FIGURES.map((figure) => ({
      metric: `anti-monopoly.metric.${figure}`,
      seat: null,
      label: labelOf(figure),
      money: figure.startsWith('liquidation') || figure.startsWith('rent'),
    })),
  ];
};
