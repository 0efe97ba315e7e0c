import { at, type Seat, sum } from '#kernel';
import { isStreet, mortgageValue, MONEY_UNIT, TITLE_DATA, titleData, titleIndex } from '../data.ts';
import { assetValue, isLiving, player, roleOf } from '../facts.ts';
import { hasBuildingsIn } from '../rules/mortgages.ts';
import { mirrored } from '../rules/trade.ts';
import { type Deal, type Move, type ProposeTrade, TITLE_IDS, type TitleId, type Trade, type View } from '../types.ts';
import { reserveFor } from './buy.ts';
import { offered, type Reading } from './reading.ts';
import { arms, holdingValue, othersOwned, seriesOf } from './value.ts';
import { WEIGHTS } from './weights.ts';

/* AM-12.3, AM-12.5: trades. */

const handedOver = (view: View, index: number, owner: Seat): View => ({
  ...view,
  table: { ...view.table, titles: view.table.titles.with(index, { ...at(view.table.titles, index), owner }) },
});

/** What a party gives and receives, and who is on the other side. */
const sideOf = (trade: Trade, party: Seat): Deal & { readonly partner: Seat } =>
  party === trade.proposer ? { ...trade, partner: trade.to } : { ...mirrored(trade), partner: trade.proposer };

/** By how much a trade makes a party richer: one title after the other leaves and comes at what it would bid for it. */
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

/** AM-12.3: nobody arms a monopolist below about three times the price; a competitor asks him for any title what blocking is worth. */
const multipleAsked = (view: View, party: Seat, partner: Seat, index: number): number => {
  if (arms(view, partner, index)) return WEIGHTS.ransom;
  return roleOf(view, party) === 'C' && roleOf(view, partner) === 'M' ? WEIGHTS.block : 0;
};

/** Does the party sell below what it asks? Who is armed in return may swap. */
const isCheap = (view: View, trade: Trade, party: Seat): boolean => {
  const { giveTitles, getTitles, getCash, partner } = sideOf(trade, party);
  if (getTitles.some((id) => arms(view, party, titleIndex(id)))) return false;
  return getCash < sum(giveTitles.map((id) => titleData(id).price * multipleAsked(view, party, partner, titleIndex(id))));
};

/** Whoever pays keeps what he would keep after buying the same of the bank. */
const leavesReserve = (view: View, trade: Trade, party: Seat): boolean => {
  const { giveCash, getTitles } = sideOf(trade, party);
  return giveCash === 0 || at(view.cash, party) - giveCash >= Math.min(...getTitles.map((id) => reserveFor(view, party, titleIndex(id))));
};

/** AM-12.5: would this party gain, and against the other camp gain more than the partner? */
const isWelcome = (view: View, trade: Trade, party: Seat): boolean => {
  if (isCheap(view, trade, party) || !leavesReserve(view, trade, party)) return false;
  const { partner } = sideOf(trade, party);
  const mine = riseOf(view, trade, party);
  if (mine <= 0) return false;
  const share = roleOf(view, party) === roleOf(view, partner) ? WEIGHTS.partnerShare : 1;
  return mine > share * riseOf(view, trade, partner);
};

export const answerTrade = ({ view, seat }: Reading): Move =>
  view.offer !== null && isWelcome(view, view.offer, seat) ? { type: 'accept' } : { type: 'reject' };

/* ---------- swaps between monopolists ---------- */

/** Streets of one monopolist that stand alone in their city and would make a pair for the other. */
const singlesFor = (view: View, from: Seat, to: Seat): readonly number[] => {
  const found: number[] = [];
  for (let index = 0; index < TITLE_DATA.length; index++) {
    const { owner, level } = at(view.table.titles, index);
    if (owner !== from || level > 0 || at(TITLE_DATA, index).kind !== 'street') continue;
    if (othersOwned(view, from, index) === 0 && othersOwned(view, to, index) > 0) found.push(index);
  }
  return found;
};

const sameTitles = (a: readonly TitleId[], b: readonly TitleId[]): boolean => a.length === b.length && a.every((id) => b.includes(id));

/** What was just refused is not asked again. */
const isStale = ({ table }: View, trade: Trade): boolean => {
  const last = table.lastTrade;
  return (
    last !== null && last.answer !== 'accepted' && sameTitles(last.trade.giveTitles, trade.giveTitles) && sameTitles(last.trade.getTitles, trade.getTitles)
  );
};

const roundMoney = (amount: number): number => Math.round(amount / MONEY_UNIT) * MONEY_UNIT;

