import { followsHistory } from '#games/triple-bataille/rules/facts.ts';
import type { View, WindowKind } from '#games/triple-bataille/types.ts';
import type { Voice } from '#kernel/words.ts';
import type { PhaseTrack } from '#web/interface/room-parts.ts';
import { speechOf } from '../speech.ts';

/** TB-4.1. */
const PHASES = ['open', 'plan', 'pay', 'stake', 'reveal', 'payout', 'interest', 'market', 'close'] as const;
/** The place of a window among them. */
const PLACE: Readonly<Record<WindowKind, number>> = { bankset: 0, plan: 1, stake: 3, pick: 5, market: 7, vote: 8 };

/** Cards have been turned: the wall tells the battle until the market closes. */
export const isStaged = ({ table }: View): boolean => table.point.kind === 'market' && table.battleReport.results.length > 0;

const kindOf = (view: View, { words }: ReturnType<typeof speechOf>): string => {
  const system = words(`systems.${view.table.system}`);
  return followsHistory(view) ? `${words('historic')}, ${system}` : system;
};

export const phaseTrack = (view: View, voice: Voice): PhaseTrack => {
  const speech = speechOf(voice);
  const { words } = speech;
  const { point, battle } = view.table;
  const over = point.kind === 'gameOver';
  return {
    title: words('trackTitle', { battle, window: words(over ? `over.${point.reason}` : `windows.${point.kind}`) }),
    kind: kindOf(view, speech),
    phases: PHASES.map((phase) => words(`phases.${phase}`)),
    current: over ? PHASES.length : PLACE[point.kind],
  };
};
