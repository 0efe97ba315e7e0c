import type { View, VoteResult } from '#games/mull-money/types.ts';

/** The Alert card, or the last alert; `view` is what it found: no alert changes the waste (MM-4.4.5). */
export interface SoundedAlert {
  readonly final: boolean;
  readonly view: View;
}

/** What lies over the cloth: an alert, a vote just counted, the law book. One at a time. */
export type Shown = { readonly kind: 'alert'; readonly alert: SoundedAlert } | { readonly kind: 'vote'; readonly vote: VoteResult };

const isFinalAlert = ({ table }: View): boolean => table.point.kind === 'alert' && table.point.final;

/** What the step from one view to the next has brought that everybody should see. */
export const newsOf = (before: View, after: View): Shown | null => {
  const { table } = after;
  if (table.point.kind === 'gameOver') return null;
  if (isFinalAlert(after) && !isFinalAlert(before)) return { kind: 'alert', alert: { final: true, view: after } };
  if (table.alerts > before.table.alerts) return { kind: 'alert', alert: { final: false, view: after } };
  if (table.lastVote !== null && JSON.stringify(table.lastVote) !== JSON.stringify(before.table.lastVote)) return { kind: 'vote', vote: table.lastVote };
  return null;
};

/** Whoever comes to the table while an alert is being settled should see it, too. */
export const underWay = (view: View): Shown | null => {
  const { point } = view.table;
  return point.kind === 'alert' ? { kind: 'alert', alert: { final: point.final, view } } : null;
};
