import type { Seat } from '#kernel/game.ts';
import type { Message } from '#kernel/messages.ts';
import { MOST_SEATS } from '../content/data.ts';
import { dropRequests } from './credit.ts';
import { lapseOf } from './proposals.ts';
import { refuse, tell, who } from '../speak.ts';
import type { Options, Player, State, Status } from '../types.ts';
import { change, type Work } from './work.ts';

/* TB-4.14: entering, leaving, pausing. */

export const newPlayer = (role: Player['role'], status: Status, { denominations }: Options): Player => ({
  role,
  status,
  battles: 0,
  pile: 0,
  pledge: 0,
  inherit: 0,
  inherited: true,
  backs: denominations ? [0, 0, 0] : null,
  credits: 0,
  granted: 0,
  waiting: 0,
  banned: 0,
  post: false,
  boss: null,
  seeks: null,
  factory: 0,
  subsidiaries: [],
  houses: { main: 0, secondary: 0, rental: 0 },
  events: [],
  destitute: false,
  choked: false,
  distress: 0,
  bankruptcies: 0,
  done: false,
  stake: null,
  stakeChanges: 0,
  gained: 0,
  left: null,
});

const noSeat = (): Message => refuse('triple-bataille.no.noSuchSeat', ['TB-4.14.1']);

/** A new chair, or one that somebody still holds. */
export const checkJoin = ({ table }: State, seat: Seat): Message | null => {
  if (seat === table.players.length) return seat < MOST_SEATS ? null : refuse('triple-bataille.no.tableFull', ['TB-1.1'], { most: MOST_SEATS });
  const subject = table.players[seat];
  return subject === undefined || subject.status === 'gone' ? noSeat() : null;
};

/** TB-4.14.1: effective at the next OPEN. */
export const join = (work: Work, seat: Seat): void => {
  const { table, heaps, options } = work;
  const subject = table.players[seat];
  if (subject === undefined) {
    table.players.push(newPlayer('player', 'arriving', options));
    heaps.piles.push([]);
    heaps.pledges.push([]);
    heaps.inherits.push([]);
    work.log?.push(tell('triple-bataille.log.arrives', { who: who(seat) }, ['TB-4.14.1']));
    return;
  }
  if (subject.status === 'leaving') change(work, seat, { status: 'returning' });
  if (subject.status === 'paused') change(work, seat, { status: 'returning' });
  work.log?.push(tell('triple-bataille.log.tookSeat', { who: who(seat) }, ['TB-4.14.1']));
};

export const checkLeave = ({ table }: State, seat: Seat): Message | null => {
  const subject = table.players[seat];
  return subject === undefined || subject.status === 'gone' || subject.status === 'leaving' ? noSeat() : null;
};

/** TB-4.14.3: as paused until the end of CLOSE; somebody who had not entered yet is gone at once. */
export const leave = (work: Work, seat: Seat): void => {
  change(work, seat, { status: work.table.players[seat]?.status === 'arriving' ? 'gone' : 'leaving' });
  lapseOf(work, seat);
  dropRequests(work, seat);
  work.log?.push(tell('triple-bataille.log.leaves', { who: who(seat) }, ['TB-4.14.3']));
};

export const checkPause = ({ table }: State, seat: Seat): Message | null => {
  const subject = table.players[seat];
  return subject?.role === 'player' && subject.status === 'playing' ? null : refuse('triple-bataille.no.cannotPause', ['TB-4.14.2']);
};

/** TB-4.14.2: from now on default moves. */
export const pause = (work: Work, seat: Seat): void => {
  change(work, seat, { status: 'paused' });
  lapseOf(work, seat);
  work.log?.push(tell('triple-bataille.log.pauses', { who: who(seat) }, ['TB-4.14.2']));
};

export const checkResume = ({ table }: State, seat: Seat): Message | null =>
  table.players[seat]?.status === 'paused' ? null : refuse('triple-bataille.no.cannotResume', ['TB-4.14.2']);

/** TB-4.2.1: at the next OPEN. */
export const resume = (work: Work, seat: Seat): void => {
  change(work, seat, { status: 'returning' });
  work.log?.push(tell('triple-bataille.log.resumes', { who: who(seat) }, ['TB-4.14.2']));
};
