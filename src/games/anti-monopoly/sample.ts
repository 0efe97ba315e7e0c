import { type Actor, at, type Chance, type Seat, unreachable } from '#kernel';
import { BID_UNIT, MONEY_UNIT, titleData } from './data.ts';
import { isAsked, roomOf } from './engine.ts';
import { cashOf, isLiving, liquidationValue, ownedBy, player } from './facts.ts';
import { checkBuild, sellableLevels } from './rules/buildings.ts';
import { cheapestStep } from './rules/liquidation.ts';
import { checkLift, checkMortgage } from './rules/mortgages.ts';
import { openRoles } from './rules/roles.ts';
import { checkProposal, mirrored, proposalsLeft, tradeable, type TradePhase } from './rules/trade.ts';
import { type Deal, type Move, type State, TITLE_IDS, type TitleId, type Trade } from './types.ts';

/* Any legal move: the fuzzer and the weakest bot. It mostly plays on, so that random games look like games. */

const THROW: Move = { type: 'throw' };
const PASS: Move = { type: 'pass' };

const oneOf = <T>(chance: Chance, items: readonly T[]): T => at(items, chance.int(items.length));
const seldom = (chance: Chance, times: number): boolean => chance.int(times) === 0;

const someAmount = (chance: Chance, least: number, most: number, unit: number): number => least + unit * chance.int(Math.floor((most - least) / unit) + 1);

/** Something legal that may be done to one of the seat's titles, or null when chance hits on nothing. */
const titleMove = (state: State, seat: Seat, chance: Chance): Move | null => {
  const owned = ownedBy(state, seat);
  if (owned.length === 0) return null;
  const title = at(TITLE_IDS, oneOf(chance, owned));
  if (checkBuild(state, seat, title) === null) return { type: 'build', title };
  if (checkLift(state, seat, title) === null) return { type: 'unmortgage', title };
  if (!seldom(chance, 4)) return null;
  const levels = sellableLevels(state, seat, title);
  if (levels.length > 0) return { type: 'sellBuildings', title, levels: oneOf(chance, levels) };
  return checkMortgage(state, seat, title) === null ? { type: 'mortgage', title } : null;
};

/* ---------- trades ---------- */

const someTitles = (state: State, seat: Seat, chance: Chance): readonly TitleId[] => {
  const titles = tradeable(state, seat);
  return titles.length === 0 ? [] : chance.shuffle(titles).slice(0, 1 + chance.int(Math.min(2, titles.length)));
};

const someDeal = (state: State, proposer: Seat, to: Seat, chance: Chance): Deal => {
  const giveTitles = seldom(chance, 3) ? [] : someTitles(state, proposer, chance);
  const getTitles = seldom(chance, 3) ? [] : someTitles(state, to, chance);
  const pays = seldom(chance, 2);
  const giveCash = pays ? someAmount(chance, 0, cashOf(state, proposer), MONEY_UNIT) : 0;
  const getCash = pays ? 0 : someAmount(chance, 0, cashOf(state, to), MONEY_UNIT);
  return { giveTitles, giveCash, getTitles, getCash };
};

const someTrade = (state: State, proposer: Seat, phase: TradePhase, chance: Chance): Trade | null => {
  if (proposalsLeft(state, phase) <= 0) return null;
  const to = chance.int(state.table.players.length);
  if (to === proposer || !isLiving(state, to)) return null;
  const trade: Trade = { proposer, to, ...someDeal(state, proposer, to, chance) };
  return checkProposal(state, trade, phase) === null ? trade : null;
};

const someProposal = (state: State, seat: Seat, phase: TradePhase, chance: Chance): Move | null => {
  const trade = someTrade(state, seat, phase, chance);
  if (trade === null) return null;
  const { to, giveTitles, giveCash, getTitles, getCash } = trade;
  return { type: 'proposeTrade', to, giveTitles, giveCash, getTitles, getCash };
};

const sampleResponse = (state: State, chance: Chance): Move => {
  const { point } = state.table;
  if (point.kind !== 'tradeResponse') throw new Error('no trade is pending');
  if (seldom(chance, 2)) return { type: 'accept' };
  if (seldom(chance, 4)) {
    const deal = someDeal(state, point.proposer, point.seat, chance);
    const trade: Trade = { proposer: point.proposer, to: point.seat, ...deal };
    if (checkProposal(state, trade, point.back) === null) return { type: 'counter', ...mirrored(deal) };
  }
  return { type: 'reject' };
};

/* ---------- the phases ---------- */

const samplePreThrow = (state: State, seat: Seat, chance: Chance): Move => {
  if (seldom(chance, 3)) {
    const move = titleMove(state, seat, chance);
    if (move !== null) return move;
  }
  if (seldom(chance, 8)) {
    const move = someProposal(state, seat, 'preThrow', chance);
    if (move !== null) return move;
  }
  const { detained } = player(state, seat);
  if (detained && seldom(chance, 2) && roomOf(state).check(state, seat, { type: 'payRelease' }) === null) return { type: 'payRelease' };
  if (state.table.throwNo === 2 && state.options.extraThrow === 'optional' && seldom(chance, 4)) return { type: 'endTurn' };
  return seldom(chance, 4000) ? { type: 'resign' } : THROW;
};

const sampleBid = (state: State, seat: Seat, type: 'ceiling' | 'bid', least: number, chance: Chance): Move => {
  const most = Math.floor(cashOf(state, seat) / BID_UNIT) * BID_UNIT;
  if (least > most) return seldom(chance, 8) ? (cheapestStep(state, seat) ?? PASS) : PASS;
  return seldom(chance, 2) ? PASS : { type, amount: someAmount(chance, least, Math.min(most, least + 1000), BID_UNIT) };
};

const sampleDebt = (state: State, seat: Seat, chance: Chance): Move => {
  const move = seldom(chance, 4) ? someProposal(state, seat, 'raiseCash', chance) : null;
  return move ?? roomOf(state).timeout(state, seat);
};

const sampleAnswer = (state: State, seat: Seat, chance: Chance): Move => {
  const { point } = state.table;
  switch (point.kind) {
    case 'roleChoice':
      return { type: 'chooseRole', role: oneOf(chance, openRoles(state)) };
    case 'preThrow':
      return samplePreThrow(state, seat, chance);
    case 'buyDecision':
      if (cashOf(state, seat) < titleData(point.title).price)
        return seldom(chance, 4) ? (cheapestStep(state, seat) ?? { type: 'decline' }) : { type: 'decline' };
      return { type: seldom(chance, 4) ? 'decline' : 'buy' };
    case 'ceilings':
      return sampleBid(state, seat, 'ceiling', point.opening, chance);
    case 'bidding':
      return sampleBid(state, seat, 'bid', point.minimum, chance);
    case 'taxChoice':
      return { type: 'payTax', mode: seldom(chance, 4) && liquidationValue(state, seat) >= point.flat ? 'flat' : 'percent' };
    case 'raiseCash':
      return sampleDebt(state, seat, chance);
    case 'tradeResponse':
      return sampleResponse(state, chance);
    case 'gameOver':
      throw new Error('nobody decides when the game is over');
    default:
      return unreachable(point);
  }
};

export const sample = (state: State, actor: Actor, chance: Chance): Move => {
  if (actor === 'referee') throw new Error('the referee does not play');
  return isAsked(state, actor) ? sampleAnswer(state, actor, chance) : { type: 'withdraw' };
};
