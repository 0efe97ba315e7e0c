import { skeleton } from '#kernel/skeleton.ts';
import { run } from './engine.ts';
import { decode } from './moves.ts';
import { bid } from './phases/bid.ts';
import { activeSeats, hasBid, isActive } from './rules/facts.ts';
import { checkJoin, checkLeave, join, leave } from './rules/seating.ts';
import { begin, finish, type Work } from './rules/work.ts';
import { refuse, tell, who } from './speak.ts';
import type { Move, Options, State, Table } from './types.ts';

/* Everything that can change a game: who may act, is it allowed, what it does. */

const NOT_ASKED = refuse('encan.no.notAsked', ['EN-3.1']);

export const inputs = skeleton<State, Work, Table, Move, Options>({
  decode,
  begin,
  run,
  finish,
  isOver: ({ table }) => table.ending !== null,
  point: ({ table }) => table,
  phase: () => bid,
  asked: ({ table }) => activeSeats(table),
  hasAnswered: hasBid,
  isSeated: ({ table }, seat) => isActive(table, seat),
  referee: NOT_ASKED,
  seating: {
    checkJoin,
    checkLeave,
    join,
    leave: (work, seat) => {
      leave(work, seat);
      run(work);
    },
  },
  timeout: (work, seat, answer) => {
    work.log?.push(tell('encan.log.late', { who: who(seat) }, ['EN-4.2']));
    answer();
  },
  amend: {
    check: () => null,
    apply: (work, amended) => {
      work.options = { ...work.options, ...amended };
      work.reveals = true;
      work.log?.push(tell('encan.log.ties', {}, ['EN-3.3']));
    },
  },
  refusals: {
    over: refuse('encan.no.over', ['EN-4.1']),
    notSeated: NOT_ASKED,
    notAsked: NOT_ASKED,
    notAwaited: (seat) => refuse('encan.no.notAwaited', ['EN-4.2'], { who: who(seat) }),
  },
});
