import { isActivePlayer } from '#games/triple-bataille/facts.ts';
import { bankersScore, bankWealth, stateWealth, wealthOf } from '#games/triple-bataille/scoring.ts';
import type { View } from '#games/triple-bataille/types.ts';
import type { Seat } from '#kernel';

/* TB-5.3 to TB-5.5: the three battles at the end: players, bank and state, and the money itself. */

export interface Verdict {
  /** The richest first; several at once when they are equal. */
  readonly players: readonly { readonly seat: Seat; readonly wealth: number }[];
  readonly winners: readonly Seat[];
  /** Null while the bank hides its accounts. */
  readonly bank: { readonly wealth: number; readonly place: number; readonly score: number } | null;
  readonly state: number;
  /** Free money: from the start, in a battle, or never. */
  readonly libre: 'always' | number | null;
}

export const verdictOf = (view: View): Verdict => {
  const { table, vault, options } = view;
  const players = table.players
    .flatMap((subject, seat) => (isActivePlayer(subject) ? [{ seat, wealth: wealthOf(view, seat) }] : []))
    .toSorted((a, b) => b.wealth - a.wealth);
  const best = players[0]?.wealth ?? 0;
  const wealth = vault === null ? null : bankWealth(table, vault);
  return {
    players,
    winners: players.filter((each) => each.wealth === best).map(({ seat }) => seat),
    bank:
      wealth === null || vault === null
        ? null
        : { wealth, place: 1 + players.filter((each) => each.wealth > wealth).length, score: bankersScore(table, vault) },
    state: stateWealth(view),
    libre: options.mode === 'libre' ? 'always' : table.history.libreSince,
  };
};
