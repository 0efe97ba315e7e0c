import { at } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import { isStreet, mortgageValue, MONEY_UNIT, TITLE_DATA, titleIndex } from '../data.ts';
import { assetValue, isLiving, roleOf } from '../rules/facts.ts';
import { hasBuildingsIn } from '../rules/mortgages.ts';
import { mirrored } from '../rules/trade.ts';
import { type Deal, type Move, type ProposeTrade, TITLE_IDS, type TitleId, type Trade, type View } from '../types.ts';
import { reserveFor } from './buy.ts';
import { offered, type Reading } from './reading.ts';
import { holdingValue, prospectOf, seriesOf } from './value.ts';
import { WEIGHTS } from './worth.ts';

/* AM-12.3, AM-12.5: trades. What two gain together they share evenly; nobody is asked for less, and nobody sells for less. */

const handedOver = (view: View, index: number, owner: Seat): View => ({
  ...view,
  table: { ...view.table, titles: view.table.titles.with(index, { ...at(view.table.titles, index), owner }) },
});

/** What a party gives and receives, and who is on the other side. */
export const sideOf = (trade: Trade, party: Seat): Deal & { readonly partner: Seat } =>
  party === trade.proposer ? { ...trade, partner: trade.to } : { ...mirrored(trade), partner: trade.proposer };

/** By how much a trade makes a party richer: one title after the other leaves and comes at what it is worth then. */
const riseOf = (view: View, trade: Trade, party: Seat): number => {
  const { giveTitles, giveCash, getTitles, getCash, partner } = sideOf(trade, party);
  let rise = getCash - giveCash;
  let now = view;
  for (const index of giveTitles.map(titleIndex)) {
    rise -= holdingValue(now, party, index);
    now = handedOver(now, index, partner);
  }
  for (const index of getTitles.map(titleIndex)) {
    rise += holdingValue(now, party, index);
    now = handedOver(now, index, party);
  }
  return rise;
};

/** Whoever pays keeps what he would keep after buying the same of the bank. */
const leavesReserve = (view: View, trade: Trade, party: Seat): boolean => {
  const { giveCash, getTitles } = sideOf(trade, party);
  return (
    giveCash === 0 ||
    at(view.cash, party) - giveCash >= Math.max(WEIGHTS.buildReserve, Math.min(...getTitles.map((id) => reserveFor(view, party, titleIndex(id)))))
  );
};

/** AM-12.5: would this party gain, and no less than the partner? The smallest note is not haggled over. */
export const isWelcome = (view: View, trade: Trade, party: Seat): boolean => {
  const mine = riseOf(view, trade, party);
  return mine > 0 && leavesReserve(view, trade, party) && mine + MONEY_UNIT >= riseOf(view, trade, sideOf(trade, party).partner);
};

const isPayable = (view: View, { proposer, to, giveCash, getCash }: Trade): boolean => giveCash <= at(view.cash, proposer) && getCash <= at(view.cash, to);

/** AM-4.10.3: no gifts. */
const isMutual = ({ giveTitles, giveCash, getTitles, getCash }: Deal): boolean => giveTitles.length + giveCash > 0 && getTitles.length + getCash > 0;

/** These titles, with the cash that lets both gain the same; null if it is not worth while, or who should pay cannot. */
const balanced = (view: View, parties: Pick<Trade, 'proposer' | 'to'>, titles: Pick<Deal, 'giveTitles' | 'getTitles'>): Trade | null => {
  const bare: Trade = { ...parties, ...titles, giveCash: 0, getCash: 0 };
  const [mine, theirs] = [riseOf(view, bare, bare.proposer), riseOf(view, bare, bare.to)];
  if (mine + theirs < WEIGHTS.worthTheTalk) return null;
  const cash = Math.round((mine - theirs) / (2 * MONEY_UNIT)) * MONEY_UNIT;
  const trade: Trade = { ...bare, giveCash: Math.max(0, cash), getCash: Math.max(0, -cash) };
  return isMutual(trade) && isPayable(view, trade) && leavesReserve(view, trade, trade.proposer) && leavesReserve(view, trade, trade.to) ? trade : null;
};

/** What is not welcome as it is may be with other cash (AM-4.10.4). */
export const answerTrade = ({ view, seat, offers }: Reading): Move => {
  const { offer } = view;
  if (offer === null) return { type: 'reject' };
  if (isWelcome(view, offer, seat)) return { type: 'accept' };
  const mayCounter = view.table.point.kind === 'tradeResponse' && view.table.point.back === 'preThrow' && offers.some((form) => form.kind === 'form');
  const better = mayCounter ? balanced(view, offer, { giveTitles: offer.giveTitles, getTitles: offer.getTitles }) : null;
  return better === null ? { type: 'reject' } : { type: 'counter', ...mirrored(better) };
};

/* ---------- proposals ---------- */

const sameTitles = (a: readonly TitleId[], b: readonly TitleId[]): boolean => a.length === b.length && a.every((id) => b.includes(id));

/** What was just refused is not asked again. */
const isStale = ({ table }: View, trade: Trade): boolean => {
  const last = table.lastTrade;
  return (
    last !== null && last.answer !== 'accepted' && sameTitles(last.trade.giveTitles, trade.giveTitles) && sameTitles(last.trade.getTitles, trade.getTitles)
  );
};

export const proposalOf = ({ to, giveTitles, giveCash, getTitles, getCash }: Trade): ProposeTrade => ({
  type: 'proposeTrade',
  to,
  giveTitles,
  giveCash,
  getTitles,
  getCash,
});

