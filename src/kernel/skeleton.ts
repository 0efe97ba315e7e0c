import type { Chance } from './chance.ts';
import { unreachable } from './collections.ts';
import { type Draft, inWords, type PlaceOf, typeOfWay } from './drafts.ts';
import type { Actor, Decision, GameInput, GameModule, Offer, Place, Seat, Step, Window } from './game.ts';
import { awaitedAmong } from './match.ts';
import type { LogEntry, Message } from './messages.ts';
import { sampling } from './judging.ts';
import { tableMessage } from './table-messages.ts';
import { type DecisionPoint, latest, type Making } from './work.ts';

/*
 * What every game does with every input, whatever its rules: who is asked, what he may do, is it allowed, what it does. A game
 * gives the parts that are its own; `pending`, `offers`, `check`, `apply`, `sample` of its module and what tries them fast follow.
 */

/* ---------- what the engine does by itself ---------- */

/** What a task reports: somebody must decide, or the engine goes on by itself. */
export type Progress = 'waits' | 'goesOn';

/**
 * Does what needs nobody, until somebody must decide or the game is over. `next` says what is to be done, null when nothing is: the
 * head of an agenda that the state keeps, or an errand, which is an agenda of one that no state keeps.
 */
export const runner =
  <W, T>(next: (work: W) => T | null, carryOut: (work: W, task: T) => Progress | void) =>
  (work: W): void => {
    for (let task = next(work); task !== null; task = next(work)) if (carryOut(work, task) === 'waits') return;
  };

/** The errand to be done. It is taken away first, for it may send another. */
export const takeErrand = <T>(work: { errand: T | null }): T | null => {
  const { errand } = work;
  work.errand = null;
  return errand;
};

/* ---------- what a game gives ---------- */

/** What a seat may do beside what it is asked, at any time that the rules allow: a credit, an instruction, a withdrawal. */
interface Beside<S, W, M> {
  offers(state: S, seat: Seat): readonly Draft<M>[];
  /** Undefined: this is no move of that kind, and is judged as an answer. */
  check(state: S, seat: Seat, move: M): Message | null | undefined;
  /** False: this is no move of that kind, and nothing was done. */
  apply(work: W, seat: Seat, move: M): boolean;
}

/** The referee's part. */
interface Refereeing<S, W, M> {
  offers(state: S): readonly Draft<M>[];
  check(state: S, move: M): Message | null;
  apply(work: W, move: M): void;
}

/** A decision point; without `timeout` where the game does for whoever is late what is no single move. */
type Phase<S, W, P, M> = Omit<DecisionPoint<S, W, P, M>, 'timeout'> & Partial<Pick<DecisionPoint<S, W, P, M>, 'timeout'>>;

export interface Skeleton<S, W extends S, P, M, O> {
  decode(raw: unknown): M | null;
  /** Without a log, where the game can do without one, when nobody reads it. */
  begin(state: S, chance: Chance, log: LogEntry[] | null): W;
  /** Does what needs nobody; it follows every answer. What else sets the engine going calls it itself. */
  run(work: W): void;
  finish(work: W): Step<S>;

  isOver(state: S): boolean;
  /** The decision point at which a game that is not over stands, and the phase that knows it. */
  point(state: S): P;
  phase(state: S): Phase<S, W, P, M>;
  /** The seats that are asked, in order; those who have answered and may revise are among them. */
  asked(state: S): readonly Seat[];
  /** Absent: whoever is on the list. */
  isAsked?(state: S, seat: Seat): boolean;
  /** Has a seat that is asked given its answer? Absent: an answer is carried out at once. */
  hasAnswered?(state: S, seat: Seat): boolean;
  /** Was it the deadline that gave it? */
  hasLapsed?(state: S, seat: Seat): boolean;
  /** Where all who are asked share a deadline. */
  window?(state: S): Window | undefined;
  /** May this chair speak at all? Absent: whoever is asked. */
  isSeated?(state: S, seat: Seat): boolean;
  /** Those who may act beside those who are asked, the referee among them; nobody waits for them. Absent: nobody. */
  may?(state: S, asked: readonly Seat[]): readonly Decision[];
  /** Absent: those asked, in their order, then those who may. A game for sixty keeps here what it has worked out; `ask` is what is asked of a seat. */
  pending?(state: S, ask: (seat: Seat) => Decision): readonly Decision[];
  /** Who of them holds the game up, in their order, where that is known without a prompt. Absent: it is read off what is pending. */
  awaited?(state: S): readonly Actor[];

