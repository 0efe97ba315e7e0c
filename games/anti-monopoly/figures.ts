import { at, range, sum } from '#kernel/collections.ts';
import { figuresOf, type SeatFigure, type TableFigure } from '#kernel/figures.ts';
import type { Seat } from '#kernel/game.ts';
import type { Sentence } from '#kernel/words.ts';
import { TRANSPORTS } from './data.ts';
import { assetValue, ownedBy, piecesAt, player } from './rules/facts.ts';
import { incomeOf } from './rules/rent.ts';
import type { Player, Role, View } from './types.ts';

/* What is counted (AM-13.8). Everything in it is public. */

type Sum = 'cash' | 'income' | 'score' | 'liquidation' | 'titles' | 'houses' | 'hotels' | 'rentReceived' | 'rentPaid';
type Account = Pick<Player, 'role'> & Readonly<Record<Sum, number>> & { readonly transports: number };

interface Facts {
  readonly table: View['table'];
  readonly accounts: readonly Account[];
}

/** Score by AM-5.3 with utilities at 7, liquidation value L by AM-4.9.2. A bankrupt player has nothing, and counts as that. */
const accountOf = (view: View, seat: Seat): Account => {
  const { role, rentReceived, rentPaid } = player(view, seat);
  const cash = at(view.cash, seat);
  const income = incomeOf(view, seat);
  const owned = ownedBy(view, seat);
  const pieces = owned.map((index) => piecesAt(role ?? 'C', at(view.table.titles, index).level));
  return {
    role,
    cash,
    income,
    score: cash + income,
    liquidation: cash + assetValue(view, seat),
    titles: owned.length,
    transports: owned.filter((index) => TRANSPORTS.includes(index)).length,
    houses: sum(pieces.map(({ houses }) => houses)),
    hotels: sum(pieces.map(({ hotels }) => hotels)),
    rentReceived,
    rentPaid,
  };
};

const ofSeat =
  (of: Sum): SeatFigure<Facts>['of'] =>
  ({ accounts }, seat) =>
    at(accounts, seat)[of];

const ofCamp =
  (camp: Role, of: Sum): TableFigure<Facts>['of'] =>
  ({ accounts }) =>
    sum(accounts.filter(({ role }) => role === camp).map((account) => account[of]));

const campSum = (camp: Role, of: Sum, ...name: Sentence): TableFigure<Facts> => ({ name, write: 'money', of: ofCamp(camp, of) });

/** Unknown before the end. */
const wonBy =
  (camp: Role): TableFigure<Facts>['of'] =>
  ({ table: { point } }) => {
    if (point.kind !== 'gameOver') return null;
    return point.winningCamp === camp ? 1 : 0;
  };

const RENTS = ['rentReceivedCompetitors', 'rentReceivedMonopolists'] as const;
const STOCK = ['unsold', 'housesInStock', 'hotelsInStock', 'bankruptcies'] as const;

export const figures = figuresOf({
  game: 'anti-monopoly',
  facts: (view: View): Facts => ({ table: view.table, accounts: view.table.players.map((_, seat) => accountOf(view, seat)) }),
  options: ({ options }) => ({ ...options }),
  chairs: ({ table }) => range(table.players.length),
  ofSeats: {
    cash: { name: ['Espèces', 'Cash'], write: 'money', of: ofSeat('cash') },
    income: { name: ['Loyers d’une visite partout', 'Rents of one visit everywhere'], write: 'money', of: ofSeat('income') },
    score: { name: ['Décompte', 'Count'], write: 'money', of: ofSeat('score') },
    liquidation: { name: ['Valeur de liquidation', 'Liquidation value'], write: 'money', of: ofSeat('liquidation') },
    titles: { name: ['Titres', 'Titles'], of: ofSeat('titles') },
    /** AM-2.4.3. */
    allTransports: {
      name: ['Monopoliste aux quatre transports', 'Monopolist with the four transports'],
      of: ({ accounts }, seat) => Number(at(accounts, seat).role === 'M' && at(accounts, seat).transports === TRANSPORTS.length),
    },
    houses: { name: ['Maisons', 'Houses'], of: ofSeat('houses') },
    hotels: { name: ['Hôtels', 'Hotels'], of: ofSeat('hotels') },
    rentReceived: { name: ['Loyers reçus', 'Rents received'], write: 'money', of: ofSeat('rentReceived') },
    rentPaid: { name: ['Loyers payés', 'Rents paid'], write: 'money', of: ofSeat('rentPaid') },
  },
  ofTable: {
    cashCompetitors: campSum('C', 'cash', 'Espèces des libre-concurrents', 'Cash of the competitors'),
    scoreCompetitors: campSum('C', 'score', 'Décompte des libre-concurrents', 'Count of the competitors'),
    liquidationCompetitors: campSum('C', 'liquidation', 'Valeur de liquidation des libre-concurrents', 'Liquidation value of the competitors'),
    titlesCompetitors: { name: ['Titres des libre-concurrents', 'Titles of the competitors'], of: ofCamp('C', 'titles') },
    rentReceivedCompetitors: campSum('C', 'rentReceived', 'Loyers reçus par les libre-concurrents', 'Rents received by the competitors'),
    winCompetitors: { name: ['Victoire des libre-concurrents', 'Win of the competitors'], write: 'flag', of: wonBy('C') },
    cashMonopolists: campSum('M', 'cash', 'Espèces des monopolistes', 'Cash of the monopolists'),
    scoreMonopolists: campSum('M', 'score', 'Décompte des monopolistes', 'Count of the monopolists'),
    liquidationMonopolists: campSum('M', 'liquidation', 'Valeur de liquidation des monopolistes', 'Liquidation value of the monopolists'),
    titlesMonopolists: { name: ['Titres des monopolistes', 'Titles of the monopolists'], of: ofCamp('M', 'titles') },
    rentReceivedMonopolists: campSum('M', 'rentReceived', 'Loyers reçus par les monopolistes', 'Rents received by the monopolists'),
    winMonopolists: { name: ['Victoire des monopolistes', 'Win of the monopolists'], write: 'flag', of: wonBy('M') },
    unsold: { name: ['Titres à la banque', 'Titles with the bank'], of: ({ table }) => table.titles.filter(({ owner }) => owner === null).length },
    housesInStock: { name: ['Maisons en stock', 'Houses in stock'], of: ({ table }) => table.houses },
    hotelsInStock: { name: ['Hôtels en stock', 'Hotels in stock'], of: ({ table }) => table.hotels },
    bankruptcies: { name: ['Faillites', 'Bankruptcies'], of: ({ table }) => table.players.filter(({ bankrupt }) => bankrupt).length },
  },
  // The count of AM-5.3 is made at the end alone; until then wealth is what players have.
  ranks: 'score',
  during: 'liquidation',
  purse: 'cash',
  columns: [
    'cash',
    'liquidation',
    'income',
    'score',
    'titles',
    'rentReceived',
    'rentPaid',
    'liquidationCompetitors',
    'liquidationMonopolists',
    ...RENTS,
    ...STOCK,
  ],
  // AM-5.3: the count comes first, as it is what a game is won by; a room of several tables is ranked by it.
  charts: ['score', 'liquidation', 'cash', 'rentReceived', 'titles', 'scoreCompetitors', 'scoreMonopolists', ...RENTS, ...STOCK],
});
