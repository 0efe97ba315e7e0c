import type { Actor, Seat, Viewer } from '#kernel/game.ts';
import type { Lang } from '#kernel/words.ts';
import { POWER_NAMES } from '#games/ecodip/data/world.ts';
import { type Tag, TAGS, type View } from '#games/ecodip/types.ts';
import type { MapPower } from './map/types.ts';
import { viewOf } from '#web/shell/own-view.ts';

export const asView = viewOf<View>('ECODIP', ['table', 'own', 'desk']);

/** The seat behind these eyes, if any. */
export const seatOf = (you: Actor | Viewer | null): Seat | null => (typeof you === 'number' ? you : null);

/** A power wears the colours of its place in the table of powers, whoever plays it. */
export const coloursOf = (tag: Tag): Seat => TAGS.indexOf(tag);

export const powerName = (tag: Tag | 'UN', lang: Lang): string => (tag === 'UN' ? (lang === 'fr' ? 'ONU' : 'UN') : POWER_NAMES[tag][lang]);

export const mapPower = (tag: Tag): MapPower => ({ id: tag, seat: coloursOf(tag), name: POWER_NAMES[tag] });

/** EC-7.1: gold is known to its owner and the referee, and to everybody after the end. */
export const goldOf = ({ own, desk }: View, tag: Tag): number | null => (own?.power === tag ? own.gold : (desk?.secrets[tag].gold ?? null));
