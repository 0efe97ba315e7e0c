import type { AnyFace, Outcome, Seat } from '#kernel/game.ts';
import type { LogLine, SeriesPoint } from '#protocol';
import type { Message } from '#kernel/messages.ts';
import type { Worth } from '../../kit/interface/game-page.ts';
import { heaviest, type Weighing, weighingOf } from '../happened/happened.ts';
import { useEffect, useState } from 'preact/hooks';
import type { Session } from '../../store/session.ts';
import { useTable } from '../at-table.tsx';
import { isPoint } from '../ledger/use-series.ts';

/** A turn that decided something: whose figure moved in it, and by how much. */
export interface Decisive {
  /** `next`: one's own largest but for what is told anyway. */
  readonly kind: 'swing' | 'mover' | 'own' | 'next' | 'last';
  readonly turn: number;
  /** The step that ended the turn, and the one before it: what was told between them happened in it. */
  readonly step: number;
  readonly from: number;
  readonly seat: Seat;
  /** Of the lead over the best of the others, or of one's own figure. */
  readonly change: number;
}

/** The figure that tells, turn by turn, who is ahead. */
export const leadingFigure = ({ scored }: Pick<AnyFace, 'scored'>): string => scored.during ?? scored.metric;

/** What turns are told by: what they were worth, as far as the figures at hand know it. */
export const decidingFigure = (game: Pick<AnyFace, 'scored'>, points: readonly SeriesPoint[]): string => {
  const { decides } = game.scored;
  return decides !== undefined && points.some(({ metrics }) => metrics[`${decides}/0`] !== undefined) ? decides : leadingFigure(game);
};

/** What counts at a moment for a seat; undefined where it is not known. */
type Reading = (point: SeriesPoint) => number | undefined;

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

const difference = (figure: Reading, { before, after }: Change): number => {
  const [first, second] = [figure(before), figure(after)];
  return first === undefined || second === undefined ? 0 : second - first;
};

/** Where a figure moved most, either way or only as is wanted; null: nowhere. */
const largest = (
  changes: readonly Change[],
  figure: Reading,
  wanted: (by: number) => boolean = (by) => by !== 0,
): { readonly at: Change; readonly by: number } | null => {
  const moved = changes.map((at) => ({ at, by: difference(figure, at) })).filter(({ by }) => wanted(by));
  return moved.length === 0 ? null : moved.reduce((most, each) => (Math.abs(each.by) > Math.abs(most.by) ? each : most));
};

const rises = (by: number): boolean => by > 0;

const changesIn = (points: readonly SeriesPoint[]): readonly Change[] =>
  points.slice(1).flatMap((after, index) => {
    const before = points[index];
    return before === undefined ? [] : [{ before, after }];
  });

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
 * What decided a game, in the order of its turns: the turn in which the winner's lead grew most (or anybody's figure moved, where several win or
 * nobody does), the reader's own largest, of a winner upwards, and the last one. A turn is named once.
 */
export const decisive = ({ points, metric, outcome, you }: Played): readonly Decisive[] => {
  const seats = outcome.standings.map(({ seat }) => seat);
  const winners = outcome.standings.filter(({ rank }) => rank === 1);
  const winner = winners[0]?.seat ?? seats[0];
  const changes = changesIn(points);
  const last = changes.at(-1);
  if (winner === undefined || last === undefined) return [];
  const lead = (point: SeriesPoint): number | undefined => leadIn(point, metric, winner, seats);
  const earlier = changes.slice(0, -1);
  const swing = winners.length === 1 ? largest(earlier, lead, rises) : null;
  const mover = winners.length === 1 ? undefined : largestOf(earlier, seats, metric);
  const free = earlier.filter((at) => at !== swing?.at && at !== mover?.at);
  const wanted = winners.some(({ seat }) => seat === you) ? rises : undefined;
  const ownIn = (of: readonly Change[]) => (you === null ? null : largest(of, (point) => valueIn(point, metric, you), wanted));
  const own = ownIn(free);
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
    ...(own === null || you === null ? [] : [made(ownIn(changes)?.at === own.at ? 'own' : 'next', own.at, you, own.by)]),
    made('last', last, winner, winners.length === 1 ? difference(lead, last) : 0),
  ].toSorted((a, b) => a.step - b.step);
};

