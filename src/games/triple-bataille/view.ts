import type { Seat, Viewer } from '#kernel';
import { FACTORY_RESALE, MOST_FACTORY_CARDS } from './content/data.ts';
import { bankRoom } from './rules/credit.ts';
import { NOTHING_SEALED } from './setup.ts';
import type { Indicators, Sealed, State, View } from './types.ts';

/* TB-7: all that a viewer may know. The table is public and shared with the state; no face-down card is ever here. */

/** TB-6.3: with `bankOpacity` only bankers and the game master, and everybody at the end. */
export const seesBank = ({ options, table }: Pick<State, 'options' | 'table'>, viewer: Viewer): boolean => {
  if (!options.bankOpacity || viewer === 'referee' || table.point.kind === 'gameOver') return true;
  return typeof viewer === 'number' && table.players[viewer]?.role === 'banker';
};

const only = <T>(answers: Readonly<Record<Seat, T>>, seat: Seat): Readonly<Record<Seat, T>> => {
  const own = answers[seat];
  return own === undefined ? {} : { [seat]: own };
};

/** The game master sees offers and named measures, but no bid, ballot, wish list or secret stake. */
const sealedFor = ({ sealed }: State, viewer: Viewer): Sealed => {
  if (sealed === NOTHING_SEALED || viewer === 'public') return NOTHING_SEALED;
  if (viewer === 'referee') return { ...NOTHING_SEALED, measures: sealed.measures, proposals: sealed.proposals };
  return {
    stakes: only(sealed.stakes, viewer),
    bids: only(sealed.bids, viewer),
    picks: only(sealed.picks, viewer),
    ballots: only(sealed.ballots, viewer),
    settings: only(sealed.settings, viewer),
    measures: sealed.measures.filter(({ seat }) => seat === viewer),
    proposals: sealed.proposals.filter(({ by, to }) => by === viewer || to === viewer),
  };
};

const withoutBank = (indicators: readonly Indicators[]): readonly Indicators[] => indicators.map((battle) => ({ ...battle, bank: null }));

/** What is known of any bank: whether it grants a credit or buys a factory, one learns by asking. */
const knownRoom = (state: State): View['bankRoom'] => {
  const { table, vault } = state;
  return {
    credits: Math.min(table.bank.cap, bankRoom(state)),
    buys: Math.min(FACTORY_RESALE * MOST_FACTORY_CARDS * table.bundle, vault.bankProfit),
  };
};

export const view = (state: State, viewer: Viewer): View => {
  const open = seesBank(state, viewer);
  return {
    viewer,
    options: state.options,
    table: state.table,
    vault: open ? state.vault : null,
    bankRoom: knownRoom(state),
    // With cards worth 1, 2 and 4 their number would tell which ones lie in the common heaps.
    pioche: open && !state.options.denominations ? state.heaps.pioche.length : null,
    sealed: sealedFor(state, viewer),
    indicators: open ? state.indicators : withoutBank(state.indicators),
  };
};
