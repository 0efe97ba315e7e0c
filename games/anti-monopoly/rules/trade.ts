import { at, sum } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import type { Message } from '#kernel/messages.ts';
import { CITY_STREETS, MONEY_UNIT, MONOPOLY_STREETS, mortgageValue, titleData, titleIndex } from '../data.ts';
import { cashOf, currentDebt, isLiving, liquidationValue, player, title } from './facts.ts';
import { money, refuse, say, who } from '../speak.ts';
import { CITIES, type Deal, type Options, type PointOf, type State, type Title, TITLE_IDS, type TitleId, type Trade, type TradeResult } from '../types.ts';
import { changeTitle, pay, type Work } from './work.ts';
import { hasBuildingsIn } from './mortgages.ts';
import { cityName, dealNames, freeStreets, titleName } from './rent.ts';

/* AM-4.10: trades between two seats. */

/** The phase of the proposer that a trade interrupts. */
export type TradePhase = PointOf<'tradeResponse'>['back'];

/** The same deal told by the other side. */
export const mirrored = ({ giveTitles, giveCash, getTitles, getCash }: Deal): Deal => ({
  giveTitles: getTitles,
  giveCash: getCash,
  getTitles: giveTitles,
  getCash: giveCash,
});

/** How a trade was answered, in a sentence; the answer makes its terms public (AM-7.3). */
export const tradeEnd = (options: Options, { trade, answer }: TradeResult): Message =>
  say(`log.trade.${answer}`, { who: who(trade.proposer), to: who(trade.to), ...dealNames(options, trade) }, ['AM-4.10.4']);

/** AM-4.10.2: proposals left to the proposer, in this turn or for this debt. */
export const proposalsLeft = ({ options, table }: State, phase: TradePhase): number => {
  if (options.trades === 'off') return 0;
  return options.tradeProposalsPerTurn - (phase === 'preThrow' ? table.proposals : table.debtProposals);
};

const checkCash = (state: State, { proposer, to, giveCash, getCash }: Trade): Message | null => {
  const isSum = (amount: number): boolean => amount >= 0 && amount % MONEY_UNIT === 0;
  if (!isSum(giveCash) || !isSum(getCash)) return refuse('no.moneyUnit', ['AM-4.10.3', 'AM-2.2.20'], { unit: MONEY_UNIT });
  if (giveCash > 0 && getCash > 0) return refuse('no.cashBothWays', ['AM-4.10.3'], {});
  if (giveCash > cashOf(state, proposer)) return refuse('no.notSoMuch', ['AM-4.10.3'], { who: who(proposer), cash: money(cashOf(state, proposer)) });
  return getCash <= cashOf(state, to) ? null : refuse('no.notSoMuch', ['AM-4.10.3'], { who: who(to), cash: money(cashOf(state, to)) });
};

/** AM-4.10.3: titles of the giver, unbuilt, each once. */
const checkTitles = (state: State, giver: Seat, titles: readonly TitleId[]): Message | null => {
  if (titles.length > 1 && new Set(titles).size < titles.length) return refuse('no.titleTwice', ['AM-4.10.2'], {});
  for (const id of titles) {
    const { owner, level } = title(state, id);
    if (owner !== giver) return refuse('no.notTheirs', ['AM-4.10.3'], { who: who(giver), title: titleName(state.options, id) });
    if (level > 0) return refuse('no.tradeBuilt', ['AM-4.10.3'], { title: titleName(state.options, id) });
  }
  return null;
};

/** AM-4.10.3: a monopolist keeps two unmortgaged streets of each city in which he has buildings. */
const checkCities = (state: State, seat: Seat, gone: readonly TitleId[], come: readonly TitleId[]): Message | null => {
  if (player(state, seat).role !== 'M') return null;
  const isFree = (id: TitleId): boolean => !title(state, id).mortgaged;
  for (const city of CITIES) {
    if (!hasBuildingsIn(state, seat, city)) continue;
    const isHere = (id: TitleId): boolean => CITY_STREETS[city].includes(titleIndex(id));
    const after = freeStreets(state, seat, city) - gone.filter((id) => isHere(id) && isFree(id)).length + come.filter((id) => isHere(id) && isFree(id)).length;
    if (after < MONOPOLY_STREETS) return refuse('no.breaksMonopoly', ['AM-4.10.3', 'AM-9.5'], { who: who(seat), city: cityName(state.options, city) });
  }
  return null;
};

