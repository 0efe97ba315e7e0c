import { COAST, NOWHERE } from './board.ts';
import { cell } from './coasts.ts';
import { NONE, OPEN, type Situation, STRUCK, UNKNOWN, YES } from './situation.ts';

/** Convoys can be ordered where nothing is closed yet; a strike of this turn is not foreseen (EC-4.6.8.4). */
const isOpen = (s: Situation, province: number): boolean => {
  const closure = cell(s.closure, province);
  return closure === OPEN || closure === STRUCK;
};

/** Whether a fleet stands in this sea and could convoy. */
const isManned = (s: Situation, sea: number): boolean => cell(s.unitAt, sea) !== NONE && isOpen(s, sea);

/** Whether a sea touches a province. */
export const touches = (s: Situation, sea: number, province: number): boolean => cell(s.board.arrival, sea * s.board.provinceCount + province) !== NOWHERE;

/** Numbers the groups of neighbouring manned seas; 0 for a sea without a fleet. */
const groupSeas = (s: Situation): void => {
  const { start, items } = s.board.seas;
  s.cluster.fill(0);
  let groups = 0;
  for (let u = 0; u < s.count; u++) {
    const first = cell(s.province, u);
    if (cell(s.board.kinds, first) <= COAST || cell(s.cluster, first) !== 0 || !isManned(s, first)) continue;
    groups++;
    s.cluster[first] = groups;
    s.queue[0] = first;
    for (let done = 0, queued = 1; done < queued; done++) {
      const sea = cell(s.queue, done);
      for (let i = cell(start, sea); i < cell(start, sea + 1); i++) {
        const next = cell(items, i);
        if (cell(s.cluster, next) !== 0 || !isManned(s, next)) continue;
        s.cluster[next] = groups;
        s.queue[queued++] = next;
      }
    }
  }
  s.clustersReady = true;
};

/** Whether the marked seas link two coasts. Uses the marks up. */
const linksOverMarks = (s: Situation, from: number, to: number, stamp: number): boolean => {
  const { start, items } = s.board.seas;
  let queued = 0;
  for (let done = NONE; done < queued; done++) {
    const here = done === NONE ? from : cell(s.queue, done);
    if (done !== NONE && touches(s, here, to)) return true;
    for (let i = cell(start, here); i < cell(start, here + 1); i++) {
      const next = cell(items, i);
      if (cell(s.mark, next) !== stamp) continue;
      s.mark[next] = 0;
      s.queue[queued++] = next;
    }
  }
  return false;
};

const LAST_STAMP = 0x3fff_ffff;

/** A fresh value for `mark`, unlike all that stand there. */
export const newStamp = (s: Situation): number => {
  if (s.clock === LAST_STAMP) {
    s.mark.fill(0);
    s.clock = 0;
  }
  s.clock++;
  return s.clock;
};

const linkedWithout = (s: Situation, from: number, to: number, without: number): boolean => {
  const stamp = newStamp(s);
  for (let u = 0; u < s.count; u++) {
    const sea = cell(s.province, u);
    if (cell(s.cluster, sea) !== 0 && sea !== without) s.mark[sea] = stamp;
  }
  return linksOverMarks(s, from, to, stamp);
};

/** EC-4.6.2.2: two coasts are linked by a chain of adjacent seas, each holding a fleet of any power (but not that in `without`). */
export const isConvoyPossible = (s: Situation, from: number, to: number, without: number): boolean => {
  if (cell(s.board.kinds, from) !== COAST || cell(s.board.kinds, to) !== COAST || from === to) return false;
  if (!s.clustersReady) groupSeas(s);
  const { start, items } = s.board.seas;
  for (let i = cell(start, from); i < cell(start, from + 1); i++) {
    const group = cell(s.cluster, cell(items, i));
    if (group === 0) continue;
    for (let j = cell(start, to); j < cell(start, to + 1); j++)
      if (cell(s.cluster, cell(items, j)) === group) return without === NONE || cell(s.cluster, without) !== group || linkedWithout(s, from, to, without);
  }
  return false;
};

/** Whether the fleets with a matching convoy order form a complete route: those whose convoy stands, or all that have not failed. */
export const carriersLink = (s: Situation, mover: number, standing: 'known' | 'possible'): boolean => {
  const stamp = newStamp(s);
  for (let c = cell(s.firstCarrier, mover); c !== NONE; c = cell(s.nextCarrier, c)) {
    const decision = cell(s.decision, c);
    if (decision === YES || (decision === UNKNOWN && standing === 'possible')) s.mark[cell(s.province, c)] = stamp;
  }
  return linksOverMarks(s, cell(s.province, mover), cell(s.to, mover), stamp);
};
