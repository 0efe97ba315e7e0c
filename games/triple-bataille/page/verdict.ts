import { bankersScore, bankPlace, bankWealth, playersRanked, stateWealth } from '#games/triple-bataille/scoring.ts';
import type { View } from '#games/triple-bataille/types.ts';
import type { Standing } from '#kernel/game.ts';

/* TB-5.3 to TB-5.5: the three battles at the end: players, bank and state, and the money itself. */

export interface Verdict {
  /** The richest first; several at once when they are equal in all that counts (TB-5.4). */
  readonly players: readonly Standing[];
  /** Null while the bank hides its accounts. */
  readonly bank: { readonly wealth: number; readonly place: number; readonly score: number } | null;
  readonly state: number;
  /** Free money: from the start, in a battle, or never. */
  readonly libre: 'always' | number | null;
}

export const verdictOf = (view: View): Verdict => {
  const { table, vault, options } = view;
  const players = playersRanked(view);
  const wealth = vault === null ? null : bankWealth(table, vault);
  return {
    players,
    bank: wealth === null || vault === null ? null : { wealth, place: bankPlace(wealth, players), score: bankersScore(table, vault) },
    state: stateWealth(view),
    libre: options.mode === 'libre' ? 'always' : table.history.libreSince,
  };
};
