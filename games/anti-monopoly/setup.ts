import type { Chance } from '#kernel/chance.ts';
import { at, range, sum } from '#kernel/collections.ts';
import type { Seat, Step } from '#kernel/game.ts';
import { type Ledger, openLedger, transfer } from '#kernel/ledger.ts';
import { HOTELS, HOUSES, START_CASH } from './data.ts';
import { run } from './engine.ts';
import { money, tell, who } from './speak.ts';
import { takeRole } from './rules/roles.ts';
import { CARD_IDS, type CardId, type Options, type Player, type Role, SEAT_NAMES, type State, type Table, type Title, TITLE_IDS } from './types.ts';
import { begin, finish, NO_GUARDS, send, throwDice, type Work } from './rules/work.ts';

/* AM-3. Chance is used in the order of AM-3.2: both decks, the role throws, ties, roles drawn by lot. */

const NEW_PLAYER: Player = {
  role: null,
  pos: 0,
  detained: false,
  detainedTurns: 0,
  bankrupt: false,
  eliminationOrder: null,
  leaving: false,
  rentReceived: 0,
  rentPaid: 0,
};

const UNSOLD: Title = { owner: null, mortgaged: false, level: 0 };

/** AM-4.1.3: the bank starts at −15 000 for each player; nothing is ever created. */
const dealCash = (seats: number): Ledger => {
  let ledger = openLedger(seats, [], ['bank']);
  for (const seat of range(seats)) ledger = transfer(ledger, { from: 'bank', to: seat, amount: START_CASH });
  return ledger;
};

const openTable = (seats: number): Table => ({
  round: 1,
  first: 0,
  active: 0,
  throwNo: 1,
  double: false,
  point: { kind: 'roleChoice', seat: 0 },
  players: range(seats).map(() => NEW_PLAYER),
  titles: TITLE_IDS.map(() => UNSOLD),
  houses: HOUSES,
  hotels: HOTELS,
  debts: [],
  proposals: 0,
  debtProposals: 0,
  guards: NO_GUARDS,
  decks: { C: { draws: 0, recent: [] }, M: { draws: 0, recent: [] } },
  lastCard: null,
  lastDice: null,
  lastAuction: null,
  lastTrade: null,
  roleThrows: [],
});

/** AM-3.4: everybody throws; those tied for the highest throw again, until one is highest. */
const throwForFirst = (work: Work, seats: readonly Seat[]): Seat => {
  const thrown = seats.map((seat) => {
    const dice = throwDice(work, seat, 'role');
    work.table.roleThrows = [...work.table.roleThrows, { seat, dice }];
    work.log?.push(tell('log.roleThrown', { who: who(seat), sum: sum(dice) }, ['AM-3.4']));
    return { seat, total: sum(dice) };
  });
  const highest = Math.max(...thrown.map(({ total }) => total));
  const tied = thrown.filter(({ total }) => total === highest).map(({ seat }) => seat);
  return tied.length === 1 ? at(tied, 0) : throwForFirst(work, tied);
};

/** AM-6.5: half of each, the odd one by a die, shuffled over the seats. */
const drawnRoles = (work: Work, seats: number): readonly Role[] => {
  const extra: Role = seats % 2 === 1 && work.chance.of('oddRole').int(6) >= 3 ? 'M' : 'C';
  const competitors = Math.floor(seats / 2) + (seats % 2 === 1 && extra === 'C' ? 1 : 0);
  return work.chance.of('roles').shuffle(range(seats).map((seat): Role => (seat < competitors ? 'C' : 'M')));
};

const giveRoles = (work: Work, roles: readonly Role[]): void => {
  for (const [seat, role] of roles.entries()) takeRole(work, seat, role, 'assigned');
};

const assignRoles = (work: Work, seats: number): void => {
  const { roleAssignment, monopolistSeats } = work.options;
  if (roleAssignment === 'random') giveRoles(work, drawnRoles(work, seats));
  if (roleAssignment === 'lobby')
    giveRoles(
      work,
      range(seats).map((seat) => (monopolistSeats.includes(at(SEAT_NAMES, seat)) ? 'M' : 'C')),
    );
};

const shuffledDecks = (chance: Chance): Readonly<Record<Role, readonly CardId[]>> => {
  const competitors = chance.of('competitorCards').shuffle<CardId>(CARD_IDS.C);
  return { C: competitors, M: chance.of('monopolistCards').shuffle<CardId>(CARD_IDS.M) };
};

export const setup = (options: Options, seats: number, chance: Chance): Step<State> => {
  const decks = shuffledDecks(chance);
  const work = begin({ options, table: openTable(seats), ledger: dealCash(seats), decks, sealed: {}, offer: null, counter: null }, chance);
  work.log?.push(tell('log.setup', { cash: money(START_CASH) }, ['AM-3.7']));
  const first = throwForFirst(work, range(seats));
  work.table.first = first;
  work.table.active = first;
  work.log?.push(tell('log.first', { who: who(first) }, ['AM-3.4', 'AM-3.8']));
  assignRoles(work, seats);
  send(work, 'chooseRole');
  run(work);
  return finish(work);
};
