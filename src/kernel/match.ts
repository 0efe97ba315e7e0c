import { type Chance, chanceAt, type Dice, type Drawing, type Seed } from './chance.ts';
import { collect } from './collections.ts';
import type { Actor, Decision, FullSight, GameInput, GameModule, Seat, Sight, Step, Viewer, Way } from './game.ts';
import type { LogEntry, Message } from './messages.ts';
import { awaitedVoters, cast, hasVoted, isVoter, type Motion, propose, type TableChange, verdict, withdrawVoter } from './motions.ts';
import { changesOf, checkAmendment, resolveOptions } from './options.ts';
import { tableMessage, type TableKey } from './table-messages.ts';

/** What is moved: other options of the running game, other settings of its table, or both. */
interface Proposal<O> {
  readonly act: 'propose';
  readonly options: Partial<O>;
  readonly table?: readonly TableChange[] | undefined;
  readonly voters: readonly Seat[];
}

/** An input of a match: an input of its game, or an act on a motion. */
export type Input<M, O> =
  | GameInput<M, O>
  | { readonly by: Seat; readonly motion: Proposal<O> }
  | { readonly by: Seat; readonly motion: { readonly act: 'vote'; readonly choice: 'yes' | 'no' } };

/** One moment of a match. States share what did not change, so keeping the moments before costs little. */
export interface Moment<S, M, O> {
  readonly step: number;
  readonly state: S;
  /** The amendment being voted on, one at a time. */
  readonly motion: Motion<Partial<O>> | null;
  readonly motionsSoFar: number;
  readonly input: Input<M, O> | null;
  readonly log: readonly LogEntry[];
  readonly reveals: boolean;
  /** What motions and rulings have changed of the options so far; absent: nothing. */
  readonly amended?: Partial<O> | undefined;
  /** What the table is to change of itself, by a motion that was carried at this moment. */
  readonly carried?: readonly TableChange[] | undefined;
  /** By seat: how many moves it has made in this turn. A bot draws for the next one. */
  readonly answers: readonly number[];
  readonly previous: Moment<S, M, O> | null;
}

/** A match is its record: options, seats, seed and inputs. Everything else is derived. */
export interface Match<S, M, V, O> extends Dice {
  readonly game: GameModule<S, M, V, O>;
  readonly options: O;
  /** Seats at set-up; newcomers may have been seated since. */
  readonly seats: number;
  readonly now: Moment<S, M, O>;
}

export type Played<S, M, V, O> = { readonly ok: true; readonly match: Match<S, M, V, O> } | { readonly ok: false; readonly refusal: Message };

export interface MatchSetup {
  readonly seed: Seed;
  /** Absent: by name, as in every new match. */
  readonly draws?: Drawing;
  readonly seats: number;
  readonly options: unknown;
  /** Where the dice of the set-up come from; tests hand in scripted ones. */
  readonly chance?: Chance;
}

const NO_ANSWERS: readonly number[] = [];

/** Those of the turn that goes on. */
const answersAfter = <S, M, V, O>({ game, now: { state: before, answers } }: Match<S, M, V, O>, state: S, input: Input<M, O>): readonly number[] => {
  if (game.turn(before) !== game.turn(state)) return NO_ANSWERS;
  if (!('move' in input) || typeof input.by !== 'number') return answers;
  return Array.from({ length: Math.max(answers.length, input.by + 1) }, (_, seat) => (answers[seat] ?? 0) + (seat === input.by ? 1 : 0));
};

