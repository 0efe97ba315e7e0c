import { type Chance, chanceAt, type Dice, drawsOf, isSeed, type Seed, stepChance } from './chance.ts';
import { digestOf } from './sha256.ts';
import type { GameModule, Seat } from './game.ts';
import { createMatch, type Input, type Match, type Moment, moments, play } from './match.ts';
import type { Message } from './messages.ts';
import type { Motion, TableChange } from './motions.ts';
import { isAmendment, isRecord } from './options.ts';
import { tableMessage } from './table-messages.ts';

/** A match on paper: enough to play it again to the letter, anywhere. */
export interface Recording {
  readonly format: 1;
  readonly game: string;
  readonly rulesVersion: number;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: Seed;
  /** How the dice are drawn; absent: in order in each step, as before draws had names. */
  readonly draws?: 'named';
  readonly inputs: readonly unknown[];
  /** When each input was made (epoch ms), where it was played at a table. Replaying does not need it. */
  readonly times?: readonly number[];
  /** Who sat there, by seat, where people played it; '' for whoever is not named. */
  readonly names?: readonly string[];
  /** Where it is a fork: the games it came from, the oldest first. `seed` throws the dice after the last of them. */
  readonly forks?: readonly Fork[];
  /** Boards as they stood when it was played. */
  readonly prints?: readonly Print[];
  /** Other rules than `rulesVersion` from the input after this many on, where the program changed in mid-game. */
  readonly rulesChanges?: readonly RulesChange[];
}

/** The first `upTo` inputs fell under `seed`. Then, where a seat is named, all that it could not see was drawn anew by the seed that follows. */
export interface Fork {
  readonly upTo: number;
  readonly seed: Seed;
  readonly imagined?: Seat;
}

/** The digest of the state after so many inputs. */
export interface Print {
  readonly step: number;
  readonly digest: string;
}

export interface RulesChange {
  readonly after: number;
  readonly rulesVersion: number;
}

/** How the dice are drawn, as a recording says it. */
export const drawsIn = ({ draws }: Pick<Dice, 'draws'>): Pick<Recording, 'draws'> => (draws === 'named' ? { draws } : {});

export const record = <S, M, V, O extends object>(match: Match<S, M, V, O>): Recording => ({
  format: 1,
  game: match.game.id,
  rulesVersion: match.game.rulesVersion,
  seats: match.seats,
  options: Object.fromEntries(Object.entries(match.options)),
  seed: match.seed,
  ...drawsIn(match),
  inputs: moments(match).flatMap((moment) => (moment.input === null ? [] : [moment.input])),
});

const isSeat = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

const isRulesChange = (value: unknown): value is RulesChange => isRecord(value) && isSeat(value.after) && isSeat(value.rulesVersion);

const isFork = (value: unknown): value is Fork =>
  isRecord(value) && isSeat(value.upTo) && typeof value.seed === 'string' && isSeed(value.seed) && (value.imagined === undefined || isSeat(value.imagined));

const isPrint = (value: unknown): value is Print => isRecord(value) && isSeat(value.step) && typeof value.digest === 'string';

const isText = (value: unknown): value is string => typeof value === 'string';

/** A list whose items have that shape; undefined: there is none; null: it is not one. */
const listOf = <T>(value: unknown, isItem: (item: unknown) => item is T): readonly T[] | undefined | null =>
  value === undefined ? undefined : Array.isArray(value) && value.every(isItem) ? value : null;

/** Each fork begins where the one before had come to, or later. */
const areInOrder = (forks: readonly Fork[] | undefined, inputs: number): boolean =>
  forks === undefined || forks.every(({ upTo }, index) => upTo >= (forks[index - 1]?.upTo ?? 0) && upTo <= inputs);

/** The shape of a recording off a file, or null. Its inputs are decoded one by one at replay. */
export const decodeRecording = (raw: unknown): Recording | null => {
  if (!isRecord(raw) || raw.format !== 1 || typeof raw.game !== 'string' || !isSeat(raw.rulesVersion) || !isSeat(raw.seats)) return null;
  if (!isRecord(raw.options) || typeof raw.seed !== 'string' || !isSeed(raw.seed) || !Array.isArray(raw.inputs)) return null;
  if (raw.draws !== undefined && raw.draws !== 'named') return null;
  const names = listOf(raw.names, isText);
  const rulesChanges = listOf(raw.rulesChanges, isRulesChange);
  const forks = listOf(raw.forks, isFork);
  const prints = listOf(raw.prints, isPrint);
  if (names === null || rulesChanges === null || prints === null || forks === null || !areInOrder(forks, raw.inputs.length)) return null;
  return {
    format: 1,
    game: raw.game,
    rulesVersion: raw.rulesVersion,
    seats: raw.seats,
    options: raw.options,
    seed: raw.seed,
    ...(raw.draws === undefined ? {} : { draws: raw.draws }),
    inputs: raw.inputs,
    ...(names === undefined ? {} : { names }),
    ...(forks === undefined ? {} : { forks }),
    ...(prints === undefined ? {} : { prints }),
    ...(rulesChanges === undefined ? {} : { rulesChanges }),
  };
};

