import { type AnyGame, commitment, type Message, type Outcome, type Recording, replay } from '#kernel';

/** What checking a recording found. */
export interface Verdict {
  readonly seed: string;
  readonly computed: string;
  readonly published: string | null;
  /** Null where there is nothing to compare with. */
  readonly sealHolds: boolean | null;
  readonly moves: number;
  /** The first input that the rules refuse, or null. */
  readonly refused: { readonly step: number; readonly why: Message } | null;
  readonly outcome: Outcome | null;
}

/** Only what was compared can agree: without a fingerprint the moves alone were checked. */
export const agreement = ({ sealHolds, refused }: Verdict): 'all' | 'moves' | 'none' =>
  sealHolds === false || refused !== null ? 'none' : sealHolds === null ? 'moves' : 'all';

export const isFingerprint = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/** The kernel's own commitment and replay, on the reader's own machine. */
export const verdictOf = (game: AnyGame, recording: Recording, published: string | null): Verdict => {
  const computed = commitment(recording.seed);
  const replayed = replay(game.module, recording);
  return {
    seed: recording.seed,
    computed,
    published,
    sealHolds: published === null ? null : published === computed,
    moves: recording.inputs.length,
    refused: replayed.ok ? null : { step: replayed.step, why: replayed.refusal },
    outcome: replayed.ok ? game.module.outcome(replayed.match.now.state) : null,
  };
};
