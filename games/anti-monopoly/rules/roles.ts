import { at, range } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import { isLiving, player, type PublicFacts, seatLast } from './facts.ts';
import { refuse, say, tell, term, who } from '../speak.ts';
import { type Debt, type Role, ROLES, type State, type Table } from '../types.ts';
import { change, openPhase, send, type Work } from './work.ts';
import type { Message } from '#kernel/messages.ts';
import { DETAINED_TURNS, MAX_THROWS_PER_TURN, RELEASE_FEE } from '../data.ts';
import { owe } from './debts.ts';
import { endByLimit, lastRound } from './ending.ts';

/* AM-3.5: the camps are chosen in turn, and stay balanced. */

const membersOf = ({ table }: PublicFacts, role: Role): number => table.players.filter((other) => other.role === role).length;

/** AM-3.5: fewer than half the players, rounded up, have chosen it so far. */
export const isRoleOpen = (facts: PublicFacts, role: Role): boolean => membersOf(facts, role) < Math.ceil(facts.table.players.length / 2);

export const openRoles = (facts: PublicFacts): readonly Role[] => ROLES.filter((role) => isRoleOpen(facts, role));

/** AM-4.11.3: the camp with fewer members, the competitors on equality. */
export const usualRole = (facts: PublicFacts): Role => {
  const wanted = membersOf(facts, 'M') < membersOf(facts, 'C') ? 'M' : 'C';
  return isRoleOpen(facts, wanted) ? wanted : at(openRoles(facts), 0);
};

/** The first chooser, then clockwise. */
const nextChooser = (facts: PublicFacts, { first }: Pick<Table, 'first'>): Seat | null => {
  const count = facts.table.players.length;
  return (
    range(count)
      .map((step) => (first + step) % count)
      .find((seat) => player(facts, seat).role === null) ?? null
  );
};

export const takeRole = (work: Work, seat: Seat, role: Role, how: 'chosen' | 'assigned'): void => {
  change(work, seat, { role });
  work.log?.push(tell(how === 'chosen' ? 'log.roleChosen' : 'log.roleAssigned', { who: who(seat), camp: term(role) }, ['AM-3.5']));
};

/** Asks the next seat, or gives it the only camp left; with the last one the first turn begins (AM-3.8). */
export const chooseRoles = (work: Work): void => {
  const seat = nextChooser(work, work.table);
  if (seat === null) return send(work, 'startTurn');
  const [only, another] = openRoles(work);
  if (only === undefined) throw new Error('no camp is open');
  if (another !== undefined) return openPhase(work, { kind: 'roleChoice', seat });
  takeRole(work, seat, only, 'assigned');
  send(work, 'chooseRole');
};

/* AM-4.11: leaving, coming back, not answering. Seats cannot be added after the start. */

export const checkSeat = (state: State, seat: Seat): Message | null => (isLiving(state, seat) ? null : refuse('no.noSuchSeat', ['AM-4.11.2']));

/** With `bot` nothing changes: a bot plays on. */
export const leave = (work: Work, seat: Seat): void => {
  if (work.options.onLeave === 'bot') {
    work.log?.push(tell('log.left', { who: who(seat) }, ['AM-4.11.2']));
    return;
  }
  if (!player(work, seat).leaving) change(work, seat, { leaving: true });
  work.log?.push(tell('log.leaving', { who: who(seat) }, ['AM-4.11.2']));
};

export const join = (work: Work, seat: Seat): void => {
  if (player(work, seat).leaving) change(work, seat, { leaving: false });
  work.log?.push(tell('log.tookOver', { who: who(seat) }, ['AM-4.11.2']));
};

const isSameDebt = (work: Work, debt: Debt | undefined): boolean => debt !== undefined && work.table.point.kind === 'raiseCash' && work.table.debts[0] === debt;

/** AM-4.11.3: the default move; an absent debtor's things are sold until the debt is settled. */
export const timeOut = (work: Work, seat: Seat, answer: () => void): void => {
  work.log?.push(tell('log.timeout', { who: who(seat) }, ['AM-4.11.3']));
  const [debt] = work.table.debts;
  do answer();
  while (isSameDebt(work, debt));
};

/* AM-4.2: whose turn it is, and how often he throws. */

/** AM-4.2.1, AM-4.2.2. */
export const startTurn = (work: Work): void => {
  const { table } = work;
  const seat = table.active;
  table.throwNo = 1;
  table.double = false;
  table.proposals = 0;
  work.log?.push({
    to: 'all',
    text: say('log.turnStarted', { who: who(seat), round: table.round }, ['AM-4.2.1']),
    heading: { turn: table.round, seat },
  });
  const { detained, detainedTurns } = player(work, seat);
  if (detained && detainedTurns === DETAINED_TURNS) owe(work, [{ debtor: seat, creditor: 'bank', amount: RELEASE_FEE, reason: 'release' }]);
  else send(work, 'preThrow');
};

/** AM-4.2.3. */
export const enterPreThrow = (work: Work): void => openPhase(work, { kind: 'preThrow', seat: work.table.active });

/** AM-4.2.5, AM-6.14: after a first double, a second throw; also from where it sent him. */
export const afterThrow = (work: Work): void => {
  const { table, options } = work;
  const mayThrowAgain = table.double && table.throwNo < MAX_THROWS_PER_TURN && (options.detainedExtraThrow || !player(work, table.active).detained);
  if (!mayThrowAgain) return send(work, 'nextTurn');
  table.throwNo += 1;
  work.log?.push(tell('log.extraThrow', { who: who(table.active) }, ['AM-4.2.5']));
  send(work, 'preThrow');
};

/** AM-3.9: places in the order "first chooser, then clockwise". */
const placeOf = ({ table }: Work, seat: Seat): number => (seat - table.first + table.players.length) % table.players.length;

/** AM-4.2.6, AM-3.9, AM-5.2: the next living seat; a round is over when the order starts again. */
export const nextTurn = (work: Work): void => {
  const { table } = work;
  const next = at(seatLast(work, table.active), 0);
  if (placeOf(work, next) <= placeOf(work, table.active)) {
    work.log?.push(tell('log.roundEnded', { round: table.round }, ['AM-3.9']));
    if (table.round >= lastRound(work.options)) return endByLimit(work);
    table.round += 1;
  }
  table.active = next;
  send(work, 'startTurn');
};

/** Measured in games of bots (`docs/claims`): from four players on the competitors win less than a third of the games, unless a bonus at Start levels the camps. */
const EVEN_UP_TO = 3;
const LEVELLING = 500;
export const losesAsCompetitor = ({ options, table }: PublicFacts): boolean =>
  table.players.length > EVEN_UP_TO && !options.levelledCamps && options.competitorStartBonus < LEVELLING;