/** The recording in a file: alone, or with what else is kept of the game. */
export const recordingIn = (raw: unknown): Recording | null => decodeRecording(isRecord(raw) && isRecord(raw.recording) ? raw.recording : raw);

const SAID_LENGTH = 80;
const isSaid = (value: unknown): boolean =>
  isRecord(value) && isRecord(value.text) && [value.text.fr, value.text.en].every((text) => typeof text === 'string' && text.length <= SAID_LENGTH);
const isSetting = (value: unknown): boolean => value === null || typeof value === 'string' || typeof value === 'number';

/** A setting of the table, in words that any table may have written: what it is called, and nothing that any program reads. */
const isTableChange = (value: unknown): value is TableChange =>
  isRecord(value) &&
  typeof value.name === 'string' &&
  isSetting(value.before) &&
  isSetting(value.after) &&
  isRecord(value.said) &&
  [value.said.option, value.said.before, value.said.after].every(isSaid);

/** The shape of one input off the wire or a file. */
export const decodeInput = <S, M, V, O>(game: GameModule<S, M, V, O>, raw: unknown): Input<M, O> | null => {
  if (!isRecord(raw)) return null;
  const { by } = raw;
  if (by === 'table') {
    const { event } = raw;
    if (event === 'amend') return isAmendment(game.options, raw.options) ? { by, event, options: raw.options } : null;
    if ((event === 'joined' || event === 'left' || event === 'timeout') && isSeat(raw.seat)) return { by, event, seat: raw.seat };
    return null;
  }
  if (by !== 'referee' && !isSeat(by)) return null;
  if (isRecord(raw.motion)) {
    if (by === 'referee') return null;
    const { act, options, voters, choice } = raw.motion;
    const table = listOf(raw.motion.table, isTableChange);
    if (table === null) return null;
    if (act === 'propose' && Array.isArray(voters) && voters.every(isSeat)) {
      const isOfTable = table !== undefined && table.length > 0 && isRecord(options) && Object.keys(options).length === 0;
      if (isOfTable) return { by, motion: { act, options: {}, table, voters } };
      return isAmendment(game.options, options) ? { by, motion: { act, options, ...(table === undefined ? {} : { table }), voters } } : null;
    }
    if (act === 'vote' && (choice === 'yes' || choice === 'no')) return { by, motion: { act, choice } };
    return null;
  }
  const move = game.decode(raw.move);
  return move === null ? null : { by, move };
};

export type Replayed<S, M, V, O> =
  | { readonly ok: true; readonly match: Match<S, M, V, O> }
  | { readonly ok: false; readonly step: number; readonly refusal: Message };

/**
 * The match goes another way from here, with the dice of another seed. A motion that was open is dropped: those who were to vote may not
 * sit here. Where a seat is named, the match goes on from a state that fits what this seat knew.
 */
export const forkAt = <S, M, V, O>(match: Match<S, M, V, O>, seed: Seed, imagined?: Seat): Match<S, M, V, O> => {
  const { game, now } = match;
  const state = imagined === undefined ? now.state : game.imagine(game.view(now.state, imagined), imagined, stepChance(seed, now.step));
  return { ...match, seed, now: { ...now, state, motion: null, reveals: true } };
};

/** The chairs at the end of a recording: newcomers sit after those of the beginning. */
export const seatCount = ({ seats, inputs }: Pick<Recording, 'seats' | 'inputs'>): number =>
  inputs.reduce<number>((count, raw) => (isRecord(raw) && raw.event === 'joined' && isSeat(raw.seat) ? Math.max(count, raw.seat + 1) : count), seats);

/**
 * Plays a recording again input by input, for whoever has something else to do in between; stops at the first that the rules refuse. `now`: of
 * a long game the last moment alone is kept. `watch` is handed the chance of each step, to draw alike and take note.
 */
