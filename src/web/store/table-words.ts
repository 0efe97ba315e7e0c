import { findBox } from '#catalogue';
import type { Actor, Seat } from '#kernel/game.ts';
import { HOUSE } from '#kernel/house.ts';
import type { Scene, SeatInfo, TableInfo } from '#protocol';
import { t } from '../i18n/house.ts';

/** The title of a game; that of the house for its booklet. */
export const gameTitle = (id: string): string => (id === HOUSE.id ? t('house') : (findBox(id)?.title ?? id));

export const nameOf = (seats: readonly SeatInfo[], actor: Actor): string => (actor === 'referee' ? '' : (seats.find(({ seat }) => seat === actor)?.name ?? ''));

/** « Bruno, Inès et un bot »: everybody but me. */
export const companyOf = (info: TableInfo, mine: readonly Seat[]): string => {
  const others = info.seats.filter(({ seat }) => !mine.includes(seat));
  const people = others.filter(({ holder }) => holder === 'person').map(({ name }) => name);
  const bots = others.filter(({ holder }) => holder === 'bot').length;
  const words = [...people, ...(bots === 0 ? [] : [t('mine.bots', { count: bots })])];
  const company = words.length === 0 ? t('mine.alone') : t('list', { words });
  return info.fork?.sameDice ? t('mine.sameDice', { company }) : company;
};

export const openSeats = (info: TableInfo): number => info.seats.filter(({ holder }) => holder === 'open').length;

/** Somebody who has come to play and has no seat yet. */
export const mayStillSit = ({ you, owner, info }: Scene): boolean => you === null && !owner && openSeats(info) > 0;
