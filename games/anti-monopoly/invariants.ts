import { at, range, sum } from '#kernel/collections.ts';
import type { Invariant, Seat } from '#kernel/game.ts';
import { auditLedger } from '#kernel/ledger.ts';
import { invariant } from '#kernel/work.ts';
import { BID_UNIT, BOARD, DETENTION_SQUARE, HOTELS, HOUSES, isStreet, MAX_LEVEL, MONEY_UNIT, MONOPOLY_STREETS, TITLE_DATA } from './data.ts';
import { askedSeats, hasAnswered, phaseAt } from './engine.ts';
import { cashOf, clockwiseFrom, isLiving, ownedBy, piecesAt, player } from './rules/facts.ts';
import { lastRound } from './rules/ending.ts';
import { hasBuildingsIn } from './rules/mortgages.ts';
import { freeStreets } from './rules/rent.ts';
import { CARD_IDS, CITIES, ROLES, type State, TITLE_IDS } from './types.ts';

/* AM-9: what is true of every position. What is true of steps (AM-9.10, AM-9.13, AM-9.14) is tested elsewhere. */

const isWithin = (value: number, least: number, most: number): boolean => Number.isInteger(value) && value >= least && value <= most;

const moneyAdds = ({ ledger }: State): string | null => {
  if (ledger.created !== 0 || ledger.destroyed !== 0) return `${ledger.created} created, ${ledger.destroyed} destroyed`;
  const poor = ledger.seats.findIndex((cash) => cash < 0 || cash % MONEY_UNIT !== 0);
  return poor === -1 ? auditLedger(ledger) : `seat ${poor} holds ${ledger.seats[poor]}`;
};

const pieces = (state: State): string | null => {
  const { table, options } = state;
  if (options.buildingSupply === 'unlimited') return table.houses === HOUSES && table.hotels === HOTELS ? null : 'an unlimited stock has changed';
  const built = table.titles.flatMap(({ owner, level }) => {
    const role = owner === null ? null : player(state, owner).role;
    return role === null ? [] : [piecesAt(role, level)];
  });
  const houses = table.houses + sum(built.map((piece) => piece.houses));
  const hotels = table.hotels + sum(built.map((piece) => piece.hotels));
  if (table.houses < 0 || table.hotels < 0) return `a stock of ${table.houses} houses and ${table.hotels} hotels`;
  return houses === HOUSES && hotels === HOTELS ? null : `${houses} houses and ${hotels} hotels in all`;
};

const titles = (state: State): string | null => {
  const { table } = state;
  if (table.titles.length !== TITLE_IDS.length) return `${table.titles.length} titles`;
  for (const [index, { owner, mortgaged, level }] of table.titles.entries()) {
    const id = at(TITLE_IDS, index);
    if (owner !== null && !isLiving(state, owner)) return `${id} belongs to seat ${owner}, who is out`;
    if (owner === null && (mortgaged || level !== 0)) return `${id} of the bank is mortgaged or built`;
    if (level !== 0 && !isStreet(at(TITLE_DATA, index))) return `${id} is built`;
  }
  return null;
};

const levels = (state: State): string | null => {
  for (const [index, { owner, mortgaged, level }] of state.table.titles.entries()) {
    const role = owner === null ? null : player(state, owner).role;
    const id = at(TITLE_IDS, index);
    if (role !== null && !isWithin(level, 0, MAX_LEVEL[role])) return `${id} has level ${level}`;
    if (mortgaged && level > 0) return `${id} is mortgaged and built`;
  }
  return null;
};

const monopolies = (state: State): string | null => {
  for (const seat of clockwiseFrom(state, 0)) {
    if (player(state, seat).role !== 'M') continue;
    const broken = CITIES.find((city) => hasBuildingsIn(state, seat, city) && freeStreets(state, seat, city) < MONOPOLY_STREETS);
    if (broken !== undefined) return `seat ${seat} has buildings in ${broken} without two streets`;
  }
  return null;
};

const decks = ({ decks: held, table }: State): string | null => {
  for (const camp of ROLES) {
    if (held[camp].length !== CARD_IDS[camp].length || !CARD_IDS[camp].every((card) => held[camp].includes(card))) return `the deck of ${camp} is not complete`;
    const { draws, recent } = table.decks[camp];
    if (recent.length !== Math.min(draws, CARD_IDS[camp].length)) return `${recent.length} cards of ${camp} remembered after ${draws} draws`;
    if (held[camp].slice(held[camp].length - recent.length).join() !== recent.join()) return `the drawn cards of ${camp} do not lie at the bottom`;
  }
  return null;
};

const pawns = (state: State): string | null => {
  for (const [seat, { pos, detained, detainedTurns }] of state.table.players.entries()) {
    if (!isWithin(pos, 0, BOARD.length - 1)) return `seat ${seat} stands on ${pos}`;
    if (detained && pos !== DETENTION_SQUARE) return `seat ${seat} is detained on ${pos}`;
    if (!isWithin(detainedTurns, 0, detained ? 2 : 0)) return `seat ${seat} has spent ${detainedTurns} turns`;
  }
  return null;
};

