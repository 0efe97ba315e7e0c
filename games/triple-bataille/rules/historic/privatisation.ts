import { range } from '#kernel/collections.ts';
import { blank, type Draft, offerForm } from '#kernel/drafts.ts';
import type { Seat } from '#kernel/game.ts';
import type { Message } from '#kernel/messages.ts';
import { BANK_BID, ENTERPRISE_CARDS, enterpriseName, FEWEST_ENTERPRISES, LOWEST_BID } from '../../content/history.ts';
import { isActive, isAttending, isDebt, type PublicFacts, player } from '../facts.ts';
import { refuse, say, tell, who } from '../../speak.ts';
import type { Move, MoveOf, Options, State } from '../../types.ts';
import { changeState, type Work } from '../work.ts';
import { pay, payUpTo } from '../money.ts';
import { addFactory, intoStock } from '../property.ts';
import { noteCommitted } from './commitments.ts';

/* TB-2.13, TB-6.6.7: state enterprises. */

/** TB-2.13.1: enterprises at the start, numbered from 1; none where the mode or the option leaves them out. */
export const firstEnterprises = ({ mode, statePrivatisation }: Options, players: number): readonly number[] => {
  if ((mode !== 'dette' && mode !== 'historique') || statePrivatisation === 'off') return [];
  return range(Math.max(FEWEST_ENTERPRISES, Math.ceil(players / 2))).map((index) => index + 1);
};

/** TB-2.13.2: each public one brings a bundle from the pot to the state, just before the first tax. */
export const enterprisesIncome = (work: Work): void => {
  const { state, bundle } = work.table;
  const cards = payUpTo(work, { from: 'pot', to: 'state', amount: state.enterprises.length * bundle });
  if (cards > 0) work.log?.push(tell('triple-bataille.log.enterprises', { cards }, ['TB-4.8.3', 'TB-2.13.2']));
};

/* ---------- sealed bids, in MARKET ---------- */

const lowestBid = ({ table }: PublicFacts): number => LOWEST_BID * table.bundle;

/** A sealed bid; another one replaces it. */
export const bidOffers = (state: State, seat: Seat): readonly Draft<Move>[] => {
  const { onSale } = state.table.state;
  const { pile } = player(state, seat);
  const least = lowestBid(state);
  if (onSale === null || !isAttending(state, seat) || pile < least) return [];
  const label = () => say('triple-bataille.do.bid', { enterprise: { text: enterpriseName(onSale) } }, ['TB-6.6.7']);
  return [offerForm('bid', label, [blank.int('cards', least, pile)])];
};

export const checkBid = (state: State, seat: Seat, { cards }: MoveOf<'bid'>): Message | null => {
  if (state.table.state.onSale === null || !isAttending(state, seat)) return refuse('triple-bataille.no.nothingOnSale', ['TB-6.6.7']);
  const least = lowestBid(state);
  if (cards < least) return refuse('triple-bataille.no.lowBid', ['TB-6.6.7'], { least });
  return cards <= player(state, seat).pile ? null : refuse('triple-bataille.no.cannotPay', ['TB-6.6.7'], { price: cards });
};

export const placeBid = (work: Work, seat: Seat, { cards }: MoveOf<'bid'>): void => {
  const order = 1 + Math.max(0, ...Object.values(work.sealed.bids).map((bid) => bid.order));
  work.sealed.bids = { ...work.sealed.bids, [seat]: { cards, order } };
  noteCommitted(work);
};

/** The highest bid that its author can still pay; of equals the first. */
const bestBid = (work: Work): { readonly seat: Seat; readonly cards: number } | null => {
  const bids = Object.entries(work.sealed.bids).map(([seat, { cards, order }]) => ({ seat: Number(seat), cards, order }));
  const payable = bids.filter(({ seat, cards }) => isActive(work, seat) && player(work, seat).pile >= cards);
  return payable.toSorted((a, b) => b.cards - a.cards || a.order - b.order)[0] ?? null;
};

/** Nobody bids: the bank takes it if it can (not once free money has come); else it stays public. */
const bankTakes = (work: Work): boolean => {
  const price = BANK_BID * work.table.bundle;
  if (!isDebt(work) || work.vault.bankProfit < price) return false;
  pay(work, { from: 'bankProfit', to: 'state', amount: price });
  intoStock(work, 'bank', { kind: 'factory', cards: ENTERPRISE_CARDS });
  return true;
};

/** TB-6.6.7: when MARKET closes. */
export const openBids = (work: Work): void => {
  const { onSale, enterprises } = work.table.state;
  if (onSale === null) return;
  const enterprise = { text: enterpriseName(onSale) };
  const best = bestBid(work);
  work.reveals = true;
  work.sealed.bids = {};
  noteCommitted(work);
  const left = enterprises.filter((number) => number !== onSale);
  if (best !== null) {
    pay(work, { from: best.seat, to: 'state', amount: best.cards });
    addFactory(work, best.seat, ENTERPRISE_CARDS);
    changeState(work, { onSale: null, enterprises: left });
    work.log?.push(tell('triple-bataille.log.enterpriseSold', { who: who(best.seat), enterprise, cards: best.cards }, ['TB-6.6.7']));
  } else if (bankTakes(work)) {
    changeState(work, { onSale: null, enterprises: left });
    work.log?.push(tell('triple-bataille.log.enterpriseToBank', { enterprise, cards: BANK_BID * work.table.bundle }, ['TB-6.6.7']));
  } else {
    changeState(work, { onSale: null });
    work.log?.push(tell('triple-bataille.log.enterpriseUnsold', { enterprise }, ['TB-6.6.7']));
  }
};