/** A step of a turn, and whom what is told of it should be about. */
interface DecidingStep {
  readonly step: number;
  readonly seat: Seat;
  /** Which way the figure of that seat went. */
  readonly way: 'up' | 'down';
}

/** The steps of a turn that did most of what the turn did: one, or two where the second did at least half as much; none where figures do not tell. */
export const decidingSteps = (
  { kind, seat, change }: Decisive,
  { points, metric, outcome }: Pick<Played, 'points' | 'metric' | 'outcome'>,
): readonly DecidingStep[] => {
  const seats = outcome.standings.map((standing) => standing.seat);
  const ofLead = kind === 'swing' || kind === 'last';
  const figure: Reading = (point) => (ofLead ? leadIn(point, metric, seat, seats) : valueIn(point, metric, seat));
  const helped = (by: number): boolean => by * change > 0;
  const changes = changesIn(points);
  const first = largest(changes, figure, helped);
  if (first === null) return [];
  const second = largest(
    changes.filter((at) => at !== first.at),
    figure,
    (by) => helped(by) && Math.abs(by) * 2 >= Math.abs(first.by),
  );
  return [first, ...(second === null ? [] : [second])].map(({ at }) => {
    const [rival] = seats.filter((other) => other !== seat).toSorted((a, b) => (valueIn(at.before, metric, b) ?? 0) - (valueIn(at.before, metric, a) ?? 0));
    const moved = (whose: Seat): number => difference((point) => valueIn(point, metric, whose), at);
    const about = ofLead && rival !== undefined && Math.abs(moved(rival)) > Math.abs(moved(seat)) ? rival : seat;
    return { step: at.after.step, seat: about, way: moved(about) > 0 ? 'up' : 'down' };
  });
};

/** Of each player the best and the worst, each sentence once. */
export const toldWorths = (worths: readonly Worth[], seats: readonly Seat[]): readonly Worth[] => {
  const told = seats.flatMap((seat) => {
    const own = worths.filter((worth) => worth.seat === seat).toSorted((a, b) => b.value - a.value);
    return [...own.slice(0, 1).filter(({ value }) => value > 0), ...own.slice(-1).filter(({ value }) => value < 0)];
  });
  return told.filter(({ words }, index) => told.findIndex((other) => other.words === words) === index);
};

/** A moment with the lines that tell it, in the turn that they belong to; none before they have come. */
export interface ToldMoment extends Decisive {
  readonly lines: readonly LogLine[];
}

/** What was found of a moment: the lines of its turn, and the figures before it and after each of its steps. */
interface Found {
  readonly lines: readonly LogLine[];
  readonly points: readonly SeriesPoint[];
}

interface Telling extends Pick<Played, 'metric' | 'outcome'> {
  readonly weighing: (seat: Seat) => Weighing;
  /** Whose figure a line says to have risen, and whose to have fallen. */
  readonly moved?: ((text: Message) => { readonly up: Seat | null; readonly down: Seat | null } | null) | undefined;
}

/**
 * Tells a moment by the steps that did most of it; the last one by how the game ended. A move that closes a turn opens the next one in the same step:
 * what stands before the heading belongs to the turn before.
 */
export const toldOf = (moment: Decisive, { lines, points }: Found, { weighing, moved, ...scored }: Telling): ToldMoment => {
  const heaviestOf = (of: readonly LogLine[], seat: Seat): readonly LogLine[] => heaviest(of, { ...weighing(seat), most: 1 });
  const deciding = moment.kind === 'last' ? [] : decidingSteps(moment, { ...scored, points });
  const ofSteps = deciding.flatMap(({ step, seat, way }) => {
    const ofStep = lines.filter((line) => line.step === step);
    const exact = ofStep.filter((line) => moved?.(line.text)?.[way] === seat);
    return heaviestOf(exact.length > 0 ? exact : ofStep, seat);
  });
  const headings = lines.flatMap(({ n, heading }) => (heading === undefined ? [] : [{ n, turn: heading.turn }]));
  const turnOf = (line: LogLine): number => headings.findLast(({ n }) => n <= line.n)?.turn ?? moment.turn;
  const told = ofSteps.length > 0 ? ofSteps : heaviestOf(lines, moment.seat);
  const [first] = told;
  if (first === undefined) return { ...moment, lines: [] };
  const turn = turnOf(first);
  return { ...moment, turn, lines: told.filter((line) => turnOf(line) === turn).toSorted((a, b) => a.n - b.n) };
};