export function* replaying<S, M, V, O>(
  game: GameModule<S, M, V, O>,
  recording: Recording,
  keep: 'all' | 'now' = 'all',
  watch?: (chance: Chance, step: number) => Chance,
): Generator<undefined, Replayed<S, M, V, O>> {
  if (recording.game !== game.id) return { ok: false, step: 0, refusal: tableMessage('table.otherGame') };
  if (recording.rulesVersion !== game.rulesVersion) {
    return { ok: false, step: 0, refusal: tableMessage('table.otherRules', { theirs: recording.rulesVersion, ours: game.rulesVersion }) };
  }
  // What was played under other rules cannot be checked by these; nor, without its end, what came after.
  const changed = recording.rulesChanges?.find(({ after, rulesVersion }) => rulesVersion !== game.rulesVersion && after < recording.inputs.length);
  if (changed !== undefined) return { ok: false, step: changed.after + 1, refusal: tableMessage('table.mixedRules', { step: changed.after }) };
  const forks = recording.forks ?? [];
  const seeds = [...forks.map(({ seed }) => seed), recording.seed];
  const chanceIn = (dice: Dice, step: number): Chance => watch?.(chanceAt(dice, step), step) ?? chanceAt(dice, step);
  const dice: Dice = { seed: seeds[0] ?? recording.seed, draws: drawsOf(recording) };
  const created = createMatch(game, { seats: recording.seats, options: recording.options, ...dice, chance: chanceIn(dice, 0) });
  if (!created.ok) return { ok: false, step: 0, refusal: created.refusal };
  let { match } = created;
  let forked = 0;
  for (let index = 0; ; index++) {
    for (let fork = forks[forked]; fork?.upTo === index; fork = forks[forked]) {
      forked++;
      // Chairs are numbered without a gap: nobody imagines from one that is not there.
      if (fork.imagined !== undefined && fork.imagined >= seatCount({ seats: recording.seats, inputs: recording.inputs.slice(0, index) }))
        return { ok: false, step: index, refusal: tableMessage('table.malformedInput') };
      match = forkAt(match, seeds[forked] ?? recording.seed, fork.imagined);
    }
    if (index === recording.inputs.length) return { ok: true, match };
    const input = decodeInput(game, recording.inputs[index]);
    if (input === null) return { ok: false, step: index + 1, refusal: tableMessage('table.malformedInput') };
    const played = play(match, input, chanceIn(match, match.now.step + 1));
    if (!played.ok) return { ok: false, step: index + 1, refusal: played.refusal };
    match = keep === 'all' ? played.match : { ...played.match, now: { ...played.match.now, previous: null } };
    yield;
  }
}

/** Plays a recording again; stops at the first input that the rules refuse. */
export const replay = <S, M, V, O>(game: GameModule<S, M, V, O>, recording: Recording): Replayed<S, M, V, O> => {
  const steps = replaying(game, recording);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
};

/** Whether the boards of a match are those of its recording: how many were compared, and the step of the first that differs. */
export interface Compared {
  readonly boards: number;
  readonly differs: number | null;
}

export const comparePrints = <S, M, V, O>(match: Match<S, M, V, O>, prints: readonly Print[] = []): Compared => {
  const states = new Map(moments(match).map(({ step, state }) => [step, state]));
  const differs = prints.find(({ step, digest }) => !states.has(step) || digestOf(states.get(step)) !== digest);
  return { boards: prints.length, differs: differs?.step ?? null };
};

/** A moment kept for good, from which a match goes on without replaying what came before. */
export interface Snapshot<S, O> {
  readonly step: number;
  readonly state: S;
  readonly motion: Motion<Partial<O>> | null;
  readonly motionsSoFar: number;
  readonly amended?: Partial<O> | undefined;
  /** Absent in those of before they were counted. */
  readonly answers?: readonly number[];
}

export const snapshot = <S, M, O>(moment: Moment<S, M, O>): Snapshot<S, O> => ({
  step: moment.step,
  state: moment.state,
  motion: moment.motion,
  motionsSoFar: moment.motionsSoFar,
  ...(moment.amended === undefined ? {} : { amended: moment.amended }),
  ...(moment.answers.length === 0 ? {} : { answers: moment.answers }),
});

/** A match resumed from a snapshot: undo reaches back to it and no further. */
export const resume = <S, M, V, O>(
  game: GameModule<S, M, V, O>,
  base: { readonly options: O; readonly seats: number } & Dice,
  from: Snapshot<S, O>,
): Match<S, M, V, O> => ({
  game,
  ...base,
  now: { ...from, answers: from.answers ?? [], input: null, log: [], reveals: true, previous: null },
});
