import { cell } from './coasts.ts';
import { MOVE, NO, NONE, OPEN, type Situation, YES } from './situation.ts';
import { preventOf } from './strengths.ts';
import type { Place } from './types.ts';

const hasMoved = (s: Situation, u: number): boolean => cell(s.matched, u) === 1 && cell(s.kind, u) === MOVE && cell(s.decision, u) === YES;

/** EC-4.6.7.2: a move that failed, and could have kept others out. */
const hasBounced = (s: Situation, u: number): boolean =>
  cell(s.matched, u) === 1 && cell(s.kind, u) === MOVE && cell(s.decision, u) === NO && preventOf(s, u, 'lowest') > 0;

/** EC-4.6.7: who stands where, who is dislodged by whom, and which provinces are contested. */
export const takeStock = (s: Situation): void => {
  s.unitAfter.fill(NONE);
  s.contested.fill(0);
  for (let u = 0; u < s.count; u++) {
    s.dislodger[u] = NONE;
    if (cell(s.lost, u) === 0 && !hasMoved(s, u)) s.unitAfter[cell(s.province, u)] = u;
  }
  for (let u = 0; u < s.count; u++) {
    if (!hasMoved(s, u)) continue;
    const stayed = cell(s.unitAfter, cell(s.to, u));
    if (stayed !== NONE) s.dislodger[stayed] = u;
    s.unitAfter[cell(s.to, u)] = u;
  }
  for (let u = 0; u < s.count; u++) if (hasBounced(s, u) && cell(s.unitAfter, cell(s.to, u)) === NONE) s.contested[cell(s.to, u)] = 1;
};

/** EC-4.6.9.1. */
const mayRetreatTo = (s: Situation, u: number, province: number): boolean => {
  if (cell(s.unitAfter, province) !== NONE || cell(s.contested, province) === 1 || cell(s.closure, province) !== OPEN) return false;
  const attacker = cell(s.dislodger, u);
  return attacker === NONE || province !== cell(s.province, attacker) || cell(s.byConvoy, attacker) === 1;
};

/** EC-4.6.9.1: where a dislodged unit may retreat, by place. */
export const retreatsOf = (s: Situation, u: number): readonly Place[] => {
  const isFleet = cell(s.isFleet, u) === 1;
  const { start, items } = isFleet ? s.board.sailings : s.board.walks;
  const from = isFleet ? cell(s.place, u) : cell(s.province, u);
  const places: Place[] = [];
  for (let i = cell(start, from); i < cell(start, from + 1); i++) {
    const place = cell(items, i);
    if (mayRetreatTo(s, u, cell(s.board.placeProvince, place))) places.push(s.board.placeOf(place));
  }
  return places;
};