/** What the bank would lend on the unmortgaged ones of these titles. */
const loanValue = (state: State, titles: readonly TitleId[]): number =>
  sum(titles.filter((id) => !title(state, id).mortgaged).map((id) => mortgageValue(titleData(id))));

/** AM-4.10.5: a debtor sells, at no less than the bank would lend, and can pay afterwards. */
const checkDebtor = (state: State, { proposer, giveTitles, giveCash, getTitles, getCash }: Trade): Message | null => {
  const { amount } = currentDebt(state.table);
  const ceded = loanValue(state, giveTitles);
  if (giveCash > 0 || getCash === 0) return refuse('no.debtorSells', ['AM-4.10.5'], {});
  if (getCash < ceded) return refuse('no.debtorSellsCheap', ['AM-4.10.5'], { least: money(ceded) });
  const after = liquidationValue(state, proposer) + getCash - ceded + loanValue(state, getTitles);
  return after >= amount ? null : refuse('no.debtorNotSaved', ['AM-4.10.5'], { after: money(after), amount: money(amount) });
};

/** AM-4.10.3, AM-4.10.5: may this be proposed, proposals aside? */
export const checkDeal = (state: State, trade: Trade, phase: TradePhase): Message | null => {
  const { proposer, to, giveTitles, giveCash, getTitles, getCash } = trade;
  if (to === proposer || !isLiving(state, to)) return refuse('no.noPartner', ['AM-4.10.2'], {});
  if (giveTitles.length === 0 && giveCash === 0) return refuse('no.gift', ['AM-4.10.3'], { who: who(proposer) });
  if (getTitles.length === 0 && getCash === 0) return refuse('no.gift', ['AM-4.10.3'], { who: who(to) });
  return (
    checkCash(state, trade) ??
    checkTitles(state, proposer, giveTitles) ??
    checkTitles(state, to, getTitles) ??
    checkCities(state, proposer, giveTitles, getTitles) ??
    checkCities(state, to, getTitles, giveTitles) ??
    (phase === 'raiseCash' ? checkDebtor(state, trade) : null)
  );
};

/** AM-4.10.2. */
export const checkProposal = (state: State, trade: Trade, phase: TradePhase): Message | null => {
  if (state.options.trades === 'off') return refuse('no.noTrades', ['AM-6.12'], {});
  if (proposalsLeft(state, phase) <= 0) return refuse('no.noProposalsLeft', ['AM-4.10.2'], { most: state.options.tradeProposalsPerTurn });
  return checkDeal(state, trade, phase);
};

/** AM-4.10.4: executed at once; mortgages stay, no fee. */
export const execute = (work: Work, { proposer, to, giveTitles, giveCash, getTitles, getCash }: Trade): void => {
  pay(work, { from: proposer, to, amount: giveCash });
  pay(work, { from: to, to: proposer, amount: getCash });
  for (const id of giveTitles) changeTitle(work, titleIndex(id), { owner: to });
  for (const id of getTitles) changeTitle(work, titleIndex(id), { owner: proposer });
};

let freed: { readonly titles: readonly Title[]; readonly bySeat: readonly (readonly TitleId[])[] } | null = null;

const freedOf = ({ titles, players }: State['table']): readonly (readonly TitleId[])[] => {
  const bySeat: TitleId[][] = players.map(() => []);
  for (const [index, { owner, level }] of titles.entries()) if (owner !== null && level === 0) bySeat[owner]?.push(at(TITLE_IDS, index));
  return bySeat;
};

/** Titles that may change hands: those without buildings (AM-4.10.3). The forms ask for everybody's again and again, while no title changes. */
export const tradeable = ({ table }: State, seat: Seat): readonly TitleId[] => {
  if (freed?.titles !== table.titles) freed = { titles: table.titles, bySeat: freedOf(table) };
  return at(freed.bySeat, seat);
};
