import type { Seat } from '#kernel/game.ts';
import { CHOKED_MISSIONS, PARALYSED_MISSIONS } from '../data.ts';
import { inOrder, law, player, type PublicFacts } from './facts.ts';
import { scoreOf } from '../scoring.ts';
import type { Disaster } from '../types.ts';
import type { Work } from './work.ts';
import { hasRoom, isCommonZone } from './waste.ts';

/* Disasters of the simulation variant (MM-6.7). */

/** Law L-02. */
export const isTooDirty = (facts: PublicFacts, seat: Seat): boolean => {
  const ban = law(facts, 'dirtyProductionBan');
  return ban !== undefined && isCommonZone(facts, ban.zone) && player(facts, seat).waste >= ban.markerAtLeast;
};

/** Law L-11: how often a seat may produce in one mission, as things stand. */
export const productionQuota = (facts: PublicFacts): number => {
  const quota = law(facts, 'productionQuota');
  if (quota === undefined) return Number.POSITIVE_INFINITY;
  return quota.zone === 'any' || isCommonZone(facts, quota.zone) ? quota.perMission : Number.POSITIVE_INFINITY;
};

/** Barred by the common rules; want of cards, staff or materials is bad luck. */
const isBarred = (facts: PublicFacts, seat: Seat): boolean => !hasRoom(facts, seat) || isTooDirty(facts, seat) || productionQuota(facts) === 0;

/** MM-6.7.1: the counters run from mission 1, whatever is switched on. */
export const countDisasters = (work: Work): void => {
  const { table } = work;
  const seats = inOrder(work);
  const choked = seats.every((seat) => !hasRoom(work, seat));
  const idle = seats.every((seat) => player(work, seat).produced === 0);
  table.missionsChoked = choked ? table.missionsChoked + 1 : 0;
  table.missionsParalysed = idle && seats.every((seat) => isBarred(work, seat)) ? table.missionsParalysed + 1 : 0;
};

export const isLastMission = ({ options, table }: Work): boolean => options.missionLimit > 0 && table.mission >= options.missionLimit;

/** The first kind found, among those switched on. */
export const findDisaster = (work: Work): Disaster | null => {
  const { table, options } = work;
  const isOn = (kind: Disaster): boolean => options.disaster.includes(kind);
  if (isOn('choked') && table.missionsChoked >= CHOKED_MISSIONS) return 'choked';
  if (isOn('paralysis') && table.missionsParalysed >= PARALYSED_MISSIONS) return 'paralysis';
  if (isOn('ruin') && inOrder(work).every((seat) => scoreOf(work, seat) < 0)) return 'ruin';
  return isOn('endless') && isLastMission(work) ? 'endless' : null;
};