/** AM-12.3: the dearer street is paid for with about 1.5 times the difference. */
const swap = (seat: Seat, other: Seat, give: number, get: number): Trade => {
  const balance = roundMoney(WEIGHTS.swapBalance * (at(TITLE_DATA, get).price - at(TITLE_DATA, give).price));
  return {
    proposer: seat,
    to: other,
    giveTitles: [at(TITLE_IDS, give)],
    giveCash: Math.max(0, balance),
    getTitles: [at(TITLE_IDS, get)],
    getCash: Math.max(0, -balance),
  };
};

const isPayable = (view: View, { proposer, to, giveCash, getCash }: Trade): boolean => giveCash <= at(view.cash, proposer) && getCash <= at(view.cash, to);

const proposalOf = ({ to, giveTitles, giveCash, getTitles, getCash }: Trade): ProposeTrade => ({
  type: 'proposeTrade',
  to,
  giveTitles,
  giveCash,
  getTitles,
  getCash,
});

const mayPropose = ({ view }: Reading): boolean => view.options.trades !== 'off' && view.table.proposals < view.options.tradeProposalsPerTurn;

/** AM-4.10.4: what the other would accept is proposed, while it can be, if it is welcome here too. */
const takeUpCounter = (reading: Reading): Move | null => {
  const { view, seat } = reading;
  const { counter } = view;
  return counter !== null && counter.proposer === seat && isWelcome(view, counter, seat) ? (offered(reading, 'proposeTrade')[0] ?? null) : null;
};

const swapsWith = (view: View, seat: Seat, other: Seat): readonly Trade[] => {
  const gives = singlesFor(view, seat, other);
  if (gives.length === 0) return [];
  return singlesFor(view, other, seat).flatMap((get) => gives.filter((give) => seriesOf(give) !== seriesOf(get)).map((give) => swap(seat, other, give, get)));
};

const isObvious = (view: View, trade: Trade): boolean =>
  isPayable(view, trade) && !isStale(view, trade) && isWelcome(view, trade, trade.proposer) && isWelcome(view, trade, trade.to);

/** AM-12.5: one swap a turn that gives both a pair, if both should want it. */
export const proposeSwap = (reading: Reading): Move | null => {
  const { view, seat } = reading;
  if (!mayPropose(reading)) return null;
  if (view.counter !== null) return takeUpCounter(reading);
  if (view.table.proposals > 0 || roleOf(view, seat) !== 'M') return null;
  for (let other = 0; other < view.table.players.length; other++) {
    if (other === seat || !isLiving(view, other) || player(view, other).role !== 'M') continue;
    const trade = swapsWith(view, seat, other).find((candidate) => isObvious(view, candidate));
    if (trade !== undefined) return proposalOf(trade);
  }
  return null;
};

/* ---------- selling in need ---------- */

/** AM-4.10.5: the least that a debtor may ask for one of his titles and be saved by it. */
const askingPrice = ({ view, seat, cash }: Reading, index: number, owed: number): number => {
  const { mortgaged } = at(view.table.titles, index);
  const pledge = mortgaged ? 0 : mortgageValue(at(TITLE_DATA, index));
  return Math.max(MONEY_UNIT, pledge, owed - (cash + assetValue(view, seat) - pledge));
};

const sale = (reading: Reading, index: number, owed: number): Deal => ({
  giveTitles: [at(TITLE_IDS, index)],
  giveCash: 0,
  getTitles: [],
  getCash: askingPrice(reading, index, owed),
});

/** AM-4.10.3: the buildings of a monopolist hold on to two streets of their city. */
const isTied = (view: View, seat: Seat, index: number): boolean => {
  const data = at(TITLE_DATA, index);
  return isStreet(data) && roleOf(view, seat) === 'M' && hasBuildingsIn(view, seat, data.city);
};

/** A title that somebody may think worth what would save this seat. */
export const sellInNeed = (reading: Reading, owed: number): Move | null => {
  const { view, seat } = reading;
  if (view.options.trades === 'off' || view.table.debtProposals >= view.options.tradeProposalsPerTurn) return null;
  for (let index = 0; index < TITLE_DATA.length; index++) {
    const { owner, level } = at(view.table.titles, index);
    if (owner !== seat || level > 0 || isTied(view, seat, index)) continue;
    for (let other = 0; other < view.cash.length; other++) {
      if (other === seat || !isLiving(view, other)) continue;
      const trade: Trade = { proposer: seat, to: other, ...sale(reading, index, owed) };
      if (isPayable(view, trade) && !isStale(view, trade) && isWelcome(view, trade, other)) return proposalOf(trade);
    }
  }
  return null;
};
