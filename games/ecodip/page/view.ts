import type { Seat } from '#kernel/game.ts';
import type { Lang } from '#kernel/words.ts';
import { POWER_NAMES } from '#games/ecodip/data/world.ts';
import { type Tag, TAGS } from '#games/ecodip/types.ts';
import type { MapPower } from './map/types.ts';

/** A power wears the colours of its place in the table of powers, whoever plays it. */
export const coloursOf = (tag: Tag): Seat => TAGS.indexOf(tag);

export const powerName = (tag: Tag | 'UN', lang: Lang): string => (tag === 'UN' ? (lang === 'fr' ? 'ONU' : 'UN') : POWER_NAMES[tag][lang]);

export const mapPower = (tag: Tag): MapPower => ({ id: tag, seat: coloursOf(tag), name: POWER_NAMES[tag] });
