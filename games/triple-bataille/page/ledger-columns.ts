import { hasBank } from '#games/triple-bataille/rules/holdings.ts';
import { sentenceOf, type Voice } from '#kernel/words.ts';
import type { SeatInfo } from '#protocol';
import type { LedgerColumn } from '#web/shell/game-page.ts';
import { asView } from './view.ts';

const SEAT_FIGURES = ['cash', 'wealth', 'credits'] as const;
/** What there is only with a bank (TB-2.8). */
const BANK_FIGURES: ReadonlySet<string> = new Set(['playerCredits', 'stateCredits', 'badCredits', 'bankCash', 'bankWealth']);
const TABLE_FIGURES = [
  'money',
  'circulating',
  'pot',
  'playerCredits',
  'stateCredits',
  'badCredits',
  'bankCash',
  'bankWealth',
  'stateCash',
  'median',
  'giniWealth',
  'bankruptcies',
] as const;

/** The public accounts by battle (TB-14.1). */
export const ledgerColumns = (raw: unknown, voice: Voice, seatInfo: readonly SeatInfo[]): readonly LedgerColumn[] => {
  const view = asView(raw);
  const label = (figure: string): string => sentenceOf(voice, `triple-bataille.metric.${figure}`) ?? figure;
  const seats = seatInfo.filter(({ seat }) => view.table.players[seat]?.role === 'player');
  return [
    ...SEAT_FIGURES.flatMap((figure) =>
      seats.map(({ seat }) => ({ metric: `triple-bataille.metric.${figure}/${seat}`, seat, label: label(figure), money: false })),
    ),
    ...TABLE_FIGURES.filter((figure) => hasBank(view.options) || !BANK_FIGURES.has(figure)).map((figure) => ({
      metric: `triple-bataille.metric.${figure}`,
      seat: null,
      label: label(figure),
      money: false,
    })),
  ];
};
