import { balance } from '#kernel/ledger.ts';
import type { View } from '#games/encan/types.ts';
import type { GameProps } from '#web/kit/interface/game-page.ts';
import { thingsOf } from '#web/kit/parts/explain.ts';

/* What stands on the board and in the accounts, in a sentence each. */

const thing = thingsOf<GameProps<View>>();

export const things = {
  lot: thing(
    ['Tous misent en secret\u00a0; la plus forte mise paie et emporte le lot.', 'All bid in secret; the highest bid pays and takes the lot.'],
    ['EN-3.1', 'EN-3.2'],
  ),
  cash: thing(
    ['{sum} pour miser\u00a0; à la fin, l’argent compte autant que les lots.', '{sum} to bid with; at the end money counts as much as lots.'],
    ['EN-1.1'],
    ({ view }, seat) => ({ sum: { money: balance(view.table.ledger, Number(seat)) } }),
  ),
};

/** Worth knowing when a lot is up. */
export const bidding = thing(
  ['Miser tout ce que vaut le lot ne rapporte rien, même si on l’emporte.', 'Bidding all that the lot is worth earns nothing, even if one takes it.'],
  ['EN-3.1'],
);