export const createMatch = <S, M, V, O>(game: GameModule<S, M, V, O>, setup: MatchSetup): Played<S, M, V, O> => {
  const { seats, seed, draws = 'named' } = setup;
  if (!Number.isInteger(seats) || seats < game.seats.min || seats > game.seats.max) {
    return { ok: false, refusal: tableMessage('table.badSeatCount', { min: game.seats.min, max: game.seats.max }) };
  }
  const resolved = resolveOptions(game.options, setup.options);
  if (!resolved.ok) return resolved;
  const conflict = game.checkOptions(resolved.options, seats);
  if (conflict !== null) return { ok: false, refusal: conflict };
  const first = game.setup(resolved.options, seats, setup.chance ?? chanceAt({ seed, draws }, 0));
  const { state, log } = first;
  const now: Moment<S, M, O> = { step: 0, state, motion: null, motionsSoFar: 0, input: null, log, reveals: true, answers: NO_ANSWERS, previous: null };
  return { ok: true, match: { game, options: resolved.options, seats, seed, draws, now } };
};

const tableLine = (key: TableKey, args: NonNullable<Message['args']>): LogEntry => ({ to: 'all', text: tableMessage(key, args) });

/** The options as they hold now: those of the beginning, and what was amended since. */
export const optionsNow = <S, M, V, O>({ options, now }: Match<S, M, V, O>): O => ({ ...options, ...now.amended });

/** A line for each option or setting that a motion or a ruling is about: the rule, its value before and after. */
const changeLines = <S, M, V, O>(
  match: Match<S, M, V, O>,
  amendment: Partial<O>,
  keys: readonly [TableKey, TableKey],
  args: Message['args'],
  table: readonly TableChange[] = [],
) => {
  const { game } = match;
  const changes = [...changesOf(game.options, optionsNow(match), amendment), ...table.map(({ said }) => said)];
  return changes.map((change, index) => tableLine(keys[index === 0 ? 0 : 1], { ...args, ...change }));
};

/** A motion may be about the table alone. */
const isEmpty = (amendment: object): boolean => Object.keys(amendment).length === 0;

const isMotionInput = <M, O>(input: Input<M, O>): input is Exclude<Input<M, O>, GameInput<M, O>> => 'motion' in input;

/** Null, or why the table refuses. The game is asked about everything but motions. */
export const checkInput = <S, M, V, O>(match: Match<S, M, V, O>, input: Input<M, O>): Message | null => {
  const { game, now } = match;
  if (game.outcome(now.state) !== null) return tableMessage('table.gameOver');
  if (!isMotionInput(input)) {
    if (input.by === 'table' && input.event === 'amend') return checkAmendment(game.options, input.options) ?? game.check(now.state, input);
    return game.check(now.state, input);
  }
  if (input.motion.act === 'propose') {
    if (now.motion !== null) return tableMessage('table.motionOpen');
    if (!input.motion.voters.includes(input.by)) return tableMessage('table.notAVoter');
    if (isEmpty(input.motion.options) && (input.motion.table ?? []).length > 0) return null;
    const amendment = { by: 'table', event: 'amend', options: input.motion.options } as const;
    return checkAmendment(game.options, input.motion.options) ?? game.check(now.state, amendment);
  }
  if (now.motion === null) return tableMessage('table.noMotion');
  if (!isVoter(now.motion, input.by)) return tableMessage('table.notAVoter');
  if (hasVoted(now.motion, input.by)) return tableMessage('table.alreadyVoted');
  return null;
};

interface Effect<S, O> {
  readonly step: Step<S>;
  readonly motion: Motion<Partial<O>> | null;
  readonly motionsSoFar: number;
  readonly amended?: Partial<O> | undefined;
  readonly carried?: readonly TableChange[] | undefined;
}

