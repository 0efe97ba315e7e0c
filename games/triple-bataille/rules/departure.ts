import { at } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import { isDebt, player } from './facts.ts';
import { wealthOf } from '../scoring.ts';
import { refuse, tell, who } from '../speak.ts';
import { change, changeBank, type Work } from './work.ts';
import { dropRequests, repayCredits } from './credit.ts';
import { unpledgeCards } from './interest.ts';
import { addUnder, pay, payUpTo } from './money.ts';
import { assetsOf, forceSale, intoStock, removeAsset, seizureOrder, thingOf } from './property.ts';
import type { Message } from '#kernel/messages.ts';
import { MOST_SEATS } from '../content/data.ts';
import { lapseOf } from './escrow.ts';
import type { Options, Player, State, Status } from '../types.ts';

/* TB-4.14.3: leaving the game. */

const repayPossible = (work: Work, seat: Seat): void => {
  const { pile, credits } = player(work, seat);
  const whole = Math.min(credits, Math.floor(pile / work.options.creditSize));
  if (whole > 0) repayCredits(work, seat, whole);
};

/** Steps 1 to 3: credits out of cards, then out of property; what is left is never repaid. */
const settleCredits = (work: Work, seat: Seat): void => {
  repayPossible(work, seat);
  if (!isDebt(work)) return change(work, seat, { credits: 0 });
  for (const asset of seizureOrder(player(work, seat))) {
    if (player(work, seat).credits === 0) break;
    forceSale(work, seat, asset);
    repayPossible(work, seat);
  }
  const { credits, pile } = player(work, seat);
  if (credits === 0) return undefined;
  changeBank(work, { badCredits: work.table.bank.badCredits + credits });
  change(work, seat, { credits: 0 });
  return pay(work, { from: seat, to: 'bankProfit', amount: pile });
};

/** Loans that he gave are cancelled, those he owes are paid as far as possible. */
const settleLoans = (work: Work, seat: Seat): void => {
  for (const { borrower, lender, principal, arrears } of work.table.loans) {
    if (borrower === seat) payUpTo(work, { from: seat, to: lender, amount: principal + arrears });
  }
  work.table.loans = work.table.loans.filter(({ borrower, lender }) => borrower !== seat && lender !== seat);
};

/** Step 4: the rest falls to the state. */
const leaveToState = (work: Work, seat: Seat): void => {
  pay(work, { from: seat, to: 'state', amount: player(work, seat).pile });
  addUnder(work, 'state', at(work.heaps.inherits, seat));
  work.heaps.inherits[seat] = [];
  for (let [asset] = assetsOf(player(work, seat)); asset !== undefined; [asset] = assetsOf(player(work, seat))) {
    const thing = thingOf(player(work, seat), asset);
    removeAsset(work, seat, asset);
    if (thing !== null) intoStock(work, 'state', thing);
  }
};

const depart = (work: Work, seat: Seat): void => {
  const wealth = wealthOf(work, seat);
  unpledgeCards(work, seat, player(work, seat).pledge);
  settleCredits(work, seat);
  settleLoans(work, seat);
  leaveToState(work, seat);
  change(work, seat, { status: 'gone', left: wealth, inherit: 0, inherited: true, events: [], distress: 0, waiting: 0, seeks: null });
  work.log?.push(tell('log.departed', { who: who(seat), n: wealth }, ['TB-4.14.3']));
};

/** At the end of CLOSE. */
export const departures = (work: Work): void => {
  for (const [seat, { status, role }] of work.table.players.entries()) {
    if (status !== 'leaving') continue;
    if (role === 'player') depart(work, seat);
    else change(work, seat, { status: 'gone' });
  }
};

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

const noSeat = (): Message => refuse('no.noSuchSeat', ['TB-4.14.1']);

/** A new chair, or one that somebody still holds. */
export const checkJoin = ({ table }: State, seat: Seat): Message | null => {
  if (seat === table.players.length) return seat < MOST_SEATS ? null : refuse('no.tableFull', ['TB-1.1'], { most: MOST_SEATS });
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
    work.log?.push(tell('log.arrives', { who: who(seat) }, ['TB-4.14.1']));
    return;
  }
  if (subject.status === 'leaving') change(work, seat, { status: 'returning' });
  if (subject.status === 'paused') change(work, seat, { status: 'returning' });
  work.log?.push(tell('log.tookSeat', { who: who(seat) }, ['TB-4.14.1']));
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
  work.log?.push(tell('log.leaves', { who: who(seat) }, ['TB-4.14.3']));
};

export const checkPause = ({ table }: State, seat: Seat): Message | null => {
  const subject = table.players[seat];
  return subject?.role === 'player' && subject.status === 'playing' ? null : refuse('no.cannotPause', ['TB-4.14.2']);
};

/** TB-4.14.2: from now on default moves. */
export const pause = (work: Work, seat: Seat): void => {
  change(work, seat, { status: 'paused' });
  lapseOf(work, seat);
  work.log?.push(tell('log.pauses', { who: who(seat) }, ['TB-4.14.2']));
};

export const checkResume = ({ table }: State, seat: Seat): Message | null =>
  table.players[seat]?.status === 'paused' ? null : refuse('no.cannotResume', ['TB-4.14.2']);

/** TB-4.2.1: at the next OPEN. */
export const resume = (work: Work, seat: Seat): void => {
  change(work, seat, { status: 'returning' });
  work.log?.push(tell('log.resumes', { who: who(seat) }, ['TB-4.14.2']));
};
