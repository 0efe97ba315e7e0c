import { cell } from './coasts.ts';
import { carriersLink } from './convoy.ts';
import { CONVOY, MOVE, NONE, type Situation, SUPPORT_HOLD, SUPPORT_MOVE, UNKNOWN } from './situation.ts';

const clear = (s: Situation): void => {
  s.firstAttacker.fill(NONE);
  for (let u = 0; u < s.count; u++) {
    s.firstSupporter[u] = NONE;
    s.firstCarrier[u] = NONE;
    s.opponent[u] = NONE;
    s.byConvoy[u] = 0;
    s.matched[u] = 0;
    s.decision[u] = UNKNOWN;
    // EC-4.6.8.4: from here on only the units that survived the strikes exist.
    if (cell(s.lost, u) === 1) s.unitAt[cell(s.province, u)] = NONE;
  }
};

/** EC-4.6.3.1: a support without coast fits any; one that names a coast fits the fleet that goes there. */
const fitsMove = (s: Situation, supporter: number, mover: number): boolean =>
  cell(s.kind, mover) === MOVE &&
  cell(s.to, mover) === cell(s.to, supporter) &&
  (cell(s.toPlace, supporter) === NONE || cell(s.toPlace, supporter) === cell(s.toPlace, mover));

const match = (s: Situation, u: number): void => {
  const kind = cell(s.kind, u);
  if (kind === MOVE) {
    const to = cell(s.to, u);
    s.nextAttacker[u] = cell(s.firstAttacker, to);
    s.firstAttacker[to] = u;
    s.matched[u] = 1;
    return;
  }
  if (kind !== SUPPORT_HOLD && kind !== SUPPORT_MOVE && kind !== CONVOY) return;
  const other = cell(s.unitAt, cell(s.target, u));
  if (other === NONE) return;
  if (kind === CONVOY) {
    // EC-4.6.3.2.
    if (cell(s.kind, other) !== MOVE || cell(s.to, other) !== cell(s.to, u)) return;
    s.nextCarrier[u] = cell(s.firstCarrier, other);
    s.firstCarrier[other] = u;
  } else {
    if (kind === SUPPORT_HOLD ? cell(s.kind, other) === MOVE : !fitsMove(s, u, other)) return;
    s.nextSupporter[u] = cell(s.firstSupporter, other);
    s.firstSupporter[other] = u;
  }
  s.matched[u] = 1;
};

const hasOwnCarrier = (s: Situation, mover: number): boolean => {
  for (let c = cell(s.firstCarrier, mover); c !== NONE; c = cell(s.nextCarrier, c)) if (cell(s.power, c) === cell(s.power, mover)) return true;
  return false;
};

/** EC-4.6.4.1: by land or by convoy. */
const goesByConvoy = (s: Situation, mover: number): boolean => {
  if (cell(s.isFleet, mover) === 1) return false;
  if (cell(s.board.armyTouch, cell(s.province, mover) * s.board.provinceCount + cell(s.to, mover)) === 0) return true;
  if (cell(s.via, mover) === 1) return s.rules.convoyFallback === 'none' || carriersLink(s, mover, 'possible');
  return hasOwnCarrier(s, mover) && carriersLink(s, mover, 'possible');
};

/** EC-4.6.4.2: two units ordered to each other's province, neither by convoy. */
const opponentOf = (s: Situation, mover: number): number => {
  const other = cell(s.unitAt, cell(s.to, mover));
  if (other === NONE || cell(s.kind, other) !== MOVE || cell(s.to, other) !== cell(s.province, mover)) return NONE;
  return cell(s.byConvoy, mover) === 1 || cell(s.byConvoy, other) === 1 ? NONE : other;
};

/** EC-4.6.3 and EC-4.6.4: which orders bear on which. */
export const matchOrders = (s: Situation): void => {
  clear(s);
  for (let u = 0; u < s.count; u++) if (cell(s.lost, u) === 0) match(s, u);
  for (let u = 0; u < s.count; u++) if (cell(s.kind, u) === MOVE && cell(s.lost, u) === 0) s.byConvoy[u] = goesByConvoy(s, u) ? 1 : 0;
  for (let u = 0; u < s.count; u++) if (cell(s.kind, u) === MOVE && cell(s.lost, u) === 0) s.opponent[u] = opponentOf(s, u);
};