/** Carries out a motion that has all its ballots. An amendment that the game no longer accepts lapses, as does one of a game that is over. */
const settleMotion = <S, M, V, O>(match: Match<S, M, V, O>, state: S, motion: Motion<Partial<O>>, motionsSoFar: number, chance: Chance): Effect<S, O> => {
  const result = verdict(motion);
  if (result === 'open') return { step: { state, log: [], reveals: false }, motion, motionsSoFar };
  const closed = { motion: null, motionsSoFar };
  const tell = (key: TableKey, more: TableKey): readonly LogEntry[] => changeLines(match, motion.proposal, [key, more], { number: motion.id }, motion.table);
  if (result === 'rejected') return { step: { state, log: tell('table.motionRejected', 'table.motionRejected'), reveals: true }, ...closed };
  const amendment = { by: 'table', event: 'amend', options: motion.proposal } as const;
  const amends = !isEmpty(motion.proposal);
  const applies = match.game.outcome(state) === null && (!amends || match.game.check(state, amendment) === null);
  if (!applies) return { step: { state, log: tell('table.motionLapsed', 'table.motionLapsed'), reveals: true }, ...closed };
  const amended: Step<S> = amends ? match.game.apply(state, amendment, chance) : { state, log: [], reveals: true };
  const log = [...tell('table.motionCarried', 'table.motionCarried'), ...amended.log];
  return { step: { ...amended, log, reveals: true }, ...closed, ...(amends ? { amended: motion.proposal } : {}), carried: motion.table };
};

const applyInput = <S, M, V, O>(match: Match<S, M, V, O>, input: Input<M, O>, chance: Chance): Effect<S, O> => {
  const { game, now } = match;
  if (!isMotionInput(input)) {
    const step = game.apply(now.state, input, chance);
    if (input.by === 'table' && input.event === 'amend') {
      const log = [...changeLines(match, input.options, ['table.amended', 'table.amended'], {}), ...step.log];
      return { step: { ...step, log }, motion: now.motion, motionsSoFar: now.motionsSoFar, amended: input.options };
    }
    if (now.motion === null || input.by !== 'table' || input.event !== 'left') return { step, motion: now.motion, motionsSoFar: now.motionsSoFar };
    const settled = settleMotion(match, step.state, withdrawVoter(now.motion, input.seat), now.motionsSoFar, chance);
    return { ...settled, step: { ...settled.step, log: [...step.log, ...settled.step.log], reveals: step.reveals || settled.step.reveals } };
  }
  if (input.motion.act === 'propose') {
    const id = now.motionsSoFar + 1;
    const voices = Object.fromEntries(input.motion.voters.map((seat) => [seat, 1]));
    const motion = cast(
      propose<Partial<O>>({ id, by: input.by, proposal: input.motion.options, table: input.motion.table, majority: 'unanimity', sealed: false, voices }),
      input.by,
      'yes',
    );
    const settled = settleMotion(match, now.state, motion, id, chance);
    const proposed = changeLines(
      match,
      input.motion.options,
      ['table.motionProposed', 'table.motionAlso'],
      { who: { seat: input.by }, number: id },
      input.motion.table,
    );
    return { ...settled, step: { ...settled.step, log: [...proposed, ...settled.step.log] } };
  }
  if (now.motion === null) throw new Error('a vote was applied without a motion');
  const settled = settleMotion(match, now.state, cast(now.motion, input.by, input.motion.choice), now.motionsSoFar, chance);
  const voted = tableLine(input.motion.choice === 'yes' ? 'table.votedYes' : 'table.votedNo', { who: { seat: input.by }, number: now.motion.id });
  return { ...settled, step: { ...settled.step, log: [voted, ...settled.step.log] } };
};

const amendedSince = <S, M, O>(before: Moment<S, M, O>, { amended }: Effect<S, O>): Pick<Moment<S, M, O>, 'amended'> =>
  amended === undefined && before.amended === undefined ? {} : { amended: Object.assign({}, before.amended, amended) };

/** Plays one input, or says why not and changes nothing. */
export const play = <S, M, V, O>(match: Match<S, M, V, O>, input: Input<M, O>, chance?: Chance): Played<S, M, V, O> => {
  const refused = checkInput(match, input);
  if (refused !== null) return { ok: false, refusal: refused };
  return { ok: true, match: playChecked(match, input, chance) };
};

