import { at } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import { DETAINED_TURNS, MAX_THROWS_PER_TURN, RELEASE_FEE } from '../data.ts';
import { player, seatLast } from './facts.ts';
import { say, tell, who } from '../speak.ts';
import { openPhase, send, type Work } from './work.ts';
import { owe } from './debts.ts';
import { endByLimit, lastRound } from './ending.ts';

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
    text: say('anti-monopoly.log.turnStarted', { who: who(seat), round: table.round }, ['AM-4.2.1']),
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
  work.log?.push(tell('anti-monopoly.log.extraThrow', { who: who(table.active) }, ['AM-4.2.5']));
  send(work, 'preThrow');
};

/** AM-3.9: places in the order "first chooser, then clockwise". */
const placeOf = ({ table }: Work, seat: Seat): number => (seat - table.first + table.players.length) % table.players.length;

/** AM-4.2.6, AM-3.9, AM-5.2: the next living seat; a round is over when the order starts again. */
export const nextTurn = (work: Work): void => {
  const { table } = work;
  const next = at(seatLast(work, table.active), 0);
  if (placeOf(work, next) <= placeOf(work, table.active)) {
    work.log?.push(tell('anti-monopoly.log.roundEnded', { round: table.round }, ['AM-3.9']));
    if (table.round >= lastRound(work.options)) return endByLimit(work);
    table.round += 1;
  }
  table.active = next;
  send(work, 'startTurn');
};
