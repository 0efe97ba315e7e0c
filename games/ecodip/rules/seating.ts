import type { Seat } from '#kernel/game.ts';
import type { Message } from '#kernel/messages.ts';
import { SEATS } from '../data.ts';
import { settle } from '../engine.ts';
import { isAlive, powerAt } from './facts.ts';
import { testAbandoned } from './ending.ts';
import { power, refuse, tell, who } from '../speak.ts';
import type { State, Tag } from '../types.ts';
import type { Work } from './work.ts';

/* EC-4.17: absence, leaving, taking over. A power cannot be added to the ten. */

export const checkSeat = ({ table }: State, seat: Seat): Message | null => {
  if (seat < 0 || seat >= SEATS) return refuse('no.noSuchSeat', ['EC-4.17.3']);
  return isAlive(table, powerAt(table, seat)) ? null : refuse('no.eliminated', ['EC-4.16.1']);
};

/** EC-4.17.2: a vacant power that no bot plays is not asked any more. */
export const makeVacant = (work: Work, tag: Tag): void => {
  const { table, options } = work;
  if (table.vacant.includes(tag)) return;
  table.vacant = [...table.vacant, tag];
  if (options.vacant === 'bot') return;
  table.asked = table.asked.filter((other) => other !== tag);
  table.ready = table.ready.filter((other) => other !== tag);
  work.reveals = true;
  testAbandoned(work);
};

/** EC-4.17.5. */
export const leave = (work: Work, seat: Seat): void => {
  const tag = powerAt(work.table, seat);
  work.log.push(tell('log.left', { who: who(seat), power: power(tag) }, ['EC-4.17.5']));
  makeVacant(work, tag);
  settle(work);
};

/** EC-4.17.3: somebody plays it again, with all its secrets, from the next phase on. */
export const reinstate = ({ table }: Work, tag: Tag): void => {
  table.vacant = table.vacant.filter((other) => other !== tag);
  table.missed = { ...table.missed, [tag]: 0 };
};

export const join = (work: Work, seat: Seat): void => {
  const tag = powerAt(work.table, seat);
  reinstate(work, tag);
  work.log.push(tell('log.joined', { who: who(seat), power: power(tag) }, ['EC-4.17.3']));
};

/**
 * EC-4.17.1: without a draft a sheet is missed, and after so many in a row the power is vacant. Missiles that nobody places the rule
 * places as well as anybody (EC-3.5): who leaves them to it has missed nothing.
 */
const miss = (work: Work, tag: Tag): void => {
  const { table, options } = work;
  const missed = table.missed[tag] + (table.phase === 'PLACEMENT' ? 0 : 1);
  table.missed = { ...table.missed, [tag]: missed };
  table.ready = [...table.ready, tag];
  work.reveals = true;
  if (missed >= options.absentLimit && table.phase !== 'PLACEMENT' && !table.vacant.includes(tag)) {
    work.log.push(tell('log.vacated', { who: power(tag) }, ['EC-4.17.2']));
    makeVacant(work, tag);
  }
  settle(work);
};

export const timeOut = (work: Work, seat: Seat, answer: () => void): void => {
  const tag = powerAt(work.table, seat);
  work.log.push(tell('log.timeout', { power: power(tag) }, ['EC-4.17.1', 'EC-4.2.5']));
  if (work.sheets[tag] === undefined) miss(work, tag);
  else answer();
};
