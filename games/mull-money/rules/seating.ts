import type { Seat } from '#kernel/game.ts';
import type { Message } from '#kernel/messages.ts';
import { isActive } from './facts.ts';
import { refuse, tell, who } from '../speak.ts';
import type { State } from '../types.ts';
import type { Work } from './work.ts';

/* Leaving and taking over (MM-4.11). Seats cannot be added after the start. */

export const checkSeat = (state: State, seat: Seat): Message | null => (isActive(state, seat) ? null : refuse('mull-money.no.noSuchSeat', ['MM-4.11.1']));

/** MM-4.11.2, MM-4.11.3: a bot plays on; with `retire` only to the end of the mission. */
export const leave = (work: Work, seat: Seat): void => {
  const { table, options } = work;
  if (options.onLeave === 'bot') work.log?.push(tell('mull-money.log.left', { who: who(seat) }, ['MM-4.11.2']));
  else {
    if (!table.leaving.includes(seat)) table.leaving = [...table.leaving, seat];
    work.log?.push(tell('mull-money.log.leaving', { who: who(seat) }, ['MM-4.11.3']));
  }
};

/** MM-4.11.2: whoever sits down again before the end of the mission stays in the game. */
export const join = (work: Work, seat: Seat): void => {
  const { table } = work;
  if (table.leaving.includes(seat)) table.leaving = table.leaving.filter((other) => other !== seat);
  work.log?.push(tell('mull-money.log.tookOver', { who: who(seat) }, ['MM-4.11.2']));
};
