import { scriptedChance } from './chance.ts';
import type { Actor, AnyGame, Viewer } from './game.ts';
import { checkInput, createMatch, playChecked } from './match.ts';
import type { Clause } from './messages.ts';
import { patchState } from './patch.ts';
import { decodeInput } from './recording.ts';
import type { Localized } from './words.ts';

/* Worked examples of a booklet: a position, what happens in it, and the words to it. They are played by the rules wherever they are shown. */

export interface ExampleStep {
  readonly words: Localized;
  readonly clauses: readonly Clause[];
  /** What happens in it, as a recording has it; in the first one, what leads to the position that is shown. */
  readonly inputs: readonly unknown[];
  /** Part of the state after it: the figures that the words name. */
  readonly holds: object;
}

export interface Example {
  readonly id: string;
  /** Under which clause of the booklet it stands. */
  readonly clause: Clause;
  readonly title: Localized;
  readonly names: readonly string[];
  readonly options?: Readonly<Record<string, unknown>>;
  /** Through whose eyes the board is shown. */
  readonly viewer: Viewer;
  /** Laid over the state after set-up. */
  readonly patch: unknown;
  /** The draws after set-up, each counted from 0; absent: as the seed has them. */
  readonly chance?: readonly number[];
  readonly steps: readonly ExampleStep[];
}

export interface ExampleFrame {
  readonly step: ExampleStep;
  readonly state: unknown;
  readonly view: unknown;
  readonly awaited: readonly Actor[];
}

const SEED = '0'.repeat(32);

/** The example, step by step. One that the rules do not play is a mistake of ours, and throws. */
export const playExample = ({ module }: AnyGame, example: Omit<Example, 'clause'>): readonly ExampleFrame[] => {
  const created = createMatch(module, { seats: example.names.length, options: example.options ?? {}, seed: SEED });
  if (!created.ok) throw new Error(`example ${example.id}: ${created.refusal.key}`);
  const patched = patchState(created.match.now.state, example.patch);
  if (!patched.ok) throw new Error(`example ${example.id}: no ${patched.at}`);
  const chance = example.chance === undefined ? undefined : scriptedChance(example.chance);
  let match: typeof created.match = { ...created.match, now: { ...created.match.now, state: patched.state } };
  return example.steps.map((step) => {
    for (const raw of step.inputs) {
      const input = decodeInput(module, raw);
      const refusal = input === null ? null : checkInput(match, input);
      if (input === null || refusal !== null) throw new Error(`example ${example.id}: ${JSON.stringify(raw)} ${refusal?.key ?? 'malformed'}`);
      match = playChecked(match, input, chance);
    }
    const { state } = match.now;
    const awaited = module.pending(state).flatMap(({ seat, duty }) => (duty === 'must' ? [seat] : []));
    return { step, state, view: module.view(state, example.viewer), awaited };
  });
};