/** AM-4.10.3: built streets stay, and the buildings of a monopolist hold on to two streets of their city. */
export const isTied = (view: View, seat: Seat, index: number): boolean => {
  const data = at(TITLE_DATA, index);
  return at(view.table.titles, index).level > 0 || (isStreet(data) && roleOf(view, seat) === 'M' && hasBuildingsIn(view, seat, data.city));
};

/** A title that would change hands, and what it is worth on either side. */
interface Passing {
  readonly ids: readonly TitleId[];
  readonly series: readonly number[];
  readonly missed: number;
  readonly gained: number;
}

const NOTHING: Passing = { ids: [], series: [], missed: 0, gained: 0 };

const passings = (view: View, from: Seat, to: Seat): readonly Passing[] => {
  const [seller, buyer] = [prospectOf(view, from), prospectOf(view, to)];
  const found: Passing[] = [NOTHING];
  for (let index = 0; index < TITLE_DATA.length; index++) {
    if (at(view.table.titles, index).owner !== from || isTied(view, from, index)) continue;
    const missed = holdingValue(view, from, index, seller);
    const gained = holdingValue(view, to, index, buyer);
    if (gained - missed > -WEIGHTS.makeweight) found.push({ ids: [at(TITLE_IDS, index)], series: seriesOf(index), missed, gained });
  }
  return found;
};

interface Proposal {
  readonly trade: Trade;
  readonly surplus: number;
}

/** The deal with this partner by which both gain most: a title for cash, either way, or one for another. */
const bestDeal = (view: View, parties: Pick<Trade, 'proposer' | 'to'>): Proposal | null => {
  const [most, least] = [at(view.cash, parties.proposer) - WEIGHTS.buildReserve, WEIGHTS.buildReserve - at(view.cash, parties.to)];
  const gets = passings(view, parties.to, parties.proposer);
  let best: Proposal | null = null;
  for (const give of passings(view, parties.proposer, parties.to)) {
    for (const get of gets) {
      const [mine, theirs] = [get.gained - give.missed, give.gained - get.missed];
      const surplus = mine + theirs;
      if (surplus < (best?.surplus ?? WEIGHTS.worthTheTalk) || give.series === get.series) continue;
      // What one of them could not pay anyway is not looked at more closely.
      const cash = (mine - theirs) / 2;
      if ((cash > 0 && cash > most) || (cash < 0 && cash < least)) continue;
      const trade = balanced(view, parties, { giveTitles: give.ids, getTitles: get.ids });
      if (trade !== null && !isStale(view, trade)) best = { trade, surplus };
    }
  }
  return best;
};

export const mayPropose = ({ view }: Reading): boolean => view.options.trades !== 'off' && view.table.proposals < view.options.tradeProposalsPerTurn;

/** AM-4.10.4: what the other would accept is proposed, while it can be, if it is welcome here too. */
const takeUpCounter = (reading: Reading): Move | null => {
  const { view, seat } = reading;
  const { counter } = view;
  return counter !== null && counter.proposer === seat && isWelcome(view, counter, seat) ? (offered(reading, 'proposeTrade')[0] ?? null) : null;
};

/** The best deal with each of the others, the one by which both gain most first. */
export const dealsOf = ({ view, seat }: Reading): readonly ProposeTrade[] => {
  const deals: Proposal[] = [];
  for (let other = 0; other < view.table.players.length; other++) {
    // Nothing tells a bot what was refused some turns ago: nobody is asked every round.
    if ((view.table.round + seat + other) % WEIGHTS.askEvery > 0) continue;
    // To two competitors land is worth the same, unless pairs count for them too.
    const alike = roleOf(view, other) === 'C' && roleOf(view, seat) === 'C' && view.options.doubleRent === 'monopolists';
    const deal = other === seat || alike || !isLiving(view, other) ? null : bestDeal(view, { proposer: seat, to: other });
    if (deal !== null) deals.push(deal);
  }
  return deals.toSorted((a, b) => b.surplus - a.surplus).map(({ trade }) => proposalOf(trade));
};

/** AM-12.5: one proposal a turn, the one by which both gain most, before anything is built. */
export const proposeDeal = (reading: Reading): Move | null => {
  const { view } = reading;
  if (!mayPropose(reading)) return null;
  if (view.counter !== null) return takeUpCounter(reading);
  const { proposals, throwNo, guards } = view.table;
  return proposals > 0 || throwNo > 1 || guards.built.length > 0 ? null : (dealsOf(reading)[0] ?? null);
};

/* ---------- selling in need ---------- */

/** AM-4.10.5: the least that a debtor may ask for one of his titles and be saved by it. */
const askingPrice = ({ view, seat, cash }: Reading, index: number, owed: number): number => {
  const pledge = at(view.table.titles, index).mortgaged ? 0 : mortgageValue(at(TITLE_DATA, index));
  return Math.max(MONEY_UNIT, pledge, owed - (cash + assetValue(view, seat) - pledge));
};

/** A title that somebody may think worth what would save this seat. */
export const sellInNeed = (reading: Reading, owed: number): Move | null => {
  const { view, seat } = reading;
  if (view.options.trades === 'off' || view.table.debtProposals >= view.options.tradeProposalsPerTurn) return null;
  for (let index = 0; index < TITLE_DATA.length; index++) {
    if (at(view.table.titles, index).owner !== seat || isTied(view, seat, index)) continue;
    for (let other = 0; other < view.cash.length; other++) {
      if (other === seat || !isLiving(view, other)) continue;
      const deal = { giveTitles: [at(TITLE_IDS, index)], giveCash: 0, getTitles: [], getCash: askingPrice(reading, index, owed) };
      const trade: Trade = { proposer: seat, to: other, ...deal };
      if (isPayable(view, trade) && !isStale(view, trade) && isWelcome(view, trade, other)) return proposalOf(trade);
    }
  }
  return null;
};
