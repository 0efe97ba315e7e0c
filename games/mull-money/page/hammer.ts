import type { View } from '#games/mull-money/types.ts';
import type { Speech } from './speech.ts';

/** Who got the pieces of the auction that was in progress before; null when none has just ended. */
export const knockedDown = (before: View, after: View, { words, name, money }: Speech): string | null => {
  const { point } = before.table;
  if (point.kind !== 'bid' || after.table.point.kind === 'bid') return null;
  const { size, best } = point;
  const buyer = after.table.players.findIndex(({ silo }, seat) => silo - (before.table.players[seat]?.silo ?? silo) >= size);
  if (buyer < 0) return null;
  // Whoever spoke last may have raised: that offer is in the log only.
  return best?.seat === buyer
    ? words('tray.goesTo', { size, name: name(buyer), sum: money(best.amount) })
    : words('tray.goesFree', { size, name: name(buyer) });
};
