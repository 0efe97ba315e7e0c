import { isSimulation } from '#games/mull-money/rules/facts.ts';
import { sentenceOf, type Voice } from '#kernel/words.ts';
import type { SeatInfo } from '#protocol';
import type { LedgerColumn } from '#web/shell/game-page.ts';
import { asView } from './view.ts';

const SEAT_FIGURES = ['growth', 'dump', 'employees', 'services', 'silo', 'credits', 'productions', 'treasury', 'score'] as const;
const TABLE_FIGURES = ['reserve', 'alerts', 'debt', 'commonWaste', 'laws'] as const;
const SIMULATION_ONLY: ReadonlySet<string> = new Set(['commonWaste', 'laws']);

/** The public accounts by mission; treasury and points are filled as far as the reader may know them (MM-7). */
export const ledgerColumns = (raw: unknown, voice: Voice, seatInfo: readonly SeatInfo[]): readonly LedgerColumn[] => {
  const view = asView(raw);
  const common = isSimulation(view);
  const labelOf = (figure: string): string => sentenceOf(voice, `mull-money.metric.${figure}`) ?? figure;
  const seats = seatInfo.filter(({ seat }) => seat < view.table.players.length);
  return [
    ...SEAT_FIGURES.filter((figure) => figure !== 'dump' || !common).flatMap((figure) =>
      seats.map(({ seat }) => ({ metric: `mull-money.metric.${figure}/${seat}`, seat, label: labelOf(figure), money: figure === 'treasury' })),
    ),
    ...TABLE_FIGURES.filter((figure) => common || !SIMULATION_ONLY.has(figure)).map((figure) => ({
      metric: `mull-money.metric.${figure}`,
      seat: null,
      label: labelOf(figure),
      money: false,
    })),
  ];
};