  readonly beside?: Beside<S, W, M>;
  /** How offers are shown among others, by the type of their move (`Places`). Absent: as the house does. */
  readonly places?: Readonly<Partial<Record<string, Place | PlaceOf<S, M>>>>;
  /** Or the sentence that tells them that they do not play. Absent: they are not asked. */
  readonly referee?: Refereeing<S, W, M> | Message;
  /** Who sits down and who leaves. */
  readonly seating: {
    checkJoin(state: S, seat: Seat): Message | null;
    checkLeave(state: S, seat: Seat): Message | null;
    join(work: W, seat: Seat): void;
    leave(work: W, seat: Seat): void;
  };
  /** Writes that a seat was late; `answer` does what its phase answers for it. Absent: the house's line. */
  timeout?(work: W, seat: Seat, answer: () => void): void;
  /** Or the sentence that says that no option of a running game may be amended. */
  readonly amend: { check(state: S, options: Partial<O>): Message | null; apply(work: W, options: Partial<O>): void } | Message;

  /** Absent: in the words of the house. */
  readonly refusals?: Refusals;
}

interface Refusals {
  readonly over: Message;
  readonly notSeated: Message;
  readonly notAsked: Message;
  notAwaited(seat: Seat): Message;
}

const HOUSE_REFUSALS: Refusals = {
  over: tableMessage('table.gameOver'),
  notSeated: tableMessage('table.notSeated'),
  notAsked: tableMessage('table.notAsked'),
  notAwaited: (seat) => tableMessage('table.notAwaited', { who: { seat } }),
};

type Inputs<S, M, O> = Required<Pick<GameModule<S, M, unknown, O>, 'pending' | 'offers' | 'awaited' | 'ways' | 'next' | 'check' | 'apply' | 'sample'>>;

/** Has the game a sentence in place of a hand? */
const isRefusal = (part: object): part is Message => 'clauses' in part;

/* ---------- what follows ---------- */

