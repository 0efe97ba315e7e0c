import { isAlive } from '#games/ecodip/rules/facts.ts';
import type { Tag, View } from '#games/ecodip/types.ts';

export type PowerState = 'out' | 'you' | 'youReady' | 'ready' | 'awaited' | 'nothing' | 'over';

export const powerState = ({ table, own }: View, tag: Tag): PowerState => {
  if (!isAlive(table, tag)) return 'out';
  if (table.ending !== null) return 'over';
  if (!table.asked.includes(tag)) return 'nothing';
  const ready = table.ready.includes(tag);
  if (own?.power === tag) return ready ? 'youReady' : 'you';
  return ready ? 'ready' : 'awaited';
};
