import type { Viewer } from '#kernel/game.ts';
import { ballotsOf } from './rules/vote.ts';
import type { Ballots, State, View } from './types.ts';

/* MM-7: all that a viewer may know. The table is public and shared with the state. */

/** MM-7.1, MM-7.3: with open money, to the game master, and at the end. */
const seesAllCash = ({ options, table }: State, viewer: Viewer): boolean => options.openMoney || viewer === 'referee' || table.point.kind === 'gameOver';

const NO_BALLOTS: Ballots = {};

/** MM-6.4.2: sealed ballots are their owners' alone, not even the game master's. */
const visibleBallots = (state: State, viewer: Viewer): Ballots => {
  if (state.motion === null) return NO_BALLOTS;
  const ballots = ballotsOf(state);
  if (!state.motion.sealed) return ballots;
  const own = typeof viewer === 'number' ? ballots[viewer] : undefined;
  return own === undefined || typeof viewer !== 'number' ? NO_BALLOTS : { [viewer]: own };
};

export const view = (state: State, viewer: Viewer): View => {
  const { ledger } = state;
  const all = seesAllCash(state, viewer);
  return {
    viewer,
    options: state.options,
    table: state.table,
    cash: all ? ledger.seats : ledger.seats.map((cash, seat) => (seat === viewer ? cash : null)),
    bank: all ? (ledger.funds.bank ?? 0) : null,
    ballots: visibleBallots(state, viewer),
  };
};
