import { isSeed, type Seed } from './chance.ts';
import type { GameModule } from './game.ts';
import { createMatch, type Input, type Match, type Moment, moments, play } from './match.ts';
import type { Message } from './messages.ts';
import type { Motion } from './motions.ts';
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
  readonly inputs: readonly unknown[];
  /** Who sat there, by seat, where people played it. */
  readonly names?: readonly string[];
  /** Other rules than `rulesVersion` from the input after this many on, where the program changed in mid-game. */
  readonly rulesChanges?: readonly RulesChange[];
}

export interface RulesChange {
  readonly after: number;
  readonly rulesVersion: number;
}

export const record = <S, M, V, O extends object>(match: Match<S, M, V, O>): Recording => ({
  format: 1,
  game: match.game.id,
  rulesVersion: match.game.rulesVersion,
  seats: match.seats,
  options: Object.fromEntries(Object.entries(match.options)),
  seed: match.seed,
  inputs: moments(match).flatMap((moment) => (moment.input === null ? [] : [moment.input])),
});

const isSeat = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

const isRulesChange = (value: unknown): value is RulesChange => isRecord(value) && isSeat(value.after) && isSeat(value.rulesVersion);

/** The shape of a recording off a file, or null. Its inputs are decoded one by one at replay. */
export const decodeRecording = (raw: unknown): Recording | null => {
  if (!isRecord(raw) || raw.format !== 1 || typeof raw.game !== 'string' || !isSeat(raw.rulesVersion) || !isSeat(raw.seats)) return null;
  if (!isRecord(raw.options) || typeof raw.seed !== 'string' || !isSeed(raw.seed) || !Array.isArray(raw.inputs)) return null;
  const { names, rulesChanges } = raw;
  if (names !== undefined && !(Array.isArray(names) && names.every((name): name is string => typeof name === 'string'))) return null;
  if (rulesChanges !== undefined && !(Array.isArray(rulesChanges) && rulesChanges.every(isRulesChange))) return null;
  return {
    format: 1,
    game: raw.game,
    rulesVersion: raw.rulesVersion,
    seats: raw.seats,
    options: raw.options,
    seed: raw.seed,
    inputs: raw.inputs,
    ...(names === undefined ? {} : { names }),
    ...(rulesChanges === undefined ? {} : { rulesChanges }),
  };
};

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
    if (act === 'propose' && isAmendment(game.options, options) && Array.isArray(voters) && voters.every(isSeat))
      return { by, motion: { act, options, voters } };
    if (act === 'vote' && (choice === 'yes' || choice === 'no')) return { by, motion: { act, choice } };
    return null;
  }
  const move = game.decode(raw.move);
  return move === null ? null : { by, move };
};

export type Replayed<S, M, V, O> =
  | { readonly ok: true; readonly match: Match<S, M, V, O> }
  | { readonly ok: false; readonly step: number; readonly refusal: Message };

/** Plays a recording again; stops at the first input that the rules refuse. */
export const replay = <S, M, V, O>(game: GameModule<S, M, V, O>, recording: Recording): Replayed<S, M, V, O> => {
  if (recording.game !== game.id) return { ok: false, step: 0, refusal: tableMessage('table.otherGame') };
  if (recording.rulesVersion !== game.rulesVersion) {
    return { ok: false, step: 0, refusal: tableMessage('table.otherRules', { theirs: recording.rulesVersion, ours: game.rulesVersion }) };
  }
  // What was played under other rules cannot be checked by these; nor, without its end, what came after.
  const changed = recording.rulesChanges?.find(({ after, rulesVersion }) => rulesVersion !== game.rulesVersion && after < recording.inputs.length);
  if (changed !== undefined) return { ok: false, step: changed.after + 1, refusal: tableMessage('table.mixedRules', { step: changed.after }) };
  const created = createMatch(game, { seats: recording.seats, options: recording.options, seed: recording.seed });
  if (!created.ok) return { ok: false, step: 0, refusal: created.refusal };
  let { match } = created;
  for (const [index, raw] of recording.inputs.entries()) {
    const input = decodeInput(game, raw);
    if (input === null) return { ok: false, step: index + 1, refusal: tableMessage('table.malformedInput') };
    const played = play(match, input);
    if (!played.ok) return { ok: false, step: index + 1, refusal: played.refusal };
    match = played.match;
  }
  return { ok: true, match };
};

/** A moment kept for good, from which a match goes on without replaying what came before. */
export interface Snapshot<S, O> {
  readonly step: number;
  readonly state: S;
  readonly motion: Motion<Partial<O>> | null;
  readonly motionsSoFar: number;
  readonly amended?: Partial<O> | undefined;
}

export const snapshot = <S, M, O>(moment: Moment<S, M, O>): Snapshot<S, O> => ({
  step: moment.step,
  state: moment.state,
  motion: moment.motion,
  motionsSoFar: moment.motionsSoFar,
  ...(moment.amended === undefined ? {} : { amended: moment.amended }),
});

/** A match resumed from a snapshot: undo reaches back to it and no further. */
export const resume = <S, M, V, O>(
  game: GameModule<S, M, V, O>,
  base: { readonly options: O; readonly seats: number; readonly seed: Seed },
  from: Snapshot<S, O>,
): Match<S, M, V, O> => ({
  game,
  ...base,
  now: { ...from, input: null, log: [], reveals: true, previous: null },
});