/** The lines before a number, a page at most, oldest first. */
type Fetch = (before: number) => Promise<readonly LogLine[]>;

/** More looks than halving any log takes. */
const MOST_LOOKS = 20;

/**
 * The lines of some steps of a long log, found by halving it: the log that is being read is not fetched for them. Of a turn that tells more than a
 * page holds it is a part.
 */
export const linesOf = async (
  { after, upTo }: { readonly after: number; readonly upTo: number },
  last: number,
  fetchBefore: Fetch,
): Promise<readonly LogLine[]> => {
  let [low, high] = [0, last + 1];
  let before = high;
  let found: readonly LogLine[] = [];
  for (let looks = 0; looks < MOST_LOOKS && high - low > 1; looks++) {
    const page = await fetchBefore(before);
    const [first, end] = [page[0], page.at(-1)];
    if (first === undefined || end === undefined) return found;
    const inside = page.filter(({ step }) => step > after && step <= upTo);
    const [opening, closing] = [inside[0], inside.at(-1)];
    if (opening !== undefined && closing !== undefined) {
      // A page may end in the middle of them, or begin there: then the one is looked at that begins with the first of them, or ends with the last.
      const goesOn = closing === end && end.n < last;
      const beganBefore = opening === first && first.n > 1;
      if (found.length > 0 || goesOn === beganBefore) return inside.length > found.length ? inside : found;
      found = inside;
      before = goesOn ? Math.ceil(opening.n) + page.length : closing.n + 1;
      continue;
    }
    if (end.step <= after) low = end.n;
    else if (first.step > upTo) high = first.n;
    else return [];
    before = Math.min(Math.ceil((low + high) / 2) + 1, high);
  }
  return found;
};

const isLine = (value: unknown): value is LogLine => typeof value === 'object' && value !== null && 'n' in value && 'step' in value && 'text' in value;

/** The lines and figures of one moment. */
const find = async (session: Session, { from, step }: Decisive): Promise<Found> => {
  const fetchBefore = async (before: number): Promise<readonly LogLine[]> => {
    const answer = await session.connection().ask({ t: 'log', before });
    return answer.ok && Array.isArray(answer.result.log) ? answer.result.log.filter(isLine) : [];
  };
  const lines = await linesOf({ after: from, upTo: step }, session.log.value.at(-1)?.n ?? 0, fetchBefore);
  const answer = await session.connection().ask({ t: 'series', steps: { after: from, upTo: step } });
  const points: readonly SeriesPoint[] = answer.ok && Array.isArray(answer.result.points) ? answer.result.points.filter(isPoint) : [];
  return { lines, points };
};

/** The moments with their lines, which come a little later than the moments. */
export const useTold = (moments: readonly Decisive[]): readonly ToldMoment[] => {
  const table = useTable();
  const { session, scene, page, game } = table;
  const [found, setFound] = useState<readonly Found[]>([]);
  const which = moments.map(({ from, step }) => `${from} ${step}`).join(', ');
  const last = session.log.value.at(-1)?.n ?? 0;
  useEffect(() => {
    let gone = false;
    setFound([]);
    void Promise.all(moments.map((moment) => find(session, moment))).then((all) => gone || setFound(all));
    return () => {
      gone = true;
    };
    // The moments are made anew at each drawing; `which` says whether they are others.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [session, which, last]);
  return moments.map((moment, index) => {
    const here = found[index];
    if (here === undefined || scene.outcome === null || page === null) return { ...moment, lines: [] };
    return toldOf(moment, here, {
      metric: decidingFigure(game, here.points),
      outcome: scene.outcome,
      weighing: (seat) => weighingOf(table, seat),
      moved: (text) => page.telling?.moved?.(text, scene.view) ?? null,
    });
  });
};
