import type { Seat } from '#kernel/game.ts';
import './account.css';

/** Progress to the goal, in quarters. */
export const Gauge = ({ seat, value, goal, label }: { readonly seat: Seat; readonly value: number; readonly goal: number; readonly label: string }) => {
  const part = Math.max(0, Math.min(1, value / goal));
  return (
    <div class="bo-gauge" role="img" data-explain={`score ${seat}`} aria-label={label}>
      <i style={{ width: `${100 * part}%` }} />
    </div>
  );
};
