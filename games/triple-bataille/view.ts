import type { Seat, Viewer } from '#kernel/game.ts';
import { isAttending, isDebt, outsideOf, player } from './rules/facts.ts';
import { bankRoom, mostCredits } from './rules/credit.ts';
import { assetsOf, resalePrice, thingOf } from './rules/property.ts';
import { checkSellToBank } from './rules/trade.ts';
import { NOTHING_SEALED } from './setup.ts';
import type { Indicators, Sealed, State, View } from './types.ts';

/* TB-7: all that a viewer may know. The table is public and shared with the state; no face-down card is ever here. */

/** TB-6.3: with `bankOpacity` only bankers and the game master, and everybody at the end. */
const seesBank = ({ options, table }: Pick<State, 'options' | 'table'>, viewer: Viewer): boolean => {
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

const mayAsk = (state: State, viewer: Viewer, kind: State['table']['point']['kind']): viewer is Seat =>
  typeof viewer === 'number' && state.table.point.kind === kind && isAttending(state, viewer) && !player(state, viewer).done;

/** The dearest thing of his own that the bank buys, as his offers tell him; a bank that cannot refuse tells nothing. */
const knownPurchase = (state: State, viewer: Viewer): number => {
  if (!mayAsk(state, viewer, 'market') || !isDebt(state)) return 0;
  const subject = player(state, viewer);
  if (subject.distress > 0) return 0;
  const sold = assetsOf(subject).filter((asset) => checkSellToBank(state, viewer, asset) === null);
  const things = sold.map((asset) => thingOf(subject, asset));
  return Math.max(0, ...things.map((thing) => (thing === null ? 0 : resalePrice(state, thing))));
};

/** Credits that he may ask for, as his offers tell him. */
const knownCredits = (state: State, viewer: Viewer): number => (mayAsk(state, viewer, 'plan') ? mostCredits(state, viewer) : 0);

/** What is known of a bank: all of an open one; whether a hidden one grants a credit or buys something, one learns by asking. */
const knownRoom = (state: State, viewer: Viewer, open: boolean): View['bankRoom'] => ({
  credits: open ? Math.min(state.table.bank.cap, bankRoom(state)) : knownCredits(state, viewer),
  buys: knownPurchase(state, viewer),
});

export const view = (state: State, viewer: Viewer): View => {
  const open = seesBank(state, viewer);
  return {
    viewer,
    options: state.options,
    table: state.table,
    vault: open ? state.vault : null,
    bankRoom: knownRoom(state, viewer, open),
    outside: outsideOf(state),
    // With cards worth 1, 2 and 4 their number would tell which ones lie in the common heaps.
    pioche: open && !state.options.denominations ? state.heaps.pioche.length : null,
    sealed: sealedFor(state, viewer),
    indicators: open ? state.indicators : withoutBank(state.indicators),
  };
};
