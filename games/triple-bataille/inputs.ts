import { at } from '#kernel/collections.ts';
import { type Draft, offerMove } from '#kernel/drafts.ts';
import type { Actor, Decision, Seat, Window } from '#kernel/game.ts';
import { skeleton } from '#kernel/skeleton.ts';
import { type DecisionPoint, unexpected } from '#kernel/work.ts';
import type { Draws } from '#kernel/chance.ts';
import { phaseAt, run } from './engine.ts';
import { decode, isLever } from './moves.ts';
import { askReferee, checkLever, leverOffers, pullLever } from './phases/levers.ts';
import { places } from './phases/places.ts';
import { isBanker, isOver, type PublicFacts } from './rules/facts.ts';
import { checkJoin, checkLeave, checkPause, checkResume, join, leave, pause, resume } from './rules/departure.ts';
import { begin, changeState, finish, type Work } from './rules/work.ts';
import { refuse, say, tell, who } from './speak.ts';
import type { Move, Options, Player, Point, State, Table, WindowKind } from './types.ts';

/* Everything that can change a game: who may act, is it allowed, what it does. */

/* ---------- who is asked ---------- */

const SECONDS: Readonly<Record<WindowKind, (options: Options) => number>> = {
  bankset: ({ windowBankset }) => windowBankset,
  plan: ({ windowPlan }) => windowPlan,
  stake: ({ windowStake }) => windowStake,
  pick: ({ windowPick }) => windowPick,
  market: ({ windowMarket }) => windowMarket,
  vote: ({ windowVote }) => windowVote,
};

/** TB-4.5.4: the revision takes half the time. */
const windowOf = ({ options, table: { point, opening } }: PublicFacts): Window | undefined => {
  if (point.kind === 'gameOver') return undefined;
  const full = SECONDS[point.kind](options);
  const seconds = point.kind === 'stake' && point.round === 2 ? Math.ceil(full / 2) : full;
  return seconds === 0 ? undefined : { id: `${opening} ${point.kind}`, seconds };
};

/** Bankers may act in MARKET beside the players: settings for the next battle, motions. */
const actsBeside = (state: State, seat: Seat): boolean => state.table.point.kind === 'market' && isBanker(state, seat);

const isAsked = (state: State, seat: Seat): boolean => phaseAt(state).concerns(state, seat);

const REFEREE: Decision = { seat: 'referee', duty: 'may', prompt: askReferee() };
const ASK_PAUSED = say('ask.paused', {}, ['TB-4.14.2']);
const ASK_BANKER = say('ask.banker', {}, ['TB-6.6.3']);

/** What a seat is asked or may do, if anything. */
const decisionOf = (state: State, seat: Seat, ask: (seat: Seat) => Decision): Decision | null => {
  if (isAsked(state, seat)) return ask(seat);
  if (state.table.players[seat]?.status === 'paused') return { seat, duty: 'may', prompt: ASK_PAUSED };
  return actsBeside(state, seat) ? { seat, duty: 'may', prompt: ASK_BANKER } : null;
};

interface Kept {
  readonly seat: Seat;
  readonly opening: number;
  readonly options: Options;
  readonly decision: Decision | null;
}

/** In the large windows what is asked of a player changes only with himself: of sixty, one move changes a few. */
const kept = new WeakMap<Player, Kept>();
const LARGE: ReadonlySet<Point['kind']> = new Set<WindowKind>(['plan', 'stake', 'market']);

const keptDecision = (state: State, seat: Seat, subject: Player, ask: (seat: Seat) => Decision): Decision | null => {
  const { options, table } = state;
  if (!LARGE.has(table.point.kind)) return decisionOf(state, seat, ask);
  const known = kept.get(subject);
  if (known !== undefined && known.seat === seat && known.opening === table.opening && known.options === options) return known.decision;
  const decision = decisionOf(state, seat, ask);
  kept.set(subject, { seat, opening: table.opening, options, decision });
  return decision;
};

/** TB-4.1.2: from the first seat round the table, so that whoever answers in the order of the list favours nobody for a whole game. */
const decide = (state: State, ask: (seat: Seat) => Decision): readonly Decision[] => {
  const { players, first } = state.table;
  const decisions: Decision[] = [];
  for (let step = 0; step < players.length; step++) {
    const seat = (first + step) % players.length;
    const decision = keptDecision(state, seat, at(players, seat), ask);
    if (decision !== null) decisions.push(decision);
  }
  decisions.push(REFEREE);
  return decisions;
};

/** Asked for every viewer of every state: the answer is kept as long as the public table stands. */
const decided = new WeakMap<Table, { readonly options: Options; readonly decisions: readonly Decision[] }>();

/** The same without a prompt. */
const awaited = (state: State): readonly Seat[] => {
  const phase = phaseAt(state);
  const { players, first } = state.table;
  const seats: Seat[] = [];
  for (let step = 0; step < players.length; step++) {
    const seat = (first + step) % players.length;
    if (phase.concerns(state, seat) && phase.awaits(state, seat)) seats.push(seat);
  }
  return seats;
};

const pending = (state: State, ask: (seat: Seat) => Decision): readonly Decision[] => {
  const known = decided.get(state.table);
  if (known !== undefined && known.options === state.options) return known.decisions;
  const decisions = decide(state, ask);
  decided.set(state.table, { options: state.options, decisions });
  return decisions;
};

/* ---------- what is done ---------- */

