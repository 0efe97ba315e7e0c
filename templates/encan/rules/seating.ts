import { replaceAt } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import { addSeat, createMoney } from '#kernel/ledger.ts';
import type { Message } from '#kernel/messages.ts';
import { manifest } from '../manifest.ts';
import { refuse, tell, who } from '../speak.ts';
import type { State } from '../types.ts';
import { isActive } from './facts.ts';
import type { Work } from './work.ts';

/* EN-4.2: who leaves keeps what he has; a chair that somebody left may be taken, or a new one after the last. */

export const checkLeave = ({ table }: State, seat: Seat): Message | null =>
  isActive(table, seat) ? null : refuse('encan.no.notSeated', ['EN-4.2'], { who: who(seat) });

export const checkJoin = ({ table: { active } }: State, seat: Seat): Message | null => {
  const isFree = seat === active.length ? seat < manifest.players.max : active[seat] === false;
  return isFree ? null : refuse('encan.no.notFree', ['EN-4.2']);
};

export const leave = (work: Work, seat: Seat): void => {
  work.table.active = replaceAt(work.table.active, seat, false);
  work.bids = replaceAt(work.bids, seat, null);
  work.log?.push(tell('encan.log.left', { who: who(seat) }, ['EN-4.2']));
};

export const join = (work: Work, seat: Seat): void => {
  const { table } = work;
  if (seat === table.active.length) {
    table.ledger = createMoney(addSeat(table.ledger), { to: seat, amount: work.options.purse });
    table.bought = [...table.bought, []];
    work.bids = [...work.bids, null];
  }
  table.active = replaceAt(table.active, seat, true);
  work.reveals = true;
  work.log?.push(tell('encan.log.joined', { who: who(seat) }, ['EN-4.2']));
};