/** Plays an input that was checked before: a stored one, or one that `checkInput` accepted. */
export const playChecked = <S, M, V, O>(match: Match<S, M, V, O>, input: Input<M, O>, chance?: Chance): Match<S, M, V, O> => {
  const step = match.now.step + 1;
  const effect = applyInput(match, input, chance ?? chanceAt(match, step));
  const now: Moment<S, M, O> = {
    step,
    state: effect.step.state,
    motion: effect.motion,
    motionsSoFar: effect.motionsSoFar,
    input,
    log: effect.step.log,
    reveals: effect.step.reveals,
    ...amendedSince(match.now, effect),
    ...(effect.carried === undefined ? {} : { carried: effect.carried }),
    answers: answersAfter(match, effect.step.state, input),
    previous: match.now,
  };
  return { ...match, now };
};

/** May `actor` take back the last input? Null, or why not: it must be his own, and have revealed nothing. */
export const checkUndo = <S, M, V, O>(match: Match<S, M, V, O>, actor: Actor): Message | null => {
  const { input, reveals, previous } = match.now;
  if (input === null || previous === null) return tableMessage('table.nothingToUndo');
  if (input.by !== actor || isMotionInput(input)) return tableMessage('table.undoOthersActed');
  if (reveals) return tableMessage('table.undoRevealed');
  return null;
};

/** The match with its last input taken back; only after `checkUndo`, or by consent of those concerned. */
export const undo = <S, M, V, O>(match: Match<S, M, V, O>): Match<S, M, V, O> => {
  if (match.now.previous === null) throw new Error('nothing to undo');
  return { ...match, now: match.now.previous };
};

/** The moments from the first kept to the last. */
export const moments = <S, M, V, O>(match: Match<S, M, V, O>): readonly Moment<S, M, O>[] => {
  const found: Moment<S, M, O>[] = [];
  for (let moment: Moment<S, M, O> | null = match.now; moment !== null; moment = moment.previous) found.push(moment);
  return found.reverse();
};

/** Who holds the game up: must answer and has not. */
export const awaitedAmong = (pending: readonly Decision[]): readonly Actor[] =>
  collect(pending, ({ seat, duty, answered }) => (duty === 'must' && answered !== true ? seat : null));

type Fast<S, M, O> = Pick<GameModule<S, M, unknown, O>, 'pending' | 'offers' | 'apply' | 'awaited' | 'ways' | 'next'>;

export const awaitedOf = <S>(game: Pick<Fast<S, unknown, unknown>, 'pending' | 'awaited'>, state: S): readonly Actor[] =>
  game.awaited?.(state) ?? awaitedAmong(game.pending(state));

export const waysOf = <S, M>(game: Pick<Fast<S, M, unknown>, 'offers' | 'ways'>, state: S, actor: Actor): readonly Way<M>[] =>
  game.ways?.(state, actor) ?? game.offers(state, actor);

export const nextOf = <S, M, O>(game: Pick<Fast<S, M, O>, 'apply' | 'next'>, state: S, input: GameInput<M, O>, chance: Chance): S =>
  game.next === undefined ? game.apply(state, input, chance).state : game.next(state, input, chance);

/** What an actor or a spectator sees in a state. */
export const sightOf = <S, M, V, O>(game: GameModule<S, M, V, O>, state: S, viewer: Viewer): FullSight<V, M> => {
  const pending = game.pending(state);
  const own = pending.filter((decision) => decision.seat === viewer);
  return {
    view: game.view(state, viewer),
    decision: own.find((decision) => decision.duty === 'must') ?? own[0] ?? null,
    awaited: awaitedAmong(pending),
    offers: viewer === 'public' ? [] : game.offers(state, viewer),
  };
};

/** The same for a bot that chooses on the spot: nothing is put into words, or fit to leave this thread. */
export const glanceOf = <S, M, V, O>(game: GameModule<S, M, V, O>, state: S, seat: Seat): Sight<V, M> => ({
  view: game.view(state, seat),
  awaited: awaitedOf(game, state),
  offers: waysOf(game, state, seat),
});

/** Seats whose answer to a motion is awaited. */
export const motionAwaits = <S, M, V, O>(match: Match<S, M, V, O>): readonly Seat[] => (match.now.motion === null ? [] : awaitedVoters(match.now.motion));
