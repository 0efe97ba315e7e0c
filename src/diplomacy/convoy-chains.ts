import { cell } from './coasts.ts';
import { isConvoyPossible, newStamp, touches } from './convoy.ts';
import { NONE, type Situation } from './situation.ts';

/**
 * How many steps the full search may take. To find a chordless path through a given vertex is NP-hard, so on a map made to
 * be hard it must end somewhere; it then takes the fleet as useful. That never makes or breaks a route, since the shortest
 * route over any set of fleets is chordless by itself: only the intent of EC-4.6.4.1 could be read otherwise.
 */
const MOST_STEPS = 2000;

/** EC-4.6.2.4: whether the fleet in `sea` lies on a minimal chain of manned seas, one without any short cut. */
export const isOnMinimalChain = (s: Situation, sea: number, from: number, to: number): boolean => {
  if (!isConvoyPossible(s, from, to, NONE) || cell(s.cluster, sea) === 0) return false;
  const [begins, ends] = [touches(s, sea, from), touches(s, sea, to)];
  if (begins && ends) return true;
  // The first sea of a chain is the only one that touches the start: a shortest way on, avoiding the others, has no short cut.
  if (begins) return leadsOn(s, sea, to, from, newStamp(s));
  if (ends) return leadsOn(s, sea, from, to, newStamp(s));
  if (!hasWayThrough(s, sea)) return false;
  return (
    joinsShortestWays(s, sea, from, to) || joinsShortestWays(s, sea, to, from) || isFoundByTrying({ s, sea, from, to, barred: s.barred.fill(0), steps: 0 })
  );
};

/** Whether a sea could be one of a chain at all. */
const isManned = (s: Situation, sea: number): boolean => cell(s.cluster, sea) !== 0;

/** Whether manned seas lead from `sea` to the coast `to` without touching the coast `shunned`; seas marked with the stamp are barred. */
const leadsOn = (s: Situation, sea: number, to: number, shunned: number, stamp: number): boolean => {
  const { start, items } = s.board.seas;
  s.mark[sea] = stamp;
  s.queue[0] = sea;
  for (let done = 0, queued = 1; done < queued; done++) {
    const here = cell(s.queue, done);
    if (touches(s, here, to)) return true;
    for (let i = cell(start, here); i < cell(start, here + 1); i++) {
      const next = cell(items, i);
      if (!isManned(s, next) || cell(s.mark, next) === stamp || touches(s, next, shunned)) continue;
      s.mark[next] = stamp;
      s.parent[next] = here;
      s.queue[queued++] = next;
    }
  }
  return false;
};

/** A chain passes between two neighbours of a sea that do not touch each other. */
const hasWayThrough = (s: Situation, sea: number): boolean => {
  const { start, items } = s.board.seas;
  for (let i = cell(start, sea); i < cell(start, sea + 1); i++) {
    const one = cell(items, i);
    if (!isManned(s, one)) continue;
    for (let j = i + 1; j < cell(start, sea + 1); j++) {
      const other = cell(items, j);
      if (isManned(s, other) && !touches(s, one, other)) return true;
    }
  }
  return false;
};

/**
 * Whether the shortest way from one coast to the sea can be prolonged to the other coast by seas that touch none of it.
 * If so the whole is a minimal chain; if not, a longer way might still do.
 */
const joinsShortestWays = (s: Situation, sea: number, from: number, to: number): boolean => {
  const { start, items } = s.board.seas;
  if (!leadsOn(s, sea, from, to, newStamp(s))) return false;
  const stamp = newStamp(s);
  // leadsOn stopped at the sea that touches `from`; parents lead back from it to `sea`.
  let here = firstTouching(s, from);
  for (; here !== sea; here = cell(s.parent, here)) {
    s.mark[here] = stamp;
    for (let i = cell(start, here); i < cell(start, here + 1); i++) s.mark[cell(items, i)] = stamp;
  }
  return leadsOn(s, sea, to, from, stamp);
};

/** The first sea in the queue of a search that touches the coast it looked for. */
const firstTouching = (s: Situation, coast: number): number => {
  let index = 0;
  while (!touches(s, cell(s.queue, index), coast)) index++;
  return cell(s.queue, index);
};

interface Search {
  readonly s: Situation;
  readonly sea: number;
  readonly from: number;
  readonly to: number;
  /** How many seas of the chain, its end excepted, each sea touches; such a sea can no longer join. */
  readonly barred: Int32Array;
  steps: number;
}

const isFoundByTrying = (search: Search): boolean => {
  const { s, from, to } = search;
  return mannedAround(s, from).some((first) => !touches(s, first, to) && isProlonged(search, first, false));
};

const mannedAround = (s: Situation, province: number): readonly number[] => {
  const { start, items } = s.board.seas;
  const list: number[] = [];
  for (let i = cell(start, province); i < cell(start, province + 1); i++) if (isManned(s, cell(items, i))) list.push(cell(items, i));
  return list;
};

/** Lengthens a chain that ends with `last`; `passed` when it has been through the fleet in question. */
const isProlonged = (search: Search, last: number, passed: boolean): boolean => {
  const { s, from, to, sea, barred } = search;
  if (++search.steps > MOST_STEPS) return true;
  if (touches(s, last, to)) return passed;
  const around = mannedAround(s, last);
  const next = around.filter((other) => cell(barred, other) === 0 && !touches(s, other, from));
  for (const other of around) barred[other] = cell(barred, other) + 1;
  barred[last] = cell(barred, last) + 1;
  const isOpen = isStillOpen(search, next, passed);
  const found = isOpen && next.some((other) => isProlonged(search, other, passed || other === sea));
  for (const other of around) barred[other] = cell(barred, other) - 1;
  barred[last] = cell(barred, last) - 1;
  return found;
};

/** Whether a chain with these open ends can still come to the coast, and before that to the fleet in question. */
const isStillOpen = ({ s, sea, from, to, barred }: Search, ends: readonly number[], passed: boolean): boolean => {
  const { start, items } = s.board.seas;
  const stamp = newStamp(s);
  let queued = 0;
  let meets = passed;
  let arrives = false;
  for (const end of ends) {
    s.mark[end] = stamp;
    s.queue[queued++] = end;
  }
  for (let done = 0; done < queued && !(meets && arrives); done++) {
    const here = cell(s.queue, done);
    meets ||= here === sea;
    arrives ||= touches(s, here, to);
    for (let i = cell(start, here); i < cell(start, here + 1); i++) {
      const next = cell(items, i);
      if (!isManned(s, next) || cell(s.mark, next) === stamp || cell(barred, next) !== 0 || touches(s, next, from)) continue;
      s.mark[next] = stamp;
      s.queue[queued++] = next;
    }
  }
  return meets && arrives;
};
