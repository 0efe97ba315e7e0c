import type { Decision, Seat, Window } from '#kernel/game.ts';
import { skeleton } from '#kernel/skeleton.ts';
import { type Draft, offerMove } from '#kernel/drafts.ts';
import type { Message } from '#kernel/messages.ts';
import { DEADLINES, SEATS } from './data.ts';
import { settle } from './engine.ts';
import { decode, isPlayerMove, places } from './moves.ts';
import { referee } from './phases/referee.ts';
import { hasLapsed, sheet } from './phases/sheet.ts';
import { isAlive, powerAt, seatOf } from './rules/facts.ts';
import { checkSeat, join, leave, timeOut } from './rules/seating.ts';
import { begin, changeSecrets, finish, type Work } from './rules/work.ts';
import { refuse, say } from './speak.ts';
import type { Move, Options, PhaseName, State } from './types.ts';

/* Everything that can change a game. Ten sheets are one decision point, whatever the phase: they are resolved together, by the engine. */

const HOUR = 3600;

const NOTHING_TO_ORDER = say('ask.nothing', {}, ['EC-4.1.3']);
const REVIEW: Decision = { seat: 'referee', duty: 'must', prompt: say('ask.review', {}, ['EC-4.19.1']) };
const MAY_RULE: Decision = { seat: 'referee', duty: 'may', prompt: say('ask.referee', {}, ['EC-4.19.1']) };

/** EC-4.2.6: all who are asked in a phase share one deadline. */
const windowOf = ({ table, options }: State): Window | undefined => {
  if (options.deadlines === 'table') return undefined;
  const phase = table.phase === 'WINTER_ORDERS' ? 'winter' : table.dislodged.length > 0 ? 'retreats' : 'orders';
  const seconds = table.clock.set > 0 ? table.clock.hours * HOUR : DEADLINES[options.deadlines][phase];
  return { id: `${table.turn} ${table.phase} ${table.clock.set}`, seconds, kind: `window.${phase}` };
};

/** In the order of the seats, whether they have something to order or not. */
const pending = ({ table, options }: State, ask: (seat: Seat) => Decision): readonly Decision[] => {
  const powers = table.powers.flatMap((tag, seat): readonly Decision[] => {
    if (!isAlive(table, tag)) return [];
    return [table.asked.includes(tag) ? ask(seat) : { seat, duty: 'may', prompt: NOTHING_TO_ORDER }];
  });
  return options.referee === 'human' ? [...powers, table.stage === 'review' ? REVIEW : MAY_RULE] : powers;
};

/* EC-4.1.7: what a living power may do at any time, asked or not: be ready by itself in a winter without a decision. */

const standing = {
  offers({ table, secrets }: State, seat: Seat): readonly Draft<Move>[] {
    const tag = powerAt(table, seat);
    if (!isAlive(table, tag)) return [];
    const { autoReady } = secrets[tag];
    const label = () => say(autoReady ? 'do.autoReadyOff' : 'do.autoReadyOn', {}, ['EC-4.1.7']);
    return [offerMove({ type: 'autoReady', on: !autoReady }, label)];
  },
  check({ table, secrets }: State, seat: Seat, move: Move): Message | null | undefined {
    const tag = powerAt(table, seat);
    if (!isPlayerMove(move)) return refuse('no.refereeOnly', ['EC-4.19.1']);
    if (!isAlive(table, tag)) return refuse('no.eliminated', ['EC-4.16.1']);
    if (move.type !== 'autoReady') return undefined;
    return move.on === secrets[tag].autoReady ? refuse('no.autoReadySame', ['EC-4.1.7']) : null;
  },
  apply(work: Work, seat: Seat, move: Move): boolean {
    if (move.type !== 'autoReady') return false;
    changeSecrets(work, powerAt(work.table, seat), { autoReady: move.on });
    return true;
  },
};

export const inputs = skeleton<State, Work, PhaseName, Move, Options>({
  decode,
  places,
  begin,
  run: settle,
  finish,
  isOver: ({ table }) => table.ending !== null,
  point: ({ table }) => table.phase,
  phase: () => sheet,
  asked: ({ table }) => table.asked.map((tag) => seatOf(table, tag)),
  hasAnswered: ({ table }, seat) => table.ready.includes(powerAt(table, seat)),
  hasLapsed: (state, seat) => hasLapsed(state, powerAt(state.table, seat)),
  window: windowOf,
  isSeated: (_state, seat) => seat >= 0 && seat < SEATS,
  pending,
  beside: standing,
  referee,
  seating: { checkJoin: checkSeat, checkLeave: checkSeat, join, leave },
  timeout: timeOut,
  amend: refuse('no.fixedOptions', ['EC-4.2.6']),
  refusals: {
    over: refuse('no.gameOver', ['EC-5.6']),
    notSeated: refuse('no.noSuchSeat', ['EC-4.17.3']),
    notAsked: refuse('no.notAsked', ['EC-4.1.3']),
    notAwaited: () => refuse('no.notAwaited', ['EC-4.17.1']),
  },
});