/** Whichever window is open: it finds in the table what the state keeps of it. */
const OPEN_WINDOW: Omit<DecisionPoint<State, Work, Point, Move>, 'timeout'> = {
  prompt: (state, _, seat) => phaseAt(state).prompt(state, seat),
  offers: (state, _, seat) => phaseAt(state).offers(state, seat),
  check: (state, _, seat, move) => phaseAt(state).check(state, seat, move),
  apply: (work, _, seat, move) => phaseAt(work).apply(work, seat, move),
};

const PAUSE: Draft<Move> = offerMove({ type: 'pause' }, () => say('do.pause', {}, ['TB-4.14.2']));
const RESUME: Draft<Move> = offerMove({ type: 'resume' }, () => say('do.resume', {}, ['TB-4.14.2']));

const pauseOffers = (state: State, seat: Seat): readonly Draft<Move>[] => {
  if (checkPause(state, seat) === null) return [PAUSE];
  return checkResume(state, seat) === null ? [RESUME] : [];
};

/** False: that is no matter of pausing, nor of a banker in MARKET. */
const actBeside = (work: Work, seat: Seat, move: Move): boolean => {
  if (move.type === 'pause') pause(work, seat);
  else if (move.type === 'resume') resume(work, seat);
  else if (actsBeside(work, seat)) phaseAt(work).apply(work, seat, move);
  else return false;
  run(work);
  return true;
};

/** Whoever comes, goes or has a lever pulled may be the one that the window waited for. */
const andRun =
  <A>(act: (work: Work, what: A) => void) =>
  (work: Work, what: A): void => {
    act(work, what);
    run(work);
  };

/** TB-4.13.2, TB-5.6: times, the tax and what follows the end may be changed while playing. */
const amend = (work: Work, changed: Partial<Options>): void => {
  work.options = { ...work.options, ...changed };
  if (changed.tax !== undefined) changeState(work, { tax: changed.tax });
  if (changed.afterEnd !== undefined) work.table.afterEnd = changed.afterEnd;
};

export const inputs = skeleton<State, Work, Point, Move, Options>({
  decode,
  begin,
  run,
  finish,
  isOver,
  point: ({ table }) => table.point,
  phase: () => OPEN_WINDOW,
  asked: (state) => [...state.table.players.keys()].filter((seat) => isAsked(state, seat)),
  isAsked,
  hasAnswered: (state, seat) => !phaseAt(state).awaits(state, seat),
  window: windowOf,
  isSeated: ({ table }, seat) => table.players[seat] !== undefined,
  pending,
  awaited,
  places,
  beside: {
    offers: (state, seat) => (actsBeside(state, seat) ? phaseAt(state).offers(state, seat) : pauseOffers(state, seat)),
    check: (state, seat, move) => {
      if (isLever(move)) return refuse('no.onlyReferee', ['TB-4.16.1']);
      if (move.type === 'pause') return checkPause(state, seat);
      if (move.type === 'resume') return checkResume(state, seat);
      return actsBeside(state, seat) ? phaseAt(state).check(state, seat, move) : undefined;
    },
    apply: actBeside,
  },
  referee: {
    offers: leverOffers,
    check: (state, move) => (isLever(move) ? checkLever(state, move) : refuse('no.refereeDoesNotPlay', ['TB-4.16.1'])),
    apply: andRun((work, move) => (isLever(move) ? pullLever(work, move) : unexpected(move))),
  },
  seating: { checkJoin, checkLeave, join: andRun(join), leave: andRun(leave) },
  // TB-4.1.1: the default of somebody who does not answer.
  timeout: andRun((work, seat) => {
    work.log?.push(tell('log.timeout', { who: who(seat) }, ['TB-4.1.1']));
    work.reveals = true;
    phaseAt(work).settle(work, seat);
  }),
  amend: { check: () => null, apply: andRun(amend) },
  refusals: {
    over: refuse('no.gameOver', ['TB-5.1']),
    notSeated: refuse('no.noSuchSeat', ['TB-4.14.1']),
    notAsked: refuse('no.notAsked', ['TB-4.1']),
    notAwaited: () => refuse('no.notAwaited', ['TB-4.1.1']),
  },
});

/*
 * Any offer, as elsewhere; but in PLAN and MARKET, where there are dozens of them, mostly on the way to the end of the window. Piles are seldom
 * given away, or nobody would have a card after two battles; and a game is seldom cut short, although a motion is tabled as easily as a stake is laid.
 */

const DONE: Move = { type: 'done' };
const isWaste = ({ type }: Move): boolean => type === 'leisure' || type === 'gift';

/** An open game must end some day. */
const LONG = 8;
const sampleVote = ({ table }: State, chance: Draws): Move => {
  const against = table.length === 'open' && table.battle >= LONG ? 2 : 8;
  return { type: 'castVote', ...Object.fromEntries(table.motions.map(({ motion }) => [motion, chance.int(against) === 0 ? 'yes' : 'no'])) };
};

export const sample = (state: State, actor: Actor, chance: Draws): Move => {
  // A game master who pulled any lever would end the game, or remove everybody.
  if (actor === 'referee') return { type: 'closeWindow' };
  const { kind } = state.table.point;
  if (kind === 'vote') return sampleVote(state, chance);
  const hurries = (kind === 'plan' || kind === 'market') && chance.int(3) > 0;
  if (hurries && inputs.check(state, { by: actor, move: DONE }) === null) return DONE;
  let move = inputs.sample(state, actor, chance);
  while (isWaste(move) && chance.int(20) > 0) move = inputs.sample(state, actor, chance);
  return move;
};
