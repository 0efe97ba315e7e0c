import type { Seat } from '#kernel/game.ts';
import { change, changeBank, changeCycle, changeState, type Work } from '../work.ts';
import { at, range } from '#kernel/collections.ts';
import { blank, type Draft, offerForm } from '#kernel/drafts.ts';
import type { Message } from '#kernel/messages.ts';
import {
  BANK_BID,
  type Cell,
  CELLS,
  CRISIS_2001,
  CRISIS_2008,
  ENTERPRISE_CARDS,
  enterpriseName,
  FEWEST_ENTERPRISES,
  LAST_FREE_ADVANCES,
  LOWEST_BID,
} from '../../content/history.ts';
import { followsHistory, isActive, isAttending, isDebt, isLibre, player, type PublicFacts } from '../facts.ts';
import { refuse, say, tell, who } from '../../speak.ts';
import type { Move, MoveOf, Options, State } from '../../types.ts';
import { addUnder, destroyMoney, pay, payUpTo, takeAll, takeFrom } from '../money.ts';
import { addFactory, intoStock } from '../property.ts';
import { bailOut } from '../bank.ts';
import { divideAll } from '../division.ts';

/** Who has something sealed: bankers' settings, bids, named measures. That it is there is public, what it says is not. */
export const noteCommitted = (work: Work): void => {
  const { settings, bids, measures } = work.sealed;
  const seats = new Set<Seat>([...Object.keys(settings).map(Number), ...Object.keys(bids).map(Number), ...measures.map(({ seat }) => seat)]);
  work.table.committed = [...seats].toSorted((a, b) => a - b);
};

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
  if (cards > 0) work.log?.push(tell('log.enterprises', { cards }, ['TB-4.8.3', 'TB-2.13.2']));
};

/* ---------- sealed bids, in MARKET ---------- */

const lowestBid = ({ table }: PublicFacts): number => LOWEST_BID * table.bundle;

/** A sealed bid; another one replaces it. */
export const bidOffers = (state: State, seat: Seat): readonly Draft<Move>[] => {
  const { onSale } = state.table.state;
  const { pile } = player(state, seat);
  const least = lowestBid(state);
  if (onSale === null || !isAttending(state, seat) || pile < least) return [];
  const label = () => say('do.bid', { enterprise: { text: enterpriseName(onSale) } }, ['TB-6.6.7']);
  return [offerForm('bid', label, [blank.int('cards', least, pile)])];
};

export const checkBid = (state: State, seat: Seat, { cards }: MoveOf<'bid'>): Message | null => {
  if (state.table.state.onSale === null || !isAttending(state, seat)) return refuse('no.nothingOnSale', ['TB-6.6.7']);
  const least = lowestBid(state);
  if (cards < least) return refuse('no.lowBid', ['TB-6.6.7'], { least });
  return cards <= player(state, seat).pile ? null : refuse('no.cannotPay', ['TB-6.6.7'], { price: cards });
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
    work.log?.push(tell('log.enterpriseSold', { who: who(best.seat), enterprise, cards: best.cards }, ['TB-6.6.7']));
  } else if (bankTakes(work)) {
    changeState(work, { onSale: null, enterprises: left });
    work.log?.push(tell('log.enterpriseToBank', { enterprise, cards: BANK_BID * work.table.bundle }, ['TB-6.6.7']));
  } else {
    changeState(work, { onSale: null });
    work.log?.push(tell('log.enterpriseUnsold', { enterprise }, ['TB-6.6.7']));
  }
};

/* TB-2.14: the historical board. */

/** The cell of a battle: the last one is repeated (TB-4.2.6). */
const cellNumber = (battle: number): number => Math.max(1, Math.min(battle, CELLS.length));

export const cellOf = (battle: number): Cell => at(CELLS, cellNumber(battle) - 1);

/** New credits of players in a battle: N·L, or half of it in the crisis of 2008. */
export const capOf = ({ halfCap }: Cell, { table }: PublicFacts): number => {
  const full = table.count * table.bundle;
  return halfCap ? Math.floor(full / 2) : full;
};

/** TB-6.6.5: half of what industry kept is lost. */
const crisis2001 = (work: Work): void => {
  const lost = Math.floor(work.table.funds.profitIndustry / 2);
  destroyMoney(work, takeFrom(work, 'profitIndustry', lost));
  work.log?.push(tell('log.crisis2001', { cards: lost }, ['TB-6.6.5']));
};

/** TB-6.6.5: the state bails the bank out, whatever `bailouts` says. */
const crisis2008 = (work: Work): void => {
  const credits = Math.max(work.table.bank.badCredits, Math.ceil(work.table.count / 4));
  bailOut(work, credits);
  work.log?.push(tell('log.crisis2008', { credits, cards: credits * work.options.creditSize }, ['TB-6.6.5']));
};

/** TB-4.2.6: the date moves on; until free money comes, u, rate and cap are those of the cell, and crises break out. */
export const enterCell = (work: Work): void => {
  const { battle, history } = work.table;
  const number = cellNumber(battle);
  const cell = cellOf(battle);
  work.table.history = { ...history, cell: number };
  work.log?.push(tell('log.cell', { years: { text: { fr: cell.years, en: cell.years } }, phase: { text: cell.phase } }, ['TB-4.2.6', 'TB-2.14']));
  if (!followsHistory(work)) return;
  changeBank(work, { halfRate: cell.usual, criteria: cell.criteria, cap: capOf(cell, work) });
  if (number === CRISIS_2001) crisis2001(work);
  if (number === CRISIS_2008) crisis2008(work);
};

/** TB-2.14: multipliers are lowered by this; 0 once free money has come. */
export const gainShift = (facts: PublicFacts): number => (followsHistory(facts) ? cellOf(facts.table.battle).shift : 0);

/** TB-6.6.4: state credits on which no interest is due. */
export const freeAdvances = (facts: PublicFacts): number => (followsHistory(facts) && facts.table.history.cell <= LAST_FREE_ADVANCES ? facts.table.count : 0);

/* TB-6.6.9: introducing free money. */

/** The first playable cycle of free money for grown-ups. */
const FIRST_CYCLE = 2;

/** (3) Old credits stay without interest, or are cancelled; the never-repaid ones are wiped out. */
const settleOldCredits = (work: Work): void => {
  changeBank(work, { badCredits: 0, granted: 0 });
  if (work.options.legacyCredits !== 'cancel') return;
  for (const [seat, { credits }] of work.table.players.entries()) if (credits > 0) change(work, seat, { credits: 0 });
  changeState(work, { credits: 0 });
};

/** After CLOSE and VOTE, in the order of the clause. What holds in free money then follows from `system`. */
export const introduceFreeMoney = (work: Work): void => {
  const { table } = work;
  if (isLibre(work)) return;
  if (table.bundle > 1) divideAll(work, table.bundle, 'betweenBattles');
  table.bundle = 1;
  addUnder(work, 'bankProfit', takeAll(work, 'bankEquity'));
  settleOldCredits(work);
  table.taxPolicy = 'auto';
  table.system = 'libre';
  changeCycle(work, { libre: FIRST_CYCLE, libreBattle: 0, battles: 0, pending: false });
  table.history = { ...table.history, libreSince: table.battle };
  work.reveals = true;
  work.log?.push(tell('log.freeMoney', {}, ['TB-6.6.9']));
};