const throws = ({ table }: State): string | null => (isWithin(table.throwNo, 1, 2) ? null : `throw ${table.throwNo}`);

const bankrupts = (state: State): string | null => {
  for (const [seat, { bankrupt, eliminationOrder, detained, leaving }] of state.table.players.entries()) {
    if (bankrupt !== (eliminationOrder !== null)) return `seat ${seat}: bankrupt ${bankrupt}, order ${eliminationOrder}`;
    if (bankrupt && (cashOf(state, seat) > 0 || ownedBy(state, seat).length > 0 || detained || leaving)) return `seat ${seat} is out, but has something`;
  }
  return null;
};

/** AM-9.10, AM-3.5. */
const balance = ({ table }: State): string | null => {
  const count = (role: string | null): number => table.players.filter((other) => other.role === role).length;
  const most = Math.ceil(table.players.length / 2);
  if (count('C') > most || count('M') > most) return `${count('C')} competitors and ${count('M')} monopolists`;
  if (count(null) > 0 && table.point.kind !== 'roleChoice') return 'somebody plays without a role';
  return null;
};

const isStuck = (state: State, seat: Seat): boolean => !isLiving(state, seat) || phaseAt(state).offers(state, state.table.point, seat).length === 0;

const asked = (state: State): string | null => {
  const { point, debts } = state.table;
  if (point.kind === 'gameOver') return null;
  const seats = askedSeats(state);
  const awaited = seats.filter((seat) => !hasAnswered(state, seat));
  if (awaited.length === 0 || (point.kind !== 'ceilings' && awaited.length > 1)) return `${awaited.length} seats are awaited in ${point.kind}`;
  const stuck = seats.find((seat) => isStuck(state, seat));
  if (stuck !== undefined) return `seat ${stuck} is asked in ${point.kind}, but is out or has no move`;
  if (point.kind !== 'raiseCash') return null;
  const [debt] = debts;
  if (debt === undefined || debt.debtor !== point.seat) return 'no debt of the seat that raises cash';
  return debt.amount > 0 && cashOf(state, debt.debtor) < debt.amount ? null : `seat ${debt.debtor} raises cash for ${debt.amount}`;
};

/** A debt is pending exactly while cash is raised for it, or a trade interrupts that. */
const phases = (state: State): string | null => {
  const { point, debts, players, round } = state.table;
  const raising = point.kind === 'raiseCash' || (point.kind === 'tradeResponse' && point.back === 'raiseCash');
  if (raising !== debts.length > 0) return `${debts.length} debts in ${point.kind}`;
  if ((point.kind === 'tradeResponse') !== (state.offer !== null)) return `an offer in ${point.kind}`;
  if (state.counter !== null && point.kind !== 'preThrow' && point.kind !== 'raiseCash') return `a counter-proposal in ${point.kind}`;
  if (point.kind === 'roleChoice') return null;
  const living = range(players.length).filter((seat) => isLiving(state, seat));
  const camps = new Set(living.map((seat) => players[seat]?.role));
  const fallen = living.length === 1 || (state.options.victory === 'camp' && camps.size === 1);
  if (point.kind !== 'gameOver') return fallen ? 'a camp has fallen, but the game goes on' : null;
  const limited = point.reason === 'roundLimit' || point.reason === 'roundCap';
  return limited ? (round === lastRound(state.options) ? null : `ended by the limit in round ${round}`) : fallen ? null : 'ended without reason';
};

const ceilings = (state: State): string | null => {
  const { point } = state.table;
  const sealed = Object.values(state.sealed);
  if (point.kind !== 'ceilings') return sealed.length === 0 ? null : `sealed answers in ${point.kind}`;
  if (sealed.length !== point.answered.length || !point.answered.every((seat) => state.sealed[seat]?.seat === seat)) return 'answers and seats differ';
  const wrong = sealed.find(({ seat, amount }) => amount !== null && (amount % BID_UNIT !== 0 || !isWithin(amount, point.opening, cashOf(state, seat))));
  return wrong === undefined ? null : `seat ${wrong.seat} has sealed ${wrong.amount}`;
};

export const invariants: readonly Invariant<State>[] = [
  invariant('AM-9.1', moneyAdds),
  invariant('AM-9.2', pieces),
  invariant('AM-9.3', titles),
  invariant('AM-9.4', levels),
  invariant('AM-9.5', monopolies),
  invariant('AM-9.6', decks),
  invariant('AM-9.7', pawns),
  invariant('AM-9.8', throws),
  invariant('AM-9.9', bankrupts),
  invariant('AM-9.10', balance),
  invariant('AM-9.11', asked),
  invariant('AM-9.12', phases),
  invariant('AM-9.15', ceilings),
];
