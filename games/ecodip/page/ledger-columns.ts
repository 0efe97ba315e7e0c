import { sentenceOf, type Voice } from '#kernel/words.ts';
import type { SeatInfo } from '#protocol';
import type { LedgerColumn } from '#web/shell/game-page.ts';

const SEAT_FIGURES = ['centres', 'provinces', 'units', 'force', 'tb', 'mp', 'bt', 'gold'] as const;
const TABLE_FIGURES = ['existing', 'priceTb', 'priceMp', 'priceBt', 'unGold', 'unAbm', 'fired'] as const;

/** The public accounts by turn; gold is filled as far as the reader may know it (EC-13.9). */
export const ledgerColumns = (_view: unknown, voice: Voice, seatInfo: readonly SeatInfo[]): readonly LedgerColumn[] => {
  const labelOf = (figure: string): string => sentenceOf(voice, `ecodip.metric.${figure}`) ?? figure;
  return [
    ...SEAT_FIGURES.flatMap((figure) =>
      seatInfo.map(({ seat }) => ({ metric: `ecodip.metric.${figure}/${seat}`, seat, label: labelOf(figure), money: figure === 'gold' })),
    ),
    ...TABLE_FIGURES.map((figure) => ({ metric: `ecodip.metric.${figure}`, seat: null, label: labelOf(figure), money: false })),
  ];
};
