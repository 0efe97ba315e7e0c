import { commitment } from '#kernel/chance.ts';
import type { AnyGame, Outcome } from '#kernel/game.ts';
import type { Message } from '#kernel/messages.ts';
import { type Compared, comparePrints, type Recording, replay } from '#kernel/recording.ts';

/** HO-13.6: where a game began on a device nobody had sealed its dice. */
export const UNSEALED = 'unsealed';

/** What checking a recording found. */
export interface Verdict {
  readonly seed: string;
  readonly computed: string;
  readonly published: string | null;
  /** Null where there is nothing to compare with. */
  readonly sealHolds: boolean | null;
  /** Of a fork: the games it came from, oldest first; null where nothing is known of them. */
  readonly origins: readonly { readonly upTo: number; readonly holds: boolean | null | typeof UNSEALED }[];
  readonly boards: Compared;
  readonly moves: number;
  /** The first input that the rules refuse, or null. */
  readonly refused: { readonly step: number; readonly why: Message } | null;
  readonly outcome: Outcome | null;
}

/** Only what was compared can agree: without the fingerprint of the dice the boards alone were compared, or nothing was. */
export const agreement = ({ sealHolds, origins, boards, refused }: Verdict): 'all' | 'since' | 'boards' | 'moves' | 'none' => {
  const seals = new Set([sealHolds, ...origins.map(({ holds }) => holds)]);
  if (seals.has(false) || boards.differs !== null || refused !== null) return 'none';
  if (!seals.has(null)) return seals.has(UNSEALED) ? 'since' : 'all';
  return boards.boards > 0 ? 'boards' : 'moves';
};

export const isFingerprint = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/** The kernel's own commitment and replay, on the reader's own machine. */
export const verdictOf = (game: AnyGame, recording: Recording, published: string | null, origins: readonly (string | null)[] = []): Verdict => {
  const computed = commitment(recording.seed);
  const replayed = replay(game.module, recording);
  return {
    seed: recording.seed,
    computed,
    published,
    sealHolds: published === null ? null : published === computed,
    origins: (recording.forks ?? []).map(({ upTo, seed }, index) => {
      const known = origins[index] ?? null;
      return { upTo, holds: known === null || known === UNSEALED ? known : known === commitment(seed) };
    }),
    boards: replayed.ok ? comparePrints(replayed.match, recording.prints) : { boards: 0, differs: null },
    moves: recording.inputs.length,
    refused: replayed.ok ? null : { step: replayed.step, why: replayed.refusal },
    outcome: replayed.ok ? game.module.outcome(replayed.match.now.state) : null,
  };
};
