import type { Seat } from '#kernel/game.ts';
import type { Lang } from '#kernel/words.ts';
import { POWER_NAMES } from '#games/ecodip/data/world.ts';
import { type Tag, TAGS, type View } from '#games/ecodip/types.ts';
import { isAlive } from '#games/ecodip/rules/facts.ts';
import type { MapPower } from './map/types.ts';

/** A power wears the colours of its place in the table of powers, whoever plays it. */
export const coloursOf = (tag: Tag): Seat => TAGS.indexOf(tag);

export const powerName = (tag: Tag | 'UN', lang: Lang): string => (tag === 'UN' ? (lang === 'fr' ? 'ONU' : 'UN') : POWER_NAMES[tag][lang]);

export const mapPower = (tag: Tag): MapPower => ({ id: tag, seat: coloursOf(tag), name: POWER_NAMES[tag] });

export type PowerState = 'out' | 'you' | 'youReady' | 'ready' | 'awaited' | 'nothing' | 'over';

export const powerState = ({ table, own }: View, tag: Tag): PowerState => {
  if (!isAlive(table, tag)) return 'out';
  if (table.ending !== null) return 'over';
  if (!table.asked.includes(tag)) return 'nothing';
  const ready = table.ready.includes(tag);
  if (own?.power === tag) return ready ? 'youReady' : 'you';
  return ready ? 'ready' : 'awaited';
};
