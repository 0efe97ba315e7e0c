import { digestOf } from '#kernel/sha256.ts';
import type { AnyGame, Outcome } from '#kernel/game.ts';
import { moments } from '#kernel/match.ts';
import { decodeRecording, record, type Recording, replay } from '#kernel/recording.ts';
import { difference, same, throughJson } from './difference.ts';
import type { OpenMatch } from './faults.ts';
import { endValues } from './forms.ts';

/** A finished game kept on file: played again, it must pass through the same states. */
export interface GoldenGame {
  readonly about: string;
  readonly recording: Recording;
  /** Digests of the state and log after every `every` steps, and after the last. */
  readonly every: number;
  readonly digests: readonly string[];
  readonly outcome: Outcome;
}

const DEFAULT_EVERY = 50;

const digests = (match: OpenMatch, every: number): readonly string[] => {
  const all = moments(match);
  return all.filter((moment, index) => moment.step % every === 0 || index === all.length - 1).map(({ state, log }) => digestOf({ state, log }));
};

export const keepGame = (about: string, match: OpenMatch, every = DEFAULT_EVERY): GoldenGame => {
  const outcome = match.game.outcome(match.now.state);
  if (outcome === null) throw new Error(`${about}: only a finished game is kept`);
  return { about, recording: record(match), every, digests: digests(match, every), outcome };
};

const isData = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** Null when the file is not a golden game. */
export const decodeGolden = (
  raw: unknown,
): { readonly recording: Recording; readonly every: number; readonly digests: readonly unknown[]; readonly outcome: unknown } | null => {
  if (!isData(raw)) return null;
  const recording = decodeRecording(raw.recording);
  if (recording === null || !Number.isInteger(raw.every) || Number(raw.every) < 1 || !Array.isArray(raw.digests)) return null;
  return { recording, every: Number(raw.every), digests: raw.digests, outcome: raw.outcome };
};

/** Null when the game still plays as on file, else what has changed. A rules change must raise `rulesVersion`, and the files be made anew. */
export const goldenFault = (game: AnyGame, raw: unknown): string | null => {
  const golden = decodeGolden(raw);
  if (golden === null) return 'the file is not a golden game';
  const replayed = replay(game.module, golden.recording);
  if (!replayed.ok) return `step ${replayed.step} is refused (${replayed.refusal.key})`;
  const found = digests(replayed.match, golden.every);
  const changed = found.findIndex((digest, index) => digest !== golden.digests[index]);
  if (found.length < golden.digests.length) return 'the file has more digests than the game has steps';
  if (changed >= 0) return `something changed before or at step ${Math.min(changed * golden.every, golden.recording.inputs.length)}`;
  return difference(golden.outcome, throughJson(game.module.outcome(replayed.match.now.state)), 'outcome');
};

/** What a shelf of games should show: `option=value` for every value of every option. */
export const optionValues = (game: AnyGame): readonly { readonly name: string; readonly value: unknown }[] =>
  Object.entries(game.module.options).flatMap(([name, spec]) => endValues(spec).map((value) => ({ name, value })));

/** Values of options and ways to end that none of the recordings shows. */
export const goldenGaps = (
  game: AnyGame,
  reasons: readonly string[],
  shelf: readonly { readonly recording: Recording; readonly outcome: unknown }[],
): readonly string[] => {
  const shown = ({ name, value }: { readonly name: string; readonly value: unknown }): boolean =>
    shelf.some(({ recording }) => same(recording.options[name], value));
  const ended = (reason: string): boolean => shelf.some(({ outcome }) => isData(outcome) && outcome.reason === reason);
  return [
    ...optionValues(game)
      .filter((wanted) => !shown(wanted))
      .map(({ name, value }) => `${name}=${JSON.stringify(value)}`),
    ...reasons.filter((reason) => !ended(reason)),
  ];
};

/** The file: one input on each line, so that a change can be read. */
export const goldenText = ({ about, recording, every, digests: kept, outcome }: GoldenGame): string => {
  const { inputs, ...head } = recording;
  const opening = JSON.stringify(head).slice(0, -1);
  const lines = inputs.map((input) => JSON.stringify(input)).join(',\n');
  return `{"about":${JSON.stringify(about)},\n"recording":${opening},"inputs":[\n${lines}\n]},\n"every":${every},"digests":${JSON.stringify(kept)},\n"outcome":${JSON.stringify(outcome)}}\n`;
};
