import type { Outcome, Seat } from '#kernel';
import type { SeriesPoint } from '#protocol';

/** A turn that decided something: whose figure moved in it, and by how much. */
export interface Decisive {
  readonly kind: 'swing' | 'mover' | 'own' | 'last';
  readonly turn: number;
  /** The step that ended the turn, and the one before it: what was told between them happened in it. */
  readonly step: number;
  readonly from: number;
  readonly seat: Seat;
  /** Of the lead over the best of the others, or of one's own figure. */
  readonly change: number;
}

interface Change {
  readonly before: SeriesPoint;
  readonly after: SeriesPoint;
}

const valueIn = ({ metrics }: SeriesPoint, metric: string, seat: Seat): number | undefined => metrics[`${metric}/${seat}`];

/** By how much a seat is ahead of the best of the others; undefined where a figure is not known. */
const leadIn = (point: SeriesPoint, metric: string, seat: Seat, seats: readonly Seat[]): number | undefined => {
  const own = valueIn(point, metric, seat);
  const others = seats.flatMap((other) => (other === seat ? [] : (valueIn(point, metric, other) ?? [])));
  return own === undefined || others.length === 0 ? undefined : own - Math.max(...others);
};

const difference = (figure: (point: SeriesPoint) => number | undefined, { before, after }: Change): number => {
  const [first, second] = [figure(before), figure(after)];
  return first === undefined || second === undefined ? 0 : second - first;
};

/** The turn in which a figure moved most, either way; null: it never did. */
const largest = (changes: readonly Change[], figure: (point: SeriesPoint) => number | undefined): { readonly at: Change; readonly by: number } | null => {
  const moved = changes.map((at) => ({ at, by: difference(figure, at) })).filter(({ by }) => by !== 0);
  return moved.length === 0 ? null : moved.reduce((most, each) => (Math.abs(each.by) > Math.abs(most.by) ? each : most));
};

interface Played {
  readonly points: readonly SeriesPoint[];
  /** The figure that ranks. */
  readonly metric: string;
  readonly outcome: Outcome;
  readonly you: Seat | null;
}

/** Whose figure moved most in one turn. */
const largestOf = (changes: readonly Change[], seats: readonly Seat[], metric: string) =>
  seats
    .flatMap((seat) => {
      const found = largest(changes, (point) => valueIn(point, metric, seat));
      return found === null ? [] : [{ seat, ...found }];
    })
    .toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by))[0];

/**
 * What decided a game, in the order of its turns: the turn in which the winner's lead moved most (or anybody's figure, where several win or nobody
 * does), the reader's own largest, and the last one. A turn is named once.
 */
export const decisive = ({ points, metric, outcome, you }: Played): readonly Decisive[] => {
  const seats = outcome.standings.map(({ seat }) => seat);
  const winners = outcome.standings.filter(({ rank }) => rank === 1);
  const winner = winners[0]?.seat ?? seats[0];
  const changes = points.slice(1).flatMap((after, index) => {
    const before = points[index];
    return before === undefined ? [] : [{ before, after }];
  });
  const last = changes.at(-1);
  if (winner === undefined || last === undefined) return [];
  const lead = (point: SeriesPoint): number | undefined => leadIn(point, metric, winner, seats);
  const earlier = changes.slice(0, -1);
  const swing = winners.length === 1 ? largest(earlier, lead) : null;
  const mover = winners.length === 1 ? undefined : largestOf(earlier, seats, metric);
  const free = earlier.filter((at) => at !== swing?.at && at !== mover?.at);
  const own = you === null ? null : largest(free, (point) => valueIn(point, metric, you));
  const made = (kind: Decisive['kind'], at: Change, seat: Seat, change: number): Decisive => ({
    kind,
    turn: at.after.turn,
    step: at.after.step,
    from: at.before.step,
    seat,
    change,
  });
  return [
    ...(swing === null ? [] : [made('swing', swing.at, winner, swing.by)]),
    ...(mover === undefined ? [] : [made('mover', mover.at, mover.seat, mover.by)]),
    ...(own === null || you === null ? [] : [made('own', own.at, you, own.by)]),
    made('last', last, winner, winners.length === 1 ? difference(lead, last) : 0),
  ].toSorted((a, b) => a.step - b.step);
};