export const skeleton = <S extends object, W extends S & Pick<Making, 'log'>, P, M, O>(game: Skeleton<S, W, P, M, O>): Inputs<S, M, O> => {
  const { beside, seating, amend, refusals = HOUSE_REFUSALS } = game;
  const { referee = refusals.notAsked } = game;
  const asked = latest((state: S) => game.asked(state));
  const isAsked = (state: S, seat: Seat): boolean => game.isAsked?.(state, seat) ?? asked(state).includes(seat);
  const isSeated = (state: S, seat: Seat): boolean => game.isSeated?.(state, seat) ?? isAsked(state, seat);
  const hasAnswered = (state: S, seat: Seat): boolean => game.hasAnswered?.(state, seat) === true;

  /** What is asked of a seat. */
  const ask = (state: S, seat: Seat): Decision => {
    const prompt = game.phase(state).prompt(state, game.point(state), seat);
    const window = game.window?.(state);
    const lapsed = game.hasLapsed?.(state, seat) === true ? ({ lapsed: true } as const) : {};
    const decision: Decision = hasAnswered(state, seat) ? { seat, duty: 'must', prompt, answered: true, ...lapsed } : { seat, duty: 'must', prompt };
    return window === undefined ? decision : { ...decision, window };
  };

  const pending = (state: S): readonly Decision[] => {
    if (game.isOver(state)) return [];
    if (game.pending !== undefined) return game.pending(state, (seat) => ask(state, seat));
    const must = asked(state).map((seat) => ask(state, seat));
    return game.may === undefined ? must : [...must, ...game.may(state, asked(state))];
  };

  const awaited = latest((state: S): readonly Actor[] => {
    if (game.isOver(state)) return [];
    if (game.awaited !== undefined) return game.awaited(state);
    if (game.pending !== undefined) return awaitedAmong(pending(state));
    const seats = asked(state);
    return game.hasAnswered === undefined ? seats : seats.filter((seat) => !hasAnswered(state, seat));
  });

  const answers = (state: S, seat: Seat): readonly Draft<M>[] => (isAsked(state, seat) ? game.phase(state).offers(state, game.point(state), seat) : []);

  const ways = (state: S, actor: Actor): readonly Draft<M>[] => {
    if (game.isOver(state)) return [];
    if (actor === 'referee') return isRefusal(referee) ? [] : referee.offers(state);
    if (!isSeated(state, actor)) return [];
    const more = beside?.offers(state, actor) ?? [];
    return more.length === 0 ? answers(state, actor) : [...answers(state, actor), ...more];
  };

  const { places } = game;
  const placeIn =
    (state: S, actor: Actor) =>
    (offer: Offer<M>): Place => {
      const place = places?.[typeOfWay(offer)] ?? {};
      if (typeof place !== 'function') return place;
      return actor === 'referee' ? {} : place(offer, state, actor);
    };
  const offers: Inputs<S, M, O>['offers'] = (state, actor) => inWords(ways(state, actor), places === undefined ? undefined : placeIn(state, actor));

  const checkMove = (state: S, actor: Actor, move: M): Message | null => {
    if (actor === 'referee') return isRefusal(referee) ? referee : referee.check(state, move);
    if (!isSeated(state, actor)) return refusals.notSeated;
    const judged = beside?.check(state, actor, move);
    if (judged !== undefined) return judged;
    return isAsked(state, actor) ? game.phase(state).check(state, game.point(state), actor, move) : refusals.notAsked;
  };

  const check = (state: S, input: GameInput<M, O>): Message | null => {
    if (game.isOver(state)) return refusals.over;
    if (input.by !== 'table') return checkMove(state, input.by, input.move);
    switch (input.event) {
      case 'joined':
        return seating.checkJoin(state, input.seat);
      case 'left':
        return seating.checkLeave(state, input.seat);
      case 'timeout':
        return isAsked(state, input.seat) && !hasAnswered(state, input.seat) ? null : refusals.notAwaited(input.seat);
      case 'amend':
        return isRefusal(amend) ? amend : amend.check(state, input.options);
      default:
        return unreachable(input);
    }
  };

  const answer = (work: W, seat: Seat, move: M): void => {
    game.phase(work).apply(work, game.point(work), seat, move);
    game.run(work);
  };

  const applyMove = (work: W, actor: Actor, move: M): void => {
    if (actor !== 'referee') {
      if (beside?.apply(work, actor, move) !== true) answer(work, actor, move);
    } else if (isRefusal(referee)) throw new Error('the referee does not play');
    else referee.apply(work, move);
  };

  const handle = (work: W, input: GameInput<M, O>): void => {
    if (input.by !== 'table') return applyMove(work, input.by, input.move);
    switch (input.event) {
      case 'joined':
        return seating.join(work, input.seat);
      case 'left':
        return seating.leave(work, input.seat);
      case 'timeout': {
        const { seat } = input;
        const answerForThem = (): void => {
          const move = game.phase(work).timeout?.(work, game.point(work), seat);
          if (move === undefined) throw new Error('the rules have no answer for whoever is late');
          answer(work, seat, move);
        };
        if (game.timeout !== undefined) return game.timeout(work, seat, answerForThem);
        work.log?.push({ to: 'all', text: tableMessage('table.late', { who: { seat } }) });
        return answerForThem();
      }
      case 'amend':
        if (isRefusal(amend)) throw new Error('options are fixed');
        return amend.apply(work, input.options);
      default:
        return unreachable(input);
    }
  };

  const step = (state: S, input: GameInput<M, O>, chance: Chance, log: LogEntry[] | null): Step<S> => {
    const work = game.begin(state, chance, log);
    handle(work, input);
    return game.finish(work);
  };

  /** Whoever is asked answers; what may be done beside would keep him busy without playing. */
  const sample = sampling<S, M, unknown, O>({
    offers,
    ways: (state, actor) => (actor !== 'referee' && isAsked(state, actor) ? answers(state, actor) : ways(state, actor)),
    decode: (raw) => game.decode(raw),
    check,
  });

  return {
    pending,
    offers,
    awaited,
    ways,
    next: (state, input, chance) => step(state, input, chance, null).state,
    check,
    apply: (state, input, chance) => step(state, input, chance, []),
    sample,
  };
};
