import { type Actor, applyWith, type Decision, type GameInput, type Message, type Offer, type Seat, unreachable, type Window } from '#kernel';
import { DEADLINES, SEATS } from './data.ts';
import { isAlive, powerAt } from './facts.ts';
import * as referee from './phases/referee.ts';
import * as sheet from './phases/sheet.ts';
import { checkSeat, join, leave, timeOut } from './seating.ts';
import { refuse, say } from './speak.ts';
import { isPlayerMove, type Move, type Options, type State } from './types.ts';
import { begin, finish, type Work } from './work.ts';

/* Everything that can change a game: who may act, is it allowed, what it does. */

const HOUR = 3600;

const isOver = ({ table }: State): boolean => table.ending !== null;

/** EC-4.2.6: all who are asked in a phase share one deadline. */
const windowOf = ({ table, options }: State): Window | null => {
  if (options.deadlines === 'table') return null;
  const { orders, retreats, winter } = DEADLINES[options.deadlines];
  const usual = table.phase === 'WINTER_ORDERS' ? winter : table.dislodged.length > 0 ? retreats : orders;
  return { id: `${table.turn} ${table.phase} ${table.clock.set}`, seconds: table.clock.set > 0 ? table.clock.hours * HOUR : usual };
};

const seatDecisions = (state: State): readonly Decision[] => {
  const { table } = state;
  const window = windowOf(state);
  return table.powers.flatMap((tag, seat): readonly Decision[] => {
    if (!isAlive(table, tag)) return [];
    if (!table.asked.includes(tag)) return [{ seat, duty: 'may', prompt: say('ecodip.ask.nothing', {}, ['EC-4.1.3']) }];
    const prompt = say(`ecodip.ask.${table.phase}`, {}, ['EC-4.1.3']);
    const answered = table.ready.includes(tag);
    return [{ seat, duty: 'must', prompt, ...(answered ? { answered } : {}), ...(window === null ? {} : { window }) }];
  });
};

const refereeDecision = ({ table, options }: State): readonly Decision[] => {
  if (options.referee !== 'human') return [];
  return table.stage === 'review'
    ? [{ seat: 'referee', duty: 'must', prompt: say('ecodip.ask.review', {}, ['EC-4.19.1']) }]
    : [{ seat: 'referee', duty: 'may', prompt: say('ecodip.ask.referee', {}, ['EC-4.19.1']) }];
};

export const pending = (state: State): readonly Decision[] => (isOver(state) ? [] : [...seatDecisions(state), ...refereeDecision(state)]);

export const offers = (state: State, actor: Actor): readonly Offer<Move>[] => {
  if (isOver(state)) return [];
  if (actor === 'referee') return referee.offers(state);
  return actor < SEATS ? sheet.offers(state, actor) : [];
};

const checkMove = (state: State, actor: Actor, move: Move): Message | null => {
  if (!isPlayerMove(move)) return actor === 'referee' ? referee.check(state, move) : refuse('ecodip.no.refereeOnly', ['EC-4.19.1']);
  if (actor === 'referee') return refuse('ecodip.no.refereeDoesNotPlay', ['EC-4.19.1']);
  return actor < 0 || actor >= SEATS ? refuse('ecodip.no.noSuchSeat', ['EC-4.17.3']) : sheet.check(state, actor, move);
};

const isAwaited = ({ table }: State, seat: Seat): boolean => {
  const tag = seat >= 0 && seat < SEATS ? powerAt(table, seat) : null;
  return tag !== null && table.asked.includes(tag) && !table.ready.includes(tag);
};

export const check = (state: State, input: GameInput<Move, Options>): Message | null => {
  if (isOver(state)) return refuse('ecodip.no.gameOver', ['EC-5.6']);
  if (input.by !== 'table') return checkMove(state, input.by, input.move);
  switch (input.event) {
    case 'joined':
    case 'left':
      return checkSeat(state, input.seat);
    case 'timeout':
      return isAwaited(state, input.seat) ? null : refuse('ecodip.no.notAwaited', ['EC-4.17.1']);
    case 'amend':
      return refuse('ecodip.no.fixedOptions', ['EC-4.2.6']);
    default:
      return unreachable(input);
  }
};

const applyMove = (work: Work, actor: Actor, move: Move): void => {
  if (!isPlayerMove(move)) return referee.apply(work, move);
  if (actor === 'referee') throw new Error('the referee has no sheet');
  sheet.apply(work, actor, move);
};

export const apply = applyWith<State, Work, Move, Options>(begin, { move: applyMove, joined: join, left: leave, timeout: timeOut }, finish);
